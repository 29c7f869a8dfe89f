"use strict";
// Copyright 2021-2026 Buf Technologies, Inc.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//      http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.
Object.defineProperty(exports, "__esModule", { value: true });
exports.file_google_protobuf_cpp_options = void 0;
const file_js_1 = require("../../../codegenv2/file.js");
const cpp_file_options_pb_js_1 = require("./cpp_file_options_pb.js");
/**
 * Describes the file google/protobuf/cpp_options.proto.
 */
exports.file_google_protobuf_cpp_options = (0, file_js_1.fileDesc)("CiFnb29nbGUvcHJvdG9idWYvY3BwX29wdGlvbnMucHJvdG8SAnBiUABiCGVkaXRpb25zcOkH", [cpp_file_options_pb_js_1.file_google_protobuf_cpp_file_options]);

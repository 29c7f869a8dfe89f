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
exports.json = exports.JsonEnumValueOptionsSchema = exports.file_google_protobuf_json_enumvalue_options = void 0;
const file_js_1 = require("../../../codegenv2/file.js");
const descriptor_pb_js_1 = require("./descriptor_pb.js");
const message_js_1 = require("../../../codegenv2/message.js");
const extension_js_1 = require("../../../codegenv2/extension.js");
/**
 * Describes the file google/protobuf/json_enumvalue_options.proto.
 */
exports.file_google_protobuf_json_enumvalue_options = (0, file_js_1.fileDesc)("Cixnb29nbGUvcHJvdG9idWYvanNvbl9lbnVtdmFsdWVfb3B0aW9ucy5wcm90bxIMcGIuZW51bXZhbHVlIigKFEpzb25FbnVtVmFsdWVPcHRpb25zEg4KBnN0cmluZxgBIAEoCVgBOmIKBGpzb24SIS5nb29nbGUucHJvdG9idWYuRW51bVZhbHVlT3B0aW9ucxjmByABKAsyIi5wYi5lbnVtdmFsdWUuSnNvbkVudW1WYWx1ZU9wdGlvbnNCBrIBAwjqB1IEanNvbkIaChhjb20uZ29vZ2xlLnByb3RvYnVmLnV0aWxiCGVkaXRpb25zcOkH", [descriptor_pb_js_1.file_google_protobuf_descriptor]);
/**
 * Describes the message pb.enumvalue.JsonEnumValueOptions.
 * Use `create(JsonEnumValueOptionsSchema)` to create a new message.
 */
exports.JsonEnumValueOptionsSchema = (0, message_js_1.messageDesc)(exports.file_google_protobuf_json_enumvalue_options, 0);
/**
 * @generated from extension: pb.enumvalue.JsonEnumValueOptions json = 998;
 */
exports.json = (0, extension_js_1.extDesc)(exports.file_google_protobuf_json_enumvalue_options, 0);

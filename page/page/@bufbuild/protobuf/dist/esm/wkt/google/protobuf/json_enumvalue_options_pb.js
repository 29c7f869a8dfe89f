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
import { fileDesc } from "../../../codegenv2/file.js";
import { file_google_protobuf_descriptor } from "./descriptor_pb.js";
import { messageDesc } from "../../../codegenv2/message.js";
import { extDesc } from "../../../codegenv2/extension.js";
/**
 * Describes the file google/protobuf/json_enumvalue_options.proto.
 */
export const file_google_protobuf_json_enumvalue_options = /*@__PURE__*/ fileDesc("Cixnb29nbGUvcHJvdG9idWYvanNvbl9lbnVtdmFsdWVfb3B0aW9ucy5wcm90bxIMcGIuZW51bXZhbHVlIigKFEpzb25FbnVtVmFsdWVPcHRpb25zEg4KBnN0cmluZxgBIAEoCVgBOmIKBGpzb24SIS5nb29nbGUucHJvdG9idWYuRW51bVZhbHVlT3B0aW9ucxjmByABKAsyIi5wYi5lbnVtdmFsdWUuSnNvbkVudW1WYWx1ZU9wdGlvbnNCBrIBAwjqB1IEanNvbkIaChhjb20uZ29vZ2xlLnByb3RvYnVmLnV0aWxiCGVkaXRpb25zcOkH", [file_google_protobuf_descriptor]);
/**
 * Describes the message pb.enumvalue.JsonEnumValueOptions.
 * Use `create(JsonEnumValueOptionsSchema)` to create a new message.
 */
export const JsonEnumValueOptionsSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_json_enumvalue_options, 0);
/**
 * @generated from extension: pb.enumvalue.JsonEnumValueOptions json = 998;
 */
export const json = /*@__PURE__*/ extDesc(file_google_protobuf_json_enumvalue_options, 0);

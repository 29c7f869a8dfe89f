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
 * Describes the file google/protobuf/c_sharp_features.proto.
 */
export const file_google_protobuf_c_sharp_features = /*@__PURE__*/ fileDesc("CiZnb29nbGUvcHJvdG9idWYvY19zaGFycF9mZWF0dXJlcy5wcm90bxICcGIiUwoOQ1NoYXJwRmVhdHVyZXMSQQoYbnVsbGFibGVfcmVmZXJlbmNlX3R5cGVzGAEgASgIQh+IAQGYAQSYAQOYAQGiAQoSBWZhbHNlGIQHsgEDCOoHOkgKBmNzaGFycBIbLmdvb2dsZS5wcm90b2J1Zi5GZWF0dXJlU2V0GOwHIAEoCzISLnBiLkNTaGFycEZlYXR1cmVzUgZjc2hhcnBCOUIYQ1NoYXJwRmVhdHVyZXNPdXRlckNsYXNzUAGqAhpHb29nbGUuUHJvdG9idWYuUmVmbGVjdGlvbg", [file_google_protobuf_descriptor]);
/**
 * Describes the message pb.CSharpFeatures.
 * Use `create(CSharpFeaturesSchema)` to create a new message.
 */
export const CSharpFeaturesSchema = /*@__PURE__*/ messageDesc(file_google_protobuf_c_sharp_features, 0);
/**
 * @generated from extension: optional pb.CSharpFeatures csharp = 1004;
 */
export const csharp = /*@__PURE__*/ extDesc(file_google_protobuf_c_sharp_features, 0);

import type { GenFile } from "../../../codegenv2/types.js";
/**
 * Describes the file google/protobuf/json_options.proto.
 */
export declare const file_google_protobuf_json_options: GenFile;

import type { GenFile } from "../../../codegenv2/types.js";
/**
 * Describes the file google/protobuf/cpp_options.proto.
 */
export declare const file_google_protobuf_cpp_options: GenFile;

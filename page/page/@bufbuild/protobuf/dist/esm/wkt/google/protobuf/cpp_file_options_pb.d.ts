import type { GenExtension, GenFile, GenMessage } from "../../../codegenv2/types.js";
import type { FileOptions } from "./descriptor_pb.js";
import type { Message } from "../../../types.js";
/**
 * Describes the file google/protobuf/cpp_file_options.proto.
 */
export declare const file_google_protobuf_cpp_file_options: GenFile;
/**
 * @generated from message pb.file.CppFileOptions
 */
export type CppFileOptions = Message<"pb.file.CppFileOptions"> & {
    /**
     * Use this option to change the namespace of cpp generated classes. When this
     * option is not set, the package name will be used for determining the cpp
     * namespace.
     *
     * @generated from field: string namespace = 1;
     */
    namespace: string;
};
/**
 * @generated from message pb.file.CppFileOptions
 */
export type CppFileOptionsJson = {
    /**
     * Use this option to change the namespace of cpp generated classes. When this
     * option is not set, the package name will be used for determining the cpp
     * namespace.
     *
     * @generated from field: string namespace = 1;
     */
    namespace?: string;
};
/**
 * Describes the message pb.file.CppFileOptions.
 * Use `create(CppFileOptionsSchema)` to create a new message.
 */
export declare const CppFileOptionsSchema: GenMessage<CppFileOptions, {
    jsonType: CppFileOptionsJson;
}>;
/**
 * @generated from extension: pb.file.CppFileOptions cpp = 990;
 */
export declare const cpp: GenExtension<FileOptions, CppFileOptions>;

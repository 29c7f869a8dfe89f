import type { GenExtension, GenFile, GenMessage } from "../../../codegenv2/types.js";
import type { EnumValueOptions } from "./descriptor_pb.js";
import type { Message } from "../../../types.js";
/**
 * Describes the file google/protobuf/json_enumvalue_options.proto.
 */
export declare const file_google_protobuf_json_enumvalue_options: GenFile;
/**
 * @generated from message pb.enumvalue.JsonEnumValueOptions
 */
export type JsonEnumValueOptions = Message<"pb.enumvalue.JsonEnumValueOptions"> & {
    /**
     * Allows user to specify a custom string to use when serializing an enum
     * value to JSON.
     *
     * Sample usage:
     * enum Foo {
     *   ...
     *   FOO_BAR = 42 [(pb.enumvalue.json).string = "my_custom_name"];
     * }
     *
     * @generated from field: string string = 1;
     */
    string: string;
};
/**
 * @generated from message pb.enumvalue.JsonEnumValueOptions
 */
export type JsonEnumValueOptionsJson = {
    /**
     * Allows user to specify a custom string to use when serializing an enum
     * value to JSON.
     *
     * Sample usage:
     * enum Foo {
     *   ...
     *   FOO_BAR = 42 [(pb.enumvalue.json).string = "my_custom_name"];
     * }
     *
     * @generated from field: string string = 1;
     */
    string?: string;
};
/**
 * Describes the message pb.enumvalue.JsonEnumValueOptions.
 * Use `create(JsonEnumValueOptionsSchema)` to create a new message.
 */
export declare const JsonEnumValueOptionsSchema: GenMessage<JsonEnumValueOptions, {
    jsonType: JsonEnumValueOptionsJson;
}>;
/**
 * @generated from extension: pb.enumvalue.JsonEnumValueOptions json = 998;
 */
export declare const json: GenExtension<EnumValueOptions, JsonEnumValueOptions>;

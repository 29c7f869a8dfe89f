import type { DescriptorProto } from "../wkt/google/protobuf/descriptor_pb.js";
/**
 * @private
 */
export declare function restoreJsonNames(message: DescriptorProto): void;

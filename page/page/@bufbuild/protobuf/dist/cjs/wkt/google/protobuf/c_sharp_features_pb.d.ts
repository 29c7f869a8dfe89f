import type { GenExtension, GenFile, GenMessage } from "../../../codegenv2/types.js";
import type { FeatureSet } from "./descriptor_pb.js";
import type { Message } from "../../../types.js";
/**
 * Describes the file google/protobuf/c_sharp_features.proto.
 */
export declare const file_google_protobuf_c_sharp_features: GenFile;
/**
 * @generated from message pb.CSharpFeatures
 */
export type CSharpFeatures = Message<"pb.CSharpFeatures"> & {
    /**
     * Whether the generated files should have nullable reference type annotations.
     * When enabled, the generated C# code includes `#nullable enable annotations`
     * and annotates message-typed properties and certain parameters with `?`.
     *
     * @generated from field: optional bool nullable_reference_types = 1;
     */
    nullableReferenceTypes: boolean;
};
/**
 * @generated from message pb.CSharpFeatures
 */
export type CSharpFeaturesJson = {
    /**
     * Whether the generated files should have nullable reference type annotations.
     * When enabled, the generated C# code includes `#nullable enable annotations`
     * and annotates message-typed properties and certain parameters with `?`.
     *
     * @generated from field: optional bool nullable_reference_types = 1;
     */
    nullableReferenceTypes?: boolean;
};
/**
 * Describes the message pb.CSharpFeatures.
 * Use `create(CSharpFeaturesSchema)` to create a new message.
 */
export declare const CSharpFeaturesSchema: GenMessage<CSharpFeatures, {
    jsonType: CSharpFeaturesJson;
}>;
/**
 * @generated from extension: optional pb.CSharpFeatures csharp = 1004;
 */
export declare const csharp: GenExtension<FeatureSet, CSharpFeatures>;

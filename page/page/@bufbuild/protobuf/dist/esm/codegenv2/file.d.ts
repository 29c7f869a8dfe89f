import type { DescFile } from "../descriptors.js";
/**
 * Hydrate a file descriptor.
 *
 * @private
 */
export declare function fileDesc(b64: string, imports?: DescFile[]): DescFile;

import { BaseEvent } from "@ag-ui/core";

//#region src/proto.d.ts
/**
 * Encodes an event to the protobuf wire format.
 */
declare function encode(event: BaseEvent): Uint8Array;
/**
 * The envelope carried nothing but variants this build was not compiled
 * against — an event from a later protocol, rather than broken bytes.
 *
 * Kept distinct from a decode failure on purpose. An SSE reader hands such an
 * event to the pipeline, which drops it with a warning and carries on; the
 * binary reader cannot hand it over at all, because an unknown arm has no type
 * string to put on it. Naming the case lets the caller drop the frame the same
 * way, so a producer that adds an event does not kill every binary client
 * while text clients sail past it.
 */
declare class AGUIUnknownEventTypeError extends Error {
  constructor(message?: string);
}
declare function decode(data: Uint8Array): BaseEvent;
//#endregion
//#region src/index.d.ts
declare const AGUI_MEDIA_TYPE = "application/vnd.ag-ui.event+proto";
//#endregion
export { AGUIUnknownEventTypeError, AGUI_MEDIA_TYPE, decode, encode };
//# sourceMappingURL=index.d.ts.map
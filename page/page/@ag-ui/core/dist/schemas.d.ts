import { b as EventType, t as PROTOCOL_VERSION } from "./version-DEKfpZNa.js";
import * as zod_v40 from "zod/v4";
import { z } from "zod/v4";

//#region src/generated/schemas.d.ts
/**
 * The discriminator carried by every event.
 */
declare const EventTypeSchema: z.ZodEnum<typeof EventType>;
/**
 * Extra information attached to an event, a message, a tool call, a tool, an
 * interrupt or a resume entry. Open by key: any JSON value is allowed under a
 * key, including null, because a null there is meaningful data. The object
 * itself may be absent but is never null when present. The key ag-ui is
 * reserved for the protocol's own use; reservation is by convention, since
 * validating the shape of a key's value would contradict being open by key.
 */
declare const MetadataSchema: z.ZodCustom<Record<string, any>, Record<string, any>>;
/**
 * An opaque handle for one subagent invocation, not a reusable name for a
 * subagent definition: two invocations of the same subagent carry two
 * different values. Named to mirror runId one level down, the way the
 * subagent's name mirrors agentId.
 */
declare const SubagentRunIdSchema: z.ZodString;
/**
 * The roles a streamed text message may take. Excludes tool, which is carried
 * by TOOL_CALL_RESULT rather than streamed as text.
 */
declare const TextMessageRoleSchema: z.ZodEnum<{
  developer: "developer";
  system: "system";
  assistant: "assistant";
  user: "user";
}>;
/**
 * Opens a streamed text message. The content arrives as TEXT_MESSAGE_CONTENT
 * events and the message closes with TEXT_MESSAGE_END.
 */
declare const TextMessageStartEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  role: z.ZodOptional<z.ZodEnum<{
    developer: "developer";
    system: "system";
    assistant: "assistant";
    user: "user";
  }>>;
  name: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Appends a fragment to a streamed text message.
 */
declare const TextMessageContentEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_CONTENT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>;
/**
 * Closes a streamed text message.
 */
declare const TextMessageEndEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>;
/**
 * A shorthand that stands in for a start, content and end sequence, for
 * producers that cannot know in advance where a message begins. Every field is
 * optional because a continuation chunk omits what has not changed; which
 * message a field-less chunk continues is a sequence question the prose
 * specification answers.
 */
declare const TextMessageChunkEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodOptional<z.ZodString>;
  role: z.ZodOptional<z.ZodEnum<{
    developer: "developer";
    system: "system";
    assistant: "assistant";
    user: "user";
  }>>;
  delta: z.ZodOptional<z.ZodString>;
  name: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Opens a tool call. The arguments arrive as TOOL_CALL_ARGS events and the
 * call closes with TOOL_CALL_END.
 */
declare const ToolCallStartEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
  toolCallName: z.ZodString;
  parentMessageId: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Appends a fragment of a tool call's arguments.
 */
declare const ToolCallArgsEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_ARGS>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>;
/**
 * Closes a tool call, meaning its arguments are complete.
 */
declare const ToolCallEndEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
}, z.core.$loose>;
/**
 * A shorthand that stands in for a tool call's start, args and end sequence.
 * Every field is optional for the same reason as TEXT_MESSAGE_CHUNK.
 */
declare const ToolCallChunkEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodOptional<z.ZodString>;
  toolCallName: z.ZodOptional<z.ZodString>;
  parentMessageId: z.ZodOptional<z.ZodString>;
  delta: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * A text part.
 */
declare const TextPartSchema: z.ZodObject<{
  type: z.ZodLiteral<"text">;
  id: z.ZodOptional<z.ZodString>;
  text: z.ZodString;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>;
/**
 * Bytes carried inline.
 */
declare const DataSourceSchema: z.ZodObject<{
  type: z.ZodLiteral<"data">;
  value: z.ZodString;
  mimeType: z.ZodString;
}, z.core.$loose>;
/**
 * Bytes referenced by URL, fetched by whoever needs them.
 */
declare const UrlSourceSchema: z.ZodObject<{
  type: z.ZodLiteral<"url">;
  value: z.ZodString;
  mimeType: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Bytes already at the provider, named by a handle the provider issued: an
 * OpenAI or Anthropic file id, a Gemini file URI, a storage URL only that
 * provider can read. No bytes travel and nothing is fetched. Only the provider
 * that minted the handle can resolve it; a peer that cannot drops the part as
 * it drops any part it cannot use.
 */
declare const FileSourceSchema: z.ZodObject<{
  type: z.ZodLiteral<"file">;
  value: z.ZodString;
  provider: z.ZodOptional<z.ZodString>;
  mimeType: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Where a media part's bytes come from: carried inline, referenced by URL, or
 * already at the provider under a handle it issued.
 */
declare const PartSourceSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  type: z.ZodLiteral<"data">;
  value: z.ZodString;
  mimeType: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"url">;
  value: z.ZodString;
  mimeType: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"file">;
  value: z.ZodString;
  provider: z.ZodOptional<z.ZodString>;
  mimeType: z.ZodOptional<z.ZodString>;
}, z.core.$loose>]>;
/**
 * An image part.
 */
declare const ImagePartSchema: z.ZodObject<{
  type: z.ZodLiteral<"image">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>;
/**
 * An audio part.
 */
declare const AudioPartSchema: z.ZodObject<{
  type: z.ZodLiteral<"audio">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>;
/**
 * A video part.
 */
declare const VideoPartSchema: z.ZodObject<{
  type: z.ZodLiteral<"video">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>;
/**
 * A document part.
 */
declare const DocumentPartSchema: z.ZodObject<{
  type: z.ZodLiteral<"document">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>;
/**
 * One part of a message body: what a person sends in a user message, or what a
 * tool returns in a tool message. Discriminated by type. Named by what the
 * part is rather than by direction, because the same part travels into the
 * model inside a user message and back out of the stream inside a tool result.
 */
declare const ContentPartSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  type: z.ZodLiteral<"text">;
  id: z.ZodOptional<z.ZodString>;
  text: z.ZodString;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"image">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"audio">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"video">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"document">;
  id: z.ZodOptional<z.ZodString>;
  source: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"data">;
    value: z.ZodString;
    mimeType: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"url">;
    value: z.ZodString;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"file">;
    value: z.ZodString;
    provider: z.ZodOptional<z.ZodString>;
    mimeType: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>]>;
  metadata: z.ZodOptional<z.ZodAny>;
}, z.core.$loose>]>;
/**
 * Carries what a tool returned. Mints a tool message rather than appending to
 * an existing one, which is why it has its own messageId.
 */
declare const ToolCallResultEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_RESULT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  toolCallId: z.ZodString;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
  role: z.ZodOptional<z.ZodLiteral<"tool">>;
}, z.core.$loose>;
/**
 * Agent state. Any JSON value: the protocol carries state without interpreting
 * it, so an object, an array, a string and a number are all valid.
 */
declare const StateSchema: z.ZodAny;
/**
 * Replaces the agent state wholesale. Sent when a delta cannot express the
 * change, or to resynchronise a consumer.
 */
declare const StateSnapshotEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.STATE_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  snapshot: z.ZodAny;
}, z.core.$loose>;
/**
 * A JSON Pointer as defined by RFC 6901. Either the empty string, meaning the
 * whole document, or a sequence of slash-prefixed reference tokens in which a
 * tilde is escaped as ~0 and a slash as ~1. A value with no leading slash, or
 * a tilde followed by anything other than 0 or 1, is not a JSON Pointer.
 */
declare const JsonPointerSchema: z.ZodString;
/**
 * Inserts value at path. RFC 6902 section 4.1.
 */
declare const AddOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"add">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>;
/**
 * Removes the value at path. RFC 6902 section 4.2.
 */
declare const RemoveOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"remove">;
  path: z.ZodString;
}, z.core.$loose>;
/**
 * Replaces the value at path. RFC 6902 section 4.3.
 */
declare const ReplaceOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"replace">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>;
/**
 * Moves the value at from to path. RFC 6902 section 4.4.
 */
declare const MoveOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"move">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>;
/**
 * Copies the value at from to path. RFC 6902 section 4.5.
 */
declare const CopyOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"copy">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>;
/**
 * Asserts that the value at path equals value. RFC 6902 section 4.6.
 */
declare const TestOperationSchema: z.ZodObject<{
  op: z.ZodLiteral<"test">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>;
/**
 * A single RFC 6902 operation. Exactly one of the operation shapes must match,
 * discriminated by op. Unlike the protocol's own objects, the operations are
 * open: RFC 6902 section 4 requires members an operation does not define to be
 * ignored rather than rejected, so a remove carrying a leftover value is a
 * valid patch. Two of the RFC's rules are relations between values rather than
 * shapes, so no static schema can express them and neither is checked here: a
 * move whose from is a proper prefix of its path (section 4.4), and any
 * operation whose pointer does not resolve in the target document. Both are
 * the applier's to reject.
 */
declare const JsonPatchOperationSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  op: z.ZodLiteral<"add">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"remove">;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"replace">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"move">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"copy">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"test">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>]>;
/**
 * A JSON Patch document as defined by RFC 6902, referenced by
 * STATE_DELTA.delta and ACTIVITY_DELTA.patch: an ordered sequence of
 * operations applied to a target document. An empty array is a valid no-op
 * patch. Whether the operations actually apply to the document they target is
 * a runtime question RFC 6902 leaves to the applier; structural validity here
 * says nothing about it.
 */
declare const JsonPatchSchema: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
  op: z.ZodLiteral<"add">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"remove">;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"replace">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"move">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"copy">;
  from: z.ZodString;
  path: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  op: z.ZodLiteral<"test">;
  path: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>]>>;
/**
 * Changes the agent state incrementally.
 */
declare const StateDeltaEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.STATE_DELTA>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  delta: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    op: z.ZodLiteral<"add">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"remove">;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"replace">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"move">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"copy">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"test">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>]>>;
}, z.core.$loose>;
/**
 * Instructions from the application developer.
 */
declare const DeveloperMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"developer">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodString;
}, z.core.$loose>;
/**
 * Instructions from the system.
 */
declare const SystemMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"system">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodString;
}, z.core.$loose>;
/**
 * The name and arguments of a tool call.
 */
declare const FunctionCallSchema: z.ZodObject<{
  name: z.ZodString;
  arguments: z.ZodString;
}, z.core.$loose>;
/**
 * A call an assistant message made. Carries no subagent attribution of its own
 * and inherits its containing message's, since several calls can share one
 * parent.
 */
declare const ToolCallSchema: z.ZodObject<{
  id: z.ZodString;
  type: z.ZodLiteral<"function">;
  function: z.ZodObject<{
    name: z.ZodString;
    arguments: z.ZodString;
  }, z.core.$loose>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * A message from the agent. Content is optional because a turn may consist
 * only of tool calls.
 */
declare const AssistantMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"assistant">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodOptional<z.ZodString>;
  toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
    id: z.ZodString;
    type: z.ZodLiteral<"function">;
    function: z.ZodObject<{
      name: z.ZodString;
      arguments: z.ZodString;
    }, z.core.$loose>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>>;
}, z.core.$loose>;
/**
 * A message from the person using the application.
 */
declare const UserMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"user">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
}, z.core.$loose>;
/**
 * What a tool returned, as a message in the conversation. Stands alone rather
 * than composing BaseMessage, because it carries no name.
 */
declare const ToolMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"tool">;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
  toolCallId: z.ZodString;
  error: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * Structured progress that is not conversation content, materialised as a
 * message so it keeps its place in the sequence. Stands alone rather than
 * composing BaseMessage, because its content is an object rather than a
 * string.
 */
declare const ActivityMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"activity">;
  activityType: z.ZodString;
  content: z.ZodCustom<Record<string, any>, Record<string, any>>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * A span of the agent's reasoning, materialised as a message. Stands alone
 * rather than composing BaseMessage, because it carries no name.
 */
declare const ReasoningMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"reasoning">;
  content: z.ZodString;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * Any message in a conversation. Discriminated by role.
 */
declare const MessageSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"developer">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"system">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"assistant">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodOptional<z.ZodString>;
  toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
    id: z.ZodString;
    type: z.ZodLiteral<"function">;
    function: z.ZodObject<{
      name: z.ZodString;
      arguments: z.ZodString;
    }, z.core.$loose>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>>;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"user">;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"tool">;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
  toolCallId: z.ZodString;
  error: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"activity">;
  activityType: z.ZodString;
  content: z.ZodCustom<Record<string, any>, Record<string, any>>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>, z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodLiteral<"reasoning">;
  content: z.ZodString;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>]>;
/**
 * The complete set of messages the producer owns, in order. Conversation-wide
 * rather than a plain overwrite: a consumer may keep messages of its own that
 * no producer tracks, so exactly how a snapshot reconciles with those is
 * behavioural and belongs in the prose. Being conversation-wide it cannot
 * belong to a single subagent, so it carries no attribution; it does establish
 * which subagent owns each message it contains, through the messages
 * themselves.
 */
declare const MessagesSnapshotEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.MESSAGES_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  messages: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"developer">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"system">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"assistant">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodOptional<z.ZodString>;
    toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
      id: z.ZodString;
      type: z.ZodLiteral<"function">;
      function: z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodString;
      }, z.core.$loose>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"user">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"tool">;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
    toolCallId: z.ZodString;
    error: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"activity">;
    activityType: z.ZodString;
    content: z.ZodCustom<Record<string, any>, Record<string, any>>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"reasoning">;
    content: z.ZodString;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>]>>;
}, z.core.$loose>;
/**
 * Reports structured progress that is not conversation content, such as a step
 * a UI renders as its own widget.
 */
declare const ActivitySnapshotEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.ACTIVITY_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  activityType: z.ZodString;
  content: z.ZodCustom<Record<string, any>, Record<string, any>>;
  replace: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Changes an activity message's content incrementally.
 */
declare const ActivityDeltaEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.ACTIVITY_DELTA>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  activityType: z.ZodString;
  patch: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    op: z.ZodLiteral<"add">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"remove">;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"replace">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"move">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"copy">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"test">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>]>>;
}, z.core.$loose>;
/**
 * Passes a provider-native event through untranslated, for consumers that need
 * detail the protocol does not model.
 */
declare const RawEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.RAW>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  event: z.ZodAny;
  source: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * The protocol's extension point for an application's own events. Anything a
 * consumer does with one is outside the protocol.
 */
declare const CustomEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.CUSTOM>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  name: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>;
/**
 * A tool the agent may call.
 */
declare const ToolSchema: z.ZodObject<{
  name: z.ZodString;
  description: z.ZodString;
  parameters: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * A named piece of ambient information given to the agent for the run,
 * distinct from the conversation.
 */
declare const ContextSchema: z.ZodObject<{
  description: z.ZodString;
  value: z.ZodString;
}, z.core.$loose>;
/**
 * An answer to one interrupt, sent on the run that continues from it.
 */
declare const ResumeEntrySchema: z.ZodObject<{
  interruptId: z.ZodString;
  status: z.ZodEnum<{
    resolved: "resolved";
    cancelled: "cancelled";
  }>;
  payload: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * A request to run an agent. Also echoed back as RUN_STARTED.input. Only
 * threadId, runId and messages are required: those are the three the SDKs
 * already agree on, and for tools and context an absent key and an empty array
 * mean the same thing, so requiring them would catch nothing a producer could
 * get wrong.
 */
declare const RunAgentInputSchema: z.ZodObject<{
  threadId: z.ZodString;
  runId: z.ZodString;
  protocolVersion: z.ZodOptional<z.ZodString>;
  parentRunId: z.ZodOptional<z.ZodString>;
  state: z.ZodOptional<z.ZodPipe<z.ZodNullable<z.ZodAny>, z.ZodTransform<any, any>>>;
  messages: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"developer">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"system">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"assistant">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodOptional<z.ZodString>;
    toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
      id: z.ZodString;
      type: z.ZodLiteral<"function">;
      function: z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodString;
      }, z.core.$loose>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"user">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"tool">;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
    toolCallId: z.ZodString;
    error: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"activity">;
    activityType: z.ZodString;
    content: z.ZodCustom<Record<string, any>, Record<string, any>>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"reasoning">;
    content: z.ZodString;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>]>>;
  tools: z.ZodDefault<z.ZodArray<z.ZodObject<{
    name: z.ZodString;
    description: z.ZodString;
    parameters: z.ZodOptional<z.ZodAny>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>>;
  context: z.ZodDefault<z.ZodArray<z.ZodObject<{
    description: z.ZodString;
    value: z.ZodString;
  }, z.core.$loose>>>;
  forwardedProps: z.ZodOptional<z.ZodAny>;
  resume: z.ZodOptional<z.ZodArray<z.ZodObject<{
    interruptId: z.ZodString;
    status: z.ZodEnum<{
      resolved: "resolved";
      cancelled: "cancelled";
    }>;
    payload: z.ZodOptional<z.ZodAny>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>>;
}, z.core.$loose>;
/**
 * Opens a run. Run-scoped, so it carries no subagent attribution.
 */
declare const RunStartedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  threadId: z.ZodString;
  runId: z.ZodString;
  protocolVersion: z.ZodOptional<z.ZodString>;
  parentRunId: z.ZodOptional<z.ZodString>;
  input: z.ZodOptional<z.ZodObject<{
    threadId: z.ZodString;
    runId: z.ZodString;
    protocolVersion: z.ZodOptional<z.ZodString>;
    parentRunId: z.ZodOptional<z.ZodString>;
    state: z.ZodOptional<z.ZodPipe<z.ZodNullable<z.ZodAny>, z.ZodTransform<any, any>>>;
    messages: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"developer">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"system">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"assistant">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodOptional<z.ZodString>;
      toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        type: z.ZodLiteral<"function">;
        function: z.ZodObject<{
          name: z.ZodString;
          arguments: z.ZodString;
        }, z.core.$loose>;
        encryptedValue: z.ZodOptional<z.ZodString>;
        metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      }, z.core.$loose>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"user">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"text">;
        id: z.ZodOptional<z.ZodString>;
        text: z.ZodString;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"image">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"audio">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"video">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"document">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>]>>]>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"tool">;
      content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"text">;
        id: z.ZodOptional<z.ZodString>;
        text: z.ZodString;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"image">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"audio">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"video">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"document">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>]>>]>;
      toolCallId: z.ZodString;
      error: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"activity">;
      activityType: z.ZodString;
      content: z.ZodCustom<Record<string, any>, Record<string, any>>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"reasoning">;
      content: z.ZodString;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>]>>;
    tools: z.ZodDefault<z.ZodArray<z.ZodObject<{
      name: z.ZodString;
      description: z.ZodString;
      parameters: z.ZodOptional<z.ZodAny>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
    context: z.ZodDefault<z.ZodArray<z.ZodObject<{
      description: z.ZodString;
      value: z.ZodString;
    }, z.core.$loose>>>;
    forwardedProps: z.ZodOptional<z.ZodAny>;
    resume: z.ZodOptional<z.ZodArray<z.ZodObject<{
      interruptId: z.ZodString;
      status: z.ZodEnum<{
        resolved: "resolved";
        cancelled: "cancelled";
      }>;
      payload: z.ZodOptional<z.ZodAny>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
  }, z.core.$loose>>;
}, z.core.$loose>;
/**
 * The run completed. Equivalent to an absent outcome. Closed like every other
 * object, which is also what keeps it from carrying the suspended sibling's
 * interrupts — a success with an interrupt still pending would be a
 * contradiction, not an extension. A completed run may still have left
 * frontend tool calls for the application to answer; pendingToolCallIds names
 * them.
 */
declare const RunFinishedSuccessOutcomeSchema: z.ZodObject<{
  type: z.ZodLiteral<"success">;
  pendingToolCallIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>;
/**
 * Something a run needs from outside before it can continue, such as an
 * approval or a missing value.
 */
declare const InterruptSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  reason: z.ZodString;
  message: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodOptional<z.ZodString>;
  responseSchema: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  expiresAt: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * The run is paused, waiting for something outside it. Resuming means starting
 * a new run whose resume entries answer these interrupts.
 */
declare const RunFinishedInterruptOutcomeSchema: z.ZodObject<{
  type: z.ZodLiteral<"interrupt">;
  interrupts: z.ZodArray<z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    reason: z.ZodString;
    message: z.ZodOptional<z.ZodString>;
    toolCallId: z.ZodOptional<z.ZodString>;
    responseSchema: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    expiresAt: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>;
}, z.core.$loose>;
/**
 * The run was stopped before it completed, by whoever was running it, and did
 * not fail. Neither success nor interrupt: nothing was produced as a result,
 * and nothing is waited for, so the next run on the thread is an ordinary new
 * run rather than a resume. Closed like its siblings: a cancelled run has no
 * interrupts to carry. Named in the schema before 1.0 because an outcome a
 * consumer does not recognise is stripped and read as success — a cancellation
 * added later would reach every 1.0 consumer as a completed run.
 */
declare const RunFinishedCancelledOutcomeSchema: z.ZodObject<{
  type: z.ZodLiteral<"cancelled">;
}, z.core.$loose>;
/**
 * Why a run ended.
 */
declare const RunFinishedOutcomeSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  type: z.ZodLiteral<"success">;
  pendingToolCallIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"interrupt">;
  interrupts: z.ZodArray<z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    reason: z.ZodString;
    message: z.ZodOptional<z.ZodString>;
    toolCallId: z.ZodOptional<z.ZodString>;
    responseSchema: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    expiresAt: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"cancelled">;
}, z.core.$loose>]>;
/**
 * Token counts for one provider and model, in the protocol's own accounting:
 * every count is either a total or a named part of one, so entries from
 * different providers add up without double-counting. inputTokens and
 * outputTokens are the totals; reasoningTokens, cachedInputTokens and
 * cacheWriteInputTokens are parts of them, never additions to them;
 * totalTokens is the two totals summed. Every field is a label or a number —
 * nothing content-bearing or identifying, no prompts, completions, messages,
 * or thread, run and user identifiers.
 */
declare const TokenUsageSchema: z.ZodObject<{
  provider: z.ZodOptional<z.ZodString>;
  model: z.ZodOptional<z.ZodString>;
  inputTokens: z.ZodOptional<z.ZodInt>;
  outputTokens: z.ZodOptional<z.ZodInt>;
  totalTokens: z.ZodOptional<z.ZodInt>;
  reasoningTokens: z.ZodOptional<z.ZodInt>;
  cachedInputTokens: z.ZodOptional<z.ZodInt>;
  cacheWriteInputTokens: z.ZodOptional<z.ZodInt>;
}, z.core.$loose>;
/**
 * Closes a run that did not fail. Run-scoped, so it carries no subagent
 * attribution.
 */
declare const RunFinishedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  threadId: z.ZodString;
  runId: z.ZodString;
  result: z.ZodOptional<z.ZodAny>;
  outcome: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"success">;
    pendingToolCallIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"interrupt">;
    interrupts: z.ZodArray<z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      reason: z.ZodString;
      message: z.ZodOptional<z.ZodString>;
      toolCallId: z.ZodOptional<z.ZodString>;
      responseSchema: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      expiresAt: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"cancelled">;
  }, z.core.$loose>]>>;
  usage: z.ZodOptional<z.ZodArray<z.ZodObject<{
    provider: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    inputTokens: z.ZodOptional<z.ZodInt>;
    outputTokens: z.ZodOptional<z.ZodInt>;
    totalTokens: z.ZodOptional<z.ZodInt>;
    reasoningTokens: z.ZodOptional<z.ZodInt>;
    cachedInputTokens: z.ZodOptional<z.ZodInt>;
    cacheWriteInputTokens: z.ZodOptional<z.ZodInt>;
  }, z.core.$loose>>>;
}, z.core.$loose>;
/**
 * Ends a run that failed. Run-scoped, so it carries no subagent attribution; a
 * subagent that fails without ending the run reports SUBAGENT_ERROR instead.
 */
declare const RunErrorEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_ERROR>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  message: z.ZodString;
  code: z.ZodOptional<z.ZodString>;
  usage: z.ZodOptional<z.ZodArray<z.ZodObject<{
    provider: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    inputTokens: z.ZodOptional<z.ZodInt>;
    outputTokens: z.ZodOptional<z.ZodInt>;
    totalTokens: z.ZodOptional<z.ZodInt>;
    reasoningTokens: z.ZodOptional<z.ZodInt>;
    cachedInputTokens: z.ZodOptional<z.ZodInt>;
    cacheWriteInputTokens: z.ZodOptional<z.ZodInt>;
  }, z.core.$loose>>>;
}, z.core.$loose>;
/**
 * Opens a named step within a run, for producers whose frameworks have a step
 * concept worth surfacing.
 */
declare const StepStartedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.STEP_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  stepName: z.ZodString;
}, z.core.$loose>;
/**
 * Closes a named step.
 */
declare const StepFinishedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.STEP_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  stepName: z.ZodString;
}, z.core.$loose>;
/**
 * Opens a span of reasoning. A span may contain several reasoning messages.
 */
declare const ReasoningStartEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>;
/**
 * Opens a streamed reasoning message.
 */
declare const ReasoningMessageStartEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  role: z.ZodLiteral<"reasoning">;
}, z.core.$loose>;
/**
 * Appends a fragment to a streamed reasoning message.
 */
declare const ReasoningMessageContentEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_CONTENT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>;
/**
 * Closes a streamed reasoning message.
 */
declare const ReasoningMessageEndEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>;
/**
 * A shorthand that stands in for a reasoning message's start, content and end
 * sequence.
 */
declare const ReasoningMessageChunkEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodOptional<z.ZodString>;
  delta: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Closes a span of reasoning.
 */
declare const ReasoningEndEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>;
/**
 * Whether a REASONING_ENCRYPTED_VALUE belongs to a message or to a tool call.
 */
declare const ReasoningEncryptedValueSubtypeSchema: z.ZodEnum<{
  message: "message";
  "tool-call": "tool-call";
}>;
/**
 * Carries a provider's opaque, encrypted reasoning artefact, which a consumer
 * stores and returns on a later turn without being able to read it.
 */
declare const ReasoningEncryptedValueEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_ENCRYPTED_VALUE>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  subtype: z.ZodEnum<{
    message: "message";
    "tool-call": "tool-call";
  }>;
  entityId: z.ZodString;
  encryptedValue: z.ZodString;
}, z.core.$loose>;
/**
 * Announces that a subagent invocation has begun. Everything the subagent
 * produces afterwards is attributed by carrying its subagentRunId, so a
 * consumer can group the work without replaying the stream. Composed from
 * BaseEvent alone rather than Attributable, because here subagentRunId
 * identifies the subagent rather than attributing the event to one;
 * attribution to an enclosing subagent is parentSubagentRunId.
 */
declare const SubagentStartedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  name: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
  parentSubagentRunId: z.ZodOptional<z.ZodString>;
  parentToolCallId: z.ZodOptional<z.ZodString>;
  parentMessageId: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * The subagent completed its work. Equivalent to an absent outcome.
 */
declare const SubagentFinishedSuccessOutcomeSchema: z.ZodObject<{
  type: z.ZodLiteral<"success">;
}, z.core.$loose>;
/**
 * The subagent is paused awaiting outside input. Terminal for this stream, not
 * for the subagent: a later run may continue the same invocation once the
 * interrupts are answered.
 */
declare const SubagentFinishedSuspendedOutcomeSchema: z.ZodObject<{
  type: z.ZodLiteral<"suspended">;
  interruptIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>;
/**
 * Why a subagent's segment of a run ended. Mirrors RunFinishedOutcome one
 * level down.
 */
declare const SubagentFinishedOutcomeSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  type: z.ZodLiteral<"success">;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<"suspended">;
  interruptIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>]>;
/**
 * Ends a subagent invocation's segment of this run, either because the work
 * completed or because it is suspended awaiting outside input.
 */
declare const SubagentFinishedEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  result: z.ZodOptional<z.ZodAny>;
  outcome: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"success">;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"suspended">;
    interruptIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
  }, z.core.$loose>]>>;
}, z.core.$loose>;
/**
 * Reports that a subagent invocation failed. The run may continue: a parent
 * agent is free to handle a failed subagent, which is why this is not
 * RUN_ERROR.
 */
declare const SubagentErrorEventSchema: z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_ERROR>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  message: z.ZodString;
  code: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Any AG-UI event. Every member is normative: there is no optional tier and no
 * event a consumer may decline to implement. Discriminated by the type
 * property.
 */
declare const EventSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  role: z.ZodOptional<z.ZodEnum<{
    developer: "developer";
    system: "system";
    assistant: "assistant";
    user: "user";
  }>>;
  name: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_CONTENT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TEXT_MESSAGE_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodOptional<z.ZodString>;
  role: z.ZodOptional<z.ZodEnum<{
    developer: "developer";
    system: "system";
    assistant: "assistant";
    user: "user";
  }>>;
  delta: z.ZodOptional<z.ZodString>;
  name: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
  toolCallName: z.ZodString;
  parentMessageId: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_ARGS>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  toolCallId: z.ZodOptional<z.ZodString>;
  toolCallName: z.ZodOptional<z.ZodString>;
  parentMessageId: z.ZodOptional<z.ZodString>;
  delta: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.TOOL_CALL_RESULT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  toolCallId: z.ZodString;
  content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"text">;
    id: z.ZodOptional<z.ZodString>;
    text: z.ZodString;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"image">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"audio">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"video">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"document">;
    id: z.ZodOptional<z.ZodString>;
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"data">;
      value: z.ZodString;
      mimeType: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"url">;
      value: z.ZodString;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"file">;
      value: z.ZodString;
      provider: z.ZodOptional<z.ZodString>;
      mimeType: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>]>;
    metadata: z.ZodOptional<z.ZodAny>;
  }, z.core.$loose>]>>]>;
  role: z.ZodOptional<z.ZodLiteral<"tool">>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.STATE_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  snapshot: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.STATE_DELTA>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  delta: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    op: z.ZodLiteral<"add">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"remove">;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"replace">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"move">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"copy">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"test">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>]>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.MESSAGES_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  messages: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"developer">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"system">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"assistant">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodOptional<z.ZodString>;
    toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
      id: z.ZodString;
      type: z.ZodLiteral<"function">;
      function: z.ZodObject<{
        name: z.ZodString;
        arguments: z.ZodString;
      }, z.core.$loose>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"user">;
    name: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"tool">;
    content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      type: z.ZodLiteral<"text">;
      id: z.ZodOptional<z.ZodString>;
      text: z.ZodString;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"image">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"audio">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"video">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>, z.ZodObject<{
      type: z.ZodLiteral<"document">;
      id: z.ZodOptional<z.ZodString>;
      source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"data">;
        value: z.ZodString;
        mimeType: z.ZodString;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"url">;
        value: z.ZodString;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"file">;
        value: z.ZodString;
        provider: z.ZodOptional<z.ZodString>;
        mimeType: z.ZodOptional<z.ZodString>;
      }, z.core.$loose>]>;
      metadata: z.ZodOptional<z.ZodAny>;
    }, z.core.$loose>]>>]>;
    toolCallId: z.ZodString;
    error: z.ZodOptional<z.ZodString>;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"activity">;
    activityType: z.ZodString;
    content: z.ZodCustom<Record<string, any>, Record<string, any>>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>, z.ZodObject<{
    subagentRunId: z.ZodOptional<z.ZodString>;
    id: z.ZodString;
    role: z.ZodLiteral<"reasoning">;
    content: z.ZodString;
    encryptedValue: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>]>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.ACTIVITY_SNAPSHOT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  activityType: z.ZodString;
  content: z.ZodCustom<Record<string, any>, Record<string, any>>;
  replace: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.ACTIVITY_DELTA>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  activityType: z.ZodString;
  patch: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    op: z.ZodLiteral<"add">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"remove">;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"replace">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"move">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"copy">;
    from: z.ZodString;
    path: z.ZodString;
  }, z.core.$loose>, z.ZodObject<{
    op: z.ZodLiteral<"test">;
    path: z.ZodString;
    value: z.ZodAny;
  }, z.core.$loose>]>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.RAW>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  event: z.ZodAny;
  source: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.CUSTOM>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  name: z.ZodString;
  value: z.ZodAny;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  threadId: z.ZodString;
  runId: z.ZodString;
  protocolVersion: z.ZodOptional<z.ZodString>;
  parentRunId: z.ZodOptional<z.ZodString>;
  input: z.ZodOptional<z.ZodObject<{
    threadId: z.ZodString;
    runId: z.ZodString;
    protocolVersion: z.ZodOptional<z.ZodString>;
    parentRunId: z.ZodOptional<z.ZodString>;
    state: z.ZodOptional<z.ZodPipe<z.ZodNullable<z.ZodAny>, z.ZodTransform<any, any>>>;
    messages: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"developer">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"system">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"assistant">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodOptional<z.ZodString>;
      toolCalls: z.ZodOptional<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        type: z.ZodLiteral<"function">;
        function: z.ZodObject<{
          name: z.ZodString;
          arguments: z.ZodString;
        }, z.core.$loose>;
        encryptedValue: z.ZodOptional<z.ZodString>;
        metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      }, z.core.$loose>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"user">;
      name: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"text">;
        id: z.ZodOptional<z.ZodString>;
        text: z.ZodString;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"image">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"audio">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"video">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"document">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>]>>]>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"tool">;
      content: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"text">;
        id: z.ZodOptional<z.ZodString>;
        text: z.ZodString;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"image">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"audio">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"video">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"document">;
        id: z.ZodOptional<z.ZodString>;
        source: z.ZodDiscriminatedUnion<[z.ZodObject<{
          type: z.ZodLiteral<"data">;
          value: z.ZodString;
          mimeType: z.ZodString;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"url">;
          value: z.ZodString;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>, z.ZodObject<{
          type: z.ZodLiteral<"file">;
          value: z.ZodString;
          provider: z.ZodOptional<z.ZodString>;
          mimeType: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>]>;
        metadata: z.ZodOptional<z.ZodAny>;
      }, z.core.$loose>]>>]>;
      toolCallId: z.ZodString;
      error: z.ZodOptional<z.ZodString>;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"activity">;
      activityType: z.ZodString;
      content: z.ZodCustom<Record<string, any>, Record<string, any>>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>, z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      role: z.ZodLiteral<"reasoning">;
      content: z.ZodString;
      encryptedValue: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>]>>;
    tools: z.ZodDefault<z.ZodArray<z.ZodObject<{
      name: z.ZodString;
      description: z.ZodString;
      parameters: z.ZodOptional<z.ZodAny>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
    context: z.ZodDefault<z.ZodArray<z.ZodObject<{
      description: z.ZodString;
      value: z.ZodString;
    }, z.core.$loose>>>;
    forwardedProps: z.ZodOptional<z.ZodAny>;
    resume: z.ZodOptional<z.ZodArray<z.ZodObject<{
      interruptId: z.ZodString;
      status: z.ZodEnum<{
        resolved: "resolved";
        cancelled: "cancelled";
      }>;
      payload: z.ZodOptional<z.ZodAny>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
  }, z.core.$loose>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  threadId: z.ZodString;
  runId: z.ZodString;
  result: z.ZodOptional<z.ZodAny>;
  outcome: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"success">;
    pendingToolCallIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"interrupt">;
    interrupts: z.ZodArray<z.ZodObject<{
      subagentRunId: z.ZodOptional<z.ZodString>;
      id: z.ZodString;
      reason: z.ZodString;
      message: z.ZodOptional<z.ZodString>;
      toolCallId: z.ZodOptional<z.ZodString>;
      responseSchema: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
      expiresAt: z.ZodOptional<z.ZodString>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"cancelled">;
  }, z.core.$loose>]>>;
  usage: z.ZodOptional<z.ZodArray<z.ZodObject<{
    provider: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    inputTokens: z.ZodOptional<z.ZodInt>;
    outputTokens: z.ZodOptional<z.ZodInt>;
    totalTokens: z.ZodOptional<z.ZodInt>;
    reasoningTokens: z.ZodOptional<z.ZodInt>;
    cachedInputTokens: z.ZodOptional<z.ZodInt>;
    cacheWriteInputTokens: z.ZodOptional<z.ZodInt>;
  }, z.core.$loose>>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.RUN_ERROR>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  message: z.ZodString;
  code: z.ZodOptional<z.ZodString>;
  usage: z.ZodOptional<z.ZodArray<z.ZodObject<{
    provider: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    inputTokens: z.ZodOptional<z.ZodInt>;
    outputTokens: z.ZodOptional<z.ZodInt>;
    totalTokens: z.ZodOptional<z.ZodInt>;
    reasoningTokens: z.ZodOptional<z.ZodInt>;
    cachedInputTokens: z.ZodOptional<z.ZodInt>;
    cacheWriteInputTokens: z.ZodOptional<z.ZodInt>;
  }, z.core.$loose>>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.STEP_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  stepName: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.STEP_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  stepName: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_START>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  role: z.ZodLiteral<"reasoning">;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_CONTENT>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
  delta: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_MESSAGE_CHUNK>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodOptional<z.ZodString>;
  delta: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_END>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  messageId: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.REASONING_ENCRYPTED_VALUE>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodOptional<z.ZodString>;
  subtype: z.ZodEnum<{
    message: "message";
    "tool-call": "tool-call";
  }>;
  entityId: z.ZodString;
  encryptedValue: z.ZodString;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_STARTED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  name: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
  parentSubagentRunId: z.ZodOptional<z.ZodString>;
  parentToolCallId: z.ZodOptional<z.ZodString>;
  parentMessageId: z.ZodOptional<z.ZodString>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_FINISHED>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  result: z.ZodOptional<z.ZodAny>;
  outcome: z.ZodOptional<z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"success">;
  }, z.core.$loose>, z.ZodObject<{
    type: z.ZodLiteral<"suspended">;
    interruptIds: z.ZodOptional<z.ZodArray<z.ZodString>>;
  }, z.core.$loose>]>>;
}, z.core.$loose>, z.ZodObject<{
  type: z.ZodLiteral<EventType.SUBAGENT_ERROR>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  subagentRunId: z.ZodString;
  message: z.ZodString;
  code: z.ZodOptional<z.ZodString>;
}, z.core.$loose>]>;
/**
 * Every role a materialised message may have.
 */
declare const RoleSchema: z.ZodEnum<{
  developer: "developer";
  system: "system";
  assistant: "assistant";
  user: "user";
  tool: "tool";
  activity: "activity";
  reasoning: "reasoning";
}>;
/**
 * Describes a subagent that can be invoked by a parent agent.
 */
declare const SubagentInfoSchema: z.ZodObject<{
  name: z.ZodString;
  description: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * Basic metadata about the agent. Useful for discovery UIs, agent
 * marketplaces, and debugging. Set these when you want clients to display
 * agent information or when multiple agents are available and users need to
 * pick one.
 */
declare const IdentityCapabilitiesSchema: z.ZodObject<{
  name: z.ZodOptional<z.ZodString>;
  type: z.ZodOptional<z.ZodString>;
  description: z.ZodOptional<z.ZodString>;
  version: z.ZodOptional<z.ZodString>;
  provider: z.ZodOptional<z.ZodString>;
  documentationUrl: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * Declares which transport mechanisms the agent supports. Clients use this to
 * pick the best connection strategy. Only set flags to true for transports
 * your agent actually handles — omit or set false for unsupported ones.
 */
declare const TransportCapabilitiesSchema: z.ZodObject<{
  streaming: z.ZodOptional<z.ZodBoolean>;
  websocket: z.ZodOptional<z.ZodBoolean>;
  httpBinary: z.ZodOptional<z.ZodBoolean>;
  pushNotifications: z.ZodOptional<z.ZodBoolean>;
  resumable: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Tool calling capabilities. Distinguishes between tools the agent itself
 * provides (listed in items) and tools the client passes at runtime via
 * RunAgentInput.tools. Enable this when your agent can call functions, search
 * the web, execute code, etc.
 */
declare const ToolsCapabilitiesSchema: z.ZodObject<{
  supported: z.ZodOptional<z.ZodBoolean>;
  items: z.ZodOptional<z.ZodArray<z.ZodObject<{
    name: z.ZodString;
    description: z.ZodString;
    parameters: z.ZodOptional<z.ZodAny>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>>;
  parallelCalls: z.ZodOptional<z.ZodBoolean>;
  clientProvided: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Output format support. Enable structuredOutput when your agent can return
 * responses conforming to a JSON schema, which is useful for programmatic
 * consumption.
 */
declare const OutputCapabilitiesSchema: z.ZodObject<{
  structuredOutput: z.ZodOptional<z.ZodBoolean>;
  supportedMimeTypes: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>;
/**
 * State and memory management capabilities. These tell the client how the
 * agent handles shared state and whether conversation context persists across
 * runs.
 */
declare const StateCapabilitiesSchema: z.ZodObject<{
  snapshots: z.ZodOptional<z.ZodBoolean>;
  deltas: z.ZodOptional<z.ZodBoolean>;
  memory: z.ZodOptional<z.ZodBoolean>;
  persistentState: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Multi-agent coordination capabilities. Enable these when your agent can
 * orchestrate or hand off work to other agents.
 */
declare const MultiAgentCapabilitiesSchema: z.ZodObject<{
  supported: z.ZodOptional<z.ZodBoolean>;
  delegation: z.ZodOptional<z.ZodBoolean>;
  handoffs: z.ZodOptional<z.ZodBoolean>;
  subagents: z.ZodOptional<z.ZodArray<z.ZodObject<{
    name: z.ZodString;
    description: z.ZodOptional<z.ZodString>;
  }, z.core.$loose>>>;
}, z.core.$loose>;
/**
 * Reasoning and thinking capabilities. Enable these when your agent exposes
 * its internal thought process (e.g., chain-of-thought, extended thinking).
 */
declare const ReasoningCapabilitiesSchema: z.ZodObject<{
  supported: z.ZodOptional<z.ZodBoolean>;
  streaming: z.ZodOptional<z.ZodBoolean>;
  encrypted: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Modalities the agent can accept as input. Clients use this to show or hide
 * file upload buttons, audio recorders, image pickers, etc.
 */
declare const MultimodalInputCapabilitiesSchema: z.ZodObject<{
  image: z.ZodOptional<z.ZodBoolean>;
  audio: z.ZodOptional<z.ZodBoolean>;
  video: z.ZodOptional<z.ZodBoolean>;
  pdf: z.ZodOptional<z.ZodBoolean>;
  file: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Modalities the agent can produce as output. Clients use this to anticipate
 * rich content in the agent's response.
 */
declare const MultimodalOutputCapabilitiesSchema: z.ZodObject<{
  image: z.ZodOptional<z.ZodBoolean>;
  audio: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * Multimodal input and output support. Organized into input and output
 * sub-objects so clients can independently query what the agent accepts versus
 * what it produces.
 */
declare const MultimodalCapabilitiesSchema: z.ZodObject<{
  input: z.ZodOptional<z.ZodObject<{
    image: z.ZodOptional<z.ZodBoolean>;
    audio: z.ZodOptional<z.ZodBoolean>;
    video: z.ZodOptional<z.ZodBoolean>;
    pdf: z.ZodOptional<z.ZodBoolean>;
    file: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  output: z.ZodOptional<z.ZodObject<{
    image: z.ZodOptional<z.ZodBoolean>;
    audio: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
}, z.core.$loose>;
/**
 * Execution control and limits. Declare these so clients can set expectations
 * about how long or how many steps an agent run might take.
 */
declare const ExecutionCapabilitiesSchema: z.ZodObject<{
  codeExecution: z.ZodOptional<z.ZodBoolean>;
  sandboxed: z.ZodOptional<z.ZodBoolean>;
  maxIterations: z.ZodOptional<z.ZodInt>;
  maxExecutionTime: z.ZodOptional<z.ZodInt>;
}, z.core.$loose>;
/**
 * Human-in-the-loop interaction support. Enable these when your agent can
 * pause execution to request human input, approval, or feedback before
 * continuing.
 */
declare const HumanInTheLoopCapabilitiesSchema: z.ZodObject<{
  supported: z.ZodOptional<z.ZodBoolean>;
  approvals: z.ZodOptional<z.ZodBoolean>;
  interventions: z.ZodOptional<z.ZodBoolean>;
  feedback: z.ZodOptional<z.ZodBoolean>;
  interrupts: z.ZodOptional<z.ZodBoolean>;
  approveWithEdits: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
/**
 * A typed, categorized snapshot of an agent's current capabilities. All fields
 * are optional — agents only declare what they support. An omitted field means
 * the capability is not declared (unknown), not that it is unsupported. The
 * custom field is an escape hatch for integration-specific capabilities that
 * do not fit into the standard categories.
 */
declare const AgentCapabilitiesSchema: z.ZodObject<{
  identity: z.ZodOptional<z.ZodObject<{
    name: z.ZodOptional<z.ZodString>;
    type: z.ZodOptional<z.ZodString>;
    description: z.ZodOptional<z.ZodString>;
    version: z.ZodOptional<z.ZodString>;
    provider: z.ZodOptional<z.ZodString>;
    documentationUrl: z.ZodOptional<z.ZodString>;
    metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
  }, z.core.$loose>>;
  transport: z.ZodOptional<z.ZodObject<{
    streaming: z.ZodOptional<z.ZodBoolean>;
    websocket: z.ZodOptional<z.ZodBoolean>;
    httpBinary: z.ZodOptional<z.ZodBoolean>;
    pushNotifications: z.ZodOptional<z.ZodBoolean>;
    resumable: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  tools: z.ZodOptional<z.ZodObject<{
    supported: z.ZodOptional<z.ZodBoolean>;
    items: z.ZodOptional<z.ZodArray<z.ZodObject<{
      name: z.ZodString;
      description: z.ZodString;
      parameters: z.ZodOptional<z.ZodAny>;
      metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
    }, z.core.$loose>>>;
    parallelCalls: z.ZodOptional<z.ZodBoolean>;
    clientProvided: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  output: z.ZodOptional<z.ZodObject<{
    structuredOutput: z.ZodOptional<z.ZodBoolean>;
    supportedMimeTypes: z.ZodOptional<z.ZodArray<z.ZodString>>;
  }, z.core.$loose>>;
  state: z.ZodOptional<z.ZodObject<{
    snapshots: z.ZodOptional<z.ZodBoolean>;
    deltas: z.ZodOptional<z.ZodBoolean>;
    memory: z.ZodOptional<z.ZodBoolean>;
    persistentState: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  multiAgent: z.ZodOptional<z.ZodObject<{
    supported: z.ZodOptional<z.ZodBoolean>;
    delegation: z.ZodOptional<z.ZodBoolean>;
    handoffs: z.ZodOptional<z.ZodBoolean>;
    subagents: z.ZodOptional<z.ZodArray<z.ZodObject<{
      name: z.ZodString;
      description: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
  }, z.core.$loose>>;
  reasoning: z.ZodOptional<z.ZodObject<{
    supported: z.ZodOptional<z.ZodBoolean>;
    streaming: z.ZodOptional<z.ZodBoolean>;
    encrypted: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  multimodal: z.ZodOptional<z.ZodObject<{
    input: z.ZodOptional<z.ZodObject<{
      image: z.ZodOptional<z.ZodBoolean>;
      audio: z.ZodOptional<z.ZodBoolean>;
      video: z.ZodOptional<z.ZodBoolean>;
      pdf: z.ZodOptional<z.ZodBoolean>;
      file: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>>;
    output: z.ZodOptional<z.ZodObject<{
      image: z.ZodOptional<z.ZodBoolean>;
      audio: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>>;
  }, z.core.$loose>>;
  execution: z.ZodOptional<z.ZodObject<{
    codeExecution: z.ZodOptional<z.ZodBoolean>;
    sandboxed: z.ZodOptional<z.ZodBoolean>;
    maxIterations: z.ZodOptional<z.ZodInt>;
    maxExecutionTime: z.ZodOptional<z.ZodInt>;
  }, z.core.$loose>>;
  humanInTheLoop: z.ZodOptional<z.ZodObject<{
    supported: z.ZodOptional<z.ZodBoolean>;
    approvals: z.ZodOptional<z.ZodBoolean>;
    interventions: z.ZodOptional<z.ZodBoolean>;
    feedback: z.ZodOptional<z.ZodBoolean>;
    interrupts: z.ZodOptional<z.ZodBoolean>;
    approveWithEdits: z.ZodOptional<z.ZodBoolean>;
  }, z.core.$loose>>;
  custom: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * Composed into everything that can belong to a subagent's work: the events
 * that describe content or progress, the message types, and each interrupt.
 * Run-scoped events omit it — RUN_STARTED, RUN_FINISHED and RUN_ERROR describe
 * the run itself and MESSAGES_SNAPSHOT is conversation-wide, so none of them
 * can belong to one subagent. A tool call omits it too and inherits its
 * containing message's attribution.
 */
declare const AttributableSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/**
 * The fields every event carries, whatever its type. Composed into each event
 * definition rather than repeated, so a change here reaches every event at
 * once.
 */
declare const BaseEventSchema: z.ZodObject<{
  type: z.ZodEnum<typeof EventType>;
  timestamp: z.ZodOptional<z.ZodInt>;
  rawEvent: z.ZodOptional<z.ZodAny>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
/**
 * The fields shared by the developer, system, assistant and user messages.
 * Deliberately excludes content, because a user message's content may be an
 * array while the others are strings, and composition here intersects rather
 * than overrides: a base that constrained content to a string would make an
 * array content invalid. The tool, activity and reasoning messages do not
 * compose this, because they carry no name.
 */
declare const BaseMessageSchema: z.ZodObject<{
  subagentRunId: z.ZodOptional<z.ZodString>;
  id: z.ZodString;
  role: z.ZodString;
  name: z.ZodOptional<z.ZodString>;
  encryptedValue: z.ZodOptional<z.ZodString>;
  metadata: z.ZodOptional<z.ZodCustom<Record<string, any>, Record<string, any>>>;
}, z.core.$loose>;
//#endregion
//#region src/schemas.d.ts
/**
 * How metadata is declared on events and messages.
 *
 * The object itself is absent or an object, never `null` — and parsing enforces
 * that invariant rather than coercing a `null` to absent. The schema pinning it
 * now lives in the generated source (MetadataSchema in
 * src/generated/schemas.ts); this comment survives as the recorded reasoning.
 *
 * Historically tolerated whole optional nulls are translated to absence in
 * the client's compatibility boundary before validation. That includes the
 * legacy `parentMessageId` and `outcome` cases and optional JSON fields such as
 * `rawEvent`, `result`, and media content-part `metadata`; see the repo-root
 * DEPRECATIONS.md for the exact list. Event and message metadata already
 * rejected a whole `null`, so their restriction remains. Compatibility for
 * media content-part metadata does not broaden this shared metadata schema.
 *
 * A `null` *value under a key* is meaningful data and is preserved. Only a
 * `null` in place of the whole object is a contract violation.
 */
declare const OptionalMetadataSchema: zod_v40.ZodOptional<zod_v40.ZodCustom<Record<string, any>, Record<string, any>>>;
//#endregion
export { ActivityDeltaEventSchema, ActivityMessageSchema, ActivitySnapshotEventSchema, AddOperationSchema, AgentCapabilitiesSchema, AssistantMessageSchema, AttributableSchema, AudioPartSchema as AudioInputContentSchema, AudioPartSchema as AudioInputPartSchema, AudioPartSchema, BaseEventSchema, BaseMessageSchema, ContentPartSchema, ContentPartSchema as InputContentSchema, ContextSchema, CopyOperationSchema, CustomEventSchema, DataSourceSchema, DataSourceSchema as InputContentDataSourceSchema, DeveloperMessageSchema, DocumentPartSchema as DocumentInputContentSchema, DocumentPartSchema as DocumentInputPartSchema, DocumentPartSchema, EventSchema, EventSchema as EventSchemas, EventTypeSchema, ExecutionCapabilitiesSchema, FileSourceSchema, FunctionCallSchema, HumanInTheLoopCapabilitiesSchema, IdentityCapabilitiesSchema, ImagePartSchema as ImageInputContentSchema, ImagePartSchema as ImageInputPartSchema, ImagePartSchema, PartSourceSchema as InputContentSourceSchema, PartSourceSchema, UrlSourceSchema as InputContentUrlSourceSchema, UrlSourceSchema, InterruptSchema, JsonPatchOperationSchema, JsonPatchSchema, JsonPointerSchema, MessageSchema, MessagesSnapshotEventSchema, MetadataSchema, MoveOperationSchema, MultiAgentCapabilitiesSchema, MultimodalCapabilitiesSchema, MultimodalInputCapabilitiesSchema, MultimodalOutputCapabilitiesSchema, OptionalMetadataSchema, OutputCapabilitiesSchema, PROTOCOL_VERSION, RawEventSchema, ReasoningCapabilitiesSchema, ReasoningEncryptedValueEventSchema, ReasoningEncryptedValueSubtypeSchema, ReasoningEndEventSchema, ReasoningMessageChunkEventSchema, ReasoningMessageContentEventSchema, ReasoningMessageEndEventSchema, ReasoningMessageSchema, ReasoningMessageStartEventSchema, ReasoningStartEventSchema, RemoveOperationSchema, ReplaceOperationSchema, ResumeEntrySchema, RoleSchema, RunAgentInputSchema, RunErrorEventSchema, RunFinishedCancelledOutcomeSchema, RunFinishedEventSchema, RunFinishedInterruptOutcomeSchema, RunFinishedOutcomeSchema, RunFinishedSuccessOutcomeSchema, RunStartedEventSchema, StateCapabilitiesSchema, StateDeltaEventSchema, StateSchema, StateSnapshotEventSchema, StepFinishedEventSchema, StepStartedEventSchema, SubagentErrorEventSchema, SubagentFinishedEventSchema, SubagentFinishedOutcomeSchema, SubagentFinishedSuccessOutcomeSchema, SubagentFinishedSuspendedOutcomeSchema, SubagentInfoSchema, SubagentRunIdSchema, SubagentStartedEventSchema, SystemMessageSchema, TestOperationSchema, TextPartSchema as TextInputContentSchema, TextPartSchema, TextMessageChunkEventSchema, TextMessageContentEventSchema, TextMessageEndEventSchema, TextMessageRoleSchema, TextMessageStartEventSchema, TokenUsageSchema, ToolCallArgsEventSchema, ToolCallChunkEventSchema, ToolCallEndEventSchema, ToolCallResultEventSchema, ToolCallSchema, ToolCallStartEventSchema, ToolMessageSchema, ToolSchema, ToolsCapabilitiesSchema, TransportCapabilitiesSchema, UserMessageSchema, VideoPartSchema as VideoInputContentSchema, VideoPartSchema as VideoInputPartSchema, VideoPartSchema };
//# sourceMappingURL=schemas.d.ts.map
const require_version = require('./version-BIes0ykB.js');
let zod_v4 = require("zod/v4");

//#region src/generated/schemas.ts
/**
* The discriminator carried by every event.
*/
const EventTypeSchema = zod_v4.z.enum(require_version.EventType);
/**
* Extra information attached to an event, a message, a tool call, a tool, an
* interrupt or a resume entry. Open by key: any JSON value is allowed under a
* key, including null, because a null there is meaningful data. The object
* itself may be absent but is never null when present. The key ag-ui is
* reserved for the protocol's own use; reservation is by convention, since
* validating the shape of a key's value would contradict being open by key.
*/
const MetadataSchema = zod_v4.z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value));
/**
* An opaque handle for one subagent invocation, not a reusable name for a
* subagent definition: two invocations of the same subagent carry two
* different values. Named to mirror runId one level down, the way the
* subagent's name mirrors agentId.
*/
const SubagentRunIdSchema = zod_v4.z.string();
/**
* The roles a streamed text message may take. Excludes tool, which is carried
* by TOOL_CALL_RESULT rather than streamed as text.
*/
const TextMessageRoleSchema = zod_v4.z.enum([
	"developer",
	"system",
	"assistant",
	"user"
]);
/**
* Opens a streamed text message. The content arrives as TEXT_MESSAGE_CONTENT
* events and the message closes with TEXT_MESSAGE_END.
*/
const TextMessageStartEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TEXT_MESSAGE_START),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	role: TextMessageRoleSchema.optional(),
	name: zod_v4.z.string().optional()
});
/**
* Appends a fragment to a streamed text message.
*/
const TextMessageContentEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TEXT_MESSAGE_CONTENT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	delta: zod_v4.z.string()
});
/**
* Closes a streamed text message.
*/
const TextMessageEndEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TEXT_MESSAGE_END),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string()
});
/**
* A shorthand that stands in for a start, content and end sequence, for
* producers that cannot know in advance where a message begins. Every field is
* optional because a continuation chunk omits what has not changed; which
* message a field-less chunk continues is a sequence question the prose
* specification answers.
*/
const TextMessageChunkEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TEXT_MESSAGE_CHUNK),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string().optional(),
	role: TextMessageRoleSchema.optional(),
	delta: zod_v4.z.string().optional(),
	name: zod_v4.z.string().optional()
});
/**
* Opens a tool call. The arguments arrive as TOOL_CALL_ARGS events and the
* call closes with TOOL_CALL_END.
*/
const ToolCallStartEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TOOL_CALL_START),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: zod_v4.z.string(),
	toolCallName: zod_v4.z.string(),
	parentMessageId: zod_v4.z.string().optional()
});
/**
* Appends a fragment of a tool call's arguments.
*/
const ToolCallArgsEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TOOL_CALL_ARGS),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: zod_v4.z.string(),
	delta: zod_v4.z.string()
});
/**
* Closes a tool call, meaning its arguments are complete.
*/
const ToolCallEndEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TOOL_CALL_END),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: zod_v4.z.string()
});
/**
* A shorthand that stands in for a tool call's start, args and end sequence.
* Every field is optional for the same reason as TEXT_MESSAGE_CHUNK.
*/
const ToolCallChunkEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TOOL_CALL_CHUNK),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: zod_v4.z.string().optional(),
	toolCallName: zod_v4.z.string().optional(),
	parentMessageId: zod_v4.z.string().optional(),
	delta: zod_v4.z.string().optional()
});
/**
* A text part.
*/
const TextPartSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("text"),
	id: zod_v4.z.string().optional(),
	text: zod_v4.z.string(),
	metadata: zod_v4.z.any().refine((value) => value !== null).optional()
});
/**
* Bytes carried inline.
*/
const DataSourceSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("data"),
	value: zod_v4.z.string(),
	mimeType: zod_v4.z.string()
});
/**
* Bytes referenced by URL, fetched by whoever needs them.
*/
const UrlSourceSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("url"),
	value: zod_v4.z.string(),
	mimeType: zod_v4.z.string().optional()
});
/**
* Bytes already at the provider, named by a handle the provider issued: an
* OpenAI or Anthropic file id, a Gemini file URI, a storage URL only that
* provider can read. No bytes travel and nothing is fetched. Only the provider
* that minted the handle can resolve it; a peer that cannot drops the part as
* it drops any part it cannot use.
*/
const FileSourceSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("file"),
	value: zod_v4.z.string(),
	provider: zod_v4.z.string().optional(),
	mimeType: zod_v4.z.string().optional()
});
/**
* Where a media part's bytes come from: carried inline, referenced by URL, or
* already at the provider under a handle it issued.
*/
const PartSourceSchema = zod_v4.z.discriminatedUnion("type", [
	DataSourceSchema,
	UrlSourceSchema,
	FileSourceSchema
]);
/**
* An image part.
*/
const ImagePartSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("image"),
	id: zod_v4.z.string().optional(),
	source: PartSourceSchema,
	metadata: zod_v4.z.any().refine((value) => value !== null).optional()
});
/**
* An audio part.
*/
const AudioPartSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("audio"),
	id: zod_v4.z.string().optional(),
	source: PartSourceSchema,
	metadata: zod_v4.z.any().refine((value) => value !== null).optional()
});
/**
* A video part.
*/
const VideoPartSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("video"),
	id: zod_v4.z.string().optional(),
	source: PartSourceSchema,
	metadata: zod_v4.z.any().refine((value) => value !== null).optional()
});
/**
* A document part.
*/
const DocumentPartSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("document"),
	id: zod_v4.z.string().optional(),
	source: PartSourceSchema,
	metadata: zod_v4.z.any().refine((value) => value !== null).optional()
});
/**
* One part of a message body: what a person sends in a user message, or what a
* tool returns in a tool message. Discriminated by type. Named by what the
* part is rather than by direction, because the same part travels into the
* model inside a user message and back out of the stream inside a tool result.
*/
const ContentPartSchema = zod_v4.z.discriminatedUnion("type", [
	TextPartSchema,
	ImagePartSchema,
	AudioPartSchema,
	VideoPartSchema,
	DocumentPartSchema
]);
/**
* Carries what a tool returned. Mints a tool message rather than appending to
* an existing one, which is why it has its own messageId.
*/
const ToolCallResultEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.TOOL_CALL_RESULT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	toolCallId: zod_v4.z.string(),
	content: zod_v4.z.union([zod_v4.z.string(), zod_v4.z.array(ContentPartSchema)]),
	role: zod_v4.z.literal("tool").optional()
});
/**
* Agent state. Any JSON value: the protocol carries state without interpreting
* it, so an object, an array, a string and a number are all valid.
*/
const StateSchema = zod_v4.z.any();
/**
* Replaces the agent state wholesale. Sent when a delta cannot express the
* change, or to resynchronise a consumer.
*/
const StateSnapshotEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.STATE_SNAPSHOT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	snapshot: StateSchema.refine((value) => value !== void 0)
});
/**
* A JSON Pointer as defined by RFC 6901. Either the empty string, meaning the
* whole document, or a sequence of slash-prefixed reference tokens in which a
* tilde is escaped as ~0 and a slash as ~1. A value with no leading slash, or
* a tilde followed by anything other than 0 or 1, is not a JSON Pointer.
*/
const JsonPointerSchema = zod_v4.z.string().regex(/* @__PURE__ */ new RegExp("^(/([^/~]|~[01])*)*$"));
/**
* Inserts value at path. RFC 6902 section 4.1.
*/
const AddOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("add"),
	path: JsonPointerSchema,
	value: zod_v4.z.any().refine((value) => value !== void 0)
}).meta({ specOpen: true });
/**
* Removes the value at path. RFC 6902 section 4.2.
*/
const RemoveOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("remove"),
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Replaces the value at path. RFC 6902 section 4.3.
*/
const ReplaceOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("replace"),
	path: JsonPointerSchema,
	value: zod_v4.z.any().refine((value) => value !== void 0)
}).meta({ specOpen: true });
/**
* Moves the value at from to path. RFC 6902 section 4.4.
*/
const MoveOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("move"),
	from: JsonPointerSchema,
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Copies the value at from to path. RFC 6902 section 4.5.
*/
const CopyOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("copy"),
	from: JsonPointerSchema,
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Asserts that the value at path equals value. RFC 6902 section 4.6.
*/
const TestOperationSchema = zod_v4.z.looseObject({
	op: zod_v4.z.literal("test"),
	path: JsonPointerSchema,
	value: zod_v4.z.any().refine((value) => value !== void 0)
}).meta({ specOpen: true });
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
const JsonPatchOperationSchema = zod_v4.z.discriminatedUnion("op", [
	AddOperationSchema,
	RemoveOperationSchema,
	ReplaceOperationSchema,
	MoveOperationSchema,
	CopyOperationSchema,
	TestOperationSchema
]);
/**
* A JSON Patch document as defined by RFC 6902, referenced by
* STATE_DELTA.delta and ACTIVITY_DELTA.patch: an ordered sequence of
* operations applied to a target document. An empty array is a valid no-op
* patch. Whether the operations actually apply to the document they target is
* a runtime question RFC 6902 leaves to the applier; structural validity here
* says nothing about it.
*/
const JsonPatchSchema = zod_v4.z.array(JsonPatchOperationSchema);
/**
* Changes the agent state incrementally.
*/
const StateDeltaEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.STATE_DELTA),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	delta: JsonPatchSchema
});
/**
* Instructions from the application developer.
*/
const DeveloperMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("developer"),
	name: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: zod_v4.z.string()
});
/**
* Instructions from the system.
*/
const SystemMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("system"),
	name: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: zod_v4.z.string()
});
/**
* The name and arguments of a tool call.
*/
const FunctionCallSchema = zod_v4.z.looseObject({
	name: zod_v4.z.string(),
	arguments: zod_v4.z.string()
});
/**
* A call an assistant message made. Carries no subagent attribution of its own
* and inherits its containing message's, since several calls can share one
* parent.
*/
const ToolCallSchema = zod_v4.z.looseObject({
	id: zod_v4.z.string(),
	type: zod_v4.z.literal("function"),
	function: FunctionCallSchema,
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* A message from the agent. Content is optional because a turn may consist
* only of tool calls.
*/
const AssistantMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("assistant"),
	name: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: zod_v4.z.string().optional(),
	toolCalls: zod_v4.z.array(ToolCallSchema).optional()
});
/**
* A message from the person using the application.
*/
const UserMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("user"),
	name: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: zod_v4.z.union([zod_v4.z.string(), zod_v4.z.array(ContentPartSchema)])
});
/**
* What a tool returned, as a message in the conversation. Stands alone rather
* than composing BaseMessage, because it carries no name.
*/
const ToolMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("tool"),
	content: zod_v4.z.union([zod_v4.z.string(), zod_v4.z.array(ContentPartSchema)]),
	toolCallId: zod_v4.z.string(),
	error: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Structured progress that is not conversation content, materialised as a
* message so it keeps its place in the sequence. Stands alone rather than
* composing BaseMessage, because its content is an object rather than a
* string.
*/
const ActivityMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("activity"),
	activityType: zod_v4.z.string(),
	content: zod_v4.z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
	metadata: MetadataSchema.optional()
});
/**
* A span of the agent's reasoning, materialised as a message. Stands alone
* rather than composing BaseMessage, because it carries no name.
*/
const ReasoningMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.literal("reasoning"),
	content: zod_v4.z.string(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Any message in a conversation. Discriminated by role.
*/
const MessageSchema = zod_v4.z.discriminatedUnion("role", [
	DeveloperMessageSchema,
	SystemMessageSchema,
	AssistantMessageSchema,
	UserMessageSchema,
	ToolMessageSchema,
	ActivityMessageSchema,
	ReasoningMessageSchema
]);
/**
* The complete set of messages the producer owns, in order. Conversation-wide
* rather than a plain overwrite: a consumer may keep messages of its own that
* no producer tracks, so exactly how a snapshot reconciles with those is
* behavioural and belongs in the prose. Being conversation-wide it cannot
* belong to a single subagent, so it carries no attribution; it does establish
* which subagent owns each message it contains, through the messages
* themselves.
*/
const MessagesSnapshotEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.MESSAGES_SNAPSHOT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	messages: zod_v4.z.array(MessageSchema)
});
/**
* Reports structured progress that is not conversation content, such as a step
* a UI renders as its own widget.
*/
const ActivitySnapshotEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.ACTIVITY_SNAPSHOT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	activityType: zod_v4.z.string(),
	content: zod_v4.z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
	replace: zod_v4.z.boolean().optional()
});
/**
* Changes an activity message's content incrementally.
*/
const ActivityDeltaEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.ACTIVITY_DELTA),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	activityType: zod_v4.z.string(),
	patch: JsonPatchSchema
});
/**
* Passes a provider-native event through untranslated, for consumers that need
* detail the protocol does not model.
*/
const RawEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.RAW),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	event: zod_v4.z.any().refine((value) => value !== void 0),
	source: zod_v4.z.string().optional()
});
/**
* The protocol's extension point for an application's own events. Anything a
* consumer does with one is outside the protocol.
*/
const CustomEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.CUSTOM),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	name: zod_v4.z.string(),
	value: zod_v4.z.any().refine((value) => value !== void 0)
});
/**
* A tool the agent may call.
*/
const ToolSchema = zod_v4.z.looseObject({
	name: zod_v4.z.string(),
	description: zod_v4.z.string(),
	parameters: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional()
});
/**
* A named piece of ambient information given to the agent for the run,
* distinct from the conversation.
*/
const ContextSchema = zod_v4.z.looseObject({
	description: zod_v4.z.string(),
	value: zod_v4.z.string()
});
/**
* An answer to one interrupt, sent on the run that continues from it.
*/
const ResumeEntrySchema = zod_v4.z.looseObject({
	interruptId: zod_v4.z.string(),
	status: zod_v4.z.enum(["resolved", "cancelled"]),
	payload: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional()
});
/**
* A request to run an agent. Also echoed back as RUN_STARTED.input. Only
* threadId, runId and messages are required: those are the three the SDKs
* already agree on, and for tools and context an absent key and an empty array
* mean the same thing, so requiring them would catch nothing a producer could
* get wrong.
*/
const RunAgentInputSchema = zod_v4.z.looseObject({
	threadId: zod_v4.z.string(),
	runId: zod_v4.z.string(),
	protocolVersion: zod_v4.z.string().optional(),
	parentRunId: zod_v4.z.string().optional(),
	state: StateSchema.refine((value) => value !== null).nullable().transform((value) => value ?? void 0).optional(),
	messages: zod_v4.z.array(MessageSchema),
	tools: zod_v4.z.array(ToolSchema).default(() => []),
	context: zod_v4.z.array(ContextSchema).default(() => []),
	forwardedProps: zod_v4.z.any().refine((value) => value !== null).optional(),
	resume: zod_v4.z.array(ResumeEntrySchema).optional()
});
/**
* Opens a run. Run-scoped, so it carries no subagent attribution.
*/
const RunStartedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.RUN_STARTED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	threadId: zod_v4.z.string(),
	runId: zod_v4.z.string(),
	protocolVersion: zod_v4.z.string().optional(),
	parentRunId: zod_v4.z.string().optional(),
	input: RunAgentInputSchema.optional()
});
/**
* The run completed. Equivalent to an absent outcome. Closed like every other
* object, which is also what keeps it from carrying the suspended sibling's
* interrupts — a success with an interrupt still pending would be a
* contradiction, not an extension. A completed run may still have left
* frontend tool calls for the application to answer; pendingToolCallIds names
* them.
*/
const RunFinishedSuccessOutcomeSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("success"),
	pendingToolCallIds: zod_v4.z.array(zod_v4.z.string()).optional()
});
/**
* Something a run needs from outside before it can continue, such as an
* approval or a missing value.
*/
const InterruptSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	reason: zod_v4.z.string(),
	message: zod_v4.z.string().optional(),
	toolCallId: zod_v4.z.string().optional(),
	responseSchema: zod_v4.z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)).optional(),
	expiresAt: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* The run is paused, waiting for something outside it. Resuming means starting
* a new run whose resume entries answer these interrupts.
*/
const RunFinishedInterruptOutcomeSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("interrupt"),
	interrupts: zod_v4.z.array(InterruptSchema).min(1)
});
/**
* The run was stopped before it completed, by whoever was running it, and did
* not fail. Neither success nor interrupt: nothing was produced as a result,
* and nothing is waited for, so the next run on the thread is an ordinary new
* run rather than a resume. Closed like its siblings: a cancelled run has no
* interrupts to carry. Named in the schema before 1.0 because an outcome a
* consumer does not recognise is stripped and read as success — a cancellation
* added later would reach every 1.0 consumer as a completed run.
*/
const RunFinishedCancelledOutcomeSchema = zod_v4.z.looseObject({ type: zod_v4.z.literal("cancelled") });
/**
* Why a run ended.
*/
const RunFinishedOutcomeSchema = zod_v4.z.discriminatedUnion("type", [
	RunFinishedSuccessOutcomeSchema,
	RunFinishedInterruptOutcomeSchema,
	RunFinishedCancelledOutcomeSchema
]);
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
const TokenUsageSchema = zod_v4.z.looseObject({
	provider: zod_v4.z.string().optional(),
	model: zod_v4.z.string().optional(),
	inputTokens: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	outputTokens: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	totalTokens: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	reasoningTokens: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	cachedInputTokens: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	cacheWriteInputTokens: zod_v4.z.int().min(0).max(9007199254740991).optional()
});
/**
* Closes a run that did not fail. Run-scoped, so it carries no subagent
* attribution.
*/
const RunFinishedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.RUN_FINISHED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	threadId: zod_v4.z.string(),
	runId: zod_v4.z.string(),
	result: zod_v4.z.any().refine((value) => value !== null).optional(),
	outcome: RunFinishedOutcomeSchema.optional(),
	usage: zod_v4.z.array(TokenUsageSchema).optional()
});
/**
* Ends a run that failed. Run-scoped, so it carries no subagent attribution; a
* subagent that fails without ending the run reports SUBAGENT_ERROR instead.
*/
const RunErrorEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.RUN_ERROR),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	message: zod_v4.z.string(),
	code: zod_v4.z.string().optional(),
	usage: zod_v4.z.array(TokenUsageSchema).optional()
});
/**
* Opens a named step within a run, for producers whose frameworks have a step
* concept worth surfacing.
*/
const StepStartedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.STEP_STARTED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	stepName: zod_v4.z.string()
});
/**
* Closes a named step.
*/
const StepFinishedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.STEP_FINISHED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	stepName: zod_v4.z.string()
});
/**
* Opens a span of reasoning. A span may contain several reasoning messages.
*/
const ReasoningStartEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_START),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string()
});
/**
* Opens a streamed reasoning message.
*/
const ReasoningMessageStartEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_MESSAGE_START),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	role: zod_v4.z.literal("reasoning")
});
/**
* Appends a fragment to a streamed reasoning message.
*/
const ReasoningMessageContentEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_MESSAGE_CONTENT),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string(),
	delta: zod_v4.z.string()
});
/**
* Closes a streamed reasoning message.
*/
const ReasoningMessageEndEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_MESSAGE_END),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string()
});
/**
* A shorthand that stands in for a reasoning message's start, content and end
* sequence.
*/
const ReasoningMessageChunkEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_MESSAGE_CHUNK),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string().optional(),
	delta: zod_v4.z.string().optional()
});
/**
* Closes a span of reasoning.
*/
const ReasoningEndEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_END),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: zod_v4.z.string()
});
/**
* Whether a REASONING_ENCRYPTED_VALUE belongs to a message or to a tool call.
*/
const ReasoningEncryptedValueSubtypeSchema = zod_v4.z.enum(["tool-call", "message"]);
/**
* Carries a provider's opaque, encrypted reasoning artefact, which a consumer
* stores and returns on a later turn without being able to read it.
*/
const ReasoningEncryptedValueEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.REASONING_ENCRYPTED_VALUE),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	subtype: ReasoningEncryptedValueSubtypeSchema,
	entityId: zod_v4.z.string(),
	encryptedValue: zod_v4.z.string()
});
/**
* Announces that a subagent invocation has begun. Everything the subagent
* produces afterwards is attributed by carrying its subagentRunId, so a
* consumer can group the work without replaying the stream. Composed from
* BaseEvent alone rather than Attributable, because here subagentRunId
* identifies the subagent rather than attributing the event to one;
* attribution to an enclosing subagent is parentSubagentRunId.
*/
const SubagentStartedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.SUBAGENT_STARTED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	name: zod_v4.z.string(),
	description: zod_v4.z.string().optional(),
	parentSubagentRunId: SubagentRunIdSchema.optional(),
	parentToolCallId: zod_v4.z.string().optional(),
	parentMessageId: zod_v4.z.string().optional()
});
/**
* The subagent completed its work. Equivalent to an absent outcome.
*/
const SubagentFinishedSuccessOutcomeSchema = zod_v4.z.looseObject({ type: zod_v4.z.literal("success") });
/**
* The subagent is paused awaiting outside input. Terminal for this stream, not
* for the subagent: a later run may continue the same invocation once the
* interrupts are answered.
*/
const SubagentFinishedSuspendedOutcomeSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal("suspended"),
	interruptIds: zod_v4.z.array(zod_v4.z.string()).optional()
});
/**
* Why a subagent's segment of a run ended. Mirrors RunFinishedOutcome one
* level down.
*/
const SubagentFinishedOutcomeSchema = zod_v4.z.discriminatedUnion("type", [SubagentFinishedSuccessOutcomeSchema, SubagentFinishedSuspendedOutcomeSchema]);
/**
* Ends a subagent invocation's segment of this run, either because the work
* completed or because it is suspended awaiting outside input.
*/
const SubagentFinishedEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.SUBAGENT_FINISHED),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	result: zod_v4.z.any().refine((value) => value !== null).optional(),
	outcome: SubagentFinishedOutcomeSchema.optional()
});
/**
* Reports that a subagent invocation failed. The run may continue: a parent
* agent is free to handle a failed subagent, which is why this is not
* RUN_ERROR.
*/
const SubagentErrorEventSchema = zod_v4.z.looseObject({
	type: zod_v4.z.literal(require_version.EventType.SUBAGENT_ERROR),
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	message: zod_v4.z.string(),
	code: zod_v4.z.string().optional()
});
/**
* Any AG-UI event. Every member is normative: there is no optional tier and no
* event a consumer may decline to implement. Discriminated by the type
* property.
*/
const EventSchema = zod_v4.z.discriminatedUnion("type", [
	TextMessageStartEventSchema,
	TextMessageContentEventSchema,
	TextMessageEndEventSchema,
	TextMessageChunkEventSchema,
	ToolCallStartEventSchema,
	ToolCallArgsEventSchema,
	ToolCallEndEventSchema,
	ToolCallChunkEventSchema,
	ToolCallResultEventSchema,
	StateSnapshotEventSchema,
	StateDeltaEventSchema,
	MessagesSnapshotEventSchema,
	ActivitySnapshotEventSchema,
	ActivityDeltaEventSchema,
	RawEventSchema,
	CustomEventSchema,
	RunStartedEventSchema,
	RunFinishedEventSchema,
	RunErrorEventSchema,
	StepStartedEventSchema,
	StepFinishedEventSchema,
	ReasoningStartEventSchema,
	ReasoningMessageStartEventSchema,
	ReasoningMessageContentEventSchema,
	ReasoningMessageEndEventSchema,
	ReasoningMessageChunkEventSchema,
	ReasoningEndEventSchema,
	ReasoningEncryptedValueEventSchema,
	SubagentStartedEventSchema,
	SubagentFinishedEventSchema,
	SubagentErrorEventSchema
]);
/**
* Every role a materialised message may have.
*/
const RoleSchema = zod_v4.z.enum([
	"developer",
	"system",
	"assistant",
	"user",
	"tool",
	"activity",
	"reasoning"
]);
/**
* Describes a subagent that can be invoked by a parent agent.
*/
const SubagentInfoSchema = zod_v4.z.looseObject({
	name: zod_v4.z.string(),
	description: zod_v4.z.string().optional()
});
/**
* Basic metadata about the agent. Useful for discovery UIs, agent
* marketplaces, and debugging. Set these when you want clients to display
* agent information or when multiple agents are available and users need to
* pick one.
*/
const IdentityCapabilitiesSchema = zod_v4.z.looseObject({
	name: zod_v4.z.string().optional(),
	type: zod_v4.z.string().optional(),
	description: zod_v4.z.string().optional(),
	version: zod_v4.z.string().optional(),
	provider: zod_v4.z.string().optional(),
	documentationUrl: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Declares which transport mechanisms the agent supports. Clients use this to
* pick the best connection strategy. Only set flags to true for transports
* your agent actually handles — omit or set false for unsupported ones.
*/
const TransportCapabilitiesSchema = zod_v4.z.looseObject({
	streaming: zod_v4.z.boolean().optional(),
	websocket: zod_v4.z.boolean().optional(),
	httpBinary: zod_v4.z.boolean().optional(),
	pushNotifications: zod_v4.z.boolean().optional(),
	resumable: zod_v4.z.boolean().optional()
});
/**
* Tool calling capabilities. Distinguishes between tools the agent itself
* provides (listed in items) and tools the client passes at runtime via
* RunAgentInput.tools. Enable this when your agent can call functions, search
* the web, execute code, etc.
*/
const ToolsCapabilitiesSchema = zod_v4.z.looseObject({
	supported: zod_v4.z.boolean().optional(),
	items: zod_v4.z.array(ToolSchema).optional(),
	parallelCalls: zod_v4.z.boolean().optional(),
	clientProvided: zod_v4.z.boolean().optional()
});
/**
* Output format support. Enable structuredOutput when your agent can return
* responses conforming to a JSON schema, which is useful for programmatic
* consumption.
*/
const OutputCapabilitiesSchema = zod_v4.z.looseObject({
	structuredOutput: zod_v4.z.boolean().optional(),
	supportedMimeTypes: zod_v4.z.array(zod_v4.z.string()).optional()
});
/**
* State and memory management capabilities. These tell the client how the
* agent handles shared state and whether conversation context persists across
* runs.
*/
const StateCapabilitiesSchema = zod_v4.z.looseObject({
	snapshots: zod_v4.z.boolean().optional(),
	deltas: zod_v4.z.boolean().optional(),
	memory: zod_v4.z.boolean().optional(),
	persistentState: zod_v4.z.boolean().optional()
});
/**
* Multi-agent coordination capabilities. Enable these when your agent can
* orchestrate or hand off work to other agents.
*/
const MultiAgentCapabilitiesSchema = zod_v4.z.looseObject({
	supported: zod_v4.z.boolean().optional(),
	delegation: zod_v4.z.boolean().optional(),
	handoffs: zod_v4.z.boolean().optional(),
	subagents: zod_v4.z.array(SubagentInfoSchema).optional()
});
/**
* Reasoning and thinking capabilities. Enable these when your agent exposes
* its internal thought process (e.g., chain-of-thought, extended thinking).
*/
const ReasoningCapabilitiesSchema = zod_v4.z.looseObject({
	supported: zod_v4.z.boolean().optional(),
	streaming: zod_v4.z.boolean().optional(),
	encrypted: zod_v4.z.boolean().optional()
});
/**
* Modalities the agent can accept as input. Clients use this to show or hide
* file upload buttons, audio recorders, image pickers, etc.
*/
const MultimodalInputCapabilitiesSchema = zod_v4.z.looseObject({
	image: zod_v4.z.boolean().optional(),
	audio: zod_v4.z.boolean().optional(),
	video: zod_v4.z.boolean().optional(),
	pdf: zod_v4.z.boolean().optional(),
	file: zod_v4.z.boolean().optional()
});
/**
* Modalities the agent can produce as output. Clients use this to anticipate
* rich content in the agent's response.
*/
const MultimodalOutputCapabilitiesSchema = zod_v4.z.looseObject({
	image: zod_v4.z.boolean().optional(),
	audio: zod_v4.z.boolean().optional()
});
/**
* Multimodal input and output support. Organized into input and output
* sub-objects so clients can independently query what the agent accepts versus
* what it produces.
*/
const MultimodalCapabilitiesSchema = zod_v4.z.looseObject({
	input: MultimodalInputCapabilitiesSchema.optional(),
	output: MultimodalOutputCapabilitiesSchema.optional()
});
/**
* Execution control and limits. Declare these so clients can set expectations
* about how long or how many steps an agent run might take.
*/
const ExecutionCapabilitiesSchema = zod_v4.z.looseObject({
	codeExecution: zod_v4.z.boolean().optional(),
	sandboxed: zod_v4.z.boolean().optional(),
	maxIterations: zod_v4.z.int().min(0).max(9007199254740991).optional(),
	maxExecutionTime: zod_v4.z.int().min(0).max(9007199254740991).optional()
});
/**
* Human-in-the-loop interaction support. Enable these when your agent can
* pause execution to request human input, approval, or feedback before
* continuing.
*/
const HumanInTheLoopCapabilitiesSchema = zod_v4.z.looseObject({
	supported: zod_v4.z.boolean().optional(),
	approvals: zod_v4.z.boolean().optional(),
	interventions: zod_v4.z.boolean().optional(),
	feedback: zod_v4.z.boolean().optional(),
	interrupts: zod_v4.z.boolean().optional(),
	approveWithEdits: zod_v4.z.boolean().optional()
});
/**
* A typed, categorized snapshot of an agent's current capabilities. All fields
* are optional — agents only declare what they support. An omitted field means
* the capability is not declared (unknown), not that it is unsupported. The
* custom field is an escape hatch for integration-specific capabilities that
* do not fit into the standard categories.
*/
const AgentCapabilitiesSchema = zod_v4.z.looseObject({
	identity: IdentityCapabilitiesSchema.optional(),
	transport: TransportCapabilitiesSchema.optional(),
	tools: ToolsCapabilitiesSchema.optional(),
	output: OutputCapabilitiesSchema.optional(),
	state: StateCapabilitiesSchema.optional(),
	multiAgent: MultiAgentCapabilitiesSchema.optional(),
	reasoning: ReasoningCapabilitiesSchema.optional(),
	multimodal: MultimodalCapabilitiesSchema.optional(),
	execution: ExecutionCapabilitiesSchema.optional(),
	humanInTheLoop: HumanInTheLoopCapabilitiesSchema.optional(),
	custom: zod_v4.z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)).optional()
});
/**
* Composed into everything that can belong to a subagent's work: the events
* that describe content or progress, the message types, and each interrupt.
* Run-scoped events omit it — RUN_STARTED, RUN_FINISHED and RUN_ERROR describe
* the run itself and MESSAGES_SNAPSHOT is conversation-wide, so none of them
* can belong to one subagent. A tool call omits it too and inherits its
* containing message's attribution.
*/
const AttributableSchema = zod_v4.z.looseObject({ subagentRunId: SubagentRunIdSchema.optional() });
/**
* The fields every event carries, whatever its type. Composed into each event
* definition rather than repeated, so a change here reaches every event at
* once.
*/
const BaseEventSchema = zod_v4.z.looseObject({
	type: EventTypeSchema,
	timestamp: zod_v4.z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: zod_v4.z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional()
});
/**
* The fields shared by the developer, system, assistant and user messages.
* Deliberately excludes content, because a user message's content may be an
* array while the others are strings, and composition here intersects rather
* than overrides: a base that constrained content to a string would make an
* array content invalid. The tool, activity and reasoning messages do not
* compose this, because they carry no name.
*/
const BaseMessageSchema = zod_v4.z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: zod_v4.z.string(),
	role: zod_v4.z.string(),
	name: zod_v4.z.string().optional(),
	encryptedValue: zod_v4.z.string().optional(),
	metadata: MetadataSchema.optional()
});

//#endregion
//#region src/schemas.ts
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
const OptionalMetadataSchema = MetadataSchema.optional();

//#endregion
exports.ActivityDeltaEventSchema = ActivityDeltaEventSchema;
exports.ActivityMessageSchema = ActivityMessageSchema;
exports.ActivitySnapshotEventSchema = ActivitySnapshotEventSchema;
exports.AddOperationSchema = AddOperationSchema;
exports.AgentCapabilitiesSchema = AgentCapabilitiesSchema;
exports.AssistantMessageSchema = AssistantMessageSchema;
exports.AttributableSchema = AttributableSchema;
exports.AudioInputContentSchema = AudioPartSchema;
exports.AudioInputPartSchema = AudioPartSchema;
exports.AudioPartSchema = AudioPartSchema;
exports.BaseEventSchema = BaseEventSchema;
exports.BaseMessageSchema = BaseMessageSchema;
exports.ContentPartSchema = ContentPartSchema;
exports.ContextSchema = ContextSchema;
exports.CopyOperationSchema = CopyOperationSchema;
exports.CustomEventSchema = CustomEventSchema;
exports.DataSourceSchema = DataSourceSchema;
exports.DeveloperMessageSchema = DeveloperMessageSchema;
exports.DocumentInputContentSchema = DocumentPartSchema;
exports.DocumentInputPartSchema = DocumentPartSchema;
exports.DocumentPartSchema = DocumentPartSchema;
exports.EventSchema = EventSchema;
exports.EventSchemas = EventSchema;
exports.EventTypeSchema = EventTypeSchema;
exports.ExecutionCapabilitiesSchema = ExecutionCapabilitiesSchema;
exports.FileSourceSchema = FileSourceSchema;
exports.FunctionCallSchema = FunctionCallSchema;
exports.HumanInTheLoopCapabilitiesSchema = HumanInTheLoopCapabilitiesSchema;
exports.IdentityCapabilitiesSchema = IdentityCapabilitiesSchema;
exports.ImageInputContentSchema = ImagePartSchema;
exports.ImageInputPartSchema = ImagePartSchema;
exports.ImagePartSchema = ImagePartSchema;
exports.InputContentDataSourceSchema = DataSourceSchema;
exports.InputContentSchema = ContentPartSchema;
exports.InputContentSourceSchema = PartSourceSchema;
exports.InputContentUrlSourceSchema = UrlSourceSchema;
exports.InterruptSchema = InterruptSchema;
exports.JsonPatchOperationSchema = JsonPatchOperationSchema;
exports.JsonPatchSchema = JsonPatchSchema;
exports.JsonPointerSchema = JsonPointerSchema;
exports.MessageSchema = MessageSchema;
exports.MessagesSnapshotEventSchema = MessagesSnapshotEventSchema;
exports.MetadataSchema = MetadataSchema;
exports.MoveOperationSchema = MoveOperationSchema;
exports.MultiAgentCapabilitiesSchema = MultiAgentCapabilitiesSchema;
exports.MultimodalCapabilitiesSchema = MultimodalCapabilitiesSchema;
exports.MultimodalInputCapabilitiesSchema = MultimodalInputCapabilitiesSchema;
exports.MultimodalOutputCapabilitiesSchema = MultimodalOutputCapabilitiesSchema;
exports.OptionalMetadataSchema = OptionalMetadataSchema;
exports.OutputCapabilitiesSchema = OutputCapabilitiesSchema;
exports.PROTOCOL_VERSION = require_version.PROTOCOL_VERSION;
exports.PartSourceSchema = PartSourceSchema;
exports.RawEventSchema = RawEventSchema;
exports.ReasoningCapabilitiesSchema = ReasoningCapabilitiesSchema;
exports.ReasoningEncryptedValueEventSchema = ReasoningEncryptedValueEventSchema;
exports.ReasoningEncryptedValueSubtypeSchema = ReasoningEncryptedValueSubtypeSchema;
exports.ReasoningEndEventSchema = ReasoningEndEventSchema;
exports.ReasoningMessageChunkEventSchema = ReasoningMessageChunkEventSchema;
exports.ReasoningMessageContentEventSchema = ReasoningMessageContentEventSchema;
exports.ReasoningMessageEndEventSchema = ReasoningMessageEndEventSchema;
exports.ReasoningMessageSchema = ReasoningMessageSchema;
exports.ReasoningMessageStartEventSchema = ReasoningMessageStartEventSchema;
exports.ReasoningStartEventSchema = ReasoningStartEventSchema;
exports.RemoveOperationSchema = RemoveOperationSchema;
exports.ReplaceOperationSchema = ReplaceOperationSchema;
exports.ResumeEntrySchema = ResumeEntrySchema;
exports.RoleSchema = RoleSchema;
exports.RunAgentInputSchema = RunAgentInputSchema;
exports.RunErrorEventSchema = RunErrorEventSchema;
exports.RunFinishedCancelledOutcomeSchema = RunFinishedCancelledOutcomeSchema;
exports.RunFinishedEventSchema = RunFinishedEventSchema;
exports.RunFinishedInterruptOutcomeSchema = RunFinishedInterruptOutcomeSchema;
exports.RunFinishedOutcomeSchema = RunFinishedOutcomeSchema;
exports.RunFinishedSuccessOutcomeSchema = RunFinishedSuccessOutcomeSchema;
exports.RunStartedEventSchema = RunStartedEventSchema;
exports.StateCapabilitiesSchema = StateCapabilitiesSchema;
exports.StateDeltaEventSchema = StateDeltaEventSchema;
exports.StateSchema = StateSchema;
exports.StateSnapshotEventSchema = StateSnapshotEventSchema;
exports.StepFinishedEventSchema = StepFinishedEventSchema;
exports.StepStartedEventSchema = StepStartedEventSchema;
exports.SubagentErrorEventSchema = SubagentErrorEventSchema;
exports.SubagentFinishedEventSchema = SubagentFinishedEventSchema;
exports.SubagentFinishedOutcomeSchema = SubagentFinishedOutcomeSchema;
exports.SubagentFinishedSuccessOutcomeSchema = SubagentFinishedSuccessOutcomeSchema;
exports.SubagentFinishedSuspendedOutcomeSchema = SubagentFinishedSuspendedOutcomeSchema;
exports.SubagentInfoSchema = SubagentInfoSchema;
exports.SubagentRunIdSchema = SubagentRunIdSchema;
exports.SubagentStartedEventSchema = SubagentStartedEventSchema;
exports.SystemMessageSchema = SystemMessageSchema;
exports.TestOperationSchema = TestOperationSchema;
exports.TextInputContentSchema = TextPartSchema;
exports.TextMessageChunkEventSchema = TextMessageChunkEventSchema;
exports.TextMessageContentEventSchema = TextMessageContentEventSchema;
exports.TextMessageEndEventSchema = TextMessageEndEventSchema;
exports.TextMessageRoleSchema = TextMessageRoleSchema;
exports.TextMessageStartEventSchema = TextMessageStartEventSchema;
exports.TextPartSchema = TextPartSchema;
exports.TokenUsageSchema = TokenUsageSchema;
exports.ToolCallArgsEventSchema = ToolCallArgsEventSchema;
exports.ToolCallChunkEventSchema = ToolCallChunkEventSchema;
exports.ToolCallEndEventSchema = ToolCallEndEventSchema;
exports.ToolCallResultEventSchema = ToolCallResultEventSchema;
exports.ToolCallSchema = ToolCallSchema;
exports.ToolCallStartEventSchema = ToolCallStartEventSchema;
exports.ToolMessageSchema = ToolMessageSchema;
exports.ToolSchema = ToolSchema;
exports.ToolsCapabilitiesSchema = ToolsCapabilitiesSchema;
exports.TransportCapabilitiesSchema = TransportCapabilitiesSchema;
exports.UrlSourceSchema = UrlSourceSchema;
exports.UserMessageSchema = UserMessageSchema;
exports.VideoInputContentSchema = VideoPartSchema;
exports.VideoInputPartSchema = VideoPartSchema;
exports.VideoPartSchema = VideoPartSchema;
//# sourceMappingURL=schemas.js.map
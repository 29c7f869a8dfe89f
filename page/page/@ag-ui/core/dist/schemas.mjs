import { n as EventType, t as PROTOCOL_VERSION } from "./version-CTNE2I0_.mjs";
import { z } from "zod/v4";

//#region src/generated/schemas.ts
/**
* The discriminator carried by every event.
*/
const EventTypeSchema = z.enum(EventType);
/**
* Extra information attached to an event, a message, a tool call, a tool, an
* interrupt or a resume entry. Open by key: any JSON value is allowed under a
* key, including null, because a null there is meaningful data. The object
* itself may be absent but is never null when present. The key ag-ui is
* reserved for the protocol's own use; reservation is by convention, since
* validating the shape of a key's value would contradict being open by key.
*/
const MetadataSchema = z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value));
/**
* An opaque handle for one subagent invocation, not a reusable name for a
* subagent definition: two invocations of the same subagent carry two
* different values. Named to mirror runId one level down, the way the
* subagent's name mirrors agentId.
*/
const SubagentRunIdSchema = z.string();
/**
* The roles a streamed text message may take. Excludes tool, which is carried
* by TOOL_CALL_RESULT rather than streamed as text.
*/
const TextMessageRoleSchema = z.enum([
	"developer",
	"system",
	"assistant",
	"user"
]);
/**
* Opens a streamed text message. The content arrives as TEXT_MESSAGE_CONTENT
* events and the message closes with TEXT_MESSAGE_END.
*/
const TextMessageStartEventSchema = z.looseObject({
	type: z.literal(EventType.TEXT_MESSAGE_START),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	role: TextMessageRoleSchema.optional(),
	name: z.string().optional()
});
/**
* Appends a fragment to a streamed text message.
*/
const TextMessageContentEventSchema = z.looseObject({
	type: z.literal(EventType.TEXT_MESSAGE_CONTENT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	delta: z.string()
});
/**
* Closes a streamed text message.
*/
const TextMessageEndEventSchema = z.looseObject({
	type: z.literal(EventType.TEXT_MESSAGE_END),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string()
});
/**
* A shorthand that stands in for a start, content and end sequence, for
* producers that cannot know in advance where a message begins. Every field is
* optional because a continuation chunk omits what has not changed; which
* message a field-less chunk continues is a sequence question the prose
* specification answers.
*/
const TextMessageChunkEventSchema = z.looseObject({
	type: z.literal(EventType.TEXT_MESSAGE_CHUNK),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string().optional(),
	role: TextMessageRoleSchema.optional(),
	delta: z.string().optional(),
	name: z.string().optional()
});
/**
* Opens a tool call. The arguments arrive as TOOL_CALL_ARGS events and the
* call closes with TOOL_CALL_END.
*/
const ToolCallStartEventSchema = z.looseObject({
	type: z.literal(EventType.TOOL_CALL_START),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: z.string(),
	toolCallName: z.string(),
	parentMessageId: z.string().optional()
});
/**
* Appends a fragment of a tool call's arguments.
*/
const ToolCallArgsEventSchema = z.looseObject({
	type: z.literal(EventType.TOOL_CALL_ARGS),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: z.string(),
	delta: z.string()
});
/**
* Closes a tool call, meaning its arguments are complete.
*/
const ToolCallEndEventSchema = z.looseObject({
	type: z.literal(EventType.TOOL_CALL_END),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: z.string()
});
/**
* A shorthand that stands in for a tool call's start, args and end sequence.
* Every field is optional for the same reason as TEXT_MESSAGE_CHUNK.
*/
const ToolCallChunkEventSchema = z.looseObject({
	type: z.literal(EventType.TOOL_CALL_CHUNK),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	toolCallId: z.string().optional(),
	toolCallName: z.string().optional(),
	parentMessageId: z.string().optional(),
	delta: z.string().optional()
});
/**
* A text part.
*/
const TextPartSchema = z.looseObject({
	type: z.literal("text"),
	id: z.string().optional(),
	text: z.string(),
	metadata: z.any().refine((value) => value !== null).optional()
});
/**
* Bytes carried inline.
*/
const DataSourceSchema = z.looseObject({
	type: z.literal("data"),
	value: z.string(),
	mimeType: z.string()
});
/**
* Bytes referenced by URL, fetched by whoever needs them.
*/
const UrlSourceSchema = z.looseObject({
	type: z.literal("url"),
	value: z.string(),
	mimeType: z.string().optional()
});
/**
* Bytes already at the provider, named by a handle the provider issued: an
* OpenAI or Anthropic file id, a Gemini file URI, a storage URL only that
* provider can read. No bytes travel and nothing is fetched. Only the provider
* that minted the handle can resolve it; a peer that cannot drops the part as
* it drops any part it cannot use.
*/
const FileSourceSchema = z.looseObject({
	type: z.literal("file"),
	value: z.string(),
	provider: z.string().optional(),
	mimeType: z.string().optional()
});
/**
* Where a media part's bytes come from: carried inline, referenced by URL, or
* already at the provider under a handle it issued.
*/
const PartSourceSchema = z.discriminatedUnion("type", [
	DataSourceSchema,
	UrlSourceSchema,
	FileSourceSchema
]);
/**
* An image part.
*/
const ImagePartSchema = z.looseObject({
	type: z.literal("image"),
	id: z.string().optional(),
	source: PartSourceSchema,
	metadata: z.any().refine((value) => value !== null).optional()
});
/**
* An audio part.
*/
const AudioPartSchema = z.looseObject({
	type: z.literal("audio"),
	id: z.string().optional(),
	source: PartSourceSchema,
	metadata: z.any().refine((value) => value !== null).optional()
});
/**
* A video part.
*/
const VideoPartSchema = z.looseObject({
	type: z.literal("video"),
	id: z.string().optional(),
	source: PartSourceSchema,
	metadata: z.any().refine((value) => value !== null).optional()
});
/**
* A document part.
*/
const DocumentPartSchema = z.looseObject({
	type: z.literal("document"),
	id: z.string().optional(),
	source: PartSourceSchema,
	metadata: z.any().refine((value) => value !== null).optional()
});
/**
* One part of a message body: what a person sends in a user message, or what a
* tool returns in a tool message. Discriminated by type. Named by what the
* part is rather than by direction, because the same part travels into the
* model inside a user message and back out of the stream inside a tool result.
*/
const ContentPartSchema = z.discriminatedUnion("type", [
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
const ToolCallResultEventSchema = z.looseObject({
	type: z.literal(EventType.TOOL_CALL_RESULT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	toolCallId: z.string(),
	content: z.union([z.string(), z.array(ContentPartSchema)]),
	role: z.literal("tool").optional()
});
/**
* Agent state. Any JSON value: the protocol carries state without interpreting
* it, so an object, an array, a string and a number are all valid.
*/
const StateSchema = z.any();
/**
* Replaces the agent state wholesale. Sent when a delta cannot express the
* change, or to resynchronise a consumer.
*/
const StateSnapshotEventSchema = z.looseObject({
	type: z.literal(EventType.STATE_SNAPSHOT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
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
const JsonPointerSchema = z.string().regex(/* @__PURE__ */ new RegExp("^(/([^/~]|~[01])*)*$"));
/**
* Inserts value at path. RFC 6902 section 4.1.
*/
const AddOperationSchema = z.looseObject({
	op: z.literal("add"),
	path: JsonPointerSchema,
	value: z.any().refine((value) => value !== void 0)
}).meta({ specOpen: true });
/**
* Removes the value at path. RFC 6902 section 4.2.
*/
const RemoveOperationSchema = z.looseObject({
	op: z.literal("remove"),
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Replaces the value at path. RFC 6902 section 4.3.
*/
const ReplaceOperationSchema = z.looseObject({
	op: z.literal("replace"),
	path: JsonPointerSchema,
	value: z.any().refine((value) => value !== void 0)
}).meta({ specOpen: true });
/**
* Moves the value at from to path. RFC 6902 section 4.4.
*/
const MoveOperationSchema = z.looseObject({
	op: z.literal("move"),
	from: JsonPointerSchema,
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Copies the value at from to path. RFC 6902 section 4.5.
*/
const CopyOperationSchema = z.looseObject({
	op: z.literal("copy"),
	from: JsonPointerSchema,
	path: JsonPointerSchema
}).meta({ specOpen: true });
/**
* Asserts that the value at path equals value. RFC 6902 section 4.6.
*/
const TestOperationSchema = z.looseObject({
	op: z.literal("test"),
	path: JsonPointerSchema,
	value: z.any().refine((value) => value !== void 0)
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
const JsonPatchOperationSchema = z.discriminatedUnion("op", [
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
const JsonPatchSchema = z.array(JsonPatchOperationSchema);
/**
* Changes the agent state incrementally.
*/
const StateDeltaEventSchema = z.looseObject({
	type: z.literal(EventType.STATE_DELTA),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	delta: JsonPatchSchema
});
/**
* Instructions from the application developer.
*/
const DeveloperMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("developer"),
	name: z.string().optional(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: z.string()
});
/**
* Instructions from the system.
*/
const SystemMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("system"),
	name: z.string().optional(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: z.string()
});
/**
* The name and arguments of a tool call.
*/
const FunctionCallSchema = z.looseObject({
	name: z.string(),
	arguments: z.string()
});
/**
* A call an assistant message made. Carries no subagent attribution of its own
* and inherits its containing message's, since several calls can share one
* parent.
*/
const ToolCallSchema = z.looseObject({
	id: z.string(),
	type: z.literal("function"),
	function: FunctionCallSchema,
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* A message from the agent. Content is optional because a turn may consist
* only of tool calls.
*/
const AssistantMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("assistant"),
	name: z.string().optional(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: z.string().optional(),
	toolCalls: z.array(ToolCallSchema).optional()
});
/**
* A message from the person using the application.
*/
const UserMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("user"),
	name: z.string().optional(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional(),
	content: z.union([z.string(), z.array(ContentPartSchema)])
});
/**
* What a tool returned, as a message in the conversation. Stands alone rather
* than composing BaseMessage, because it carries no name.
*/
const ToolMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("tool"),
	content: z.union([z.string(), z.array(ContentPartSchema)]),
	toolCallId: z.string(),
	error: z.string().optional(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Structured progress that is not conversation content, materialised as a
* message so it keeps its place in the sequence. Stands alone rather than
* composing BaseMessage, because its content is an object rather than a
* string.
*/
const ActivityMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("activity"),
	activityType: z.string(),
	content: z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
	metadata: MetadataSchema.optional()
});
/**
* A span of the agent's reasoning, materialised as a message. Stands alone
* rather than composing BaseMessage, because it carries no name.
*/
const ReasoningMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.literal("reasoning"),
	content: z.string(),
	encryptedValue: z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Any message in a conversation. Discriminated by role.
*/
const MessageSchema = z.discriminatedUnion("role", [
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
const MessagesSnapshotEventSchema = z.looseObject({
	type: z.literal(EventType.MESSAGES_SNAPSHOT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	messages: z.array(MessageSchema)
});
/**
* Reports structured progress that is not conversation content, such as a step
* a UI renders as its own widget.
*/
const ActivitySnapshotEventSchema = z.looseObject({
	type: z.literal(EventType.ACTIVITY_SNAPSHOT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	activityType: z.string(),
	content: z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
	replace: z.boolean().optional()
});
/**
* Changes an activity message's content incrementally.
*/
const ActivityDeltaEventSchema = z.looseObject({
	type: z.literal(EventType.ACTIVITY_DELTA),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	activityType: z.string(),
	patch: JsonPatchSchema
});
/**
* Passes a provider-native event through untranslated, for consumers that need
* detail the protocol does not model.
*/
const RawEventSchema = z.looseObject({
	type: z.literal(EventType.RAW),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	event: z.any().refine((value) => value !== void 0),
	source: z.string().optional()
});
/**
* The protocol's extension point for an application's own events. Anything a
* consumer does with one is outside the protocol.
*/
const CustomEventSchema = z.looseObject({
	type: z.literal(EventType.CUSTOM),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	name: z.string(),
	value: z.any().refine((value) => value !== void 0)
});
/**
* A tool the agent may call.
*/
const ToolSchema = z.looseObject({
	name: z.string(),
	description: z.string(),
	parameters: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional()
});
/**
* A named piece of ambient information given to the agent for the run,
* distinct from the conversation.
*/
const ContextSchema = z.looseObject({
	description: z.string(),
	value: z.string()
});
/**
* An answer to one interrupt, sent on the run that continues from it.
*/
const ResumeEntrySchema = z.looseObject({
	interruptId: z.string(),
	status: z.enum(["resolved", "cancelled"]),
	payload: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional()
});
/**
* A request to run an agent. Also echoed back as RUN_STARTED.input. Only
* threadId, runId and messages are required: those are the three the SDKs
* already agree on, and for tools and context an absent key and an empty array
* mean the same thing, so requiring them would catch nothing a producer could
* get wrong.
*/
const RunAgentInputSchema = z.looseObject({
	threadId: z.string(),
	runId: z.string(),
	protocolVersion: z.string().optional(),
	parentRunId: z.string().optional(),
	state: StateSchema.refine((value) => value !== null).nullable().transform((value) => value ?? void 0).optional(),
	messages: z.array(MessageSchema),
	tools: z.array(ToolSchema).default(() => []),
	context: z.array(ContextSchema).default(() => []),
	forwardedProps: z.any().refine((value) => value !== null).optional(),
	resume: z.array(ResumeEntrySchema).optional()
});
/**
* Opens a run. Run-scoped, so it carries no subagent attribution.
*/
const RunStartedEventSchema = z.looseObject({
	type: z.literal(EventType.RUN_STARTED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	threadId: z.string(),
	runId: z.string(),
	protocolVersion: z.string().optional(),
	parentRunId: z.string().optional(),
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
const RunFinishedSuccessOutcomeSchema = z.looseObject({
	type: z.literal("success"),
	pendingToolCallIds: z.array(z.string()).optional()
});
/**
* Something a run needs from outside before it can continue, such as an
* approval or a missing value.
*/
const InterruptSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	reason: z.string(),
	message: z.string().optional(),
	toolCallId: z.string().optional(),
	responseSchema: z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)).optional(),
	expiresAt: z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* The run is paused, waiting for something outside it. Resuming means starting
* a new run whose resume entries answer these interrupts.
*/
const RunFinishedInterruptOutcomeSchema = z.looseObject({
	type: z.literal("interrupt"),
	interrupts: z.array(InterruptSchema).min(1)
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
const RunFinishedCancelledOutcomeSchema = z.looseObject({ type: z.literal("cancelled") });
/**
* Why a run ended.
*/
const RunFinishedOutcomeSchema = z.discriminatedUnion("type", [
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
const TokenUsageSchema = z.looseObject({
	provider: z.string().optional(),
	model: z.string().optional(),
	inputTokens: z.int().min(0).max(9007199254740991).optional(),
	outputTokens: z.int().min(0).max(9007199254740991).optional(),
	totalTokens: z.int().min(0).max(9007199254740991).optional(),
	reasoningTokens: z.int().min(0).max(9007199254740991).optional(),
	cachedInputTokens: z.int().min(0).max(9007199254740991).optional(),
	cacheWriteInputTokens: z.int().min(0).max(9007199254740991).optional()
});
/**
* Closes a run that did not fail. Run-scoped, so it carries no subagent
* attribution.
*/
const RunFinishedEventSchema = z.looseObject({
	type: z.literal(EventType.RUN_FINISHED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	threadId: z.string(),
	runId: z.string(),
	result: z.any().refine((value) => value !== null).optional(),
	outcome: RunFinishedOutcomeSchema.optional(),
	usage: z.array(TokenUsageSchema).optional()
});
/**
* Ends a run that failed. Run-scoped, so it carries no subagent attribution; a
* subagent that fails without ending the run reports SUBAGENT_ERROR instead.
*/
const RunErrorEventSchema = z.looseObject({
	type: z.literal(EventType.RUN_ERROR),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	message: z.string(),
	code: z.string().optional(),
	usage: z.array(TokenUsageSchema).optional()
});
/**
* Opens a named step within a run, for producers whose frameworks have a step
* concept worth surfacing.
*/
const StepStartedEventSchema = z.looseObject({
	type: z.literal(EventType.STEP_STARTED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	stepName: z.string()
});
/**
* Closes a named step.
*/
const StepFinishedEventSchema = z.looseObject({
	type: z.literal(EventType.STEP_FINISHED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	stepName: z.string()
});
/**
* Opens a span of reasoning. A span may contain several reasoning messages.
*/
const ReasoningStartEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_START),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string()
});
/**
* Opens a streamed reasoning message.
*/
const ReasoningMessageStartEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_MESSAGE_START),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	role: z.literal("reasoning")
});
/**
* Appends a fragment to a streamed reasoning message.
*/
const ReasoningMessageContentEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_MESSAGE_CONTENT),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string(),
	delta: z.string()
});
/**
* Closes a streamed reasoning message.
*/
const ReasoningMessageEndEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_MESSAGE_END),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string()
});
/**
* A shorthand that stands in for a reasoning message's start, content and end
* sequence.
*/
const ReasoningMessageChunkEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_MESSAGE_CHUNK),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string().optional(),
	delta: z.string().optional()
});
/**
* Closes a span of reasoning.
*/
const ReasoningEndEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_END),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	messageId: z.string()
});
/**
* Whether a REASONING_ENCRYPTED_VALUE belongs to a message or to a tool call.
*/
const ReasoningEncryptedValueSubtypeSchema = z.enum(["tool-call", "message"]);
/**
* Carries a provider's opaque, encrypted reasoning artefact, which a consumer
* stores and returns on a later turn without being able to read it.
*/
const ReasoningEncryptedValueEventSchema = z.looseObject({
	type: z.literal(EventType.REASONING_ENCRYPTED_VALUE),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema.optional(),
	subtype: ReasoningEncryptedValueSubtypeSchema,
	entityId: z.string(),
	encryptedValue: z.string()
});
/**
* Announces that a subagent invocation has begun. Everything the subagent
* produces afterwards is attributed by carrying its subagentRunId, so a
* consumer can group the work without replaying the stream. Composed from
* BaseEvent alone rather than Attributable, because here subagentRunId
* identifies the subagent rather than attributing the event to one;
* attribution to an enclosing subagent is parentSubagentRunId.
*/
const SubagentStartedEventSchema = z.looseObject({
	type: z.literal(EventType.SUBAGENT_STARTED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	name: z.string(),
	description: z.string().optional(),
	parentSubagentRunId: SubagentRunIdSchema.optional(),
	parentToolCallId: z.string().optional(),
	parentMessageId: z.string().optional()
});
/**
* The subagent completed its work. Equivalent to an absent outcome.
*/
const SubagentFinishedSuccessOutcomeSchema = z.looseObject({ type: z.literal("success") });
/**
* The subagent is paused awaiting outside input. Terminal for this stream, not
* for the subagent: a later run may continue the same invocation once the
* interrupts are answered.
*/
const SubagentFinishedSuspendedOutcomeSchema = z.looseObject({
	type: z.literal("suspended"),
	interruptIds: z.array(z.string()).optional()
});
/**
* Why a subagent's segment of a run ended. Mirrors RunFinishedOutcome one
* level down.
*/
const SubagentFinishedOutcomeSchema = z.discriminatedUnion("type", [SubagentFinishedSuccessOutcomeSchema, SubagentFinishedSuspendedOutcomeSchema]);
/**
* Ends a subagent invocation's segment of this run, either because the work
* completed or because it is suspended awaiting outside input.
*/
const SubagentFinishedEventSchema = z.looseObject({
	type: z.literal(EventType.SUBAGENT_FINISHED),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	result: z.any().refine((value) => value !== null).optional(),
	outcome: SubagentFinishedOutcomeSchema.optional()
});
/**
* Reports that a subagent invocation failed. The run may continue: a parent
* agent is free to handle a failed subagent, which is why this is not
* RUN_ERROR.
*/
const SubagentErrorEventSchema = z.looseObject({
	type: z.literal(EventType.SUBAGENT_ERROR),
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
	metadata: MetadataSchema.optional(),
	subagentRunId: SubagentRunIdSchema,
	message: z.string(),
	code: z.string().optional()
});
/**
* Any AG-UI event. Every member is normative: there is no optional tier and no
* event a consumer may decline to implement. Discriminated by the type
* property.
*/
const EventSchema = z.discriminatedUnion("type", [
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
const RoleSchema = z.enum([
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
const SubagentInfoSchema = z.looseObject({
	name: z.string(),
	description: z.string().optional()
});
/**
* Basic metadata about the agent. Useful for discovery UIs, agent
* marketplaces, and debugging. Set these when you want clients to display
* agent information or when multiple agents are available and users need to
* pick one.
*/
const IdentityCapabilitiesSchema = z.looseObject({
	name: z.string().optional(),
	type: z.string().optional(),
	description: z.string().optional(),
	version: z.string().optional(),
	provider: z.string().optional(),
	documentationUrl: z.string().optional(),
	metadata: MetadataSchema.optional()
});
/**
* Declares which transport mechanisms the agent supports. Clients use this to
* pick the best connection strategy. Only set flags to true for transports
* your agent actually handles — omit or set false for unsupported ones.
*/
const TransportCapabilitiesSchema = z.looseObject({
	streaming: z.boolean().optional(),
	websocket: z.boolean().optional(),
	httpBinary: z.boolean().optional(),
	pushNotifications: z.boolean().optional(),
	resumable: z.boolean().optional()
});
/**
* Tool calling capabilities. Distinguishes between tools the agent itself
* provides (listed in items) and tools the client passes at runtime via
* RunAgentInput.tools. Enable this when your agent can call functions, search
* the web, execute code, etc.
*/
const ToolsCapabilitiesSchema = z.looseObject({
	supported: z.boolean().optional(),
	items: z.array(ToolSchema).optional(),
	parallelCalls: z.boolean().optional(),
	clientProvided: z.boolean().optional()
});
/**
* Output format support. Enable structuredOutput when your agent can return
* responses conforming to a JSON schema, which is useful for programmatic
* consumption.
*/
const OutputCapabilitiesSchema = z.looseObject({
	structuredOutput: z.boolean().optional(),
	supportedMimeTypes: z.array(z.string()).optional()
});
/**
* State and memory management capabilities. These tell the client how the
* agent handles shared state and whether conversation context persists across
* runs.
*/
const StateCapabilitiesSchema = z.looseObject({
	snapshots: z.boolean().optional(),
	deltas: z.boolean().optional(),
	memory: z.boolean().optional(),
	persistentState: z.boolean().optional()
});
/**
* Multi-agent coordination capabilities. Enable these when your agent can
* orchestrate or hand off work to other agents.
*/
const MultiAgentCapabilitiesSchema = z.looseObject({
	supported: z.boolean().optional(),
	delegation: z.boolean().optional(),
	handoffs: z.boolean().optional(),
	subagents: z.array(SubagentInfoSchema).optional()
});
/**
* Reasoning and thinking capabilities. Enable these when your agent exposes
* its internal thought process (e.g., chain-of-thought, extended thinking).
*/
const ReasoningCapabilitiesSchema = z.looseObject({
	supported: z.boolean().optional(),
	streaming: z.boolean().optional(),
	encrypted: z.boolean().optional()
});
/**
* Modalities the agent can accept as input. Clients use this to show or hide
* file upload buttons, audio recorders, image pickers, etc.
*/
const MultimodalInputCapabilitiesSchema = z.looseObject({
	image: z.boolean().optional(),
	audio: z.boolean().optional(),
	video: z.boolean().optional(),
	pdf: z.boolean().optional(),
	file: z.boolean().optional()
});
/**
* Modalities the agent can produce as output. Clients use this to anticipate
* rich content in the agent's response.
*/
const MultimodalOutputCapabilitiesSchema = z.looseObject({
	image: z.boolean().optional(),
	audio: z.boolean().optional()
});
/**
* Multimodal input and output support. Organized into input and output
* sub-objects so clients can independently query what the agent accepts versus
* what it produces.
*/
const MultimodalCapabilitiesSchema = z.looseObject({
	input: MultimodalInputCapabilitiesSchema.optional(),
	output: MultimodalOutputCapabilitiesSchema.optional()
});
/**
* Execution control and limits. Declare these so clients can set expectations
* about how long or how many steps an agent run might take.
*/
const ExecutionCapabilitiesSchema = z.looseObject({
	codeExecution: z.boolean().optional(),
	sandboxed: z.boolean().optional(),
	maxIterations: z.int().min(0).max(9007199254740991).optional(),
	maxExecutionTime: z.int().min(0).max(9007199254740991).optional()
});
/**
* Human-in-the-loop interaction support. Enable these when your agent can
* pause execution to request human input, approval, or feedback before
* continuing.
*/
const HumanInTheLoopCapabilitiesSchema = z.looseObject({
	supported: z.boolean().optional(),
	approvals: z.boolean().optional(),
	interventions: z.boolean().optional(),
	feedback: z.boolean().optional(),
	interrupts: z.boolean().optional(),
	approveWithEdits: z.boolean().optional()
});
/**
* A typed, categorized snapshot of an agent's current capabilities. All fields
* are optional — agents only declare what they support. An omitted field means
* the capability is not declared (unknown), not that it is unsupported. The
* custom field is an escape hatch for integration-specific capabilities that
* do not fit into the standard categories.
*/
const AgentCapabilitiesSchema = z.looseObject({
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
	custom: z.custom((value) => typeof value === "object" && value !== null && !Array.isArray(value)).optional()
});
/**
* Composed into everything that can belong to a subagent's work: the events
* that describe content or progress, the message types, and each interrupt.
* Run-scoped events omit it — RUN_STARTED, RUN_FINISHED and RUN_ERROR describe
* the run itself and MESSAGES_SNAPSHOT is conversation-wide, so none of them
* can belong to one subagent. A tool call omits it too and inherits its
* containing message's attribution.
*/
const AttributableSchema = z.looseObject({ subagentRunId: SubagentRunIdSchema.optional() });
/**
* The fields every event carries, whatever its type. Composed into each event
* definition rather than repeated, so a change here reaches every event at
* once.
*/
const BaseEventSchema = z.looseObject({
	type: EventTypeSchema,
	timestamp: z.int().min(-9007199254740991).max(9007199254740991).optional(),
	rawEvent: z.any().refine((value) => value !== null).optional(),
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
const BaseMessageSchema = z.looseObject({
	subagentRunId: SubagentRunIdSchema.optional(),
	id: z.string(),
	role: z.string(),
	name: z.string().optional(),
	encryptedValue: z.string().optional(),
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
export { ActivityDeltaEventSchema, ActivityMessageSchema, ActivitySnapshotEventSchema, AddOperationSchema, AgentCapabilitiesSchema, AssistantMessageSchema, AttributableSchema, AudioPartSchema as AudioInputContentSchema, AudioPartSchema as AudioInputPartSchema, AudioPartSchema, BaseEventSchema, BaseMessageSchema, ContentPartSchema, ContentPartSchema as InputContentSchema, ContextSchema, CopyOperationSchema, CustomEventSchema, DataSourceSchema, DataSourceSchema as InputContentDataSourceSchema, DeveloperMessageSchema, DocumentPartSchema as DocumentInputContentSchema, DocumentPartSchema as DocumentInputPartSchema, DocumentPartSchema, EventSchema, EventSchema as EventSchemas, EventTypeSchema, ExecutionCapabilitiesSchema, FileSourceSchema, FunctionCallSchema, HumanInTheLoopCapabilitiesSchema, IdentityCapabilitiesSchema, ImagePartSchema as ImageInputContentSchema, ImagePartSchema as ImageInputPartSchema, ImagePartSchema, PartSourceSchema as InputContentSourceSchema, PartSourceSchema, UrlSourceSchema as InputContentUrlSourceSchema, UrlSourceSchema, InterruptSchema, JsonPatchOperationSchema, JsonPatchSchema, JsonPointerSchema, MessageSchema, MessagesSnapshotEventSchema, MetadataSchema, MoveOperationSchema, MultiAgentCapabilitiesSchema, MultimodalCapabilitiesSchema, MultimodalInputCapabilitiesSchema, MultimodalOutputCapabilitiesSchema, OptionalMetadataSchema, OutputCapabilitiesSchema, PROTOCOL_VERSION, RawEventSchema, ReasoningCapabilitiesSchema, ReasoningEncryptedValueEventSchema, ReasoningEncryptedValueSubtypeSchema, ReasoningEndEventSchema, ReasoningMessageChunkEventSchema, ReasoningMessageContentEventSchema, ReasoningMessageEndEventSchema, ReasoningMessageSchema, ReasoningMessageStartEventSchema, ReasoningStartEventSchema, RemoveOperationSchema, ReplaceOperationSchema, ResumeEntrySchema, RoleSchema, RunAgentInputSchema, RunErrorEventSchema, RunFinishedCancelledOutcomeSchema, RunFinishedEventSchema, RunFinishedInterruptOutcomeSchema, RunFinishedOutcomeSchema, RunFinishedSuccessOutcomeSchema, RunStartedEventSchema, StateCapabilitiesSchema, StateDeltaEventSchema, StateSchema, StateSnapshotEventSchema, StepFinishedEventSchema, StepStartedEventSchema, SubagentErrorEventSchema, SubagentFinishedEventSchema, SubagentFinishedOutcomeSchema, SubagentFinishedSuccessOutcomeSchema, SubagentFinishedSuspendedOutcomeSchema, SubagentInfoSchema, SubagentRunIdSchema, SubagentStartedEventSchema, SystemMessageSchema, TestOperationSchema, TextPartSchema as TextInputContentSchema, TextPartSchema, TextMessageChunkEventSchema, TextMessageContentEventSchema, TextMessageEndEventSchema, TextMessageRoleSchema, TextMessageStartEventSchema, TokenUsageSchema, ToolCallArgsEventSchema, ToolCallChunkEventSchema, ToolCallEndEventSchema, ToolCallResultEventSchema, ToolCallSchema, ToolCallStartEventSchema, ToolMessageSchema, ToolSchema, ToolsCapabilitiesSchema, TransportCapabilitiesSchema, UserMessageSchema, VideoPartSchema as VideoInputContentSchema, VideoPartSchema as VideoInputPartSchema, VideoPartSchema };
//# sourceMappingURL=schemas.mjs.map
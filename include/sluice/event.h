/* SPDX-License-Identifier: MIT */
/*
 * The 31 events of AG-UI 1.0: one row each, their fields, and the check of their shape.
 */
#ifndef SLUICE_EVENT_H
#define SLUICE_EVENT_H

#include "sluice/json.h"

enum sl_category {
    SL_CAT_LIFECYCLE,
    SL_CAT_TEXT,
    SL_CAT_TOOL,
    SL_CAT_STATE,
    SL_CAT_ACTIVITY,
    SL_CAT_REASONING,
    SL_CAT_SPECIAL,
    SL_CAT_SUBAGENT,
    SL_CAT_COUNT,
};

/* X(symbol, category). The wire name is the symbol's text. codec/event_table.c has the fields. */
#define SL_EVENTS(X)                                                                               \
    X(RUN_STARTED, LIFECYCLE)                                                                      \
    X(RUN_FINISHED, LIFECYCLE)                                                                     \
    X(RUN_ERROR, LIFECYCLE)                                                                        \
    X(STEP_STARTED, LIFECYCLE)                                                                     \
    X(STEP_FINISHED, LIFECYCLE)                                                                    \
    X(TEXT_MESSAGE_START, TEXT)                                                                    \
    X(TEXT_MESSAGE_CONTENT, TEXT)                                                                  \
    X(TEXT_MESSAGE_END, TEXT)                                                                      \
    X(TEXT_MESSAGE_CHUNK, TEXT)                                                                    \
    X(TOOL_CALL_START, TOOL)                                                                       \
    X(TOOL_CALL_ARGS, TOOL)                                                                        \
    X(TOOL_CALL_END, TOOL)                                                                         \
    X(TOOL_CALL_CHUNK, TOOL)                                                                       \
    X(TOOL_CALL_RESULT, TOOL)                                                                      \
    X(STATE_SNAPSHOT, STATE)                                                                       \
    X(STATE_DELTA, STATE)                                                                          \
    X(MESSAGES_SNAPSHOT, STATE)                                                                    \
    X(ACTIVITY_SNAPSHOT, ACTIVITY)                                                                 \
    X(ACTIVITY_DELTA, ACTIVITY)                                                                    \
    X(REASONING_START, REASONING)                                                                  \
    X(REASONING_END, REASONING)                                                                    \
    X(REASONING_MESSAGE_START, REASONING)                                                          \
    X(REASONING_MESSAGE_CONTENT, REASONING)                                                        \
    X(REASONING_MESSAGE_END, REASONING)                                                            \
    X(REASONING_MESSAGE_CHUNK, REASONING)                                                          \
    X(REASONING_ENCRYPTED_VALUE, REASONING)                                                        \
    X(RAW, SPECIAL)                                                                                \
    X(CUSTOM, SPECIAL)                                                                             \
    X(SUBAGENT_STARTED, SUBAGENT)                                                                  \
    X(SUBAGENT_FINISHED, SUBAGENT)                                                                 \
    X(SUBAGENT_ERROR, SUBAGENT)

#define SL_EVENT_ENUM(symbol, category) SL_EV_##symbol,
enum sl_event_type { SL_EVENTS(SL_EVENT_ENUM) SL_EV_COUNT, SL_EV_UNKNOWN = SL_EV_COUNT };
#undef SL_EVENT_ENUM

/* Every field that a known event may have at its top. X(symbol, wire name) */
#define SL_FIELDS(X)                                                                               \
    X(TYPE, "type")                                                                                \
    X(TIMESTAMP, "timestamp")                                                                      \
    X(RAW_EVENT, "rawEvent")                                                                       \
    X(METADATA, "metadata")                                                                        \
    X(SUBAGENT_RUN_ID, "subagentRunId")                                                            \
    X(THREAD_ID, "threadId")                                                                       \
    X(RUN_ID, "runId")                                                                             \
    X(PROTOCOL_VERSION, "protocolVersion")                                                         \
    X(PARENT_RUN_ID, "parentRunId")                                                                \
    X(INPUT, "input")                                                                              \
    X(RESULT, "result")                                                                            \
    X(OUTCOME, "outcome")                                                                          \
    X(USAGE, "usage")                                                                              \
    X(MESSAGE, "message")                                                                          \
    X(CODE, "code")                                                                                \
    X(STEP_NAME, "stepName")                                                                       \
    X(MESSAGE_ID, "messageId")                                                                     \
    X(ROLE, "role")                                                                                \
    X(NAME, "name")                                                                                \
    X(DELTA, "delta")                                                                              \
    X(TOOL_CALL_ID, "toolCallId")                                                                  \
    X(TOOL_CALL_NAME, "toolCallName")                                                              \
    X(PARENT_MESSAGE_ID, "parentMessageId")                                                        \
    X(CONTENT, "content")                                                                          \
    X(SNAPSHOT, "snapshot")                                                                        \
    X(MESSAGES, "messages")                                                                        \
    X(ACTIVITY_TYPE, "activityType")                                                               \
    X(REPLACE, "replace")                                                                          \
    X(PATCH, "patch")                                                                              \
    X(SUBTYPE, "subtype")                                                                          \
    X(ENTITY_ID, "entityId")                                                                       \
    X(ENCRYPTED_VALUE, "encryptedValue")                                                           \
    X(EVENT, "event")                                                                              \
    X(SOURCE, "source")                                                                            \
    X(VALUE, "value")                                                                              \
    X(DESCRIPTION, "description")                                                                  \
    X(PARENT_SUBAGENT_RUN_ID, "parentSubagentRunId")                                               \
    X(PARENT_TOOL_CALL_ID, "parentToolCallId")

#define SL_FIELD_ENUM(symbol, name) SL_F_##symbol,
enum sl_field { SL_FIELDS(SL_FIELD_ENUM) SL_F_COUNT };
#undef SL_FIELD_ENUM

/* An event seen through its document, which it borrows. */
struct sl_event {
    const struct sl_doc *doc;
    enum sl_event_type type;
    uint32_t field[SL_F_COUNT]; /* node of the value, or SL_NONE; the last of repeats */
};

const char *sl_event_name(enum sl_event_type type); /* "RUN_STARTED"; "unknown" */
const char *sl_field_name(enum sl_field field);
enum sl_category sl_event_category(enum sl_event_type type);
const char *sl_category_name(enum sl_category category);

/* What the reference client makes of an event. */
enum sl_verdict {
    SL_FINE,  /* takes it silently */
    SL_WARNS, /* takes it, perhaps in part, with a console warning */
    SL_FATAL, /* rejects the run */
};

/* What was found, as bits. The last two are fatal. */
enum sl_fault {
    SL_FAULT_UNKNOWN = 1, /* an unknown type or field: the client leaves it out */
    SL_FAULT_LOST = 2,    /* an unknown kind of message, content part, source, outcome or patch
                             operation: the client leaves it out, a part with its source */
    SL_FAULT_RETIRED = 4, /* a form from before 1.0 that the client converts: THINKING_* events,
                             "binary" content parts, null where it was once allowed */
    SL_FAULT_VERSION = 8, /* a protocolVersion that is newer or no version */
    SL_FAULT_NULL = 16,   /* null in an optional field */
    SL_FAULT_WRONG = 32,  /* anything else */
};

/*
 * Reads the object at the document's root as an event and checks its shape: required fields, types,
 * enumerations, nested shapes, as `enforce` of @ag-ui/client 1.0.0 does. SL_FATAL and SL_WARNS set
 * `err` (SL_BAD_EVENT, the JSON Pointer of the first and worst culprit). `faults`, when not NULL,
 * gets the bits of enum sl_fault. An event without a string `type`, with an empty one, or that is
 * no object, is SL_FATAL. An event of another type than the 31 is SL_EV_UNKNOWN and has only the
 * field `type`.
 */
enum sl_verdict sl_event_read(const struct sl_doc *doc, struct sl_event *event, unsigned *faults,
                              struct sl_error *err) SL_MUST_CHECK;
/*
 * Appends the event's JSON in the form that 1.0 has for it: without the optional fields, at any
 * described depth, that are null; "binary" content parts of messages as the media parts that the
 * client makes of them. Every other value keeps its bytes. Mends SL_FAULT_NULL and
 * SL_FAULT_RETIRED (but for THINKING_*) where there is no SL_FAULT_WRONG.
 */
void sl_event_mend(const struct sl_event *event, struct sl_buf *out);
/* The same, and without what the reference client leaves out: SL_FAULT_UNKNOWN and SL_FAULT_LOST.
 */
void sl_event_strip(const struct sl_event *event, struct sl_buf *out);
/* Calls `each` for every fault that sl_event_read finds in the document, in its order; of the
 * unknown fields of one object only for the first. */
void sl_event_each_fault(const struct sl_doc *doc,
                         void (*each)(void *ctx, enum sl_fault fault, const char *pointer,
                                      const char *what),
                         void *ctx);

/* The escaped body of a string field, or an empty one with ptr NULL when absent. */
struct sl_str sl_event_body(const struct sl_event *event, enum sl_field field);
static inline bool sl_event_has(const struct sl_event *event, enum sl_field field)
{
    return event->field[field] != SL_NONE;
}

/* The shape of a RunAgentInput (AG-UI 1.0): threadId, runId, messages, and what is optional. What
 * the reference client takes with a warning is taken. SL_BAD_INPUT with the JSON Pointer of the
 * culprit, seen from `node`. */
bool sl_input_check(const struct sl_doc *doc, uint32_t node, struct sl_error *err) SL_MUST_CHECK;

/* The content of a tool's result: a string or AG-UI content parts. Parts of an unknown kind are
 * taken, as the reference client leaves them out. SL_BAD_FIELD with the JSON Pointer of the
 * culprit, seen from `node`. */
bool sl_content_check(const struct sl_doc *doc, uint32_t node, struct sl_error *err) SL_MUST_CHECK;

#endif

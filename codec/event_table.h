/* SPDX-License-Identifier: MIT */
/* Private to the codec: the shapes of AG-UI 1.0 as rows of fields. */
#ifndef SLUICE_CODEC_EVENT_TABLE_H
#define SLUICE_CODEC_EVENT_TABLE_H

#include "sluice/event.h"

/* Names that occur only inside an event, numbered behind those of SL_FIELDS. X(symbol, name) */
#define SL_INNER_FIELDS(X)                                                                         \
    X(ID, "id")                                                                                    \
    X(REASON, "reason")                                                                            \
    X(RESPONSE_SCHEMA, "responseSchema")                                                           \
    X(EXPIRES_AT, "expiresAt")                                                                     \
    X(INTERRUPTS, "interrupts")                                                                    \
    X(INTERRUPT_IDS, "interruptIds")                                                               \
    X(PENDING_TOOL_CALL_IDS, "pendingToolCallIds")                                                 \
    X(PROVIDER, "provider")                                                                        \
    X(MODEL, "model")                                                                              \
    X(INPUT_TOKENS, "inputTokens")                                                                 \
    X(OUTPUT_TOKENS, "outputTokens")                                                               \
    X(TOTAL_TOKENS, "totalTokens")                                                                 \
    X(REASONING_TOKENS, "reasoningTokens")                                                         \
    X(CACHED_INPUT_TOKENS, "cachedInputTokens")                                                    \
    X(CACHE_WRITE_INPUT_TOKENS, "cacheWriteInputTokens")                                           \
    X(TOOL_CALLS, "toolCalls")                                                                     \
    X(FUNCTION, "function")                                                                        \
    X(ARGUMENTS, "arguments")                                                                      \
    X(ERROR, "error")                                                                              \
    X(TEXT, "text")                                                                                \
    X(MIME_TYPE, "mimeType")                                                                       \
    X(OP, "op")                                                                                    \
    X(PATH, "path")                                                                                \
    X(FROM, "from")                                                                                \
    X(STATE, "state")                                                                              \
    X(TOOLS, "tools")                                                                              \
    X(CONTEXT, "context")                                                                          \
    X(FORWARDED_PROPS, "forwardedProps")                                                           \
    X(RESUME, "resume")                                                                            \
    X(PARAMETERS, "parameters")                                                                    \
    X(INTERRUPT_ID, "interruptId")                                                                 \
    X(STATUS, "status")                                                                            \
    X(PAYLOAD, "payload")

#define SL_INNER_ENUM(symbol, name) SL_F_##symbol,
enum sl_inner_field {
    SL_INNER_BEFORE = SL_F_COUNT - 1,
    SL_INNER_FIELDS(SL_INNER_ENUM) SL_F_ALL_COUNT
};
#undef SL_INNER_ENUM

struct sl_str sl_field_str(unsigned field);

/* What a value must be. `arg` of a rule completes it. */
enum sl_rule_kind {
    SL_K_STRING,
    SL_K_BOOL,
    SL_K_INT,     /* a double that is a safe integer */
    SL_K_COUNT,   /* the same, not negative */
    SL_K_OBJECT,  /* any object */
    SL_K_ANY,     /* any value, null as well */
    SL_K_SOME,    /* any value but null */
    SL_K_POINTER, /* a string that is a JSON Pointer */
    SL_K_VERSION, /* a string; not an older or equal MAJOR.MINOR is worth a warning */
    SL_K_WORD,    /* a string out of the set `arg` */
    SL_K_SHAPE,   /* an object of the shape `arg` */
    SL_K_UNION,   /* an object of the union `arg` */
    SL_K_STRINGS, /* an array of strings */
    SL_K_SHAPES,  /* an array of SL_K_SHAPE */
    SL_K_SHAPES1, /* likewise, with at least one element */
    SL_K_UNIONS,  /* an array of SL_K_UNION */
    SL_K_CONTENT, /* a string or an array of SL_K_UNION */
};

enum sl_rule_need {
    SL_REQUIRED,
    SL_OPTIONAL,
    SL_OPTIONAL_RETIRED_NULL, /* the client reads null as absent, with a warning */
};

struct sl_rule {
    uint8_t field; /* enum sl_field or enum sl_inner_field */
    uint8_t kind;
    uint8_t need;
    uint8_t arg;
};

enum sl_shape_id {
    SL_SHAPE_SUCCESS,
    SL_SHAPE_INTERRUPT_OUTCOME,
    SL_SHAPE_BARE, /* nothing but its tag */
    SL_SHAPE_SUSPENDED,
    SL_SHAPE_INTERRUPT,
    SL_SHAPE_USAGE,
    SL_SHAPE_PLAIN_MESSAGE, /* developer, system */
    SL_SHAPE_USER_MESSAGE,
    SL_SHAPE_ASSISTANT_MESSAGE,
    SL_SHAPE_TOOL_MESSAGE,
    SL_SHAPE_ACTIVITY_MESSAGE,
    SL_SHAPE_REASONING_MESSAGE,
    SL_SHAPE_TOOL_CALL,
    SL_SHAPE_FUNCTION,
    SL_SHAPE_TEXT_PART,
    SL_SHAPE_MEDIA_PART,        /* in a message */
    SL_SHAPE_RESULT_MEDIA_PART, /* in TOOL_CALL_RESULT: no null is tolerated */
    SL_SHAPE_DATA_SOURCE,
    SL_SHAPE_URL_SOURCE,
    SL_SHAPE_FILE_SOURCE,
    SL_SHAPE_PATCH_VALUE, /* add, replace, test */
    SL_SHAPE_PATCH_REMOVE,
    SL_SHAPE_PATCH_FROM, /* move, copy */
    SL_SHAPE_INPUT,
    SL_SHAPE_TOOL,
    SL_SHAPE_CONTEXT,
    SL_SHAPE_RESUME,
    SL_SHAPE_THINKING, /* the retired events, as far as anything of them is kept */
    SL_SHAPE_THINKING_CONTENT,
    SL_SHAPE_COUNT
};

struct sl_shape {
    const struct sl_rule *rules;
    uint8_t count;
    uint8_t tag;         /* the field whose value chose this shape, or UINT8_MAX */
    bool open;           /* members without a rule are legal */
    uint8_t union_field; /* a required field that holds a union (none of its members known: the
                            whole object is unknown), or UINT8_MAX */
};
const struct sl_shape *sl_shape_get(enum sl_shape_id shape);

enum sl_union_id {
    SL_UNION_OUTCOME,
    SL_UNION_SUBAGENT_OUTCOME,
    SL_UNION_MESSAGE,
    SL_UNION_PART, /* in a message: takes the retired "binary" part too */
    SL_UNION_RESULT_PART,
    SL_UNION_SOURCE,
    SL_UNION_OPERATION,
    SL_UNION_COUNT
};

struct sl_member {
    struct sl_str tag;
    uint8_t shape; /* enum sl_shape_id */
};
struct sl_union {
    uint8_t field; /* holds the tag */
    const struct sl_member *members;
    uint8_t count;
};
const struct sl_union *sl_union_get(enum sl_union_id id);

enum sl_words_id {
    SL_WORDS_TEXT_ROLE,
    SL_WORDS_REASONING,
    SL_WORDS_TOOL,
    SL_WORDS_SUBTYPE,
    SL_WORDS_FUNCTION,
    SL_WORDS_STATUS,
    SL_WORDS_COUNT
};
struct sl_words {
    const struct sl_str *words;
    uint8_t count;
};
const struct sl_words *sl_words_get(enum sl_words_id id);

/* The shape of a known event; its tag is `type`. */
const struct sl_shape *sl_event_shape(enum sl_event_type type);

#endif

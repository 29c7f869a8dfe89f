/* SPDX-License-Identifier: MIT */
/* The vocabulary of AG-UI 1.0: names, fields and nested shapes of all events. */
#include "event_table.h"

#include <assert.h>

#define NAME_STR(symbol, name) {name, sizeof(name) - 1},
static const struct sl_str field_names[SL_F_ALL_COUNT] = {SL_FIELDS(NAME_STR)
                                                              SL_INNER_FIELDS(NAME_STR)};
#undef NAME_STR

#define EVENT_NAME(symbol, category) #symbol,
static const char *const event_names[] = {SL_EVENTS(EVENT_NAME) "unknown"};
#undef EVENT_NAME

#define EVENT_CATEGORY(symbol, category) SL_CAT_##category,
static const uint8_t event_categories[] = {SL_EVENTS(EVENT_CATEGORY) SL_CAT_SPECIAL};
#undef EVENT_CATEGORY

static const char *const category_names[] = {
    [SL_CAT_LIFECYCLE] = "lifecycle", [SL_CAT_TEXT] = "text",
    [SL_CAT_TOOL] = "tool",           [SL_CAT_STATE] = "state",
    [SL_CAT_ACTIVITY] = "activity",   [SL_CAT_REASONING] = "reasoning",
    [SL_CAT_SPECIAL] = "special",     [SL_CAT_SUBAGENT] = "subagent",
};

const char *sl_event_name(enum sl_event_type type)
{
    return event_names[type];
}

const char *sl_field_name(enum sl_field field)
{
    return field_names[field].ptr;
}

struct sl_str sl_field_str(unsigned field)
{
    assert(field < SL_F_ALL_COUNT);
    return field_names[field];
}

enum sl_category sl_event_category(enum sl_event_type type)
{
    return (enum sl_category)event_categories[type];
}

const char *sl_category_name(enum sl_category category)
{
    return category_names[category];
}

/* Rows. MUST, MAY and MAY_NULL say whether a field is required, optional, or optional with a null
 * that the client reads as absent. */
#define MUST(field, kind)                                                                          \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_REQUIRED, 0                                                  \
    }
#define MUST_OF(field, kind, arg)                                                                  \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_REQUIRED, SL_##arg                                           \
    }
#define MAY(field, kind)                                                                           \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_OPTIONAL, 0                                                  \
    }
#define MAY_OF(field, kind, arg)                                                                   \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_OPTIONAL, SL_##arg                                           \
    }
#define MAY_NULL(field, kind)                                                                      \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_OPTIONAL_RETIRED_NULL, 0                                     \
    }
#define MAY_NULL_OF(field, kind, arg)                                                              \
    {                                                                                              \
        SL_F_##field, SL_K_##kind, SL_OPTIONAL_RETIRED_NULL, SL_##arg                              \
    }

/* clang-format off */
#define BASE                                                                                       \
    MAY(TIMESTAMP, INT), MAY_NULL(RAW_EVENT, SOME), MAY(METADATA, OBJECT)
#define TAGGED BASE, MAY(SUBAGENT_RUN_ID, STRING)

static const struct sl_rule success[] = {MAY(PENDING_TOOL_CALL_IDS, STRINGS)};
static const struct sl_rule interrupt_outcome[] = {
    MUST_OF(INTERRUPTS, SHAPES1, SHAPE_INTERRUPT)};
static const struct sl_rule suspended[] = {MAY(INTERRUPT_IDS, STRINGS)};
static const struct sl_rule interrupt[] = {
    MAY(SUBAGENT_RUN_ID, STRING), MUST(ID, STRING), MUST(REASON, STRING), MAY(MESSAGE, STRING),
    MAY(TOOL_CALL_ID, STRING), MAY(RESPONSE_SCHEMA, OBJECT), MAY(EXPIRES_AT, STRING),
    MAY(METADATA, OBJECT)};
static const struct sl_rule usage[] = {
    MAY(PROVIDER, STRING), MAY(MODEL, STRING), MAY(INPUT_TOKENS, COUNT),
    MAY(OUTPUT_TOKENS, COUNT), MAY(TOTAL_TOKENS, COUNT), MAY(REASONING_TOKENS, COUNT),
    MAY(CACHED_INPUT_TOKENS, COUNT), MAY(CACHE_WRITE_INPUT_TOKENS, COUNT)};

#define MESSAGE_BASE                                                                               \
    MAY(SUBAGENT_RUN_ID, STRING), MUST(ID, STRING), MAY(METADATA, OBJECT)
#define NAMED_MESSAGE MESSAGE_BASE, MAY(NAME, STRING), MAY(ENCRYPTED_VALUE, STRING)
static const struct sl_rule plain_message[] = {NAMED_MESSAGE, MUST(CONTENT, STRING)};
static const struct sl_rule user_message[] = {
    NAMED_MESSAGE, MUST_OF(CONTENT, CONTENT, UNION_PART)};
static const struct sl_rule assistant_message[] = {
    NAMED_MESSAGE, MAY(CONTENT, STRING), MAY_OF(TOOL_CALLS, SHAPES, SHAPE_TOOL_CALL)};
static const struct sl_rule tool_message[] = {
    MESSAGE_BASE, MUST_OF(CONTENT, CONTENT, UNION_PART), MUST(TOOL_CALL_ID, STRING),
    MAY(ERROR, STRING), MAY(ENCRYPTED_VALUE, STRING)};
static const struct sl_rule activity_message[] = {
    MESSAGE_BASE, MUST(ACTIVITY_TYPE, STRING), MUST(CONTENT, OBJECT)};
static const struct sl_rule reasoning_message[] = {
    MESSAGE_BASE, MUST(CONTENT, STRING), MAY(ENCRYPTED_VALUE, STRING)};
static const struct sl_rule tool_call[] = {
    MUST(ID, STRING), MUST_OF(TYPE, WORD, WORDS_FUNCTION),
    MUST_OF(FUNCTION, SHAPE, SHAPE_FUNCTION), MAY(ENCRYPTED_VALUE, STRING),
    MAY(METADATA, OBJECT)};
static const struct sl_rule function[] = {MUST(NAME, STRING), MUST(ARGUMENTS, STRING)};
static const struct sl_rule text_part[] = {
    MAY(ID, STRING), MUST(TEXT, STRING), MAY(METADATA, SOME)};
static const struct sl_rule media_part[] = {
    MAY(ID, STRING), MUST_OF(SOURCE, UNION, UNION_SOURCE), MAY_NULL(METADATA, SOME)};
static const struct sl_rule result_media_part[] = {
    MAY(ID, STRING), MUST_OF(SOURCE, UNION, UNION_SOURCE), MAY(METADATA, SOME)};
static const struct sl_rule data_source[] = {MUST(VALUE, STRING), MUST(MIME_TYPE, STRING)};
static const struct sl_rule url_source[] = {MUST(VALUE, STRING), MAY(MIME_TYPE, STRING)};
static const struct sl_rule file_source[] = {
    MUST(VALUE, STRING), MAY(PROVIDER, STRING), MAY(MIME_TYPE, STRING)};
static const struct sl_rule patch_value[] = {MUST(PATH, POINTER), MUST(VALUE, ANY)};
static const struct sl_rule patch_remove[] = {MUST(PATH, POINTER)};
static const struct sl_rule patch_from[] = {MUST(FROM, POINTER), MUST(PATH, POINTER)};
static const struct sl_rule input[] = {
    MUST(THREAD_ID, STRING), MUST(RUN_ID, STRING), MAY(PROTOCOL_VERSION, STRING),
    MAY(PARENT_RUN_ID, STRING), MAY(STATE, ANY), MUST_OF(MESSAGES, UNIONS, UNION_MESSAGE),
    MAY_OF(TOOLS, SHAPES, SHAPE_TOOL), MAY_OF(CONTEXT, SHAPES, SHAPE_CONTEXT),
    MAY_NULL(FORWARDED_PROPS, SOME), MAY_OF(RESUME, SHAPES, SHAPE_RESUME)};
static const struct sl_rule tool[] = {
    MUST(NAME, STRING), MUST(DESCRIPTION, STRING), MAY_NULL(PARAMETERS, SOME),
    MAY(METADATA, OBJECT)};
static const struct sl_rule context[] = {MUST(DESCRIPTION, STRING), MUST(VALUE, STRING)};
static const struct sl_rule resume[] = {
    MUST(INTERRUPT_ID, STRING), MUST_OF(STATUS, WORD, WORDS_STATUS), MAY_NULL(PAYLOAD, SOME),
    MAY(METADATA, OBJECT)};

static const struct sl_rule run_started[] = {
    BASE, MUST(THREAD_ID, STRING), MUST(RUN_ID, STRING), MAY(PROTOCOL_VERSION, VERSION),
    MAY(PARENT_RUN_ID, STRING), MAY_OF(INPUT, SHAPE, SHAPE_INPUT)};
static const struct sl_rule run_finished[] = {
    BASE, MUST(THREAD_ID, STRING), MUST(RUN_ID, STRING), MAY_NULL(RESULT, SOME),
    MAY_NULL_OF(OUTCOME, UNION, UNION_OUTCOME), MAY_OF(USAGE, SHAPES, SHAPE_USAGE)};
static const struct sl_rule run_error[] = {
    BASE, MUST(MESSAGE, STRING), MAY(CODE, STRING), MAY_OF(USAGE, SHAPES, SHAPE_USAGE)};
static const struct sl_rule step[] = {TAGGED, MUST(STEP_NAME, STRING)};
static const struct sl_rule text_start[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MAY_OF(ROLE, WORD, WORDS_TEXT_ROLE), MAY(NAME, STRING)};
static const struct sl_rule message_content[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MUST(DELTA, STRING)};
static const struct sl_rule message_mark[] = {TAGGED, MUST(MESSAGE_ID, STRING)};
static const struct sl_rule text_chunk[] = {
    TAGGED, MAY(MESSAGE_ID, STRING), MAY_OF(ROLE, WORD, WORDS_TEXT_ROLE), MAY(DELTA, STRING),
    MAY(NAME, STRING)};
static const struct sl_rule tool_start[] = {
    TAGGED, MUST(TOOL_CALL_ID, STRING), MUST(TOOL_CALL_NAME, STRING),
    MAY_NULL(PARENT_MESSAGE_ID, STRING)};
static const struct sl_rule tool_args[] = {
    TAGGED, MUST(TOOL_CALL_ID, STRING), MUST(DELTA, STRING)};
static const struct sl_rule tool_end[] = {TAGGED, MUST(TOOL_CALL_ID, STRING)};
static const struct sl_rule tool_chunk[] = {
    TAGGED, MAY(TOOL_CALL_ID, STRING), MAY(TOOL_CALL_NAME, STRING),
    MAY_NULL(PARENT_MESSAGE_ID, STRING), MAY(DELTA, STRING)};
static const struct sl_rule tool_result[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MUST(TOOL_CALL_ID, STRING),
    MUST_OF(CONTENT, CONTENT, UNION_RESULT_PART), MAY_OF(ROLE, WORD, WORDS_TOOL)};
static const struct sl_rule state_snapshot[] = {TAGGED, MUST(SNAPSHOT, ANY)};
static const struct sl_rule state_delta[] = {TAGGED, MUST_OF(DELTA, UNIONS, UNION_OPERATION)};
static const struct sl_rule messages_snapshot[] = {
    BASE, MUST_OF(MESSAGES, UNIONS, UNION_MESSAGE)};
static const struct sl_rule activity_snapshot[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MUST(ACTIVITY_TYPE, STRING), MUST(CONTENT, OBJECT),
    MAY(REPLACE, BOOL)};
static const struct sl_rule activity_delta[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MUST(ACTIVITY_TYPE, STRING),
    MUST_OF(PATCH, UNIONS, UNION_OPERATION)};
static const struct sl_rule reasoning_message_start[] = {
    TAGGED, MUST(MESSAGE_ID, STRING), MUST_OF(ROLE, WORD, WORDS_REASONING)};
static const struct sl_rule reasoning_chunk[] = {
    TAGGED, MAY(MESSAGE_ID, STRING), MAY(DELTA, STRING)};
static const struct sl_rule encrypted_value[] = {
    TAGGED, MUST_OF(SUBTYPE, WORD, WORDS_SUBTYPE), MUST(ENTITY_ID, STRING),
    MUST(ENCRYPTED_VALUE, STRING)};
static const struct sl_rule raw[] = {TAGGED, MUST(EVENT, ANY), MAY(SOURCE, STRING)};
static const struct sl_rule custom[] = {TAGGED, MUST(NAME, STRING), MUST(VALUE, ANY)};
static const struct sl_rule subagent_started[] = {
    BASE, MUST(SUBAGENT_RUN_ID, STRING), MUST(NAME, STRING), MAY(DESCRIPTION, STRING),
    MAY(PARENT_SUBAGENT_RUN_ID, STRING), MAY(PARENT_TOOL_CALL_ID, STRING),
    MAY(PARENT_MESSAGE_ID, STRING)};
static const struct sl_rule subagent_finished[] = {
    BASE, MUST(SUBAGENT_RUN_ID, STRING), MAY_NULL(RESULT, SOME),
    MAY_OF(OUTCOME, UNION, UNION_SUBAGENT_OUTCOME)};
static const struct sl_rule subagent_error[] = {
    BASE, MUST(SUBAGENT_RUN_ID, STRING), MUST(MESSAGE, STRING), MAY(CODE, STRING)};

static const struct sl_rule thinking[] = {TAGGED};
static const struct sl_rule thinking_content[] = {TAGGED, MUST(DELTA, STRING)};

#define COUNT(array) (uint8_t)(sizeof(array) / sizeof((array)[0]))
#define NO_FIELD UINT8_MAX
#define PLAIN(rules)          {rules, COUNT(rules), NO_FIELD, false, NO_FIELD}
#define BY_TYPE(rules)        {rules, COUNT(rules), SL_F_TYPE, false, NO_FIELD}
#define BY_ROLE(rules)        {rules, COUNT(rules), SL_F_ROLE, false, NO_FIELD}
#define OPERATION(rules)      {rules, COUNT(rules), SL_F_OP, true, NO_FIELD}
#define PART_OF_SOURCE(rules) {rules, COUNT(rules), SL_F_TYPE, false, SL_F_SOURCE}

static const struct sl_shape shapes[SL_SHAPE_COUNT] = {
    [SL_SHAPE_SUCCESS] = BY_TYPE(success),
    [SL_SHAPE_INTERRUPT_OUTCOME] = BY_TYPE(interrupt_outcome),
    [SL_SHAPE_BARE] = {NULL, 0, SL_F_TYPE, false, NO_FIELD},
    [SL_SHAPE_SUSPENDED] = BY_TYPE(suspended),
    [SL_SHAPE_INTERRUPT] = PLAIN(interrupt),
    [SL_SHAPE_USAGE] = PLAIN(usage),
    [SL_SHAPE_PLAIN_MESSAGE] = BY_ROLE(plain_message),
    [SL_SHAPE_USER_MESSAGE] = BY_ROLE(user_message),
    [SL_SHAPE_ASSISTANT_MESSAGE] = BY_ROLE(assistant_message),
    [SL_SHAPE_TOOL_MESSAGE] = BY_ROLE(tool_message),
    [SL_SHAPE_ACTIVITY_MESSAGE] = BY_ROLE(activity_message),
    [SL_SHAPE_REASONING_MESSAGE] = BY_ROLE(reasoning_message),
    [SL_SHAPE_TOOL_CALL] = PLAIN(tool_call),
    [SL_SHAPE_FUNCTION] = PLAIN(function),
    [SL_SHAPE_TEXT_PART] = BY_TYPE(text_part),
    [SL_SHAPE_MEDIA_PART] = PART_OF_SOURCE(media_part),
    [SL_SHAPE_RESULT_MEDIA_PART] = PART_OF_SOURCE(result_media_part),
    [SL_SHAPE_DATA_SOURCE] = BY_TYPE(data_source),
    [SL_SHAPE_URL_SOURCE] = BY_TYPE(url_source),
    [SL_SHAPE_FILE_SOURCE] = BY_TYPE(file_source),
    [SL_SHAPE_PATCH_VALUE] = OPERATION(patch_value),
    [SL_SHAPE_PATCH_REMOVE] = OPERATION(patch_remove),
    [SL_SHAPE_PATCH_FROM] = OPERATION(patch_from),
    [SL_SHAPE_INPUT] = PLAIN(input),
    [SL_SHAPE_TOOL] = PLAIN(tool),
    [SL_SHAPE_CONTEXT] = PLAIN(context),
    [SL_SHAPE_RESUME] = PLAIN(resume),
    [SL_SHAPE_THINKING] = BY_TYPE(thinking),
    [SL_SHAPE_THINKING_CONTENT] = BY_TYPE(thinking_content),
};

static const struct sl_shape events[SL_EV_COUNT] = {
    [SL_EV_RUN_STARTED] = BY_TYPE(run_started),
    [SL_EV_RUN_FINISHED] = BY_TYPE(run_finished),
    [SL_EV_RUN_ERROR] = BY_TYPE(run_error),
    [SL_EV_STEP_STARTED] = BY_TYPE(step),
    [SL_EV_STEP_FINISHED] = BY_TYPE(step),
    [SL_EV_TEXT_MESSAGE_START] = BY_TYPE(text_start),
    [SL_EV_TEXT_MESSAGE_CONTENT] = BY_TYPE(message_content),
    [SL_EV_TEXT_MESSAGE_END] = BY_TYPE(message_mark),
    [SL_EV_TEXT_MESSAGE_CHUNK] = BY_TYPE(text_chunk),
    [SL_EV_TOOL_CALL_START] = BY_TYPE(tool_start),
    [SL_EV_TOOL_CALL_ARGS] = BY_TYPE(tool_args),
    [SL_EV_TOOL_CALL_END] = BY_TYPE(tool_end),
    [SL_EV_TOOL_CALL_CHUNK] = BY_TYPE(tool_chunk),
    [SL_EV_TOOL_CALL_RESULT] = BY_TYPE(tool_result),
    [SL_EV_STATE_SNAPSHOT] = BY_TYPE(state_snapshot),
    [SL_EV_STATE_DELTA] = BY_TYPE(state_delta),
    [SL_EV_MESSAGES_SNAPSHOT] = BY_TYPE(messages_snapshot),
    [SL_EV_ACTIVITY_SNAPSHOT] = BY_TYPE(activity_snapshot),
    [SL_EV_ACTIVITY_DELTA] = BY_TYPE(activity_delta),
    [SL_EV_REASONING_START] = BY_TYPE(message_mark),
    [SL_EV_REASONING_END] = BY_TYPE(message_mark),
    [SL_EV_REASONING_MESSAGE_START] = BY_TYPE(reasoning_message_start),
    [SL_EV_REASONING_MESSAGE_CONTENT] = BY_TYPE(message_content),
    [SL_EV_REASONING_MESSAGE_END] = BY_TYPE(message_mark),
    [SL_EV_REASONING_MESSAGE_CHUNK] = BY_TYPE(reasoning_chunk),
    [SL_EV_REASONING_ENCRYPTED_VALUE] = BY_TYPE(encrypted_value),
    [SL_EV_RAW] = BY_TYPE(raw),
    [SL_EV_CUSTOM] = BY_TYPE(custom),
    [SL_EV_SUBAGENT_STARTED] = BY_TYPE(subagent_started),
    [SL_EV_SUBAGENT_FINISHED] = BY_TYPE(subagent_finished),
    [SL_EV_SUBAGENT_ERROR] = BY_TYPE(subagent_error),
};

#define TAG(name, shape) {{name, sizeof(name) - 1}, SL_SHAPE_##shape}
static const struct sl_member outcomes[] = {
    TAG("success", SUCCESS), TAG("interrupt", INTERRUPT_OUTCOME), TAG("cancelled", BARE)};
static const struct sl_member subagent_outcomes[] = {
    TAG("success", BARE), TAG("suspended", SUSPENDED)};
static const struct sl_member messages[] = {
    TAG("developer", PLAIN_MESSAGE), TAG("system", PLAIN_MESSAGE),
    TAG("assistant", ASSISTANT_MESSAGE), TAG("user", USER_MESSAGE), TAG("tool", TOOL_MESSAGE),
    TAG("activity", ACTIVITY_MESSAGE), TAG("reasoning", REASONING_MESSAGE)};
static const struct sl_member parts[] = {
    TAG("text", TEXT_PART), TAG("image", MEDIA_PART), TAG("audio", MEDIA_PART),
    TAG("video", MEDIA_PART), TAG("document", MEDIA_PART)};
static const struct sl_member result_parts[] = {
    TAG("text", TEXT_PART), TAG("image", RESULT_MEDIA_PART), TAG("audio", RESULT_MEDIA_PART),
    TAG("video", RESULT_MEDIA_PART), TAG("document", RESULT_MEDIA_PART)};
static const struct sl_member sources[] = {
    TAG("data", DATA_SOURCE), TAG("url", URL_SOURCE), TAG("file", FILE_SOURCE)};
static const struct sl_member operations[] = {
    TAG("add", PATCH_VALUE), TAG("remove", PATCH_REMOVE), TAG("replace", PATCH_VALUE),
    TAG("move", PATCH_FROM), TAG("copy", PATCH_FROM), TAG("test", PATCH_VALUE)};

static const struct sl_union unions[SL_UNION_COUNT] = {
    [SL_UNION_OUTCOME] = {SL_F_TYPE, outcomes, COUNT(outcomes)},
    [SL_UNION_SUBAGENT_OUTCOME] = {SL_F_TYPE, subagent_outcomes, COUNT(subagent_outcomes)},
    [SL_UNION_MESSAGE] = {SL_F_ROLE, messages, COUNT(messages)},
    [SL_UNION_PART] = {SL_F_TYPE, parts, COUNT(parts)},
    [SL_UNION_RESULT_PART] = {SL_F_TYPE, result_parts, COUNT(result_parts)},
    [SL_UNION_SOURCE] = {SL_F_TYPE, sources, COUNT(sources)},
    [SL_UNION_OPERATION] = {SL_F_OP, operations, COUNT(operations)},
};

#define WORD(text) {text, sizeof(text) - 1}
static const struct sl_str text_roles[] = {
    WORD("developer"), WORD("system"), WORD("assistant"), WORD("user")};
static const struct sl_str reasoning_word[] = {WORD("reasoning")};
static const struct sl_str tool_word[] = {WORD("tool")};
static const struct sl_str subtypes[] = {WORD("tool-call"), WORD("message")};
static const struct sl_str function_word[] = {WORD("function")};
static const struct sl_str statuses[] = {WORD("resolved"), WORD("cancelled")};

static const struct sl_words word_sets[SL_WORDS_COUNT] = {
    [SL_WORDS_TEXT_ROLE] = {text_roles, COUNT(text_roles)},
    [SL_WORDS_REASONING] = {reasoning_word, COUNT(reasoning_word)},
    [SL_WORDS_TOOL] = {tool_word, COUNT(tool_word)},
    [SL_WORDS_SUBTYPE] = {subtypes, COUNT(subtypes)},
    [SL_WORDS_FUNCTION] = {function_word, COUNT(function_word)},
    [SL_WORDS_STATUS] = {statuses, COUNT(statuses)},
};
/* clang-format on */

const struct sl_shape *sl_shape_get(enum sl_shape_id shape)
{
    return &shapes[shape];
}

const struct sl_union *sl_union_get(enum sl_union_id id)
{
    return &unions[id];
}

const struct sl_words *sl_words_get(enum sl_words_id id)
{
    return &word_sets[id];
}

const struct sl_shape *sl_event_shape(enum sl_event_type type)
{
    assert(type < SL_EV_COUNT);
    return &events[type];
}

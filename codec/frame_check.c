/* SPDX-License-Identifier: MIT */
/* The types of frames' fields: one check for each. */
#include "frame_check.h"

#include <assert.h>
#include <stdio.h>

#include "sluice/event.h"
#include "sluice/filter.h"
#include "sluice/json.h"
#include "text.h"

enum { SESSION_DIGITS = 32 };

bool sl_frame_refuse(const struct sl_frame_check *check, enum sl_code code, const char *field,
                     size_t limit, const char *why)
{
    char path[sizeof(check->err->field)];
    size_t prefix = strlen(check->prefix);

    if (check->err && check->err->code == SL_OK) {
        /* An element as a whole is named without the slash that its members follow. */
        if (prefix && !*field)
            prefix--;
        snprintf(path, sizeof(path), "%.*s%s", (int)prefix, check->prefix, field);
        sl_error_set(check->err, code, path, "%s", why);
        check->err->limit = limit;
    }
    return false;
}

static bool has_kind(const struct sl_frame_check *check, uint32_t node, enum sl_kind kind,
                     const char *field, const char *why)
{
    return sl_doc_kind(check->doc, node) == kind ||
           sl_frame_refuse(check, SL_BAD_FIELD, field, 0, why);
}

static bool check_integer(const struct sl_frame_check *check, uint32_t node, uint64_t least,
                          uint64_t most, const char *field)
{
    char why[64];
    uint64_t number;

    if (sl_doc_u64(check->doc, node, &number) && number >= least && number <= most)
        return true;
    snprintf(why, sizeof(why), "this must be an integer from %u to the limit", (unsigned)least);
    return sl_frame_refuse(check, SL_BAD_FIELD, field, most, why);
}

/* Ids stand in keys, logs and tokens: they are text that every language can hold. */
static bool check_id(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    struct sl_str rest;
    uint32_t code_point;
    size_t bytes = 0;
    char utf8[4];

    if (!has_kind(check, node, SL_STRING, field, "an id must be a string"))
        return false;
    for (rest = sl_doc_body(check->doc, node); sl_body_next(&rest, &code_point);) {
        if (code_point == 0 || (code_point >= 0xd800 && code_point <= 0xdfff))
            return sl_frame_refuse(check, SL_BAD_FIELD, field, 0,
                                   "an id must not hold U+0000 or half of a surrogate pair");
        bytes += sl_utf8_write(code_point, utf8);
        if (bytes > check->limits->max_id)
            return sl_frame_refuse(check, SL_TOO_LARGE, field, check->limits->max_id,
                                   "an id has more bytes than the limit");
    }
    return bytes > 0 || sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "an id must not be empty");
}

/* One spelling only, so that a session is its text. */
static bool check_session(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    bool good = sl_doc_kind(check->doc, node) == SL_STRING;
    struct sl_str body = good ? sl_doc_body(check->doc, node) : (struct sl_str){NULL, 0};

    good = good && body.len == SESSION_DIGITS;
    for (size_t i = 0; good && i < body.len; i++)
        good = (body.ptr[i] >= '0' && body.ptr[i] <= '9') ||
               (body.ptr[i] >= 'a' && body.ptr[i] <= 'f');
    return good || sl_frame_refuse(check, SL_BAD_FIELD, field, 0,
                                   "a session is named by 32 digits of 0-9a-f");
}

static bool check_from(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    return sl_doc_is(check->doc, node, SL_STR("now")) ||
           sl_doc_is(check->doc, node, SL_STR("start")) ||
           sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "this must be \"now\" or \"start\"");
}

static bool check_cursor(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    return has_kind(check, node, SL_STRING, field, "this must be a string") &&
           (sl_doc_body(check->doc, node).len > 0 ||
            sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "a cursor must not be empty"));
}

static bool check_bool(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    enum sl_kind kind = sl_doc_kind(check->doc, node);

    return kind == SL_TRUE || kind == SL_FALSE ||
           sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "this must be true or false");
}

static bool check_some(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    return sl_doc_kind(check->doc, node) != SL_NULL ||
           sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "this must not be null");
}

static bool check_content(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    struct sl_error found = {0};
    char path[sizeof(found.field)];

    if (sl_content_check(check->doc, node, &found))
        return true;
    snprintf(path, sizeof(path), "%s%.100s", field, found.field);
    return sl_frame_refuse(check, found.code, path, 0, found.text);
}

/* --- lists --- */

static bool check_list(const struct sl_frame_check *check, uint32_t node, size_t least, size_t most,
                       const char *field)
{
    if (!has_kind(check, node, SL_ARRAY, field, "this must be an array"))
        return false;
    uint32_t count = check->doc->nodes[node].count;
    if (count < least)
        return sl_frame_refuse(check, SL_BAD_FIELD, field, 0, "the list must not be empty");
    return count <= most ||
           sl_frame_refuse(check, SL_TOO_MANY, field, most, "the list is longer than the limit");
}

static bool check_numbers(const struct sl_frame_check *check, uint32_t list, const char *field)
{
    if (!check_list(check, list, 1, check->limits->max_subs, field))
        return false;
    uint32_t end = sl_doc_next(check->doc, list);
    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s/%u", field, i);
        if (!check_integer(check, at, 0, UINT32_MAX, name))
            return false;
    }
    return true;
}

static bool check_elements(const struct sl_frame_check *check, enum sl_element kind, uint32_t list,
                           const char *field)
{
    uint32_t end = sl_doc_next(check->doc, list);

    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char prefix[64];
        uint32_t arg[SL_ARGS_MAX];
        struct sl_frame_check element = *check;
        snprintf(prefix, sizeof(prefix), "%s/%u/", field, i);
        element.prefix = prefix;
        if (!sl_frame_element(&element, kind, at, arg))
            return false;
    }
    return true;
}

static bool check_keys(const struct sl_frame_check *check, uint32_t list, const char *field)
{
    if (!check_list(check, list, 1, SL_MAX_KEYS, field))
        return false;
    uint32_t end = sl_doc_next(check->doc, list);
    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s/%u", field, i);
        if (!has_kind(check, at, SL_STRING, name, "a key must be a string"))
            return false;
    }
    return true;
}

/* The bit of a name, or 0. */
typedef unsigned (*name_bit)(const struct sl_doc *doc, uint32_t node);

static unsigned category_bit(const struct sl_doc *doc, uint32_t node)
{
    for (unsigned category = 0; category < SL_CAT_COUNT; category++)
        if (category != SL_CAT_LIFECYCLE &&
            sl_doc_is(doc, node, sl_str_from(sl_category_name((enum sl_category)category))))
            return 1U << category;
    return 0;
}

static unsigned strip_bit(const struct sl_doc *doc, uint32_t node)
{
    for (unsigned strip = 0; strip < SL_STRIP_COUNT; strip++)
        if (sl_doc_is(doc, node, sl_str_from(sl_strip_name((enum sl_strip)strip))))
            return 1U << strip;
    return 0;
}

static unsigned drop_bit(const struct sl_doc *doc, uint32_t node)
{
    for (unsigned drop = 0; drop < SL_DROP_COUNT; drop++)
        if (sl_doc_is(doc, node, sl_str_from(sl_drop_name((enum sl_drop)drop))))
            return 1U << drop;
    return 0;
}

static name_bit bit_of(enum sl_arg_type type)
{
    return type == SL_ARG_HIDE ? category_bit : type == SL_ARG_STRIP ? strip_bit : drop_bit;
}

unsigned sl_frame_names(enum sl_arg_type type, const struct sl_doc *doc, uint32_t list)
{
    unsigned bits = 0;

    if (list == SL_NONE)
        return 0;
    for (uint32_t at = list + 1; at < sl_doc_next(doc, list); at = sl_doc_next(doc, at))
        bits |= bit_of(type)(doc, at);
    return bits;
}

static bool check_names(const struct sl_frame_check *check, enum sl_arg_type type, uint32_t list,
                        const char *field)
{
    if (!check_list(check, list, 0, SL_MAX_NAMES, field))
        return false;
    uint32_t end = sl_doc_next(check->doc, list);
    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s/%u", field, i);
        if (sl_doc_kind(check->doc, at) != SL_STRING || bit_of(type)(check->doc, at) == 0)
            return sl_frame_refuse(check, SL_BAD_FIELD, name, 0, "this is none of the names");
    }
    return true;
}

static bool check_policy(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    for (int policy = 0; policy < SL_POLICY_COUNT; policy++)
        if (sl_doc_is(check->doc, node, sl_str_from(sl_policy_name((enum sl_policy)policy))))
            return true;
    return sl_frame_refuse(check, SL_BAD_FIELD, field, 0,
                           "this must be \"repair\", \"reject\" or \"pass\"");
}

/* --- RunAgentInput --- */

static bool check_input_id(const struct sl_frame_check *check, uint32_t input, struct sl_str key,
                           const char *field)
{
    uint32_t node = sl_doc_get(check->doc, input, key);

    if (node == SL_NONE)
        return sl_frame_refuse(check, SL_MISSING_FIELD, field, 0, "a required field is missing");
    return check_id(check, node, field);
}

/* "input" and the JSON Pointer to a member of it. */
static void input_member(struct sl_str key, char *out, size_t size)
{
    size_t len = (size_t)snprintf(out, size, "input/");

    for (size_t i = 0; i < key.len && len + 3 < size; i++) {
        bool escaped = key.ptr[i] == '~' || key.ptr[i] == '/';
        if (escaped)
            out[len++] = '~';
        out[len++] = escaped ? (key.ptr[i] == '~' ? '0' : '1') : key.ptr[i];
    }
    out[len] = '\0';
}

static bool refuse_repeated(const struct sl_frame_check *check, uint32_t key)
{
    char field[64];

    input_member(sl_doc_body(check->doc, key), field, sizeof(field));
    return sl_frame_refuse(check, SL_REPEATED_KEY, field, 0, "the object repeats a key");
}

/* What names the run is checked here, the rest by sl_input_check. A repeated key could mean one
 * thread to the gateway and another to the agent. */
static bool check_input(const struct sl_frame_check *check, uint32_t node, const char *field)
{
    struct sl_error memory = {0};

    if (!has_kind(check, node, SL_OBJECT, field, "this must be an object"))
        return false;
    uint32_t repeated = sl_doc_repeated_key(check->doc, node, &memory);
    if (repeated != SL_NONE)
        return refuse_repeated(check, repeated);
    if (memory.code != SL_OK)
        return sl_error_memory(check->err);
    return check_input_id(check, node, SL_STR("threadId"), "input/threadId") &&
           check_input_id(check, node, SL_STR("runId"), "input/runId");
}

bool sl_frame_check_value(const struct sl_frame_check *check, enum sl_arg_type type, uint32_t node,
                          const char *field)
{
    switch (type) {
    case SL_ARG_REF:
        return check_integer(check, node, 0, SL_MAX_REF, field);
    case SL_ARG_SUB:
        return check_integer(check, node, 0, UINT32_MAX, field);
    case SL_ARG_TTL:
        return check_integer(check, node, SL_MIN_TTL_MS, SL_MAX_TTL_MS, field);
    case SL_ARG_ID:
        return check_id(check, node, field);
    case SL_ARG_SESSION:
        return check_session(check, node, field);
    case SL_ARG_FROM:
        return check_from(check, node, field);
    case SL_ARG_CURSOR:
        return check_cursor(check, node, field);
    case SL_ARG_TEXT:
        return has_kind(check, node, SL_STRING, field, "this must be a string");
    case SL_ARG_BOOL:
        return check_bool(check, node, field);
    case SL_ARG_VALUE:
        return check_some(check, node, field);
    case SL_ARG_PATCH:
        return has_kind(check, node, SL_ARRAY, field, "this must be an array");
    case SL_ARG_CONTENT:
        return check_content(check, node, field);
    case SL_ARG_INPUT:
        return check_input(check, node, field);
    case SL_ARG_SUBS:
        return check_list(check, node, 1, check->limits->max_subs, field) &&
               check_elements(check, SL_ELEMENT_SUB, node, field);
    case SL_ARG_NUMBERS:
        return check_numbers(check, node, field);
    case SL_ARG_COUNT:
        return check_integer(check, node, 1, SL_MAX_REF, field);
    case SL_ARG_CAPACITY:
        return check_integer(check, node, 0, SL_MAX_CAPACITY, field);
    case SL_ARG_OBJECT:
        return has_kind(check, node, SL_OBJECT, field, "this must be an object");
    case SL_ARG_POLICY:
        return check_policy(check, node, field);
    case SL_ARG_AGENTS:
        return check_list(check, node, 1, SL_MAX_AGENTS, field) &&
               check_elements(check, SL_ELEMENT_AGENT, node, field);
    case SL_ARG_RUNS:
        return check_list(check, node, 0, SL_MAX_CAPACITY, field) &&
               check_elements(check, SL_ELEMENT_RUN, node, field);
    case SL_ARG_EVENTS:
        return check_list(check, node, 1, check->limits->max_events, field);
    case SL_ARG_KEYS:
        return check_keys(check, node, field);
    case SL_ARG_RHYTHM:
        return check_integer(check, node, 0, SL_MAX_RHYTHM_MS, field);
    case SL_ARG_HIDE:
    case SL_ARG_STRIP:
    case SL_ARG_DROP:
        return check_names(check, type, node, field);
    case SL_ARG_TYPE_COUNT:
        break;
    }
    assert(!"a type of the table");
    return false;
}

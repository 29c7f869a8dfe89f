/* SPDX-License-Identifier: MIT */
/* What clients send: each frame is held against the rows of its op. */
#include "sluice/frame.h"

#include <assert.h>
#include <stdio.h>

#include "sluice/json.h"
#include "text.h"

struct arg_row {
    enum sl_client_op op;
    struct sl_str field;
    enum sl_arg_type type;
    bool required;
};

static const struct arg_row arg_rows[SL_A_COUNT] = {
#define ROW(symbol, op, field, type, required, meaning)                                            \
    [SL_A_##symbol] = {SL_OP_##op, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_ARGS(ROW)
#undef ROW
};

static const struct arg_row sub_arg_rows[SL_SA_COUNT] = {
#define ROW(symbol, field, type, required, meaning)                                                \
    [SL_SA_##symbol] = {SL_OP_SUBSCRIBE, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_SUB_ARGS(ROW)
#undef ROW
};

static const struct sl_str op_names[SL_OP_COUNT] = {
#define ROW(symbol, op, meaning) [SL_OP_##symbol] = {(op), sizeof(op) - 1},
    SL_CLIENT_OPS(ROW)
#undef ROW
};

struct check {
    const struct sl_doc *doc;
    const struct sl_frame_limits *limits;
    const char *prefix; /* where the object stands in the frame: "" or "subs[3]" */
    struct sl_error *err;
};

static bool refuse(const struct check *check, enum sl_code code, const char *field, size_t limit,
                   const char *why)
{
    char path[sizeof(check->err->field)];

    if (check->err && check->err->code == SL_OK) {
        snprintf(path, sizeof(path), "%s%s%s", check->prefix, *check->prefix && *field ? "." : "",
                 field);
        sl_error_set(check->err, code, path, "%s", why);
        check->err->limit = limit;
    }
    return false;
}

static bool has_kind(const struct check *check, uint32_t node, enum sl_kind kind, const char *field,
                     const char *why)
{
    return sl_doc_kind(check->doc, node) == kind || refuse(check, SL_BAD_FIELD, field, 0, why);
}

static bool check_integer(const struct check *check, uint32_t node, uint64_t most,
                          const char *field)
{
    uint64_t number;

    if (sl_doc_u64(check->doc, node, &number) && number <= most)
        return true;
    return refuse(check, SL_BAD_FIELD, field, most, "this must be an integer from 0 to the limit");
}

/* Ids stand in keys, logs and tokens: they are text that every language can hold. */
static bool check_id(const struct check *check, uint32_t node, const char *field)
{
    struct sl_str rest;
    uint32_t code_point;
    size_t bytes = 0;
    char utf8[4];

    if (!has_kind(check, node, SL_STRING, field, "an id must be a string"))
        return false;
    for (rest = sl_doc_body(check->doc, node); sl_body_next(&rest, &code_point);) {
        if (code_point == 0 || (code_point >= 0xd800 && code_point <= 0xdfff))
            return refuse(check, SL_BAD_FIELD, field, 0,
                          "an id must not hold U+0000 or half of a surrogate pair");
        bytes += sl_utf8_write(code_point, utf8);
        if (bytes > check->limits->max_id)
            return refuse(check, SL_TOO_LARGE, field, check->limits->max_id,
                          "an id has more bytes than the limit");
    }
    return bytes > 0 || refuse(check, SL_BAD_FIELD, field, 0, "an id must not be empty");
}

static bool check_from(const struct check *check, uint32_t node, const char *field)
{
    return sl_doc_is(check->doc, node, SL_STR("now")) ||
           sl_doc_is(check->doc, node, SL_STR("start")) ||
           refuse(check, SL_BAD_FIELD, field, 0, "this must be \"now\" or \"start\"");
}

static bool check_list(const struct check *check, uint32_t node, const char *field)
{
    if (!has_kind(check, node, SL_ARRAY, field, "this must be an array"))
        return false;
    uint32_t count = check->doc->nodes[node].count;
    if (count == 0)
        return refuse(check, SL_BAD_FIELD, field, 0, "the list must not be empty");
    if (count > check->limits->max_subs)
        return refuse(check, SL_TOO_MANY, field, check->limits->max_subs,
                      "the list is longer than the limit");
    return true;
}

static bool check_numbers(const struct check *check, uint32_t list, const char *field)
{
    if (!check_list(check, list, field))
        return false;
    uint32_t end = sl_doc_next(check->doc, list);
    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char name[64];
        snprintf(name, sizeof(name), "%s[%u]", field, i);
        if (!check_integer(check, at, UINT32_MAX, name))
            return false;
    }
    return true;
}

static bool read_sub(const struct check *check, uint32_t node, uint32_t arg[]);

static bool check_subs(const struct check *check, uint32_t list, const char *field)
{
    if (!check_list(check, list, field))
        return false;
    uint32_t end = sl_doc_next(check->doc, list);
    for (uint32_t at = list + 1, i = 0; at < end; at = sl_doc_next(check->doc, at), i++) {
        char prefix[64];
        uint32_t arg[SL_SA_COUNT];
        struct check element = *check;
        snprintf(prefix, sizeof(prefix), "%s[%u]", field, i);
        element.prefix = prefix;
        if (!read_sub(&element, at, arg))
            return false;
    }
    return true;
}

static bool check_input_id(const struct check *check, uint32_t input, struct sl_str key,
                           const char *field)
{
    uint32_t node = sl_doc_get(check->doc, input, key);

    if (node == SL_NONE)
        return refuse(check, SL_MISSING_FIELD, field, 0, "a required field is missing");
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

static bool refuse_repeated(const struct check *check, uint32_t key)
{
    char field[64];

    input_member(sl_doc_body(check->doc, key), field, sizeof(field));
    return refuse(check, SL_REPEATED_KEY, field, 0, "the object repeats a key");
}

/* What names the run is checked here, the rest by sl_input_check. A repeated key could mean one
 * thread to the gateway and another to the agent. */
static bool check_input(const struct check *check, uint32_t node, const char *field)
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

static bool check_value(const struct check *check, enum sl_arg_type type, uint32_t node,
                        const char *field)
{
    enum sl_kind kind = sl_doc_kind(check->doc, node);

    switch (type) {
    case SL_ARG_REF:
        return check_integer(check, node, SL_MAX_REF, field);
    case SL_ARG_SUB:
        return check_integer(check, node, UINT32_MAX, field);
    case SL_ARG_ID:
        return check_id(check, node, field);
    case SL_ARG_FROM:
        return check_from(check, node, field);
    case SL_ARG_CURSOR:
        return sl_doc_is(check->doc, node, SL_STR(""))
                   ? refuse(check, SL_BAD_FIELD, field, 0, "a cursor must not be empty")
                   : has_kind(check, node, SL_STRING, field, "this must be a string");
    case SL_ARG_TEXT:
        return has_kind(check, node, SL_STRING, field, "this must be a string");
    case SL_ARG_BOOL:
        return kind == SL_TRUE || kind == SL_FALSE ||
               refuse(check, SL_BAD_FIELD, field, 0, "this must be true or false");
    case SL_ARG_INPUT:
        return check_input(check, node, field);
    case SL_ARG_SUBS:
        return check_subs(check, node, field);
    case SL_ARG_NUMBERS:
        return check_numbers(check, node, field);
    case SL_ARG_TYPE_COUNT:
        break;
    }
    assert(!"a type of the table");
    return false;
}

/* A part of a table: the rows that one object may have. */
struct rows {
    const struct arg_row *row;
    size_t count;
    enum sl_client_op op;
};

static size_t find_row(const struct check *check, const struct rows *rows, uint32_t key)
{
    size_t i = 0;

    while (i < rows->count &&
           (rows->row[i].op != rows->op || !sl_doc_is(check->doc, key, rows->row[i].field)))
        i++;
    return i;
}

static bool refuse_unknown(const struct check *check, uint32_t key)
{
    struct sl_str body = sl_doc_body(check->doc, key);
    char field[64];

    snprintf(field, sizeof(field), "%.*s", (int)(body.len < 63 ? body.len : 63), body.ptr);
    return refuse(check, SL_UNKNOWN_FIELD, field, 0, "there is no such field here");
}

/* `named`, when not SL_NONE, is the value of a member that stands outside the rows: `op`. */
static bool read_members(const struct check *check, uint32_t object, const struct rows *rows,
                         uint32_t named, uint32_t arg[])
{
    uint32_t end = sl_doc_next(check->doc, object);
    bool seen_op = false;

    for (uint32_t key = object + 1; key < end; key = sl_doc_next(check->doc, key + 1)) {
        size_t i = find_row(check, rows, key);
        bool is_op = named != SL_NONE && sl_doc_is(check->doc, key, SL_STR("op"));
        if (i == rows->count && !is_op)
            return refuse_unknown(check, key);
        const char *field = is_op ? "op" : rows->row[i].field.ptr;
        if (is_op ? seen_op : arg[i] != SL_NONE)
            return refuse(check, SL_REPEATED_KEY, field, 0, "the frame repeats a key");
        seen_op = seen_op || is_op;
        if (is_op)
            continue;
        if (!check_value(check, rows->row[i].type, key + 1, field))
            return false;
        arg[i] = key + 1;
    }
    for (size_t i = 0; i < rows->count; i++)
        if (rows->row[i].op == rows->op && rows->row[i].required && arg[i] == SL_NONE)
            return refuse(check, SL_MISSING_FIELD, rows->row[i].field.ptr, 0,
                          "a required field is missing");
    return true;
}

static bool read_op(const struct check *check, uint32_t node, enum sl_client_op *out)
{
    if (node == SL_NONE || sl_doc_kind(check->doc, node) != SL_STRING)
        return refuse(check, SL_BAD_FRAME, "op", 0, "a frame must have a string `op`");
    for (size_t op = 0; op < SL_OP_COUNT; op++) {
        if (sl_doc_is(check->doc, node, op_names[op])) {
            *out = (enum sl_client_op)op;
            return true;
        }
    }
    return refuse(check, SL_UNKNOWN_OP, "op", 0, "clients send no such op");
}

bool sl_frame_read(const struct sl_doc *doc, uint32_t node, const struct sl_frame_limits *limits,
                   struct sl_frame *frame, struct sl_error *err)
{
    struct check check = {doc, limits, "", err};
    uint32_t op = sl_doc_get(doc, node, SL_STR("op"));
    uint64_t ref;

    *frame = (struct sl_frame){.doc = doc, .node = node};
    memset(frame->arg, 0xff, sizeof(frame->arg));
    if (sl_doc_kind(doc, node) != SL_OBJECT)
        return refuse(&check, SL_BAD_FRAME, "", 0, "a frame must be an object");
    if (sl_doc_u64(doc, sl_doc_get(doc, node, SL_STR("ref")), &ref) && ref <= SL_MAX_REF) {
        frame->has_ref = true;
        frame->ref = ref;
    }
    if (!read_op(&check, op, &frame->op))
        return false;
    struct rows rows = {arg_rows, SL_A_COUNT, frame->op};
    return read_members(&check, node, &rows, op, frame->arg);
}

static bool read_sub(const struct check *check, uint32_t node, uint32_t arg[])
{
    const struct rows rows = {sub_arg_rows, SL_SA_COUNT, SL_OP_SUBSCRIBE};

    memset(arg, 0xff, SL_SA_COUNT * sizeof(*arg));
    if (!has_kind(check, node, SL_OBJECT, "", "a subscription must be an object") ||
        !read_members(check, node, &rows, SL_NONE, arg))
        return false;
    return arg[SL_SA_FROM] == SL_NONE || arg[SL_SA_AFTER] == SL_NONE ||
           refuse(check, SL_BAD_FIELD, "from", 0, "`from` and `after` exclude each other");
}

bool sl_frame_read_sub(const struct sl_doc *doc, uint32_t node,
                       const struct sl_frame_limits *limits, uint32_t arg[], struct sl_error *err)
{
    struct check check = {doc, limits, "", err};

    return read_sub(&check, node, arg);
}

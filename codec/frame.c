/* SPDX-License-Identifier: MIT */
/* What peers send: each frame is held against the rows of its op. */
#include "sluice/frame.h"

#include <assert.h>
#include <stdio.h>

#include "frame_check.h"
#include "sluice/json.h"
#include "sluice/worker_frame.h"

/* --- the tables --- */

static const struct sl_str client_ops[SL_OP_COUNT] = {
#define ROW(symbol, op, meaning) [SL_OP_##symbol] = {(op), sizeof(op) - 1},
    SL_CLIENT_OPS(ROW)
#undef ROW
};

static const struct sl_arg_row client_rows[SL_A_COUNT] = {
#define ROW(symbol, op, field, type, required, meaning)                                            \
    [SL_A_##symbol] = {SL_OP_##op, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_ARGS(ROW)
#undef ROW
};
_Static_assert((int)SL_A_COUNT <= (int)SL_ARGS_MAX, "a frame has a place for each row");

/* A change of the state is a patch or a whole state. */
static bool check_client_frame(const struct sl_frame_check *check, const struct sl_frame *frame)
{
    bool patch = frame->arg[SL_A_STATE_PATCH] != SL_NONE;

    if (frame->op != SL_OP_STATE || patch != (frame->arg[SL_A_STATE_STATE] != SL_NONE))
        return true;
    if (patch)
        return sl_frame_refuse(check, SL_BAD_FIELD, "state", 0,
                               "`patch` and `state` exclude each other");
    return sl_frame_refuse(check, SL_MISSING_FIELD, "patch", 0,
                           "there must be a `patch` or a `state`");
}

const struct sl_vocabulary sl_client_vocabulary = {
    .ops = client_ops,
    .op_count = SL_OP_COUNT,
    .rows = client_rows,
    .row_count = SL_A_COUNT,
    .stranger = "clients send no such op",
    .whole = check_client_frame,
};

static const struct sl_str worker_ops[SL_WOP_COUNT] = {
#define ROW(symbol, op, meaning) [SL_WOP_##symbol] = {(op), sizeof(op) - 1},
    SL_WORKER_OPS(ROW)
#undef ROW
};

static const struct sl_arg_row worker_rows[SL_WA_COUNT] = {
#define ROW(symbol, op, field, type, required, meaning)                                            \
    [SL_WA_##symbol] = {SL_WOP_##op, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_WORKER_ARGS(ROW)
#undef ROW
};
_Static_assert((int)SL_WA_COUNT <= (int)SL_ARGS_MAX, "a frame has a place for each row");

const struct sl_vocabulary sl_worker_vocabulary = {
    .ops = worker_ops,
    .op_count = SL_WOP_COUNT,
    .rows = worker_rows,
    .row_count = SL_WA_COUNT,
    .stranger = "workers send no such op",
};

/* --- members --- */

static size_t find_row(const struct sl_frame_check *check, const struct sl_arg_rows *rows,
                       uint32_t key)
{
    size_t i = 0;

    while (i < rows->count &&
           (rows->row[i].op != rows->op || !sl_doc_is(check->doc, key, rows->row[i].field)))
        i++;
    return i;
}

static bool refuse_unknown(const struct sl_frame_check *check, uint32_t key)
{
    struct sl_str body = sl_doc_body(check->doc, key);
    char field[64];

    snprintf(field, sizeof(field), "%.*s", (int)(body.len < 63 ? body.len : 63), body.ptr);
    return sl_frame_refuse(check, SL_UNKNOWN_FIELD, field, 0, "there is no such field here");
}

static bool read_member(const struct sl_frame_check *check, const struct sl_arg_rows *rows,
                        uint32_t key, uint32_t arg[])
{
    size_t i = find_row(check, rows, key);

    if (i == rows->count)
        return refuse_unknown(check, key);
    const char *field = rows->row[i].field.ptr;
    if (arg[i] != SL_NONE)
        return sl_frame_refuse(check, SL_REPEATED_KEY, field, 0, "the frame repeats a key");
    arg[i] = key + 1;
    return sl_frame_check_value(check, rows->row[i].type, key + 1, field);
}

bool sl_frame_members(const struct sl_frame_check *check, uint32_t object,
                      const struct sl_arg_rows *rows, uint32_t op, uint32_t arg[])
{
    uint32_t end = sl_doc_next(check->doc, object);
    bool seen_op = false;

    memset(arg, 0xff, rows->count * sizeof(*arg));
    for (uint32_t key = object + 1; key < end; key = sl_doc_next(check->doc, key + 1)) {
        bool is_op = op != SL_NONE && sl_doc_is(check->doc, key, SL_STR("op"));
        if (is_op && seen_op)
            return sl_frame_refuse(check, SL_REPEATED_KEY, "op", 0, "the frame repeats a key");
        seen_op = seen_op || is_op;
        if (!is_op && !read_member(check, rows, key, arg))
            return false;
    }
    for (size_t i = 0; i < rows->count; i++)
        if (rows->row[i].op == rows->op && rows->row[i].required && arg[i] == SL_NONE)
            return sl_frame_refuse(check, SL_MISSING_FIELD, rows->row[i].field.ptr, 0,
                                   "a required field is missing");
    return true;
}

/* --- frames --- */

static bool read_op(const struct sl_frame_check *check, const struct sl_vocabulary *vocabulary,
                    uint32_t node, unsigned *out)
{
    if (node == SL_NONE || sl_doc_kind(check->doc, node) != SL_STRING)
        return sl_frame_refuse(check, SL_BAD_FRAME, "op", 0, "a frame must have a string `op`");
    for (size_t op = 0; op < vocabulary->op_count; op++) {
        if (sl_doc_is(check->doc, node, vocabulary->ops[op])) {
            *out = (unsigned)op;
            return true;
        }
    }
    return sl_frame_refuse(check, SL_UNKNOWN_OP, "op", 0, vocabulary->stranger);
}

bool sl_frame_read(const struct sl_vocabulary *vocabulary, const struct sl_doc *doc, uint32_t node,
                   const struct sl_frame_limits *limits, struct sl_frame *frame,
                   struct sl_error *err)
{
    struct sl_frame_check check = {doc, limits, "", err};
    uint32_t op = sl_doc_get(doc, node, SL_STR("op"));
    uint64_t ref;

    *frame = (struct sl_frame){.doc = doc, .node = node};
    memset(frame->arg, 0xff, sizeof(frame->arg));
    if (sl_doc_kind(doc, node) != SL_OBJECT)
        return sl_frame_refuse(&check, SL_BAD_FRAME, "", 0, "a frame must be an object");
    if (sl_doc_u64(doc, sl_doc_get(doc, node, SL_STR("ref")), &ref) && ref <= SL_MAX_REF) {
        frame->has_ref = true;
        frame->ref = ref;
    }
    if (!read_op(&check, vocabulary, op, &frame->op))
        return false;
    struct sl_arg_rows rows = {vocabulary->rows, vocabulary->row_count, frame->op};
    return sl_frame_members(&check, node, &rows, op, frame->arg) &&
           (!vocabulary->whole || vocabulary->whole(&check, frame));
}

/* --- elements of lists --- */

static const struct sl_arg_row sub_rows[SL_SA_COUNT] = {
#define ROW(symbol, field, type, required, meaning)                                                \
    [SL_SA_##symbol] = {0, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_SUB_ARGS(ROW)
#undef ROW
};

static const struct sl_arg_row agent_rows[SL_AA_COUNT] = {
#define ROW(symbol, field, type, required, meaning)                                                \
    [SL_AA_##symbol] = {0, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_AGENT_ARGS(ROW)
#undef ROW
};

static const struct sl_arg_row run_rows[SL_RA_COUNT] = {
#define ROW(symbol, field, type, required, meaning)                                                \
    [SL_RA_##symbol] = {0, {(field), sizeof(field) - 1}, SL_ARG_##type, (required)},
    SL_RUN_ARGS(ROW)
#undef ROW
};

static const struct {
    struct sl_arg_rows rows;
    const char *kind;
} elements[SL_ELEMENT_COUNT] = {
    [SL_ELEMENT_SUB] = {{sub_rows, SL_SA_COUNT, 0}, "a subscription must be an object"},
    [SL_ELEMENT_AGENT] = {{agent_rows, SL_AA_COUNT, 0}, "an agent must be an object"},
    [SL_ELEMENT_RUN] = {{run_rows, SL_RA_COUNT, 0}, "a run must be an object"},
};

bool sl_frame_element(const struct sl_frame_check *check, enum sl_element kind, uint32_t node,
                      uint32_t arg[])
{
    if (sl_doc_kind(check->doc, node) != SL_OBJECT)
        return sl_frame_refuse(check, SL_BAD_FIELD, "", 0, elements[kind].kind);
    if (!sl_frame_members(check, node, &elements[kind].rows, SL_NONE, arg))
        return false;
    return kind != SL_ELEMENT_SUB || arg[SL_SA_FROM] == SL_NONE || arg[SL_SA_AFTER] == SL_NONE ||
           sl_frame_refuse(check, SL_BAD_FIELD, "from", 0, "`from` and `after` exclude each other");
}

bool sl_frame_read_element(enum sl_element kind, const struct sl_doc *doc, uint32_t node,
                           const struct sl_frame_limits *limits, uint32_t arg[],
                           struct sl_error *err)
{
    struct sl_frame_check check = {doc, limits, "", err};

    return sl_frame_element(&check, kind, node, arg);
}

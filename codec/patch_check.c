/* SPDX-License-Identifier: MIT */
/* The syntax of JSON Patch (RFC 6902, section 4). */
#include "sluice/patch.h"

#include <stdio.h>

#include "patch_ops.h"
#include "pointer.h"

static const struct {
    struct sl_str name;
    bool wants_value;
    bool wants_from;
} ops[] = {
#define SL_PATCH_OP_ROW(symbol, name, value, from) {{name, sizeof(name) - 1}, value, from},
    SL_PATCH_OPS(SL_PATCH_OP_ROW)
#undef SL_PATCH_OP_ROW
};

enum sl_patch_op sl_patch_op_of(const struct sl_doc *doc, uint32_t operation)
{
    uint32_t name = sl_doc_get(doc, operation, SL_STR("op"));

    for (int op = 0; op < SL_PATCH_OP_COUNT; op++)
        if (sl_doc_is(doc, name, ops[op].name))
            return (enum sl_patch_op)op;
    return SL_PATCH_OP_COUNT;
}

static bool refuse(struct sl_error *err, size_t number, const char *member, const char *what)
{
    char field[64];

    snprintf(field, sizeof(field), "/%zu%s%s", number, *member ? "/" : "", member);
    sl_error_set(err, SL_BAD_PATCH, field, "%s", what);
    return false;
}

static bool check_pointer(const struct sl_doc *doc, uint32_t operation, size_t number,
                          const char *member, struct sl_error *err)
{
    uint32_t node = sl_doc_get(doc, operation, sl_str_from(member));

    if (node == SL_NONE)
        return refuse(err, number, member, "the operation lacks a member that it needs");
    if (sl_doc_kind(doc, node) != SL_STRING || !sl_pointer_valid(sl_doc_body(doc, node)))
        return refuse(err, number, member, "this is no JSON Pointer");
    return true;
}

static bool check_operation(const struct sl_doc *doc, uint32_t operation, size_t number,
                            bool *unknown_op, struct sl_error *err)
{
    if (sl_doc_kind(doc, operation) != SL_OBJECT)
        return refuse(err, number, "", "an operation must be an object");
    uint32_t name = sl_doc_get(doc, operation, SL_STR("op"));
    if (name == SL_NONE || sl_doc_kind(doc, name) != SL_STRING)
        return refuse(err, number, "op", "an operation must have a string `op`");
    enum sl_patch_op op = sl_patch_op_of(doc, operation);
    if (op == SL_PATCH_OP_COUNT) {
        if (!unknown_op)
            return refuse(err, number, "op", "this `op` is unknown");
        *unknown_op = true;
        return true;
    }
    if (!check_pointer(doc, operation, number, "path", err))
        return false;
    if (ops[op].wants_from && !check_pointer(doc, operation, number, "from", err))
        return false;
    if (ops[op].wants_value && sl_doc_get(doc, operation, SL_STR("value")) == SL_NONE)
        return refuse(err, number, "value", "the operation lacks a member that it needs");
    return true;
}

bool sl_patch_check(const struct sl_doc *doc, uint32_t node, bool *unknown_op, struct sl_error *err)
{
    size_t number = 0;

    if (unknown_op)
        *unknown_op = false;
    if (sl_doc_kind(doc, node) != SL_ARRAY) {
        sl_error_set(err, SL_BAD_PATCH, "", "a patch must be an array");
        return false;
    }
    for (uint32_t at = node + 1; at < sl_doc_next(doc, node); at = sl_doc_next(doc, at))
        if (!check_operation(doc, at, number++, unknown_op, err))
            return false;
    return true;
}

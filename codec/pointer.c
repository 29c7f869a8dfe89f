/* SPDX-License-Identifier: MIT */
/* JSON Pointer (RFC 6901). */
#include "pointer.h"

#include <assert.h>

#include "sluice/patch.h"
#include "text.h"

void sl_pointer_init(struct sl_pointer *pointer)
{
    pointer->text = (struct sl_buf)SL_BUF_INIT;
    pointer->count = 0;
}

void sl_pointer_clear(struct sl_pointer *pointer)
{
    sl_buf_clear(&pointer->text);
}

bool sl_pointer_valid(struct sl_str body)
{
    uint32_t code_point;

    if (!sl_body_next(&body, &code_point))
        return true;
    if (code_point != '/')
        return false;
    while (sl_body_next(&body, &code_point))
        if (code_point == '~' &&
            (!sl_body_next(&body, &code_point) || (code_point != '0' && code_point != '1')))
            return false;
    return true;
}

/* Copies the body in the one spelling in which no token needs another: slashes are bare, and an
 * escape is left only where JSON demands it. */
static bool copy_spelled(struct sl_buf *out, struct sl_str body)
{
    struct sl_buf decoded = SL_BUF_INIT;

    sl_buf_reset(out);
    if (body.len && memchr(body.ptr, '\\', body.len)) {
        sl_json_body_decode(body, &decoded);
        sl_json_body_encode(sl_buf_str(&decoded), out);
        out->failed |= decoded.failed;
        sl_buf_clear(&decoded);
    } else {
        sl_buf_add_str(out, body);
    }
    return !out->failed;
}

/* Replaces ~0 and ~1 in place; returns the new length. */
static size_t unescape(char *token, size_t length)
{
    size_t to = 0;

    for (size_t from = 0; from < length; from++) {
        char c = token[from];
        if (c == '~')
            c = token[++from] == '0' ? '~' : '/';
        token[to++] = c;
    }
    return to;
}

static bool split(struct sl_pointer *pointer, struct sl_str body)
{
    if (!copy_spelled(&pointer->text, body))
        return false;
    char *at = pointer->text.ptr;
    char *end = at + pointer->text.len;
    pointer->count = 0;
    while (at < end) {
        assert(*at == '/');
        char *token = at + 1;
        at = memchr(token, '/', (size_t)(end - token));
        at = at ? at : end;
        size_t length = unescape(token, (size_t)(at - token));
        if (pointer->count < SL_MAX_DEPTH)
            pointer->tokens[pointer->count] = (struct sl_str){token, length};
        pointer->count++;
    }
    return true;
}

bool sl_pointer_read(struct sl_pointer *pointer, struct sl_str body)
{
    assert(sl_pointer_valid(body));
    pointer->count = 0;
    return body.len == 0 || split(pointer, body);
}

bool sl_pointer_holds(const struct sl_pointer *a, const struct sl_pointer *b)
{
    if (a->count >= b->count || a->count > SL_MAX_DEPTH)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (!sl_str_equal(a->tokens[i], b->tokens[i]))
            return false;
    return true;
}

enum sl_index sl_index_read(struct sl_str token, size_t *index)
{
    size_t value = 0;

    if (sl_str_equal(token, SL_STR("-")))
        return SL_INDEX_END;
    for (size_t i = 0; i < token.len; i++) {
        if (token.ptr[i] < '0' || token.ptr[i] > '9')
            return SL_INDEX_NONE;
        if (value <= INT32_MAX)
            value = value * 10 + (size_t)(token.ptr[i] - '0');
    }
    if (token.len == 0 || (token.len > 1 && token.ptr[0] == '0') || value > INT32_MAX)
        return SL_INDEX_EXOTIC;
    *index = value;
    return SL_INDEX_GOOD;
}

/* Where a token leads inside a value, or SL_NOWHERE. */
static size_t position_of(const struct sl_value *value, struct sl_str token)
{
    size_t index;

    if (value->kind == SL_OBJECT)
        return sl_tree_find(value, token);
    if (value->kind == SL_ARRAY && sl_index_read(token, &index) == SL_INDEX_GOOD &&
        index < value->count)
        return index;
    return SL_NOWHERE;
}

struct sl_value *sl_pointer_walk(const struct sl_pointer *pointer, size_t count,
                                 struct sl_value *root, struct sl_step *trail, size_t *missed,
                                 struct sl_value **at)
{
    struct sl_value *value = root;

    for (size_t i = 0; i < count; i++) {
        size_t position = i < SL_MAX_DEPTH ? position_of(value, pointer->tokens[i]) : SL_NOWHERE;
        if (position == SL_NOWHERE) {
            *missed = i;
            *at = value;
            return NULL;
        }
        if (trail)
            trail[i] = (struct sl_step){value, position};
        value = *sl_tree_slot(value, position);
    }
    return value;
}

static struct sl_value *get(struct sl_pointer *pointer, struct sl_str body, struct sl_value *root,
                            struct sl_error *err)
{
    struct sl_value *at;
    size_t missed;

    if (!sl_pointer_valid(body)) {
        sl_error_set(err, SL_BAD_PATCH, "", "this is no JSON Pointer");
        return NULL;
    }
    if (!sl_pointer_read(pointer, body)) {
        sl_error_memory(err);
        return NULL;
    }
    struct sl_value *value = sl_pointer_walk(pointer, pointer->count, root, NULL, &missed, &at);
    if (!value)
        sl_error_set(err, SL_PATCH_FAILED, "", "nothing is at this pointer");
    return value;
}

struct sl_value *sl_pointer_get(struct sl_value *root, struct sl_str pointer, struct sl_error *err)
{
    struct sl_pointer parsed;
    struct sl_buf body = SL_BUF_INIT;
    struct sl_value *value = NULL;

    sl_pointer_init(&parsed);
    sl_json_body_encode(pointer, &body);
    if (body.failed)
        sl_error_memory(err);
    else
        value = get(&parsed, sl_buf_str(&body), root, err);
    sl_buf_clear(&body);
    sl_pointer_clear(&parsed);
    return value;
}

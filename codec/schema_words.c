/* SPDX-License-Identifier: MIT */
/* The keywords of schemas, the schemas inside schemas, and pointers to them. */
#include "schema_words.h"

#include <assert.h>
#include <stdio.h>

#include "text.h"

static const struct {
    struct sl_str name;
    enum sl_word_shape shape;
    bool here;
} words[] = {
#define ROW(symbol, name, shape, here) {{name, sizeof(name) - 1}, SL_SHAPE_##shape, here},
    SL_WORDS(ROW)
#undef ROW
};

static const struct sl_str types[] = {
#define ROW(symbol, name) {name, sizeof(name) - 1},
    SL_TYPES(ROW)
#undef ROW
};

enum sl_word sl_word_find(const struct sl_doc *schema, uint32_t key)
{
    int word = 0;

    while (word < SL_WORD_COUNT && !sl_doc_is(schema, key, words[word].name))
        word++;
    return (enum sl_word)word;
}

const char *sl_word_name(enum sl_word word)
{
    assert(word < SL_WORD_COUNT);
    return words[word].name.ptr;
}

enum sl_word_shape sl_word_shape(enum sl_word word)
{
    assert(word < SL_WORD_COUNT);
    return words[word].shape;
}

bool sl_word_here(enum sl_word word)
{
    assert(word < SL_WORD_COUNT);
    return words[word].here;
}

enum sl_type sl_type_find(const struct sl_doc *schema, uint32_t name)
{
    int type = 0;

    while (type < SL_TYPE_COUNT && !sl_doc_is(schema, name, types[type]))
        type++;
    return (enum sl_type)type;
}

struct sl_subs sl_subs_of(const struct sl_doc *schema, enum sl_word_shape shape, uint32_t value)
{
    struct sl_subs subs = {schema, value, sl_doc_next(schema, value), false};

    if (shape == SL_SHAPE_SCHEMA)
        return subs;
    subs.keyed = shape == SL_SHAPE_MAP;
    if (shape == SL_SHAPE_MAP || shape == SL_SHAPE_SCHEMAS)
        subs.at++;
    else
        subs.at = subs.end;
    return subs;
}

uint32_t sl_subs_next(struct sl_subs *subs)
{
    if (subs->at >= subs->end)
        return SL_NONE;
    uint32_t sub = subs->at + subs->keyed;
    subs->at = sl_doc_next(subs->schema, sub);
    return sub;
}

/* The value of a two-digit hexadecimal number, or -1. */
static int hex_byte(const char *at)
{
    int value = 0;

    for (int i = 0; i < 2; i++) {
        const char *digits = "0123456789abcdef";
        const char *found =
            at[i] ? strchr(digits, at[i] >= 'A' && at[i] <= 'F' ? at[i] + 32 : at[i]) : NULL;
        if (!found)
            return -1;
        value = value * 16 + (int)(found - digits);
    }
    return value;
}

/* In place, as URI fragments and then JSON Pointers have it: first %20, then ~1 and ~0. */
static bool unescape_token(struct sl_str raw, struct sl_buf *out)
{
    size_t from = out->len;

    for (size_t i = 0; i < raw.len; i++) {
        if (raw.ptr[i] != '%') {
            sl_buf_add_char(out, raw.ptr[i]);
            continue;
        }
        int byte = raw.len - i > 2 ? hex_byte(raw.ptr + i + 1) : -1;
        if (byte < 0)
            return false;
        sl_buf_add_char(out, (char)byte);
        i += 2;
    }
    if (out->failed)
        return false;
    size_t kept = from;
    for (size_t i = from; i < out->len; i++) {
        char c = out->ptr[i];
        if (c == '~') {
            if (++i == out->len || (out->ptr[i] != '0' && out->ptr[i] != '1'))
                return false;
            c = out->ptr[i] == '0' ? '~' : '/';
        }
        out->ptr[kept++] = c;
    }
    out->len = kept;
    return true;
}

/* The element that a token names, or SL_NONE. */
static uint32_t element_at(const struct sl_doc *doc, uint32_t array, struct sl_str token)
{
    uint64_t index = 0;

    if (token.len == 0 || token.len > 10 || (token.ptr[0] == '0' && token.len > 1))
        return SL_NONE;
    for (size_t i = 0; i < token.len; i++) {
        if (token.ptr[i] < '0' || token.ptr[i] > '9')
            return SL_NONE;
        index = index * 10 + (uint64_t)(token.ptr[i] - '0');
    }
    if (index >= doc->nodes[array].count)
        return SL_NONE;
    uint32_t at = array + 1;
    while (index-- > 0)
        at = sl_doc_next(doc, at);
    return at;
}

/* Where a reference has led so far: to a schema, or to a keyword's value that holds schemas. */
struct trail {
    uint32_t node;
    enum sl_word_shape shape; /* SCHEMA, SCHEMAS or MAP */
};

static bool follow(const struct sl_doc *schema, struct trail *trail, struct sl_str token)
{
    bool in_schema = trail->shape == SL_SHAPE_SCHEMA;
    enum sl_word_shape shape = SL_SHAPE_SCHEMA;

    if (trail->shape == SL_SHAPE_SCHEMAS) {
        trail->node = sl_doc_kind(schema, trail->node) == SL_ARRAY
                          ? element_at(schema, trail->node, token)
                          : SL_NONE;
    } else {
        trail->node = sl_doc_get(schema, trail->node, token);
        if (trail->node != SL_NONE && in_schema) {
            uint32_t key = trail->node - 1;
            enum sl_word word = sl_word_find(schema, key);
            shape = word == SL_WORD_UNKNOWN ? SL_SHAPE_ANY : sl_word_shape(word);
        }
    }
    trail->shape = shape;
    return trail->node != SL_NONE && shape >= SL_SHAPE_SCHEMA;
}

/* `pointer` is what is behind the '#'. */
static uint32_t walk(const struct sl_doc *schema, uint32_t root, struct sl_str pointer,
                     struct sl_buf *token, size_t *work)
{
    struct trail trail = {root, SL_SHAPE_SCHEMA};

    while (pointer.len) {
        if (*pointer.ptr != '/')
            return SL_NONE;
        const char *from = pointer.ptr + 1;
        const char *end = memchr(from, '/', pointer.len - 1);
        if (!end)
            end = pointer.ptr + pointer.len;
        sl_buf_reset(token);
        *work += schema->nodes[trail.node].count;
        if (!unescape_token((struct sl_str){from, (size_t)(end - from)}, token) ||
            !follow(schema, &trail, sl_buf_str(token)))
            return SL_NONE;
        pointer = (struct sl_str){end, pointer.len - (size_t)(end - pointer.ptr)};
    }
    return trail.shape == SL_SHAPE_SCHEMA ? trail.node : SL_NONE;
}

bool sl_schema_target(const struct sl_doc *schema, uint32_t root, uint32_t ref, size_t *work,
                      uint32_t *target)
{
    struct sl_buf text = SL_BUF_INIT, token = SL_BUF_INIT;

    *target = SL_NONE;
    sl_doc_decode(schema, ref, &text);
    if (!text.failed && text.len && *text.ptr == '#')
        *target = walk(schema, root, (struct sl_str){text.ptr + 1, text.len - 1}, &token, work);
    bool good = !text.failed && !token.failed;
    sl_buf_clear(&text);
    sl_buf_clear(&token);
    return good;
}

struct pointer_text {
    char *out;
    size_t len;
};

static void add_char(struct pointer_text *text, char c)
{
    if (text->len < SL_NODE_POINTER_MAX - 1)
        text->out[text->len++] = c;
}

static void add_key(struct pointer_text *text, struct sl_str body)
{
    uint32_t code_point;
    char bytes[4];

    while (text->len < SL_NODE_POINTER_MAX - 1 && sl_body_next(&body, &code_point)) {
        size_t length = sl_utf8_write(code_point, bytes);
        for (size_t i = 0; i < length; i++) {
            bool special = bytes[i] == '~' || bytes[i] == '/';
            add_char(text, special ? '~' : bytes[i]);
            if (special)
                add_char(text, bytes[i] == '~' ? '0' : '1');
        }
    }
}

static void add_index(struct pointer_text *text, uint32_t index)
{
    char digits[12];

    snprintf(digits, sizeof(digits), "%u", index);
    for (const char *c = digits; *c; c++)
        add_char(text, *c);
}

void sl_node_pointer(const struct sl_doc *doc, uint32_t root, uint32_t node,
                     char out[SL_NODE_POINTER_MAX])
{
    struct pointer_text text = {out, 0};
    uint32_t at = root;

    assert(node >= root && node < sl_doc_next(doc, root));
    while (at != node) {
        bool keyed = sl_doc_kind(doc, at) == SL_OBJECT;
        uint32_t child = at + 1, index = 0;
        while (sl_doc_next(doc, child + keyed) <= node) {
            child = sl_doc_next(doc, child + keyed);
            index++;
        }
        add_char(&text, '/');
        if (keyed)
            add_key(&text, sl_doc_body(doc, child));
        else
            add_index(&text, index);
        if (child == node)
            break;
        at = child + keyed;
    }
    out[text.len] = '\0';
}

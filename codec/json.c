/* SPDX-License-Identifier: MIT */
/* The JSON parser: one pass, no recursion, one table of nodes. */
#include "sluice/json.h"

#include <assert.h>
#include <stdlib.h>

#include "text.h"

enum expect { WANT_VALUE, WANT_KEY, WANT_MORE, NOTHING };

/* Containers that are open form a list through their `next` until they are closed. */
struct parser {
    struct sl_doc *doc;
    const char *at;
    const char *end;
    uint32_t open; /* the innermost open container, or SL_NONE */
    uint32_t depth;
    struct sl_error *err;
};

/* Bytes that stand for themselves inside a string: ASCII without controls, quote and backslash. */
static const uint8_t is_plain[256] = {
    [' '] = 1,
    ['!'] = 1,
    ['#' ... '['] = 1,
    [']' ... 0x7f] = 1,
};

static bool refuse_at(struct parser *p, const char *at, enum sl_code code, const char *what)
{
    if (p->err && p->err->code == SL_OK) {
        sl_error_set(p->err, code, "", "%s", what);
        p->err->offset = (size_t)(at - p->doc->text);
        p->err->limit = code == SL_TOO_DEEP ? SL_MAX_DEPTH : 0;
    }
    return false;
}

static bool refuse(struct parser *p, const char *what)
{
    return refuse_at(p, p->at, SL_BAD_JSON, p->at == p->end ? "the text ends too early" : what);
}

static bool grow(struct parser *p)
{
    struct sl_doc *doc = p->doc;
    size_t cap = doc->cap ? (size_t)doc->cap * 2 : 32;

    /* A text has no more nodes than bytes. */
    if (cap > doc->len)
        cap = doc->len;
    struct sl_node *nodes = realloc(doc->nodes, cap * sizeof(*nodes));
    if (!nodes)
        return refuse_at(p, p->at, SL_NO_MEMORY, "out of memory");
    doc->nodes = nodes;
    doc->cap = (uint32_t)cap;
    return true;
}

/* Adds a node that starts at `at`; its end is set by the caller. */
static inline struct sl_node *add_node(struct parser *p, enum sl_kind kind)
{
    struct sl_doc *doc = p->doc;

    if (doc->count == doc->cap && !grow(p))
        return NULL;
    struct sl_node *node = &doc->nodes[doc->count++];
    node->start = (uint32_t)(p->at - doc->text);
    node->next = doc->count;
    node->count = 0;
    node->kind = (uint8_t)kind;
    node->escaped = 0;
    return node;
}

static inline void end_node(struct parser *p, struct sl_node *node, const char *end)
{
    node->end = (uint32_t)(end - p->doc->text);
    p->at = end;
}

static inline void skip_space(struct parser *p)
{
    const char *at = p->at;

    while (at < p->end && (unsigned char)*at <= ' ' &&
           (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
        at++;
    p->at = at;
}

/* Eight bytes at once: true when each is plain. A byte over 0x7f is not. */
static inline bool eight_plain(const char *at)
{
    const uint64_t ones = 0x0101010101010101u;
    const uint64_t highs = 0x8080808080808080u;
    uint64_t word;

    memcpy(&word, at, 8);
    uint64_t quote = word ^ (ones * '"');
    uint64_t slash = word ^ (ones * '\\');
    uint64_t special = (word - ones * 0x20) | (quote - ones) | (slash - ones) | word;
    return (special & highs) == 0;
}

static bool is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* The length of the escape at `at`, or 0. */
static size_t escape_length(const char *at, const char *end)
{
    if (end - at < 2)
        return 0;
    switch (at[1]) {
    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
        return 2;
    case 'u':
        return end - at >= 6 && is_hex(at[2]) && is_hex(at[3]) && is_hex(at[4]) && is_hex(at[5])
                   ? 6
                   : 0;
    default:
        return 0;
    }
}

/* From behind the opening quote to behind the closing one, or NULL. */
static const char *scan_string(struct parser *p, const char *at, uint8_t *escaped)
{
    const char *end = p->end;

    for (;;) {
        while (end - at >= 8 && eight_plain(at))
            at += 8;
        while (at < end && is_plain[(unsigned char)*at])
            at++;
        size_t length = 0;
        if (at == end) {
            refuse_at(p, at, SL_BAD_JSON, "the text ends inside a string");
            return NULL;
        }
        if (*at == '"')
            return at + 1;
        if (*at == '\\') {
            *escaped = 1;
            length = escape_length(at, end);
            if (length == 0)
                refuse_at(p, at, SL_BAD_JSON, "a string has a bad escape");
        } else if ((unsigned char)*at < 0x20) {
            refuse_at(p, at, SL_BAD_JSON, "a string has a control character");
        } else {
            length = sl_utf8_sequence((const unsigned char *)at, (size_t)(end - at));
            if (length == 0)
                refuse_at(p, at, SL_BAD_UTF8, "a string is not UTF-8");
        }
        if (length == 0)
            return NULL;
        at += length;
    }
}

static bool read_string(struct parser *p)
{
    struct sl_node *node = add_node(p, SL_STRING);

    if (!node)
        return false;
    const char *end = scan_string(p, p->at + 1, &node->escaped);
    if (!end)
        return false;
    end_node(p, node, end);
    return true;
}

static bool read_number(struct parser *p)
{
    struct sl_node *node = add_node(p, SL_NUMBER);

    if (!node)
        return false;
    const char *end = sl_number_end(p->at, p->end);
    if (!end)
        return refuse_at(p, p->at, SL_BAD_JSON, "a number is malformed");
    end_node(p, node, end);
    return true;
}

static bool read_word(struct parser *p, const char *word, size_t length, enum sl_kind kind)
{
    if ((size_t)(p->end - p->at) < length || memcmp(p->at, word, length) != 0)
        return refuse_at(p, p->at, SL_BAD_JSON, "there is no value");
    struct sl_node *node = add_node(p, kind);
    if (!node)
        return false;
    end_node(p, node, p->at + length);
    return true;
}

static void close_container(struct parser *p)
{
    struct sl_node *node = &p->doc->nodes[p->open];

    assert(p->depth > 0);
    p->open = node->next;
    p->depth--;
    node->next = p->doc->count;
    end_node(p, node, p->at + 1);
}

static bool open_container(struct parser *p, enum sl_kind kind, enum expect *expect)
{
    char closer = kind == SL_OBJECT ? '}' : ']';

    _Static_assert(SL_MAX_DEPTH == 512, "the refusal names the limit");
    if (p->depth == SL_MAX_DEPTH)
        return refuse_at(p, p->at, SL_TOO_DEEP, "arrays and objects are nested deeper than 512");
    struct sl_node *node = add_node(p, kind);
    if (!node)
        return false;
    node->next = p->open;
    p->open = p->doc->count - 1;
    p->depth++;
    p->at++;
    skip_space(p);
    if (p->at < p->end && *p->at == closer) {
        close_container(p);
        *expect = WANT_MORE;
    } else {
        *expect = kind == SL_OBJECT ? WANT_KEY : WANT_VALUE;
    }
    return true;
}

static bool read_value(struct parser *p, enum expect *expect)
{
    if (p->at == p->end)
        return refuse(p, "");
    if (p->open != SL_NONE)
        p->doc->nodes[p->open].count++;
    *expect = WANT_MORE;
    switch (*p->at) {
    case '"':
        return read_string(p);
    case '{':
        return open_container(p, SL_OBJECT, expect);
    case '[':
        return open_container(p, SL_ARRAY, expect);
    case 'n':
        return read_word(p, "null", 4, SL_NULL);
    case 't':
        return read_word(p, "true", 4, SL_TRUE);
    case 'f':
        return read_word(p, "false", 5, SL_FALSE);
    case '-':
    case '0' ... '9':
        return read_number(p);
    default:
        return refuse(p, "there is no value");
    }
}

static bool read_key(struct parser *p, enum expect *expect)
{
    if (p->at == p->end || *p->at != '"')
        return refuse(p, "an object has no key");
    if (!read_string(p))
        return false;
    skip_space(p);
    if (p->at == p->end || *p->at != ':')
        return refuse(p, "a key has no colon");
    p->at++;
    *expect = WANT_VALUE;
    return true;
}

/* Behind a value: a comma, the end of the container, or the end of everything. */
static bool read_more(struct parser *p, enum expect *expect)
{
    if (p->open == SL_NONE) {
        if (p->at < p->end)
            return refuse(p, "there is something behind the value");
        *expect = NOTHING;
        return true;
    }
    bool object = p->doc->nodes[p->open].kind == SL_OBJECT;
    if (p->at < p->end && *p->at == ',') {
        p->at++;
        *expect = object ? WANT_KEY : WANT_VALUE;
        return true;
    }
    if (p->at == p->end || *p->at != (object ? '}' : ']'))
        return refuse(p, object ? "an object has no comma or end" : "an array has no comma or end");
    close_container(p);
    return true;
}

static bool parse(struct parser *p)
{
    enum expect expect = WANT_VALUE;
    bool good = true;

    if (p->doc->len >= UINT32_MAX)
        return refuse_at(p, p->at, SL_TOO_LARGE, "a text has 4 GiB or more");
    while (good && expect != NOTHING) {
        skip_space(p);
        if (expect == WANT_VALUE)
            good = read_value(p, &expect);
        else if (expect == WANT_KEY)
            good = read_key(p, &expect);
        else
            good = read_more(p, &expect);
    }
    return good;
}

bool sl_doc_parse(struct sl_doc *doc, struct sl_str text, struct sl_error *err)
{
    doc->text = text.len ? text.ptr : "";
    doc->len = text.len;
    doc->count = 0;
    struct parser p = {
        .doc = doc, .at = doc->text, .end = doc->text + text.len, .open = SL_NONE, .err = err};

    if (parse(&p))
        return true;
    doc->count = 0;
    return false;
}

void sl_doc_clear(struct sl_doc *doc)
{
    free(doc->nodes);
    *doc = (struct sl_doc){0};
}

/* SPDX-License-Identifier: MIT */
/* Templates: their syntax, and how they are filled. */
#include "agent/template.h"

#include <assert.h>
#include <ctype.h>

struct root_row {
    const char *name;
    size_t fewest, most;
};

static const struct root_row roots[TEMPLATE_ROOT_COUNT] = {
#define ROW(symbol, text, few, many) {.name = (text), .fewest = (few), .most = (many)},
    TEMPLATE_ROOTS(ROW)
#undef ROW
};

/* A run of text, or a place. */
struct piece {
    bool is_place;
    struct sl_str text; /* of a place: what stands between its braces */
    enum template_root root;
    struct sl_str path;
    bool has_default;
    struct sl_str otherwise; /* the default */
};

bool template_segment(struct sl_str *path, struct sl_str *segment)
{
    if (path->len == 0)
        return false;
    const char *dot = memchr(path->ptr, '.', path->len);
    size_t len = dot ? (size_t)(dot - path->ptr) : path->len;
    size_t taken = dot ? len + 1 : len;

    *segment = (struct sl_str){path->ptr, len};
    *path = (struct sl_str){path->ptr + taken, path->len - taken};
    return true;
}

static bool find_root(struct sl_str name, enum template_root *root)
{
    for (size_t i = 0; i < TEMPLATE_ROOT_COUNT; i++)
        if (sl_str_equal(name, sl_str_from(roots[i].name))) {
            *root = (enum template_root)i;
            return true;
        }
    return false;
}

/* NULL, or what is wrong with the path behind a root. */
static const char *check_path(enum template_root root, struct sl_str path)
{
    struct sl_str segment;
    size_t count = 0;

    if (path.len > 0 && path.ptr[path.len - 1] == '.')
        return "a path ends with a dot";
    while (template_segment(&path, &segment)) {
        count++;
        if (segment.len == 0)
            return "a path has an empty segment";
        for (size_t i = 0; i < segment.len; i++)
            if (!isalnum((unsigned char)segment.ptr[i]) && !strchr("_-", segment.ptr[i]))
                return "a path has a character other than letters, digits, '_' and '-'";
    }
    if (count < roots[root].fewest)
        return "a path is too short";
    return count > roots[root].most ? "a path is too long" : NULL;
}

/* Takes apart what stands between the braces. NULL, or what is wrong with it. */
static const char *read_place(struct sl_str text, struct piece *piece)
{
    struct sl_str path = text, name = {0};
    const char *bar = text.len ? memchr(text.ptr, '|', text.len) : NULL;

    *piece = (struct piece){.is_place = true, .text = text, .has_default = bar != NULL};
    if (bar) {
        path.len = (size_t)(bar - text.ptr);
        piece->otherwise = (struct sl_str){bar + 1, text.len - path.len - 1};
    }
    if (!template_segment(&path, &name) || !find_root(name, &piece->root))
        return "a path must begin with input, state, vars, answer, received, user or id";
    piece->path = path;
    if (path.len == 0 && name.len < text.len && text.ptr[name.len] == '.')
        return "a path ends with a dot";
    if (piece->root == TEMPLATE_USER && !sl_str_equal(path, SL_STR("text")))
        return "of the user there is only user.text";
    return check_path(piece->root, path);
}

/* Text up to the next place, or up to and with the mark of an escaped one. */
static struct piece read_text(struct sl_str body, size_t *at)
{
    const char *start = body.ptr + *at;
    size_t left = body.len - *at;
    const char *mark = memmem(start, left, "${", 2);
    struct piece piece = {.text = {start, left}};

    if (mark)
        piece.text.len = (size_t)(mark - start);
    *at += piece.text.len;
    if (mark && mark > start && mark[-1] == '$') {
        /* "$${": the text goes on with the brace; one of the two dollars is left out. */
        piece.text.len--;
    }
    return piece;
}

/* The next piece of a string's escaped body; false at its end or when `fault` is set. */
static bool next_piece(struct sl_str body, size_t *at, struct piece *piece, const char **fault)
{
    bool escaped = *at > 0 && body.ptr[*at - 1] == '$';
    size_t left = body.len - *at;

    if (left == 0)
        return false;
    if (left < 2 || memcmp(body.ptr + *at, "${", 2) != 0) {
        *piece = read_text(body, at);
        return true;
    }
    if (escaped) {
        *piece = (struct piece){.text = {body.ptr + *at, 2}};
        *at += 2;
        return true;
    }
    const char *start = body.ptr + *at + 2;
    const char *end = memchr(start, '}', left - 2);
    if (!end) {
        *fault = "a place has no closing brace";
        return false;
    }
    *fault = read_place((struct sl_str){start, (size_t)(end - start)}, piece);
    *at = (size_t)(end + 1 - body.ptr);
    return *fault == NULL;
}

bool template_check(const struct sl_doc *doc, uint32_t node, uint32_t *bad, const char **rule)
{
    uint32_t end = sl_doc_next(doc, node);

    for (uint32_t i = node; i < end; i++) {
        struct piece piece;
        const char *fault = NULL;
        size_t at = 0;

        if (sl_doc_kind(doc, i) != SL_STRING)
            continue;
        while (next_piece(sl_doc_body(doc, i), &at, &piece, &fault))
            ;
        if (fault) {
            *bad = i;
            *rule = fault;
            return false;
        }
    }
    return true;
}

struct filling {
    const struct sl_doc *doc;
    template_lookup lookup;
    void *ctx;
    size_t limit;
    struct sl_buf *out;
    enum template_result result;
    struct sl_str missing;
    struct sl_buf found; /* one value */
};

static bool stop(struct filling *fill, enum template_result why)
{
    fill->result = why;
    return false;
}

static bool add_default(struct sl_str text, struct sl_buf *out)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    bool scalar = sl_doc_parse(&doc, text, &err) && sl_doc_kind(&doc, 0) < SL_STRING;

    if (!scalar)
        sl_buf_add_char(out, '"');
    sl_buf_add_str(out, scalar ? sl_doc_raw(&doc, 0) : text);
    if (!scalar)
        sl_buf_add_char(out, '"');
    sl_doc_clear(&doc);
    return err.code != SL_NO_MEMORY;
}

/* Puts what is at the place into `found`. */
static bool look_up(struct filling *fill, const struct piece *piece)
{
    sl_buf_reset(&fill->found);
    if (!fill->lookup(fill->ctx, piece->root, piece->path, &fill->found)) {
        if (!piece->has_default) {
            fill->missing = piece->text;
            return stop(fill, TEMPLATE_MISSING);
        }
        sl_buf_reset(&fill->found);
        if (!add_default(piece->otherwise, &fill->found))
            return stop(fill, TEMPLATE_NO_MEMORY);
    }
    if (fill->found.failed)
        return stop(fill, TEMPLATE_NO_MEMORY);
    if (fill->out->len + fill->found.len > fill->limit)
        return stop(fill, TEMPLATE_TOO_LARGE);
    return true;
}

static bool add_as_text(struct filling *fill, const struct piece *piece)
{
    if (!look_up(fill, piece))
        return false;
    struct sl_str json = sl_buf_str(&fill->found);
    if (json.len >= 2 && json.ptr[0] == '"')
        sl_buf_add(fill->out, json.ptr + 1, json.len - 2);
    else
        sl_json_body_encode(json, fill->out);
    return true;
}

static bool fill_string(struct filling *fill, uint32_t node)
{
    struct sl_str body = sl_doc_body(fill->doc, node);
    struct piece piece;
    const char *fault = NULL;
    size_t at = 0;

    if (!memmem(body.ptr, body.len, "${", 2)) {
        sl_buf_add_str(fill->out, sl_doc_raw(fill->doc, node));
        return true;
    }
    if (next_piece(body, &at, &piece, &fault) && piece.is_place && at == body.len) {
        if (!look_up(fill, &piece))
            return false;
        sl_buf_add_str(fill->out, sl_buf_str(&fill->found));
        return true;
    }
    sl_buf_add_char(fill->out, '"');
    for (at = 0; next_piece(body, &at, &piece, &fault);) {
        if (!piece.is_place)
            sl_buf_add_str(fill->out, piece.text);
        else if (!add_as_text(fill, &piece))
            return false;
    }
    assert(!fault);
    sl_buf_add_char(fill->out, '"');
    return true;
}

static bool fill_node(struct filling *fill, uint32_t node);

static bool fill_container(struct filling *fill, uint32_t node)
{
    const struct sl_doc *doc = fill->doc;
    bool object = sl_doc_kind(doc, node) == SL_OBJECT;
    uint32_t end = sl_doc_next(doc, node), first = node + 1;

    sl_buf_add_char(fill->out, object ? '{' : '[');
    for (uint32_t i = first; i < end; i = sl_doc_next(doc, i)) {
        if (i != first)
            sl_buf_add_char(fill->out, ',');
        if (object) {
            sl_buf_add_str(fill->out, sl_doc_raw(doc, i));
            sl_buf_add_char(fill->out, ':');
            i = sl_doc_next(doc, i);
        }
        if (!fill_node(fill, i))
            return false;
    }
    sl_buf_add_char(fill->out, object ? '}' : ']');
    return true;
}

/* No deeper than the document. */
static bool fill_node(struct filling *fill, uint32_t node)
{
    switch (sl_doc_kind(fill->doc, node)) {
    case SL_STRING:
        return fill_string(fill, node);
    case SL_ARRAY:
    case SL_OBJECT:
        return fill_container(fill, node);
    default:
        sl_buf_add_str(fill->out, sl_doc_raw(fill->doc, node));
        return true;
    }
}

enum template_result template_fill(const struct sl_doc *doc, uint32_t node, template_lookup lookup,
                                   void *ctx, size_t limit, struct sl_buf *out,
                                   struct sl_str *missing)
{
    struct filling fill = {.doc = doc, .lookup = lookup, .ctx = ctx, .limit = limit, .out = out};

    if (fill_node(&fill, node) && out->failed)
        fill.result = TEMPLATE_NO_MEMORY;
    if (fill.result == TEMPLATE_MISSING)
        *missing = fill.missing;
    sl_buf_clear(&fill.found);
    return fill.result;
}

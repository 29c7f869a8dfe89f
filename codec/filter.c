/* SPDX-License-Identifier: MIT */
/* Filters: what they hide, and how they are told apart. */
#include "sluice/filter.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "hidden_state.h"

#define STRIP_NAME(symbol, name, meaning) [SL_STRIP_##symbol] = (name),
static const char *const strip_names[] = {SL_STRIPS(STRIP_NAME)};
#undef STRIP_NAME

const char *sl_strip_name(enum sl_strip strip)
{
    assert(strip < SL_STRIP_COUNT);
    return strip_names[strip];
}

void sl_filter_clear(struct sl_filter *filter)
{
    sl_bytes_unref(filter->paths);
    *filter = (struct sl_filter){.paths = NULL};
}

bool sl_filter_copy(struct sl_filter *to, const struct sl_filter *from)
{
    *to = *from;
    if (from->paths != NULL)
        sl_bytes_ref(from->paths);
    return true;
}

/* ---- paths in their one form ---- */

struct list {
    struct sl_hidden_path *paths;
    size_t count;
    size_t cap;
};

static void list_clear(struct list *list)
{
    for (size_t i = 0; i < list->count; i++)
        sl_hidden_path_clear(&list->paths[i]);
    free(list->paths);
}

static bool list_room(struct list *list)
{
    if (list->count < list->cap)
        return true;
    size_t cap = list->cap == 0 ? 8 : list->cap * 2;
    struct sl_hidden_path *paths = realloc(list->paths, cap * sizeof(*paths));
    if (paths == NULL)
        return false;
    list->paths = paths;
    list->cap = cap;
    return true;
}

/* Keeps the list without paths that others in it cover. */
static bool list_add(struct list *list, struct sl_str body, struct sl_error *err)
{
    struct sl_hidden_path path;
    if (!list_room(list))
        return sl_error_memory(err);
    if (!sl_hidden_path_read(&path, body, err))
        return false;
    for (size_t i = 0; i < list->count; i++) {
        if (sl_hidden_path_covers(&list->paths[i], &path)) {
            sl_hidden_path_clear(&path);
            return true;
        }
    }
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (sl_hidden_path_covers(&path, &list->paths[i]))
            sl_hidden_path_clear(&list->paths[i]);
        else
            list->paths[kept++] = list->paths[i];
    }
    list->paths[kept] = path;
    list->count = kept + 1;
    return true;
}

static int compare_tokens(struct sl_str a, struct sl_str b)
{
    size_t both = a.len < b.len ? a.len : b.len;
    int order = both == 0 ? 0 : memcmp(a.ptr, b.ptr, both);
    return order != 0 ? order : (a.len > b.len) - (a.len < b.len);
}

static int compare_paths(const void *a, const void *b)
{
    const struct sl_hidden_path *left = a;
    const struct sl_hidden_path *right = b;
    for (size_t i = 0; i < left->count && i < right->count; i++) {
        int order = compare_tokens(left->tokens[i], right->tokens[i]);
        if (order != 0)
            return order;
    }
    return (left->count > right->count) - (left->count < right->count);
}

static void print_token(struct sl_str token, struct sl_buf *out)
{
    sl_buf_add_char(out, '/');
    for (size_t i = 0; i < token.len; i++) {
        if (token.ptr[i] == '~')
            sl_buf_add_lit(out, "~0");
        else if (token.ptr[i] == '/')
            sl_buf_add_lit(out, "~1");
        else
            sl_buf_add_char(out, token.ptr[i]);
    }
}

/* NULL without memory. */
static struct sl_bytes *list_print(struct list *list)
{
    struct sl_buf out = SL_BUF_INIT;
    if (list->count > 1)
        qsort(list->paths, list->count, sizeof(*list->paths), compare_paths);
    sl_buf_add_char(&out, '[');
    for (size_t i = 0; i < list->count; i++) {
        sl_buf_add_str(&out, i == 0 ? SL_STR("\"") : SL_STR(",\""));
        for (size_t t = 0; t < list->paths[i].count; t++)
            print_token(list->paths[i].tokens[t], &out);
        sl_buf_add_char(&out, '"');
    }
    sl_buf_add_char(&out, ']');
    struct sl_bytes *bytes = out.failed ? NULL : sl_bytes_new(sl_buf_str(&out));
    sl_buf_clear(&out);
    return bytes;
}

static bool refuse(struct sl_error *err, uint32_t number, const char *why)
{
    char field[16];
    snprintf(field, sizeof(field), "%u", number);
    sl_error_set(err, SL_BAD_FIELD, field, "%s", why);
    return false;
}

static bool add_array(struct list *list, const struct sl_doc *doc, uint32_t array, bool *all,
                      struct sl_error *err)
{
    uint32_t number = 0;
    uint32_t end = sl_doc_next(doc, array);
    for (uint32_t node = array + 1; node < end; node = sl_doc_next(doc, node), number++) {
        struct sl_error why = {0};
        if (number == SL_FILTER_MAX_PATHS)
            return refuse(err, number, "these are too many paths");
        if (sl_doc_kind(doc, node) != SL_STRING)
            return refuse(err, number, "this is no JSON Pointer");
        if (sl_doc_body(doc, node).len == 0)
            *all = true;
        else if (!list_add(list, sl_doc_body(doc, node), &why))
            return why.code == SL_NO_MEMORY ? sl_error_memory(err) : refuse(err, number, why.text);
    }
    return true;
}

/* The filter hides the paths of the list instead of its own. */
static bool set_paths(struct sl_filter *filter, struct list *list, struct sl_error *err)
{
    struct sl_bytes *paths = list->count == 0 ? NULL : list_print(list);
    if (paths == NULL && list->count > 0)
        return sl_error_memory(err);
    sl_bytes_unref(filter->paths);
    filter->paths = paths;
    return true;
}

bool sl_filter_read_paths(struct sl_filter *filter, const struct sl_doc *doc, uint32_t array,
                          struct sl_error *err)
{
    struct list list = {0};
    bool all = false;
    if (sl_doc_kind(doc, array) != SL_ARRAY) {
        sl_error_set(err, SL_BAD_FIELD, "", "this is no array of JSON Pointers");
        return false;
    }
    bool done = add_array(&list, doc, array, &all, err) && set_paths(filter, &list, err);
    list_clear(&list);
    if (done && all)
        filter->hidden |= 1U << SL_CAT_STATE;
    return done;
}

/* ---- several ---- */

static bool add_paths(struct list *list, const struct sl_bytes *paths)
{
    struct sl_doc doc = {0};
    bool done = paths == NULL || sl_doc_parse(&doc, sl_bytes_str(paths), NULL);
    for (uint32_t node = 1; done && node < doc.count; node++)
        done = list_add(list, sl_doc_body(&doc, node), NULL);
    sl_doc_clear(&doc);
    return done;
}

static bool join_paths(struct sl_filter *to, const struct sl_filter *with)
{
    struct list list = {0};
    bool done =
        add_paths(&list, to->paths) && add_paths(&list, with->paths) && set_paths(to, &list, NULL);
    list_clear(&list);
    return done;
}

bool sl_filter_join(struct sl_filter *to, const struct sl_filter *with)
{
    if (with->paths != NULL && to->paths != NULL && !join_paths(to, with))
        return false;
    if (with->paths != NULL && to->paths == NULL)
        to->paths = sl_bytes_ref(with->paths);
    to->hidden |= with->hidden;
    to->stripped |= with->stripped;
    return true;
}

static struct sl_str paths_of(const struct sl_filter *filter)
{
    return filter->paths == NULL ? SL_STR("") : sl_bytes_str(filter->paths);
}

bool sl_filter_equal(const struct sl_filter *a, const struct sl_filter *b)
{
    return a->hidden == b->hidden && a->stripped == b->stripped &&
           sl_str_equal(paths_of(a), paths_of(b));
}

/* FNV-1a, and the last step of a better hash. */
uint32_t sl_filter_hash(const struct sl_filter *filter)
{
    struct sl_str paths = paths_of(filter);
    uint32_t hash = (2166136261U ^ filter->hidden) * 16777619U;
    if (!sl_filter_hides(filter))
        return 0;
    for (size_t i = 0; i < paths.len; i++)
        hash = (hash ^ (unsigned char)paths.ptr[i]) * 16777619U;
    hash = (hash ^ hash >> 16) * 0x85ebca6bU;
    hash = (hash ^ hash >> 13) * 0xc2b2ae35U;
    hash ^= hash >> 16;
    return hash != 0 ? hash : 1;
}

/* ---- changes by who sees less ---- */

static bool forbid(struct sl_error *err, const char *field)
{
    sl_error_set(err, SL_FORBIDDEN, field, "the token hides what this touches");
    return false;
}

static bool may_operate(const struct sl_hidden *hidden, const struct sl_doc *doc, uint32_t patch,
                        struct sl_error *err)
{
    uint32_t number = 0;
    uint32_t end = sl_doc_next(doc, patch);
    for (uint32_t op = patch + 1; op < end; op = sl_doc_next(doc, op), number++) {
        const char *member;
        char field[48];
        enum sl_hidden_touch touch = sl_hidden_touched_by(hidden, doc, op, &member);
        if (touch == SL_HIDDEN_MEMORY)
            return sl_error_memory(err);
        if (touch == SL_HIDDEN_APART)
            continue;
        snprintf(field, sizeof(field), "patch/%u/%s", number, member);
        return forbid(err, field);
    }
    return true;
}

bool sl_filter_may_change(const struct sl_filter *filter, const struct sl_doc *doc, uint32_t patch,
                          struct sl_error *err)
{
    struct sl_hidden hidden = {0};
    bool all = (filter->hidden & 1U << SL_CAT_STATE) != 0;
    if (!all && filter->paths == NULL)
        return true;
    if (all || patch == SL_NONE || sl_doc_kind(doc, patch) != SL_ARRAY)
        return forbid(err, patch == SL_NONE ? "state" : "patch");
    if (!sl_hidden_read(&hidden, filter->paths))
        return sl_error_memory(err);
    bool may = may_operate(&hidden, doc, patch, err);
    sl_hidden_clear(&hidden);
    return may;
}

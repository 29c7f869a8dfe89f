/* SPDX-License-Identifier: MIT */
/* Hidden parts of a state: reading their paths, taking them out, and patches that touch them. */
#include "hidden_state.h"

#include <assert.h>
#include <stdlib.h>

#include "pointer.h"

#define ANY SL_STR("*")

/* ---- paths ---- */

static bool refuse(struct sl_error *err, const char *why)
{
    sl_error_set(err, SL_BAD_FIELD, "", "%s", why);
    return false;
}

/* The tokens and their text in one piece of memory. */
static bool copy_tokens(struct sl_hidden_path *path, const struct sl_pointer *pointer)
{
    size_t table = pointer->count * sizeof(struct sl_str);
    char *memory = malloc(table + pointer->text.len);
    if (memory == NULL)
        return false;
    char *text = memory + table;
    path->tokens = (struct sl_str *)(void *)memory;
    path->count = pointer->count;
    for (size_t i = 0; i < pointer->count; i++) {
        struct sl_str token = pointer->tokens[i];
        if (token.len > 0)
            memcpy(text, token.ptr, token.len);
        path->tokens[i] = (struct sl_str){text, token.len};
        text += token.len;
    }
    return true;
}

bool sl_hidden_path_read(struct sl_hidden_path *path, struct sl_str body, struct sl_error *err)
{
    struct sl_pointer pointer;
    if (!sl_pointer_valid(body))
        return refuse(err, "this is no JSON Pointer");
    sl_pointer_init(&pointer);
    bool done = sl_pointer_read(&pointer, body);
    if (!done)
        sl_error_memory(err);
    else if (pointer.count == 0 || pointer.count > SL_MAX_DEPTH)
        done = refuse(err,
                      pointer.count == 0 ? "this names the whole state" : "no state is that deep");
    else if (!copy_tokens(path, &pointer))
        done = sl_error_memory(err);
    sl_pointer_clear(&pointer);
    return done;
}

void sl_hidden_path_clear(struct sl_hidden_path *path)
{
    free(path->tokens);
    *path = (struct sl_hidden_path){.tokens = NULL};
}

static bool names(struct sl_str token, struct sl_str other)
{
    return sl_str_equal(token, ANY) || sl_str_equal(token, other);
}

bool sl_hidden_path_covers(const struct sl_hidden_path *path, const struct sl_hidden_path *other)
{
    if (path->count > other->count)
        return false;
    for (size_t i = 0; i < path->count; i++) {
        if (!names(path->tokens[i], other->tokens[i]))
            return false;
    }
    return true;
}

/* What is taken out of an array moves the elements behind it, so the deeper paths go first, and of
 * those that are equally deep the ones that end in higher indices. */
static size_t last_index(const struct sl_hidden_path *path)
{
    size_t index = 0;
    return sl_index_read(path->tokens[path->count - 1], &index) == SL_INDEX_GOOD ? index : 0;
}

static int compare_turns(const void *a, const void *b)
{
    const struct sl_hidden_path *left = a;
    const struct sl_hidden_path *right = b;
    size_t l = left->count == right->count ? last_index(left) : left->count;
    size_t r = left->count == right->count ? last_index(right) : right->count;
    return (l < r) - (l > r);
}

bool sl_hidden_read(struct sl_hidden *hidden, const struct sl_bytes *paths)
{
    struct sl_doc doc = {0};
    struct sl_hidden read = {0};
    bool done = paths == NULL || sl_doc_parse(&doc, sl_bytes_str(paths), NULL);
    if (done && paths != NULL) {
        read.paths = calloc(doc.nodes[0].count, sizeof(*read.paths));
        done = read.paths != NULL;
    }
    for (uint32_t node = 1; done && node < doc.count; node++) {
        done = sl_hidden_path_read(&read.paths[read.count], sl_doc_body(&doc, node), NULL);
        read.count += done;
    }
    sl_doc_clear(&doc);
    if (!done) {
        sl_hidden_clear(&read);
        return false;
    }
    if (read.count > 1)
        qsort(read.paths, read.count, sizeof(*read.paths), compare_turns);
    *hidden = read;
    return true;
}

void sl_hidden_clear(struct sl_hidden *hidden)
{
    for (size_t i = 0; i < hidden->count; i++)
        sl_hidden_path_clear(&hidden->paths[i]);
    free(hidden->paths);
    *hidden = (struct sl_hidden){.paths = NULL};
}

/* ---- taking out ---- */

static struct sl_value *take_out(struct sl_value *value, const struct sl_hidden_path *path,
                                 size_t depth);

/* The value with another one in one place; `*copy` is the copy that gets it, made when needed.
 * Takes over `inside`. */
static bool put(const struct sl_value *value, struct sl_value **copy, size_t position,
                struct sl_value *inside)
{
    if (*copy == NULL && (*copy = sl_tree_copy(value)) == NULL) {
        sl_value_unref(inside);
        return false;
    }
    sl_value_unref(sl_tree_swap(*copy, position, inside));
    return true;
}

/* Every member or element. */
static struct sl_value *take_out_of_all(struct sl_value *value, const struct sl_hidden_path *path,
                                        size_t depth)
{
    struct sl_value *copy = NULL;
    bool last = depth + 1 == path->count;
    if (value->count == 0)
        return sl_value_ref(value);
    if (last)
        return value->kind == SL_ARRAY ? sl_value_array() : sl_value_object();
    for (size_t i = 0; i < value->count; i++) {
        struct sl_value *old = *sl_tree_slot(value, i);
        struct sl_value *inside = take_out(old, path, depth + 1);
        bool same = inside == old;
        if (inside == NULL || (!same && !put(value, &copy, i, inside))) {
            sl_value_unref(copy);
            return NULL;
        }
        if (same)
            sl_value_unref(inside);
    }
    return copy != NULL ? copy : sl_value_ref(value);
}

/* An object that repeats the key: readers see its last member, which alone stays, as `inside`.
 * Takes that over; NULL: it does not stay either. */
static struct sl_value *without_repeats(const struct sl_value *object, size_t position,
                                        struct sl_value *inside)
{
    const struct sl_member *members = sl_as_object(object)->members;
    struct sl_str key = sl_value_text(members[position].key);
    struct sl_value *copy = sl_tree_container(SL_OBJECT, object->count);
    for (size_t i = 0; copy != NULL && i < object->count; i++) {
        struct sl_value *value = i == position ? inside : members[i].value;
        if (value == NULL ||
            (i != position && sl_json_body_equal(sl_value_text(members[i].key), key)))
            continue;
        sl_tree_put_in(copy, copy->count, sl_value_ref(members[i].key), sl_value_ref(value));
    }
    sl_value_unref(inside);
    return copy;
}

static struct sl_value *without_one(const struct sl_value *value, size_t position)
{
    struct sl_value *copy = sl_tree_copy(value);
    struct sl_value *key, *out;
    if (copy == NULL)
        return NULL;
    sl_tree_take_out(copy, position, &key, &out);
    sl_value_unref(key);
    sl_value_unref(out);
    return copy;
}

static struct sl_value *take_out_of_one(struct sl_value *value, const struct sl_hidden_path *path,
                                        size_t depth, size_t position)
{
    bool last = depth + 1 == path->count;
    bool repeated = value->kind == SL_OBJECT && sl_tree_earlier(value, position) != SL_NOWHERE;
    struct sl_value *old = *sl_tree_slot(value, position);
    struct sl_value *inside = last ? NULL : take_out(old, path, depth + 1);
    struct sl_value *copy = NULL;
    if (!last && inside == NULL)
        return NULL;
    if (repeated)
        return without_repeats(value, position, inside);
    if (last)
        return without_one(value, position);
    if (inside != old)
        return put(value, &copy, position, inside) ? copy : NULL;
    sl_value_unref(inside);
    return sl_value_ref(value);
}

static struct sl_value *take_out(struct sl_value *value, const struct sl_hidden_path *path,
                                 size_t depth)
{
    struct sl_str token = path->tokens[depth];
    size_t position = SL_NOWHERE, index;
    if (!sl_is_container(value))
        return sl_value_ref(value);
    if (sl_str_equal(token, ANY))
        return take_out_of_all(value, path, depth);
    if (value->kind == SL_OBJECT)
        position = sl_tree_find(value, token);
    else if (sl_index_read(token, &index) == SL_INDEX_GOOD && index < value->count)
        position = index;
    return position == SL_NOWHERE ? sl_value_ref(value)
                                  : take_out_of_one(value, path, depth, position);
}

struct sl_value *sl_hidden_take_out(const struct sl_hidden *hidden, struct sl_value *state)
{
    struct sl_value *shown = sl_value_ref(state);
    for (size_t i = 0; shown != NULL && i < hidden->count; i++) {
        struct sl_value *next = take_out(shown, &hidden->paths[i], 0);
        sl_value_unref(shown);
        shown = next;
    }
    return shown;
}

/* ---- patches ---- */

static bool is_index(struct sl_str token)
{
    size_t index;
    return sl_index_read(token, &index) != SL_INDEX_NONE;
}

/* To an array, a token may mean another's element in a spelling of its own, or at the end. */
static bool may_name(struct sl_str hidden, struct sl_str token)
{
    size_t index;
    if (names(hidden, token))
        return true;
    return sl_index_read(hidden, &index) == SL_INDEX_GOOD && is_index(token) &&
           sl_index_read(token, &index) != SL_INDEX_GOOD;
}

static struct sl_str token_at(const struct sl_pointer *pointer, size_t i)
{
    return i < SL_MAX_DEPTH ? pointer->tokens[i] : SL_STR("");
}

/* Nothing but what is hidden changes where the operation's place is in there: not next to it in
 * the same array. */
static bool is_inside(const struct sl_hidden_path *path, const struct sl_pointer *place)
{
    if (place->count < path->count)
        return false;
    for (size_t i = 0; i < path->count; i++) {
        if (!names(path->tokens[i], token_at(place, i)))
            return false;
    }
    struct sl_str last = path->tokens[path->count - 1];
    return place->count > path->count || sl_str_equal(last, ANY) || !is_index(last);
}

static bool is_touched(const struct sl_hidden_path *path, const struct sl_pointer *place)
{
    size_t both = path->count < place->count ? path->count : place->count;
    size_t i = 0;
    while (i < both && may_name(path->tokens[i], token_at(place, i)))
        i++;
    if (i == both)
        return true;
    /* Two elements of one array: one that comes or goes, or is hidden, moves the other. */
    return is_index(path->tokens[i]) && is_index(token_at(place, i)) &&
           (i + 1 == place->count || i + 1 == path->count);
}

static enum sl_hidden_touch touch_of_place(const struct sl_hidden *hidden, struct sl_str body)
{
    struct sl_pointer place;
    enum sl_hidden_touch touch = SL_HIDDEN_APART;
    if (!sl_pointer_valid(body))
        return SL_HIDDEN_TOUCHED;
    sl_pointer_init(&place);
    if (!sl_pointer_read(&place, body))
        touch = SL_HIDDEN_MEMORY;
    for (size_t i = 0; touch == SL_HIDDEN_APART && i < hidden->count; i++) {
        if (is_inside(&hidden->paths[i], &place))
            touch = SL_HIDDEN_INSIDE;
    }
    for (size_t i = 0; touch == SL_HIDDEN_APART && i < hidden->count; i++) {
        if (is_touched(&hidden->paths[i], &place))
            touch = SL_HIDDEN_TOUCHED;
    }
    sl_pointer_clear(&place);
    return touch;
}

/* Places that are inside and places that are apart make something that touches. */
static enum sl_hidden_touch join(enum sl_hidden_touch a, enum sl_hidden_touch b)
{
    if (a == SL_HIDDEN_MEMORY || b == SL_HIDDEN_MEMORY)
        return SL_HIDDEN_MEMORY;
    return a == b ? a : SL_HIDDEN_TOUCHED;
}

/* What it would be to any reader of repeated members: each counts. */
enum sl_hidden_touch sl_hidden_touched_by(const struct sl_hidden *hidden, const struct sl_doc *doc,
                                          uint32_t operation, const char **member)
{
    enum sl_hidden_touch touch = SL_HIDDEN_APART;
    bool first = true;
    uint32_t end = sl_doc_kind(doc, operation) == SL_OBJECT ? sl_doc_next(doc, operation) : 0;
    *member = "path";
    for (uint32_t key = operation + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        bool from = sl_doc_is(doc, key, SL_STR("from"));
        if ((!from && !sl_doc_is(doc, key, SL_STR("path"))) ||
            sl_doc_kind(doc, key + 1) != SL_STRING)
            continue;
        enum sl_hidden_touch here = touch_of_place(hidden, sl_doc_body(doc, key + 1));
        if (here != SL_HIDDEN_APART && (first || touch == SL_HIDDEN_APART))
            *member = from ? "from" : "path";
        touch = first ? here : join(touch, here);
        first = false;
    }
    return touch;
}

enum sl_hidden_touch sl_hidden_touched(const struct sl_hidden *hidden, const struct sl_doc *doc,
                                       uint32_t patch)
{
    enum sl_hidden_touch touch = SL_HIDDEN_APART;
    const char *member;
    if (patch == SL_NONE || sl_doc_kind(doc, patch) != SL_ARRAY)
        return SL_HIDDEN_APART;
    uint32_t end = sl_doc_next(doc, patch);
    for (uint32_t op = patch + 1; op < end; op = sl_doc_next(doc, op)) {
        enum sl_hidden_touch here = sl_hidden_touched_by(hidden, doc, op, &member);
        touch = op == patch + 1 ? here : join(touch, here);
    }
    return touch;
}

/* SPDX-License-Identifier: MIT */
/* JSON Patch (RFC 6902): in place, all or nothing. */
#include "sluice/patch.h"

#include <assert.h>
#include <stdio.h>

#include "patch_ops.h"
#include "pointer.h"

/* Documents of more bytes could not be parsed. */
#define LARGEST_SIZE (UINT32_MAX - 1)

struct patch {
    const struct sl_doc *doc;
    const struct sl_patch_limits *limits;
    struct sl_patch_result *result;
    struct sl_error *err;
    struct sl_undo undo;
    size_t work;
    uint32_t operation;
    bool whole; /* the operations are through, the document is looked at */
    enum sl_patch_op op;
    struct sl_pointer path;
    struct sl_pointer from;
    struct sl_step trail[SL_MAX_DEPTH]; /* along `path`, one step for each token */
};

static struct sl_value *root_of(const struct patch *p)
{
    return *p->undo.root;
}

/* `member` of the operation is to blame; none of it when that is "". */
static bool fail_at(struct patch *p, enum sl_code code, const char *member, const char *what)
{
    char field[40];

    snprintf(field, sizeof(field), "/%zu%s%.8s", p->result->failed_op, *member ? "/" : "", member);
    sl_error_set(p->err, code, p->whole ? "" : field, "%s", what);
    return false;
}

static bool fail(struct patch *p, enum sl_code code, const char *what)
{
    return fail_at(p, code, "", what);
}

static bool no_memory(struct patch *p)
{
    return fail(p, SL_NO_MEMORY, "out of memory");
}

/* The client knows no limits, so it may have applied what is refused here. */
static bool fail_limit(struct patch *p, enum sl_code code, size_t limit, const char *what)
{
    bool first = p->err && p->err->code == SL_OK;

    p->result->deviates = true;
    fail(p, code, what);
    if (first)
        p->err->limit = limit;
    return false;
}

static bool spend(struct patch *p, size_t work)
{
    p->work += work;
    if (p->limits->max_work && p->work > p->limits->max_work)
        return fail_limit(p, SL_TOO_LARGE, p->limits->max_work, "the patch moves too much");
    return true;
}

/* To the client these are members of every object. */
static bool is_inherited(struct sl_str name)
{
    static const char *const names[] = {
        "constructor",      "__defineGetter__", "__defineSetter__", "hasOwnProperty",
        "__lookupGetter__", "__lookupSetter__", "isPrototypeOf",    "propertyIsEnumerable",
        "toString",         "valueOf",          "__proto__",        "toLocaleString",
    };

    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (sl_str_equal(name, sl_str_from(names[i])))
            return true;
    return false;
}

/* The client refuses these names on their way, whatever is there. */
static bool has_banned_token(const struct sl_pointer *pointer)
{
    for (size_t i = 0; i < pointer->count && i < SL_MAX_DEPTH; i++) {
        if (sl_str_equal(pointer->tokens[i], SL_STR("__proto__")))
            return true;
        if (i > 0 && sl_str_equal(pointer->tokens[i], SL_STR("prototype")) &&
            sl_str_equal(pointer->tokens[i - 1], SL_STR("constructor")))
            return true;
    }
    return false;
}

/* A token that leads nowhere may lead somewhere in the client. */
static bool client_may_go_on(const struct patch *p, const struct sl_pointer *pointer, size_t missed,
                             const struct sl_value *at)
{
    size_t index;

    if (missed >= SL_MAX_DEPTH)
        return false;
    struct sl_str token = pointer->tokens[missed];
    if (at->kind == SL_OBJECT)
        return is_inherited(token);
    if (at->kind != SL_ARRAY)
        return missed == 0 && at->kind != SL_NULL;
    enum sl_index kind = sl_index_read(token, &index);
    return kind == SL_INDEX_EXOTIC || (kind == SL_INDEX_NONE && pointer == &p->from);
}

/* Walks the first `count` tokens of one of the two pointers; NULL when nothing is there. */
static struct sl_value *walk(struct patch *p, const struct sl_pointer *pointer, size_t count)
{
    struct sl_value *at;
    size_t missed;
    struct sl_step *trail = pointer == &p->path ? p->trail : NULL;
    struct sl_value *value = sl_pointer_walk(pointer, count, root_of(p), trail, &missed, &at);

    if (!value && client_may_go_on(p, pointer, missed, at))
        p->result->deviates = true;
    return value;
}

static struct sl_value *walk_or_fail(struct patch *p, const struct sl_pointer *pointer,
                                     size_t count)
{
    struct sl_value *value = walk(p, pointer, count);

    if (!value)
        fail_at(p, SL_PATCH_FAILED, pointer == &p->from ? "from" : "path",
                pointer == &p->from ? "nothing is at `from`" : "nothing is at `path`");
    return value;
}

/* Unshares the containers of the trail's first `depth` steps. */
static bool own_trail(struct patch *p, size_t depth)
{
    for (size_t i = 0; i < depth; i++) {
        struct sl_step *above = i ? &p->trail[i - 1] : NULL;
        struct sl_step *step = &p->trail[i];
        if (step->container->refs > 1 && !spend(p, step->container->count))
            return false;
        step->container =
            sl_undo_own(&p->undo, above ? above->container : NULL, above ? above->position : 0);
        if (!step->container)
            return no_memory(p);
    }
    return true;
}

/* Carries a change of the last of `depth` containers, which was `before` bytes, to those above. */
static bool carry_up(struct patch *p, size_t depth, size_t before)
{
    const struct sl_value *inside = p->trail[depth - 1].container;
    size_t delta = inside->size - before;

    for (size_t i = depth - 1; i-- > 0;) {
        struct sl_value *above = p->trail[i].container;
        bool grows = inside->height >= above->height;
        if ((delta || grows) && !sl_undo_resize(&p->undo, above, delta))
            return no_memory(p);
        if (grows)
            above->height = inside->height + 1;
        above->loose |= inside->loose;
        above->overflows |= inside->overflows;
        inside = above;
    }
    return true;
}

/* A value of this height fits below `depth` containers. */
static bool fits(struct patch *p, struct sl_value *value, size_t depth, size_t max)
{
    size_t visited = 0;

    if (value->height + depth <= max)
        return true;
    bool good = sl_tree_tighten(value, &visited) + depth <= max;
    if (!spend(p, visited))
        return false;
    return good || fail_limit(p, SL_TOO_DEEP, max, "the document would be nested too deep");
}

static bool replace_root_take(struct patch *p, struct sl_value *value)
{
    return sl_undo_swap_take(&p->undo, NULL, 0, value) || no_memory(p);
}

/* Takes the members out that have the key of the one at `position`, but are before it. */
static bool remove_earlier(struct patch *p, struct sl_value *object, size_t position)
{
    for (size_t at; (at = sl_tree_earlier(object, position)) != SL_NOWHERE; position--) {
        if (!spend(p, object->count - at))
            return false;
        if (!sl_undo_remove(&p->undo, object, at))
            return no_memory(p);
    }
    return true;
}

/* Puts another value at a place that exists, of the container at the end of a trail of `depth`. */
static bool put_over_take(struct patch *p, size_t depth, struct sl_value *value)
{
    struct sl_step *step = &p->trail[depth - 1];
    size_t before = step->container->size;

    if (!sl_undo_swap_take(&p->undo, step->container, step->position, value))
        return no_memory(p);
    if (step->container->kind == SL_OBJECT && !remove_earlier(p, step->container, step->position))
        return false;
    return carry_up(p, depth, before);
}

static bool put_in_take(struct patch *p, size_t depth, struct sl_value *key, struct sl_value *value)
{
    struct sl_step *step = &p->trail[depth - 1];
    size_t before = step->container->size;
    size_t behind = step->container->count - step->position;

    if (!sl_undo_insert_take(&p->undo, step->container, step->position, key, value))
        return no_memory(p);
    return spend(p, behind) && carry_up(p, depth, before);
}

static bool add_member_take(struct patch *p, size_t depth, struct sl_str key,
                            struct sl_value *value)
{
    struct sl_step *step = &p->trail[depth - 1];

    step->position = sl_tree_find(step->container, key);
    if (step->position != SL_NOWHERE)
        return put_over_take(p, depth, value);
    step->position = step->container->count;
    struct sl_value *name = sl_value_string(key);
    if (!name) {
        sl_value_unref(value);
        return no_memory(p);
    }
    return put_in_take(p, depth, name, value);
}

/* Where an element is to be put into an array. */
static bool find_place(struct patch *p, const struct sl_value *array, struct sl_str token,
                       size_t *place)
{
    switch (sl_index_read(token, place)) {
    case SL_INDEX_END:
        *place = array->count;
        return true;
    case SL_INDEX_GOOD:
        if (*place <= array->count)
            return true;
        /* The client appends here, but for `add`. */
        p->result->deviates |= p->op != SL_PATCH_OP_ADD;
        return fail_at(p, SL_PATCH_FAILED, "path",
                       "the index in `path` is beyond the end of the array");
    case SL_INDEX_EXOTIC:
        p->result->deviates = true;
        return fail_at(p, SL_PATCH_FAILED, "path", "the index in `path` is malformed");
    default:
        return fail_at(p, SL_PATCH_FAILED, "path",
                       "the last part of `path` is no index of an array");
    }
}

/* Finds the container that `path` ends in, unshared, and where the value goes. */
static bool prepare_add(struct patch *p, struct sl_value *value)
{
    size_t depth = p->path.count;
    struct sl_value *container = walk_or_fail(p, &p->path, depth - 1);

    if (!container)
        return false;
    if (!sl_is_container(container)) {
        p->result->deviates |= depth == 1 && container->kind != SL_NULL;
        return fail_at(p, SL_PATCH_FAILED, "path", "`path` leads into a value that holds nothing");
    }
    if (!fits(p, value, depth, SL_MAX_DEPTH))
        return false;
    struct sl_step *step = &p->trail[depth - 1];
    step->container = container;
    if (container->kind == SL_ARRAY &&
        !find_place(p, container, p->path.tokens[depth - 1], &step->position))
        return false;
    return own_trail(p, depth);
}

static bool add_take(struct patch *p, struct sl_value *value)
{
    size_t depth = p->path.count;

    if (depth == 0)
        return replace_root_take(p, value);
    if (!prepare_add(p, value)) {
        sl_value_unref(value);
        return false;
    }
    if (p->trail[depth - 1].container->kind == SL_ARRAY)
        return put_in_take(p, depth, NULL, value);
    return add_member_take(p, depth, p->path.tokens[depth - 1], value);
}

static struct sl_value *value_of_operation(struct patch *p)
{
    uint32_t node = sl_doc_get(p->doc, p->operation, SL_STR("value"));
    struct sl_value *value = sl_value_from_node(p->doc, node);

    if (!value)
        no_memory(p);
    return value;
}

static bool do_add(struct patch *p)
{
    struct sl_value *value = value_of_operation(p);
    return value && add_take(p, value);
}

/* Removes what the trail of `depth` steps leads to. */
static bool remove_at(struct patch *p, size_t depth)
{
    struct sl_step *step = &p->trail[depth - 1];

    if (!own_trail(p, depth))
        return false;
    size_t before = step->container->size;
    if (step->container->kind == SL_OBJECT) {
        size_t count = step->container->count;
        if (!remove_earlier(p, step->container, step->position))
            return false;
        step->position -= count - step->container->count;
    }
    size_t behind = step->container->count - step->position;
    if (!sl_undo_remove(&p->undo, step->container, step->position))
        return no_memory(p);
    return spend(p, behind) && carry_up(p, depth, before);
}

/* Removing the whole document leaves null, as in the client; the RFC does not say. */
static bool do_remove(struct patch *p)
{
    if (p->path.count == 0) {
        struct sl_value *null = sl_value_null();
        return null ? replace_root_take(p, null) : no_memory(p);
    }
    return walk_or_fail(p, &p->path, p->path.count) && remove_at(p, p->path.count);
}

static bool do_replace(struct patch *p)
{
    size_t depth = p->path.count;
    struct sl_value *value = NULL;

    if (!walk_or_fail(p, &p->path, depth) || !(value = value_of_operation(p)))
        return false;
    if (depth == 0)
        return replace_root_take(p, value);
    if (!fits(p, value, depth, SL_MAX_DEPTH) || !own_trail(p, depth)) {
        sl_value_unref(value);
        return false;
    }
    return put_over_take(p, depth, value);
}

/* The value at `from`; without one, the client still goes on when `path` is the whole document. */
static struct sl_value *source(struct patch *p)
{
    struct sl_value *value = walk_or_fail(p, &p->from, p->from.count);

    p->result->deviates |= !value && p->path.count == 0;
    return value;
}

static bool do_copy(struct patch *p)
{
    struct sl_value *value = source(p);
    return value && add_take(p, sl_value_ref(value));
}

/* What a move would find at the end of its path; SL_NULL for anything but a container. */
static enum sl_kind target_kind(struct patch *p)
{
    struct sl_value *target = p->path.count ? walk(p, &p->path, p->path.count - 1) : NULL;
    return target && sl_is_container(target) ? (enum sl_kind)target->kind : SL_NULL;
}

static bool move_take(struct patch *p, struct sl_value *value)
{
    size_t missed;
    struct sl_value *at;
    size_t depth = p->from.count;
    /* The client looks at the target before it removes the value, the RFC behind that; in an array
     * the elements may have moved up by then. */
    enum sl_kind before = target_kind(p);

    sl_pointer_walk(&p->from, depth, root_of(p), p->trail, &missed, &at);
    if (!remove_at(p, depth)) {
        sl_value_unref(value);
        return false;
    }
    p->result->deviates |= before != target_kind(p);
    return add_take(p, value);
}

static bool do_move(struct patch *p)
{
    if (sl_pointer_holds(&p->from, &p->path)) {
        p->result->deviates = true;
        return fail_at(p, SL_PATCH_FAILED, "path", "a value cannot be moved into itself");
    }
    struct sl_value *value = source(p);
    if (!value)
        return false;
    if (p->path.count == 0)
        return replace_root_take(p, sl_value_ref(value));
    return move_take(p, sl_value_ref(value));
}

static bool do_test(struct patch *p)
{
    struct sl_value *is = walk_or_fail(p, &p->path, p->path.count);
    bool blurred = false;

    if (!is)
        return false;
    struct sl_value *wanted = value_of_operation(p);
    if (!wanted)
        return false;
    bool equal = sl_tree_test(is, wanted, &blurred);
    p->result->deviates |= blurred;
    sl_value_unref(wanted);
    return equal || fail_at(p, SL_PATCH_FAILED, "value", "the value is not the tested one");
}

static bool (*const operations[])(struct patch *p) = {
    [SL_PATCH_OP_ADD] = do_add,         [SL_PATCH_OP_REMOVE] = do_remove,
    [SL_PATCH_OP_REPLACE] = do_replace, [SL_PATCH_OP_MOVE] = do_move,
    [SL_PATCH_OP_COPY] = do_copy,       [SL_PATCH_OP_TEST] = do_test,
};

static bool read_pointer(struct patch *p, struct sl_pointer *pointer, struct sl_str member)
{
    uint32_t node = sl_doc_get(p->doc, p->operation, member);

    pointer->count = 0;
    if (node == SL_NONE)
        return true;
    if (!sl_pointer_read(pointer, sl_doc_body(p->doc, node)))
        return no_memory(p);
    p->result->deviates |= has_banned_token(pointer);
    return true;
}

/* When the client copies something, as it does with the document before each patch, numbers beyond
 * doubles become null. */
static void mark_overflow(struct patch *p)
{
    p->result->deviates |= root_of(p)->overflows;
}

static bool apply_operation(struct patch *p)
{
    mark_overflow(p);
    p->op = sl_patch_op_of(p->doc, p->operation);
    if (!read_pointer(p, &p->path, SL_STR("path")))
        return false;
    if ((p->op == SL_PATCH_OP_MOVE || p->op == SL_PATCH_OP_COPY) &&
        !read_pointer(p, &p->from, SL_STR("from")))
        return false;
    if (!operations[p->op](p))
        return false;
    /* Each operation at most doubles the document, so the sum cannot have wrapped. */
    return root_of(p)->size <= LARGEST_SIZE ||
           fail_limit(p, SL_TOO_LARGE, LARGEST_SIZE, "the document would be too large");
}

static bool apply_all(struct patch *p, uint32_t node)
{
    size_t max = p->limits->max_size;

    mark_overflow(p);
    for (uint32_t at = node + 1; at < sl_doc_next(p->doc, node); at = sl_doc_next(p->doc, at)) {
        p->operation = at;
        if (!apply_operation(p))
            return false;
        p->result->failed_op++;
    }
    p->whole = true;
    if (max && root_of(p)->size > max)
        return fail_limit(p, SL_TOO_LARGE, max, "the document would be too large");
    if (p->limits->max_height && !fits(p, root_of(p), 0, p->limits->max_height))
        return false;
    p->result->failed_op = 0;
    return true;
}

bool sl_patch_apply(struct sl_value **root, const struct sl_doc *doc, uint32_t node,
                    const struct sl_patch_limits *limits, struct sl_patch_result *result,
                    struct sl_error *err)
{
    static const struct sl_patch_limits none = {0};
    struct patch p;

    *result = (struct sl_patch_result){0};
    if (!sl_patch_check(doc, node, NULL, err))
        return false;
    p.doc = doc;
    p.limits = limits ? limits : &none;
    p.result = result;
    p.err = err;
    p.work = 0;
    p.whole = false;
    sl_pointer_init(&p.path);
    sl_pointer_init(&p.from);
    sl_undo_init(&p.undo, root);
    bool good = apply_all(&p, node);
    if (good)
        sl_undo_keep(&p.undo);
    else
        sl_undo_back(&p.undo);
    sl_pointer_clear(&p.path);
    sl_pointer_clear(&p.from);
    return good;
}

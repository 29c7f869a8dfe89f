/* SPDX-License-Identifier: MIT */
/* Interrupts: what is open, what was answered, and which answers are good. */
#include "view_private.h"

#include <stdio.h>
#include <stdlib.h>

#include "hash.h"
#include "iso_time.h"
#include "sluice/schema.h"
#include "text.h"

static bool is_text(const struct sl_doc *doc, uint32_t node, const char *text)
{
    return node != SL_NONE && sl_doc_is(doc, node, sl_str_from(text));
}

/* ---- what was answered, while its interrupt is open ---- */

static void resumed_free(struct sl_resumed *resumed)
{
    sl_bytes_unref(resumed->entry);
    sl_bytes_unref(resumed->key);
    free(resumed);
}

static void resumed_remove(struct sl_view *view, struct sl_resumed *resumed)
{
    HASH_DELETE(hh, view->resumed, resumed);
    view->resumed_bytes -= resumed->entry->len + resumed->key->len;
    resumed_free(resumed);
}

void sl_resumed_clear(struct sl_view *view)
{
    while (view->resumed != NULL)
        resumed_remove(view, view->resumed);
}

bool sl_resumed_find(const struct sl_view *view, struct sl_str id_body, struct sl_resumed **out)
{
    struct sl_id_key key;
    *out = NULL;
    if (view->resumed == NULL)
        return true;
    bool done = sl_id_init(&key, view->messages.seed, id_body);
    if (done)
        HASH_FIND_BYHASHVALUE(hh, view->resumed, key.text.ptr, (unsigned)key.text.len, key.hash,
                              *out);
    sl_id_clear(&key);
    return done;
}

static struct sl_resumed *resumed_new(struct sl_str id, struct sl_str entry, struct sl_str key)
{
    struct sl_resumed *resumed = calloc(1, sizeof(*resumed) + id.len);
    if (resumed == NULL)
        return NULL;
    resumed->entry = sl_bytes_new(entry);
    resumed->key = sl_bytes_new(key);
    if (id.len > 0)
        memcpy(resumed->id, id.ptr, id.len);
    if (resumed->entry != NULL && resumed->key != NULL)
        return resumed;
    resumed_free(resumed);
    return NULL;
}

bool sl_resumed_add(struct sl_view *view, struct sl_str id_body, struct sl_str entry,
                    struct sl_str key)
{
    struct sl_id_key id;
    struct sl_resumed *resumed = NULL;
    if (sl_id_init(&id, view->messages.seed, id_body))
        resumed = resumed_new(id.text, entry, key);
    if (resumed != NULL) {
        HASH_ADD_KEYPTR_BYHASHVALUE(hh, view->resumed, resumed->id, (unsigned)id.text.len, id.hash,
                                    resumed);
        if (resumed->hh.tbl == NULL) {
            resumed_free(resumed);
            resumed = NULL;
        }
    }
    sl_id_clear(&id);
    view->resumed_bytes += resumed == NULL ? 0 : entry.len + key.len;
    return resumed != NULL;
}

/* The ids of an array of objects. */
static bool collect_ids(const struct sl_doc *doc, uint32_t array, const char *name,
                        struct sl_id_set *ids)
{
    if (array == SL_NONE || sl_doc_kind(doc, array) != SL_ARRAY)
        return true;
    for (uint32_t n = array + 1; n < sl_doc_next(doc, array); n = sl_doc_next(doc, n)) {
        uint32_t id = sl_doc_get(doc, n, sl_str_from(name));
        if (sl_is_string(doc, id) && !sl_id_set_add(ids, sl_doc_body(doc, id)))
            return false;
    }
    return true;
}

/* Whoever answers first is asked for the same answer again; a hub does not let a log hold another
 * one. */
static bool record_one(struct sl_view *view, const struct sl_doc *body, uint32_t entry,
                       const struct sl_id_set *open, struct sl_str key)
{
    uint32_t id = sl_doc_get(body, entry, SL_STR("interruptId"));
    struct sl_str raw = sl_doc_raw(body, entry);
    struct sl_resumed *before;
    if (!sl_is_string(body, id) || !sl_id_set_has(open, sl_doc_body(body, id)))
        return true;
    if (!sl_resumed_find(view, sl_doc_body(body, id), &before))
        return false;
    if (before != NULL || view->resumed_bytes + raw.len + key.len > view->limits.max_messages)
        return true;
    return sl_resumed_add(view, sl_doc_body(body, id), raw, key);
}

bool sl_resume_record(struct sl_view *view, const struct sl_doc *body)
{
    uint32_t resume = sl_doc_get(body, sl_doc_get(body, 0, SL_STR("input")), SL_STR("resume"));
    uint32_t key = sl_doc_get(body, 0, SL_STR("key"));
    if (view->interrupts == NULL || resume == SL_NONE || sl_doc_kind(body, resume) != SL_ARRAY)
        return true;
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc open = {0};
    struct sl_id_set ids = {NULL};
    if (sl_is_string(body, key))
        sl_doc_decode(body, key, &text);
    bool done = !text.failed && sl_doc_parse(&open, sl_bytes_str(view->interrupts), NULL) &&
                collect_ids(&open, 0, "id", &ids);
    for (uint32_t n = resume + 1; done && n < sl_doc_next(body, resume); n = sl_doc_next(body, n))
        done = record_one(view, body, n, &ids, sl_buf_str(&text));
    sl_buf_clear(&text);
    sl_doc_clear(&open);
    sl_id_set_clear(&ids);
    return done;
}

void sl_view_print_resume_keys(const struct sl_view *view, struct sl_buf *out)
{
    struct sl_doc request = {0};
    struct sl_id_set ids = {NULL};
    bool any = false;
    bool done =
        view->live == NULL ||
        (sl_doc_parse(&request, sl_bytes_str(view->live->request), NULL) &&
         collect_ids(&request, sl_doc_get(&request, 0, SL_STR("resume")), "interruptId", &ids));
    sl_buf_add_char(out, '{');
    for (const struct sl_resumed *r = view->resumed; done && r != NULL; r = r->hh.next) {
        struct sl_buf body = SL_BUF_INIT;
        sl_json_body_encode((struct sl_str){r->id, r->hh.keylen}, &body);
        done = !body.failed;
        if (done && sl_id_set_has(&ids, sl_buf_str(&body))) {
            sl_buf_add_str(out, any ? SL_STR(",\"") : SL_STR("\""));
            sl_buf_add_str(out, sl_buf_str(&body));
            sl_buf_add_lit(out, "\":");
            sl_json_add_string(out, sl_bytes_str(r->key));
            any = true;
        }
        sl_buf_clear(&body);
    }
    sl_buf_add_char(out, '}');
    out->failed = out->failed || !done;
    sl_doc_clear(&request);
    sl_id_set_clear(&ids);
}

/* ---- the end of a run ---- */

static void remember_answered(struct sl_view *view, uint64_t id)
{
    if (view->closed_count == SL_CLOSED_MAX) {
        view->closed_count--;
        memmove(&view->closed[0], &view->closed[1], view->closed_count * sizeof(view->closed[0]));
    }
    view->closed[view->closed_count++] = id;
}

/* The interrupts that were open are answered. */
static bool close_interrupts(struct sl_view *view)
{
    struct sl_doc open = {0};
    if (view->interrupts == NULL)
        return true;
    if (!sl_doc_parse(&open, sl_bytes_str(view->interrupts), NULL))
        return false;
    for (uint32_t n = 1; n < sl_doc_next(&open, 0); n = sl_doc_next(&open, n)) {
        uint32_t id = sl_doc_get(&open, n, SL_STR("id"));
        if (sl_is_string(&open, id))
            remember_answered(view, sl_body_hash(sl_doc_body(&open, id), 0));
    }
    sl_doc_clear(&open);
    sl_resumed_clear(view);
    sl_bytes_unref(view->interrupts);
    view->interrupts = NULL;
    return true;
}

/* Its own end; false when it does not say one that can be read. */
static bool own_expiry(const struct sl_doc *doc, uint32_t interrupt, uint64_t *ms)
{
    uint32_t node = sl_doc_get(doc, interrupt, SL_STR("expiresAt"));
    char text[64];
    size_t len = 0;
    uint32_t code_point;
    if (!sl_is_string(doc, node))
        return false;
    struct sl_str rest = sl_doc_body(doc, node);
    while (sl_body_next(&rest, &code_point)) {
        if (code_point > 127 || len == sizeof(text))
            return false;
        text[len++] = (char)code_point;
    }
    return sl_iso_time_parse((struct sl_str){text, len}, ms);
}

static bool all_say_when(const struct sl_doc *doc, uint32_t array)
{
    uint64_t ms;
    for (uint32_t n = array + 1; n < sl_doc_next(doc, array); n = sl_doc_next(doc, n)) {
        if (!own_expiry(doc, n, &ms))
            return false;
    }
    return true;
}

bool sl_interrupts_replace(struct sl_view *view, const struct sl_doc *doc, uint32_t array)
{
    struct sl_bytes *interrupts = NULL;
    if (array != SL_NONE && (interrupts = sl_bytes_new(sl_doc_raw(doc, array))) == NULL)
        return false;
    if (!close_interrupts(view)) {
        sl_bytes_unref(interrupts);
        return false;
    }
    view->interrupts = interrupts;
    view->interrupted = view->interrupted || interrupts != NULL;
    uint64_t life = view->live->interrupt_ms;
    uint64_t now = view->place.ms;
    view->live->expires_ms = 0;
    if (interrupts != NULL && life > 0 && !all_say_when(doc, array))
        view->live->expires_ms = life > UINT64_MAX - now ? UINT64_MAX : now + life;
    return true;
}

/* ---- the check of a request ---- */

/* An open interrupt, by its id. */
struct open_one {
    uint32_t node;
    bool answered;
    size_t id_len;
    UT_hash_handle hh;
    char id[];
};

struct check {
    const struct sl_view *view;
    const struct sl_resume *resume;
    struct sl_error *err;
    struct sl_doc open; /* the array */
    struct open_one *table;
    unsigned index;  /* of the answer */
    uint32_t answer; /* its node */
    size_t work;     /* of all schemas */
};

static bool objects(struct check *c, enum sl_code code, const char *part, const char *why)
{
    char field[192];
    snprintf(field, sizeof(field), "/input/resume/%u%s", c->index, part);
    sl_error_set(c->err, code, field, "%s", why);
    return false;
}

static struct open_one *find_open(const struct check *c, const struct sl_id_key *id)
{
    struct open_one *found = NULL;
    HASH_FIND_BYHASHVALUE(hh, c->table, id->text.ptr, (unsigned)id->text.len, id->hash, found);
    return found;
}

static bool add_open(struct check *c, uint32_t interrupt, const struct sl_id_key *id)
{
    struct open_one *one = calloc(1, sizeof(*one) + id->text.len);
    if (one == NULL)
        return false;
    one->node = interrupt;
    if (id->text.len > 0)
        memcpy(one->id, id->text.ptr, id->text.len);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, c->table, one->id, (unsigned)id->text.len, id->hash, one);
    if (one->hh.tbl != NULL)
        return true;
    free(one);
    return false;
}

static bool read_one(struct check *c, uint32_t interrupt)
{
    uint32_t node = sl_doc_get(&c->open, interrupt, SL_STR("id"));
    struct sl_id_key id;
    if (!sl_is_string(&c->open, node))
        return true;
    bool done = sl_id_init(&id, c->view->messages.seed, sl_doc_body(&c->open, node)) &&
                (find_open(c, &id) != NULL || add_open(c, interrupt, &id));
    sl_id_clear(&id);
    return done;
}

static bool read_open(struct check *c)
{
    if (c->view->interrupts == NULL)
        return true;
    bool done = sl_doc_parse(&c->open, sl_bytes_str(c->view->interrupts), c->err);
    for (uint32_t n = 1; done && n < sl_doc_next(&c->open, 0); n = sl_doc_next(&c->open, n))
        done = read_one(c, n);
    return done || sl_error_memory(c->err);
}

static bool check_persona(struct check *c, uint32_t interrupt)
{
    uint32_t mark =
        sl_doc_get(&c->open, sl_doc_get(&c->open, interrupt, SL_STR("metadata")), SL_STR("sluice"));
    uint32_t persona = sl_doc_get(&c->open, mark, SL_STR("persona"));
    if (!sl_is_string(&c->open, persona) || c->resume->any_persona ||
        (c->resume->persona.len > 0 && sl_doc_is(&c->open, persona, c->resume->persona)))
        return true;
    return objects(c, SL_FORBIDDEN, "", "the interrupt is for another persona to answer");
}

/* null is no payload. */
static uint32_t payload_of(const struct sl_doc *doc, uint32_t answer)
{
    uint32_t payload = sl_doc_get(doc, answer, SL_STR("payload"));
    return payload != SL_NONE && sl_doc_kind(doc, payload) == SL_NULL ? SL_NONE : payload;
}

static bool nodes_equal(const struct sl_doc *a, uint32_t node_a, const struct sl_doc *b,
                        uint32_t node_b, bool *equal)
{
    *equal = node_a == SL_NONE && node_b == SL_NONE;
    if (node_a == SL_NONE || node_b == SL_NONE)
        return true;
    struct sl_value *value_a = sl_value_from_node(a, node_a);
    struct sl_value *value_b = sl_value_from_node(b, node_b);
    bool done = value_a != NULL && value_b != NULL;
    *equal = done && sl_value_equal(value_a, value_b);
    sl_value_unref(value_a);
    sl_value_unref(value_b);
    return done;
}

/* The answer that an earlier run got, which then failed. */
static bool check_repeated(struct check *c, const struct sl_resumed *first)
{
    const struct sl_doc *doc = c->resume->doc;
    struct sl_doc then = {0};
    bool same_status = false, same_payload = false;
    bool done =
        sl_doc_parse(&then, sl_bytes_str(first->entry), NULL) &&
        nodes_equal(doc, sl_doc_get(doc, c->answer, SL_STR("status")), &then,
                    sl_doc_get(&then, 0, SL_STR("status")), &same_status) &&
        nodes_equal(doc, payload_of(doc, c->answer), &then, payload_of(&then, 0), &same_payload);
    sl_doc_clear(&then);
    if (!done)
        return sl_error_memory(c->err);
    return (same_status && same_payload) ||
           objects(c, SL_CONFLICT, "", "an earlier run got another answer to this interrupt");
}

static bool check_time(struct check *c, uint32_t interrupt)
{
    uint64_t expires = 0;
    bool own = own_expiry(&c->open, interrupt, &expires);
    if (!own)
        expires = c->view->finished.expires_ms;
    if ((!own && expires == 0) || c->resume->now_ms < expires)
        return true;
    return objects(c, SL_INTERRUPT_EXPIRED, "", "the interrupt's time is over: cancel it");
}

/* What the schema has against the payload, or what is wrong with the schema itself, which the
 * request does not hold. */
static bool object_to_payload(struct check *c, const struct sl_error *why)
{
    char part[sizeof(why->field) + 16];
    char text[sizeof(why->text) + sizeof(why->field) + 32];
    if (why->code == SL_NO_MEMORY)
        return sl_error_memory(c->err);
    if (why->code == SL_BAD_SCHEMA) {
        snprintf(text, sizeof(text), "%s, at responseSchema%s", why->text, why->field);
        return objects(c, why->code, "", text);
    }
    snprintf(part, sizeof(part), "/payload%s", why->field);
    return objects(c, why->code, part, why->text);
}

/* Where a form is asked for, cancelling is the only answer without one. */
static bool check_schema(struct check *c, uint32_t interrupt)
{
    const struct sl_doc *doc = c->resume->doc;
    uint32_t schema = sl_doc_get(&c->open, interrupt, SL_STR("responseSchema"));
    uint32_t payload = sl_doc_get(doc, c->answer, SL_STR("payload"));
    struct sl_error why = {0};
    if (schema == SL_NONE || sl_doc_kind(&c->open, schema) == SL_NULL)
        return true;
    if (payload == SL_NONE)
        return objects(c, SL_BAD_ANSWER, "/payload", "the interrupt asks for a payload");
    return sl_schema_check_more(&c->open, schema, doc, payload, &c->work, &why) ||
           object_to_payload(c, &why);
}

static bool check_answer(struct check *c, uint32_t interrupt, struct sl_str id)
{
    const struct sl_doc *doc = c->resume->doc;
    struct sl_resumed *first;
    if (!check_persona(c, interrupt))
        return false;
    if (!sl_resumed_find(c->view, id, &first))
        return sl_error_memory(c->err);
    if (first != NULL)
        return check_repeated(c, first);
    return is_text(doc, sl_doc_get(doc, c->answer, SL_STR("status")), "cancelled") ||
           (check_time(c, interrupt) && check_schema(c, interrupt));
}

static bool object_to_unknown(struct check *c, struct sl_str id)
{
    uint64_t hash = sl_body_hash(id, 0);
    for (size_t i = 0; i < c->view->closed_count; i++) {
        if (c->view->closed[i] == hash)
            return objects(c, SL_INTERRUPT_ANSWERED, "/interruptId",
                           "the interrupt was answered before");
    }
    return objects(c, SL_UNKNOWN_INTERRUPT, "/interruptId",
                   "the thread has no open interrupt of this id");
}

static bool check_one(struct check *c)
{
    const struct sl_doc *doc = c->resume->doc;
    uint32_t node = sl_doc_get(doc, c->answer, SL_STR("interruptId"));
    struct sl_id_key id;
    if (!sl_is_string(doc, node))
        return objects(c, SL_BAD_INPUT, "/interruptId", "an answer names its interrupt");
    struct sl_str body = sl_doc_body(doc, node);
    if (!sl_id_init(&id, c->view->messages.seed, body))
        return sl_error_memory(c->err);
    struct open_one *one = find_open(c, &id);
    sl_id_clear(&id);
    if (one == NULL)
        return object_to_unknown(c, body);
    if (one->answered)
        return objects(c, SL_BAD_INPUT, "", "the interrupt is answered twice");
    one->answered = true;
    return check_answer(c, one->node, body);
}

static bool check_each(struct check *c)
{
    const struct sl_doc *doc = c->resume->doc;
    uint32_t array = c->resume->node;
    if (array == SL_NONE || sl_doc_kind(doc, array) != SL_ARRAY)
        return true;
    for (uint32_t n = array + 1; n < sl_doc_next(doc, array); n = sl_doc_next(doc, n)) {
        c->answer = n;
        if (!check_one(c))
            return false;
        c->index++;
    }
    return true;
}

static bool check_all_answered(struct check *c)
{
    for (const struct open_one *one = c->table; one != NULL; one = one->hh.next) {
        if (one->answered)
            continue;
        sl_error_set(c->err, SL_INTERRUPTED, "/input/resume",
                     "the open interrupt \"%.*s\" has no answer in `resume`",
                     (int)(one->hh.keylen > 128 ? 128 : one->hh.keylen), one->id);
        return false;
    }
    return true;
}

bool sl_view_resume_check(const struct sl_view *view, const struct sl_resume *resume,
                          struct sl_error *err)
{
    struct sl_error own = {0};
    struct check c = {.view = view, .resume = resume, .err = err != NULL ? err : &own};
    bool good = read_open(&c) && check_each(&c) && check_all_answered(&c);
    while (c.table != NULL) {
        struct open_one *one = c.table;
        HASH_DELETE(hh, c.table, one);
        free(one);
    }
    sl_doc_clear(&c.open);
    return good;
}

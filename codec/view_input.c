/* SPDX-License-Identifier: MIT */
/* What a run starts with: the grant's request against the view, and the input of the worker. */
#include "history.h"
#include "id_set.h"
#include "view_private.h"

#include <stdlib.h>

static struct sl_bytes *decoded(const struct sl_doc *doc, uint32_t node)
{
    struct sl_buf text = SL_BUF_INIT;
    if (node != SL_NONE && sl_doc_kind(doc, node) == SL_STRING)
        sl_doc_decode(doc, node, &text);
    struct sl_bytes *bytes = text.failed ? NULL : sl_bytes_new(sl_buf_str(&text));
    sl_buf_clear(&text);
    return bytes;
}

/* ---- the request without what the run decides itself ---- */

/* Of repeats the last. False without memory. */
static bool is_last_of_key(const struct sl_doc *doc, uint32_t object, uint32_t key, bool *last)
{
    struct sl_buf name = SL_BUF_INIT;
    sl_doc_decode(doc, key, &name);
    bool done = !name.failed;
    *last = done && sl_doc_get(doc, object, sl_buf_str(&name)) == key + 1;
    sl_buf_clear(&name);
    return done;
}

static struct sl_bytes *strip_request(const struct sl_doc *doc, uint32_t input)
{
    struct sl_buf out = SL_BUF_INIT;
    uint32_t end = sl_doc_next(doc, input);
    sl_buf_add_char(&out, '{');
    for (uint32_t key = input + 1; key < end; key = sl_doc_next(doc, key + 1)) {
        bool last;
        out.failed = !is_last_of_key(doc, input, key, &last) || out.failed;
        if (sl_doc_is(doc, key, SL_STR("messages")) || sl_doc_is(doc, key, SL_STR("state")) ||
            !last)
            continue;
        if (out.len > 1)
            sl_buf_add_char(&out, ',');
        sl_buf_add_str(&out, sl_doc_raw(doc, key));
        sl_buf_add_char(&out, ':');
        sl_buf_add_str(&out, sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(&out, '}');
    struct sl_bytes *request = out.failed ? NULL : sl_bytes_new(sl_buf_str(&out));
    sl_buf_clear(&out);
    return request;
}

/* ---- messages and state ---- */

bool sl_outside_read(struct sl_outside *outside, struct sl_str array, struct sl_error *err)
{
    unsigned faults = 0;
    sl_buf_add_lit(&outside->text, "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":");
    sl_buf_add_str(&outside->text, array);
    sl_buf_add_char(&outside->text, '}');
    if (outside->text.failed)
        return sl_error_memory(err);
    if (!sl_doc_parse(&outside->doc, sl_buf_str(&outside->text), err))
        return false;
    struct sl_error why = {0};
    enum sl_verdict verdict = sl_event_read(&outside->doc, &outside->event, &faults, &why);
    if (!(faults & SL_FAULT_WRONG) && (faults & (SL_FAULT_NULL | SL_FAULT_RETIRED))) {
        sl_event_mend(&outside->event, &outside->mended);
        if (outside->mended.failed)
            return sl_error_memory(err);
        if (!sl_doc_parse(&outside->doc, sl_buf_str(&outside->mended), err))
            return false;
        verdict = sl_event_read(&outside->doc, &outside->event, &faults, &why);
    }
    if (verdict == SL_FATAL)
        sl_error_set(err, SL_BAD_INPUT, why.field, "%s", why.text);
    return verdict != SL_FATAL;
}

void sl_outside_clear(struct sl_outside *outside)
{
    sl_doc_clear(&outside->doc);
    sl_buf_clear(&outside->text);
    sl_buf_clear(&outside->mended);
}

/* Of a rewrite the first message of each id counts, too. */
static enum sl_fold add_messages(struct sl_view *view, struct sl_run *run,
                                 const struct sl_outside *outside)
{
    size_t taken = run->rewrite ? 0 : view->messages.bytes;
    size_t most = view->limits.max_messages;
    struct sl_id_set answered = {NULL};
    const struct sl_add_options options = {.known = run->rewrite ? &run->added : &view->messages,
                                           .answered = &answered,
                                           .max_bytes = taken > most ? 0 : most - taken};
    enum sl_fold fold = SL_FOLD_MEMORY;
    if (sl_answers_collect(view, &answered) &&
        (run->rewrite || sl_messages_collect_answered(&view->messages, &answered)))
        fold = SL_FOLD_DONE;
    if (fold == SL_FOLD_DONE && !run->rewrite)
        fold = sl_answers_add(view, run, options.max_bytes);
    if (fold == SL_FOLD_DONE)
        fold = sl_messages_add(&run->added, &outside->doc, sl_outside_array(outside), &options);
    if (fold == SL_FOLD_DONE && run->rewrite)
        fold = sl_answers_add(view, run, options.max_bytes);
    sl_id_set_clear(&answered);
    return fold;
}

static enum sl_fold read_messages(struct sl_view *view, struct sl_run *run,
                                  const struct sl_doc *body, uint32_t array, struct sl_error *err)
{
    struct sl_outside outside = {0};
    enum sl_fold fold = SL_FOLD_MEMORY;
    if (sl_outside_read(&outside, sl_doc_raw(body, array), err))
        fold = add_messages(view, run, &outside);
    sl_outside_clear(&outside);
    return fold;
}

static enum sl_fold read_state(struct sl_view *view, struct sl_run *run, const struct sl_doc *body,
                               uint32_t node)
{
    if (node == SL_NONE || sl_doc_kind(body, node) == SL_NULL)
        return SL_FOLD_DONE;
    run->state = sl_value_from_node(body, node);
    if (run->state == NULL)
        return SL_FOLD_MEMORY;
    if (sl_value_height(run->state) > SL_MAX_HEIGHT)
        return SL_FOLD_DEEP;
    return sl_value_size(run->state) > view->limits.max_state ? SL_FOLD_FULL : SL_FOLD_DONE;
}

static enum sl_fold read_input(struct sl_view *view, struct sl_run *run, const struct sl_doc *body,
                               uint32_t input, struct sl_error *err)
{
    enum sl_fold fold = SL_FOLD_FULL;
    if (!view->full)
        fold = read_messages(view, run, body, sl_doc_get(body, input, SL_STR("messages")), err);
    if (fold == SL_FOLD_DONE)
        fold = read_state(view, run, body, sl_doc_get(body, input, SL_STR("state")));
    if (fold == SL_FOLD_DONE || fold == SL_FOLD_MEMORY)
        return fold;
    run->rewrite = false;
    sl_messages_clear(&run->added);
    sl_value_unref(run->state);
    run->state = NULL;
    return fold;
}

/* ---- the grant ---- */

static bool check_grant(const struct sl_doc *body, uint32_t input, struct sl_error *err)
{
    if (input == SL_NONE || sl_doc_kind(body, input) != SL_OBJECT) {
        sl_error_set(err, SL_BAD_INPUT, "/input", "a grant carries the run's input");
        return false;
    }
    return sl_input_check(body, input, err);
}

/* false where it is missing. */
static bool read_flag(const struct sl_doc *body, const char *name, bool *out, struct sl_error *err)
{
    uint32_t node = sl_doc_get(body, 0, sl_str_from(name));
    *out = node != SL_NONE && sl_doc_kind(body, node) == SL_TRUE;
    if (node == SL_NONE || *out || sl_doc_kind(body, node) == SL_FALSE)
        return true;
    sl_error_set(err, SL_BAD_FIELD, name, "this is true or false");
    return false;
}

static bool read_options(const struct sl_doc *body, struct sl_run *run, struct sl_error *err)
{
    uint32_t ms = sl_doc_get(body, 0, SL_STR("interruptMs"));
    if (!read_flag(body, "rewrite", &run->rewrite, err) ||
        !read_flag(body, "channel", &run->channel, err))
        return false;
    if (ms == SL_NONE ||
        (sl_doc_kind(body, ms) == SL_NUMBER && sl_doc_u64(body, ms, &run->interrupt_ms)))
        return true;
    sl_error_set(err, SL_BAD_FIELD, "interruptMs", "this is a number of milliseconds");
    return false;
}

/* Ids come from outside; what is no text could not be stored. */
static bool check_id(struct sl_str id, struct sl_error *err)
{
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc doc = {0};
    sl_json_add_string(&text, id);
    bool good = text.failed ? sl_error_memory(err) : sl_doc_parse(&doc, sl_buf_str(&text), err);
    sl_doc_clear(&doc);
    sl_buf_clear(&text);
    return good;
}

static bool read_policy(const struct sl_doc *body, enum sl_policy *out, struct sl_error *err)
{
    uint32_t node = sl_doc_get(body, 0, SL_STR("policy"));
    *out = SL_POLICY_REPAIR;
    if (node == SL_NONE)
        return true;
    if (sl_doc_kind(body, node) == SL_STRING && sl_policy_parse(sl_doc_body(body, node), out))
        return true;
    sl_error_set(err, SL_BAD_FIELD, "/policy", "no such policy");
    return false;
}

static struct sl_run *run_new(struct sl_view *view, const struct sl_entry *entry,
                              const struct sl_doc *body, uint32_t input)
{
    struct sl_run *run = calloc(1, sizeof(*run));
    if (run == NULL)
        return NULL;
    sl_messages_init(&run->added, view->messages.seed);
    run->id = sl_bytes_new(entry->run);
    run->agent = decoded(body, sl_doc_get(body, 0, SL_STR("agent")));
    run->request = strip_request(body, input);
    if (run->id != NULL && run->agent != NULL && run->request != NULL)
        return run;
    sl_run_free(run);
    return NULL;
}

enum sl_fold sl_run_from_grant(struct sl_view *view, const struct sl_entry *entry,
                               struct sl_run **out, struct sl_error *err)
{
    struct sl_doc *body = &view->doc;
    enum sl_policy policy;
    *out = NULL;
    if (!check_id(entry->run, err) || !sl_doc_parse(body, entry->body, err))
        return SL_FOLD_MEMORY;
    uint32_t input = sl_doc_get(body, 0, SL_STR("input"));
    if (!check_grant(body, input, err) || !read_policy(body, &policy, err))
        return SL_FOLD_MEMORY;
    struct sl_run *run = run_new(view, entry, body, input);
    if (run == NULL) {
        sl_error_memory(err);
        return SL_FOLD_MEMORY;
    }
    run->policy = policy;
    enum sl_fold fold = SL_FOLD_MEMORY;
    if (read_options(body, run, err))
        fold = read_input(view, run, body, input, err);
    if (fold == SL_FOLD_MEMORY || !sl_run_open_gate(view, run, err)) {
        if (err->code == SL_OK)
            sl_error_memory(err);
        sl_run_free(run);
        return SL_FOLD_MEMORY;
    }
    *out = run;
    return fold;
}

/* ---- the gate's knowledge of the history ---- */

static enum sl_known known_as(enum sl_role role)
{
    switch (role) {
    case SL_ROLE_ASSISTANT:
        return SL_KNOWN_ASSISTANT;
    case SL_ROLE_ACTIVITY:
        return SL_KNOWN_ACTIVITY;
    case SL_ROLE_REASONING:
        return SL_KNOWN_REASONING;
    default:
        return SL_KNOWN_MESSAGE;
    }
}

/* Text without a backslash is its own body, to whoever only decodes it. */
static bool know(struct sl_gate *gate, enum sl_known what, struct sl_str id, struct sl_str owner)
{
    struct sl_buf body = SL_BUF_INIT;
    if (id.len == 0 || memchr(id.ptr, '\\', id.len) == NULL)
        return sl_gate_know(gate, what, id, owner);
    sl_json_body_encode(id, &body);
    bool done = !body.failed && sl_gate_know(gate, what, sl_buf_str(&body), owner);
    sl_buf_clear(&body);
    return done;
}

bool sl_gate_know_messages(struct sl_gate *gate, const struct sl_messages *list)
{
    for (const struct sl_message *m = list->first; m != NULL; m = m->next) {
        const struct sl_value *value = sl_message_owner(m);
        struct sl_str owner = value == NULL ? (struct sl_str){NULL, 0} : sl_value_text(value);
        if (!know(gate, known_as(m->role), (struct sl_str){m->id, m->id_len}, owner))
            return false;
        for (size_t i = 0; i < m->call_count; i++) {
            const struct sl_call *call = m->calls[i];
            if (!know(gate, SL_KNOWN_CALL, (struct sl_str){call->id, call->id_len}, owner))
                return false;
        }
    }
    return true;
}

bool sl_run_open_gate(struct sl_view *view, struct sl_run *run, struct sl_error *err)
{
    run->gate = sl_gate_new(run->policy);
    if (run->gate == NULL)
        return sl_error_memory(err);
    sl_gate_expect_joins(run->gate);
    bool done = (run->rewrite || sl_gate_know_messages(run->gate, &view->messages)) &&
                sl_gate_know_messages(run->gate, &run->added);
    return done || sl_error_memory(err);
}

/* ---- the worker's input ---- */

static void print_member(const struct sl_doc *request, const char *name, struct sl_str missing,
                         struct sl_buf *out)
{
    uint32_t node = sl_doc_get(request, 0, sl_str_from(name));
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_str(out, node == SL_NONE ? missing : sl_doc_raw(request, node));
}

static void print_messages(const struct sl_view *view, const struct sl_run *run, struct sl_buf *out)
{
    size_t start;
    sl_buf_add_lit(out, ",\"messages\":[");
    start = out->len;
    if (!run->rewrite)
        sl_messages_print(&view->messages, true, out);
    if (run->added.first != NULL && out->len > start)
        sl_buf_add_char(out, ',');
    size_t comma = out->len;
    sl_messages_print(&run->added, true, out);
    if (run->added.first != NULL && comma > start && out->len == comma && !out->failed)
        out->len--; /* all that was added are activities */
    sl_buf_add_char(out, ']');
}

static const char *const own_members[] = {"threadId", "runId",   "state",         "messages",
                                          "tools",    "context", "forwardedProps"};

static bool is_own_member(const struct sl_doc *request, uint32_t key)
{
    for (size_t i = 0; i < sizeof(own_members) / sizeof(own_members[0]); i++) {
        if (sl_doc_is(request, key, sl_str_from(own_members[i])))
            return true;
    }
    return false;
}

static void print_others(const struct sl_doc *request, struct sl_buf *out)
{
    uint32_t end = sl_doc_next(request, 0);
    for (uint32_t key = 1; key < end; key = sl_doc_next(request, key + 1)) {
        if (is_own_member(request, key))
            continue;
        sl_buf_add_char(out, ',');
        sl_buf_add_str(out, sl_doc_raw(request, key));
        sl_buf_add_char(out, ':');
        sl_buf_add_str(out, sl_doc_raw(request, key + 1));
    }
}

void sl_view_print_run_input(const struct sl_view *view, struct sl_buf *out)
{
    const struct sl_run *run = view->live;
    struct sl_doc request = {0};
    if (run == NULL || !sl_doc_parse(&request, sl_bytes_str(run->request), NULL)) {
        out->failed = true;
        return;
    }
    const struct sl_value *state = run->state != NULL ? run->state : view->state;
    sl_buf_add_lit(out, "{\"threadId\":");
    sl_json_add_string(out, sl_bytes_str(view->thread_id));
    sl_buf_add_lit(out, ",\"runId\":");
    sl_json_add_string(out, sl_run_id(run));
    sl_buf_add_lit(out, ",\"state\":");
    if (sl_value_kind(state) == SL_NULL)
        sl_buf_add_lit(out, "{}");
    else
        sl_value_print(state, out);
    print_messages(view, run, out);
    print_member(&request, "tools", SL_STR("[]"), out);
    print_member(&request, "context", SL_STR("[]"), out);
    print_member(&request, "forwardedProps", SL_STR("{}"), out);
    print_others(&request, out);
    sl_buf_add_char(out, '}');
    sl_doc_clear(&request);
}

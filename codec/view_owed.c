/* SPDX-License-Identifier: MIT */
/* What clients send to agents: inputs of the live run, and answers to tool calls. */
#include "view_private.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

#include "hash.h"

static struct sl_owed *owed_new(const struct sl_entry *entry, struct sl_str call)
{
    struct sl_owed *owed = calloc(1, sizeof(*owed) + call.len);
    if (owed == NULL)
        return NULL;
    owed->place = entry->place;
    owed->body = sl_bytes_new(entry->body);
    if (owed->body == NULL) {
        free(owed);
        return NULL;
    }
    if (call.len > 0)
        memcpy(owed->call, call.ptr, call.len);
    return owed;
}

static void owed_free(struct sl_owed *owed)
{
    sl_bytes_unref(owed->body);
    free(owed);
}

/* ---- inputs ---- */

static void input_remove(struct sl_view *view, struct sl_owed *input)
{
    DL_DELETE(view->inputs, input);
    view->input_count--;
    view->input_bytes -= input->body->len;
    owed_free(input);
}

void sl_inputs_clear(struct sl_view *view)
{
    while (view->inputs != NULL)
        input_remove(view, view->inputs);
}

static bool check_input(const struct sl_doc *doc, struct sl_error *err)
{
    uint32_t value = sl_doc_get(doc, 0, SL_STR("value"));
    if (!sl_is_string(doc, sl_doc_get(doc, 0, SL_STR("key"))))
        sl_error_set(err, SL_BAD_FIELD, "key", "an input has a key");
    else if (value == SL_NONE || sl_doc_kind(doc, value) == SL_NULL)
        sl_error_set(err, SL_BAD_FIELD, "value", "an input has a value");
    else
        return true;
    return false;
}

bool sl_input_keep(struct sl_view *view, const struct sl_entry *entry, size_t max_bytes,
                   struct sl_error *err)
{
    if (!sl_doc_parse(&view->doc, entry->body, err) || !check_input(&view->doc, err))
        return false;
    if (view->input_count >= SL_INPUTS_MAX || view->input_bytes + entry->body.len > max_bytes) {
        sl_error_set(err, SL_TOO_MANY, "", "too many inputs wait for the agent");
        return false;
    }
    struct sl_owed *input = owed_new(entry, SL_STR(""));
    if (input == NULL)
        return sl_error_memory(err);
    DL_APPEND(view->inputs, input);
    view->input_count++;
    view->input_bytes += entry->body.len;
    return true;
}

bool sl_step_input(struct sl_step *step)
{
    struct sl_error *why = &step->report->why;
    if (!sl_step_is_live_run(step))
        return sl_step_skip(step, SL_UNKNOWN_RUN, "runId", "the run is not live");
    if (!step->view->live->channel)
        return sl_step_skip(step, SL_UNSUPPORTED, "", "the agent of the run takes no input");
    return sl_input_keep(step->view, step->entry, step->view->limits.max_messages, why) ||
           sl_step_skip(step, why->code, "", "");
}

static bool read_keys(const struct sl_doc *doc, struct sl_id_set *keys, struct sl_error *err)
{
    uint32_t array = sl_doc_get(doc, 0, SL_STR("keys"));
    bool good = array != SL_NONE && sl_doc_kind(doc, array) == SL_ARRAY;
    uint32_t end = good ? sl_doc_next(doc, array) : 0;
    for (uint32_t n = array + 1; good && n < end; n = sl_doc_next(doc, n)) {
        good = sl_doc_kind(doc, n) == SL_STRING;
        if (good && !sl_id_set_add(keys, sl_doc_body(doc, n)))
            return sl_error_memory(err);
    }
    if (!good)
        sl_error_set(err, SL_BAD_FIELD, "keys", "this is an array of keys");
    return good;
}

/* Inputs of several subjects may have one key; an agent that has one of them drops the others. */
static bool take_inputs(struct sl_view *view, const struct sl_id_set *keys, struct sl_error *err)
{
    for (struct sl_owed *input = view->inputs, *next; input != NULL; input = next) {
        next = input->next;
        if (!sl_doc_parse(&view->doc, sl_bytes_str(input->body), err))
            return false;
        uint32_t key = sl_doc_get(&view->doc, 0, SL_STR("key"));
        if (sl_id_set_has(keys, sl_doc_body(&view->doc, key)))
            input_remove(view, input);
    }
    return true;
}

bool sl_step_taken(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_error *why = &step->report->why;
    struct sl_id_set keys = {NULL};
    if (!sl_step_is_live_run(step))
        return sl_step_skip(step, SL_UNKNOWN_RUN, "runId", "the run is not live");
    if (step->entry->lease != view->lease)
        return sl_step_skip(step, SL_CONFLICT, "", "the lease is not the run's");
    bool done = sl_doc_parse(&view->doc, step->entry->body, why) &&
                read_keys(&view->doc, &keys, why) && take_inputs(view, &keys, why);
    sl_id_set_clear(&keys);
    return done || sl_step_skip(step, why->code, "", "");
}

size_t sl_view_inputs(const struct sl_view *view, size_t *bytes)
{
    if (bytes != NULL)
        *bytes = view->input_bytes;
    return view->input_count;
}

/* ---- answers: the table ---- */

/* False without memory. */
static bool find_answer(const struct sl_view *view, struct sl_str call_body, struct sl_owed **out)
{
    struct sl_id_key key;
    *out = NULL;
    if (view->answers == NULL)
        return true;
    bool done = sl_id_init(&key, view->messages.seed, call_body);
    if (done)
        HASH_FIND_BYHASHVALUE(hh, view->answers, key.text.ptr, (unsigned)key.text.len, key.hash,
                              *out);
    sl_id_clear(&key);
    return done;
}

static void answer_remove(struct sl_view *view, struct sl_owed *answer)
{
    assert(view->answers != NULL);
    HASH_DELETE(hh, view->answers, answer);
    view->answer_bytes -= answer->bytes;
    owed_free(answer);
}

void sl_answers_clear(struct sl_view *view)
{
    while (view->answers != NULL)
        answer_remove(view, view->answers);
}

static bool answer_add(struct sl_view *view, const struct sl_entry *entry, struct sl_str call_body,
                       size_t bytes)
{
    struct sl_id_key key;
    struct sl_owed *answer = NULL;
    if (sl_id_init(&key, view->messages.seed, call_body))
        answer = owed_new(entry, key.text);
    if (answer != NULL) {
        answer->bytes = bytes;
        HASH_ADD_KEYPTR_BYHASHVALUE(hh, view->answers, answer->call, (unsigned)key.text.len,
                                    key.hash, answer);
        if (answer->hh.tbl == NULL) {
            owed_free(answer);
            answer = NULL;
        }
    }
    sl_id_clear(&key);
    view->answer_bytes += answer == NULL ? 0 : bytes;
    return answer != NULL;
}

/* ---- answers: what they say ---- */

struct answer {
    const struct sl_doc *doc;
    uint32_t call;
    uint32_t id; /* of the message */
    uint32_t content;
    uint32_t error; /* or SL_NONE */
};

static bool answer_read(const struct sl_doc *doc, struct answer *out, struct sl_error *err)
{
    *out = (struct answer){.doc = doc,
                           .call = sl_doc_get(doc, 0, SL_STR("toolCallId")),
                           .id = sl_doc_get(doc, 0, SL_STR("messageId")),
                           .content = sl_doc_get(doc, 0, SL_STR("content")),
                           .error = sl_doc_get(doc, 0, SL_STR("error"))};
    if (!sl_is_string(doc, out->call))
        sl_error_set(err, SL_BAD_FIELD, "toolCallId", "an answer names its call");
    else if (!sl_is_string(doc, out->id))
        sl_error_set(err, SL_BAD_FIELD, "messageId", "an answer names its message");
    else if (out->content == SL_NONE)
        sl_error_set(err, SL_BAD_FIELD, "content", "an answer has a content");
    else if (out->error != SL_NONE && !sl_is_string(doc, out->error))
        sl_error_set(err, SL_BAD_FIELD, "error", "this is a text");
    else
        return true;
    return false;
}

/* As the only element of an array. */
static void print_message(const struct answer *answer, struct sl_str id, struct sl_buf *out)
{
    sl_buf_add_lit(out, "[{\"id\":");
    sl_buf_add_str(out, id);
    sl_buf_add_lit(out, ",\"role\":\"tool\",\"toolCallId\":");
    sl_buf_add_str(out, sl_doc_raw(answer->doc, answer->call));
    sl_buf_add_lit(out, ",\"content\":");
    sl_buf_add_str(out, sl_doc_raw(answer->doc, answer->content));
    if (answer->error != SL_NONE) {
        sl_buf_add_lit(out, ",\"error\":");
        sl_buf_add_str(out, sl_doc_raw(answer->doc, answer->error));
    }
    sl_buf_add_lit(out, "}]");
}

static bool message_read(const struct answer *answer, struct sl_str id, struct sl_outside *outside,
                         struct sl_error *err)
{
    struct sl_buf text = SL_BUF_INIT;
    struct sl_error why = {0};
    print_message(answer, id, &text);
    bool good =
        text.failed ? sl_error_memory(err) : sl_outside_read(outside, sl_buf_str(&text), &why);
    sl_buf_clear(&text);
    if (why.code == SL_NO_MEMORY)
        sl_error_memory(err);
    else if (why.code != SL_OK)
        sl_error_set(err, SL_BAD_FIELD, "content", "%s", why.text);
    return good;
}

/* Bytes that the message takes; 0 when it is none, which `err` tells. */
static size_t message_bytes(const struct answer *answer, struct sl_error *err)
{
    struct sl_outside outside = {0};
    struct sl_value *value = NULL;
    size_t bytes = 0;
    if (message_read(answer, sl_doc_raw(answer->doc, answer->id), &outside, err)) {
        value = sl_value_from_node(&outside.doc, sl_outside_array(&outside) + 1);
        if (value == NULL)
            sl_error_memory(err);
        else if (sl_value_height(value) > SL_MAX_HEIGHT)
            sl_error_set(err, SL_TOO_DEEP, "content", "the content nests too deep");
        else
            bytes = sl_value_size(value) + 1;
    }
    sl_value_unref(value);
    sl_outside_clear(&outside);
    return bytes;
}

/* ---- answers: the entry ---- */

static bool is_answered(const struct sl_view *view, struct sl_str call)
{
    const struct sl_run *live = view->live;
    return sl_messages_find_answer(&view->messages, call) != NULL ||
           (live != NULL && sl_messages_find_answer(&live->added, call) != NULL);
}

/* What the view has against an answer to the call (an escaped body). */
static bool call_open(const struct sl_view *view, struct sl_str call, struct sl_error *err)
{
    struct sl_owed *answer;
    if (!find_answer(view, call, &answer))
        return sl_error_memory(err);
    if (sl_messages_find_call(&view->messages, call) == NULL)
        sl_error_set(err, SL_UNKNOWN_CALL, "toolCallId", "the thread has no such tool call");
    else if (answer != NULL || is_answered(view, call))
        sl_error_set(err, SL_ANSWERED, "toolCallId", "the tool call has its answer");
    else
        return true;
    return false;
}

bool sl_view_call_open(const struct sl_view *view, struct sl_str call, struct sl_error *err)
{
    struct sl_buf body = SL_BUF_INIT;
    sl_json_body_encode(call, &body);
    bool open = body.failed ? sl_error_memory(err) : call_open(view, sl_buf_str(&body), err);
    sl_buf_clear(&body);
    return open;
}

static void say_full(const struct sl_view *view, struct sl_error *err)
{
    sl_error_set(err, SL_THREAD_FULL, "",
                 "the answer would take the thread's messages over the limit of %zu bytes",
                 view->limits.max_messages);
}

static size_t room_for_answers(const struct sl_view *view)
{
    size_t taken = view->messages.bytes + view->answer_bytes;
    size_t most = view->limits.max_messages;
    return taken > most ? 0 : most - taken;
}

bool sl_view_answer_fits(const struct sl_view *view, struct sl_str body, struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct answer answer;
    size_t bytes = 0;
    if (sl_doc_parse(&doc, body, err) && answer_read(&doc, &answer, err) &&
        call_open(view, sl_doc_body(&doc, answer.call), err))
        bytes = message_bytes(&answer, err);
    bool fits = bytes > 0 && bytes <= room_for_answers(view);
    if (bytes > 0 && !fits)
        say_full(view, err);
    sl_doc_clear(&doc);
    return fits;
}

bool sl_answer_keep(struct sl_view *view, const struct sl_entry *entry, size_t max_bytes,
                    struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct answer answer;
    struct sl_owed *before = NULL;
    bool kept = false;
    size_t bytes = 0;
    if (sl_doc_parse(&doc, entry->body, err) && answer_read(&doc, &answer, err))
        bytes = message_bytes(&answer, err);
    if (bytes > 0 && !find_answer(view, sl_doc_body(&doc, answer.call), &before))
        sl_error_memory(err);
    else if (before != NULL)
        sl_error_set(err, SL_ANSWERED, "toolCallId", "the tool call has its answer");
    else if (bytes > max_bytes)
        say_full(view, err);
    else if (bytes > 0)
        kept =
            answer_add(view, entry, sl_doc_body(&doc, answer.call), bytes) || sl_error_memory(err);
    sl_doc_clear(&doc);
    return kept;
}

bool sl_step_answer(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_error *why = &step->report->why;
    struct answer answer;
    bool good = sl_doc_parse(&view->doc, step->entry->body, why) &&
                answer_read(&view->doc, &answer, why) &&
                call_open(view, sl_doc_body(&view->doc, answer.call), why) &&
                sl_answer_keep(view, step->entry, room_for_answers(view), why);
    if (good)
        return true;
    return why->code == SL_NO_MEMORY ? sl_error_memory(step->err) : sl_step_refuse(step);
}

/* ---- answers: what becomes of them ---- */

/* Looks again at all of them. */
static bool settle_all(struct sl_view *view)
{
    struct sl_id_set answered = {NULL};
    bool done = sl_messages_collect_answered(&view->messages, &answered);
    for (struct sl_owed *answer = view->answers, *next; done && answer != NULL; answer = next) {
        struct sl_buf body = SL_BUF_INIT;
        next = answer->hh.next;
        sl_json_body_encode((struct sl_str){answer->call, answer->hh.keylen}, &body);
        done = !body.failed;
        if (done && sl_id_set_has(&answered, sl_buf_str(&body)))
            answer_remove(view, answer);
        sl_buf_clear(&body);
    }
    sl_id_set_clear(&answered);
    return done;
}

bool sl_answers_settle(struct sl_view *view, const struct sl_event *ev)
{
    if (ev->type == SL_EV_TOOL_CALL_RESULT) {
        struct sl_owed *answer;
        if (!find_answer(view, sl_event_body(ev, SL_F_TOOL_CALL_ID), &answer))
            return false;
        if (answer != NULL)
            answer_remove(view, answer);
        return true;
    }
    if (ev->type == SL_EV_MESSAGES_SNAPSHOT || ev->type == SL_EV_RUN_STARTED)
        return settle_all(view);
    return true;
}

bool sl_answers_collect(const struct sl_view *view, struct sl_id_set *calls)
{
    bool done = true;
    for (const struct sl_owed *a = view->answers; done && a != NULL; a = a->hh.next) {
        struct sl_buf body = SL_BUF_INIT;
        sl_json_body_encode((struct sl_str){a->call, a->hh.keylen}, &body);
        done = !body.failed && sl_id_set_add(calls, sl_buf_str(&body));
        sl_buf_clear(&body);
    }
    return done;
}

/* The id that the client chose may be another message's by now. */
static void print_id(const struct answer *answer, const struct sl_owed *owed, bool taken,
                     struct sl_buf *out)
{
    if (!taken) {
        sl_buf_add_str(out, sl_doc_raw(answer->doc, answer->id));
        return;
    }
    sl_buf_add_lit(out, "\"sluice-answer-");
    sl_buf_add_u64(out, owed->place.ms);
    sl_buf_add_char(out, '-');
    sl_buf_add_u64(out, owed->place.seq);
    sl_buf_add_char(out, '"');
}

static enum sl_fold add_one(const struct sl_view *view, struct sl_run *run,
                            const struct sl_owed *owed, const struct answer *answer,
                            size_t max_bytes)
{
    struct sl_str call = sl_doc_body(answer->doc, answer->call);
    struct sl_str id = sl_doc_body(answer->doc, answer->id);
    struct sl_outside outside = {0};
    struct sl_buf text = SL_BUF_INIT;
    enum sl_fold fold = SL_FOLD_MEMORY;
    if (sl_messages_find_call(run->rewrite ? &run->added : &view->messages, call) == NULL)
        return SL_FOLD_DONE;
    print_id(answer, owed,
             sl_messages_find(&run->added, id) != NULL ||
                 (!run->rewrite && sl_messages_find(&view->messages, id) != NULL),
             &text);
    if (!text.failed && message_read(answer, sl_buf_str(&text), &outside, NULL))
        fold = sl_messages_add_answer(&run->added, &outside.doc, sl_outside_array(&outside) + 1,
                                      max_bytes);
    sl_outside_clear(&outside);
    sl_buf_clear(&text);
    return fold;
}

enum sl_fold sl_answers_add(const struct sl_view *view, struct sl_run *run, size_t max_bytes)
{
    enum sl_fold fold = SL_FOLD_DONE;
    struct sl_doc doc = {0};
    struct answer answer;
    for (const struct sl_owed *a = view->answers; fold == SL_FOLD_DONE && a != NULL;
         a = a->hh.next) {
        fold = SL_FOLD_MEMORY;
        if (sl_doc_parse(&doc, sl_bytes_str(a->body), NULL) && answer_read(&doc, &answer, NULL))
            fold = add_one(view, run, a, &answer, max_bytes);
    }
    sl_doc_clear(&doc);
    return fold;
}

/* ---- both ---- */

bool sl_view_each_owed(const struct sl_view *view, sl_view_owed each, void *ctx)
{
    const struct sl_owed *input = view->inputs;
    const struct sl_owed *answer = sl_view_has_channel(view) ? view->answers : NULL;
    while (input != NULL || answer != NULL) {
        bool first =
            answer == NULL || (input != NULL && sl_place_compare(input->place, answer->place) < 0);
        const struct sl_owed *owed = first ? input : answer;
        if (!each(ctx, first ? SL_ENTRY_INPUT : SL_ENTRY_ANSWER, owed->place,
                  sl_bytes_str(owed->body)))
            return false;
        *(first ? &input : &answer) = first ? owed->next : owed->hh.next;
    }
    return true;
}

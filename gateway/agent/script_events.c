/* SPDX-License-Identifier: MIT */
/* The events that a script's steps make. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/script_private.h"

/* --- building --- */

static void add_item(struct script *script, struct script_item item)
{
    if (script->item_count == script->item_cap) {
        size_t cap = script->item_cap ? script->item_cap * 2 : 32;
        struct script_item *items = realloc(script->items, cap * sizeof(*items));
        if (!items) {
            script->no_memory = true;
            return;
        }
        script->items = items;
        script->item_cap = cap;
    }
    script->items[script->item_count++] = item;
}

void script_add_pause(struct script *script, uint64_t ms)
{
    if (ms > 0)
        add_item(script, (struct script_item){.pause_ms = ms});
}

static void begin(struct script *script, const char *type)
{
    script->event_start = script->out.len;
    sl_buf_add_lit(&script->out, "{\"type\":\"");
    sl_buf_add_str(&script->out, sl_str_from(type));
    sl_buf_add_char(&script->out, '"');
}

static void add_key(struct script *script, const char *key)
{
    sl_buf_add_lit(&script->out, ",\"");
    sl_buf_add_str(&script->out, sl_str_from(key));
    sl_buf_add_lit(&script->out, "\":");
}

static void add_json(struct script *script, const char *key, struct sl_str json)
{
    add_key(script, key);
    sl_buf_add_str(&script->out, json);
}

/* `body` is an escaped one. */
static void add_body(struct script *script, const char *key, struct sl_str body)
{
    add_key(script, key);
    sl_buf_add_char(&script->out, '"');
    sl_buf_add_str(&script->out, body);
    sl_buf_add_char(&script->out, '"');
}

static void add_event(struct script *script)
{
    script->made++;
    add_item(script, (struct script_item){.start = script->event_start,
                                          .len = script->out.len - script->event_start});
}

static void finish(struct script *script)
{
    sl_buf_add_char(&script->out, '}');
    if (script->out.len > SCRIPT_MAX_EVENT)
        script->too_large = true;
    add_event(script);
}

/* The same, as the work of the subagent whose block this is. */
static void finish_owned(struct script *script)
{
    if (script->depth > 0)
        add_body(script, "subagentRunId", sl_str_from(script->subagents[script->depth - 1]));
    finish(script);
}

/* --- texts --- */

/* Length of the first character of an escaped body: no escape, surrogate pair or UTF-8 sequence is
 * cut. */
static size_t unit_length(const char *at, size_t left)
{
    if (at[0] == '\\' && left > 1 && at[1] == 'u') {
        bool high = left >= 12 && (at[2] == 'd' || at[2] == 'D') && strchr("89abAB", at[3]) &&
                    at[6] == '\\' && at[7] == 'u';
        size_t len = high ? 12 : 6;
        return len < left ? len : left;
    }
    if (at[0] == '\\')
        return left < 2 ? left : 2;
    size_t len = 1;
    while (len < left && ((unsigned char)at[len] & 0xc0) == 0x80)
        len++;
    return len;
}

/* Length of the first piece: up to the first space behind `about` bytes, or four times as many. */
static size_t piece_length(struct sl_str body, size_t about)
{
    size_t len = 0;

    if (about == 0)
        return body.len;
    while (len < body.len) {
        bool space = body.ptr[len] == ' ';
        len += unit_length(body.ptr + len, body.len - len);
        if ((space && len >= about) || len >= 4 * about)
            break;
    }
    return len;
}

struct stream {
    const char *type;   /* of each piece */
    const char *id_key; /* "messageId" or "toolCallId" */
    struct sl_str id;   /* escaped body */
};

static void add_pieces(struct script *script, const struct stream *stream, struct sl_str body)
{
    while (body.len > 0 && !script->too_large) {
        size_t len = piece_length(body, script->scenario->piece_bytes);
        script_add_pause(script, script->scenario->piece_ms);
        begin(script, stream->type);
        add_body(script, stream->id_key, stream->id);
        add_body(script, "delta", (struct sl_str){body.ptr, len});
        finish_owned(script);
        body = (struct sl_str){body.ptr + len, body.len - len};
    }
}

static void add_id_event(struct script *script, const char *type, const struct stream *stream)
{
    begin(script, type);
    add_body(script, stream->id_key, stream->id);
    finish_owned(script);
}

/* --- fields --- */

/* Fills a field as text: `out` becomes the escaped body. An absent field leaves it empty. */
static bool fill_text(struct script *script, uint32_t step, const char *name, struct sl_buf *out,
                      struct sl_error *err)
{
    uint32_t node = script_field(script, step, name);
    struct sl_buf json = SL_BUF_INIT;
    bool ok = true;

    sl_buf_reset(out);
    if (node == SL_NONE)
        return true;
    ok = script_fill(script, node, &json, err);
    if (ok && json.len >= 2 && json.ptr[0] == '"')
        sl_buf_add(out, json.ptr + 1, json.len - 2);
    else if (ok)
        sl_json_body_encode(sl_buf_str(&json), out);
    if (out->failed)
        script->no_memory = true;
    sl_buf_clear(&json);
    return ok;
}

/* Adds a field's text to the event; nothing when the step does not have it. */
static bool add_text_field(struct script *script, uint32_t step, const char *name,
                           struct sl_error *err)
{
    struct sl_buf body = SL_BUF_INIT;
    bool ok = true;

    if (script_field(script, step, name) != SL_NONE) {
        ok = fill_text(script, step, name, &body, err);
        add_body(script, name, sl_buf_str(&body));
    }
    sl_buf_clear(&body);
    return ok;
}

/* Likewise a field's JSON. */
static bool add_json_field(struct script *script, uint32_t step, const char *name,
                           struct sl_error *err)
{
    uint32_t node = script_field(script, step, name);

    if (node == SL_NONE)
        return true;
    add_key(script, name);
    return script_fill(script, node, &script->out, err);
}

/* The step's own `id`, or a new one. */
static bool fill_id(struct script *script, uint32_t step, const char *kind, struct sl_buf *out,
                    struct sl_error *err)
{
    char id[SCRIPT_ID_BYTES];

    if (script_field(script, step, "id") != SL_NONE)
        return fill_text(script, step, "id", out, err);
    script_new_id(script, kind, id);
    sl_buf_add_str(out, sl_str_from(id));
    return true;
}

/* --- the run --- */

static void begin_run_edge(struct script *script, const char *type)
{
    const struct sl_doc *input = &script->input;

    begin(script, type);
    add_json(script, "threadId", sl_doc_raw(input, sl_doc_get(input, 0, SL_STR("threadId"))));
    add_json(script, "runId", sl_doc_raw(input, sl_doc_get(input, 0, SL_STR("runId"))));
}

void script_run_started(struct script *script)
{
    begin_run_edge(script, "RUN_STARTED");
    finish(script);
}

void script_run_finished(struct script *script, struct sl_str result)
{
    begin_run_edge(script, "RUN_FINISHED");
    if (result.len > 0)
        add_json(script, "result", result);
    add_json(script, "outcome", SL_STR("{\"type\":\"success\"}"));
    finish(script);
}

void script_add_interrupt_id(const struct script *script, uint32_t step, struct sl_buf *out)
{
    uint32_t name = script_field(script, step, "name");

    sl_buf_add_str(out, script->scenario->name);
    sl_buf_add_char(out, '/');
    sl_buf_add_str(out, sl_doc_body(&script->scenario->doc, name));
    sl_buf_add_char(out, '/');
    sl_buf_add_str(out, sl_str_from(script->run_hash));
}

bool script_interrupt(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf *out = &script->out;
    bool ok;

    begin_run_edge(script, "RUN_FINISHED");
    add_key(script, "outcome");
    sl_buf_add_lit(out, "{\"type\":\"interrupt\",\"interrupts\":[{\"id\":\"");
    script_add_interrupt_id(script, step, out);
    sl_buf_add_char(out, '"');
    ok = add_text_field(script, step, "reason", err) &&
         add_text_field(script, step, "message", err) &&
         add_text_field(script, step, "toolCallId", err) &&
         add_text_field(script, step, "expiresAt", err) &&
         add_json_field(script, step, "responseSchema", err) &&
         add_json_field(script, step, "metadata", err);
    sl_buf_add_lit(out, "}]}");
    finish(script);
    return ok;
}

bool script_run_error(struct script *script, uint32_t step, struct sl_error *err)
{
    begin(script, "RUN_ERROR");
    bool ok =
        add_text_field(script, step, "message", err) && add_text_field(script, step, "code", err);
    finish(script);
    return ok;
}

/* --- the steps --- */

bool script_emit(struct script *script, uint32_t step, struct sl_error *err)
{
    script->event_start = script->out.len;
    if (!script_fill(script, script_field(script, step, "event"), &script->out, err))
        return false;
    add_event(script);
    return script_follow_emit(script,
                              (struct sl_str){script->out.ptr + script->event_start,
                                              script->out.len - script->event_start},
                              err);
}

bool script_text(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf id = SL_BUF_INIT, body = SL_BUF_INIT;
    bool has_role = script_field(script, step, "role") != SL_NONE;
    bool ok =
        fill_id(script, step, "message", &id, err) && fill_text(script, step, "text", &body, err);

    if (ok) {
        struct stream stream = {"TEXT_MESSAGE_CONTENT", "messageId", sl_buf_str(&id)};
        begin(script, "TEXT_MESSAGE_START");
        add_body(script, "messageId", stream.id);
        if (!has_role)
            add_body(script, "role", SL_STR("assistant"));
        ok = add_text_field(script, step, "role", err) && add_text_field(script, step, "name", err);
        finish_owned(script);
        add_pieces(script, &stream, sl_buf_str(&body));
        add_id_event(script, "TEXT_MESSAGE_END", &stream);
    }
    sl_buf_clear(&id);
    sl_buf_clear(&body);
    return ok;
}

bool script_reasoning(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf id = SL_BUF_INIT, body = SL_BUF_INIT;
    bool ok =
        fill_id(script, step, "reasoning", &id, err) && fill_text(script, step, "text", &body, err);

    if (ok) {
        struct stream stream = {"REASONING_MESSAGE_CONTENT", "messageId", sl_buf_str(&id)};
        add_id_event(script, "REASONING_START", &stream);
        begin(script, "REASONING_MESSAGE_START");
        add_body(script, "messageId", stream.id);
        add_body(script, "role", SL_STR("reasoning"));
        finish_owned(script);
        add_pieces(script, &stream, sl_buf_str(&body));
        add_id_event(script, "REASONING_MESSAGE_END", &stream);
        add_id_event(script, "REASONING_END", &stream);
    }
    sl_buf_clear(&id);
    sl_buf_clear(&body);
    return ok;
}

static void add_tool_call(struct script *script, const struct stream *stream, struct sl_str name,
                          struct sl_str args)
{
    begin(script, "TOOL_CALL_START");
    add_body(script, "toolCallId", stream->id);
    add_body(script, "toolCallName", name);
    finish_owned(script);
    add_pieces(script, stream, args);
    add_id_event(script, "TOOL_CALL_END", stream);
}

static bool add_tool_result(struct script *script, uint32_t step, struct sl_str id,
                            struct sl_error *err)
{
    struct sl_buf body = SL_BUF_INIT;
    char message[SCRIPT_ID_BYTES];
    uint32_t ms = script_field(script, step, "ms");
    uint64_t wait = 0;
    bool ok = fill_text(script, step, "result", &body, err);

    if (ms != SL_NONE && sl_doc_u64(&script->scenario->doc, ms, &wait))
        script_add_pause(script, wait);
    script_new_id(script, "result", message);
    begin(script, "TOOL_CALL_RESULT");
    add_body(script, "messageId", sl_str_from(message));
    add_body(script, "toolCallId", id);
    add_body(script, "content", sl_buf_str(&body));
    add_body(script, "role", SL_STR("tool"));
    finish_owned(script);
    sl_buf_clear(&body);
    return ok;
}

static bool waits_for_answer(const struct script *script, uint32_t step)
{
    uint32_t flag = script_field(script, step, "answer");

    return flag != SL_NONE && sl_doc_kind(&script->scenario->doc, flag) == SL_TRUE;
}

static void wait_for_answer(struct script *script, uint32_t step, struct sl_str call)
{
    script->waits = SCRIPT_FOR_ANSWER;
    script->wait_ms = script_wait_ms(script, step);
    sl_buf_reset(&script->call);
    sl_buf_add_str(&script->call, call);
}

void script_tool_answer(struct script *script, const struct sl_doc *body)
{
    static const char *const members[] = {"messageId", "toolCallId", "content"};

    begin(script, "TOOL_CALL_RESULT");
    for (size_t i = 0; i < sizeof(members) / sizeof(members[0]); i++) {
        uint32_t node = sl_doc_get(body, 0, sl_str_from(members[i]));
        if (node != SL_NONE)
            add_json(script, members[i], sl_doc_raw(body, node));
    }
    add_body(script, "role", SL_STR("tool"));
    finish_owned(script);
}

bool script_tool(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf id = SL_BUF_INIT, name = SL_BUF_INIT, args = SL_BUF_INIT;
    bool ok = fill_id(script, step, "call", &id, err) &&
              fill_text(script, step, "name", &name, err) &&
              fill_text(script, step, "args", &args, err);

    if (ok) {
        struct stream stream = {"TOOL_CALL_ARGS", "toolCallId", sl_buf_str(&id)};
        add_tool_call(script, &stream, sl_buf_str(&name),
                      args.len ? sl_buf_str(&args) : SL_STR("{}"));
        if (script_field(script, step, "result") != SL_NONE)
            ok = add_tool_result(script, step, stream.id, err);
        else if (waits_for_answer(script, step))
            wait_for_answer(script, step, stream.id);
    }
    sl_buf_clear(&id);
    sl_buf_clear(&name);
    sl_buf_clear(&args);
    return ok;
}

void script_state_snapshot(struct script *script, struct sl_str state)
{
    begin(script, "STATE_SNAPSHOT");
    add_json(script, "snapshot", state);
    finish_owned(script);
}

void script_state_delta(struct script *script, struct sl_str patch)
{
    begin(script, "STATE_DELTA");
    add_json(script, "delta", patch);
    finish_owned(script);
}

void script_step_edge(struct script *script, uint32_t step, const char *type)
{
    begin(script, type);
    add_body(script, "stepName",
             sl_doc_body(&script->scenario->doc, script_field(script, step, "name")));
    finish_owned(script);
}

bool script_subagent_start(struct script *script, uint32_t step, struct sl_error *err)
{
    bool ok;

    assert(script->depth < SCENARIO_MAX_NESTING);
    char *id = script->subagents[script->depth];
    script_new_id(script, "subagent", id);
    begin(script, "SUBAGENT_STARTED");
    add_body(script, "subagentRunId", sl_str_from(id));
    ok = add_text_field(script, step, "name", err) &&
         add_text_field(script, step, "description", err);
    if (script->depth > 0)
        add_body(script, "parentSubagentRunId", sl_str_from(script->subagents[script->depth - 1]));
    finish(script);
    script->depth++;
    return ok;
}

bool script_subagent_end(struct script *script, uint32_t step, struct sl_error *err)
{
    assert(script->depth > 0);
    begin(script, "SUBAGENT_FINISHED");
    add_body(script, "subagentRunId", sl_str_from(script->subagents[--script->depth]));
    bool ok = add_json_field(script, step, "result", err);
    add_json(script, "outcome", SL_STR("{\"type\":\"success\"}"));
    finish(script);
    return ok;
}

/* SPDX-License-Identifier: MIT */
/* Follows the steps of a scenario: where a run begins, one step after the other, its end. */
#include "agent/script.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/script_private.h"

static struct sl_str input_string(const struct script *script, const char *name)
{
    uint32_t node = sl_doc_get(&script->input, 0, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(&script->input, node) != SL_STRING)
        return (struct sl_str){0};
    return sl_doc_body(&script->input, node);
}

/* --- ids --- */

/* FNV-1a, 64 bits: ids have to differ, not to be secret. */
static uint64_t hash_add(uint64_t hash, struct sl_str bytes)
{
    for (size_t i = 0; i < bytes.len; i++)
        hash = (hash ^ (unsigned char)bytes.ptr[i]) * UINT64_C(0x100000001b3);
    return (hash ^ 0xff) * UINT64_C(0x100000001b3);
}

static void make_hashes(struct script *script)
{
    uint64_t hash = hash_add(UINT64_C(0xcbf29ce484222325), input_string(script, "threadId"));

    snprintf(script->thread_hash, sizeof(script->thread_hash), "%016" PRIx64, hash);
    hash = hash_add(hash, input_string(script, "runId"));
    snprintf(script->run_hash, sizeof(script->run_hash), "%016" PRIx64, hash);
}

void script_new_id(struct script *script, const char *kind, char out[SCRIPT_ID_BYTES])
{
    snprintf(out, SCRIPT_ID_BYTES, "%s-%s-%" PRIu64, kind, script->run_hash, ++script->ids);
}

/* --- the steps --- */

static bool take_end(struct script *script, uint32_t node, struct sl_error *err)
{
    struct sl_buf result = SL_BUF_INIT;
    uint32_t field = node == SL_NONE ? SL_NONE : script_field(script, node, "result");
    bool ok = (field == SL_NONE || script_fill(script, field, &result, err)) &&
              script_drop_vars(script, node == SL_NONE ? 0 : node, err);

    if (ok)
        script_run_finished(script, sl_buf_str(&result));
    script->ended = true;
    sl_buf_clear(&result);
    return ok;
}

static bool take_interrupt(struct script *script, uint32_t node, struct sl_error *err)
{
    script->ended = true;
    return script_keep_vars(script, node, err) && script_interrupt(script, node, err);
}

uint64_t script_wait_ms(const struct script *script, uint32_t node)
{
    uint32_t field = script_field(script, node, "ms");
    uint64_t ms = SCRIPT_FOR_EVER;

    if (field != SL_NONE)
        (void)sl_doc_u64(&script->scenario->doc, field, &ms);
    return ms;
}

static bool take_pause(struct script *script, uint32_t node)
{
    uint64_t ms = 0;

    if (sl_doc_u64(&script->scenario->doc, script_field(script, node, "ms"), &ms))
        script_add_pause(script, ms);
    return true;
}

static bool take_when(struct script *script, const struct scenario_step *step, struct sl_error *err)
{
    bool holds = false;

    if (!script_holds(script, step->node, &holds, err))
        return false;
    if (!holds)
        script->at = step->target;
    return true;
}

static bool take_step(struct script *script, struct sl_error *err)
{
    const struct scenario_step *step = &script->scenario->steps[script->at++];

    switch (step->op) {
    case SCENARIO_EMIT:
        return script_emit(script, step->node, err);
    case SCENARIO_TEXT:
        return script_text(script, step->node, err);
    case SCENARIO_REASONING:
        return script_reasoning(script, step->node, err);
    case SCENARIO_TOOL:
        return script_tool(script, step->node, err);
    case SCENARIO_RECEIVE:
        script->waits = SCRIPT_FOR_INPUT;
        script->wait_ms = script_wait_ms(script, step->node);
        return true;
    case SCENARIO_SNAPSHOT:
        return script_snapshot(script, step->node, err);
    case SCENARIO_DELTA:
        return script_delta(script, step->node, err);
    case SCENARIO_STEP:
        script_step_edge(script, step->node, "STEP_STARTED");
        return true;
    case SCENARIO_STEP_END:
        script_step_edge(script, step->node, "STEP_FINISHED");
        return true;
    case SCENARIO_SUBAGENT:
        return script_subagent_start(script, step->node, err);
    case SCENARIO_SUBAGENT_END:
        return script_subagent_end(script, step->node, err);
    case SCENARIO_PAUSE:
        return take_pause(script, step->node);
    case SCENARIO_SET:
        return script_set(script, step->node, err);
    case SCENARIO_ADD:
        return script_add(script, step->node, err);
    case SCENARIO_WHEN:
        return take_when(script, step, err);
    case SCENARIO_GOTO:
    case SCENARIO_JUMP:
        script->at = step->target;
        return true;
    case SCENARIO_INTERRUPT:
        return take_interrupt(script, step->node, err);
    case SCENARIO_END:
        return take_end(script, step->node, err);
    case SCENARIO_ERROR:
        script->ended = true;
        return script_run_error(script, step->node, err);
    }
    assert(false);
    return false;
}

/* --- the beginning --- */

static bool input_fault(const struct script *script, struct sl_error *err, const char *text)
{
    sl_error_set(err, SL_SCENARIO_FAILED, "", "%s: %s", script->scenario->file, text);
    return false;
}

/* The name in "SCENARIO/NAME/RUN" when the scenario is this one; empty otherwise. */
static struct sl_str interrupt_name(const struct script *script, struct sl_str id)
{
    struct sl_str name = script->scenario->name;

    if (id.len <= name.len || memcmp(id.ptr, name.ptr, name.len) != 0 || id.ptr[name.len] != '/')
        return (struct sl_str){0};
    const char *start = id.ptr + name.len + 1;
    const char *end = memchr(start, '/', (size_t)(id.ptr + id.len - start));
    return end ? (struct sl_str){start, (size_t)(end - start)} : (struct sl_str){0};
}

static struct sl_str answered_id(const struct script *script, uint32_t entry)
{
    uint32_t id = sl_doc_get(&script->input, entry, SL_STR("interruptId"));

    if (id == SL_NONE || sl_doc_kind(&script->input, id) != SL_STRING)
        return (struct sl_str){0};
    return sl_doc_body(&script->input, id);
}

/* The variables as the answered interrupt left them. */
static bool find_vars(struct script *script, struct sl_str id, struct sl_error *err)
{
    struct sl_value *kept = sl_value_kind(script->state) == SL_OBJECT
                                ? sl_value_get(script->state, SL_STR(SCRIPT_KEPT))
                                : NULL;
    bool object = kept && sl_value_kind(kept) == SL_OBJECT;
    struct sl_value *of = object ? sl_value_get(kept, SL_STR("interrupt")) : NULL;
    struct sl_value *vars = object ? sl_value_get(kept, SL_STR("vars")) : NULL;

    if (!of || sl_value_kind(of) != SL_STRING || !sl_json_body_equal(sl_value_text(of), id) ||
        !vars || sl_value_kind(vars) != SL_OBJECT)
        return input_fault(script, err,
                           "the state does not hold the variables of the answered interrupt (its "
                           "member \"" SCRIPT_KEPT "\" must come back as it was)");
    sl_value_unref(script->vars);
    script->vars = sl_value_ref(vars);
    return true;
}

/* Goes behind the interrupt that `resume` answers, or to the start. */
static bool find_place(struct script *script, struct sl_error *err)
{
    const struct sl_doc *doc = &script->input;
    uint32_t resume = sl_doc_get(doc, 0, SL_STR("resume"));

    script->at = script->scenario->start;
    if (resume == SL_NONE || sl_doc_kind(doc, resume) != SL_ARRAY || doc->nodes[resume].count == 0)
        return true;
    uint32_t end = sl_doc_next(doc, resume);
    for (uint32_t entry = resume + 1; entry < end; entry = sl_doc_next(doc, entry)) {
        struct sl_str id = answered_id(script, entry);
        uint32_t at = scenario_behind(script->scenario, interrupt_name(script, id));
        if (at == SL_NONE)
            continue;
        script->at = at;
        script->answer = entry;
        return find_vars(script, id, err);
    }
    return input_fault(script, err, "the resume answers no interrupt of this scenario");
}

static bool first_values(struct script *script, struct sl_error *err)
{
    const struct sl_doc *doc = &script->input, *file = &script->scenario->doc;
    uint32_t state = sl_doc_get(doc, 0, SL_STR("state")), vars = script->scenario->vars;

    /* Without a state the run begins with an empty object, as the reference client does. */
    if (state == SL_NONE || sl_doc_kind(doc, state) == SL_NULL)
        script->state = sl_value_object();
    else
        script->state = sl_value_from_node(doc, state);
    script->vars = vars == SL_NONE ? sl_value_object() : sl_value_from_node(file, vars);
    return (script->state && script->vars) || sl_error_memory(err);
}

static bool begin(struct script *script, struct sl_error *err)
{
    struct sl_error why = {0};

    script->begun = true;
    if (!sl_doc_parse(&script->input, (struct sl_str){script->text, script->len}, &why) ||
        !input_string(script, "threadId").ptr || !input_string(script, "runId").ptr)
        return why.code == SL_NO_MEMORY
                   ? sl_error_memory(err)
                   : input_fault(script, err, "the input is not a RunAgentInput");
    make_hashes(script);
    script_run_started(script);
    return first_values(script, err) && script_patch_early(script, err) && find_place(script, err);
}

/* --- the port --- */

struct script *script_new(const struct scenario *scenario, struct sl_str input)
{
    struct script *script = calloc(1, sizeof(*script));
    if (!script)
        return NULL;
    script->scenario = scenario;
    script->answer = SL_NONE;
    script->text = malloc(input.len + 1);
    if (!script->text) {
        free(script);
        return NULL;
    }
    memcpy(script->text, input.ptr, input.len);
    script->len = input.len;
    return script;
}

void script_free(struct script *script)
{
    if (!script)
        return;
    sl_value_unref(script->state);
    sl_value_unref(script->vars);
    script_given_clear(script);
    sl_doc_clear(&script->input);
    sl_buf_clear(&script->out);
    free(script->items);
    free(script->text);
    free(script);
}

/* Whether what was made is whole. */
static bool is_good(const struct script *script, struct sl_error *err)
{
    if (script->no_memory || script->out.failed || script->call.failed)
        return sl_error_memory(err);
    if (!script->too_large)
        return true;
    sl_error_set(err, SL_TOO_LARGE, "", "%s: a step makes events of over %zu bytes",
                 script->scenario->file, SCRIPT_MAX_EVENT);
    if (err)
        err->limit = SCRIPT_MAX_EVENT;
    return false;
}

/* Fills the list of events, or begins to wait; false with `err` set when the script cannot go on.
 */
static bool make_more(struct script *script, struct sl_error *err)
{
    if (!(script->begun ? take_step(script, err) : begin(script, err))) {
        /* The run has begun even where its input cannot be used. */
        script->ended = true;
        return false;
    }
    if (++script->taken > SCRIPT_MAX_STEPS) {
        sl_error_set(err, SL_SCENARIO_FAILED, "", "%s: the run took over %d steps",
                     script->scenario->file, SCRIPT_MAX_STEPS);
        return false;
    }
    return is_good(script, err);
}

enum script_next script_next(struct script *script, struct sl_str *event, uint64_t *pause_ms,
                             struct sl_error *err)
{
    while (script->item_next == script->item_count) {
        sl_buf_reset(&script->out);
        script->item_count = script->item_next = 0;
        if (script->ended)
            return SCRIPT_ENDED;
        bool waited = script->waits != SCRIPT_FOR_NOTHING;
        enum script_wait wait = script_settle(script, err);
        *event = sl_buf_str(&script->keys);
        *pause_ms = script->wait_ms;
        if (wait == SCRIPT_WAIT_GOES_ON)
            return SCRIPT_WAITS;
        if (wait == SCRIPT_WAIT_TAKES)
            return SCRIPT_TAKES;
        if (wait == SCRIPT_WAIT_FAILED ||
            !(waited ? is_good(script, err) : make_more(script, err))) {
            script->ended = true;
            script->item_next = script->item_count;
            return SCRIPT_FAILED;
        }
    }
    const struct script_item *item = &script->items[script->item_next++];
    if (item->len == 0) {
        *pause_ms = item->pause_ms;
        return SCRIPT_PAUSE;
    }
    *event = (struct sl_str){script->out.ptr + item->start, item->len};
    return SCRIPT_EVENT;
}

/* SPDX-License-Identifier: MIT */
/* Follows the steps of a scenario: where a run begins, values, branches, variables, the end. */
#include "agent/script.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/script_private.h"
#include "agent/template.h"
#include "sluice/patch.h"

/* The member of the shared state that keeps the variables over an interrupt. */
#define KEPT "scenario"

static struct sl_str input_string(const struct script *script, const char *name)
{
    uint32_t node = sl_doc_get(&script->input, 0, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(&script->input, node) != SL_STRING)
        return (struct sl_str){0};
    return sl_doc_body(&script->input, node);
}

uint32_t script_field(const struct script *script, uint32_t step, const char *name)
{
    return sl_doc_get(&script->scenario->doc, step, sl_str_from(name));
}

bool script_fault(const struct script *script, uint32_t node, struct sl_error *err,
                  const char *format, ...)
{
    struct sl_buf pointer = SL_BUF_INIT;
    char text[160];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    scenario_pointer(&script->scenario->doc, node, &pointer);
    sl_buf_add_char(&pointer, '\0');
    if (pointer.failed)
        sl_error_memory(err);
    else
        sl_error_set(err, SL_SCENARIO_FAILED, pointer.ptr, "%s: at \"%s\": %s",
                     script->scenario->file, pointer.ptr, text);
    sl_buf_clear(&pointer);
    return false;
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

/* --- places --- */

/* An array's index as a segment of a path has it; SIZE_MAX when it is none. */
static size_t segment_index(struct sl_str segment)
{
    size_t index = 0;

    if (segment.len == 0 || segment.len > 9)
        return SIZE_MAX;
    for (size_t i = 0; i < segment.len; i++) {
        if (segment.ptr[i] < '0' || segment.ptr[i] > '9')
            return SIZE_MAX;
        index = index * 10 + (size_t)(segment.ptr[i] - '0');
    }
    return index;
}

static uint32_t doc_element(const struct sl_doc *doc, uint32_t array, size_t index)
{
    if (index >= doc->nodes[array].count)
        return SL_NONE;
    uint32_t node = array + 1;
    while (index-- > 0)
        node = sl_doc_next(doc, node);
    return node;
}

static bool find_in_doc(const struct sl_doc *doc, uint32_t node, struct sl_str path,
                        struct sl_buf *json)
{
    struct sl_str segment;

    while (node != SL_NONE && template_segment(&path, &segment))
        node = sl_doc_kind(doc, node) == SL_ARRAY ? doc_element(doc, node, segment_index(segment))
                                                  : sl_doc_get(doc, node, segment);
    if (node == SL_NONE)
        return false;
    sl_buf_add_str(json, sl_doc_raw(doc, node));
    return true;
}

static bool find_in_value(const struct sl_value *value, struct sl_str path, struct sl_buf *json)
{
    struct sl_str segment;

    while (value && template_segment(&path, &segment)) {
        enum sl_kind kind = sl_value_kind(value);
        if (kind == SL_ARRAY) {
            size_t index = segment_index(segment);
            value = index < sl_value_count(value) ? sl_value_at(value, index) : NULL;
        } else {
            value = kind == SL_OBJECT ? sl_value_get(value, segment) : NULL;
        }
    }
    if (!value)
        return false;
    sl_value_print(value, json);
    return true;
}

/* A message's content as an escaped body: its string, or its text parts in order. */
static void add_content(const struct sl_doc *doc, uint32_t content, struct sl_buf *out)
{
    if (content == SL_NONE)
        return;
    if (sl_doc_kind(doc, content) == SL_STRING)
        sl_buf_add_str(out, sl_doc_body(doc, content));
    if (sl_doc_kind(doc, content) != SL_ARRAY)
        return;
    uint32_t end = sl_doc_next(doc, content);
    for (uint32_t part = content + 1; part < end; part = sl_doc_next(doc, part)) {
        uint32_t text = sl_doc_get(doc, part, SL_STR("text"));
        if (text != SL_NONE && sl_doc_kind(doc, text) == SL_STRING)
            sl_buf_add_str(out, sl_doc_body(doc, text));
    }
}

static bool find_user_text(const struct script *script, struct sl_buf *json)
{
    const struct sl_doc *doc = &script->input;
    uint32_t messages = sl_doc_get(doc, 0, SL_STR("messages")), last = SL_NONE;

    if (messages == SL_NONE || sl_doc_kind(doc, messages) != SL_ARRAY)
        return false;
    uint32_t end = sl_doc_next(doc, messages);
    for (uint32_t node = messages + 1; node < end; node = sl_doc_next(doc, node)) {
        uint32_t role = sl_doc_get(doc, node, SL_STR("role"));
        if (role != SL_NONE && sl_doc_is(doc, role, SL_STR("user")))
            last = node;
    }
    if (last == SL_NONE)
        return false;
    sl_buf_add_char(json, '"');
    add_content(doc, sl_doc_get(doc, last, SL_STR("content")), json);
    sl_buf_add_char(json, '"');
    return true;
}

static bool look_up(void *ctx, enum template_root root, struct sl_str path, struct sl_buf *json)
{
    const struct script *script = ctx;

    switch (root) {
    case TEMPLATE_INPUT:
        return find_in_doc(&script->input, 0, path, json);
    case TEMPLATE_ANSWER:
        return find_in_doc(&script->input, script->answer, path, json);
    case TEMPLATE_STATE:
        return find_in_value(script->state, path, json);
    case TEMPLATE_VARS:
        return find_in_value(script->vars, path, json);
    case TEMPLATE_USER:
        return find_user_text(script, json);
    case TEMPLATE_ID:
        sl_buf_add_char(json, '"');
        sl_buf_add_str(json, path);
        sl_buf_add_char(json, '-');
        sl_buf_add_str(json, sl_str_from(script->thread_hash));
        sl_buf_add_char(json, '"');
        return true;
    case TEMPLATE_ROOT_COUNT:
        break;
    }
    return false;
}

bool script_fill(struct script *script, uint32_t node, struct sl_buf *out, struct sl_error *err)
{
    struct sl_str missing;

    if (template_fill(&script->scenario->doc, node, look_up, script, out, &missing))
        return true;
    return script_fault(script, node, err, "there is nothing at ${%.*s}", SL_STR_ARG(missing));
}

/* A template as a value of its own. NULL on failure. */
static struct sl_value *fill_value(struct script *script, uint32_t node, struct sl_error *err)
{
    struct sl_buf json = {.max = SCRIPT_MAX_EVENT};
    struct sl_value *value = NULL;

    if (script_fill(script, node, &json, err)) {
        if (json.failed)
            script_fault(script, node, err, "the value is over %zu bytes", SCRIPT_MAX_EVENT);
        else
            value = sl_value_parse(sl_buf_str(&json), err);
    }
    sl_buf_clear(&json);
    return value;
}

/* --- the state and the variables --- */

static bool check_size(struct script *script, uint32_t step, const struct sl_value *value,
                       const char *noun, struct sl_error *err)
{
    if (sl_value_size(value) <= SCRIPT_MAX_STATE)
        return true;
    return script_fault(script, step, err, "the %s would be over %zu bytes", noun,
                        SCRIPT_MAX_STATE);
}

static bool take_snapshot(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_value *value = fill_value(script, script_field(script, step, "value"), err);
    struct sl_buf json = SL_BUF_INIT;

    if (!value)
        return false;
    if (!check_size(script, step, value, "state", err)) {
        sl_value_unref(value);
        return false;
    }
    sl_value_unref(script->state);
    script->state = value;
    sl_value_print(value, &json);
    script_state_snapshot(script, sl_buf_str(&json));
    script->no_memory |= json.failed;
    sl_buf_clear(&json);
    return true;
}

/* Applies the patch and makes the event. */
static bool change_state(struct script *script, uint32_t node, struct sl_str patch,
                         struct sl_error *err)
{
    struct sl_patch_limits limits = {.max_size = SCRIPT_MAX_STATE, .max_work = 1000000};
    struct sl_patch_result result;
    struct sl_error why = {0};
    struct sl_doc doc = {0};
    bool ok = sl_doc_parse(&doc, patch, &why) &&
              sl_patch_apply(&script->state, &doc, 0, &limits, &result, &why);

    sl_doc_clear(&doc);
    if (!ok)
        return script_fault(script, node, err, "the patch does not apply: %s", why.text);
    script_state_delta(script, patch);
    return true;
}

static bool take_delta(struct script *script, uint32_t step, struct sl_error *err)
{
    uint32_t node = script_field(script, step, "patch");
    struct sl_buf patch = {.max = SCRIPT_MAX_EVENT};
    bool ok = script_fill(script, node, &patch, err);

    if (ok && patch.failed)
        ok = script_fault(script, node, err, "the patch is over %zu bytes", SCRIPT_MAX_EVENT);
    ok = ok && change_state(script, node, sl_buf_str(&patch), err);
    sl_buf_clear(&patch);
    return ok;
}

static bool set_var(struct script *script, uint32_t step, struct sl_str key,
                    struct sl_value *value_take, struct sl_error *err)
{
    if (!value_take)
        return false;
    if (!sl_value_set_take(&script->vars, key, value_take))
        return sl_error_memory(err);
    return check_size(script, step, script->vars, "variables", err);
}

static bool take_set(struct script *script, uint32_t step, struct sl_error *err)
{
    const struct sl_doc *doc = &script->scenario->doc;
    uint32_t object = script_field(script, step, "vars"), end = sl_doc_next(doc, object);

    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, sl_doc_next(doc, key)))
        if (!set_var(script, step, sl_doc_body(doc, key),
                     fill_value(script, sl_doc_next(doc, key), err), err))
            return false;
    return true;
}

/* A whole number of up to 15 digits. */
static bool whole_number(const struct sl_value *value, int64_t *out)
{
    struct sl_str text;
    char digits[20];

    if (!value || sl_value_kind(value) != SL_NUMBER)
        return false;
    text = sl_value_text(value);
    size_t sign = text.len > 0 && text.ptr[0] == '-';
    if (text.len > 15 + sign)
        return false;
    for (size_t i = sign; i < text.len; i++)
        if (text.ptr[i] < '0' || text.ptr[i] > '9')
            return false;
    memcpy(digits, text.ptr, text.len);
    digits[text.len] = '\0';
    *out = strtoll(digits, NULL, 10);
    return true;
}

static bool take_add(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_str name = sl_doc_body(&script->scenario->doc, script_field(script, step, "var"));
    uint32_t node = script_field(script, step, "value");
    struct sl_value *value = fill_value(script, node, err);
    int64_t number, sum;
    char text[24];

    if (!value)
        return false;
    bool ok = whole_number(value, &number);
    sl_value_unref(value);
    if (!ok)
        return script_fault(script, node, err, "only whole numbers of up to 15 digits add up");
    if (!whole_number(sl_value_get(script->vars, name), &sum))
        return script_fault(script, step, err, "the variable %.*s is not a whole number",
                            SL_STR_ARG(name));
    snprintf(text, sizeof(text), "%" PRId64, sum + number);
    return set_var(script, step, name, sl_value_parse(sl_str_from(text), err), err);
}

/* The variables go into the state, so that the run that answers finds them. */
static bool keep_vars(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf patch = SL_BUF_INIT;
    bool ok;

    sl_buf_add_lit(&patch, "[{\"op\":\"add\",\"path\":\"/" KEPT "\",\"value\":{\"interrupt\":\"");
    script_add_interrupt_id(script, step, &patch);
    sl_buf_add_lit(&patch, "\",\"vars\":");
    sl_value_print(script->vars, &patch);
    sl_buf_add_lit(&patch, "}}]");
    ok = patch.failed ? sl_error_memory(err) : change_state(script, step, sl_buf_str(&patch), err);
    sl_buf_clear(&patch);
    return ok;
}

/* They are not needed any more. */
static bool drop_vars(struct script *script, uint32_t node, struct sl_error *err)
{
    if (sl_value_kind(script->state) != SL_OBJECT || !sl_value_get(script->state, SL_STR(KEPT)))
        return true;
    return change_state(script, node, SL_STR("[{\"op\":\"remove\",\"path\":\"/" KEPT "\"}]"), err);
}

/* --- branches --- */

static bool as_double(const struct sl_value *value, double *out)
{
    struct sl_str text;
    char copy[64];

    if (sl_value_kind(value) != SL_NUMBER)
        return false;
    text = sl_value_text(value);
    if (text.len >= sizeof(copy))
        return false;
    memcpy(copy, text.ptr, text.len);
    copy[text.len] = '\0';
    *out = strtod(copy, NULL);
    return true;
}

static bool is_one_of(const struct sl_value *value, const struct sl_value *list)
{
    for (size_t i = 0; i < sl_value_count(list); i++)
        if (sl_value_equal(value, sl_value_at(list, i)))
            return true;
    return false;
}

/* Compares what `value` of the step became with what `node` becomes. */
static bool compare(struct script *script, uint32_t step, const char *how, uint32_t node,
                    bool *holds, struct sl_error *err)
{
    struct sl_value *value = fill_value(script, script_field(script, step, "value"), err);
    struct sl_value *other = value ? fill_value(script, node, err) : NULL;
    bool ok = other != NULL;
    double left, right;

    if (ok && strcmp(how, "equals") == 0) {
        *holds = sl_value_equal(value, other);
    } else if (ok && strcmp(how, "oneOf") == 0) {
        *holds = is_one_of(value, other);
    } else if (ok) {
        ok = as_double(value, &left) && as_double(other, &right);
        if (ok)
            *holds = strcmp(how, "atLeast") == 0 ? left >= right : left <= right;
        else
            script_fault(script, step, err, "%s compares numbers only", how);
    }
    if (value)
        sl_value_unref(value);
    if (other)
        sl_value_unref(other);
    return ok;
}

static bool test_exists(struct script *script, uint32_t step, uint32_t node, bool *holds)
{
    struct sl_buf json = {.max = SCRIPT_MAX_EVENT};
    struct sl_str missing;
    bool wanted = sl_doc_kind(&script->scenario->doc, node) == SL_TRUE;
    bool found = template_fill(&script->scenario->doc, script_field(script, step, "value"), look_up,
                               script, &json, &missing);

    *holds = found == wanted;
    sl_buf_clear(&json);
    return true;
}

static bool test_when(struct script *script, uint32_t step, bool *holds, struct sl_error *err)
{
    static const char *const comparisons[] = {"equals", "oneOf", "atLeast", "atMost"};
    uint32_t exists = script_field(script, step, "exists");

    if (exists != SL_NONE)
        return test_exists(script, step, exists, holds);
    for (size_t i = 0; i < sizeof(comparisons) / sizeof(comparisons[0]); i++) {
        uint32_t node = script_field(script, step, comparisons[i]);
        if (node != SL_NONE)
            return compare(script, step, comparisons[i], node, holds, err);
    }
    assert(false);
    return false;
}

/* --- the steps --- */

static bool take_end(struct script *script, uint32_t node, struct sl_error *err)
{
    struct sl_buf result = {.max = SCRIPT_MAX_EVENT};
    uint32_t field = node == SL_NONE ? SL_NONE : script_field(script, node, "result");
    bool ok = (field == SL_NONE || script_fill(script, field, &result, err)) &&
              drop_vars(script, node == SL_NONE ? 0 : node, err);

    script->no_memory |= result.failed;
    if (ok)
        script_run_finished(script, sl_buf_str(&result));
    script->ended = true;
    sl_buf_clear(&result);
    return ok;
}

static bool take_interrupt(struct script *script, uint32_t node, struct sl_error *err)
{
    script->ended = true;
    return keep_vars(script, node, err) && script_interrupt(script, node, err);
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

    if (!test_when(script, step->node, &holds, err))
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
    case SCENARIO_SNAPSHOT:
        return take_snapshot(script, step->node, err);
    case SCENARIO_DELTA:
        return take_delta(script, step->node, err);
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
        return take_set(script, step->node, err);
    case SCENARIO_ADD:
        return take_add(script, step->node, err);
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
                                ? sl_value_get(script->state, SL_STR(KEPT))
                                : NULL;
    bool object = kept && sl_value_kind(kept) == SL_OBJECT;
    struct sl_value *of = object ? sl_value_get(kept, SL_STR("interrupt")) : NULL;
    struct sl_value *vars = object ? sl_value_get(kept, SL_STR("vars")) : NULL;

    if (!of || sl_value_kind(of) != SL_STRING || !sl_json_body_equal(sl_value_text(of), id) ||
        !vars || sl_value_kind(vars) != SL_OBJECT)
        return input_fault(script, err,
                           "the state does not hold the variables of the answered interrupt (its "
                           "member \"" KEPT "\" must come back as it was)");
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
    return first_values(script, err) && find_place(script, err);
}

/* --- the port --- */

struct script *script_new(const struct scenario *scenario, struct sl_str input)
{
    struct script *script = calloc(1, sizeof(*script));
    if (!script)
        return NULL;
    script->scenario = scenario;
    script->answer = SL_NONE;
    script->out.max = SCRIPT_MAX_EVENT;
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
    sl_doc_clear(&script->input);
    sl_buf_clear(&script->out);
    free(script->items);
    free(script->text);
    free(script);
}

/* Fills the list of events; false with `err` set when the script cannot go on. */
static bool make_more(struct script *script, struct sl_error *err)
{
    sl_buf_reset(&script->out);
    script->item_count = script->item_next = 0;
    if (!(script->begun ? take_step(script, err) : begin(script, err))) {
        /* The run has begun even where its input cannot be used. */
        script->ended = true;
        return false;
    }
    if (++script->taken > SCRIPT_MAX_STEPS)
        return input_fault(script, err, "the run took over 20000 steps");
    if (script->no_memory)
        return sl_error_memory(err);
    if (!script->out.failed)
        return true;
    sl_error_set(err, SL_TOO_LARGE, "", "%s: a step makes over %zu bytes", script->scenario->file,
                 SCRIPT_MAX_EVENT);
    if (err)
        err->limit = SCRIPT_MAX_EVENT;
    return false;
}

enum script_next script_next(struct script *script, struct sl_str *event, uint64_t *pause_ms,
                             struct sl_error *err)
{
    while (script->item_next == script->item_count) {
        if (script->ended)
            return SCRIPT_ENDED;
        if (!make_more(script, err)) {
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

/* SPDX-License-Identifier: MIT */
/* The state and the variables of a script: how steps change and compare them. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/script_private.h"
#include "sluice/patch.h"

/* --- the state and the variables --- */

static bool check_size(struct script *script, uint32_t step, const struct sl_value *value,
                       const char *noun, struct sl_error *err)
{
    if (sl_value_size(value) <= SCRIPT_MAX_STATE)
        return true;
    return script_fault(script, step, err, "the %s would be over %zu bytes", noun,
                        SCRIPT_MAX_STATE);
}

bool script_snapshot(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_value *value = script_fill_value(script, script_field(script, step, "value"), err);
    struct sl_buf json = SL_BUF_INIT;

    if (!value)
        return false;
    if (!check_size(script, step, value, "state", err)) {
        sl_value_unref(value);
        return false;
    }
    sl_value_print(value, &json);
    script_state_snapshot(script, sl_buf_str(&json));
    script->no_memory |=
        json.failed || !script_note_change(script, script->state, false, sl_buf_str(&json));
    sl_value_unref(script->state);
    script->state = value;
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
    struct sl_value *before = sl_value_ref(script->state);
    bool ok = sl_doc_parse(&doc, patch, &why) &&
              sl_patch_apply(&script->state, &doc, 0, &limits, &result, &why);

    sl_doc_clear(&doc);
    if (ok) {
        script_state_delta(script, patch);
        script->no_memory |= !script_note_change(script, before, true, patch);
    } else if (why.code == SL_NO_MEMORY) {
        sl_error_memory(err);
    } else {
        script_fault(script, node, err, "the patch does not apply: %s", why.text);
    }
    sl_value_unref(before);
    return ok;
}

/* An event that is written out may change the state too. One that does not apply, or is none, is
 * for the gateway to judge; the state stays. */
bool script_follow_emit(struct script *script, struct sl_str event, struct sl_error *err)
{
    struct sl_error why = {0};
    struct sl_doc doc = {0};
    struct sl_value *before = NULL, *after = NULL;
    bool is_patch = true;
    uint32_t change = SL_NONE;

    if (!memmem(event.ptr, event.len, "\"STATE_", 7))
        return true;
    if (sl_doc_parse(&doc, event, &why)) {
        uint32_t type = sl_doc_get(&doc, 0, SL_STR("type"));
        is_patch = type != SL_NONE && sl_doc_is(&doc, type, SL_STR("STATE_DELTA"));
        if (is_patch)
            change = sl_doc_get(&doc, 0, SL_STR("delta"));
        else if (type != SL_NONE && sl_doc_is(&doc, type, SL_STR("STATE_SNAPSHOT")))
            change = sl_doc_get(&doc, 0, SL_STR("snapshot"));
    }
    before = sl_value_ref(script->state);
    after = sl_value_ref(script->state);
    bool ok = change != SL_NONE;
    if (ok && is_patch) {
        struct sl_patch_limits limits = {.max_size = SCRIPT_MAX_STATE, .max_work = 1000000};
        struct sl_patch_result result;
        ok = sl_patch_apply(&after, &doc, change, &limits, &result, &why);
    } else if (ok) {
        sl_value_unref(after);
        after = sl_value_from_node(&doc, change);
        ok = after || sl_error_memory(&why);
    }
    if (ok) {
        sl_value_unref(script->state);
        script->state = sl_value_ref(after);
        script->no_memory |=
            !script_note_change(script, before, is_patch, sl_doc_raw(&doc, change));
    }
    sl_value_unref(before);
    sl_value_unref(after);
    sl_doc_clear(&doc);
    return why.code != SL_NO_MEMORY || sl_error_memory(err);
}

bool script_delta(struct script *script, uint32_t step, struct sl_error *err)
{
    uint32_t node = script_field(script, step, "patch");
    struct sl_buf patch = SL_BUF_INIT;
    bool ok = script_fill(script, node, &patch, err) &&
              change_state(script, node, sl_buf_str(&patch), err);
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

bool script_set(struct script *script, uint32_t step, struct sl_error *err)
{
    const struct sl_doc *doc = &script->scenario->doc;
    uint32_t object = script_field(script, step, "vars"), end = sl_doc_next(doc, object);

    for (uint32_t key = object + 1; key < end; key = sl_doc_next(doc, sl_doc_next(doc, key)))
        if (!set_var(script, step, sl_doc_body(doc, key),
                     script_fill_value(script, sl_doc_next(doc, key), err), err))
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

bool script_add(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_str name = sl_doc_body(&script->scenario->doc, script_field(script, step, "var"));
    uint32_t node = script_field(script, step, "value");
    struct sl_value *value = script_fill_value(script, node, err);
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
bool script_keep_vars(struct script *script, uint32_t step, struct sl_error *err)
{
    struct sl_buf patch = SL_BUF_INIT;
    bool ok;

    sl_buf_add_lit(&patch,
                   "[{\"op\":\"add\",\"path\":\"/" SCRIPT_KEPT "\",\"value\":{\"interrupt\":\"");
    script_add_interrupt_id(script, step, &patch);
    sl_buf_add_lit(&patch, "\",\"vars\":");
    sl_value_print(script->vars, &patch);
    sl_buf_add_lit(&patch, "}}]");
    ok = patch.failed ? sl_error_memory(err) : change_state(script, step, sl_buf_str(&patch), err);
    sl_buf_clear(&patch);
    return ok;
}

/* They are not needed any more. */
bool script_drop_vars(struct script *script, uint32_t node, struct sl_error *err)
{
    if (sl_value_kind(script->state) != SL_OBJECT ||
        !sl_value_get(script->state, SL_STR(SCRIPT_KEPT)))
        return true;
    return change_state(script, node, SL_STR("[{\"op\":\"remove\",\"path\":\"/" SCRIPT_KEPT "\"}]"),
                        err);
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
    struct sl_value *value = script_fill_value(script, script_field(script, step, "value"), err);
    struct sl_value *other = value ? script_fill_value(script, node, err) : NULL;
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
    sl_value_unref(value);
    sl_value_unref(other);
    return ok;
}

bool script_holds(struct script *script, uint32_t step, bool *holds, struct sl_error *err)
{
    static const char *const comparisons[] = {"equals", "oneOf", "atLeast", "atMost"};
    uint32_t exists = script_field(script, step, "exists");

    if (exists != SL_NONE) {
        bool wanted = sl_doc_kind(&script->scenario->doc, exists) == SL_TRUE;
        bool found;
        if (!script_finds(script, script_field(script, step, "value"), &found, err))
            return false;
        *holds = found == wanted;
        return true;
    }
    for (size_t i = 0; i < sizeof(comparisons) / sizeof(comparisons[0]); i++) {
        uint32_t node = script_field(script, step, comparisons[i]);
        if (node != SL_NONE)
            return compare(script, step, comparisons[i], node, holds, err);
    }
    assert(false);
    return false;
}

/* SPDX-License-Identifier: MIT */
/* Clients' changes of the state, and which of them were refused. */
#include "view_private.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/patch.h"

/* Elements that a client's patch may move. */
#define MAX_WORK ((size_t)4 << 20)

/* ---- applying ---- */

static bool send_state_frame(struct sl_step *step, struct sl_str patch)
{
    struct sl_buf json = SL_BUF_INIT;
    struct sl_delivery delivery = {.is_state = true, .type = SL_EV_UNKNOWN, .json = patch};
    delivery.is_patch = patch.len > 0;
    if (patch.len == 0) {
        sl_value_print(step->view->state, &json);
        delivery.json = sl_buf_str(&json);
    }
    bool sent = json.failed ? sl_error_memory(step->err) : sl_step_send(step, &delivery);
    sl_buf_clear(&json);
    return sent;
}

static bool fits(const struct sl_value *value, const struct sl_patch_limits *limits,
                 struct sl_error *why)
{
    if (sl_value_size(value) > limits->max_size) {
        sl_error_set(why, SL_TOO_LARGE, "state", "the state is over its limit");
        why->limit = limits->max_size;
    } else if (sl_value_height(value) > limits->max_height) {
        sl_error_set(why, SL_TOO_DEEP, "state", "the state nests too deep");
        why->limit = limits->max_height;
    }
    return why->code == SL_OK;
}

/* Changes `*state`; false when the change is refused, which `why` tells. */
static bool change_state(struct sl_view *view, struct sl_value **state, uint32_t patch,
                         uint32_t whole, bool *deviates, struct sl_error *why)
{
    const struct sl_patch_limits limits = {
        .max_size = view->limits.max_state, .max_work = MAX_WORK, .max_height = SL_MAX_HEIGHT};
    struct sl_patch_result result = {0};
    if (patch != SL_NONE) {
        bool applied = sl_patch_apply(state, &view->doc, patch, &limits, &result, why);
        *deviates = result.deviates;
        return applied;
    }
    if (whole == SL_NONE) {
        sl_error_set(why, SL_BAD_PATCH, "", "neither a patch nor a state");
        return false;
    }
    struct sl_value *value = sl_value_from_node(&view->doc, whole);
    if (value == NULL)
        return sl_error_memory(why);
    if (!fits(value, &limits, why)) {
        sl_value_unref(value);
        return false;
    }
    sl_value_unref(*state);
    *state = value;
    return true;
}

static bool deliver_change(struct sl_step *step, struct sl_str patch, bool deviates)
{
    struct sl_view *view = step->view;
    struct sl_run *run = view->live;
    if (run != NULL && run->started != NULL)
        return sl_step_state(step, patch) &&
               (!deviates || patch.len == 0 || sl_step_state(step, SL_STR("")));
    if (run != NULL && run->state != NULL) {
        /* It changed the state that the coming run starts with, which thereby is the thread's. */
        sl_value_unref(view->state);
        view->state = run->state;
        run->state = NULL;
        patch = SL_STR("");
    }
    return send_state_frame(step, deviates ? SL_STR("") : patch);
}

/* ---- what was refused ---- */

static void refusal_clear(struct sl_refusal *refusal)
{
    sl_bytes_unref(refusal->field);
    sl_bytes_unref(refusal->text);
}

void sl_refusals_clear(struct sl_view *view)
{
    for (size_t i = 0; i < view->refusal_count; i++)
        refusal_clear(&view->refusals[i]);
    free(view->refusals);
    view->refusals = NULL;
    view->refusal_count = view->refusal_cap = view->refusal_oldest = 0;
}

static struct sl_refusal *refusal_slot(struct sl_view *view)
{
    if (view->refusal_count == SL_VIEW_REFUSALS) {
        struct sl_refusal *oldest = &view->refusals[view->refusal_oldest];
        view->refusal_oldest = (view->refusal_oldest + 1) % SL_VIEW_REFUSALS;
        refusal_clear(oldest);
        return oldest;
    }
    if (view->refusal_count == view->refusal_cap) {
        size_t cap = view->refusal_cap == 0 ? 4 : view->refusal_cap * 2;
        struct sl_refusal *refusals = realloc(view->refusals, cap * sizeof(*refusals));
        if (refusals == NULL)
            return NULL;
        view->refusals = refusals;
        view->refusal_cap = cap;
    }
    return &view->refusals[view->refusal_count++];
}

bool sl_refusal_add_take(struct sl_view *view, const struct sl_refusal *refusal)
{
    struct sl_refusal taken = *refusal;
    struct sl_refusal *slot = taken.field == NULL || taken.text == NULL ? NULL : refusal_slot(view);
    if (slot != NULL)
        *slot = taken;
    else
        refusal_clear(&taken);
    return slot != NULL;
}

bool sl_step_refuse(struct sl_step *step)
{
    const struct sl_error *why = &step->report->why;
    const struct sl_refusal refusal = {.place = step->entry->place,
                                       .code = why->code,
                                       .limit = why->limit,
                                       .field = sl_bytes_new(sl_str_from(why->field)),
                                       .text = sl_bytes_new(sl_str_from(why->text))};
    step->report->skipped = true;
    return sl_refusal_add_take(step->view, &refusal) || sl_error_memory(step->err);
}

/* They are in the order of their places. */
bool sl_view_refused(const struct sl_view *view, struct sl_place place, struct sl_error *err)
{
    for (size_t i = view->refusal_count; i-- > 0;) {
        const struct sl_refusal *refusal =
            &view->refusals[(view->refusal_oldest + i) % view->refusal_count];
        int order = sl_place_compare(refusal->place, place);
        if (order < 0)
            return false;
        if (order > 0)
            continue;
        char field[sizeof(err->field)];
        snprintf(field, sizeof(field), "%.*s", SL_STR_ARG(sl_bytes_str(refusal->field)));
        if (err != NULL && err->code == SL_OK) {
            sl_error_set(err, refusal->code, field, "%.*s",
                         SL_STR_ARG(sl_bytes_str(refusal->text)));
            err->limit = refusal->limit;
        }
        return true;
    }
    return false;
}

/* ---- the entry ---- */

/* What it changes: the state that the live run starts with, or the thread's. */
static struct sl_value **changed_state(struct sl_view *view)
{
    struct sl_run *run = view->live;
    return run != NULL && run->state != NULL ? &run->state : &view->state;
}

/* The fields of a patch's errors are pointers into the patch. */
static void name_field(struct sl_error *why)
{
    char field[sizeof(why->field)];
    snprintf(field, sizeof(field), "patch%.100s", why->field);
    memcpy(why->field, field, sizeof(field));
}

bool sl_step_patch(struct sl_step *step)
{
    struct sl_view *view = step->view;
    struct sl_doc *doc = &view->doc;
    struct sl_error *why = &step->report->why;
    uint32_t patch = SL_NONE;
    bool changed = false;
    if (view->live != NULL && !view->live->channel) {
        sl_error_set(why, SL_UNSUPPORTED, "", "the agent of the live run takes no changes");
    } else if (sl_doc_parse(doc, step->entry->body, why)) {
        patch = sl_doc_get(doc, 0, SL_STR("patch"));
        changed = change_state(view, changed_state(view), patch,
                               sl_doc_get(doc, 0, SL_STR("state")), &step->report->deviates, why);
        if (!changed && patch != SL_NONE)
            name_field(why);
    }
    if (changed)
        return deliver_change(step, patch == SL_NONE ? SL_STR("") : sl_doc_raw(doc, patch),
                              step->report->deviates);
    return why->code == SL_NO_MEMORY ? sl_error_memory(step->err) : sl_step_refuse(step);
}

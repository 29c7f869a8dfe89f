/* SPDX-License-Identifier: MIT */
/* What a script is given in mid-run: inputs, results of tool calls, changes of the state. */
#include <stdlib.h>

#include "agent/script_private.h"
#include "sluice/patch.h"

/* Something that was given and is not used yet, or a change that the log may not have yet. */
struct script_note {
    struct script_note *next;
    uint64_t number; /* of the event that brought a change */
    bool is_patch;
    size_t len;
    char json[];
};

static bool add_note(struct script_note **list, struct script_note ***last, struct sl_str json,
                     const struct script_note *like)
{
    struct script_note *note = malloc(sizeof(*note) + json.len);

    if (!note)
        return false;
    *note =
        (struct script_note){.number = like->number, .is_patch = like->is_patch, .len = json.len};
    memcpy(note->json, json.ptr, json.len);
    if (!*list)
        *last = list;
    **last = note;
    *last = &note->next;
    return true;
}

static void drop_first(struct script_note **list)
{
    struct script_note *first = *list;

    *list = first->next;
    free(first);
}

static struct sl_str note_json(const struct script_note *note)
{
    return (struct sl_str){note->json, note->len};
}

void script_given_clear(struct script *script)
{
    while (script->inputs)
        drop_first(&script->inputs);
    while (script->changes)
        drop_first(&script->changes);
    while (script->early)
        drop_first(&script->early);
    free(script->given_answer);
    sl_value_unref(script->base);
    sl_value_unref(script->received);
    sl_buf_clear(&script->keys);
    sl_buf_clear(&script->call);
}

/* --- inputs and answers --- */

bool script_give(struct script *script, enum sl_entry_kind kind, struct sl_str body)
{
    static const struct script_note plain;
    struct sl_doc doc = {0};
    struct sl_error why = {0};
    bool kept = true;

    if (kind == SL_ENTRY_INPUT)
        return add_note(&script->inputs, &script->inputs_last, body, &plain);
    if (script->waits != SCRIPT_FOR_ANSWER || script->given_answer)
        return true; /* of a call that nobody here waits for: it goes to the next run */
    uint32_t call = SL_NONE;
    if (sl_doc_parse(&doc, body, &why))
        call = sl_doc_get(&doc, 0, SL_STR("toolCallId"));
    if (call != SL_NONE && sl_doc_kind(&doc, call) == SL_STRING &&
        sl_json_body_equal(sl_doc_body(&doc, call), sl_buf_str(&script->call))) {
        struct script_note **last = NULL;
        kept = add_note(&script->given_answer, &last, body, &plain);
    }
    sl_doc_clear(&doc);
    return kept && why.code != SL_NO_MEMORY;
}

static bool set_received(struct script *script, struct sl_str body, struct sl_error *err)
{
    sl_value_unref(script->received);
    script->received = sl_value_parse(body, err);
    return script->received != NULL;
}

/* A content that is the text of an array or object can be looked into: it becomes `data`. */
static bool add_data(struct script *script, struct sl_error *err)
{
    struct sl_value *content = sl_value_get(script->received, SL_STR("content"));
    struct sl_value *data = NULL;
    struct sl_buf text = SL_BUF_INIT;
    struct sl_error why = {0};
    bool ok = true;

    if (!content || sl_value_kind(content) != SL_STRING)
        return true;
    sl_json_body_decode(sl_value_text(content), &text);
    if (text.failed)
        ok = sl_error_memory(err);
    else
        data = sl_value_parse(sl_buf_str(&text), &why);
    if (data && sl_value_count(data) > 0)
        ok = sl_value_set_take(&script->received, SL_STR("data"), data) || sl_error_memory(err);
    else
        sl_value_unref(data);
    sl_buf_clear(&text);
    return ok && (why.code != SL_NO_MEMORY || sl_error_memory(err));
}

/* The first input, and that it was taken. */
static enum script_wait take_input(struct script *script, struct sl_error *err)
{
    struct sl_str body = note_json(script->inputs);
    struct sl_doc doc = {0};
    bool ok = sl_doc_parse(&doc, body, err) && set_received(script, body, err);

    if (ok) {
        uint32_t key = sl_doc_get(&doc, 0, SL_STR("key"));
        sl_buf_reset(&script->keys);
        sl_buf_add_char(&script->keys, '[');
        sl_buf_add_str(&script->keys, key == SL_NONE ? SL_STR("") : sl_doc_raw(&doc, key));
        sl_buf_add_char(&script->keys, ']');
        ok = !script->keys.failed || sl_error_memory(err);
    }
    sl_doc_clear(&doc);
    drop_first(&script->inputs);
    return ok ? SCRIPT_WAIT_TAKES : SCRIPT_WAIT_FAILED;
}

static enum script_wait take_answer(struct script *script, struct sl_error *err)
{
    struct sl_doc doc = {0};
    struct sl_str body = note_json(script->given_answer);
    bool ok =
        sl_doc_parse(&doc, body, err) && set_received(script, body, err) && add_data(script, err);

    if (ok)
        script_tool_answer(script, &doc);
    sl_doc_clear(&doc);
    drop_first(&script->given_answer);
    return ok ? SCRIPT_WAIT_OVER : SCRIPT_WAIT_FAILED;
}

enum script_wait script_settle(struct script *script, struct sl_error *err)
{
    enum script_waits waits = script->waits;
    bool given = waits == SCRIPT_FOR_INPUT ? script->inputs != NULL : script->given_answer != NULL;

    if (waits == SCRIPT_FOR_NOTHING)
        return SCRIPT_WAIT_OVER;
    if (!given && !script->gave_up)
        return SCRIPT_WAIT_GOES_ON;
    script->waits = SCRIPT_FOR_NOTHING;
    script->gave_up = false;
    if (given)
        return waits == SCRIPT_FOR_INPUT ? take_input(script, err) : take_answer(script, err);
    sl_value_unref(script->received);
    script->received = NULL;
    return SCRIPT_WAIT_OVER;
}

void script_give_up(struct script *script)
{
    script->gave_up = script->waits != SCRIPT_FOR_NOTHING;
}

/* --- the state --- */

static bool apply(struct sl_value **state, struct sl_str patch, struct sl_error *err)
{
    static const struct sl_patch_limits none; /* the gateway has applied it within its own */
    struct sl_patch_result result;
    struct sl_doc doc = {0};
    bool ok = sl_doc_parse(&doc, patch, err) && sl_patch_apply(state, &doc, 0, &none, &result, err);

    sl_doc_clear(&doc);
    return ok;
}

/* A change of the script's own; one that does not apply is left out by every reader. */
static bool redo(struct sl_value **state, const struct script_note *change)
{
    struct sl_error why = {0};

    if (change->is_patch)
        return apply(state, note_json(change), &why) || why.code != SL_NO_MEMORY;
    struct sl_value *whole = sl_value_parse(note_json(change), &why);
    if (!whole)
        return why.code != SL_NO_MEMORY;
    sl_value_unref(*state);
    *state = whole;
    return true;
}

void script_share(struct script *script)
{
    script->shares = true;
}

bool script_note_change(struct script *script, struct sl_value *before, bool is_patch,
                        struct sl_str json)
{
    const struct script_note like = {.number = script->made, .is_patch = is_patch};

    if (!script->shares)
        return true;
    if (!add_note(&script->changes, &script->changes_last, json, &like))
        return false;
    if (!script->base)
        script->base = sl_value_ref(before);
    return true;
}

bool script_folded(struct script *script, uint64_t count)
{
    bool ok = true;

    while (ok && script->changes && script->changes->number <= count) {
        ok = redo(&script->base, script->changes);
        drop_first(&script->changes);
    }
    if (ok && !script->changes) {
        sl_value_unref(script->base); /* it is the state */
        script->base = NULL;
    }
    return ok;
}

/* What a client changed, in the state as it was at that place of the log. */
static bool change_from_outside(struct sl_value **state, struct sl_str body, struct sl_error *err)
{
    struct sl_doc doc = {0};
    bool ok = sl_doc_parse(&doc, body, err);
    uint32_t patch = ok ? sl_doc_get(&doc, 0, SL_STR("patch")) : SL_NONE;
    uint32_t whole = ok ? sl_doc_get(&doc, 0, SL_STR("state")) : SL_NONE;

    if (patch != SL_NONE) {
        ok = apply(state, sl_doc_raw(&doc, patch), err);
    } else if (whole != SL_NONE) {
        struct sl_value *value = sl_value_from_node(&doc, whole);
        ok = value || sl_error_memory(err);
        if (value)
            sl_value_unref(*state);
        *state = value ? value : *state;
    }
    sl_doc_clear(&doc);
    return ok;
}

static bool deviates(const struct script *script, const struct sl_error *why, struct sl_error *err)
{
    if (why->code == SL_NO_MEMORY)
        return sl_error_memory(err);
    sl_error_set(err, SL_SCENARIO_FAILED, "", "%s: the script's state is not the thread's: %s",
                 script->scenario->file, why->text);
    return false;
}

bool script_patch_early(struct script *script, struct sl_error *err)
{
    struct sl_error why = {0};

    while (script->early) {
        bool ok = change_from_outside(&script->state, note_json(script->early), &why);
        drop_first(&script->early);
        if (!ok)
            return deviates(script, &why, err);
    }
    return true;
}

bool script_patch(struct script *script, uint64_t after, struct sl_str body, struct sl_error *err)
{
    struct sl_error why = {0};
    static const struct script_note plain;

    if (!script->begun)
        return add_note(&script->early, &script->early_last, body, &plain) || sl_error_memory(err);
    if (!script->state)
        return true; /* the run has failed before it had one */
    if (!script_folded(script, after))
        return sl_error_memory(err);
    bool ok = change_from_outside(script->base ? &script->base : &script->state, body, &why);
    if (ok && script->base) {
        sl_value_unref(script->state);
        script->state = sl_value_ref(script->base);
        for (const struct script_note *note = script->changes; ok && note; note = note->next)
            ok = redo(&script->state, note);
        ok = ok || sl_error_memory(&why);
    }
    return ok || deviates(script, &why, err);
}

/* SPDX-License-Identifier: MIT */
/* Subscriptions: verdicts, states, and the verbs that make and end them. */
#include "hub/subscription.h"

#include "hub/answer.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define VERDICT_NAME(symbol, name) [SUB_##symbol] = (name),
static const char *const verdict_names[] = {SUB_VERDICTS(VERDICT_NAME)};
#undef VERDICT_NAME

const char *sub_verdict_name(enum sub_verdict_kind kind)
{
    assert(kind < SUB_NOT_STORED);
    return verdict_names[kind];
}

/* --- states --- */

void sub_set_state(struct sub *sub, enum sub_state state)
{
    struct hub_peer *peer = sub->peer;
    bool first = peer->ready == NULL;

    if (sub->state == SUB_IDLE)
        DL_DELETE2(sub->thread->idle, sub, state_prev, state_next);
    else if (sub->state == SUB_READY)
        DL_DELETE2(peer->ready, sub, state_prev, state_next);
    sub->state = state;
    if (state == SUB_IDLE) {
        DL_APPEND2(sub->thread->idle, sub, state_prev, state_next);
        sub->at_head_once = true;
    } else if (state == SUB_READY) {
        DL_APPEND2(peer->ready, sub, state_prev, state_next);
        if (first)
            peer_wake(peer);
    }
}

void sub_wake_idle(struct thread *thread, uint64_t number)
{
    while (thread->idle) {
        thread->idle->at = number;
        sub_set_state(thread->idle, SUB_READY);
    }
}

void sub_fall_behind(struct sub *sub, enum sl_reset reason)
{
    sub->rebuild = true;
    sub->from_base = false;
    sub->reason = reason;
}

void sub_drop(struct sub *sub)
{
    struct thread *thread = sub->thread;

    sub_set_state(sub, SUB_LOADING);
    HASH_DEL(sub->peer->subs, sub);
    DL_DELETE(thread->subs, sub);
    free(sub);
    thread_settle(thread);
}

/* --- verdicts --- */

static struct sub_verdict resync(enum sl_reset reason)
{
    return (struct sub_verdict){.kind = SUB_RESYNC, .reason = reason};
}

static struct sub_verdict from_item(const struct thread *thread, uint64_t at)
{
    bool owes = window_owed(&thread->window, at).entries > 0;

    return (struct sub_verdict){.kind = owes ? SUB_REPLAY : SUB_LIVE, .at = at};
}

static struct sub_verdict judge_cursor(const struct thread *thread, const struct sl_cursor *after)
{
    uint64_t at = 0;

    if (after->thread != thread->hash || after->filter)
        return resync(SL_RESET_OTHER_LOG);
    if (after->generation != thread->generation && !cursor_is_before_all(after)) {
        if (thread->generation == 0)
            return (struct sub_verdict){.kind = SUB_NOT_STORED};
        return resync(SL_RESET_OTHER_LOG);
    }
    if (after->in_span)
        return resync(SL_RESET_IN_SPAN);
    switch (window_find(&thread->window, after->place, &at)) {
    case WINDOW_TRIMMED:
        return resync(SL_RESET_HISTORY_GONE);
    case WINDOW_UNKNOWN:
        return resync(SL_RESET_OTHER_LOG);
    case WINDOW_FOUND:
        break;
    }
    return from_item(thread, at);
}

static struct sub_verdict judge(const struct sub *sub)
{
    const struct thread *thread = sub->thread;

    if (sub->has_after)
        return judge_cursor(thread, &sub->after);
    if (sub->from_start && !thread->base.view)
        return from_item(thread, thread->window.first);
    if (sub->from_start || sl_view_has_history(thread->view)) {
        struct sub_verdict verdict = resync(SL_RESET_JOINED);
        verdict.from_base = sub->from_start;
        return verdict;
    }
    return from_item(thread, window_end(&thread->window));
}

/* Names the member of the list's element that the error is about, or the element; `op` and `token`
 * are not of the element. */
static void name_element(struct sl_error *err, size_t index)
{
    char member[sizeof(err->field)];

    if (err->code == SL_NO_MEMORY || strcmp(err->field, "op") == 0 ||
        strcmp(err->field, "token") == 0)
        return;
    snprintf(member, sizeof(member), "%s", err->field);
    if (member[0])
        snprintf(err->field, sizeof(err->field), "subs/%zu/%.60s", index, member);
    else
        snprintf(err->field, sizeof(err->field), "subs/%zu", index);
}

static void refuse_not_stored(struct sub *sub)
{
    struct sl_error err = {0};

    sl_error_set(&err, SL_NOT_STORED, "after", "the thread of this cursor is no longer stored");
    name_element(&err, sub->index);
    answer_sub_error(sub->peer, sub->ref, sub->number, &err);
    sub_drop(sub);
}

void sub_begin(struct sub *sub)
{
    struct thread *thread = sub->thread;
    struct sub_verdict verdict = judge(sub);
    char text[SL_CURSOR_MAX];

    assert(sub->state == SUB_LOADING && thread->state == THREAD_READY);
    if (verdict.kind == SUB_NOT_STORED) {
        refuse_not_stored(sub);
        return;
    }
    struct sl_place place = verdict.kind == SUB_RESYNC ? window_head(&thread->window)
                                                       : window_place(&thread->window, verdict.at);
    struct sl_cursor cursor = thread_cursor(thread, place);
    cursor.in_span = verdict.kind == SUB_RESYNC;
    answer_subscribed(sub, &verdict, (struct sl_str){text, sl_cursor_print(&cursor, text)});
    /* What goes wrong later is no answer to this request any more. */
    sub->ref = (struct hub_ref){.has = false};
    sub->at = verdict.at;
    if (verdict.kind == SUB_RESYNC) {
        sub_fall_behind(sub, verdict.reason);
        sub->from_base = verdict.from_base;
    }
    sub_set_state(sub, verdict.kind == SUB_LIVE ? SUB_IDLE : SUB_READY);
}

/* --- verbs --- */

static struct sub *find_sub(const struct hub_peer *peer, uint32_t number)
{
    struct sub *sub = NULL;

    HASH_FIND(hh, peer->subs, &number, sizeof(number), sub);
    return sub;
}

static bool sub_allowed(struct hub_peer *peer, const struct principal *who,
                        const struct hub_subscribe *subscribe, struct sl_error *err)
{
    if (!principal_may(who, PRINCIPAL_SUBSCRIBE, subscribe->thread, (struct sl_str){NULL, 0},
                       hub_now_ms(peer->hub), err))
        return false;
    if (find_sub(peer, subscribe->sub)) {
        sl_error_set(err, SL_SUB_IN_USE, "sub", "subscription %u is in use", subscribe->sub);
        return false;
    }
    if (HASH_COUNT(peer->subs) >= peer->hub->options.max_subs) {
        sl_error_set(err, SL_TOO_MANY, "", "the connection has all the subscriptions it may");
        err->limit = peer->hub->options.max_subs;
        return false;
    }
    return true;
}

static struct sub *sub_new(struct hub_peer *peer, const struct hub_subscribe *subscribe)
{
    struct sub *sub = calloc(1, sizeof(*sub));
    if (!sub)
        return NULL;
    sub->peer = peer;
    sub->number = subscribe->sub;
    sub->from_start = subscribe->from_start;
    sub->thread = thread_get(peer->hub, subscribe->thread);
    if (sub->thread)
        HASH_ADD(hh, peer->subs, number, sizeof(sub->number), sub);
    if (!sub->thread || !sub->hh.tbl) {
        if (sub->thread)
            thread_settle(sub->thread);
        free(sub);
        return NULL;
    }
    DL_APPEND(sub->thread->subs, sub);
    return sub;
}

void hub_subscribe(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                   const struct hub_subscribe *subscribe)
{
    struct sl_error err = {0};
    struct sl_cursor after = {0};
    struct sub *sub = NULL;

    if (sub_allowed(peer, who, subscribe, &err) &&
        (!subscribe->after.len || sl_cursor_parse(subscribe->after, &after, &err))) {
        sub = sub_new(peer, subscribe);
        if (!sub)
            sl_error_memory(&err);
    }
    if (!sub) {
        name_element(&err, subscribe->index);
        answer_sub_error(peer, ref, subscribe->sub, &err);
        return;
    }
    sub->ref = ref;
    sub->index = subscribe->index;
    sub->has_after = subscribe->after.len > 0;
    sub->after = after;
    if (sub->thread->state == THREAD_READY)
        sub_begin(sub);
}

/* Every `subscribe` is answered, also where nobody waits for its verdict any more. */
static void end_unsubscribed(struct sub *sub)
{
    struct sl_error err = {0};

    if (sub->state == SUB_LOADING) {
        sl_error_set(&err, SL_UNSUBSCRIBED, "", "%s", sl_code_meaning(SL_UNSUBSCRIBED));
        name_element(&err, sub->index);
        answer_sub_error(sub->peer, sub->ref, sub->number, &err);
    }
    sub_drop(sub);
}

void hub_unsubscribe(struct hub_peer *peer, struct hub_ref ref, const uint32_t *subs, size_t count)
{
    bool all = true;

    for (size_t i = 0; i < count; i++) {
        struct sub *sub = find_sub(peer, subs[i]);
        if (sub) {
            end_unsubscribed(sub);
            continue;
        }
        struct sl_error err = {0};
        sl_error_set(&err, SL_UNKNOWN_SUB, "", "there is no subscription %u", subs[i]);
        name_element(&err, i);
        answer_sub_error(peer, ref, subs[i], &err);
        all = false;
    }
    if (all)
        answer_unsubscribed(peer, ref);
}

void hub_peer_recheck(struct hub_peer *peer, const struct principal *who)
{
    struct sub *sub, *next;

    HASH_ITER(hh, peer->subs, sub, next)
    {
        struct sl_error err = {0};
        if (principal_may(who, PRINCIPAL_SUBSCRIBE, sl_bytes_str(sub->thread->id),
                          (struct sl_str){NULL, 0}, hub_now_ms(peer->hub), &err))
            continue;
        if (sub->state == SUB_LOADING)
            name_element(&err, sub->index);
        else
            err.field[0] = '\0'; /* no frame of the client's has it */
        answer_sub_error(peer, sub->ref, sub->number, &err);
        sub_drop(sub);
    }
}

void hub_peer_cursors(const struct hub_peer *peer, struct sl_buf *out)
{
    struct sub *sub, *next;
    char text[SL_CURSOR_MAX];
    bool any = false;

    sl_buf_add_char(out, '[');
    HASH_ITER(hh, peer->subs, sub, next)
    {
        if (sub->state != SUB_IDLE)
            continue;
        struct sl_cursor cursor = thread_cursor(sub->thread, window_head(&sub->thread->window));
        if (any)
            sl_buf_add_char(out, ',');
        any = true;
        sl_buf_add_lit(out, "{\"sub\":");
        sl_buf_add_u64(out, sub->number);
        sl_buf_add_lit(out, ",\"cursor\":\"");
        sl_buf_add(out, text, sl_cursor_print(&cursor, text));
        sl_buf_add_lit(out, "\"}");
    }
    sl_buf_add_char(out, ']');
}

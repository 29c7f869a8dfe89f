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

/* Times are kept to this, so that few ticks look at all who wait. */
enum { DUE_STEP_MS = 10, POSTPONED_MS = 20 };

static void leave_state(struct sub *sub)
{
    switch (sub->state) {
    case SUB_LOADING:
        break;
    case SUB_IDLE:
        DL_DELETE2(sub->lens->idle, sub, state_prev, state_next);
        break;
    case SUB_READY:
        DL_DELETE2(sub->peer->ready, sub, state_prev, state_next);
        break;
    case SUB_WAITING:
        DL_DELETE2(sub->peer->hub->waiting, sub, state_prev, state_next);
        break;
    }
}

void sub_set_state(struct sub *sub, enum sub_state state)
{
    struct hub_peer *peer = sub->peer;
    bool first = peer->ready == NULL;

    leave_state(sub);
    sub->state = state;
    switch (state) {
    case SUB_LOADING:
        break;
    case SUB_IDLE:
        assert(!sub->parcel && !sub->rebuild);
        DL_APPEND2(sub->lens->idle, sub, state_prev, state_next);
        sub->at_head_once = true;
        sub->behind = false;
        break;
    case SUB_READY:
        DL_APPEND2(peer->ready, sub, state_prev, state_next);
        if (first)
            peer_wake(peer);
        break;
    case SUB_WAITING:
        DL_APPEND2(peer->hub->waiting, sub, state_prev, state_next);
        if (sub->due_ms < peer->hub->due_ms)
            peer->hub->due_ms = sub->due_ms;
        break;
    }
}

static uint64_t round_up(uint64_t number, uint64_t step)
{
    return (number + step - 1) / step * step;
}

/* All readers of one rhythm beat together, so that they share what is made for them. */
void sub_owe(struct sub *sub)
{
    uint64_t now = hub_now_ms(sub->peer->hub);

    if (!sub->coalesce_ms || sub->parcel) {
        sub_set_state(sub, SUB_READY);
        return;
    }
    sub->due_ms = round_up(round_up(now + 1, sub->coalesce_ms), DUE_STEP_MS);
    sub_set_state(sub, SUB_WAITING);
}

void sub_postpone(struct sub *sub)
{
    sub->due_ms = hub_now_ms(sub->peer->hub) + POSTPONED_MS;
    sub_set_state(sub, SUB_WAITING);
}

/* A clock that was set back must not make anybody wait for it. */
static bool is_due(const struct sub *sub, uint64_t now)
{
    return sub->due_ms <= now || sub->due_ms - now > SL_MAX_RHYTHM_MS + 2 * DUE_STEP_MS;
}

void subs_due(struct hub *hub)
{
    uint64_t now = hub_now_ms(hub);
    struct sub *sub, *next;

    if (!hub->waiting || (now < hub->due_ms && hub->due_ms - now <= SL_MAX_RHYTHM_MS))
        return;
    hub->due_ms = UINT64_MAX;
    DL_FOREACH_SAFE2(hub->waiting, sub, next, state_next)
    {
        if (is_due(sub, now))
            sub_set_state(sub, SUB_READY);
        else if (sub->due_ms < hub->due_ms)
            hub->due_ms = sub->due_ms;
    }
}

void sub_wake_idle(struct lens *lens, uint64_t number)
{
    while (lens->idle) {
        struct sub *sub = lens->idle;
        sub->at = number;
        sub_owe(sub);
    }
}

static void drop_parcel(struct sub *sub)
{
    parcel_unref(sub->parcel);
    sub->parcel = NULL;
}

void sub_rebuild(struct sub *sub, enum sl_reset reason)
{
    sub->rebuild = true;
    sub->from_base = false;
    sub->reason = (uint8_t)reason;
}

static void set_lens(struct sub *sub, struct lens *lens)
{
    if (sub->lens)
        sub->lens->subs--;
    sub->lens = lens;
    if (lens)
        lens->subs++;
}

static void sub_free(struct sub *sub)
{
    sl_filter_clear(&sub->own);
    sl_filter_clear(&sub->filter);
    free(sub);
}

void sub_drop(struct sub *sub)
{
    struct thread *thread = sub->thread;

    sub_set_state(sub, SUB_LOADING);
    drop_parcel(sub);
    set_lens(sub, NULL);
    HASH_DEL(sub->peer->subs, sub);
    DL_DELETE(thread->subs, sub);
    sub_free(sub);
    thread_settle(thread);
}

/* --- verdicts --- */

static struct sub_verdict resync(enum sl_reset reason)
{
    return (struct sub_verdict){.kind = SUB_RESYNC, .reason = reason};
}

static struct sub_verdict from_item(const struct lens *lens, uint64_t at)
{
    bool owes = window_owed(&lens->window, at).entries > 0;

    return (struct sub_verdict){.kind = owes ? SUB_REPLAY : SUB_LIVE, .at = at};
}

static struct sub_verdict judge_cursor(const struct lens *lens, const struct sl_cursor *after)
{
    const struct thread *thread = lens->thread;
    uint64_t at = 0;

    if (after->thread != thread->hash)
        return resync(SL_RESET_OTHER_LOG);
    if (after->generation != thread->generation && !cursor_is_before_all(after)) {
        if (thread->generation == 0)
            return (struct sub_verdict){.kind = SUB_NOT_STORED};
        return resync(SL_RESET_OTHER_LOG);
    }
    if (after->in_span)
        return resync(SL_RESET_IN_SPAN);
    if (after->filter != lens->hash && !cursor_is_before_all(after))
        return resync(SL_RESET_FILTER);
    switch (window_find(&lens->window, after->place, &at)) {
    case WINDOW_TRIMMED:
        return resync(SL_RESET_HISTORY_GONE);
    case WINDOW_UNKNOWN:
        return resync(SL_RESET_OTHER_LOG);
    case WINDOW_FOUND:
        break;
    }
    return from_item(lens, at);
}

static struct sub_verdict judge(const struct sub *sub)
{
    const struct thread *thread = sub->thread;
    const struct lens *lens = sub->lens;

    if (sub->has_after)
        return judge_cursor(lens, &sub->after);
    if (sub->from_start && !thread->base.view)
        return from_item(lens, lens->window.first);
    if (sub->from_start || sl_view_has_history(thread->view)) {
        struct sub_verdict verdict = resync(SL_RESET_JOINED);
        verdict.from_base = sub->from_start;
        return verdict;
    }
    return from_item(lens, window_end(&lens->window));
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

static void refuse(struct sub *sub, struct sl_error *err)
{
    name_element(err, sub->index);
    answer_sub_error(sub->peer, sub->ref, sub->number, err);
    sub_drop(sub);
}

static void refuse_not_stored(struct sub *sub)
{
    struct sl_error err = {0};

    sl_error_set(&err, SL_NOT_STORED, "after", "the thread of this cursor is no longer stored");
    refuse(sub, &err);
}

static void begin_with(struct sub *sub, const struct sub_verdict *verdict)
{
    const struct window *window = &sub->lens->window;
    char text[SL_CURSOR_MAX];
    struct sl_place place =
        verdict->kind == SUB_RESYNC ? window_head(window) : window_place(window, verdict->at);
    struct sl_cursor cursor = lens_cursor(sub->lens, place);

    cursor.in_span = verdict->kind == SUB_RESYNC;
    answer_subscribed(sub, verdict, (struct sl_str){text, sl_cursor_print(&cursor, text)});
    /* What goes wrong later is no answer to this request any more. */
    sub->ref = (struct hub_ref){.has = false};
    sub->at = verdict->at;
    if (verdict->kind == SUB_RESYNC) {
        sub_rebuild(sub, verdict->reason);
        sub->from_base = verdict->from_base;
    }
    sub_set_state(sub, verdict->kind == SUB_LIVE ? SUB_IDLE : SUB_READY);
}

void sub_begin(struct sub *sub)
{
    struct thread *thread = sub->thread;
    struct sl_error err = {0};

    assert(sub->state == SUB_LOADING && thread->state == THREAD_READY);
    struct lens *lens = lens_get(thread, &sub->filter, &err);
    if (!lens) {
        refuse(sub, &err);
        return;
    }
    set_lens(sub, lens);
    sl_filter_clear(&sub->filter);
    struct sub_verdict verdict = judge(sub);
    if (verdict.kind == SUB_NOT_STORED)
        refuse_not_stored(sub);
    else
        begin_with(sub, &verdict);
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

/* The subscription's own wish, and what the token takes away. */
static bool set_filters(struct sub *sub, const struct principal *who)
{
    return sl_filter_copy(&sub->filter, &who->filter) && sl_filter_join(&sub->filter, &sub->own);
}

static struct sub *sub_new(struct hub_peer *peer, const struct principal *who,
                           const struct hub_subscribe *subscribe)
{
    struct sub *sub = calloc(1, sizeof(*sub));
    if (!sub)
        return NULL;
    sub->peer = peer;
    sub->number = subscribe->sub;
    sub->from_start = subscribe->from_start;
    sub->coalesce_ms = subscribe->coalesce_ms;
    sub->drops = subscribe->drops;
    sub->own.hidden = subscribe->hidden;
    sub->own.stripped = subscribe->stripped;
    if (set_filters(sub, who))
        sub->thread = thread_get(peer->hub, subscribe->thread);
    if (sub->thread)
        HASH_ADD(hh, peer->subs, number, sizeof(sub->number), sub);
    if (!sub->thread || !sub->hh.tbl) {
        if (sub->thread)
            thread_settle(sub->thread);
        sub_free(sub);
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
        sub = sub_new(peer, who, subscribe);
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

/* A token took the right away. */
static void end_forbidden(struct sub *sub, struct sl_error *err)
{
    if (sub->state == SUB_LOADING)
        name_element(err, sub->index);
    else
        err->field[0] = '\0'; /* no frame of the client's has it */
    answer_sub_error(sub->peer, sub->ref, sub->number, err);
    sub_drop(sub);
}

/* A token may hide something else: what the reader has is then of no use. */
static bool look_anew(struct sub *sub, const struct principal *who, struct sl_error *err)
{
    struct lens *lens;

    sl_filter_clear(&sub->filter);
    if (!set_filters(sub, who))
        return sl_error_memory(err);
    if (sub->state == SUB_LOADING)
        return true;
    bool same = sl_filter_equal(&sub->filter, &sub->lens->filter);
    lens = same ? sub->lens : lens_get(sub->thread, &sub->filter, err);
    sl_filter_clear(&sub->filter);
    if (same || !lens)
        return lens != NULL;
    sub_set_state(sub, SUB_LOADING);
    drop_parcel(sub);
    set_lens(sub, lens);
    sub_rebuild(sub, SL_RESET_FILTER);
    sub->at = window_end(&lens->window);
    sub_set_state(sub, SUB_READY);
    return true;
}

void hub_peer_recheck(struct hub_peer *peer, const struct principal *who)
{
    struct sub *sub, *next;

    HASH_ITER(hh, peer->subs, sub, next)
    {
        struct sl_error err = {0};
        if (!principal_may(who, PRINCIPAL_SUBSCRIBE, sl_bytes_str(sub->thread->id),
                           (struct sl_str){NULL, 0}, hub_now_ms(peer->hub), &err) ||
            !look_anew(sub, who, &err))
            end_forbidden(sub, &err);
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
        struct sl_cursor cursor = lens_cursor(sub->lens, window_head(&sub->lens->window));
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

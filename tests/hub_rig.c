/* SPDX-License-Identifier: MIT */
/* The hub's bench. */
#include "hub_rig.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "sluice/msgpack.h"
#include "sluice/view.h"

/* --- the oracle --- */

static void list_clear(struct rig_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        sl_bytes_unref(list->items[i].run);
        sl_bytes_unref(list->items[i].json);
        sl_mark_unref(list->items[i].mark);
    }
    free(list->items);
    *list = (struct rig_list){NULL, 0, 0};
}

struct collect {
    struct rig_list *list;
    struct sl_place place;
    unsigned terminals;
    const struct sl_view *view; /* marks are taken of it; NULL for none */
};

static bool is_boundary(const struct sl_delivery *delivery)
{
    return !delivery->is_state &&
           (delivery->type == SL_EV_RUN_STARTED || delivery->type == SL_EV_RUN_FINISHED ||
            delivery->type == SL_EV_RUN_ERROR);
}

static bool on_delivery(void *ctx, const struct sl_delivery *delivery)
{
    struct collect *collect = ctx;
    struct rig_list *list = collect->list;

    if (list->count == list->cap) {
        list->cap = list->cap ? list->cap * 2 : 64;
        list->items = realloc(list->items, list->cap * sizeof(*list->items));
        assert_non_null(list->items);
    }
    collect->place.sub++;
    if (!delivery->is_state &&
        (delivery->type == SL_EV_RUN_FINISHED || delivery->type == SL_EV_RUN_ERROR))
        collect->terminals++;
    list->items[list->count++] = (struct rig_delivery){
        .place = collect->place,
        .is_state = delivery->is_state,
        .is_patch = delivery->is_patch,
        .type = delivery->type,
        .inert = delivery->inert,
        .run = sl_bytes_new(delivery->run),
        .json = sl_bytes_new(delivery->json),
        .expires_ms = delivery->expires_ms,
        .mark = collect->view && is_boundary(delivery) ? sl_view_mark(collect->view) : NULL,
    };
    return true;
}

static struct sl_view *new_view(const struct rig *rig, const char *thread)
{
    struct sl_view_limits limits = {rig->options.max_state, rig->options.max_messages};
    struct sl_view *view = sl_view_new(sl_str_from(thread), &limits);

    assert_non_null(view);
    return view;
}

static void oracle_loaded(void *ctx, uint64_t generation, struct sl_place place,
                          struct sl_bytes *view)
{
    (void)ctx;
    (void)generation;
    (void)place;
    assert_null(view);
}

static void oracle_entry(void *ctx, const struct store_entry *entry)
{
    struct rig_oracle *oracle = ctx;
    struct collect collect = {&oracle->deliveries, entry->entry.place, 0, oracle->view};

    if (oracle->count == oracle->cap) {
        oracle->cap = oracle->cap ? oracle->cap * 2 : 64;
        oracle->entries = realloc(oracle->entries, oracle->cap * sizeof(*oracle->entries));
        assert_non_null(oracle->entries);
    }
    oracle->entries[oracle->count++] = *entry;
    sl_bytes_ref(entry->bytes);
    assert_true(sl_view_step(oracle->view, &entry->entry, on_delivery, &collect, NULL, NULL));
    oracle->terminals += collect.terminals;
}

static void oracle_caught_up(void *ctx)
{
    (void)ctx;
}

static void oracle_lost(void *ctx, const struct sl_error *err)
{
    (void)ctx;
    fail_msg("the oracle lost its thread: %s", err->text);
}

static struct rig_oracle *find_oracle(const struct rig *rig, struct sl_str thread)
{
    for (size_t i = 0; i < rig->oracle_count; i++) {
        if (sl_str_equal(sl_str_from(rig->oracles[i]->thread), thread))
            return rig->oracles[i];
    }
    return NULL;
}

struct rig_oracle *rig_watch(struct rig *rig, const char *thread)
{
    struct rig_oracle *oracle = find_oracle(rig, sl_str_from(thread));
    struct store_follower to = {NULL, oracle_loaded, oracle_entry, oracle_caught_up, oracle_lost};

    if (oracle)
        return oracle;
    oracle = calloc(1, sizeof(*oracle));
    assert_non_null(oracle);
    assert_true(rig->oracle_count < sizeof(rig->oracles) / sizeof(rig->oracles[0]));
    oracle->rig = rig;
    oracle->thread = strdup(thread);
    oracle->view = new_view(rig, thread);
    to.ctx = oracle;
    /* Of the inner store: what the hub's own store does to the hub does not concern it. */
    oracle->follower = rig->memory->ops->follow(rig->memory, sl_str_from(thread), &to);
    rig->oracles[rig->oracle_count++] = oracle;
    return oracle;
}

void rig_unwatch(struct rig_oracle *oracle)
{
    if (oracle->follower)
        oracle->rig->memory->ops->unfollow(oracle->rig->memory, oracle->follower);
    oracle->follower = NULL;
}

static void oracle_free(struct rig_oracle *oracle)
{
    rig_unwatch(oracle);
    for (size_t i = 0; i < oracle->count; i++)
        sl_bytes_unref(oracle->entries[i].bytes);
    free(oracle->entries);
    list_clear(&oracle->deliveries);
    sl_view_free(oracle->view);
    free(oracle->thread);
    free(oracle);
}

/* The view at a place. */
static struct sl_view *oracle_view(const struct rig_oracle *oracle, struct sl_place place)
{
    struct sl_view *view = new_view(oracle->rig, oracle->thread);
    struct rig_list ignored = {NULL, 0, 0};
    struct collect fold = {&ignored, {0, 0, 0}, 0, NULL};

    place.sub = UINT32_MAX;
    for (size_t i = 0; i < oracle->count; i++) {
        if (sl_place_compare(oracle->entries[i].entry.place, place) < 0)
            assert_true(
                sl_view_step(view, &oracle->entries[i].entry, on_delivery, &fold, NULL, NULL));
    }
    list_clear(&ignored);
    return view;
}

/* What rebuilds the thread at a place. */
static void oracle_rebuild(struct rig_oracle *oracle, struct sl_place place, struct rig_list *out)
{
    struct sl_view *view = oracle_view(oracle, place);
    struct collect collect = {out, {0, 0, 0}, 0, NULL};

    assert_true(sl_view_resync(view, on_delivery, &collect, NULL));
    sl_view_free(view);
}

static bool on_collapsed(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    (void)source;
    return on_delivery(ctx, delivery);
}

/* What the deliveries behind `from` and up to `to` collapse to. */
static void oracle_span(struct rig_oracle *oracle, struct sl_place from, struct sl_place to,
                        unsigned drops, struct rig_list *out)
{
    struct sl_view *view = oracle_view(oracle, to);
    struct sl_mark *end = sl_view_mark(view);
    struct sl_collapse *collapse = sl_collapse_new(drops);
    struct collect collect = {out, {0, 0, 0}, 0, NULL};

    for (size_t i = 0; i < oracle->deliveries.count; i++) {
        const struct rig_delivery *item = &oracle->deliveries.items[i];
        struct sl_delivery delivery = {.is_state = item->is_state,
                                       .is_patch = item->is_patch,
                                       .type = item->type,
                                       .inert = item->inert,
                                       .run = sl_bytes_str(item->run),
                                       .json = sl_bytes_str(item->json),
                                       .expires_ms = item->expires_ms};
        if (sl_place_compare(item->place, from) > 0 && sl_place_compare(item->place, to) <= 0)
            assert_true(sl_collapse_add(collapse, &delivery, item->mark));
    }
    assert_int_equal(sl_collapse_end(collapse, end, on_collapsed, &collect), SL_COLLAPSED);
    sl_collapse_free(collapse);
    sl_mark_unref(end);
    sl_view_free(view);
}

/* The first delivery behind a place; NULL at the end. */
static const struct rig_delivery *oracle_next(const struct rig_oracle *oracle,
                                              struct sl_place place)
{
    const struct rig_list *list = &oracle->deliveries;
    size_t low = 0, high = list->count;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (sl_place_compare(list->items[mid].place, place) <= 0)
            low = mid + 1;
        else
            high = mid;
    }
    return low < list->count ? &list->items[low] : NULL;
}

struct sl_str rig_last_event(const struct rig_oracle *oracle)
{
    assert_true(oracle->deliveries.count > 0);
    return sl_bytes_str(oracle->deliveries.items[oracle->deliveries.count - 1].json);
}

/* --- frames --- */

struct frame {
    const struct sl_doc *doc;
    uint32_t node;
};

static struct sl_str member(struct frame frame, const char *name, bool body)
{
    uint32_t node = sl_doc_get(frame.doc, frame.node, sl_str_from(name));

    if (node == SL_NONE)
        return (struct sl_str){NULL, 0};
    return body ? sl_doc_body(frame.doc, node) : sl_doc_raw(frame.doc, node);
}

/* 0 when there is none. */
static uint64_t number_of(struct frame frame, const char *name)
{
    uint32_t node = sl_doc_get(frame.doc, frame.node, sl_str_from(name));
    uint64_t number = 0;

    assert_true(node == SL_NONE || sl_doc_u64(frame.doc, node, &number));
    return number;
}

static struct rig_replica *replica_of(struct rig_peer *peer, struct frame frame)
{
    uint64_t sub = 0;
    uint32_t node = sl_doc_get(frame.doc, frame.node, SL_STR("sub"));

    assert_true(node != SL_NONE && sl_doc_u64(frame.doc, node, &sub) && sub < RIG_MAX_SUBS);
    struct rig_replica *replica = &peer->replicas[sub];
    if (!replica->oracle)
        fail_msg("a frame of subscription %u, which does not exist", (unsigned)sub);
    return replica;
}

static struct sl_cursor cursor_of(struct frame frame)
{
    struct sl_cursor cursor;

    assert_true(sl_cursor_parse(member(frame, "cursor", true), &cursor, NULL));
    return cursor;
}

static void copy_text(char *out, size_t size, struct sl_str text)
{
    assert_true(text.len < size);
    if (text.len)
        memcpy(out, text.ptr, text.len);
    out[text.len] = '\0';
}

/* The delivery's JSON as it comes through a framing. */
static bool same_body(enum sl_framing framing, struct sl_str json, struct sl_str got)
{
    struct sl_buf packed = SL_BUF_INIT, text = SL_BUF_INIT;

    if (framing == SL_MSGPACK) {
        sl_frame_encode(framing, json, &packed);
        assert_true(sl_msgpack_read(sl_buf_str(&packed), &text, NULL));
        json = sl_buf_str(&text);
    }
    bool same = sl_str_equal(json, got);
    sl_buf_clear(&packed);
    sl_buf_clear(&text);
    return same;
}

static void expect_body(enum sl_framing framing, struct sl_str json, struct sl_str got)
{
    if (!same_body(framing, json, got))
        fail_msg("got %.*s, not %.*s", SL_STR_ARG(got), SL_STR_ARG(json));
}

static bool same(struct sl_str text, const char *nul_terminated)
{
    return sl_str_equal(text, sl_str_from(nul_terminated));
}

static void expect_delivery(const struct rig_peer *peer, struct frame frame,
                            const struct rig_delivery *delivery)
{
    const char *field = !delivery->is_state ? "event" : delivery->is_patch ? "patch" : "state";
    struct sl_buf run = SL_BUF_INIT;

    assert_true(same(member(frame, "op", true), delivery->is_state ? "state" : "event"));
    expect_body(peer->framing, sl_bytes_str(delivery->json), member(frame, field, false));
    if (!delivery->is_state) {
        assert_int_equal(number_of(frame, "expiresAt"), delivery->expires_ms);
        sl_json_body_decode(member(frame, "runId", true), &run);
        assert_true(sl_str_equal(sl_buf_str(&run), sl_bytes_str(delivery->run)));
    }
    sl_buf_clear(&run);
}

static void keep_cursor(struct rig_peer *peer, struct frame frame)
{
    struct sl_str cursor = member(frame, "cursor", true);
    char *copy = strndup(cursor.ptr, cursor.len);

    if (peer->cursor_count == peer->cursor_cap) {
        peer->cursor_cap = peer->cursor_cap ? peer->cursor_cap * 2 : 64;
        peer->cursors = realloc(peer->cursors, peer->cursor_cap * sizeof(*peer->cursors));
        assert_non_null(peer->cursors);
    }
    assert_non_null(copy);
    peer->cursors[peer->cursor_count++] = copy;
}

static void on_reset(struct rig_peer *peer, struct rig_replica *replica, struct frame frame)
{
    struct sl_cursor cursor = cursor_of(frame);
    uint64_t frames = 0;

    assert_int_equal(replica->rebuild.count, 0);
    assert_true(cursor.in_span);
    keep_cursor(peer, frame);
    oracle_rebuild(replica->oracle, cursor.place, &replica->rebuild);
    assert_true(
        sl_doc_u64(frame.doc, sl_doc_get(frame.doc, frame.node, SL_STR("frames")), &frames));
    assert_int_equal(frames, replica->rebuild.count);
    assert_true(member(frame, "runs", false).len >= 2);
    copy_text(replica->reason, sizeof(replica->reason), member(frame, "reason", true));
    replica->at = cursor.place;
    replica->rebuild_at = 0;
    replica->expects_reset = false;
    replica->resets++;
}

static void on_rebuild_frame(struct rig_peer *peer, struct rig_replica *replica, struct frame frame)
{
    expect_delivery(peer, frame, &replica->rebuild.items[replica->rebuild_at++]);
    if (replica->rebuild_at < replica->rebuild.count) {
        assert_int_equal(member(frame, "cursor", true).len, 0);
        return;
    }
    struct sl_cursor cursor = cursor_of(frame);
    assert_false(cursor.in_span);
    assert_int_equal(sl_place_compare(cursor.place, replica->at), 0);
    keep_cursor(peer, frame);
    list_clear(&replica->rebuild);
}

static bool is_body(const struct rig_peer *peer, struct frame frame,
                    const struct rig_delivery *delivery)
{
    const char *field = !delivery->is_state ? "event" : delivery->is_patch ? "patch" : "state";

    return same_body(peer->framing, sl_bytes_str(delivery->json), member(frame, field, false));
}

/* The next delivery as it is. */
static bool is_next(const struct rig_peer *peer, const struct rig_replica *replica,
                    struct frame frame)
{
    const struct rig_delivery *next = oracle_next(replica->oracle, replica->at);

    if (replica->span.count || member(frame, "cursor", true).len == 0)
        return false;
    struct sl_cursor cursor = cursor_of(frame);
    return next && !cursor.in_span && sl_place_compare(cursor.place, next->place) == 0 &&
           is_body(peer, frame, next);
}

static void on_next_frame(struct rig_peer *peer, struct rig_replica *replica, struct frame frame)
{
    const struct rig_delivery *next = oracle_next(replica->oracle, replica->at);

    expect_delivery(peer, frame, next);
    keep_cursor(peer, frame);
    replica->at = next->place;
    replica->events++;
}

static void list_add_frame(struct rig_list *list, struct frame frame)
{
    list->items = realloc(list->items, (list->count + 1) * sizeof(*list->items));
    assert_non_null(list->items);
    list->items[list->count++] =
        (struct rig_delivery){.json = sl_bytes_new(sl_doc_raw(frame.doc, frame.node))};
}

/* All frames of a span are here. */
static void check_span(struct rig_peer *peer, struct rig_replica *replica, struct sl_place to)
{
    struct rig_list expected = {NULL, 0, 0};

    assert_true(sl_place_compare(to, replica->at) > 0);
    oracle_span(replica->oracle, replica->at, to, replica->drops, &expected);
    assert_int_equal(replica->span.count, expected.count);
    for (size_t i = 0; i < expected.count; i++) {
        struct sl_doc doc = {0};
        assert_true(sl_doc_parse(&doc, sl_bytes_str(replica->span.items[i].json), NULL));
        expect_delivery(peer, (struct frame){&doc, 0}, &expected.items[i]);
        sl_doc_clear(&doc);
    }
    list_clear(&expected);
    list_clear(&replica->span);
    replica->at = to;
    replica->spans++;
}

static void on_span_frame(struct rig_peer *peer, struct rig_replica *replica, struct frame frame)
{
    bool first = replica->span.count == 0;

    list_add_frame(&replica->span, frame);
    if (member(frame, "cursor", true).len == 0)
        return;
    struct sl_cursor cursor = cursor_of(frame);
    keep_cursor(peer, frame);
    if (cursor.in_span) {
        assert_true(first);
        assert_int_equal(sl_place_compare(cursor.place, replica->at), 0);
    } else {
        check_span(peer, replica, cursor.place);
    }
}

static void on_frame(struct rig_peer *peer, struct frame frame)
{
    struct rig_replica *replica = replica_of(peer, frame);

    if (same(member(frame, "op", true), "reset")) {
        assert_int_equal(replica->span.count, 0);
        on_reset(peer, replica, frame);
    } else if (replica->rebuild.count) {
        on_rebuild_frame(peer, replica, frame);
    } else {
        assert_false(replica->expects_reset);
        if (is_next(peer, replica, frame))
            on_next_frame(peer, replica, frame);
        else
            on_span_frame(peer, replica, frame);
    }
}

static void on_message(struct rig_peer *peer, struct sl_str json, uint32_t frames)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (!sl_doc_parse(&doc, json, &err))
        fail_msg("a message is not JSON at %zu: %s", err.offset, err.text);
    assert_int_equal(sl_doc_kind(&doc, 0), SL_ARRAY);
    assert_int_equal(doc.nodes[0].count, frames);
    for (uint32_t node = 1; node < doc.nodes[0].next; node = sl_doc_next(&doc, node))
        on_frame(peer, (struct frame){&doc, node});
    sl_doc_clear(&doc);
}

/* The message as the peer's socket would see it. */
static void flatten(struct rig_peer *peer, const struct hub_message *message, struct sl_buf *out)
{
    for (size_t i = 0; i < message->count; i++) {
        const struct hub_piece *piece = &message->pieces[i];
        sl_buf_add(out, (piece->bytes ? piece->bytes->data : message->text.ptr) + piece->start,
                   piece->len);
        peer->shared += piece->bytes ? piece->len : 0;
    }
    assert_int_equal(out->len, message->size);
}

bool rig_gather(struct rig_peer *peer, size_t budget)
{
    struct hub_message message = {0};
    struct sl_buf bytes = SL_BUF_INIT, text = SL_BUF_INIT;
    bool more = false;

    assert_true(hub_gather(peer->peer, budget, &message, &more));
    assert_true(!more || message.frames > 0);
    if (message.frames) {
        struct sl_error err = {0};
        flatten(peer, &message, &bytes);
        peer->messages++;
        peer->bytes += bytes.len;
        if (peer->framing == SL_MSGPACK && !sl_msgpack_read(sl_buf_str(&bytes), &text, &err))
            fail_msg("a message is not MessagePack: %s", err.text);
        on_message(peer, peer->framing == SL_JSON ? sl_buf_str(&bytes) : sl_buf_str(&text),
                   message.frames);
    } else {
        assert_int_equal(message.size, 0);
    }
    hub_message_clear(&message);
    sl_buf_clear(&bytes);
    sl_buf_clear(&text);
    return more;
}

void rig_drain(struct rig_peer *peer)
{
    while (rig_gather(peer, 4096))
        ;
}

void rig_caught_up(struct rig_peer *peer, uint32_t sub)
{
    const struct rig_replica *replica = &peer->replicas[sub];

    rig_settle(peer->rig);
    rig_drain(peer);
    assert_non_null(replica->oracle);
    assert_false(replica->expects_reset);
    assert_int_equal(replica->rebuild.count, 0);
    assert_int_equal(replica->span.count, 0);
    if (oracle_next(replica->oracle, replica->at))
        fail_msg("subscription %u lacks deliveries", sub);
}

/* --- peers --- */

static void on_want_write(void *ctx)
{
    ((struct rig_peer *)ctx)->wants++;
}

static void on_subscribed(struct rig_peer *peer, struct frame frame)
{
    uint64_t sub = 0;
    struct sl_buf thread = SL_BUF_INIT;
    struct sl_cursor cursor = cursor_of(frame);

    assert_true(sl_doc_u64(frame.doc, sl_doc_get(frame.doc, frame.node, SL_STR("sub")), &sub));
    sl_doc_decode(frame.doc, sl_doc_get(frame.doc, frame.node, SL_STR("threadId")), &thread);
    struct rig_replica *replica = &peer->replicas[sub];
    list_clear(&replica->rebuild);
    list_clear(&replica->span);
    *replica = (struct rig_replica){.oracle = find_oracle(peer->rig, sl_buf_str(&thread)),
                                    .at = cursor.place,
                                    .drops = replica->drops};
    copy_text(replica->verdict, sizeof(replica->verdict), member(frame, "verdict", true));
    copy_text(replica->reason, sizeof(replica->reason), member(frame, "reason", true));
    replica->expects_reset = strcmp(replica->verdict, "resync") == 0;
    assert_int_equal(cursor.in_span, replica->expects_reset);
    sl_buf_clear(&thread);
}

static void on_control(void *ctx, struct sl_str json)
{
    struct rig_peer *peer = ctx;
    struct sl_doc doc = {0};
    struct frame frame = {&doc, 0};

    if (!sl_doc_parse(&doc, json, NULL))
        fail_msg("a control frame is not JSON: %.*s", SL_STR_ARG(json));
    sl_buf_add_str(&peer->control, json);
    sl_buf_add_char(&peer->control, '\n');
    if (same(member(frame, "op", true), "subscribed"))
        on_subscribed(peer, frame);
    sl_doc_clear(&doc);
}

static const struct hub_peer_ops peer_ops = {on_want_write, on_control};

struct rig_peer *rig_peer_new(struct rig *rig, enum sl_framing framing)
{
    char session[32];
    struct rig_peer *peer = calloc(1, sizeof(*peer));

    assert_non_null(peer);
    peer->rig = rig;
    peer->framing = framing;
    assert_true(principal_init_local(&peer->who));
    peer->peer = hub_peer_new(rig->hub, framing, &peer_ops, peer);
    assert_non_null(peer->peer);
    snprintf(session, sizeof(session), "session-%u", ++rig->peers);
    assert_true(hub_peer_name(peer->peer, &peer->who, sl_str_from(session)));
    return peer;
}

void rig_peer_free(struct rig_peer *peer)
{
    hub_peer_free(peer->peer);
    for (size_t i = 0; i < RIG_MAX_SUBS; i++) {
        list_clear(&peer->replicas[i].rebuild);
        list_clear(&peer->replicas[i].span);
    }
    for (size_t i = 0; i < peer->cursor_count; i++)
        free(peer->cursors[i]);
    free(peer->cursors);
    principal_clear(&peer->who);
    sl_buf_clear(&peer->control);
    free(peer);
}

void rig_subscribe_with(struct rig_peer *peer, uint32_t sub, const char *thread,
                        struct hub_subscribe subscribe)
{
    subscribe.sub = sub;
    subscribe.thread = sl_str_from(thread);
    rig_watch(peer->rig, thread);
    hub_subscribe(peer->peer, &peer->who, (struct hub_ref){true, sub}, &subscribe);
    peer->replicas[sub].drops = subscribe.drops;
}

void rig_subscribe(struct rig_peer *peer, uint32_t sub, const char *thread, const char *after)
{
    struct hub_subscribe subscribe = {.sub = sub};

    if (after && strcmp(after, "start") == 0)
        subscribe.from_start = true;
    else if (after)
        subscribe.after = sl_str_from(after);
    rig_subscribe_with(peer, sub, thread, subscribe);
}

void rig_assert_control(struct rig_peer *peer, const char *file, int line, const char *text)
{
    struct sl_str got = sl_buf_str(&peer->control);

    if (!same(got, text)) {
        print_error("got control frames\n%.*snot\n%s", SL_STR_ARG(got), text);
        _fail(file, line);
    }
    sl_buf_reset(&peer->control);
}

void rig_control_has(struct rig_peer *peer, const char *file, int line, const char *text)
{
    sl_buf_add_char(&peer->control, '\0');
    if (!strstr(peer->control.ptr, text)) {
        print_error("got control frames\n%snone with\n%s\n", peer->control.ptr, text);
        _fail(file, line);
    }
    sl_buf_reset(&peer->control);
}

/* --- the agent --- */

struct bot {
    struct agent agent;
    struct rig *rig;
};

static char *copy_of(struct sl_str text)
{
    char *copy = strndup(text.len ? text.ptr : "", text.len);

    assert_non_null(copy);
    return copy;
}

static void *agent_start(struct agent *agent, const struct agent_start *start,
                         struct hub_run *hub_run)
{
    struct rig *rig = ((struct bot *)agent)->rig;
    struct rig_run *run;

    if (rig->start_fails)
        return NULL;
    run = calloc(1, sizeof(*run));
    assert_true(run && rig->run_count < sizeof(rig->runs) / sizeof(rig->runs[0]));
    run->run = hub_run;
    run->rig = rig;
    run->open = true;
    run->thread = copy_of(start->thread);
    run->id = copy_of(start->run);
    run->input = copy_of(start->input);
    run->subject = copy_of(start->subject);
    run->persona = copy_of(start->persona);
    run->key = copy_of(start->key);
    run->resume_keys = copy_of(start->resume_keys);
    run->lease = start->lease;
    run->attempt = start->attempt;
    rig->runs[rig->run_count++] = run;
    if (rig->on_start)
        rig->on_start(run);
    return run;
}

static void agent_stop(struct agent *agent, void *handle)
{
    struct rig_run *run = handle;

    (void)agent;
    assert_int_equal(run->stops, 0);
    run->stops++;
}

static void agent_resume(struct agent *agent, void *handle)
{
    struct rig_run *run = handle;

    (void)agent;
    assert_int_equal(run->stops, 0);
    run->resumes++;
    run->open = true;
    if (run->rig->on_resume)
        run->rig->on_resume(run);
}

static void agent_free(struct agent *agent)
{
    free(agent->name);
    free(agent);
}

static void agent_durable(struct agent *agent, void *handle, struct sl_str producer,
                          uint64_t sequence)
{
    struct rig_run *run = handle;

    (void)agent;
    (void)producer;
    assert_int_equal(run->stops, 0);
    assert_true(sequence > run->durable);
    run->durable = sequence;
}

static void agent_message(struct agent *agent, void *handle, const struct agent_message *message)
{
    static const char *const names[SL_ENTRY_COUNT] = {
        [SL_ENTRY_PATCH] = "patch", [SL_ENTRY_INPUT] = "input", [SL_ENTRY_ANSWER] = "answer"};
    struct rig_run *run = handle;

    (void)agent;
    assert_int_equal(run->stops, 0);
    sl_buf_add_str(&run->given, sl_str_from(names[message->kind]));
    sl_buf_add_char(&run->given, ' ');
    sl_buf_add_u64(&run->given, message->after);
    sl_buf_add_str(&run->given, message->again ? SL_STR(" again ") : SL_STR(" "));
    sl_buf_add_str(&run->given, message->body);
    sl_buf_add_char(&run->given, '\n');
}

static uint64_t agent_cancel(struct agent *agent, void *handle)
{
    struct rig_run *run = handle;

    (void)agent;
    assert_int_equal(run->stops, 0);
    run->cancels++;
    return run->rig->grace_ms;
}

void rig_assert_given(struct rig_run *run, const char *file, int line, const char *text)
{
    if (!sl_str_equal(sl_buf_str(&run->given), sl_str_from(text))) {
        print_error("given:\n%.*s", SL_STR_ARG(sl_buf_str(&run->given)));
        _assert_string_equal("see above", text, file, line);
    }
    sl_buf_reset(&run->given);
}

static const struct agent_ops channel_ops = {
    .start = agent_start,
    .stop = agent_stop,
    .resume = agent_resume,
    .durable = agent_durable,
    .message = agent_message,
    .cancel = agent_cancel,
    .free = agent_free,
};

static const struct agent_ops agent_ops = {
    .start = agent_start, .stop = agent_stop, .resume = agent_resume, .free = agent_free};

struct rig_run *rig_last_run(struct rig *rig)
{
    assert_true(rig->run_count > 0);
    return rig->runs[rig->run_count - 1];
}

bool rig_say(struct rig_run *run, const char *event)
{
    assert_int_equal(run->stops, 0);
    run->open = hub_run_publish(run->run, sl_str_from(event));
    return run->open;
}

void rig_begin(struct rig_run *run)
{
    char text[512];

    snprintf(text, sizeof(text), "{\"type\":\"RUN_STARTED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
             run->thread, run->id);
    rig_say(run, text);
}

void rig_words(struct rig_run *run, const char *message, unsigned words)
{
    char text[512];

    snprintf(text, sizeof(text),
             "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"%s\",\"role\":\"assistant\"}",
             message);
    rig_say(run, text);
    for (unsigned i = 0; i < words; i++) {
        snprintf(text, sizeof(text),
                 "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"%s\",\"delta\":\"word %u \"}",
                 message, i);
        rig_say(run, text);
    }
    snprintf(text, sizeof(text), "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"%s\"}", message);
    rig_say(run, text);
}

void rig_finish(struct rig_run *run)
{
    char text[512];

    snprintf(text, sizeof(text), "{\"type\":\"RUN_FINISHED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
             run->thread, run->id);
    rig_say(run, text);
    hub_run_done(run->run);
}

/* --- requests --- */

void rig_ask_with(struct rig_peer *peer, const char *thread, const char *run, const char *key,
                  const char *extra)
{
    char input[4096];
    struct hub_run_request request = {.key = sl_str_from(key),
                                      .agent = SL_STR("bot"),
                                      .thread = sl_str_from(thread),
                                      .run = sl_str_from(run)};

    snprintf(input, sizeof(input),
             "{\"threadId\":\"%s\",\"runId\":\"%s\",\"tools\":[],\"context\":[],"
             "\"forwardedProps\":{}%s%s}",
             thread, run, strstr(extra, "\"messages\"") ? "" : ",\"messages\":[]", extra);
    request.input = sl_str_from(input);
    rig_watch(peer->rig, thread);
    hub_request_run(peer->peer, &peer->who, (struct hub_ref){true, 1}, &request);
}

void rig_ask(struct rig_peer *peer, const char *thread, const char *run)
{
    rig_ask_with(peer, thread, run, run, "");
}

struct rig_run *rig_start(struct rig_peer *peer, const char *thread, const char *run)
{
    size_t before = peer->rig->run_count;

    rig_ask(peer, thread, run);
    rig_settle(peer->rig);
    assert_int_equal(peer->rig->run_count, before + 1);
    return rig_last_run(peer->rig);
}

void rig_cancel(struct rig_peer *peer, const char *thread, const char *run)
{
    hub_cancel(peer->peer, &peer->who, (struct hub_ref){true, 2}, SL_STR("cancel"),
               sl_str_from(thread), sl_str_from(run));
}

/* --- the bench --- */

static uint64_t rig_now(void *ctx)
{
    return ((struct rig *)ctx)->now_ms;
}

static uint64_t rig_random(void *ctx)
{
    return ++((struct rig *)ctx)->randoms;
}

static void rig_wake(void *ctx)
{
    (void)ctx;
}

static void rig_log(void *ctx, const char *event, struct sl_str thread, struct sl_str run,
                    const struct sl_error *err, uint64_t count)
{
    struct rig *rig = ctx;

    sl_buf_add_str(&rig->log, sl_str_from(event));
    sl_buf_add_char(&rig->log, ' ');
    sl_buf_add_str(&rig->log, thread);
    sl_buf_add_char(&rig->log, ' ');
    sl_buf_add_str(&rig->log, run);
    if (err) {
        sl_buf_add_char(&rig->log, ' ');
        sl_buf_add_str(&rig->log, sl_str_from(sl_code_name(err->code)));
    }
    if (count) {
        sl_buf_add_char(&rig->log, ' ');
        sl_buf_add_u64(&rig->log, count);
    }
    sl_buf_add_char(&rig->log, '\n');
}

static size_t or_ample(size_t limit, size_t ample)
{
    return limit ? limit : ample;
}

bool rig_add_agent(struct rig *rig, const char *name, struct sl_error *err)
{
    struct bot *bot = calloc(1, sizeof(*bot));

    assert_non_null(bot);
    bot->agent = (struct agent){.ops = rig->channel ? &channel_ops : &agent_ops,
                                .name = strdup(name),
                                .redispatch = rig->channel,
                                .policy = SL_POLICY_REPAIR};
    bot->rig = rig;
    return hub_add_agent_take(rig->hub, &bot->agent, err);
}

struct rig *rig_new(const struct rig_setup *setup)
{
    struct rig *rig = calloc(1, sizeof(*rig));

    assert_non_null(rig);
    rig->channel = setup->channel;
    struct store_memory_options store = {.max_bytes = or_ample(setup->store_bytes, 64 << 20),
                                         .max_threads = or_ample(setup->store_threads, 1000),
                                         .max_keys = or_ample(setup->max_keys, 64),
                                         .now_ms = rig_now,
                                         .random = rig_random,
                                         .wake = rig_wake,
                                         .ctx = rig};
    rig->options = (struct hub_options){
        .max_thread_entries = or_ample(setup->max_thread_entries, 10000),
        .max_thread_bytes = or_ample(setup->max_thread_bytes, 16 << 20),
        .max_state = 1 << 20,
        .max_messages = 4 << 20,
        .max_unacked_events = or_ample(setup->max_unacked_events, 10000),
        .max_unacked_bytes = or_ample(setup->max_unacked_bytes, 16 << 20),
        .queue_entries = or_ample(setup->queue_entries, 10000),
        .queue_bytes = or_ample(setup->queue_bytes, 16 << 20),
        .sub_queue_entries = or_ample(setup->sub_queue_entries, 10000),
        .sub_queue_bytes = or_ample(setup->sub_queue_bytes, 16 << 20),
        .max_held = or_ample(setup->max_held, 64 << 20),
        .max_subs = or_ample(setup->max_subs, RIG_MAX_SUBS),
        .interrupt_ms = setup->interrupt_ms ? setup->interrupt_ms : 86400000,
        .max_inputs = or_ample(setup->max_inputs, 1000),
        .max_input_bytes = 1 << 20,
        .thread_idle_ms = 60000,
        .now_ms = rig_now,
        .log = rig_log,
        .ctx = rig,
    };
    rig->now_ms = 1000;
    rig->memory = store_memory_new(&store);
    rig->delay = setup->delayed ? store_delay_new(rig->memory) : NULL;
    rig->store = setup->delayed ? rig->delay : rig->memory;
    rig->hub = hub_new(&rig->options, rig->store);
    assert_non_null(rig->hub);
    assert_true(rig_add_agent(rig, "bot", NULL));
    return rig;
}

void rig_free(struct rig *rig)
{
    hub_free(rig->hub);
    for (size_t i = 0; i < rig->oracle_count; i++)
        oracle_free(rig->oracles[i]);
    if (rig->delay)
        rig->delay->ops->free(rig->delay);
    rig->memory->ops->free(rig->memory);
    for (size_t i = 0; i < rig->run_count; i++) {
        assert_int_equal(rig->runs[i]->stops, 1);
        free(rig->runs[i]->thread);
        free(rig->runs[i]->id);
        free(rig->runs[i]->input);
        free(rig->runs[i]->subject);
        free(rig->runs[i]->persona);
        free(rig->runs[i]->key);
        free(rig->runs[i]->resume_keys);
        sl_buf_clear(&rig->runs[i]->given);
        free(rig->runs[i]);
    }
    sl_buf_clear(&rig->log);
    free(rig);
}

void rig_tick(struct rig *rig)
{
    rig->now_ms++;
    store_memory_run(rig->memory);
    if (rig->delay)
        store_delay_run(rig->delay);
    hub_tick_end(rig->hub);
}

void rig_settle(struct rig *rig)
{
    for (int i = 0; i < 8; i++)
        rig_tick(rig);
}

/* SPDX-License-Identifier: MIT */
/*
 * The hub and the memory store without memory: the first, second, third ... allocation of a whole
 * session fails. Nothing crashes or leaks, and whatever run was acknowledged has exactly one end in
 * the log. What clients bring has one answer each, and what was acknowledged is in the log once.
 * The linker sends the allocator's calls here.
 */
#include "unit/starve.h"

#include <stdio.h>
#include <stdlib.h>

#include "hub/hub.h"
#include "sluice/view.h"

#define RUNS 3

/* An agent's run; nothing here allocates. */
struct bot_run {
    struct hub_run *run;
    char id[16];
    unsigned starts, stops;
};

struct bot {
    struct agent agent;
    struct bot_run runs[RUNS];
    size_t count;
};

static char bot_name[] = "bot";

static void *bot_start(struct agent *agent, const struct agent_start *start, struct hub_run *run)
{
    struct bot *bot = (struct bot *)agent;
    struct bot_run *own = &bot->runs[bot->count++];

    assert_true(bot->count <= RUNS);
    own->run = run;
    own->starts++;
    snprintf(own->id, sizeof(own->id), "%.*s", SL_STR_ARG(start->run));
    return own;
}

static void bot_stop(struct agent *agent, void *handle)
{
    struct bot_run *own = handle;

    (void)agent;
    own->stops++;
    own->run = NULL;
}

static void bot_resume(struct agent *agent, void *handle)
{
    (void)agent;
    (void)handle;
}

static void bot_message(struct agent *agent, void *handle, const struct agent_message *message)
{
    (void)message;
    (void)agent;
    assert_int_equal(((struct bot_run *)handle)->stops, 0);
}

static void bot_free(struct agent *agent)
{
    (void)agent;
}

static const struct agent_ops bot_ops = {.start = bot_start,
                                         .stop = bot_stop,
                                         .resume = bot_resume,
                                         .message = bot_message,
                                         .free = bot_free};

/* What clients bring, and its ref. */
enum brought { PATCH, INPUT, ANSWER, CLAIM, BROUGHT };

struct lab {
    struct store *store;
    struct hub *hub;
    struct hub_peer *peer;
    struct principal who;
    struct bot bot;
    uint64_t now_ms;
    bool acked[RUNS]; /* run "r0" and so on */
    unsigned acks[BROUGHT], errors[BROUGHT], entries[BROUGHT];
    void *watcher;
};

static uint64_t lab_now(void *ctx)
{
    return ++((struct lab *)ctx)->now_ms;
}

static void lab_wake(void *ctx)
{
    (void)ctx;
}

static void on_want_write(void *ctx)
{
    (void)ctx;
}

static bool is_answer(struct sl_str json, const char *op, int ref)
{
    char start[64];
    size_t len = (size_t)snprintf(start, sizeof(start), "{\"op\":\"%s\",\"ref\":%d,", op, ref);

    return json.len > len && memcmp(json.ptr, start, len) == 0;
}

static void on_control(void *ctx, struct sl_str json)
{
    struct lab *lab = ctx;
    static const char ack[] = "{\"op\":\"ack\",\"request\":\"run\",\"runId\":\"r";

    if (json.len > sizeof(ack) && memcmp(json.ptr, ack, sizeof(ack) - 1) == 0)
        lab->acked[json.ptr[sizeof(ack) - 1] - '0'] = true;
    for (int i = 0; i < BROUGHT; i++) {
        lab->acks[i] += is_answer(json, "ack", i);
        lab->errors[i] += is_answer(json, "error", i);
    }
}

static const struct hub_peer_ops peer_ops = {on_want_write, on_control};

/* --- a reader of the whole log; nothing of it allocates but its beginning --- */

static void watch_loaded(void *ctx, uint64_t generation, struct sl_place place,
                         struct sl_bytes *view)
{
    (void)ctx;
    (void)generation;
    (void)place;
    (void)view;
}

static void watch_entry(void *ctx, const struct store_entry *entry)
{
    struct lab *lab = ctx;

    lab->entries[PATCH] += entry->entry.kind == SL_ENTRY_PATCH;
    lab->entries[INPUT] += entry->entry.kind == SL_ENTRY_INPUT;
    lab->entries[ANSWER] += entry->entry.kind == SL_ENTRY_ANSWER;
}

static void watch_caught_up(void *ctx)
{
    (void)ctx;
}

static void watch_lost(void *ctx, const struct sl_error *err)
{
    (void)ctx;
    fail_msg("%s", err->text);
}

static void watch(struct lab *lab)
{
    struct store_follower to = {lab, watch_loaded, watch_entry, watch_caught_up, watch_lost};
    size_t kept = countdown;

    countdown = 0;
    lab->watcher = lab->store->ops->follow(lab->store, SL_STR("t"), &to);
    countdown = kept;
}

static bool lab_open(struct lab *lab)
{
    struct store_memory_options store = {.max_bytes = 1 << 20,
                                         .max_threads = 10,
                                         .max_keys = 10,
                                         .now_ms = lab_now,
                                         .random = lab_now,
                                         .wake = lab_wake,
                                         .ctx = lab};
    struct hub_options options = {.max_thread_entries = 10,
                                  .max_thread_bytes = 1 << 20,
                                  .max_state = 1 << 20,
                                  .max_messages = 1 << 20,
                                  .max_unacked_events = 4,
                                  .max_unacked_bytes = 1 << 20,
                                  .queue_entries = 8,
                                  .queue_bytes = 1 << 20,
                                  .sub_queue_entries = 8,
                                  .sub_queue_bytes = 1 << 20,
                                  .max_held = 1 << 20,
                                  .max_subs = 10,
                                  .max_inputs = 10,
                                  .max_input_bytes = 1 << 20,
                                  .now_ms = lab_now,
                                  .ctx = lab};

    lab->bot.agent = (struct agent){.ops = &bot_ops, .name = bot_name};
    if (!principal_init_local(&lab->who))
        return false;
    lab->store = store_memory_new(&store);
    lab->hub = lab->store ? hub_new(&options, lab->store) : NULL;
    return lab->hub && hub_add_agent_take(lab->hub, &lab->bot.agent, NULL);
}

static void lab_close(struct lab *lab)
{
    if (lab->peer)
        hub_peer_free(lab->peer);
    hub_free(lab->hub);
    if (lab->watcher)
        lab->store->ops->unfollow(lab->store, lab->watcher);
    if (lab->store)
        lab->store->ops->free(lab->store);
    principal_clear(&lab->who);
    for (size_t i = 0; i < lab->bot.count; i++)
        assert_int_equal(lab->bot.runs[i].stops, 1);
}

static void tick(struct lab *lab)
{
    store_memory_run(lab->store);
    hub_tick_end(lab->hub);
}

/* Gathers; a peer that finds no memory is closed, as a connection would be. */
static void gather(struct lab *lab)
{
    struct hub_message message = {0};
    bool more = true;

    while (lab->peer && more) {
        if (!hub_gather(lab->peer, 500, &message, &more)) {
            assert_true(did_fail);
            hub_peer_free(lab->peer);
            lab->peer = NULL;
        }
        hub_message_reset(&message);
    }
    hub_message_clear(&message);
}

/* A connection with two subscriptions: the whole log, and what is live. */
static void connect_peer(struct lab *lab, enum sl_framing framing)
{
    struct hub_subscribe all = {.sub = 1, .thread = SL_STR("t"), .from_start = true};
    struct hub_subscribe live = {.sub = 2, .thread = SL_STR("t")};
    struct hub_ref none = {false, 0};

    if (lab->peer)
        hub_peer_free(lab->peer);
    lab->peer = hub_peer_new(lab->hub, framing, &peer_ops, lab);
    if (!lab->peer)
        return;
    if (!hub_peer_name(lab->peer, &lab->who, SL_STR("session"))) {
        hub_peer_free(lab->peer);
        lab->peer = NULL;
        return;
    }
    hub_subscribe(lab->peer, &lab->who, none, &all);
    hub_subscribe(lab->peer, &lab->who, none, &live);
}

/* The first run asks, the second one answers. */
static const char resume[] =
    ",\"resume\":[{\"interruptId\":\"i\",\"status\":\"resolved\",\"payload\":{\"n\":1}}]";

static void request(struct lab *lab, int number)
{
    char id[8], input[256];

    if (!lab->peer)
        return;
    snprintf(id, sizeof(id), "r%d", number);
    snprintf(input, sizeof(input),
             "{\"threadId\":\"t\",\"runId\":\"%s\",\"tools\":[],\"context\":[],"
             "\"messages\":[{\"id\":\"u%d\",\"role\":\"user\",\"content\":\"x\"}]%s}",
             id, number, number == 1 ? resume : "");
    struct hub_run_request asked = {.key = sl_str_from(id),
                                    .agent = SL_STR("bot"),
                                    .thread = SL_STR("t"),
                                    .run = sl_str_from(id),
                                    .input = sl_str_from(input)};
    hub_request_run(lab->peer, &lab->who, (struct hub_ref){false, 0}, &asked);
}

static struct bot_run *live_run(struct lab *lab)
{
    for (size_t i = 0; i < lab->bot.count; i++) {
        if (lab->bot.runs[i].run)
            return &lab->bot.runs[i];
    }
    return NULL;
}

static void say(struct lab *lab, const char *event)
{
    struct bot_run *own = live_run(lab);

    if (own)
        hub_run_publish(own->run, sl_str_from(event));
}

static void talk(struct lab *lab, int number)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r%d\"}",
             number);
    say(lab, text);
    tick(lab);
    for (int i = 0; i < 4; i++) {
        snprintf(text, sizeof(text),
                 "{\"type\":\"TEXT_MESSAGE_CHUNK\",\"messageId\":\"m%d\",\"delta\":\"x\"}", i);
        say(lab, text);
        say(lab,
            "{\"type\":\"STATE_DELTA\",\"delta\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]}");
        tick(lab);
    }
}

/* Brings one thing of each kind. */
static void bring(struct lab *lab, const char *run)
{
    struct hub_peer *peer = lab->peer;
    struct hub_state_change patch = {.key = SL_STR("p"),
                                     .thread = SL_STR("t"),
                                     .json =
                                         SL_STR("[{\"op\":\"add\",\"path\":\"/p\",\"value\":1}]"),
                                     .is_patch = true};
    struct hub_input input = {
        .key = SL_STR("i"), .thread = SL_STR("t"), .run = sl_str_from(run), .value = SL_STR("1")};
    struct hub_tool_claim claim = {
        .key = SL_STR("c"), .thread = SL_STR("t"), .call = SL_STR("c"), .ttl_ms = 100000};
    struct hub_tool_result result = {.key = SL_STR("a"),
                                     .thread = SL_STR("t"),
                                     .call = SL_STR("c"),
                                     .message = SL_STR("answer"),
                                     .content = SL_STR("\"yes\"")};

    if (!peer)
        return;
    hub_change_state(peer, &lab->who, (struct hub_ref){true, PATCH}, &patch);
    hub_input(peer, &lab->who, (struct hub_ref){true, INPUT}, &input);
    hub_claim_tool(peer, &lab->who, (struct hub_ref){true, CLAIM}, &claim);
    hub_answer_tool(peer, &lab->who, (struct hub_ref){true, ANSWER}, &result);
}

static void session(struct lab *lab)
{
    struct bot_run *own;

    connect_peer(lab, SL_JSON);
    tick(lab);
    request(lab, 0);
    tick(lab);
    tick(lab);
    talk(lab, 0);
    gather(lab);
    say(lab, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r0\",\"outcome\":{\"type\":"
             "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"x\",\"responseSchema\":{"
             "\"type\":\"object\",\"required\":[\"n\"]}}]}}");
    tick(lab);
    tick(lab);
    connect_peer(lab, SL_MSGPACK);
    gather(lab);
    request(lab, 1);
    tick(lab);
    tick(lab);
    talk(lab, 1);
    say(lab, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"f\"}");
    tick(lab);
    tick(lab);
    for (int times = 0; times < 2; times++) {
        bring(lab, "r1");
        tick(lab);
        tick(lab);
    }
    if (lab->peer)
        hub_release_claims(lab->peer);
    own = live_run(lab);
    if (own)
        hub_run_taken(own->run, SL_STR("[\"5:local:i\"]"));
    tick(lab);
    if (lab->peer)
        hub_cancel(lab->peer, &lab->who, (struct hub_ref){false, 0}, SL_STR("c"), SL_STR("t"),
                   SL_STR("r1"));
    tick(lab);
    tick(lab);
    gather(lab);
    request(lab, 2);
    tick(lab);
    tick(lab);
    talk(lab, 2);
    own = live_run(lab);
    if (own)
        hub_run_fail(own->run, SL_UPSTREAM_LOST, "gone");
    tick(lab);
    gather(lab);
}

/* --- what the log says afterwards --- */

struct count {
    struct sl_view *view;
    unsigned terminals[RUNS];
};

static bool count_delivery(void *ctx, const struct sl_delivery *delivery)
{
    struct count *count = ctx;

    if (!delivery->is_state &&
        (delivery->type == SL_EV_RUN_FINISHED || delivery->type == SL_EV_RUN_ERROR))
        count->terminals[delivery->run.ptr[1] - '0']++;
    return true;
}

static void count_loaded(void *ctx, uint64_t generation, struct sl_place place,
                         struct sl_bytes *view)
{
    struct count *count = ctx;
    struct sl_view_limits limits = {1 << 20, 1 << 20};

    (void)generation;
    (void)place;
    count->view =
        view ? sl_view_load(sl_bytes_str(view), &limits, NULL) : sl_view_new(SL_STR("t"), &limits);
    assert_non_null(count->view);
}

static bool count_ended(void *ctx, struct sl_str run, struct sl_str terminal)
{
    struct count *count = ctx;

    (void)terminal;
    count->terminals[run.ptr[1] - '0']++;
    return true;
}

static void count_entry(void *ctx, const struct store_entry *entry)
{
    struct count *count = ctx;

    assert_true(sl_view_step(count->view, &entry->entry, count_delivery, count, NULL, NULL));
}

static void count_caught_up(void *ctx)
{
    (void)ctx;
}

static void count_lost(void *ctx, const struct sl_error *err)
{
    (void)ctx;
    fail_msg("%s", err->text);
}

static void assert_one_end_each(struct lab *lab)
{
    struct count count = {NULL, {0}}, ended = {NULL, {0}};
    struct store_follower to = {&count, count_loaded, count_entry, count_caught_up, count_lost};
    void *handle = lab->store->ops->follow(lab->store, SL_STR("t"), &to);

    tick(lab);
    assert_true(sl_view_each_ended(count.view, count_ended, &ended));
    for (int i = 0; i < RUNS; i++) {
        assert_true(count.terminals[i] <= 1);
        assert_int_equal(ended.terminals[i], lab->acked[i] ? 1 : ended.terminals[i]);
        assert_true(ended.terminals[i] <= 1);
    }
    assert_int_equal(sl_view_live_run(count.view).len, 0);
    sl_view_free(count.view);
    lab->store->ops->unfollow(lab->store, handle);
}

/* Memory is back: what was put off is done, agents end, and the log is whole. */
static void settle(struct lab *lab)
{
    struct bot_run *own;

    for (int i = 0; i < 4; i++) {
        hub_tick_second(lab->hub);
        tick(lab);
        tick(lab);
        while ((own = live_run(lab))) {
            hub_run_done(own->run);
            tick(lab);
            tick(lab);
            tick(lab);
            if (own->run)
                break;
        }
    }
    assert_int_equal(hub_live_runs(lab->hub), 0);
    assert_one_end_each(lab);
}

/* All but the claim was asked for twice under one key; the second claim finds the call answered. */
static void assert_one_answer_each(const struct lab *lab, bool nothing_failed)
{
    for (int i = 0; i < BROUGHT; i++) {
        assert_true(lab->acks[i] + lab->errors[i] <= 2);
        assert_true(lab->entries[i] <= 1);
        assert_true(i == CLAIM || !lab->acks[i] || lab->entries[i] == 1);
        if (nothing_failed)
            assert_int_equal(lab->acks[i], i == CLAIM ? 1 : 2);
        if (nothing_failed)
            assert_int_equal(lab->errors[i], i == CLAIM ? 1 : 0);
    }
}

static void session_without(size_t number)
{
    struct lab lab = {.now_ms = 1000};

    countdown = number;
    did_fail = false;
    bool open = lab_open(&lab);
    if (open)
        watch(&lab);
    if (open)
        session(&lab);
    assert_true(open || did_fail);
    countdown = 0;
    if (open)
        settle(&lab);
    for (int i = 0; i < RUNS; i++)
        assert_true(lab.acked[i] || number);
    assert_one_answer_each(&lab, number == 0);
    lab_close(&lab);
}

static void every_allocation_fails_once(void **state)
{
    size_t number = 1;

    (void)state;
    session_without(0);
    do {
        session_without(number++);
    } while (did_fail);
    assert_true(number > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_allocation_fails_once)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}

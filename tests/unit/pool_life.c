/* SPDX-License-Identifier: MIT */
/*
 * Workers that come, die and come back at random, over stores that are late and fail: every run
 * that was acknowledged ends exactly once, what was acknowledged to a worker lies in the log once,
 * and no client sees anything but the log.
 *
 * Each event carries the worker's lease, producer and number, so the log tells what became of it.
 */
#include "pool_rig.h"

#include <stdio.h>
#include <stdlib.h>

enum { WORKERS = 4, THREADS = 6, PRODUCERS = 2, HELD = 12, STEPS = 400, MAX_PROMISES = 2000 };

static uint64_t seed;

static unsigned rnd(unsigned below)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(seed >> 33) % below;
}

/* A run as its worker has it. */
struct held {
    bool used;
    char thread[8], run[8];
    uint64_t lease;
    uint64_t made[PRODUCERS], acked[PRODUCERS]; /* sequences */
    uint64_t words; /* events of "main" when it wants to end; the terminal is the next one */
};

/* The highest number of a producer that was acknowledged under a lease. */
struct promise {
    char thread[8], run[8];
    uint64_t lease, number;
    size_t p;
};

/* What became of all runs, so that the test cannot pass by doing nothing. */
static struct {
    unsigned finished, cancelled, lost, unserved, other, redispatched, continued;
} seen;

struct life {
    struct pool_rig *lab;
    struct rig_peer *peer;
    struct pool_rig_worker w[WORKERS];
    struct held held[WORKERS][HELD];
    unsigned runs[THREADS];
    struct promise promises[MAX_PROMISES];
    size_t promise_count;
};

static const char *const producer_names[PRODUCERS] = {"main", "side"};

/* --- what workers know --- */

static struct held *find_held(struct life *life, size_t who, const char *thread, const char *run)
{
    for (size_t i = 0; i < HELD; i++) {
        struct held *held = &life->held[who][i];
        if (held->used && strcmp(held->thread, thread) == 0 && strcmp(held->run, run) == 0)
            return held;
    }
    return NULL;
}

static void promise(struct life *life, const struct held *held, size_t p, uint64_t number)
{
    assert_true(life->promise_count < MAX_PROMISES);
    struct promise *row = &life->promises[life->promise_count++];
    *row = (struct promise){.lease = held->lease, .number = number, .p = p};
    memcpy(row->thread, held->thread, sizeof(row->thread));
    memcpy(row->run, held->run, sizeof(row->run));
}

static void on_line(struct life *life, size_t who, const char *line)
{
    char thread[8], run[8], word[16];
    unsigned long long lease, number;
    unsigned attempt;

    if (sscanf(line, "assign %7s %7s %llu %u", thread, run, &lease, &attempt) == 4) {
        seen.redispatched += attempt > 1;
        struct held *held = life->held[who];
        assert_null(find_held(life, who, thread, run));
        while (held->used)
            held++;
        assert_true(held < life->held[who] + HELD);
        *held = (struct held){.used = true, .lease = lease, .words = 2 + rnd(6)};
        memcpy(held->thread, thread, sizeof(thread));
        memcpy(held->run, run, sizeof(run));
    } else if (sscanf(line, "ack %7s %7s %15s %llu", thread, run, word, &number) == 4) {
        struct held *held = find_held(life, who, thread, run);
        size_t p = strcmp(word, "side") == 0;
        assert_non_null(held);
        assert_true(number <= held->made[p]);
        assert_true(number >= held->acked[p]);
        held->acked[p] = number;
        promise(life, held, p, number);
    } else if (sscanf(line, "over %7s %7s", thread, run) == 2) {
        struct held *held = find_held(life, who, thread, run);
        assert_non_null(held);
        held->used = false;
    }
}

static void listen(struct life *life)
{
    for (size_t who = 0; who < WORKERS; who++) {
        struct sl_buf *heard = &life->w[who].heard;
        char line[512];
        for (size_t at = 0; at < heard->len;) {
            const char *end = memchr(heard->ptr + at, '\n', heard->len - at);
            size_t len = (size_t)(end - (heard->ptr + at));
            snprintf(line, sizeof(line), "%.*s", (int)len, heard->ptr + at);
            on_line(life, who, line);
            at += len + 1;
        }
        sl_buf_reset(heard);
    }
}

/* --- what workers do --- */

static void print_event(const struct held *held, size_t p, uint64_t sequence, char *out,
                        size_t size)
{
    if (p == 0 && sequence == 1)
        snprintf(out, size, "{\"type\":\"RUN_STARTED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
                 held->thread, held->run);
    else if (p == 0 && sequence == held->words + 1)
        snprintf(out, size, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"%s\",\"runId\":\"%s\"}",
                 held->thread, held->run);
    else
        snprintf(out, size, "{\"type\":\"CUSTOM\",\"name\":\"%s/%s/%llu/%s\",\"value\":%llu}",
                 held->thread, held->run, (unsigned long long)held->lease, producer_names[p],
                 (unsigned long long)sequence);
}

/* Sends events [from, ...] of a producer; a refusal is one that a run can meet. */
static void send(struct life *life, size_t who, struct held *held, size_t p, uint64_t from,
                 size_t count)
{
    struct pool_run run = {sl_str_from(held->thread), sl_str_from(held->run), held->lease};
    char texts[4][200];
    struct sl_str events[4];
    struct sl_error err = {0};

    for (size_t i = 0; i < count; i++) {
        print_event(held, p, from + i, texts[i], sizeof(texts[i]));
        events[i] = sl_str_from(texts[i]);
    }
    uint64_t before = held->made[p];
    if (from + count - 1 > held->made[p])
        held->made[p] = from + count - 1;
    if (pool_events(life->w[who].worker, &run, sl_str_from(producer_names[p]), from, events, count,
                    &err))
        return;
    held->made[p] = before;
    if (err.code != SL_RUN_OVER && err.code != SL_TOO_MANY)
        fail_msg("events were refused: %s %s", sl_code_name(err.code), err.text);
}

/* One of those that the worker has; NULL when it has none. */
static struct held *any_held(struct life *life, size_t who)
{
    size_t from = rnd(HELD);

    for (size_t i = 0; i < HELD; i++)
        if (life->held[who][(from + i) % HELD].used)
            return &life->held[who][(from + i) % HELD];
    return NULL;
}

static void work(struct life *life, size_t who)
{
    struct held *held = any_held(life, who);

    if (!life->w[who].worker || !held)
        return;
    size_t p = held->made[0] > 0 ? rnd(PRODUCERS) : 0;
    if (p == 1 && held->made[0] > held->words)
        return;
    if (rnd(5) == 0 && held->made[p] > 0) { /* again, what it has not heard of, or even that */
        uint64_t from = 1 + rnd((unsigned)held->made[p]);
        size_t count = (size_t)(held->made[p] - from + 1);
        send(life, who, held, p, from, count > 4 ? 4 : count);
        return;
    }
    uint64_t from = held->made[p] + 1;
    size_t count = 1 + rnd(3);
    if (p == 0 && from + count - 1 > held->words + 1)
        count = from > held->words + 1 ? 0 : (size_t)(held->words + 2 - from);
    if (count)
        send(life, who, held, p, from, count);
}

static struct held *continuing; /* the one whose producers are told */

static void on_sequence(void *ctx, struct sl_str producer, uint64_t sequence)
{
    size_t p = sl_str_equal(producer, SL_STR("side"));

    (void)ctx;
    assert_true(sequence <= continuing->made[p]);
    assert_true(sequence >= continuing->acked[p]);
    continuing->acked[p] = sequence;
    seen.continued++;
}

static void come(struct life *life, size_t who, bool forgetful)
{
    struct pool_agent_row row = {SL_STR("w"), SL_STR(""), SL_POLICY_REPAIR, true};
    struct pool_hello hello = {sl_str_from(life->w[who].id), SL_STR("s"), &row, 1, 1 + rnd(3)};

    assert_true(pool_rig_hello(&life->w[who], &hello, NULL));
    for (size_t i = 0; i < HELD; i++) {
        struct held *held = &life->held[who][i];
        struct pool_run run = {sl_str_from(held->thread), sl_str_from(held->run), held->lease};
        if (!held->used)
            continue;
        continuing = held;
        if (forgetful || !pool_continue(life->w[who].worker, &run, on_sequence, NULL, NULL))
            held->used = false;
    }
    pool_rig_ready(&life->w[who]);
    listen(life);
    /* What it does not know to be durable is sent again. */
    for (size_t i = 0; i < HELD; i++) {
        struct held *held = &life->held[who][i];
        for (size_t p = 0; held->used && p < PRODUCERS; p++)
            for (uint64_t from = held->acked[p] + 1; held->used && from <= held->made[p]; from += 4)
                send(life, who, held, p, from,
                     held->made[p] - from >= 4 ? 4 : (size_t)(held->made[p] - from + 1));
    }
}

static void change_a_worker(struct life *life)
{
    size_t who = rnd(WORKERS);
    struct pool_rig_worker *worker = &life->w[who];

    listen(life);
    if (!worker->worker || rnd(4) == 0) {
        if (worker->worker) /* over another connection, while the old one is there */
            pool_rig_detach(worker);
        come(life, who, rnd(6) == 0);
    } else if (rnd(3) == 0) {
        struct held *held = any_held(life, who);
        struct pool_run run = {SL_STR(""), SL_STR(""), 0};
        if (held)
            run = (struct pool_run){sl_str_from(held->thread), sl_str_from(held->run), held->lease};
        if (held && pool_release(worker->worker, &run, "released", NULL)) {
            listen(life);
            held->used = false;
        }
    } else {
        pool_rig_detach(worker);
        if (rnd(3) == 0)
            for (size_t i = 0; i < HELD; i++)
                life->held[who][i].used = false; /* the process died */
    }
}

/* --- what clients do, and the store --- */

static void ask(struct life *life)
{
    unsigned at = rnd(THREADS);
    char thread[8], run[8];

    snprintf(thread, sizeof(thread), "t%u", at);
    snprintf(run, sizeof(run), "r%u", life->runs[at]++);
    pool_rig_ask(life->peer, "w", thread, run);
}

static void cancel(struct life *life)
{
    unsigned at = rnd(THREADS);
    char thread[8], run[8];

    snprintf(thread, sizeof(thread), "t%u", at);
    snprintf(run, sizeof(run), "r%u", life->runs[at] - 1);
    if (life->runs[at] > 0)
        rig_cancel(life->peer, thread, run);
}

static void trouble_the_store(struct life *life)
{
    static const enum delay_op ops[] = {DELAY_APPEND, DELAY_ADMIT,  DELAY_RETAKE,
                                        DELAY_FENCE,  DELAY_FINISH, DELAY_POST};
    struct store *store = life->lab->rig->delay;
    enum delay_op op = ops[rnd(6)];

    switch (rnd(8)) {
    case 0:
        store_delay_fail(store, op, SL_STORE_LOST, 1);
        break;
    case 1:
        store_delay_refuse(store, op, 1);
        break;
    case 2:
        store_delay_hold(store, op, true);
        break;
    case 3:
        store_delay_hold_entries(store, true);
        break;
    default: /* it recovers more often */
        for (size_t i = 0; i < 6; i++)
            store_delay_hold(store, ops[i], false);
        store_delay_hold_entries(store, false);
        break;
    }
}

static void step(struct life *life)
{
    unsigned what = rnd(100);

    listen(life);
    if (what < 50)
        work(life, rnd(WORKERS));
    else if (what < 75)
        rig_tick(life->lab->rig);
    else if (what < 82)
        ask(life);
    else if (what < 84)
        cancel(life);
    else if (what < 91)
        change_a_worker(life);
    else if (what < 96 && life->lab->rig->delay)
        trouble_the_store(life);
    else
        pool_rig_pass(life->lab, 50 + rnd(200));
}

/* --- what must hold afterwards --- */

static void calm_down(struct life *life)
{
    struct store *store = life->lab->rig->delay;

    for (int op = 0; store && op < DELAY_OPS; op++) {
        store_delay_hold(store, (enum delay_op)op, false);
        store_delay_fail(store, (enum delay_op)op, SL_STORE_LOST, 0);
        store_delay_refuse(store, (enum delay_op)op, 0);
    }
    if (store)
        store_delay_hold_entries(store, false);
    listen(life);
    for (size_t who = 0; who < WORKERS; who++)
        if (life->w[who].worker)
            pool_rig_detach(&life->w[who]);
    /* Leases, waits, graces and as many attempts as there are. */
    pool_rig_pass(life->lab, 6000);
    assert_int_equal(hub_live_runs(life->lab->rig->hub), 0);
}

static void count_end(const char *text)
{
    if (strstr(text, "\"cancelled\""))
        seen.cancelled++;
    else if (strstr(text, "\"RUN_FINISHED\""))
        seen.finished++;
    else if (strstr(text, "\"worker_lost\""))
        seen.lost++;
    else if (strstr(text, "\"no_worker\""))
        seen.unserved++;
    else
        seen.other++;
}

/* Numbers of a producer's events under one lease rise by one in the log, from one on. */
static void check_thread(struct life *life, unsigned at)
{
    char thread[8];
    struct rig_oracle *oracle;
    unsigned long long side = 0;

    snprintf(thread, sizeof(thread), "t%u", at);
    if (life->runs[at] == 0)
        return;
    oracle = rig_watch(life->lab->rig, thread);
    unsigned began = 0, ended = 0;
    unsigned long long number_main = 1;
    for (size_t i = 0; i < oracle->deliveries.count; i++) {
        char text[256], name[32];
        unsigned long long lease, number;
        snprintf(text, sizeof(text), "%.*s",
                 SL_STR_ARG(sl_bytes_str(oracle->deliveries.items[i].json)));
        if (strstr(text, "\"RUN_STARTED\"")) {
            assert_int_equal(began++, ended); /* the one before is over */
            number_main = 1;
            side = 0;
        } else if (strstr(text, "\"RUN_FINISHED\"") || strstr(text, "\"RUN_ERROR\"")) {
            ended++;
            count_end(text);
        } else if (sscanf(text,
                          "{\"type\":\"CUSTOM\",\"name\":\"t%*u/%31[^/]/%llu/main\",\"value\":%llu",
                          name, &lease, &number) == 3) {
            assert_int_equal(number, number_main + 1);
            number_main = number;
        } else if (sscanf(text,
                          "{\"type\":\"CUSTOM\",\"name\":\"t%*u/%31[^/]/%llu/side\",\"value\":%llu",
                          name, &lease, &number) == 3) {
            assert_int_equal(number, side + 1);
            side = number;
        }
    }
    assert_int_equal(began, ended);
    assert_int_equal(oracle->terminals, ended);
    /* Every grant has its end. */
    unsigned granted = 0;
    for (size_t i = 0; i < oracle->count; i++)
        granted += oracle->entries[i].entry.kind == SL_ENTRY_GRANT &&
                   oracle->entries[i].entry.body.len > 2;
    assert_int_equal(granted, ended);
}

static void check_promise(const struct life *life, const struct promise *row)
{
    const struct rig_oracle *oracle = rig_watch(life->lab->rig, row->thread);
    uint64_t count = 0;

    for (size_t i = 0; i < oracle->count; i++) {
        const struct sl_entry *entry = &oracle->entries[i].entry;
        bool side = memmem(entry->body.ptr, entry->body.len, "/side\"", 6) != NULL;
        count += entry->kind == SL_ENTRY_EVENT && entry->lease == row->lease &&
                 sl_str_equal(entry->run, sl_str_from(row->run)) && side == (row->p == 1);
    }
    if (count < row->number)
        fail_msg("%s %s: %llu of %s were acknowledged, %llu are in the log", row->thread, row->run,
                 (unsigned long long)row->number, producer_names[row->p],
                 (unsigned long long)count);
}

static void live(bool delayed, uint64_t with)
{
    struct rig_setup setup = {.delayed = delayed, .queue_entries = 50};
    struct life *life = calloc(1, sizeof(*life));
    char id[4] = "a";

    assert_non_null(life);
    seed = with;
    life->lab = pool_rig_new(&setup);
    life->peer = rig_peer_new(life->lab->rig, rnd(2) ? SL_JSON : SL_MSGPACK);
    for (unsigned at = 0; at < THREADS; at++) {
        char thread[8];
        snprintf(thread, sizeof(thread), "t%u", at);
        rig_subscribe(life->peer, at, thread, NULL);
    }
    for (size_t who = 0; who < WORKERS; who++) {
        pool_rig_worker_init(&life->w[who], life->lab, id);
        id[0]++;
    }
    rig_settle(life->lab->rig);
    for (int i = 0; i < STEPS; i++) {
        step(life);
        if (rnd(10) == 0)
            rig_drain(life->peer);
    }
    calm_down(life);
    for (unsigned at = 0; at < THREADS; at++) {
        check_thread(life, at);
        rig_caught_up(life->peer, at);
    }
    for (size_t i = 0; i < life->promise_count; i++)
        check_promise(life, &life->promises[i]);
    rig_peer_free(life->peer);
    for (size_t who = 0; who < WORKERS; who++)
        pool_rig_worker_clear(&life->w[who]);
    pool_rig_free(life->lab);
    free(life);
}

static void many_lives(void **state)
{
    bool delayed = *(bool *)*state;

    for (uint64_t with = 1; with <= 50; with++)
        live(delayed, with);
    print_message("finished %u, cancelled %u, lost %u, without a worker %u, otherwise %u; started "
                  "again %u, gone on with %u\n",
                  seen.finished, seen.cancelled, seen.lost, seen.unserved, seen.other,
                  seen.redispatched, seen.continued);
    assert_true(seen.finished > 100 && seen.cancelled > 20 && seen.lost > 50 && seen.unserved > 20);
    assert_true(seen.redispatched > 20 && seen.continued > 50);
    memset(&seen, 0, sizeof(seen));
}

int main(int argc, char **argv)
{
    static bool prompt = false, delayed = true;
    const struct CMUnitTest tests[] = {
        {"many_lives over memory", many_lives, NULL, NULL, &prompt},
        {"many_lives over a late store", many_lives, NULL, NULL, &delayed},
    };

    if (argc > 1) { /* one life, to look at */
        live(argc > 2, strtoull(argv[1], NULL, 10));
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}

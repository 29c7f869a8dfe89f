/* SPDX-License-Identifier: MIT */
/*
 * Several clients and an agent change one document, in random order, over a store that is late,
 * fails, loses its answers and now and then the thread; clients come back under the same keys.
 *
 * At the end every change has one verdict, given as often as it was asked for and always the same;
 * what was acknowledged is in the document once, what was refused is not; every reader had the very
 * log, and an agent that applies what it said and what it was given has the document too.
 */
#include "unit/hub_verbs.h"

#include "sluice/patch.h"
#include "sluice/view.h"

#include <stdio.h>
#include <stdlib.h>

#define CLIENTS 3
#define CHANGES 900 /* no more than keys and refusals are remembered */
#define RUNS    48
#define REFS    100 /* a change's ref is its number behind this */

struct change {
    char key[16], patch[256];
    int client;
    unsigned asked, told; /* on the connection that is there now */
    bool decided, refused;
    bool increments;
};

/* A run as its agent knows it. */
struct actor {
    struct rig_run *run;
    struct sl_value *state;
    char said[256][160]; /* the patch of each event; empty for none */
    size_t count, applied;
    bool finished;
    bool lost; /* the thread was: nobody gave it what came afterwards */
};

struct game {
    struct rig *rig;
    struct rig_peer *clients[CLIENTS];
    struct change changes[CHANGES];
    size_t count;
    struct actor actors[RUNS];
    size_t run_count;
    uint32_t random;
    unsigned refusals, repeats, losses, agents;
};

static uint32_t pick(struct game *game, uint32_t below)
{
    game->random = game->random * 1664525U + 1013904223U;
    return (game->random >> 8) % below;
}

/* --- clients --- */

static void send_change(struct game *game, size_t number)
{
    struct change *change = &game->changes[number];
    struct rig_peer *peer = game->clients[change->client];
    struct hub_state_change with = {sl_str_from(change->key), SL_STR("t"),
                                    sl_str_from(change->patch), true};

    if (hub_peer_unanswered(peer->peer) >= 32)
        return;
    change->asked++;
    hub_change_state(peer->peer, &peer->who, (struct hub_ref){true, REFS + number}, &with);
}

static uint64_t number_at(struct rig *rig, const char *pointer)
{
    struct sl_value *value =
        sl_pointer_get(sl_view_state(rig_watch(rig, "t")->view), sl_str_from(pointer), NULL);

    char text[32]; /* what lies behind a number may be a digit */

    assert_non_null(value);
    snprintf(text, sizeof(text), "%.*s", SL_STR_ARG(sl_value_text(value)));
    return strtoull(text, NULL, 10);
}

static void new_change(struct game *game)
{
    size_t number = game->count;
    struct change *change = &game->changes[number];
    char first[128] = "";
    unsigned name = pick(game, 8);

    if (number == CHANGES)
        return;
    game->count++;
    *change = (struct change){.client = (int)pick(game, CLIENTS)};
    snprintf(change->key, sizeof(change->key), "c%zu", number);
    switch (pick(game, 4)) {
    case 0: /* what it saw last, which may be too old */
        change->increments = true;
        snprintf(first, sizeof(first),
                 "{\"op\":\"test\",\"path\":\"/n\",\"value\":%llu},"
                 "{\"op\":\"replace\",\"path\":\"/n\",\"value\":%llu},",
                 (unsigned long long)number_at(game->rig, "/n"),
                 (unsigned long long)number_at(game->rig, "/n") + 1);
        break;
    case 1:
        snprintf(first, sizeof(first), "{\"op\":\"add\",\"path\":\"/map/%u\",\"value\":%zu},", name,
                 number);
        break;
    case 2:
        snprintf(first, sizeof(first), "{\"op\":\"remove\",\"path\":\"/map/%u\"},", name);
        break;
    default:
        break;
    }
    snprintf(change->patch, sizeof(change->patch),
             "[%s{\"op\":\"add\",\"path\":\"/log/-\",\"value\":\"c%zu\"}]", first, number);
    send_change(game, number);
}

static void on_verdict(struct game *game, size_t number, bool refused)
{
    struct change *change = &game->changes[number];

    change->told++;
    assert_true(change->told <= change->asked);
    if (change->decided) {
        assert_int_equal(change->refused, refused);
        game->repeats++;
    }
    change->decided = true;
    change->refused = refused;
    game->refusals += refused;
}

static void on_line(struct game *game, int client, char *line)
{
    size_t number;
    char code[32];

    if (sscanf(line, "{\"op\":\"ack\",\"ref\":%zu,\"request\":\"state\"", &number) == 1 &&
        number >= REFS && strstr(line, "\"request\":\"state\"")) {
        assert_non_null(strstr(line, "\"cursor\":\""));
        on_verdict(game, number - REFS, false);
    } else if (sscanf(line, "{\"op\":\"error\",\"ref\":%zu,\"code\":\"%31[a-z_]", &number, code) ==
                   2 &&
               number >= REFS) {
        if (strcmp(code, "store_lost") == 0) {
            game->changes[number - REFS].told++;
        } else {
            assert_string_equal(code, "patch_failed");
            assert_non_null(strstr(line, "\"field\":\"patch/0"));
            on_verdict(game, number - REFS, true);
        }
    } else if (strstr(line, "\"sub\":1,\"code\":\"store_lost\"")) {
        struct rig_peer *peer = game->clients[client];
        rig_subscribe(peer, 1, "t",
                      peer->cursor_count ? peer->cursors[peer->cursor_count - 1] : NULL);
    }
}

static void read_answers(struct game *game, int client)
{
    struct rig_peer *peer = game->clients[client];
    char *lines = strndup(peer->control.ptr ? peer->control.ptr : "", peer->control.len);
    char *rest = lines, *line;

    sl_buf_reset(&peer->control);
    while ((line = strsep(&rest, "\n")))
        on_line(game, client, line);
    free(lines);
}

static void connect_client(struct game *game, int client, const char *after)
{
    game->clients[client] = rig_peer_new(game->rig, client == 1 ? SL_MSGPACK : SL_JSON);
    rig_subscribe(game->clients[client], 1, "t", after);
}

/* What it had asked is answered to nobody. */
static void reconnect(struct game *game, int client)
{
    struct rig_peer *old = game->clients[client];
    char *after = old->cursor_count ? strdup(old->cursors[old->cursor_count - 1]) : NULL;

    read_answers(game, client);
    rig_peer_free(old);
    for (size_t i = 0; i < game->count; i++) {
        if (game->changes[i].client == client)
            game->changes[i].asked = game->changes[i].told = 0;
    }
    connect_client(game, client, after);
    free(after);
}

/* Somebody who waits loses patience, or heard that the store did. */
static void ask_again(struct game *game)
{
    for (int tries = 0; tries < 20 && game->count; tries++) {
        size_t number = pick(game, (uint32_t)game->count);
        if (!game->changes[number].decided || pick(game, 20) == 0) {
            send_change(game, number);
            return;
        }
    }
}

/* --- the agent --- */

static void apply(struct actor *actor, const char *patch, struct sl_str body)
{
    static const struct sl_patch_limits limits = {1 << 20, 0, 1 << 20};
    struct sl_patch_result result;
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, patch ? sl_str_from(patch) : body, NULL));
    uint32_t node = patch ? 0 : sl_doc_get(&doc, 0, SL_STR("patch"));
    assert_true(node != SL_NONE);
    bool applied = sl_patch_apply(&actor->state, &doc, node, &limits, &result, NULL);
    assert_true(applied || patch); /* what it is given has applied */
    sl_doc_clear(&doc);
}

static void apply_own(struct actor *actor, size_t until)
{
    for (; actor->applied < until; actor->applied++) {
        if (actor->said[actor->applied][0])
            apply(actor, actor->said[actor->applied], (struct sl_str){NULL, 0});
    }
}

static void read_given(struct actor *actor)
{
    struct sl_buf *given = &actor->run->given;
    size_t at = 0;

    while (at < given->len) {
        const char *line = given->ptr + at;
        const char *end = memchr(line, '\n', given->len - at);
        const char *body = memchr(line, '{', (size_t)(end - line));
        unsigned long long after;
        assert_int_equal(sscanf(line, "patch %llu {", &after), 1);
        apply_own(actor, (size_t)after);
        apply(actor, NULL, (struct sl_str){body, (size_t)(end - body)});
        at = (size_t)(end - given->ptr) + 1;
    }
    sl_buf_reset(given);
}

static void say(struct actor *actor, const char *patch)
{
    char event[256];

    assert_true(actor->count < 255);
    snprintf(actor->said[actor->count++], sizeof(actor->said[0]), "%s", patch);
    snprintf(event, sizeof(event), "{\"type\":\"STATE_DELTA\",\"delta\":%s}", patch);
    rig_say(actor->run, event);
}

static void on_start(struct rig_run *run)
{
    struct game *game = run->rig->test;
    struct actor *actor = &game->actors[game->run_count++];
    struct sl_doc doc = {0};

    actor->run = run;
    assert_true(sl_doc_parse(&doc, sl_str_from(run->input), NULL));
    actor->state = sl_value_from_node(&doc, sl_doc_get(&doc, 0, SL_STR("state")));
    assert_non_null(actor->state);
    sl_doc_clear(&doc);
}

static void act(struct game *game)
{
    struct actor *actor = game->run_count ? &game->actors[game->run_count - 1] : NULL;
    char text[160];

    if (!actor || actor->run->stops) {
        snprintf(text, sizeof(text), "run%zu-%u", game->run_count, pick(game, 1U << 20));
        if (game->run_count < RUNS - 2)
            rig_ask(game->clients[0], "t", text);
        return;
    }
    if (actor->finished)
        return;
    if (actor->count == 0) {
        rig_begin(actor->run);
        actor->count++;
    }
    unsigned name = pick(game, 8);
    if (actor->count > 200 || pick(game, 40) == 0) {
        rig_finish(actor->run);
        actor->finished = true;
    } else if (pick(game, 3)) {
        snprintf(text, sizeof(text), "[{\"op\":\"add\",\"path\":\"/map/%u\",\"value\":\"agent\"}]",
                 name);
        say(actor, text);
    } else {
        snprintf(text, sizeof(text), "[{\"op\":\"remove\",\"path\":\"/map/%u\"}]", name);
        say(actor, text);
    }
}

/* --- the play --- */

static void disturb(struct game *game)
{
    struct store *delay = game->rig->delay;

    switch (pick(game, 6)) {
    case 0:
        store_delay_hold(delay, DELAY_POST, pick(game, 2));
        break;
    case 1:
        store_delay_hold_entries(delay, pick(game, 2));
        break;
    case 2:
        store_delay_fail(delay, DELAY_POST, SL_STORE_LOST, pick(game, 3));
        break;
    case 3:
        store_delay_lose_answers(delay, DELAY_POST, SL_STORE_LOST, pick(game, 3));
        break;
    case 4:
        reconnect(game, (int)pick(game, CLIENTS));
        break;
    default:
        if (pick(game, 20))
            break;
        game->losses++;
        for (size_t i = 0; i < game->run_count; i++)
            game->actors[i].lost |= game->actors[i].run->stops == 0;
        store_delay_hold_entries(delay, false);
        store_delay_lose(delay, SL_STR("t"), SL_STORE_LOST);
        break;
    }
}

static void step(struct game *game)
{
    uint32_t what = pick(game, 16);

    if (what < 6)
        new_change(game);
    else if (what < 8)
        ask_again(game);
    else if (what < 11)
        act(game);
    else if (what < 12)
        disturb(game);
    else
        rig_tick(game->rig);
    if (pick(game, 4))
        return;
    for (int i = 0; i < CLIENTS; i++) {
        read_answers(game, i);
        if (pick(game, 2))
            rig_drain(game->clients[i]);
    }
}

static void calm(struct game *game)
{
    struct store *delay = game->rig->delay;

    store_delay_hold(delay, DELAY_POST, false);
    store_delay_hold_entries(delay, false);
    store_delay_fail(delay, DELAY_POST, SL_STORE_LOST, 0);
    store_delay_lose_answers(delay, DELAY_POST, SL_STORE_LOST, 0);
    rig_settle(game->rig);
    for (int i = 0; i < CLIENTS; i++)
        read_answers(game, i);
    rig_settle(game->rig);
}

/* Everybody asks for what has no answer, and then once more for everything. */
static void end_play(struct game *game)
{
    struct actor *last = game->run_count ? &game->actors[game->run_count - 1] : NULL;

    calm(game);
    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i < game->count; i++) {
            if (round == 0 && game->changes[i].decided)
                continue;
            send_change(game, i);
            if (i % 16 == 0)
                calm(game);
        }
        calm(game);
    }
    if (last && !last->run->stops && !last->finished) {
        if (last->count++ == 0)
            rig_begin(last->run);
        rig_finish(last->run);
        last->finished = true;
    }
    for (int i = 0; i < CLIENTS; i++)
        rig_caught_up(game->clients[i], 1);
}

/* --- the verdict --- */

static unsigned times_in(struct sl_str text, const char *key)
{
    char quoted[32];
    unsigned times = 0;
    size_t len = (size_t)snprintf(quoted, sizeof(quoted), "\"%s\"", key);

    for (size_t i = 0; i + len <= text.len; i++)
        times += memcmp(text.ptr + i, quoted, len) == 0;
    return times;
}

static void check_changes(struct game *game)
{
    struct sl_buf text = SL_BUF_INIT;
    uint64_t increments = 0;

    sl_value_print(sl_view_state(rig_watch(game->rig, "t")->view), &text);
    for (size_t i = 0; i < game->count; i++) {
        const struct change *change = &game->changes[i];
        assert_true(change->decided);
        assert_int_equal(change->asked, change->told);
        assert_int_equal(times_in(sl_buf_str(&text), change->key), change->refused ? 0 : 1);
        increments += change->increments && !change->refused;
    }
    assert_int_equal(number_at(game->rig, "/n"), increments);
    sl_buf_clear(&text);
}

static bool ignore_delivery(void *ctx, const struct sl_delivery *delivery)
{
    (void)ctx;
    (void)delivery;
    return true;
}

static void check_actor(struct game *game, const struct sl_entry *entry, struct sl_view *view)
{
    for (size_t i = 0; i < game->run_count; i++) {
        struct actor *actor = &game->actors[i];
        if (!actor->finished || actor->lost || entry->kind != SL_ENTRY_EVENT ||
            !sl_str_equal(entry->run, sl_str_from(actor->run->id)))
            continue;
        read_given(actor);
        apply_own(actor, actor->count);
        assert_true(sl_value_equal(actor->state, sl_view_state(view)));
        game->agents++;
    }
}

/* The log again from the start: the agents' documents where their runs end. */
static void check_agents(struct game *game)
{
    const struct rig_oracle *oracle = rig_watch(game->rig, "t");
    struct sl_view_limits limits = {1 << 20, 1 << 20};
    struct sl_view *view = sl_view_new(SL_STR("t"), &limits);

    for (size_t i = 0; i < oracle->count; i++) {
        struct sl_view_report report;
        const struct sl_entry *entry = &oracle->entries[i].entry;
        assert_true(sl_view_step(view, entry, ignore_delivery, NULL, &report, NULL));
        if (report.run_ended)
            check_actor(game, entry, view);
    }
    assert_true(sl_value_equal(sl_view_state(view), sl_view_state(oracle->view)));
    sl_view_free(view);
}

static void play(uint32_t seed, struct game *totals)
{
    struct rig_setup setup = {.delayed = true, .channel = true, .max_keys = 1000};
    struct game *game = calloc(1, sizeof(*game));

    assert_non_null(game);
    setup.queue_entries = seed % 2 ? 40 : 0;
    game->random = seed;
    game->rig = rig_new(&setup);
    game->rig->test = game;
    game->rig->on_start = on_start;
    for (int i = 0; i < CLIENTS; i++)
        connect_client(game, i, NULL);
    change(game->clients[0], "first", false, "{\"n\":0,\"log\":[],\"map\":{}}");
    rig_settle(game->rig);
    while (game->count < CHANGES)
        step(game);
    end_play(game);
    check_changes(game);
    check_agents(game);
    totals->refusals += game->refusals;
    totals->repeats += game->repeats;
    totals->losses += game->losses;
    totals->agents += game->agents;
    totals->run_count += game->run_count;
    for (int i = 0; i < CLIENTS; i++)
        rig_peer_free(game->clients[i]);
    for (size_t i = 0; i < game->run_count; i++)
        sl_value_unref(game->actors[i].state);
    rig_free(game->rig);
    free(game);
}

static void all_end_with_one_document(void **state)
{
    struct game *totals = calloc(1, sizeof(*totals));

    (void)state;
    assert_non_null(totals);
    for (uint32_t seed = 1; seed <= 6; seed++)
        play(seed, totals);
    /* It was no easy play. */
    assert_true(totals->refusals > 1000 && totals->repeats > 6 * CHANGES);
    assert_true(totals->losses > 5 && totals->run_count > 20 && totals->agents > 10);
    free(totals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_end_with_one_document)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}

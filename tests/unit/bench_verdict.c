/* SPDX-License-Identifier: MIT */
/* The bench's verdict: each thing that may be wrong with a stream is found, and called its name. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "follow.h"

enum { EVENTS = 200, MAX_FRAMES = 400 };

/* A run's frames as a gateway would deliver them, and a follower that gets them. */
struct rig {
    struct bench_thread thread;
    struct load_result *results[2];
    struct load_result result[2];
    char *frames[MAX_FRAMES]; /* heap */
    size_t count;
    struct verdict verdict;
    struct latency latency;
    struct follow_report report;
    struct follower follower;
};

static char *frame_of(struct sl_str event, unsigned run, size_t place)
{
    size_t size = event.len + 120;
    char *frame = malloc(size);

    snprintf(frame, size,
             "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c%zu\",\"runId\":\"r%u\",\"event\":%.*s}",
             place, run, SL_STR_ARG(event));
    return frame;
}

static void publish(struct rig *rig, unsigned run)
{
    struct load load = {.thread = "t-0",
                        .run = run,
                        .events = EVENTS,
                        .payload = 5,
                        .result = &rig->result[run - 1]};
    struct sl_buf event = SL_BUF_INIT;

    rig->thread.runs = run;
    while (load.step != LOAD_OVER) {
        sl_buf_reset(&event);
        load_next(&load, bench_now_us(), &event);
        assert_true(rig->count < MAX_FRAMES);
        rig->frames[rig->count] = frame_of(sl_buf_str(&event), run, rig->count);
        rig->count++;
    }
    sl_buf_clear(&event);
}

static void rig_start(struct rig *rig)
{
    *rig = (struct rig){.thread = {.id = "t-0"}};
    for (size_t i = 0; i < 2; i++)
        rig->results[i] = &rig->result[i];
    rig->thread.results = rig->results;
    rig->report.verdict = &rig->verdict;
    rig->report.latency = &rig->latency;
    follower_init(&rig->follower, &rig->thread, &rig->report, 7, 0);
    publish(rig, 1);
}

static void rig_clear(struct rig *rig)
{
    for (size_t i = 0; i < rig->count; i++)
        free(rig->frames[i]);
    for (size_t i = 0; i < 2; i++)
        sl_value_unref(rig->result[i].state);
    follower_clear(&rig->follower);
}

static void give(struct rig *rig, const char *frame)
{
    struct sl_doc doc = {0};

    assert_true(sl_doc_parse(&doc, sl_str_from(frame), NULL));
    follower_take(&rig->follower, &doc, 0, sl_doc_body(&doc, sl_doc_get(&doc, 0, SL_STR("op"))));
    sl_doc_clear(&doc);
}

static void give_from(struct rig *rig, size_t first, size_t end)
{
    for (size_t i = first; i < end; i++)
        give(rig, rig->frames[i]);
}

/* The frame of the numbered event. */
static size_t find(const struct rig *rig, unsigned number, const char *form)
{
    char text[60];

    snprintf(text, sizeof(text), form, number);
    for (size_t i = 0; i < rig->count; i++)
        if (strstr(rig->frames[i], text))
            return i;
    fail_msg("no frame has %s", text);
    return 0;
}

#define PIECE "\"delta\":\"%u "
#define PATCH "\"path\":\"/number\",\"value\":%u}"

/* Checks that these findings were made, and no other. */
static void check(const struct rig *rig, enum finding a, uint64_t a_count, enum finding b,
                  uint64_t b_count)
{
    for (size_t i = 0; i < FINDING_COUNT; i++) {
        uint64_t wanted = (i == a ? a_count : 0) + (i == b ? b_count : 0);
        if (rig->verdict.counts[i] != wanted)
            fail_msg("%s: %llu, not %llu (%s)", finding_name((enum finding)i),
                     (unsigned long long)rig->verdict.counts[i], (unsigned long long)wanted,
                     rig->verdict.examples[0]);
    }
}
#define NOTHING FINDING_LOSS, 0, FINDING_LOSS, 0

static void test_clean(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    assert_false(follower_has_ended(&rig.follower, 1));
    give_from(&rig, 0, rig.count);
    check(&rig, NOTHING);
    assert_true(verdict_is_clean(&rig.verdict));
    assert_true(follower_has_ended(&rig.follower, 1));
    assert_int_equal(rig.report.delivered, EVENTS);
    assert_int_equal(rig.latency.count, EVENTS);
    follower_give_up(&rig.follower);
    check(&rig, NOTHING);
    rig_clear(&rig);
}

/* Text that is lost is missing at the end, too; a patch that is, in the state. */
static void test_loss(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    size_t at = find(&rig, 9, PIECE);
    give_from(&rig, 0, at);
    give_from(&rig, at + 2, rig.count);
    check(&rig, FINDING_LOSS, 2, FINDING_TEXT, 1);
    assert_string_equal(rig.verdict.examples[0],
                        "loss: reader 7, thread t-0, run 1: 9 to 10 did not come");
    rig_clear(&rig);
    rig_start(&rig);
    at = find(&rig, 16, PATCH);
    give_from(&rig, 0, at);
    give_from(&rig, at + 1, rig.count);
    check(&rig, FINDING_LOSS, 1, FINDING_STATE, 0);
    rig_clear(&rig);
}

/* A patch that comes early enough to be forgotten leaves no trace; a late one does. */
static void test_last_patch_lost(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    size_t at = find(&rig, EVENTS, PATCH);
    give_from(&rig, 0, at);
    give_from(&rig, at + 1, rig.count);
    check(&rig, FINDING_LOSS, 1, FINDING_STATE, 1);
    rig_clear(&rig);
}

static void test_repetition(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    size_t at = find(&rig, 9, PIECE);
    give_from(&rig, 0, at + 1);
    give_from(&rig, at, rig.count);
    check(&rig, FINDING_REPETITION, 1, FINDING_TEXT, 1);
    rig_clear(&rig);
}

static void test_order(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    size_t at = find(&rig, 9, PIECE);
    give_from(&rig, 0, at);
    give(&rig, rig.frames[at + 1]);
    give(&rig, rig.frames[at]);
    give_from(&rig, at + 2, rig.count);
    check(&rig, FINDING_ORDER, 1, FINDING_TEXT, 1);
    rig_clear(&rig);
}

static void test_changed(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    *strstr(rig.frames[find(&rig, 9, PIECE)], "xxxxx") = 'y';
    give_from(&rig, 0, rig.count);
    check(&rig, FINDING_TEXT, 1, FINDING_LOSS, 0);
    rig_clear(&rig);
    rig_start(&rig);
    strstr(rig.frames[find(&rig, EVENTS, PATCH)], "\"/last/-\",\"value\":")[18] = '7';
    give_from(&rig, 0, rig.count);
    check(&rig, FINDING_STATE, 1, FINDING_LOSS, 0);
    rig_clear(&rig);
}

static void test_endings(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    give_from(&rig, 0, rig.count - 1);
    assert_false(follower_has_ended(&rig.follower, 1));
    follower_give_up(&rig.follower);
    check(&rig, FINDING_ENDING, 1, FINDING_LOSS, 0);
    rig_clear(&rig);
    rig_start(&rig);
    give_from(&rig, 0, rig.count - 1);
    give(&rig, "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r1\",\"event\":"
               "{\"type\":\"RUN_ERROR\",\"code\":\"worker_lost\"}}");
    check(&rig, FINDING_ENDING, 1, FINDING_LOSS, 0);
    assert_string_equal(rig.verdict.examples[0],
                        "ending: reader 7, thread t-0, run 1: it ended with RUN_ERROR worker_lost");
    rig_clear(&rig);
    rig_start(&rig);
    rig.result[0].done = false;
    give_from(&rig, 0, rig.count);
    check(&rig, FINDING_ENDING, 1, FINDING_LOSS, 0);
    rig_clear(&rig);
    rig_start(&rig);
    give(&rig, rig.frames[0]);
    follower_give_up(&rig.follower);
    check(&rig, FINDING_ENDING, 1, FINDING_LOSS, EVENTS);
    rig_clear(&rig);
}

static void test_protocol(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    give_from(&rig, 0, 3);
    give(&rig, "{\"op\":\"event\",\"sub\":0,\"cursor\":1,\"runId\":\"r1\",\"event\":"
               "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"m\"}}");
    check(&rig, FINDING_PROTOCOL, 1, FINDING_LOSS, 0);
    give(&rig, "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r1\",\"event\":"
               "{\"type\":\"CUSTOM\",\"name\":\"n\",\"value\":1}}");
    give(&rig, "{\"op\":\"state\",\"sub\":0,\"cursor\":\"c\",\"state\":1}");
    check(&rig, FINDING_PROTOCOL, 3, FINDING_LOSS, 0);
    rig_clear(&rig);
}

/* A rebuild stands for what it replaces: in the middle of a run, and over a run's end. */
static void rebuild(struct rig *rig, const char *extra, unsigned frames, unsigned upto)
{
    struct sl_buf text = SL_BUF_INIT;
    char frame[120];

    snprintf(frame, sizeof(frame),
             "{\"op\":\"reset\",\"sub\":0,\"cursor\":\"s\",\"reason\":\"behind\",\"frames\":%u}",
             frames);
    give(rig, frame);
    give(rig, "{\"op\":\"event\",\"sub\":0,\"runId\":\"r1\",\"event\":{\"type\":\"RUN_STARTED\"}}");
    sl_buf_add_lit(&text, "{\"op\":\"event\",\"sub\":0,\"runId\":\"r1\",\"event\":{\"type\":"
                          "\"MESSAGES_SNAPSHOT\",\"messages\":[{\"role\":\"user\",\"id\":\"q\","
                          "\"content\":\"go\"},{\"role\":\"assistant\",\"id\":\"m1-1\","
                          "\"content\":\"");
    for (unsigned number = 1; number <= upto; number++) {
        if (number % LOAD_PATCH_EVERY == 0)
            continue;
        const char *piece = strstr(rig->frames[find(rig, number, PIECE)], "\"delta\":\"") + 9;
        sl_buf_add(&text, piece, strcspn(piece, "\""));
    }
    sl_buf_add_lit(&text, "\"}]}}");
    sl_buf_add_char(&text, '\0');
    give(rig, text.ptr);
    give(rig, "{\"op\":\"event\",\"sub\":0,\"runId\":\"r1\",\"event\":{\"type\":\"STATE_SNAPSHOT\","
              "\"snapshot\":{\"number\":16,\"stamp\":1,\"last\":[0,0,8,16]}}}");
    give(rig, extra);
    sl_buf_clear(&text);
}

static void test_rebuild(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    give_from(&rig, 0, find(&rig, 3, PIECE));
    rebuild(&rig,
            "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r1\",\"event\":"
            "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m1-1\",\"role\":\"assistant\"}}",
            4, 20);
    give_from(&rig, find(&rig, 21, PIECE), rig.count);
    check(&rig, NOTHING);
    assert_int_equal(rig.report.rebuilds, 1);
    assert_int_equal(rig.report.delivered, 2 + EVENTS - 20);
    rig_clear(&rig);
    rig_start(&rig);
    rebuild(&rig,
            "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r1\",\"event\":"
            "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"m1-1\",\"role\":\"assistant\"}}",
            4, 20);
    give_from(&rig, find(&rig, 22, PIECE), rig.count);
    check(&rig, FINDING_LOSS, 1, FINDING_TEXT, 1);
    rig_clear(&rig);
}

/* Behind piece 2: the text up to piece 23 in one, and the state behind patch 16. */
static void give_span(struct rig *rig, unsigned patch)
{
    struct sl_buf text = SL_BUF_INIT;
    char state[200];

    sl_buf_add_lit(&text, "{\"op\":\"event\",\"sub\":0,\"runId\":\"r1\",\"event\":{\"type\":"
                          "\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"m1-1\",\"delta\":\"");
    for (unsigned number = 3; number <= 23; number++) {
        if (number % LOAD_PATCH_EVERY == 0)
            continue;
        const char *piece = strstr(rig->frames[find(rig, number, PIECE)], "\"delta\":\"") + 9;
        sl_buf_add(&text, piece, strcspn(piece, "\""));
    }
    sl_buf_add_lit(&text, "\"}}");
    sl_buf_add_char(&text, '\0');
    give(rig, text.ptr);
    snprintf(state, sizeof(state),
             "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r1\",\"event\":{\"type\":"
             "\"STATE_SNAPSHOT\",\"snapshot\":{\"number\":%u,\"stamp\":1,\"last\":[0,0,8,16]}}}",
             patch);
    give(rig, state);
    sl_buf_clear(&text);
}

static void test_span(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    give_from(&rig, 0, find(&rig, 3, PIECE));
    give_span(&rig, 16);
    give_from(&rig, find(&rig, 24, PATCH), rig.count);
    check(&rig, NOTHING);
    assert_int_equal(rig.report.rebuilds, 0);
    assert_int_equal(rig.report.spans, 1);
    assert_int_equal(rig.report.delivered, EVENTS - 2);
    rig_clear(&rig);
    rig_start(&rig);
    give_from(&rig, 0, find(&rig, 3, PIECE));
    give_span(&rig, 8);
    give_from(&rig, find(&rig, 24, PATCH), rig.count);
    check(&rig, FINDING_LOSS, 1, FINDING_STATE, 0);
    assert_string_equal(rig.verdict.examples[0],
                        "loss: reader 7, thread t-0, run 1: 16 to 16 did not come");
    rig_clear(&rig);
    rig_start(&rig);
    give_from(&rig, 0, find(&rig, 4, PIECE));
    give_span(&rig, 16);
    give_from(&rig, find(&rig, 24, PATCH), rig.count);
    check(&rig, FINDING_REPETITION, 1, FINDING_TEXT, 1);
    rig_clear(&rig);
}

/* Text in front of the patch that was published before it. */
static void test_order_of_kinds(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    size_t at = find(&rig, 16, PATCH);
    give_from(&rig, 0, at);
    give(&rig, rig.frames[at + 1]);
    give(&rig, rig.frames[at]);
    give_from(&rig, at + 2, rig.count);
    check(&rig, FINDING_ORDER, 1, FINDING_LOSS, 0);
    assert_string_equal(rig.verdict.examples[0],
                        "order: reader 7, thread t-0, run 1: 16 came behind a later one");
    rig_clear(&rig);
}

static void test_two_runs(void **state)
{
    struct rig rig;

    (void)state;
    rig_start(&rig);
    give_from(&rig, 0, rig.count);
    for (size_t i = 0; i < rig.count; i++)
        free(rig.frames[i]);
    rig.count = 0;
    publish(&rig, 2);
    give(&rig, rig.frames[0]);
    give(&rig, "{\"op\":\"event\",\"sub\":0,\"cursor\":\"c\",\"runId\":\"r2\",\"event\":"
               "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[]}}");
    give_from(&rig, 1, rig.count);
    check(&rig, NOTHING);
    assert_true(follower_has_ended(&rig.follower, 2));
    rig_clear(&rig);
}

static void test_latency(void **state)
{
    struct latency latency = {0};

    (void)state;
    assert_int_equal(latency_at(&latency, 50), 0);
    for (uint64_t us = 1; us <= 100000; us++)
        latency_add(&latency, us);
    for (unsigned percent = 1; percent < 100; percent++) {
        uint64_t got = latency_at(&latency, percent), wanted = 1000 * percent;
        assert_true(got >= wanted && got <= wanted + wanted / 50);
    }
    assert_int_equal(latency_at(&latency, 100), 100000);
    latency_add(&latency, UINT64_MAX);
    assert_int_equal(latency.max_us, UINT64_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clean),           cmocka_unit_test(test_loss),
        cmocka_unit_test(test_last_patch_lost), cmocka_unit_test(test_repetition),
        cmocka_unit_test(test_order),           cmocka_unit_test(test_changed),
        cmocka_unit_test(test_endings),         cmocka_unit_test(test_protocol),
        cmocka_unit_test(test_rebuild),         cmocka_unit_test(test_two_runs),
        cmocka_unit_test(test_latency),         cmocka_unit_test(test_span),
        cmocka_unit_test(test_order_of_kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

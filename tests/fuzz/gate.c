/* SPDX-License-Identifier: MIT */
/*
 * Streams through gates. The first byte picks policy and storing, each line is an event (lines that
 * are no JSON are left out); a first line in brackets is the thread's messages.
 *
 * What comes out of a gate is legal for a gate that passes nothing illegal; a gate that was stored
 * and loaded after each event does the same; what is open can be closed.
 */
#include "fuzz.h"

#include <string.h>

#include "sluice/gate.h"

struct run {
    struct sl_gate *gate;
    struct sl_gate *judge; /* takes what comes out; must have nothing to say */
    struct sl_buf out;
};

static bool ignore(void *ctx, const struct sl_event *event, bool verbatim)
{
    (void)ctx;
    (void)event;
    (void)verbatim;
    return true;
}

static bool take(void *ctx, const struct sl_event *event, bool verbatim)
{
    struct run *run = ctx;
    struct sl_error err = {0};

    (void)verbatim;
    sl_buf_add_str(&run->out, sl_doc_raw(event->doc, 0));
    enum sl_gate_result result = sl_gate_step(run->judge, event->doc, ignore, NULL, &err);
    REQUIRE(result == SL_GATE_PASSED);
    return true;
}

static bool check_open(void *ctx, const struct sl_open_item *item)
{
    struct sl_doc doc = {0};
    struct sl_event event;

    (void)ctx;
    REQUIRE(sl_doc_parse(&doc, item->start_event, NULL));
    REQUIRE(sl_event_read(&doc, &event, NULL, NULL) != SL_FATAL);
    if (item->end_event.len) {
        REQUIRE(sl_doc_parse(&doc, item->end_event, NULL));
        REQUIRE(sl_event_read(&doc, &event, NULL, NULL) != SL_FATAL);
    }
    sl_doc_clear(&doc);
    return true;
}

static struct sl_gate *reloaded(struct sl_gate *gate)
{
    struct sl_buf saved = SL_BUF_INIT;
    struct sl_doc doc = {0};

    sl_gate_save(gate, &saved);
    REQUIRE(!saved.failed && sl_doc_parse(&doc, sl_buf_str(&saved), NULL));
    sl_gate_free(gate);
    gate = sl_gate_load(&doc, 0, NULL);
    REQUIRE(gate);
    sl_doc_clear(&doc);
    sl_buf_clear(&saved);
    return gate;
}

static void run_line(struct run *run, struct run *twin, const struct sl_doc *doc)
{
    struct sl_error err = {0};
    size_t before = run->out.len;
    enum sl_gate_result result = sl_gate_step(run->gate, doc, take, run, &err);

    REQUIRE(result != SL_GATE_FAILED);
    REQUIRE((result == SL_GATE_PASSED) == (err.code == SL_OK));
    REQUIRE(result != SL_GATE_DROPPED || run->out.len == before);
    if (!twin)
        return;
    REQUIRE(sl_gate_step(twin->gate, doc, take, twin, NULL) == result);
    REQUIRE(sl_str_equal(sl_buf_str(&run->out), sl_buf_str(&twin->out)));
    twin->gate = reloaded(twin->gate);
}

static void seed(struct run *run, const struct sl_doc *doc)
{
    REQUIRE(sl_gate_seed(run->gate, doc, 0, NULL));
}

static void run_lines(struct run *run, struct run *twin, struct sl_str text)
{
    struct sl_doc doc = {0};
    bool first = true;

    while (text.len) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t length = end ? (size_t)(end - text.ptr) : text.len;
        if (sl_doc_parse(&doc, (struct sl_str){text.ptr, length}, NULL)) {
            if (first && sl_doc_kind(&doc, 0) == SL_ARRAY) {
                seed(run, &doc);
                if (twin)
                    seed(twin, &doc);
            } else {
                run_line(run, twin, &doc);
            }
            first = false;
        }
        length += end != NULL;
        text = (struct sl_str){text.ptr + length, text.len - length};
    }
    sl_doc_clear(&doc);
}

static void open_run(struct run *run, enum sl_policy policy)
{
    *run = (struct run){.gate = sl_gate_new(policy), .judge = sl_gate_new(SL_POLICY_PASS)};
    REQUIRE(run->gate && run->judge);
}

static void close_run(struct run *run)
{
    REQUIRE(sl_gate_each_open(run->gate, check_open, NULL));
    REQUIRE(sl_gate_close_all(run->gate, take, run, NULL) == SL_GATE_PASSED);
    sl_gate_free(run->gate);
    sl_gate_free(run->judge);
    sl_buf_clear(&run->out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct run run, twin;

    if (size == 0)
        return 0;
    enum sl_policy policy = (enum sl_policy)(data[0] % SL_POLICY_COUNT);
    bool stores = data[0] & 0x40;
    open_run(&run, policy);
    open_run(&twin, policy);
    run_lines(&run, stores ? &twin : NULL, (struct sl_str){(const char *)data + 1, size - 1});
    close_run(&run);
    close_run(&twin);
    return 0;
}

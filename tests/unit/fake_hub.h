/* SPDX-License-Identifier: MIT */
/* A hub for tests of agents: it writes down what a run tells it, and stops the loop at its end. */
#ifndef SLUICE_TESTS_FAKE_HUB_H
#define SLUICE_TESTS_FAKE_HUB_H

#include "unit/unit.h"

#include <stdio.h>

#include "hub/agent.h"
#include "net/loop.h"
#include "sluice/buf.h"

struct hub_run {
    struct net_loop *loop;
    struct sl_buf events; /* those under 1,000 bytes, each followed by a '|' */
    size_t count, bytes;
    bool pauses; /* asks for a pause at every event */
    bool done;
    enum sl_code code;
    char message[300];
    uint64_t folded; /* what the hub says that it has folded */
};

/* Written down among the events. */
void hub_run_taken(struct hub_run *run, struct sl_str keys)
{
    sl_buf_add_lit(&run->events, "taken ");
    sl_buf_add_str(&run->events, keys);
    sl_buf_add_char(&run->events, '|');
}

uint64_t hub_run_folded(const struct hub_run *run)
{
    return run->folded;
}

bool hub_run_publish(struct hub_run *run, struct sl_str event)
{
    assert_false(run->done);
    assert_int_equal(run->code, SL_OK);
    run->count++;
    run->bytes += event.len;
    if (event.len < 1000) {
        sl_buf_add_str(&run->events, event);
        sl_buf_add_char(&run->events, '|');
    }
    return !run->pauses;
}

void hub_run_done(struct hub_run *run)
{
    assert_false(run->done);
    assert_int_equal(run->code, SL_OK);
    run->done = true;
    net_loop_stop(run->loop);
}

void hub_run_fail(struct hub_run *run, enum sl_code code, const char *message)
{
    assert_false(run->done);
    assert_int_equal(run->code, SL_OK);
    run->code = code;
    snprintf(run->message, sizeof(run->message), "%s", message);
    net_loop_stop(run->loop);
}

#endif

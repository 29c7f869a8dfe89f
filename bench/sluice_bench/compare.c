/* SPDX-License-Identifier: MIT */
/* Readers of a thread held against each other. */
#include "compare.h"

#include <stdlib.h>

#include "sluice/msgpack.h"

enum { NEAR = 1000 }; /* events around a place in which one is looked for */

static bool append(struct bench_thread *thread, uint64_t hash)
{
    if (thread->log_count == thread->log_cap) {
        size_t cap = thread->log_cap ? thread->log_cap * 2 : 256;
        uint64_t *log = realloc(thread->log, cap * sizeof(*log));
        if (!log)
            return false;
        thread->log = log;
        thread->log_cap = cap;
    }
    thread->log[thread->log_count++] = hash;
    return true;
}

/* The place of the hash in [from, to); `to` when it is not there. */
static size_t find(const struct bench_thread *thread, size_t from, size_t to, uint64_t hash)
{
    while (from < to && thread->log[from] != hash)
        from++;
    return from;
}

/* The reference has it `skipped` events later than where the reader was. What stands for more
 * events than it is itself is collapsed from them. */
static void judge_later(struct follower *follower, size_t skipped)
{
    size_t unknown = follower->unknown, at = follower->at;

    if (unknown > 0 && skipped > unknown)
        follower->report->spans++;
    else if (unknown > 0)
        follower_find(follower, FINDING_ORDER, unknown, at, "is not the one that others got");
    else
        follower_find(follower, FINDING_LOSS, skipped, at, "was skipped");
    follower->unknown = 0;
    follower->at += skipped + 1;
}

/* Another event came than the reference had here: it is a later one, an earlier one, or none. */
static void judge(struct follower *follower, const struct bench_thread *thread, uint64_t hash)
{
    size_t at = follower->at, count = thread->log_count;
    size_t to = count - at < NEAR || follower->unknown > 0 ? count : at + NEAR;
    size_t from = at < NEAR ? 0 : at - NEAR;
    size_t later = find(thread, at, to, hash);

    if (later < to)
        judge_later(follower, later - at);
    else if (find(thread, from, at, hash) < at)
        follower_find(follower, FINDING_REPETITION, 1, at, "was one that came before");
    else
        follower->unknown++;
}

bool compare_event(struct follower *follower, struct bench_thread *thread, const struct sl_doc *doc,
                   uint32_t event)
{
    struct sl_buf bytes = SL_BUF_INIT;

    /* The same in both framings, whatever white space the agent wrote. */
    sl_msgpack_write(doc, event, &bytes);
    uint64_t hash = load_hash(LOAD_HASH_START, sl_buf_str(&bytes));
    bool ok = !bytes.failed;
    sl_buf_clear(&bytes);
    follower->report->delivered++;
    if (follower->lost_place) {
        follower->at = find(thread, follower->at, thread->log_count, hash);
        follower->unknown = 0;
    }
    follower->lost_place = false;
    if (follower->at == thread->log_count) {
        follower->at++;
        return ok && append(thread, hash);
    }
    if (thread->log[follower->at] == hash)
        follower->at++;
    else
        judge(follower, thread, hash);
    return ok;
}

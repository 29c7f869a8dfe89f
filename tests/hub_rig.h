/* SPDX-License-Identifier: MIT */
/*
 * A hub on a bench: stores run by hand, peers that check every frame they get, agents that do what
 * the test says.
 *
 * The oracle of a thread follows its log in the store, folds it, and knows each delivery with its
 * place. A peer holds every frame against it: what comes outside a rebuild must be the very next
 * delivery, or frames up to a place that are what collapsing the deliveries up to there gives; a
 * rebuild must be what the fold up to its cursor gives. So a test that ends with `rig_caught_up`
 * has shown order, no loss and no repeat.
 */
#ifndef SLUICE_TESTS_HUB_RIG_H
#define SLUICE_TESTS_HUB_RIG_H

#include "unit/unit.h"

#include "hub/hub.h"
#include "sluice/collapse.h"
#include "store_delay.h"

#define RIG_MAX_SUBS 64

struct rig;

struct rig_run {
    struct hub_run *run; /* valid until `stops` is 1 */
    char *thread, *id, *input, *subject, *persona, *key, *resume_keys;
    unsigned stops, resumes, cancels;
    struct sl_buf given; /* what came in mid-run: "input after again body" lines */
    uint64_t durable;    /* the last sequence that was told */
    uint64_t lease;
    unsigned attempt;
    bool open; /* the last publish said that more may come */
    struct rig *rig;
};

/* Something delivered, as the oracle folds it. */
struct rig_delivery {
    struct sl_place place;
    bool is_state, is_patch;
    enum sl_event_type type;
    bool inert;
    struct sl_bytes *run, *json;
    uint64_t expires_ms;
    struct sl_mark *mark; /* where runs begin and end; else NULL */
};
struct rig_list {
    struct rig_delivery *items;
    size_t count, cap;
};

struct rig_oracle {
    char *thread;
    void *follower;
    struct rig *rig;
    struct store_entry *entries; /* counted */
    size_t count, cap;
    struct sl_view *view;
    struct rig_list deliveries;
    unsigned terminals; /* RUN_FINISHED and RUN_ERROR delivered */
};

struct rig_replica {
    struct rig_oracle *oracle; /* NULL: no such subscription */
    struct sl_place at;
    bool expects_reset;
    unsigned resets, events, spans; /* `events` outside of both */
    char reason[32];                /* of the last reset */
    char verdict[16];               /* of `subscribed` */
    struct rig_list rebuild;        /* frames still to come in it */
    size_t rebuild_at;
    struct rig_list span; /* frames of a collapsed span whose end is still to come */
    unsigned drops;
};

struct rig_peer {
    struct rig *rig;
    struct hub_peer *peer;
    struct principal who;
    enum sl_framing framing;
    unsigned wants;        /* calls of want_write */
    struct sl_buf control; /* control frames, a line each */
    struct rig_replica replicas[RIG_MAX_SUBS];
    char **cursors; /* every one that came with a delivery, as "sub cursor" */
    size_t cursor_count, cursor_cap;
    size_t messages, bytes, shared; /* gathered: messages, their bytes, those in shared pieces */
};

struct rig {
    struct hub_options options;
    struct store *memory, *delay, *store;
    struct hub *hub;
    uint64_t now_ms, randoms;
    unsigned peers; /* that ever were */
    struct rig_run *runs[64];
    size_t run_count;
    struct rig_oracle *oracles[16];
    size_t oracle_count;
    bool start_fails; /* the agent's `start` returns NULL */
    bool channel;
    uint64_t grace_ms; /* what the agent asks for when it is cancelled */
    void *test;        /* the test's own */
    void (*on_start)(struct rig_run *run);
    void (*on_resume)(struct rig_run *run);
    struct sl_buf log; /* of the hub: "event thread run code count" lines */
};

struct rig_setup {
    bool delayed;
    bool channel; /* the agent takes input, is asked to cancel, and may start again */
    size_t max_inputs, max_keys;
    uint64_t interrupt_ms;
    size_t max_thread_entries, max_thread_bytes;
    size_t queue_entries, queue_bytes;         /* of a peer */
    size_t sub_queue_entries, sub_queue_bytes; /* of a subscription */
    size_t max_held;
    size_t max_unacked_events, max_unacked_bytes;
    size_t max_subs, store_bytes, store_threads;
};

/* What the run was given since the last call must be these lines. */
void rig_assert_given(struct rig_run *run, const char *file, int line, const char *text);
#define assert_given(run, text) rig_assert_given(run, __FILE__, __LINE__, text)

/* Everything 0 means ample. One agent, "bot", repairs. */
struct rig *rig_new(const struct rig_setup *setup);
void rig_free(struct rig *rig);
void rig_tick(struct rig *rig);
void rig_settle(struct rig *rig); /* ticks until nothing more can come */
struct rig_oracle *rig_watch(struct rig *rig, const char *thread);
void rig_unwatch(struct rig_oracle *oracle); /* it knows nothing new from now on */
bool rig_add_agent(struct rig *rig, const char *name, struct sl_error *err);

struct rig_peer *rig_peer_new(struct rig *rig, enum sl_framing framing);
void rig_peer_free(struct rig_peer *peer);
/* `after` is a cursor, NULL for "now", "start" for that. */
void rig_subscribe(struct rig_peer *peer, uint32_t sub, const char *thread, const char *after);
/* The same with what `subscribe` says besides: the subscription's number and thread are set. */
void rig_subscribe_with(struct rig_peer *peer, uint32_t sub, const char *thread,
                        struct hub_subscribe subscribe);
/* One message; false when nothing is owed any more. */
bool rig_gather(struct rig_peer *peer, size_t budget);
void rig_drain(struct rig_peer *peer);
/* Settles, drains, and asserts that the subscription has everything there is. */
void rig_caught_up(struct rig_peer *peer, uint32_t sub);
/* The control frames that came since the last call must be these lines. */
void rig_assert_control(struct rig_peer *peer, const char *file, int line, const char *text);
#define assert_control(peer, text) rig_assert_control(peer, __FILE__, __LINE__, text)
/* Whether they hold this text; forgets them. */
void rig_control_has(struct rig_peer *peer, const char *file, int line, const char *text);
#define assert_control_has(peer, text) rig_control_has(peer, __FILE__, __LINE__, text)

/* Asks for a run with ref 1, the key being the run's id and an input without messages. */
void rig_ask(struct rig_peer *peer, const char *thread, const char *run);
void rig_ask_with(struct rig_peer *peer, const char *thread, const char *run, const char *key,
                  const char *extra /* members of the input, with a leading comma */);
/* The same, and settles: the agent has started. */
struct rig_run *rig_start(struct rig_peer *peer, const char *thread, const char *run);
void rig_cancel(struct rig_peer *peer, const char *thread, const char *run);
bool rig_say(struct rig_run *run, const char *event);
/* RUN_STARTED, `words` text events, RUN_FINISHED with the agent's end. */
void rig_begin(struct rig_run *run);
void rig_words(struct rig_run *run, const char *message, unsigned words);
void rig_finish(struct rig_run *run);
/* The newest run of the agent. */
struct rig_run *rig_last_run(struct rig *rig);
/* The oracle's last delivery. */
struct sl_str rig_last_event(const struct rig_oracle *oracle);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * The hub: threads, windows, subscriptions, runs. It knows stores, agents and peers by their ports
 * and nothing of sockets.
 *
 * A peer is one connection, however it speaks. It never gets copies queued: a subscription is a
 * place in a thread's window, and what it owes is gathered when the peer can write.
 */
#ifndef SLUICE_HUB_H
#define SLUICE_HUB_H

#include "hub/agent.h"
#include "hub/principal.h"
#include "sluice/frame.h"
#include "store/store.h"

struct hub;

struct hub_options {
    size_t max_thread_entries; /* entries kept per thread; more are trimmed behind a checkpoint */
    size_t max_thread_bytes;   /* bytes of them, likewise */
    size_t max_state;          /* bytes of a thread's state */
    size_t max_messages;       /* bytes of a thread's messages */
    size_t max_unacked_events; /* of one run, before its agent is paused */
    size_t max_unacked_bytes;  /* likewise */
    size_t queue_entries;      /* what a connection may owe before it is behind */
    size_t queue_bytes;
    size_t sub_queue_entries; /* likewise each of its subscriptions */
    size_t sub_queue_bytes;
    size_t max_held;               /* bytes held for readers that have not taken them yet, in all */
    size_t max_subs;               /* subscriptions of one connection */
    uint64_t thread_idle_ms;       /* a thread nobody needs is unloaded after this */
    uint64_t interrupt_ms;         /* life of an interrupt that does not say */
    size_t max_inputs;             /* of one run, that its agent has not taken */
    size_t max_input_bytes;        /* likewise */
    uint64_t (*now_ms)(void *ctx); /* Unix time */
    /* `err` may be NULL; `count` is 0 where nothing is counted. */
    void (*log)(void *ctx, const char *event, struct sl_str thread, struct sl_str run,
                const struct sl_error *err, uint64_t count);
    void *ctx;
};

/* Borrows the store. NULL without memory. */
struct hub *hub_new(const struct hub_options *options, struct store *store);
/* Peers must be gone. The store must complete nothing afterwards: free it next. */
void hub_free(struct hub *hub);
/* Takes the agent over, on failure too. SL_BAD_OPTION when the name is taken. */
bool hub_add_agent_take(struct hub *hub, struct agent *agent, struct sl_error *err) SL_MUST_CHECK;
bool hub_has_agent(const struct hub *hub, struct sl_str name);
/* Calls `each` for every agent, in the order they were added. */
void hub_each_agent(const struct hub *hub, void (*each)(void *ctx, const struct agent *agent),
                    void *ctx);
/* Once in a while (a second): idle threads. At the end of every tick: deferred work, frees. */
void hub_tick_second(struct hub *hub);
void hub_tick_end(struct hub *hub);
/* The Unix time at which something is to be sent that waits for it: a tick must end then.
 * UINT64_MAX for none. */
uint64_t hub_due_ms(const struct hub *hub);
/* No new runs are admitted (SL_DRAINING). `hub_live_runs` tells how many are left;
 * `hub_end_runs` ends those with RUN_ERROR `draining`. */
void hub_drain(struct hub *hub);
size_t hub_live_runs(const struct hub *hub);
void hub_end_runs(struct hub *hub);

/* --- peers --- */

struct hub_peer;

/* What a peer provides. Each call may come at any time and must not call back into the hub. */
struct hub_peer_ops {
    /* Something is owed: call hub_gather when the peer can write. */
    void (*want_write)(void *ctx);
    /* A control frame, ready as JSON, to be sent before any delivery that is gathered later. */
    void (*control)(void *ctx, struct sl_str json);
};

/* Who holds claims of tool calls: a session, however often it connects. Set once, before the first
 * claim. False without memory. */
bool hub_peer_name(struct hub_peer *peer, const struct principal *who,
                   struct sl_str session) SL_MUST_CHECK;

/* Embeds nothing of the caller's; `framing` decides which encodings are gathered. */
struct hub_peer *hub_peer_new(struct hub *hub, enum sl_framing framing,
                              const struct hub_peer_ops *ops, void *ctx);
/* Drops all subscriptions and unanswered requests; runs go on. */
void hub_peer_free(struct hub_peer *peer);

/* --- verbs; answers come through `control`, now or later: subscribed, ack or error --- */

struct hub_ref {
    bool has;
    uint64_t ref;
};

struct hub_subscribe {
    uint32_t sub;
    size_t index;         /* in its frame's list, for the `field` of an error */
    struct sl_str thread; /* WTF-8 */
    bool from_start;
    struct sl_str after;  /* cursor, empty for none */
    uint64_t coalesce_ms; /* 0: at once */
    unsigned hidden;      /* as in sl_filter */
    unsigned stripped;    /* likewise */
    unsigned drops;       /* as in sl_collapse_new */
};
void hub_subscribe(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                   const struct hub_subscribe *subscribe);
/* An error names the number's place in the list. */
void hub_unsubscribe(struct hub_peer *peer, struct hub_ref ref, const uint32_t *subs, size_t count);
/* Ends the subscriptions that the principal may not have (any more), with an error for each. */
void hub_peer_recheck(struct hub_peer *peer, const struct principal *who);

struct hub_run_request {
    struct sl_str key, agent, thread, run; /* WTF-8 */
    struct sl_str input;                   /* RunAgentInput, checked, as written */
    bool rewrite;
    struct sl_str based_on; /* cursor, empty for none */
};
void hub_request_run(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                     const struct hub_run_request *request);
void hub_cancel(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                struct sl_str key, struct sl_str thread, struct sl_str run);

struct hub_input {
    struct sl_str key, thread, run;
    struct sl_str value; /* JSON as written */
};
/* Acknowledged once stored; when the run ends before its agent took it, the peer gets a control
 * frame `undelivered`. */
void hub_input(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
               const struct hub_input *input);

struct hub_state_change {
    struct sl_str key, thread;
    struct sl_str json; /* the patch, or the whole state, as written */
    bool is_patch;
};
/* Acknowledged once applied; refused with the failing operation. */
void hub_change_state(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                      const struct hub_state_change *change);

struct hub_tool_claim {
    struct sl_str key, thread, call;
    uint64_t ttl_ms;
};
void hub_claim_tool(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                    const struct hub_tool_claim *claim);

struct hub_tool_result {
    struct sl_str key, thread, call, message;
    struct sl_str content; /* JSON as written: a string or content parts */
    struct sl_str error;   /* JSON string as written, empty for none */
};
void hub_answer_tool(struct hub_peer *peer, const struct principal *who, struct hub_ref ref,
                     const struct hub_tool_result *result);
/* The session ends: what it has claimed, through this peer or one before it, and has not answered
 * is given back. */
void hub_release_claims(struct hub_peer *peer);
/* Requests that have no answer yet; subscriptions are limited by `max_subs` alone. */
size_t hub_peer_unanswered(const struct hub_peer *peer);

/* --- delivery --- */

/*
 * One WebSocket message: pieces in order. Small frames lie together in `text`; a large body is a
 * piece of its own that shares the window's bytes, so a half-sent message pins them and copies
 * nothing.
 */
struct hub_piece {
    struct sl_bytes *bytes; /* counted; NULL when the piece lies in `text` */
    size_t start, len;      /* in `bytes` or in `text` */
};
struct hub_message {
    struct sl_buf text;
    struct hub_piece *pieces; /* heap */
    size_t count, cap;
    size_t size; /* bytes of all pieces */
    uint32_t frames;
};
void hub_message_reset(struct hub_message *message); /* lets go of bytes, keeps memory */
void hub_message_clear(struct hub_message *message);

/* A message that is half sent counts against the process's ceiling until it is released, unchanged.
 * False without memory. */
bool hub_hold(struct hub *hub, const struct hub_message *message) SL_MUST_CHECK;
void hub_release(struct hub *hub, const struct hub_message *message);
/* More is held than the ceiling: whoever has been stalled for longest and holds something must go.
 */
bool hub_holds_too_much(struct hub *hub);
/* What was made for readers that could not be given everything as it came, since the start, and
 * what is held for readers now. */
struct hub_counts {
    uint64_t spans, rebuilds;
    size_t held_bytes;
};
struct hub_counts hub_counts(const struct hub *hub);
/* The peer is in the middle of something that was made for it. */
bool hub_peer_holds(const struct hub_peer *peer);

/*
 * Puts what the peer's subscriptions owe into `message`, round robin, until `budget` bytes are
 * passed (one frame at least) or nothing is owed; the message is complete with its array brackets.
 * Every frame put there counts as delivered. False without memory: close the peer.
 * `message->frames` is 0 when nothing was owed. `more` tells whether something is still owed.
 */
bool hub_gather(struct hub_peer *peer, size_t budget, struct hub_message *message,
                bool *more) SL_MUST_CHECK;
/* Appends a JSON array of {"sub":…,"cursor":…} of subscriptions that owe nothing, for heartbeats.
 */
void hub_peer_cursors(const struct hub_peer *peer, struct sl_buf *out);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What the edge's own files share.
 *
 * A session is a client's or a worker's; its role says what differs. A session's life: CONNECTED
 * (the upgrade is done, `hello` is awaited), READY, CLOSING (what is left of the control lane is
 * sent, then the close frame), CLOSED (the socket is gone). It is freed at the end of a tick after
 * that, never inside a callback of libwebsockets.
 *
 * Nothing is written outside the tick's end: everything that has something to send puts the session
 * on the ready list.
 */
#ifndef SLUICE_EDGE_INTERNAL_H
#define SLUICE_EDGE_INTERNAL_H

#include <libwebsockets.h>
#include <uv.h>

#include "agent/pool.h"
#include "edge/edge.h"
#include "sluice/msgpack.h"
#include "sluice/worker_frame.h"

#define HASH_NONFATAL_OOM 1
#include <uthash.h>
#include <utlist.h>

enum {
    EDGE_WRITE_MAX = 16384,      /* bytes that one write hands to libwebsockets */
    EDGE_UNSENT_MAX = 32768,     /* bytes that the kernel takes beyond what the network does */
    EDGE_GATHER_MAX = 15360,     /* a message of events is closed after so many bytes */
    EDGE_TURN_MAX = 256 * 1024,  /* bytes that a session sends before others have their turn */
    EDGE_CONTROL_PAUSE = 65536,  /* unsent control bytes at which reading stops */
    EDGE_REFUSALS_MAX = 16,      /* refused frames in a row before the session is closed */
    EDGE_CLOSE_GRACE_MS = 10000, /* for a close frame to get through */
    EDGE_LINGER_MS = 250,        /* of silence, before one who still sends is told to close */
    EDGE_SWEEP_MS = 500,         /* how often time limits are looked at */
    EDGE_ACCEPTS_MAX = 64,       /* connections accepted in one turn */
    EDGE_HEADERS_S = 10,         /* for a request's headers to arrive */
    EDGE_PING_S = 60,            /* a socket that was silent for so long is pinged */
    EDGE_HANGUP_S = 120,         /* and closed when it stays silent */
    EDGE_WARN_MIN_MS = 2000,     /* before a token's end; see plan_warning */
    EDGE_WARN_MAX_MS = 60000,
    EDGE_SESSION_ID = 32,          /* characters of a session's name */
    EDGE_CAPABILITIES_MAX = 16384, /* bytes of what a worker says of an agent */
    /* A worker's control lane holds what its runs need to know, which may be large. */
    EDGE_WORKER_PAUSE = 1 << 20,     /* unsent bytes at which reading and assigning stop */
    EDGE_WORKER_LANE_MAX = 64 << 20, /* and at which the worker is given up */
};

/* X(name in `welcome.limits`, member of struct edge_options) */
#define EDGE_LIMITS(X)                                                                             \
    X("frameBytes", max_frame)                                                                     \
    X("idBytes", max_id)                                                                           \
    X("subscriptions", max_subs)                                                                   \
    X("unansweredRequests", max_unanswered)                                                        \
    X("queueEntries", queue_entries)                                                               \
    X("queueBytes", queue_bytes)                                                                   \
    X("subQueueEntries", sub_queue_entries)                                                        \
    X("subQueueBytes", sub_queue_bytes)

/* X(name in a worker's `welcome.limits`, member of struct edge_options) */
#define EDGE_WORKER_LIMITS(X)                                                                      \
    X("frameBytes", max_worker_frame)                                                              \
    X("eventBytes", max_event)                                                                     \
    X("idBytes", max_id)                                                                           \
    X("unackedEvents", max_unacked_events)                                                         \
    X("unackedBytes", max_unacked_bytes)

enum session_state { SESSION_CONNECTED, SESSION_READY, SESSION_CLOSING, SESSION_CLOSED };

/* A message on its way out: begun when `sent` is not 0. */
struct outgoing {
    struct hub_message message;
    size_t sent;   /* bytes of it that libwebsockets took */
    size_t piece;  /* the piece that the next byte lies in */
    size_t offset; /* and where in it */
    bool is_held;  /* it counts against the hub's ceiling */
};

struct session;

/* A frame that is being handled. */
struct request {
    struct session *session;
    const struct sl_frame *frame;
    struct hub_ref ref;
};

/* What differs between sessions. NULL: nothing to do. */
struct session_role {
    const char *name; /* in the log; empty for clients */
    const struct sl_vocabulary *vocabulary;
    void (*const *handlers)(const struct request *request); /* by op */
    unsigned hello;                                         /* the op that comes first */
    size_t control_pause; /* unsent control bytes at which reading stops */
    size_t control_max;   /* and at which the session is closed; 0: they are bounded otherwise */
    size_t (*max_frame)(const struct edge *edge);
    bool (*is_busy)(const struct session *session);
    /* Refuses a frame that it could not even begin with; `frame` may be half read. */
    void (*refuse)(const struct request *request, const struct sl_error *err);
    void (*heard)(struct session *session); /* bytes came */
    /* What was collected during the tick goes into the control lane. */
    void (*tick_end)(struct session *session);
    /* What is owed behind the control lane; as hub_gather. */
    bool (*gather)(struct session *session, struct hub_message *message);
    void (*drained)(struct session *session); /* nothing is owed any more */
    void (*add_to_heartbeat)(const struct session *session, struct sl_buf *out);
    uint64_t (*silence_ms)(const struct edge *edge); /* after which it is closed */
    void (*leave)(struct session *session);          /* lets go of the hub or the pool */
};
extern const struct session_role session_client, session_worker;

struct worker_link; /* what a worker's session has beside a client's */

struct session {
    struct edge *edge;
    const struct session_role *role;
    struct lws *wsi;             /* NULL once closed */
    struct session *prev, *next; /* of the edge's sessions, or its dead ones */
    struct session *ready_prev, *ready_next;
    UT_hash_handle hh;        /* of the edge's `named`; a client's, from `hello` on */
    struct hub_peer *peer;    /* a client's; from `hello` on */
    struct worker_link *link; /* a worker's; likewise */
    struct principal who;     /* from `hello` on */
    struct sl_buf in;         /* a message that is not complete, or waits to be gone on with */
    size_t in_next;           /* the frame of it to go on with */
    struct sl_buf control;    /* a message of control frames, not ended */
    struct outgoing out;      /* a message that is half sent */
    uint64_t deadline_ms;     /* CONNECTED: for `hello`; CLOSING: for the close frame */
    uint64_t heartbeat_ms;    /* when the next one is due */
    uint64_t progress_ms;     /* when the socket last took something, while it is choked */
    uint64_t linger_ms;       /* when a lingering one is closed anyway */
    uint64_t heard_ms;        /* when something last came */
    uint64_t warn_ms;         /* Unix time of `tokenExpiring`; UINT64_MAX when sent or never */
    uint32_t control_frames;
    int unacked;       /* bytes in the kernel's queue when the socket choked */
    uint16_t refusals; /* in a row */
    uint16_t close_code;
    uint16_t linger_code; /* it is closed with this as soon as it has stopped sending */
    uint8_t framing;      /* enum sl_framing */
    uint8_t state;        /* enum session_state */
    bool is_ready;        /* on the ready list */
    bool choked;          /* the writable callback was asked for */
    bool killed;          /* the library was told to close it: nothing more is written */
    bool reading_paused;
    char id[EDGE_SESSION_ID + 1];
};

struct edge {
    struct net_loop *loop;
    struct hub *hub;
    struct pool *pool;
    struct edge_options options;
    struct lws_vhost *vhost;
    struct lws_protocols protocols[SL_FRAMINGS + 2];
    lws_retry_bo_t validity;
    uv_poll_t listener;
    int listen_fd; /* -1 when closed */
    bool accepting;
    bool draining;
    uint64_t grace_ms;
    size_t connections;
    struct session *sessions, *ready, *dead;
    struct session *named; /* hash by id: the clients' that have said `hello` */
    size_t session_count, ready_count;
    struct net_hook tick_end;
    struct net_timer *sweep;
    char url[128];
    /* Used within one call each, kept for their memory. */
    struct outgoing work;
    struct sl_buf text;    /* MessagePack turned into JSON */
    struct sl_buf answer;  /* a control frame being made */
    struct sl_buf word[5]; /* decoded strings */
    struct sl_doc doc;
    struct sl_doc body; /* of an entry */
    struct sl_buf subject;
    unsigned char scratch[LWS_PRE + EDGE_WRITE_MAX];
};

/* --- listen.c --- */
bool edge_listen(struct edge *edge, struct sl_error *err) SL_MUST_CHECK;
void edge_listen_stop(struct edge *edge);
void edge_accept_again(struct edge *edge); /* after it was paused for lack of descriptors */

/* --- http.c --- */
/* Answers a plain request. Returns what the callback returns; `rest` is what is left to write. */
int http_request(struct edge *edge, struct lws *wsi, const char *path, struct sl_str *rest);
/* Goes on writing. Returns what the callback returns. */
int http_writable(struct edge *edge, struct lws *wsi, struct sl_str *rest);
/* Lets an upgrade pass (0) or answers it. */
int http_upgrade(struct edge *edge, struct lws *wsi, const char *to);

/* What the request's path makes of a WebSocket; NULL for a path that takes none. */
const struct session_role *http_role(struct lws *wsi);

/* --- session.c --- */
/* NULL without memory. */
struct session *session_open(struct edge *edge, struct lws *wsi, const struct session_role *role,
                             enum sl_framing framing);
void session_received(struct session *session, const char *bytes, size_t len);
/* `hello` was accepted. `id` names a client's session, which has no name yet; an empty one is made
 * up. False without memory. */
bool session_ready(struct session *session, struct sl_str id) SL_MUST_CHECK;
void session_closed(struct session *session); /* the socket is gone */
void session_close(struct session *session, enum sl_close code);
/* The same for one who is in the middle of sending, and would be cut off by the kernel before the
 * close frame could be read: what still comes is dropped first, for a while. */
void session_linger(struct session *session, enum sl_close code);
static inline bool session_listens(const struct session *session)
{
    return session->state < SESSION_CLOSING && !session->linger_code;
}
/* Drops what is not sent, lets go of hub or pool, and closes. */
void session_cut(struct session *session, enum sl_close code);
void session_leave(struct session *session);
void session_sweep(struct session *session, uint64_t now_ms, uint64_t unix_ms);
void session_free(struct session *session);
/* Goes on with a message that waited for the control lane. */
void session_resume(struct session *session);
/* The live session of that name, or NULL. */
struct session *session_find(const struct edge *edge, struct sl_str id);

/* --- frames.c --- */
/* Handles the frames of a complete message from `session->in_next` on. False when it stopped half
 * way because the control lane is full. */
bool session_handle(struct session *session, struct sl_str json);
/* A message that cannot be read: where is told. */
void session_refuse_message(struct session *session, const struct sl_error *err);

/* A frame's fields. `word` is one of the edge's: decoded text stays until it is used again; absent
 * fields are empty. */
bool frame_has(const struct request *request, unsigned arg);
struct sl_str frame_word(const struct request *request, int word, unsigned arg);
struct sl_str frame_raw(const struct request *request, unsigned arg);
uint64_t frame_number(const struct request *request, unsigned arg, uint64_t otherwise);
struct sl_str session_word(struct session *session, int word, const struct sl_doc *doc,
                           uint32_t node);
void frame_refuse(const struct request *request, enum sl_code code, const char *field, size_t limit,
                  const char *text);
struct sl_frame_limits edge_frame_limits(const struct edge *edge);

/* --- hello.c --- */
/* Who speaks, by the token in `arg` or without keys the local user. Refused it is answered and the
 * session closes. */
bool hello_identify(const struct request *request, unsigned arg,
                    struct principal *who) SL_MUST_CHECK;
/* The same for a renewal, which only refuses: the subject must stay. */
bool hello_renew(const struct request *request, unsigned arg, struct principal *who) SL_MUST_CHECK;
/* The first `hello` is allowed. */
bool hello_may_come(const struct request *request) SL_MUST_CHECK;
void session_set_who_take(struct session *session, struct principal *who);
void session_log_ready(const struct request *request, unsigned client_arg);

/* --- answers.c --- */
void session_control(struct session *session, struct sl_str json);
/* Sends `edge->answer` as a control frame. */
void session_send_answer(struct session *session);
void answer_begin(struct sl_buf *out, const char *op, struct hub_ref ref);
void answer_add_text(struct sl_buf *out, const char *name, struct sl_str text);
void answer_add_number(struct sl_buf *out, const char *name, uint64_t number);
void answer_add_raw(struct sl_buf *out, const char *name, struct sl_str json);
/* ,"code":…,"message":… and so on. */
void answer_add_error(struct sl_buf *out, const struct sl_error *err);
void session_refuse(struct session *session, struct hub_ref ref, const struct sl_error *err);
/* What may succeed later is no sign of a peer that is broken; too much of the rest is. */
void session_count_refusal(struct session *session, const struct sl_error *err);
void session_ack(struct session *session, struct hub_ref ref, const char *request);
void session_welcome(struct session *session, struct hub_ref ref);
void session_heartbeat(struct session *session, uint64_t unix_ms);
void session_tell_drain(struct session *session);
void session_tell_expiry(struct session *session);

/* --- write.c --- */
void session_want_write(struct session *session);
void session_unready(struct session *session); /* off the ready list */
void session_flush(struct session *session);
int session_writable(struct session *session);
void session_kill(struct session *session);
void session_drop_unsent(struct session *session);
void session_drop_out(struct session *session); /* the message that is half sent */
/* Closes those who have been stalled for longest, until the process holds no more than it may. */
void edge_shed(struct edge *edge);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * What the edge's own files share.
 *
 * A session's life: CONNECTED (the upgrade is done, `hello` is awaited), READY, CLOSING (what is
 * left of the control lane is sent, then the close frame), CLOSED (the socket is gone). It is freed
 * at the end of a tick after that, never inside a callback of libwebsockets.
 *
 * Nothing is written outside the tick's end: everything that has something to send puts the session
 * on the ready list.
 */
#ifndef SLUICE_EDGE_INTERNAL_H
#define SLUICE_EDGE_INTERNAL_H

#include <libwebsockets.h>
#include <uv.h>

#include "edge/edge.h"
#include "sluice/msgpack.h"

enum {
    EDGE_WRITE_MAX = 16384,      /* bytes that one write hands to libwebsockets */
    EDGE_GATHER_MAX = 15360,     /* a message of events is closed after so many bytes */
    EDGE_TURN_MAX = 256 * 1024,  /* bytes that a session sends before others have their turn */
    EDGE_CONTROL_PAUSE = 65536,  /* unsent control bytes at which reading stops */
    EDGE_REFUSALS_MAX = 16,      /* refused frames in a row before the session is closed */
    EDGE_CLOSE_GRACE_MS = 10000, /* for a close frame to get through */
    EDGE_SWEEP_MS = 500,         /* how often time limits are looked at */
    EDGE_ACCEPTS_MAX = 64,       /* connections accepted in one turn */
    EDGE_HEADERS_S = 10,         /* for a request's headers to arrive */
    EDGE_PING_S = 60,            /* a socket that was silent for so long is pinged */
    EDGE_HANGUP_S = 120,         /* and closed when it stays silent */
    EDGE_WARN_MIN_MS = 2000,     /* before a token's end; see plan_warning */
    EDGE_WARN_MAX_MS = 60000,
    EDGE_SESSION_ID = 32, /* characters of a session's name */
};

/* X(name in `welcome.limits`, member of struct edge_options) */
#define EDGE_LIMITS(X)                                                                             \
    X("frameBytes", max_frame)                                                                     \
    X("idBytes", max_id)                                                                           \
    X("subscriptions", max_subs)                                                                   \
    X("unansweredRequests", max_unanswered)                                                        \
    X("queueEntries", queue_entries)                                                               \
    X("queueBytes", queue_bytes)

enum session_state { SESSION_CONNECTED, SESSION_READY, SESSION_CLOSING, SESSION_CLOSED };

/* A message on its way out: begun when `sent` is not 0. */
struct outgoing {
    struct hub_message message;
    size_t sent;   /* bytes of it that libwebsockets took */
    size_t piece;  /* the piece that the next byte lies in */
    size_t offset; /* and where in it */
};

struct session {
    struct edge *edge;
    struct lws *wsi;             /* NULL once closed */
    struct session *prev, *next; /* of the edge's sessions, or its dead ones */
    struct session *ready_prev, *ready_next;
    struct hub_peer *peer; /* from `hello` on */
    struct principal who;  /* likewise */
    struct sl_buf in;      /* a message that is not complete, or waits to be gone on with */
    size_t in_next;        /* the frame of it to go on with */
    struct sl_buf control; /* a message of control frames, not ended */
    struct outgoing out;   /* a message that is half sent */
    uint64_t deadline_ms;  /* CONNECTED: for `hello`; CLOSING: for the close frame */
    uint64_t heartbeat_ms; /* when the next one is due */
    uint64_t progress_ms;  /* when the socket last took something, while it is choked */
    uint64_t warn_ms;      /* Unix time of `tokenExpiring`; UINT64_MAX when sent or never */
    uint32_t control_frames;
    int unacked;       /* bytes in the kernel's queue when the socket choked */
    uint16_t refusals; /* in a row */
    uint16_t close_code;
    uint8_t framing; /* enum sl_framing */
    uint8_t state;   /* enum session_state */
    bool is_ready;   /* on the ready list */
    bool choked;     /* the writable callback was asked for */
    bool killed;     /* the library was told to close it: nothing more is written */
    bool reading_paused;
    char id[EDGE_SESSION_ID + 1];
};

struct edge {
    struct net_loop *loop;
    struct hub *hub;
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

/* --- session.c --- */
/* NULL without memory. */
struct session *session_open(struct edge *edge, struct lws *wsi, enum sl_framing framing);
void session_received(struct session *session, const char *bytes, size_t len);
void session_ready(struct session *session);  /* `hello` was accepted */
void session_closed(struct session *session); /* the socket is gone */
void session_close(struct session *session, enum sl_close code);
void session_drop_peer(struct session *session);
void session_sweep(struct session *session, uint64_t now_ms, uint64_t unix_ms);
void session_free(struct session *session);
/* Goes on with a message that waited for the control lane. */
void session_resume(struct session *session);

/* --- frames.c --- */
/* Handles the frames of a complete message from `session->in_next` on. False when it stopped half
 * way because the control lane is full. */
bool session_handle(struct session *session, struct sl_str json);
/* A message that cannot be read: where is told. */
void session_refuse_message(struct session *session, const struct sl_error *err);

/* --- answers.c --- */
void session_control(struct session *session, struct sl_str json);
void session_refuse(struct session *session, struct hub_ref ref, const struct sl_error *err);
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
void outgoing_clear(struct outgoing *out);

#endif

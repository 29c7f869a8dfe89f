/* SPDX-License-Identifier: MIT */
/*
 * Private to the codec: the conversation of a thread as the reference client's reducer keeps it.
 *
 * A list of messages in order, found by id and by the id of a tool call inside them. Message ids
 * may occur twice, as they may in the client; looking up means the first. Tool calls are kept
 * beside their message, so that streaming arguments appends to one string and touches nothing else.
 * Messages of a role that AG-UI 1.0 does not know are left out, as the client leaves them out.
 *
 * After SL_FOLD_MEMORY a list is only good for sl_messages_clear.
 */
#ifndef SLUICE_CODEC_MESSAGES_H
#define SLUICE_CODEC_MESSAGES_H

/* Failed allocations must be survived. */
#define HASH_NONFATAL_OOM 1
#include <uthash.h>

#include "id_set.h"
#include "sluice/event.h"
#include "sluice/value.h"

/* X(symbol, wire name) */
#define SL_ROLES(X)                                                                                \
    X(DEVELOPER, "developer")                                                                      \
    X(SYSTEM, "system")                                                                            \
    X(ASSISTANT, "assistant")                                                                      \
    X(USER, "user")                                                                                \
    X(TOOL, "tool")                                                                                \
    X(ACTIVITY, "activity")                                                                        \
    X(REASONING, "reasoning")
#define SL_ROLE_ENUM(symbol, name) SL_ROLE_##symbol,
enum sl_role { SL_ROLES(SL_ROLE_ENUM) SL_ROLE_COUNT };
#undef SL_ROLE_ENUM

/* Values of messages and the state stay this much below SL_MAX_DEPTH, so that whatever holds them
 * (snapshots, the stored view) can be parsed again. */
#define SL_MAX_HEIGHT (SL_MAX_DEPTH - 12)

struct sl_message;

struct sl_call {
    char *id; /* WTF-8 */
    size_t id_len;
    unsigned hash;             /* of the id */
    struct sl_value *head;     /* the call without its `function` */
    struct sl_value *function; /* name, arguments */
    struct sl_message *owner;
    struct sl_call *prev; /* of the same id, in the order of their messages */
    struct sl_call *next;
    UT_hash_handle hh; /* the first of its id */
};

struct sl_message {
    char *id; /* WTF-8 */
    size_t id_len;
    unsigned hash; /* of the id */
    enum sl_role role;
    struct sl_value *head; /* the message without `toolCalls` */
    struct sl_call **calls;
    size_t call_count;
    size_t call_cap;
    bool has_calls; /* it has the member `toolCalls`, perhaps an empty one */
    uint8_t mark;   /* while a snapshot is merged: what becomes of it */
    struct sl_message *prev;
    struct sl_message *next;
    uint64_t order; /* rises along the list */
    /* Of the first message that owns an answered call: the last of the tool messages behind it,
     * while nobody turned one of those into something else. */
    struct sl_message *last_answer;
    uint64_t answer_epoch;
    uint64_t touched_run; /* of the list's `run`: an event has changed the activity in it */
    UT_hash_handle hh;    /* the first of its id */
};

struct sl_messages {
    struct sl_message *first;
    struct sl_message *last;
    size_t count;
    size_t bytes;             /* of all messages, printed without the array around them */
    struct sl_message *by_id; /* uthash */
    struct sl_call *calls;    /* uthash */
    uint64_t answer_epoch;
    uint64_t run;  /* counts runs, from 1 on once there was one */
    bool touched;  /* an event of the run has changed an activity */
    uint64_t seed; /* of the hashes */
};

enum sl_fold {
    SL_FOLD_DONE,
    SL_FOLD_INERT, /* done, and nothing changed: it is about an activity that is not there */
    /* Done, but the reference client may hold something else now: a patch that it applies
     * otherwise, or one message object in two places, which it will go on to change as one. */
    SL_FOLD_DEVIATES,
    SL_FOLD_FULL, /* not done: it would pass the limit in bytes */
    SL_FOLD_DEEP, /* not done: it would be nested deeper than SL_MAX_HEIGHT */
    SL_FOLD_WORK, /* not done: a patch moves too much */
    SL_FOLD_MEMORY,
};

/* Lists between which messages move have the same seed, which a sender of ids should not know. */
void sl_messages_init(struct sl_messages *list, uint64_t seed);
/* Empty again, usable. */
void sl_messages_clear(struct sl_messages *list);

/* The first of that id (an escaped body), or NULL; NULL also without memory for the decoded id. */
struct sl_message *sl_messages_find(const struct sl_messages *list, struct sl_str id_body);
struct sl_call *sl_messages_find_call(const struct sl_messages *list, struct sl_str id_body);
bool sl_messages_has_role(const struct sl_messages *list, enum sl_role role);

struct sl_add_options {
    const struct sl_messages *known;  /* leave out ids that are in there or in the list by then */
    const struct sl_id_set *answered; /* leave out tool messages for these calls */
    size_t max_bytes;                 /* of the list */
};
/* Appends the messages of an array node; anything else adds nothing. On a failure some may have
 * been added. */
enum sl_fold sl_messages_add(struct sl_messages *list, const struct sl_doc *doc, uint32_t array,
                             const struct sl_add_options *options);
/* The same of one tool message: it goes behind the call that it answers where the list has that. */
enum sl_fold sl_messages_add_answer(struct sl_messages *list, const struct sl_doc *doc,
                                    uint32_t node, size_t max_bytes);
/* The calls that have a tool message join the set. False without memory. */
bool sl_messages_collect_answered(const struct sl_messages *list, struct sl_id_set *answered);
/* The ids that several messages have join the set. False without memory. */
bool sl_messages_collect_twice(const struct sl_messages *list, struct sl_id_set *ids);
/* The first tool message for a call (an escaped body), or NULL. Linear. */
const struct sl_message *sl_messages_find_answer(const struct sl_messages *list,
                                                 struct sl_str call_body);
/* Moves all of `from` behind `list`; `from` is empty afterwards. False without memory. */
bool sl_messages_move(struct sl_messages *list, struct sl_messages *from);
/* Copies the first `count` of `from` behind `list`, sharing the values. False without memory. */
bool sl_messages_copy(struct sl_messages *list, const struct sl_messages *from, size_t count);

/* A run begins: activities count as changed by it from now on. */
void sl_messages_begin_run(struct sl_messages *list);

/* Same messages in the same order; `skip` of the first are left out. */
bool sl_messages_equal(const struct sl_messages *a, size_t skip, const struct sl_messages *b);
/* One MESSAGES_SNAPSHOT of `target`, owning all activity, makes a client's list out of `list`
 * into `target`. Otherwise a reset must go before it. */
bool sl_messages_snapshot_fits(const struct sl_messages *list, const struct sl_messages *target);

/* Comma-separated messages without brackets. */
void sl_messages_print(const struct sl_messages *list, bool without_activity, struct sl_buf *out);
/* The owner (subagentRunId) of a message; a string value or NULL for the parent agent. Borrowed. */
const struct sl_value *sl_message_owner(const struct sl_message *message);

/*
 * Folds an event as the client's reducer does; events that touch no message do nothing. Nothing but
 * RUN_STARTED may be a *_CHUNK or malformed: what comes here went through the gate.
 */
enum sl_fold sl_messages_apply(struct sl_messages *list, const struct sl_event *event,
                               size_t max_bytes);
/* Folding this event (a START) would change nothing. */
bool sl_messages_knows(const struct sl_messages *list, const struct sl_event *event);

/* For messages*.c and reduce.c alone. */

/* A message that is in no list yet. False without memory; `*out` is NULL for what is no message of
 * a known role. */
bool sl_message_parse(const struct sl_messages *list, const struct sl_doc *doc, uint32_t node,
                      struct sl_message **out) SL_MUST_CHECK;
struct sl_message *sl_message_clone(const struct sl_message *message);
void sl_message_free(struct sl_message *message);
size_t sl_message_bytes(const struct sl_message *message);
size_t sl_message_height(const struct sl_message *message);
/* False without memory; the message is in the list even so. */
bool sl_messages_link(struct sl_messages *list, struct sl_message *after,
                      struct sl_message *message) SL_MUST_CHECK;

/* Take over `head`. NULL without memory. */
struct sl_message *sl_messages_append_take(struct sl_messages *list, struct sl_str id_body,
                                           enum sl_role role, struct sl_value *head);
struct sl_message *sl_messages_insert_take(struct sl_messages *list, struct sl_message *after,
                                           struct sl_str id_body, enum sl_role role,
                                           struct sl_value *head);
/* The last of the tool messages behind the call's message, or that itself. */
struct sl_message *sl_messages_answer_place(struct sl_messages *list, struct sl_message *owner);
/* Takes over both values; appends to the message's calls and to the index. */
struct sl_call *sl_messages_add_call_take(struct sl_messages *list, struct sl_message *message,
                                          struct sl_str id_body, struct sl_value *head,
                                          struct sl_value *function);
/* The message becomes another one of the same id without calls; takes over `head`. */
bool sl_messages_replace_take(struct sl_messages *list, struct sl_message *message,
                              enum sl_role role, struct sl_value *head) SL_MUST_CHECK;
/* MESSAGES_SNAPSHOT. */
enum sl_fold sl_messages_merge(struct sl_messages *list, const struct sl_event *snapshot,
                               size_t max_bytes);
/* SL_ROLE_COUNT when unknown, also for SL_NONE. */
enum sl_role sl_role_of(const struct sl_doc *doc, uint32_t node);
const char *sl_role_name(enum sl_role role);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Private to the codec: the order rules of one run, and what is open in it.
 *
 * The reference client keeps the owner (a subagent, or the parent agent) of everything that had an
 * id in the run, and which of it is open. So does this. Where readers may join, it keeps a second
 * owner: what a reader who joined at some time learned from a snapshot of the messages, which can
 * be something else than what a reader from the beginning saw; where two such readers could have
 * learned different owners, it is nobody, whom no tag fits.
 */
#ifndef SLUICE_CODEC_VERIFIER_H
#define SLUICE_CODEC_VERIFIER_H

#include "sluice/gate.h"

/* Running out of memory must be survived. */
#define HASH_NONFATAL_OOM            1
#define uthash_nonfatal_oom(element) ((element)->lost = true)
#include <uthash.h>

enum { SL_PRESENT, SL_JOINED, SL_READERS };

enum { SL_SERIAL_PARENT, SL_SERIAL_NOBODY, SL_SERIAL_FIRST };

struct sl_lane;
struct sl_entity;

/* A subagentRunId, or the parent agent. */
struct sl_tag {
    UT_hash_handle hh;
    bool lost;
    struct sl_str id; /* WTF-8; ptr is NULL for the parent agent and nobody */
    uint64_t serial;
    struct sl_lane *lane; /* what its chunks are assembling */
};

enum sl_entity_kind {
    SL_ENTITY_MESSAGE,
    SL_ENTITY_TOOL_CALL,
    SL_ENTITY_ACTIVITY,
    SL_ENTITY_REASONING, /* a span and a message may share an id, and have one owner */
    SL_ENTITY_SUBAGENT,
    SL_ENTITY_STEP, /* of its tag */
    SL_ENTITY_KINDS
};

/* Something open, or over but still of interest to a reader that joins. */
struct sl_item {
    struct sl_item *prev, *next;
    struct sl_entity *entity;
    enum sl_open_kind kind;
    bool ended;               /* a subagent; a tool call that waits for its result */
    struct sl_entity *parent; /* a tool call's parent message, `named`; or NULL */
    struct sl_str more;       /* heap: members of the START besides type, id, tag and parent */
    struct sl_str end;        /* heap: members of an ended subagent's end; each after a comma */
    enum sl_event_type end_type;
};

struct sl_entity {
    UT_hash_handle hh;
    bool lost;
    enum sl_entity_kind kind;
    bool answered;      /* a tool call that had a result in this run */
    bool assistant;     /* a message of that role */
    bool named;         /* an item names it as its parent */
    uint64_t shown;     /* generation of the messages in which it was last put there, 0 for never */
    struct sl_str id;   /* WTF-8 */
    struct sl_tag *tag; /* of a step */
    struct sl_tag *owner[SL_READERS]; /* NULL: not on record */
    struct sl_item *item;             /* what the entity has open */
    struct sl_item *span;             /* SL_ENTITY_REASONING: the span of the same id */
    struct sl_lane *lane;             /* chunks assemble it */
};

struct sl_verifier {
    struct sl_tag parent, nobody;
    struct sl_tag *tags;
    struct sl_entity *entities;
    struct sl_item *items;           /* in the order in which they were opened */
    size_t open;                     /* items that are not ended */
    size_t made;                     /* entities since sl_verifier_forget_idle */
    size_t bytes;                    /* of tags, entities and items, with all they hold */
    size_t known;                    /* of them, what the thread had before the run */
    struct sl_str thread_id, run_id; /* heap: of RUN_STARTED, WTF-8 */
    uint64_t serial;
    bool started, ended;
    bool joins;          /* readers may join: what they learn from a snapshot counts */
    uint64_t generation; /* of the messages: rises with every MESSAGES_SNAPSHOT; starts at 1 */
    struct sl_buf key;
};

void sl_verifier_init(struct sl_verifier *verifier);
void sl_verifier_clear(struct sl_verifier *verifier);

enum sl_step {
    SL_STEP_OK,
    SL_STEP_ILLEGAL, /* nothing changed; `err` says why */
    SL_STEP_UNTAG,   /* legal, but for readers that joined only without its tag; nothing changed */
    SL_STEP_FAILED,  /* no memory */
};

/* Checks an event that is no chunk and of a known type, shape checked; and records it unless `dry`.
 * The rules stricter than the client's are part of it. */
enum sl_step sl_verifier_step(struct sl_verifier *verifier, const struct sl_event *event, bool dry,
                              struct sl_error *err);

/* Readers may join from here on, and the thread has these messages (an array). */
enum sl_step sl_verifier_seed(struct sl_verifier *verifier, const struct sl_doc *doc,
                              uint32_t messages);

/* Owners. How a tag (NULL: none) agrees with what is on record: SL_STEP_OK, SL_STEP_UNTAG or
 * SL_STEP_ILLEGAL. */
enum sl_step sl_owner_fit(const struct sl_verifier *verifier, const struct sl_entity *entity,
                          const struct sl_tag *tag);
enum sl_step sl_owner_fit_call(const struct sl_verifier *verifier, const struct sl_entity *call,
                               const struct sl_entity *parent, const struct sl_tag *tag);
/* An opener: the first one owns. `makes`: it also puts a message of its own among the messages. */
void sl_owner_open(struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *tag,
                   bool makes);
bool sl_owner_open_call(struct sl_verifier *verifier, struct sl_entity *call,
                        struct sl_entity *parent, struct sl_tag *tag);
void sl_owner_result(struct sl_verifier *verifier, struct sl_entity *message, struct sl_tag *tag);
void sl_owner_activity(struct sl_verifier *verifier, struct sl_entity *entity, struct sl_tag *tag,
                       bool replaces);
enum sl_seed {
    SL_SEED_HISTORY,  /* what the thread has */
    SL_SEED_ECHO,     /* RUN_STARTED's input: what is new of it is added */
    SL_SEED_SNAPSHOT, /* MESSAGES_SNAPSHOT: replaces */
};
/* False without memory. */
bool sl_owner_seed(struct sl_verifier *verifier, const struct sl_doc *doc, uint32_t messages,
                   enum sl_seed how);

/* One message or call of SL_SEED_HISTORY. `owner` is a body, its ptr NULL for the parent agent.
 * False without memory. */
bool sl_owner_know(struct sl_verifier *verifier, enum sl_entity_kind kind, struct sl_str id,
                   struct sl_str owner, bool assistant);

/* Parts that chunk lanes, loading and closing need. NULL without memory. */
struct sl_tag *sl_verifier_tag(struct sl_verifier *verifier, struct sl_str body);
struct sl_entity *sl_verifier_entity(struct sl_verifier *verifier, enum sl_entity_kind kind,
                                     struct sl_tag *step_tag, struct sl_str body, bool create);
struct sl_item *sl_verifier_open(struct sl_verifier *verifier, struct sl_entity *entity,
                                 enum sl_open_kind kind, struct sl_str more);
void sl_verifier_close(struct sl_verifier *verifier, struct sl_item *item);
/* Replaces what an item keeps of its START, or keeps what ended a subagent. False without memory.
 */
bool sl_verifier_keep_start(struct sl_verifier *verifier, struct sl_item *item, struct sl_str more);
bool sl_verifier_keep_end(struct sl_verifier *verifier, struct sl_item *item,
                          enum sl_event_type type, struct sl_str members);
/* Forgets the entities made since the last call that nothing came of: refused events leave nothing
 * behind. */
void sl_verifier_forget_idle(struct sl_verifier *verifier);
bool sl_entity_on_record(const struct sl_entity *entity);
/* What the entity of an item of this kind has open. */
struct sl_item **sl_entity_slot(struct sl_entity *entity, enum sl_open_kind kind);
/* The tag that continuations of the entity may carry for every reader; NULL when only an untagged
 * one will do. */
struct sl_tag *sl_entity_owner(const struct sl_verifier *verifier, const struct sl_entity *entity);
/* A copy on the heap; false without memory. */
bool sl_str_copy(struct sl_str from, struct sl_str *to);

/* The event that opens or closes an item, appended as JSON. A subagent that is still running ends
 * by `subagent_end`: SL_EV_SUBAGENT_FINISHED or SL_EV_SUBAGENT_ERROR, with `members` behind. */
void sl_item_print_start(const struct sl_verifier *verifier, const struct sl_item *item,
                         struct sl_buf *out);
void sl_item_print_end(const struct sl_verifier *verifier, const struct sl_item *item,
                       enum sl_event_type subagent_end, struct sl_str members, struct sl_buf *out);

#endif

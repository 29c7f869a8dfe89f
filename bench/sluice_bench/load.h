/* SPDX-License-Identifier: MIT */
/*
 * What the worker publishes, and what it must amount to at its readers.
 *
 * A run has numbered events, each with the time at which it was made: seven of eight add a piece
 * "NUMBER MICROSECONDS PADDING|" to a message, the eighth changes the state by a patch that must be
 * applied exactly once and in its place. Between them stand the starts and ends of messages, and
 * CUSTOM events where they are wanted.
 */
#ifndef SLUICE_BENCH_LOAD_H
#define SLUICE_BENCH_LOAD_H

#include "sluice/value.h"

enum {
    LOAD_PATCH_EVERY = 8,
    LOAD_MESSAGE_PIECES = 64, /* in one message */
    LOAD_LAST = 4,            /* numbers that the state remembers */
};

/* Over the ids of messages and their text, in order. */
#define LOAD_HASH_START UINT64_C(0xcbf29ce484222325)
uint64_t load_hash(uint64_t hash, struct sl_str bytes);
uint64_t load_hash_message(uint64_t hash, struct sl_str id); /* a message begins */

struct load_result {
    bool done;
    uint64_t events; /* numbered ones */
    uint64_t hash;
    struct sl_value *state;
};
void load_result_free(struct load_result *result);

struct load {
    const char *thread; /* id; the caller's */
    unsigned run;       /* from 1 on; its id is "rNUMBER" */
    uint64_t events;    /* numbered ones that it has altogether */
    size_t payload;     /* bytes of padding */
    size_t note;   /* bytes of a text in the state that each patch replaces; 0: there is none */
    size_t custom; /* bytes in each CUSTOM event */
    unsigned custom_every; /* numbered events between two of them; 0: there are none */
    struct load_result *result;
    uint64_t number;    /* of the last numbered event */
    uint64_t stamp_us;  /* of the last patch, in the state */
    uint64_t custom_at; /* number in front of the last CUSTOM event */
    uint64_t last[LOAD_LAST];
    unsigned messages, pieces;
    bool in_message;
    enum { LOAD_START, LOAD_SNAPSHOT, LOAD_EVENTS, LOAD_FINISH, LOAD_OVER } step;
};

/* Whether the next event may be published when `allowed` numbered ones may. */
bool load_is_due(const struct load *load, uint64_t allowed);
/* Appends the next event. Not when the load is over. */
void load_next(struct load *load, uint64_t now_us, struct sl_buf *out);

/* Reads one piece from the front of `text`: its number and its time. False when there is none. */
bool load_read_piece(struct sl_str *text, uint64_t *number, uint64_t *stamp_us);

uint64_t bench_now_us(void); /* monotonic */

#endif

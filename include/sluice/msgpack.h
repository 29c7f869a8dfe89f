/* SPDX-License-Identifier: MIT */
/*
 * JSON to MessagePack and back, losing neither order, repeats, code units nor number text.
 *
 * nil, booleans, str, array and map mean what they say. Integers of at most 64 bits whose text is
 * the canonical one travel as integers; numbers whose text is what `sl_number_print` gives for the
 * nearest double travel as float 64. Everything else needs an extension type:
 *
 *   ext 1  a number, its JSON text in ASCII
 *   ext 2  a string that is not valid UTF-8, its WTF-8 bytes (lone surrogates)
 *
 * Keys are str or ext 2. Refused when reading: bin, other extension types, NaN and infinities, keys
 * of other kinds, str that is not UTF-8, a text in ext 1 that is no JSON number, nesting over
 * SL_MAX_DEPTH, counts and lengths beyond the bytes that are left, bytes behind the value.
 */
#ifndef SLUICE_MSGPACK_H
#define SLUICE_MSGPACK_H

#include "sluice/json.h"

enum { SL_EXT_NUMBER = 1, SL_EXT_STRING = 2 };

/* Appends the node (and all inside it) as MessagePack. Cannot fail but for memory (`out->failed`).
 */
void sl_msgpack_write(const struct sl_doc *doc, uint32_t node, struct sl_buf *out);
/* Appends one MessagePack value as compact JSON. Errors: SL_BAD_MSGPACK, SL_BAD_UTF8, SL_TOO_DEEP,
 * SL_NO_MEMORY, with `offset`; `out` then holds nothing new. */
bool sl_msgpack_read(struct sl_str msgpack, struct sl_buf *out, struct sl_error *err) SL_MUST_CHECK;

/*
 * Finds the end of a value in a stream. `bytes` are what there is of it, from its first byte on;
 * called again with more of them it goes on where it stopped. True once the value is whole, which
 * is `at` bytes then. Starts zeroed for each value. What it passes may still be refused by
 * sl_msgpack_read.
 */
struct sl_msgpack_scan {
    size_t at;     /* may lie behind what there is */
    uint64_t left; /* values that are still to come */
};
bool sl_msgpack_scan(struct sl_msgpack_scan *scan, struct sl_str bytes);

/* Heads for frames that are put together by hand around ready MessagePack. */
void sl_msgpack_add_map(struct sl_buf *out, uint32_t members);
void sl_msgpack_add_array(struct sl_buf *out, uint32_t elements);
void sl_msgpack_add_text(struct sl_buf *out, struct sl_str utf8);
void sl_msgpack_add_wtf8(struct sl_buf *out, struct sl_str wtf8); /* ext 2 where it must be */
void sl_msgpack_add_u64(struct sl_buf *out, uint64_t number);

/* The shortest decimal text that reads back as `number` (finite), spelled as ECMAScript's
 * Number.prototype.toString does, except that -0 is "-0". At most 32 bytes; returns the length. */
size_t sl_number_print(double number, char out[32]);

#endif

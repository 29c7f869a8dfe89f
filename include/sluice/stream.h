/* SPDX-License-Identifier: MIT */
/*
 * A stream of AG-UI events as the reference client takes it: runs one after another, each behind a
 * gate, folded into messages and a state. What is wrong with it comes out as findings.
 *
 * Under the policy repair the stream goes on behind everything that is found, as a gateway would go
 * on; under pass nothing is mended and the first fatal finding is where the client gives up.
 * Without a fatal finding and one of `deviates` the messages and the state are the client's.
 */
#ifndef SLUICE_STREAM_H
#define SLUICE_STREAM_H

#include "sluice/collapse.h"
#include "sluice/gate.h"

/* X(symbol, name, meaning) */
#define SL_FINDINGS(X)                                                                             \
    X(BAD_JSON, "bad_json", "a line is not JSON")                                                  \
    X(BAD_UTF8, "bad_utf8", "a line is not UTF-8")                                                 \
    X(TOO_DEEP, "too_deep", "arrays and objects are nested too deep")                              \
    X(TOO_LARGE, "too_large", "a line, an event, the messages or the state are over their limit")  \
    X(CUT, "cut", "the input ends in the middle of a line")                                        \
    X(BAD_LINE, "bad_line", "a line is neither an event nor one of a recording")                   \
    X(SHAPE, "shape", "a field is missing, or is not what its type says: the client gives up")     \
    X(NULL, "null", "an optional field is null instead of absent: the client gives up")            \
    X(UNKNOWN, "unknown", "AG-UI 1.0 knows no such type or field: the client leaves it out")       \
    X(LOST, "lost", "a kind of object that AG-UI 1.0 does not know: the client leaves it out")     \
    X(RETIRED, "retired", "a form from before 1.0, which the client converts")                     \
    X(VERSION, "version", "a protocolVersion that is newer than 1.0, or none")                     \
    X(ORDER, "order", "an event may not stand here: the client gives up")                          \
    X(OWNER, "owner", "an event goes on with what another subagent began: the client gives up")    \
    X(LEFT_OPEN, "left_open", "a run finishes with something open: the client gives up")           \
    X(NOT_STARTED, "not_started", "an event comes before any RUN_STARTED: the client gives up")    \
    X(AFTER_END, "after_end", "an event comes behind its run's terminal")                          \
    X(NO_END, "no_end", "a run has no terminal")                                                   \
    X(THREAD, "thread", "a run belongs to another thread than the first one")                      \
    X(PATCH, "patch", "a JSON Patch does not apply: the client skips it")                          \
    X(DEVIATES, "deviates", "clients may take this in different ways")
#define SL_FINDING_ENUM(symbol, name, meaning) SL_FOUND_##symbol,
enum sl_found { SL_FINDINGS(SL_FINDING_ENUM) SL_FOUND_COUNT };
#undef SL_FINDING_ENUM
const char *sl_found_name(enum sl_found found);

struct sl_finding {
    enum sl_found found;
    bool fatal;     /* the reference client rejects the stream here */
    char text[512]; /* one line of ASCII, for people */
};
typedef void (*sl_stream_sink)(void *ctx, const struct sl_finding *finding);

/* Bytes of the messages, and of the state; an event that would take them over is left out. */
#define SL_STREAM_MAX_HELD ((size_t)256 << 20)

struct sl_stream;

struct sl_stream *sl_stream_new(enum sl_policy policy, sl_stream_sink sink, void *ctx);
void sl_stream_free(struct sl_stream *stream); /* NULL is allowed */

/* The document is the event's; `line` is what findings call the place. These return false only
 * without memory; the stream is of no more use then. */
bool sl_stream_event(struct sl_stream *stream, const struct sl_doc *doc,
                     uint64_t line) SL_MUST_CHECK;
/* Between runs: a JSON Patch, or a whole state. */
bool sl_stream_patch(struct sl_stream *stream, const struct sl_doc *doc,
                     uint32_t node) SL_MUST_CHECK;
bool sl_stream_state(struct sl_stream *stream, const struct sl_doc *doc,
                     uint32_t node) SL_MUST_CHECK;
/* As new: what came before is superseded. */
void sl_stream_reset(struct sl_stream *stream);
/* The stream is over. */
void sl_stream_end(struct sl_stream *stream);

/* What the client takes, in order: events, and changes between runs; with what sl_collapse_add
 * needs of each. The JSON is valid during the call. False stops, as without memory. */
typedef bool (*sl_stream_taken)(void *ctx, const struct sl_delivery *delivery,
                                struct sl_mark *mark);
void sl_stream_watch(struct sl_stream *stream, sl_stream_taken taken, void *ctx);
/* Now, for the end of a span; NULL without memory. */
struct sl_mark *sl_stream_mark(const struct sl_stream *stream);

void sl_stream_print_messages(const struct sl_stream *stream, struct sl_buf *out); /* JSON array */
const struct sl_value *sl_stream_state_value(const struct sl_stream *stream);

#endif

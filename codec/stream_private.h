/* SPDX-License-Identifier: MIT */
/* Private to streams: what one is made of, and how findings are told. */
#ifndef SLUICE_CODEC_STREAM_PRIVATE_H
#define SLUICE_CODEC_STREAM_PRIVATE_H

#include "client_patch.h"
#include "messages.h"
#include "sluice/patch.h"
#include "sluice/stream.h"

/* How the last run ended, where none is live. */
enum sl_ended { SL_ENDED_NONE, SL_ENDED_FINISHED, SL_ENDED_ERROR };

struct sl_stream {
    enum sl_policy policy;
    sl_stream_sink sink;
    void *ctx;
    sl_stream_taken taken; /* NULL: nobody watches */
    void *taken_ctx;
    struct sl_gate *gate; /* of the live run; NULL between runs */
    enum sl_ended last;
    uint64_t began;       /* line of the live run's first event */
    struct sl_buf thread; /* WTF-8: of the first run; empty before it */
    struct sl_buf run;    /* WTF-8: of the live run */
    struct sl_messages messages;
    struct sl_value *state;
    struct sl_value *empty; /* the state that a stream begins with */
    struct sl_buf text;     /* scratch: an event that is made */
    struct sl_doc made;
};

/* An event's shape. */
struct sl_judged {
    const struct sl_doc *doc;
    unsigned faults;
    struct sl_error why;
};

/* An event's type as it is spelled; "event" where it has none. */
struct sl_str sl_stream_type(const struct sl_doc *doc);

void sl_stream_find(struct sl_stream *stream, enum sl_found found, bool fatal, const char *format,
                    ...) __attribute__((format(printf, 4, 5)));
/* What is wrong with an event's shape, each fault of its own, and what becomes of the event. */
void sl_stream_report_shape(struct sl_stream *stream, const struct sl_judged *judged,
                            enum sl_gate_result result);
/* What a gate made of an event, and why. */
void sl_stream_report_step(struct sl_stream *stream, const struct sl_event *event,
                           const struct sl_judged *judged, enum sl_gate_result result,
                           const struct sl_error *why);

#endif

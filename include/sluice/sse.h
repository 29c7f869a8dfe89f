/* SPDX-License-Identifier: MIT */
/*
 * A reader of server-sent events that takes its input in pieces of any size.
 *
 * It follows the WHATWG HTML standard, section 9.2.6, with two differences that an AG-UI stream
 * needs: only `data` matters (`event`, `id`, `retry`, comments and unknown fields are skipped and
 * take no memory), and an event that the stream ends without its blank line is still delivered, as
 * the reference client does.
 *
 * Lines end with LF, CRLF or CR; one byte order mark in front is skipped; one space behind the
 * colon is not part of the value; several data lines are joined with LF. An event exists when there
 * was a data line, empty or not. Where the input is cut makes no difference. Bytes are not checked:
 * what is no UTF-8 is delivered as it came.
 */
#ifndef SLUICE_SSE_H
#define SLUICE_SSE_H

#include <stdint.h>

#include "sluice/buf.h"
#include "sluice/error.h"

#define SL_SSE_MAX_EVENT ((size_t)16 << 20)

/* Embedded; the fields are private. */
struct sl_sse {
    struct sl_buf data; /* of the event being read */
    size_t max_event;
    enum sl_code fault; /* why the reader takes no more, or SL_OK */
    uint8_t state;      /* what the next byte means */
    uint8_t matched;    /* bytes of the byte order mark or of "data" that were seen */
    size_t skipped;     /* bytes of the line that is being skipped */
    bool has_data;      /* the event has a data line */
    bool skip_lf;       /* the last byte was a CR */
};

/* Gets one event's data, valid during the call, which must not call the reader. */
typedef void (*sl_sse_sink)(void *ctx, struct sl_str data);

/* `max_event` limits the data of one event, and a line that is no data, in bytes; it is over 0. */
void sl_sse_init(struct sl_sse *sse, size_t max_event);
void sl_sse_clear(struct sl_sse *sse);

/*
 * Reads the next bytes of the stream. False with SL_TOO_LARGE (`limit` set) when an event passes
 * its limit, or SL_NO_MEMORY; the events before it were delivered, and the reader takes no more:
 * each later call fails in the same way.
 */
bool sl_sse_feed(struct sl_sse *sse, struct sl_str bytes, sl_sse_sink sink, void *ctx,
                 struct sl_error *err) SL_MUST_CHECK;

/* The stream has ended: delivers the event that was not closed by a blank line, if there is one.
 * The reader is as new afterwards. */
void sl_sse_finish(struct sl_sse *sse, sl_sse_sink sink, void *ctx);

#endif

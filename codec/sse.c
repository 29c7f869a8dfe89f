/* SPDX-License-Identifier: MIT */
/* The reader of server-sent events: a machine over bytes that stores nothing but data. */
#include "sluice/sse.h"

#include <assert.h>

enum sse_state {
    SSE_MARK,  /* at the start of the stream, in what may be a byte order mark */
    SSE_NAME,  /* in a line that is a beginning of "data" so far */
    SSE_SPACE, /* behind the colon of a data field */
    SSE_VALUE, /* in its value */
    SSE_SKIP,  /* in a line of no interest */
};

static const char byte_order_mark[] = {'\xef', '\xbb', '\xbf'};
static const char data_name[] = {'d', 'a', 't', 'a'};

/* What a large event needed is not kept for the small ones behind it. */
#define SSE_KEEP_BYTES ((size_t)64 << 10)

void sl_sse_init(struct sl_sse *sse, size_t max_event)
{
    assert(max_event > 0);
    *sse = (struct sl_sse){.max_event = max_event, .state = SSE_MARK};
}

void sl_sse_clear(struct sl_sse *sse)
{
    sl_buf_clear(&sse->data);
    sl_sse_init(sse, sse->max_event);
}

static void start_line(struct sl_sse *sse)
{
    sse->state = SSE_NAME;
    sse->matched = 0;
    sse->skipped = 0;
}

static void add_data(struct sl_sse *sse, struct sl_str bytes)
{
    if (bytes.len > sse->max_event - sse->data.len) {
        sse->fault = SL_TOO_LARGE;
        return;
    }
    sl_buf_add_str(&sse->data, bytes);
    if (sse->data.failed)
        sse->fault = SL_NO_MEMORY;
}

/* A line that nobody reads costs nothing to keep, but one without an end is no event stream. */
static void skip(struct sl_sse *sse, size_t len)
{
    sse->skipped += len;
    if (sse->skipped > sse->max_event)
        sse->fault = SL_TOO_LARGE;
}

static void start_value(struct sl_sse *sse)
{
    if (sse->has_data)
        add_data(sse, SL_STR("\n"));
    sse->has_data = true;
    sse->state = SSE_SPACE;
}

static void deliver(struct sl_sse *sse, sl_sse_sink sink, void *ctx)
{
    if (!sse->has_data || sse->fault != SL_OK)
        return;
    sink(ctx, sse->data.len ? sl_buf_str(&sse->data) : SL_STR(""));
    sse->has_data = false;
    if (sse->data.cap > SSE_KEEP_BYTES)
        sl_buf_clear(&sse->data);
    else
        sl_buf_reset(&sse->data);
}

static void end_line(struct sl_sse *sse, sl_sse_sink sink, void *ctx)
{
    if (sse->state == SSE_NAME && sse->matched == sizeof(data_name))
        start_value(sse);
    else if (sse->state == SSE_NAME && sse->matched == 0)
        deliver(sse, sink, ctx);
    start_line(sse);
}

/* True when `c` was part of the mark. */
static bool take_mark(struct sl_sse *sse, char c)
{
    if (c != byte_order_mark[sse->matched]) {
        sse->state = sse->matched == 0 ? SSE_NAME : SSE_SKIP;
        return false;
    }
    if (++sse->matched == sizeof(byte_order_mark))
        start_line(sse);
    return true;
}

static void take_name(struct sl_sse *sse, char c)
{
    if (sse->matched < sizeof(data_name) && c == data_name[sse->matched])
        sse->matched++;
    else if (sse->matched == sizeof(data_name) && c == ':')
        start_value(sse);
    else
        sse->state = SSE_SKIP;
}

static size_t line_rest(const char *ptr, const char *end)
{
    const char *at = ptr;

    while (at < end && *at != '\n' && *at != '\r')
        at++;
    return (size_t)(at - ptr);
}

/* Takes at least one byte from [ptr, end) and returns how many. */
static size_t step(struct sl_sse *sse, const char *ptr, const char *end, sl_sse_sink sink,
                   void *ctx)
{
    char c = *ptr;
    bool behind_cr = sse->skip_lf;

    sse->skip_lf = false;
    if (behind_cr && c == '\n')
        return 1;
    if (sse->state == SSE_MARK && take_mark(sse, c))
        return 1;
    if (c == '\n' || c == '\r') {
        sse->skip_lf = c == '\r';
        end_line(sse, sink, ctx);
        return 1;
    }
    if (sse->state == SSE_NAME) {
        take_name(sse, c);
        return 1;
    }
    if (sse->state == SSE_SPACE) {
        sse->state = SSE_VALUE;
        if (c == ' ')
            return 1;
    }
    size_t len = line_rest(ptr, end);
    if (sse->state == SSE_VALUE)
        add_data(sse, (struct sl_str){ptr, len});
    else
        skip(sse, len);
    return len;
}

bool sl_sse_feed(struct sl_sse *sse, struct sl_str bytes, sl_sse_sink sink, void *ctx,
                 struct sl_error *err)
{
    size_t at = 0;

    while (at < bytes.len && sse->fault == SL_OK)
        at += step(sse, bytes.ptr + at, bytes.ptr + bytes.len, sink, ctx);
    if (sse->fault == SL_OK)
        return true;
    if (sse->fault == SL_NO_MEMORY)
        return sl_error_memory(err);
    sl_error_set(err, SL_TOO_LARGE, "data", "%s of the stream is over the limit of %zu bytes",
                 sse->skipped > sse->max_event ? "a line" : "an event", sse->max_event);
    if (err)
        err->limit = sse->max_event;
    return false;
}

void sl_sse_finish(struct sl_sse *sse, sl_sse_sink sink, void *ctx)
{
    if (sse->state != SSE_MARK)
        end_line(sse, sink, ctx);
    deliver(sse, sink, ctx);
    sl_sse_clear(sse);
}

/* SPDX-License-Identifier: MIT */
/* Event streams: the first byte chooses the cuts, and cuts must make no difference. */
#include "sluice/sse.h"

#include "fuzz.h"

static void write_down(void *ctx, struct sl_str data)
{
    sl_buf_add_u64(ctx, data.len);
    sl_buf_add_char(ctx, ':');
    sl_buf_add_str(ctx, data);
}

static bool read_stream(struct sl_str stream, size_t piece, struct sl_buf *out)
{
    struct sl_sse sse;
    struct sl_error err = {0};
    bool ok = true;

    sl_sse_init(&sse, 64);
    for (size_t at = 0; ok && at < stream.len; at += piece) {
        size_t left = stream.len - at;
        ok = sl_sse_feed(&sse, (struct sl_str){stream.ptr + at, left < piece ? left : piece},
                         write_down, out, &err);
    }
    if (ok)
        sl_sse_finish(&sse, write_down, out);
    else
        REQUIRE(err.code == SL_TOO_LARGE);
    sl_sse_clear(&sse);
    return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    struct sl_str stream = {(const char *)data + 1, size - 1};
    struct sl_buf whole = SL_BUF_INIT, cut = SL_BUF_INIT;
    bool ok = read_stream(stream, size, &whole);

    REQUIRE(read_stream(stream, 1 + data[0] % 16, &cut) == ok);
    REQUIRE(sl_str_equal(sl_buf_str(&whole), sl_buf_str(&cut)));
    sl_buf_clear(&whole);
    sl_buf_clear(&cut);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Streams from lines: findings are lines of ASCII, what is held prints as JSON, and a stream in
 * which nothing is fatal means the same under both policies.
 */
#include "fuzz.h"

#include <string.h>

#include "sluice/stream.h"

struct side {
    struct sl_stream *stream;
    bool fatal;
};

static void found(void *ctx, const struct sl_finding *finding)
{
    struct side *side = ctx;

    REQUIRE(finding->found < SL_FOUND_COUNT && finding->text[0]);
    for (const char *c = finding->text; *c; c++)
        REQUIRE(*c >= 0x20 && *c < 0x7f);
    side->fatal |= finding->fatal;
}

/* The first letter of a line says what it is. */
static void take_line(struct side *side, struct sl_str line)
{
    struct sl_doc doc = {0};
    char letter = line.len ? *line.ptr : ' ';

    if (letter == 'R')
        sl_stream_reset(side->stream);
    else if (line.len && sl_doc_parse(&doc, (struct sl_str){line.ptr + 1, line.len - 1}, NULL))
        REQUIRE(letter == 'P'   ? sl_stream_patch(side->stream, &doc, 0)
                : letter == 'S' ? sl_stream_state(side->stream, &doc, 0)
                                : sl_stream_event(side->stream, &doc, 1));
    sl_doc_clear(&doc);
}

static struct sl_buf held(const struct side *side)
{
    struct sl_buf out = SL_BUF_INIT;
    struct sl_doc doc = {0};

    sl_buf_add_lit(&out, "[");
    sl_stream_print_messages(side->stream, &out);
    sl_buf_add_lit(&out, ",");
    sl_value_print(sl_stream_state_value(side->stream), &out);
    sl_buf_add_lit(&out, "]");
    REQUIRE(!out.failed && sl_doc_parse(&doc, sl_buf_str(&out), NULL));
    sl_doc_clear(&doc);
    return out;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct side pass = {0}, repair = {0};
    struct sl_str left = {(const char *)data, size};

    pass.stream = sl_stream_new(SL_POLICY_PASS, found, &pass);
    repair.stream = sl_stream_new(SL_POLICY_REPAIR, found, &repair);
    REQUIRE(pass.stream && repair.stream);
    while (left.len) {
        const char *end = memchr(left.ptr, '\n', left.len);
        size_t length = end ? (size_t)(end - left.ptr) : left.len;
        take_line(&pass, (struct sl_str){left.ptr, length});
        take_line(&repair, (struct sl_str){left.ptr, length});
        length += end != NULL;
        left = (struct sl_str){left.ptr + length, left.len - length};
    }
    struct sl_buf a = held(&pass), b = held(&repair);
    if (!pass.fatal)
        REQUIRE(!repair.fatal && sl_str_equal(sl_buf_str(&a), sl_buf_str(&b)));
    sl_stream_end(repair.stream);
    sl_buf_clear(&a);
    sl_buf_clear(&b);
    sl_stream_free(pass.stream);
    sl_stream_free(repair.stream);
    return 0;
}

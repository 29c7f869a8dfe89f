/* SPDX-License-Identifier: MIT */
/* MessagePack and JSON: what is taken is JSON, and after one round nothing changes any more. */
#include "fuzz.h"

#include "sluice/msgpack.h"

static void pack(struct sl_str json, struct sl_buf *out)
{
    struct sl_doc doc = {0};

    REQUIRE(sl_doc_parse(&doc, json, NULL));
    sl_msgpack_write(&doc, 0, out);
    REQUIRE(!out->failed);
    sl_doc_clear(&doc);
}

static void require_stable(struct sl_str json)
{
    struct sl_buf packed = SL_BUF_INIT, back = SL_BUF_INIT, again = SL_BUF_INIT;

    pack(json, &packed);
    REQUIRE(sl_msgpack_read(sl_buf_str(&packed), &back, NULL));
    pack(sl_buf_str(&back), &again);
    REQUIRE(sl_str_equal(sl_buf_str(&packed), sl_buf_str(&again)));
    sl_buf_clear(&packed);
    sl_buf_clear(&back);
    sl_buf_clear(&again);
}

/* Where values end is found in pieces as it is found at once. */
static void check_scan(struct sl_str input, bool is_value)
{
    struct sl_msgpack_scan pieces = {0}, whole = {0};
    bool ended = sl_msgpack_scan(&whole, input);
    size_t size = 0;

    while (size < input.len && !sl_msgpack_scan(&pieces, (struct sl_str){input.ptr, size}))
        size++;
    if (size == input.len)
        REQUIRE(sl_msgpack_scan(&pieces, input) == ended);
    REQUIRE(!ended || (pieces.at == whole.at && pieces.at == size));
    REQUIRE(!is_value || (ended && whole.at == input.len));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_str input = {(const char *)data, size};
    struct sl_buf json = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    bool is_value = sl_msgpack_read(input, &json, &err);
    if (is_value) {
        require_stable(sl_buf_str(&json));
    } else {
        REQUIRE(err.code != SL_OK && err.text[0] && err.offset <= size && json.len == 0);
    }
    if (size > 0)
        check_scan(input, is_value);
    /* A byte costs at most an escape of six, or a ninth of a double's longest text. */
    REQUIRE(json.cap <= 64 + 16 * size);
    if (sl_doc_parse(&doc, input, NULL))
        require_stable(input);
    sl_doc_clear(&doc);
    sl_buf_clear(&json);
    return 0;
}

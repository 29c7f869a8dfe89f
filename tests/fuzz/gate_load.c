/* SPDX-License-Identifier: MIT */
/* A stored gate that loads stores the same way again, shows what is open, and can be closed. */
#include "fuzz.h"

#include "sluice/gate.h"

static bool take(void *ctx, const struct sl_event *event, bool verbatim)
{
    (void)ctx;
    (void)event;
    (void)verbatim;
    return true;
}

static bool show(void *ctx, const struct sl_open_item *item)
{
    (void)ctx;
    REQUIRE(item->start_event.len);
    return true;
}

static void use(struct sl_gate *gate)
{
    struct sl_buf once = SL_BUF_INIT, twice = SL_BUF_INIT;
    struct sl_doc doc = {0};

    sl_gate_save(gate, &once);
    REQUIRE(!once.failed && sl_doc_parse(&doc, sl_buf_str(&once), NULL));
    struct sl_gate *again = sl_gate_load(&doc, 0, NULL);
    REQUIRE(again);
    sl_gate_save(again, &twice);
    REQUIRE(sl_str_equal(sl_buf_str(&once), sl_buf_str(&twice)));
    REQUIRE(sl_gate_each_open(again, show, NULL));
    REQUIRE(sl_gate_close_all(again, take, NULL, NULL) == SL_GATE_PASSED);
    sl_gate_free(again);
    sl_doc_clear(&doc);
    sl_buf_clear(&once);
    sl_buf_clear(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (sl_doc_parse(&doc, (struct sl_str){(const char *)data, size}, NULL)) {
        struct sl_gate *gate = sl_gate_load(&doc, 0, &err);
        REQUIRE((gate != NULL) == (err.code == SL_OK));
        if (gate)
            use(gate);
        sl_gate_free(gate);
    }
    sl_doc_clear(&doc);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/* Frames of clients: taken ones have what their op requires, refused ones say why. */
#include "fuzz.h"

#include <string.h>

#include "sluice/frame.h"
#include "sluice/json.h"

static const struct sl_frame_limits limits = {.max_id = 8, .max_subs = 4};

static void check_taken(const struct sl_frame *frame)
{
#define ROW(symbol, op_symbol, field, type, required, meaning)                                     \
    REQUIRE(frame->arg[SL_A_##symbol] == SL_NONE || frame->op == SL_OP_##op_symbol);               \
    REQUIRE(frame->arg[SL_A_##symbol] != SL_NONE || frame->op != SL_OP_##op_symbol || !(required));
    SL_ARGS(ROW)
#undef ROW
    REQUIRE(frame->op != SL_OP_STATE ||
            (frame->arg[SL_A_STATE_PATCH] == SL_NONE) != (frame->arg[SL_A_STATE_STATE] == SL_NONE));
    if (frame->op != SL_OP_SUBSCRIBE)
        return;
    uint32_t list = frame->arg[SL_A_SUBSCRIBE_SUBS];
    for (uint32_t at = list + 1; at < sl_doc_next(frame->doc, list);
         at = sl_doc_next(frame->doc, at)) {
        uint32_t arg[SL_SA_COUNT];
        REQUIRE(sl_frame_read_element(SL_ELEMENT_SUB, frame->doc, at, &limits, arg, NULL));
        REQUIRE(arg[SL_SA_SUB] != SL_NONE && arg[SL_SA_THREAD] != SL_NONE);
    }
}

static void check_frame(const struct sl_doc *doc, uint32_t node)
{
    struct sl_frame frame;
    struct sl_error err = {0};

    if (sl_frame_read(&sl_client_vocabulary, doc, node, &limits, &frame, &err)) {
        REQUIRE(err.code == SL_OK);
        check_taken(&frame);
    } else {
        REQUIRE(err.code != SL_OK && err.text[0]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_doc doc = {0};

    if (sl_doc_parse(&doc, (struct sl_str){(const char *)data, size}, NULL)) {
        check_frame(&doc, 0);
        if (sl_doc_kind(&doc, 0) == SL_ARRAY)
            for (uint32_t at = 1; at < doc.count; at = sl_doc_next(&doc, at))
                check_frame(&doc, at);
    }
    sl_doc_clear(&doc);
    return 0;
}

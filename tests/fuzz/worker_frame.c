/* SPDX-License-Identifier: MIT */
/* Frames of workers: taken ones have what their op requires, refused ones say why. */
#include "fuzz.h"

#include "sluice/worker_frame.h"

static const struct sl_frame_limits limits = {.max_id = 8, .max_subs = 4, .max_events = 4};

static void check_list(const struct sl_frame *frame, enum sl_worker_arg list, enum sl_element kind,
                       size_t required)
{
    uint32_t node = frame->arg[list], arg[SL_ARGS_MAX];

    if (node == SL_NONE)
        return;
    REQUIRE(sl_doc_kind(frame->doc, node) == SL_ARRAY);
    for (uint32_t at = node + 1; at < sl_doc_next(frame->doc, node);
         at = sl_doc_next(frame->doc, at)) {
        REQUIRE(sl_frame_read_element(kind, frame->doc, at, &limits, arg, NULL));
        for (size_t i = 0; i < required; i++)
            REQUIRE(arg[i] != SL_NONE);
    }
}

static void check_number(const struct sl_frame *frame, enum sl_worker_arg arg, uint64_t least,
                         uint64_t most)
{
    uint64_t number;

    if (frame->arg[arg] == SL_NONE)
        return;
    REQUIRE(sl_doc_u64(frame->doc, frame->arg[arg], &number));
    REQUIRE(number >= least && number <= most);
}

static void check_taken(const struct sl_frame *frame)
{
#define ROW(symbol, op_symbol, field, type, required, meaning)                                     \
    REQUIRE(frame->arg[SL_WA_##symbol] == SL_NONE || frame->op == SL_WOP_##op_symbol);             \
    REQUIRE(frame->arg[SL_WA_##symbol] != SL_NONE || frame->op != SL_WOP_##op_symbol ||            \
            !(required));
    SL_WORKER_ARGS(ROW)
#undef ROW
    check_list(frame, SL_WA_HELLO_AGENTS, SL_ELEMENT_AGENT, 1);
    check_list(frame, SL_WA_HELLO_RUNS, SL_ELEMENT_RUN, SL_RA_COUNT);
    check_number(frame, SL_WA_HELLO_CAPACITY, 0, SL_MAX_CAPACITY);
    check_number(frame, SL_WA_EVENTS_LEASE, 1, SL_MAX_REF);
    check_number(frame, SL_WA_EVENTS_SEQUENCE, 1, SL_MAX_REF);
    if (frame->op == SL_WOP_EVENTS) {
        uint32_t count = frame->doc->nodes[frame->arg[SL_WA_EVENTS_EVENTS]].count;
        REQUIRE(count >= 1 && count <= limits.max_events);
    }
}

static void check_frame(const struct sl_doc *doc, uint32_t node)
{
    struct sl_frame frame;
    struct sl_error err = {0};

    if (sl_frame_read(&sl_worker_vocabulary, doc, node, &limits, &frame, &err)) {
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

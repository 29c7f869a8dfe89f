/* SPDX-License-Identifier: MIT */
/* Events and run inputs: a verdict has its reason, and what is mended reads well. */
#include "fuzz.h"

#include "event_table.h"
#include "sluice/event.h"

static void check_mended(const struct sl_event *event)
{
    struct sl_buf out = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_event mended;
    unsigned faults;

    sl_event_mend(event, &out);
    REQUIRE(!out.failed);
    REQUIRE(sl_doc_parse(&doc, sl_buf_str(&out), NULL));
    REQUIRE(sl_event_read(&doc, &mended, &faults, NULL) != SL_FATAL);
    REQUIRE(!(faults & SL_FAULT_NULL));
    REQUIRE(mended.type == event->type);
    sl_doc_clear(&doc);
    sl_buf_clear(&out);
}

static void check_event(const struct sl_doc *doc)
{
    struct sl_error err = {0};
    struct sl_event event;
    unsigned faults;
    enum sl_verdict verdict = sl_event_read(doc, &event, &faults, &err);

    REQUIRE((verdict == SL_FINE) == (faults == 0));
    REQUIRE((verdict == SL_FATAL) == ((faults & (SL_FAULT_NULL | SL_FAULT_WRONG)) != 0));
    REQUIRE((err.code == SL_BAD_EVENT && err.text[0]) == (verdict != SL_FINE));
    for (int field = 0; field < SL_F_COUNT; field++)
        REQUIRE(event.field[field] == SL_NONE || event.field[field] < doc->count);
    if (event.type != SL_EV_UNKNOWN && !(faults & SL_FAULT_WRONG))
        check_mended(&event);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (sl_doc_parse(&doc, (struct sl_str){(const char *)data, size}, NULL)) {
        check_event(&doc);
        REQUIRE(sl_input_check(&doc, 0, &err) == (err.code == SL_OK));
    }
    sl_doc_clear(&doc);
    return 0;
}

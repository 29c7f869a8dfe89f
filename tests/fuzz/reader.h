/* SPDX-License-Identifier: MIT */
/* A reader under test: what a client holds, and the verifier of its pipeline. */
#ifndef SLUICE_TESTS_FUZZ_READER_H
#define SLUICE_TESTS_FUZZ_READER_H

#include "fuzz.h"

#include "client_patch.h"
#include "messages.h"
#include "sluice/patch.h"
#include "sluice/view.h"

struct reader {
    struct sl_messages messages;
    struct sl_value *state;
    struct sl_gate *judge;
    bool lenient; /* takes what is not legal as well */
    bool refused; /* there was something illegal */
};

static inline void reader_init(struct reader *reader)
{
    sl_messages_init(&reader->messages, 1);
    reader->state = sl_value_object();
    reader->judge = NULL;
    reader->lenient = reader->refused = false;
}

static inline void reader_clear(struct reader *reader)
{
    sl_messages_clear(&reader->messages);
    sl_value_unref(reader->state);
    sl_gate_free(reader->judge);
}

static inline bool reader_ignore(void *ctx, const struct sl_event *event, bool verbatim)
{
    (void)ctx;
    (void)event;
    (void)verbatim;
    return true;
}

static inline void reader_judge(struct reader *reader, const struct sl_event *event,
                                const struct sl_doc *doc)
{
    struct sl_error err = {0};

    if (event->type == SL_EV_RUN_STARTED && reader->judge && sl_gate_ended(reader->judge)) {
        sl_gate_free(reader->judge);
        reader->judge = NULL;
    }
    if (!reader->judge)
        reader->judge = sl_gate_new(SL_POLICY_PASS);
    enum sl_gate_result result = sl_gate_step(reader->judge, doc, reader_ignore, NULL, &err);
    if (result != SL_GATE_PASSED)
        reader->refused = true;
    if (reader->lenient)
        return;
    if (result != SL_GATE_PASSED)
        fprintf(stderr, "%.*s: %s\n", (int)doc->len, doc->text, err.text);
    REQUIRE(result == SL_GATE_PASSED);
}

static inline void reader_fold_state(struct reader *reader, const struct sl_event *event)
{
    if (event->type == SL_EV_STATE_SNAPSHOT) {
        sl_value_unref(reader->state);
        reader->state = sl_value_from_node(event->doc, event->field[SL_F_SNAPSHOT]);
    } else if (event->type == SL_EV_STATE_DELTA) {
        bool applied;
        const struct sl_client_patch patch = {.doc = event->doc,
                                              .node = event->field[SL_F_DELTA],
                                              .max_size = SIZE_MAX,
                                              .max_height = SL_MAX_HEIGHT};
        (void)sl_client_patch_apply(&reader->state, &patch, &applied);
    }
}

static inline void reader_take_state(struct reader *reader, const struct sl_delivery *delivery,
                                     const struct sl_doc *doc)
{
    struct sl_patch_result result;

    REQUIRE(reader->lenient || !reader->judge || sl_gate_ended(reader->judge));
    REQUIRE(delivery->run.len == 0);
    if (delivery->is_patch) {
        REQUIRE(sl_patch_apply(&reader->state, doc, 0, NULL, &result, NULL));
    } else {
        sl_value_unref(reader->state);
        reader->state = sl_value_from_node(doc, 0);
    }
}

/* Takes what is legal, as the client does. Says how the messages took it. */
static inline enum sl_fold reader_take(struct reader *reader, const struct sl_delivery *delivery)
{
    struct sl_doc doc = {0};
    struct sl_event event;
    enum sl_fold fold = SL_FOLD_DONE;

    REQUIRE(sl_doc_parse(&doc, delivery->json, NULL));
    if (delivery->is_state) {
        reader_take_state(reader, delivery, &doc);
    } else {
        REQUIRE(sl_event_read(&doc, &event, NULL, NULL) != SL_FATAL);
        REQUIRE(event.type == delivery->type);
        reader_judge(reader, &event, &doc);
        reader_fold_state(reader, &event);
        fold = sl_messages_apply(&reader->messages, &event, SIZE_MAX);
        REQUIRE(fold <= SL_FOLD_DEVIATES);
    }
    sl_doc_clear(&doc);
    return fold;
}

#endif

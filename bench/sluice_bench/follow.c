/* SPDX-License-Identifier: MIT */
/* Following a thread: numbers, text, state and ends. */
#include "follow.h"

#include <stdio.h>
#include <stdlib.h>

#include "compare.h"
#include "sluice/patch.h"

void follower_init(struct follower *follower, struct bench_thread *thread,
                   struct follow_report *report, unsigned reader, uint32_t sub)
{
    *follower = (struct follower){.thread = thread, .report = report, .reader = reader};
    follower->place.sub = sub;
    follower->state = sl_value_null();
}

void follower_clear(struct follower *follower)
{
    sl_value_unref(follower->state);
    follower->state = NULL;
}

#define FIND(follower, kind, count, format, ...)                                                   \
    verdict_add((follower)->report->verdict, FINDING_##kind, (count),                              \
                "reader %u, thread %s, run %u: " format, (follower)->reader,                       \
                (follower)->thread->id, (follower)->run, __VA_ARGS__)

/* --- numbers --- */

static bool is_pieces(const struct follower *follower, const struct follow_track *track)
{
    return track == &follower->pieces;
}

/* The number that an event of the track bears: every LOAD_PATCH_EVERYth is a patch. */
static unsigned long long number_of(const struct follower *follower,
                                    const struct follow_track *track, uint64_t index)
{
    return is_pieces(follower, track) ? index + (index - 1) / (LOAD_PATCH_EVERY - 1)
                                      : index * LOAD_PATCH_EVERY;
}

static void add_gap(struct follower *follower, struct follow_track *track, uint64_t first,
                    uint64_t last)
{
    if (track->gap_count == FOLLOW_GAPS) {
        struct follow_gap gap = track->gaps[0];
        FIND(follower, LOSS, gap.last - gap.first + 1, "%llu and on did not come",
             number_of(follower, track, gap.first));
        track->gap_count--;
        memmove(track->gaps, track->gaps + 1, track->gap_count * sizeof(*track->gaps));
    }
    track->gaps[track->gap_count++] = (struct follow_gap){first, last};
}

static void remove_gap(struct follow_track *track, size_t index)
{
    track->gap_count--;
    memmove(track->gaps + index, track->gaps + index + 1,
            (track->gap_count - index) * sizeof(*track->gaps));
}

/* Takes the event out of the gaps. False when it lies in none. */
static bool fill_gap(struct follower *follower, struct follow_track *track, uint64_t index)
{
    for (size_t i = 0; i < track->gap_count; i++) {
        struct follow_gap gap = track->gaps[i];
        if (index < gap.first || index > gap.last)
            continue;
        remove_gap(track, i);
        if (gap.first < index)
            add_gap(follower, track, gap.first, index - 1);
        if (gap.last > index)
            add_gap(follower, track, index + 1, gap.last);
        return true;
    }
    return false;
}

/* Everything up to `index` should have come. */
static void expect(struct follower *follower, struct follow_track *track, uint64_t index)
{
    if (track->next > index)
        return;
    add_gap(follower, track, track->next, index);
    track->next = index + 1;
}

static void take_index(struct follower *follower, struct follow_track *track, uint64_t index,
                       uint64_t stamp_us)
{
    uint64_t now_us = bench_now_us();
    unsigned long long shown = number_of(follower, track, index);

    latency_add(follower->report->latency, now_us > stamp_us ? now_us - stamp_us : 0);
    follower->report->delivered++;
    if (index >= track->next) {
        if (index > track->next)
            expect(follower, track, index - 1);
        track->next = index + 1;
    } else if (fill_gap(follower, track, index)) {
        FIND(follower, ORDER, 1, "%llu came behind a later one", shown);
    } else {
        FIND(follower, REPETITION, 1, "%llu came again", shown);
    }
}

/* `is_first`: of its event. What was published before that must have come before it. */
static void take_piece(struct follower *follower, uint64_t number, uint64_t stamp_us, bool is_first)
{
    uint64_t patches = number / LOAD_PATCH_EVERY, index = number - patches;

    if (follower->is_rebuilding) {
        if (index >= follower->pieces.next)
            follower->pieces.next = index + 1;
        return;
    }
    if (is_first)
        expect(follower, &follower->patches, patches);
    take_index(follower, &follower->pieces, index, stamp_us);
}

static void take_patch(struct follower *follower, uint64_t number, uint64_t stamp_us)
{
    uint64_t index = number / LOAD_PATCH_EVERY;

    expect(follower, &follower->pieces, number - index);
    take_index(follower, &follower->patches, index, stamp_us);
}

/* A whole state stands for the patches that made it. */
static void pass_patches(struct follower *follower, uint64_t number)
{
    struct follow_track *track = &follower->patches;
    uint64_t index = number / LOAD_PATCH_EVERY;

    while (track->gap_count > 0 && track->gaps[0].last <= index)
        remove_gap(track, 0);
    if (index >= track->next)
        track->next = index + 1;
}

static void report_gaps_of(struct follower *follower, struct follow_track *track, uint64_t count)
{
    expect(follower, track, count);
    while (track->gap_count > 0) {
        struct follow_gap gap = track->gaps[0];
        FIND(follower, LOSS, gap.last - gap.first + 1, "%llu to %llu did not come",
             number_of(follower, track, gap.first), number_of(follower, track, gap.last));
        remove_gap(track, 0);
    }
}

static void report_gaps(struct follower *follower, uint64_t events)
{
    uint64_t patches = events / LOAD_PATCH_EVERY;

    report_gaps_of(follower, &follower->pieces, events - patches);
    report_gaps_of(follower, &follower->patches, patches);
}

/* --- text --- */

static void begin_message(struct follower *follower, struct sl_str id)
{
    /* Behind a rebuild a START opens a message that is there already. */
    if (sl_str_equal(id, sl_str_from(follower->message)))
        return;
    follower->hash = load_hash_message(follower->hash, id);
    snprintf(follower->message, sizeof(follower->message), "%.*s", SL_STR_ARG(id));
}

static void take_text(struct follower *follower, struct sl_str text)
{
    uint64_t number, stamp_us;

    follower->hash = load_hash(follower->hash, text);
    for (bool is_first = true; load_read_piece(&text, &number, &stamp_us); is_first = false)
        take_piece(follower, number, stamp_us, is_first);
    if (text.len > 0)
        FIND(follower, TEXT, 1, "a piece reads \"%.*s\"", (int)(text.len > 40 ? 40 : text.len),
             text.ptr);
}

static struct sl_str text_of(const struct sl_doc *doc, uint32_t object, const char *name)
{
    uint32_t node = sl_doc_get(doc, object, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_STRING)
        return SL_STR("");
    return sl_doc_body(doc, node);
}

static void take_messages(struct follower *follower, const struct sl_doc *doc, uint32_t event)
{
    uint32_t list = sl_doc_get(doc, event, SL_STR("messages"));

    follower->hash = LOAD_HASH_START;
    follower->message[0] = '\0';
    if (list == SL_NONE || sl_doc_kind(doc, list) != SL_ARRAY)
        return;
    for (uint32_t at = list + 1; at < sl_doc_next(doc, list); at = sl_doc_next(doc, at)) {
        if (!sl_str_equal(text_of(doc, at, "role"), SL_STR("assistant")))
            continue;
        begin_message(follower, text_of(doc, at, "id"));
        take_text(follower, text_of(doc, at, "content"));
    }
}

/* --- state --- */

static uint64_t state_number(const struct follower *follower, const char *key)
{
    struct sl_value *value = sl_value_kind(follower->state) == SL_OBJECT
                                 ? sl_value_get(follower->state, sl_str_from(key))
                                 : NULL;

    struct sl_str digits = value ? sl_value_text(value) : SL_STR("");
    uint64_t number = 0;

    for (size_t i = 0; i < digits.len && digits.ptr[i] >= '0' && digits.ptr[i] <= '9'; i++)
        number = number * 10 + (uint64_t)(digits.ptr[i] - '0');
    return number;
}

static void set_state(struct follower *follower, const struct sl_doc *doc, uint32_t node)
{
    struct sl_value *state = node == SL_NONE ? NULL : sl_value_from_node(doc, node);

    if (!state) {
        FIND(follower, STATE, 1, "%s", "a state could not be read");
        return;
    }
    sl_value_unref(follower->state);
    follower->state = state;
    pass_patches(follower, state_number(follower, "number"));
}

static void patch_state(struct follower *follower, const struct sl_doc *doc, uint32_t patch)
{
    static const struct sl_patch_limits limits = {0};
    struct sl_patch_result result;
    struct sl_error err = {0};

    if (patch == SL_NONE || !sl_patch_apply(&follower->state, doc, patch, &limits, &result, &err)) {
        FIND(follower, STATE, 1, "a patch does not apply: %s", err.text);
        return;
    }
    take_patch(follower, state_number(follower, "number"), state_number(follower, "stamp"));
}

/* --- runs --- */

static void begin_run(struct follower *follower, struct sl_str run)
{
    unsigned number = 0;

    for (size_t i = 1; i < run.len && run.ptr[i] >= '0' && run.ptr[i] <= '9'; i++)
        number = number * 10 + (unsigned)(run.ptr[i] - '0');

    if (follower->in_run && !follower->is_rebuilding)
        FIND(follower, ENDING, 1, "%s", "another run began before its end");
    if (!follower->is_rebuilding && number != follower->run + 1)
        FIND(follower, ENDING, 1, "run %u began behind it", number);
    follower->run = number;
    follower->in_run = true;
    follower->pieces = follower->patches = (struct follow_track){.next = 1};
    follower->hash = LOAD_HASH_START;
    follower->message[0] = '\0';
}

static void end_run(struct follower *follower)
{
    if (!follower->in_run || follower->run == 0 || follower->run > follower->thread->runs) {
        FIND(follower, ENDING, 1, "%s", "an end came that belongs to no run");
        return;
    }
    const struct load_result *result = follower->thread->results[follower->run - 1];
    follower->in_run = false;
    if (!result->done) {
        FIND(follower, ENDING, 1, "%s", "its end came before it was published");
        return;
    }
    report_gaps(follower, result->events);
    if (follower->hash != result->hash)
        FIND(follower, TEXT, 1, "%s", "the messages differ at the end");
    if (!result->state || !sl_value_equal(follower->state, result->state))
        FIND(follower, STATE, 1, "%s", "the state differs at the end");
}

static void fail_run(struct follower *follower, struct sl_str code)
{
    follower->in_run = false;
    FIND(follower, ENDING, 1, "it ended with RUN_ERROR %.*s", SL_STR_ARG(code));
}

void follower_find(struct follower *follower, enum finding finding, uint64_t count, size_t at,
                   const char *what)
{
    verdict_add(follower->report->verdict, finding, count, "reader %u, thread %s: event %zu %s",
                follower->reader, follower->thread->id, at + 1, what);
}

/* Only runs are followed; what an event means is its agent's affair. */
static void take_foreign(struct follower *follower, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t event = sl_doc_get(doc, frame, SL_STR("event"));
    struct sl_str type = text_of(doc, event, "type");

    if (event == SL_NONE)
        return;
    if (follower->place.in_span || sl_doc_get(doc, frame, SL_STR("cursor")) == SL_NONE)
        follower->lost_place = true;
    else if (!follower->is_rebuilding && !compare_event(follower, follower->thread, doc, event))
        FIND(follower, PROTOCOL, 1, "%s", "there is no memory for an event");
    if (sl_str_equal(type, SL_STR("RUN_STARTED")))
        begin_run(follower, text_of(doc, frame, "runId"));
    else if (sl_str_equal(type, SL_STR("RUN_FINISHED")))
        follower->in_run = false;
    else if (sl_str_equal(type, SL_STR("RUN_ERROR")))
        fail_run(follower, text_of(doc, event, "code"));
}

static void take_event(struct follower *follower, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t event = sl_doc_get(doc, frame, SL_STR("event"));
    struct sl_str type = text_of(doc, event, "type");

    if (sl_str_equal(type, SL_STR("TEXT_MESSAGE_CONTENT")))
        take_text(follower, text_of(doc, event, "delta"));
    else if (sl_str_equal(type, SL_STR("STATE_DELTA")))
        patch_state(follower, doc, sl_doc_get(doc, event, SL_STR("delta")));
    else if (sl_str_equal(type, SL_STR("TEXT_MESSAGE_START")))
        begin_message(follower, text_of(doc, event, "messageId"));
    else if (sl_str_equal(type, SL_STR("STATE_SNAPSHOT")))
        set_state(follower, doc, sl_doc_get(doc, event, SL_STR("snapshot")));
    else if (sl_str_equal(type, SL_STR("MESSAGES_SNAPSHOT")))
        take_messages(follower, doc, event);
    else if (sl_str_equal(type, SL_STR("RUN_STARTED")))
        begin_run(follower, text_of(doc, frame, "runId"));
    else if (sl_str_equal(type, SL_STR("RUN_FINISHED")))
        end_run(follower);
    else if (sl_str_equal(type, SL_STR("RUN_ERROR")))
        fail_run(follower, text_of(doc, event, "code"));
    else if (!sl_str_equal(type, SL_STR("TEXT_MESSAGE_END")) &&
             !(follower->report->has_custom && sl_str_equal(type, SL_STR("CUSTOM"))))
        FIND(follower, PROTOCOL, 1, "an event %.*s came that nobody published", SL_STR_ARG(type));
}

void follower_take(struct follower *follower, const struct sl_doc *doc, uint32_t frame,
                   struct sl_str op)
{
    if (sl_str_equal(op, SL_STR("reset"))) {
        follower->report->rebuilds++;
        follower->is_rebuilding = true;
        follower->in_run = false;
        follower->lost_place = true;
    } else if (sl_str_equal(op, SL_STR("event")) && follower->report->is_foreign) {
        take_foreign(follower, doc, frame);
    } else if (sl_str_equal(op, SL_STR("event"))) {
        take_event(follower, doc, frame);
    } else if (sl_str_equal(op, SL_STR("state")) && !follower->report->is_foreign) {
        if (follower->is_rebuilding)
            set_state(follower, doc, sl_doc_get(doc, frame, SL_STR("state")));
        else
            FIND(follower, PROTOCOL, 1, "%s", "the state changed between runs");
    }
    bool was_in_span = follower->place.in_span;
    if (!link_place_note(&follower->place, doc, frame))
        FIND(follower, PROTOCOL, 1, "%s", "a frame has no place");
    if (follower->place.in_span && !was_in_span)
        follower->report->spans++;
    if (follower->place.rebuild_left == 0)
        follower->is_rebuilding = false;
}

bool follower_has_ended(const struct follower *follower, unsigned run)
{
    return follower->run > run || (follower->run == run && !follower->in_run);
}

void follower_give_up(struct follower *follower)
{
    unsigned runs = follower->thread->runs;

    if (runs == 0 || follower_has_ended(follower, runs))
        return;
    const struct load_result *result = follower->thread->results[runs - 1];
    if (!follower->report->is_foreign && follower->run == runs && result->done)
        report_gaps(follower, result->events);
    FIND(follower, ENDING, 1, "the end of run %u did not come", runs);
}

/* SPDX-License-Identifier: MIT */
/* What every store promises: the same suite for each of them. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "store/store.h"
#include "store_delay.h"

enum kind { MEMORY, DELAYED };

struct rig {
    enum kind kind;
    struct store *memory, *store;
    uint64_t now_ms, randoms;
    unsigned wakes;
};

static uint64_t rig_now(void *ctx)
{
    return ((struct rig *)ctx)->now_ms;
}

static uint64_t rig_random(void *ctx)
{
    return ((struct rig *)ctx)->randoms++; /* the first is 0, which is no generation */
}

static void rig_wake(void *ctx)
{
    ((struct rig *)ctx)->wakes++;
}

static struct rig *rig_new(void **state, size_t max_bytes, size_t max_threads)
{
    struct rig *rig = calloc(1, sizeof(*rig));
    struct store_memory_options options = {.max_bytes = max_bytes,
                                           .max_threads = max_threads,
                                           .max_keys = 3,
                                           .now_ms = rig_now,
                                           .random = rig_random,
                                           .wake = rig_wake,
                                           .ctx = rig};
    rig->kind = *(enum kind *)*state;
    rig->now_ms = 1000;
    rig->memory = store_memory_new(&options);
    rig->store = rig->kind == DELAYED ? store_delay_new(rig->memory) : rig->memory;
    return rig;
}

static void rig_free(struct rig *rig)
{
    if (rig->store != rig->memory)
        rig->store->ops->free(rig->store);
    rig->memory->ops->free(rig->memory);
    free(rig);
}

/* One tick. What it completes may ask for more, which is for the next one. */
static void tick(struct rig *rig)
{
    store_memory_run(rig->memory);
    if (rig->kind == DELAYED)
        store_delay_run(rig->store);
}

static void settle(struct rig *rig)
{
    for (int i = 0; i < 4; i++)
        tick(rig);
}

/* --- answers --- */

struct answer {
    unsigned calls;
    enum sl_code code;
    struct store_admitted admitted;
    struct store_posted posted;
    uint64_t number;
};

static void on_done(void *ctx, const struct sl_error *err)
{
    struct answer *answer = ctx;

    answer->calls++;
    answer->code = err ? err->code : SL_OK;
}

static void on_admitted(void *ctx, const struct store_admitted *admitted,
                        const struct sl_error *err)
{
    struct answer *answer = ctx;

    assert_true(!admitted == !!err);
    if (admitted)
        answer->admitted = *admitted;
    on_done(answer, err);
}

static enum sl_code settled(struct rig *rig, struct answer *answer)
{
    assert_int_equal(answer->calls, 0);
    settle(rig);
    assert_int_equal(answer->calls, 1);
    return answer->code;
}

static struct store_admit admission(const char *thread, const char *run, const char *key,
                                    uint64_t lease)
{
    return (struct store_admit){.thread = sl_str_from(thread),
                                .run = sl_str_from(run),
                                .key = sl_str_from(key),
                                .request_hash = 7,
                                .grant = SL_STR("{}"),
                                .based_on_lease = lease};
}

static enum sl_code admit_with(struct rig *rig, const struct store_admit *admit,
                               struct store_admitted *out)
{
    struct answer answer = {0};

    assert_true(rig->store->ops->admit(rig->store, admit, on_admitted, &answer));
    enum sl_code code = settled(rig, &answer);
    if (out)
        *out = answer.admitted;
    return code;
}

/* The key is the run's id. */
static enum sl_code admit(struct rig *rig, const char *thread, const char *run, uint64_t lease)
{
    struct store_admit with = admission(thread, run, run, lease);

    return admit_with(rig, &with, NULL);
}

static bool ask_append(struct rig *rig, const char *run, uint64_t lease, uint64_t sequence,
                       const char *text, size_t count, struct answer *answer)
{
    struct sl_str events[8];
    struct store_append append = {.thread = SL_STR("t"),
                                  .run = sl_str_from(run),
                                  .lease = lease,
                                  .producer = SL_STR("p"),
                                  .sequence = sequence + 1, /* the tests count from 0 on */
                                  .events = events,
                                  .count = count};

    /* An event is one character of the text. */
    for (size_t i = 0; i < count; i++)
        events[i] = (struct sl_str){text + i, 1};
    return rig->store->ops->append(rig->store, &append, on_done, answer);
}

static enum sl_code append(struct rig *rig, const char *run, uint64_t lease, uint64_t sequence,
                           const char *text)
{
    struct answer answer = {0};

    assert_true(ask_append(rig, run, lease, sequence, text, strlen(text), &answer));
    return settled(rig, &answer);
}

static enum sl_code fence(struct rig *rig, const char *run, uint64_t lease)
{
    struct answer answer = {0};
    struct store_fence fence = {SL_STR("t"), sl_str_from(run), lease, SL_STR("{\"f\":1}")};

    assert_true(rig->store->ops->fence(rig->store, &fence, on_done, &answer));
    return settled(rig, &answer);
}

static enum sl_code finish(struct rig *rig, const char *thread, uint64_t lease, bool interrupted)
{
    struct answer answer = {0};

    assert_true(rig->store->ops->finish(rig->store, sl_str_from(thread), lease, interrupted,
                                        on_done, &answer));
    return settled(rig, &answer);
}

static enum sl_code checkpoint(struct rig *rig, struct sl_place place, const char *view,
                               struct sl_place trim_to)
{
    struct answer answer = {0};
    struct sl_bytes *bytes = sl_bytes_new(sl_str_from(view));

    assert_true(rig->store->ops->checkpoint(rig->store, SL_STR("t"), place, bytes, trim_to, on_done,
                                            &answer));
    sl_bytes_unref(bytes);
    return settled(rig, &answer);
}

/* --- a reader that writes down what it gets --- */

struct reader {
    struct rig *rig;
    void *handle;
    struct sl_buf log;
    struct sl_place last; /* of the last entry */
    uint64_t generation;
    struct sl_bytes *bytes; /* of the last entry; counted */
    bool leaves;            /* at the next entry */
    const char *appends;    /* at the next entry: this, as run r of lease 1 */
    struct answer answer;
};

static void on_loaded(void *ctx, uint64_t generation, struct sl_place place, struct sl_bytes *view)
{
    struct reader *reader = ctx;

    reader->generation = generation;
    sl_buf_add_lit(&reader->log, "loaded ");
    sl_buf_add_u64(&reader->log, place.ms);
    if (view) {
        sl_buf_add_char(&reader->log, ' ');
        sl_buf_add_str(&reader->log, sl_bytes_str(view));
    }
    sl_buf_add_char(&reader->log, ';');
}

static void on_entry(void *ctx, const struct store_entry *entry)
{
    static const char *const names[] = {"grant ", "fence ", "",       "patch ",
                                        "input ", "taken ", "answer "};
    struct reader *reader = ctx;

    assert_true(sl_place_compare(entry->entry.place, reader->last) > 0);
    assert_int_equal(entry->entry.place.sub, 0);
    assert_true(entry->generation != 0);
    reader->last = entry->entry.place;
    reader->generation = entry->generation;
    sl_bytes_unref(reader->bytes);
    reader->bytes = sl_bytes_ref(entry->bytes);
    sl_buf_add_str(&reader->log, sl_str_from(names[entry->entry.kind]));
    sl_buf_add_str(&reader->log, entry->entry.run);
    sl_buf_add_u64(&reader->log, entry->entry.lease);
    sl_buf_add_char(&reader->log, '=');
    sl_buf_add_str(&reader->log, entry->entry.body);
    sl_buf_add_char(&reader->log, ';');
    if (reader->appends) {
        const char *text = reader->appends;
        reader->appends = NULL;
        assert_true(ask_append(reader->rig, "r", 1, 0, text, strlen(text), &reader->answer));
    }
    if (reader->leaves) {
        reader->rig->store->ops->unfollow(reader->rig->store, reader->handle);
        reader->handle = NULL;
    }
}

static void on_caught_up(void *ctx)
{
    sl_buf_add_lit(&((struct reader *)ctx)->log, "caught up;");
}

static void on_lost(void *ctx, const struct sl_error *err)
{
    struct reader *reader = ctx;

    sl_buf_add_lit(&reader->log, "lost ");
    sl_buf_add_str(&reader->log, sl_str_from(sl_code_name(err->code)));
    sl_buf_add_char(&reader->log, ';');
}

static void follow(struct rig *rig, struct reader *reader, const char *thread)
{
    struct store_follower to = {reader, on_loaded, on_entry, on_caught_up, on_lost};

    reader->rig = rig;
    reader->handle = rig->store->ops->follow(rig->store, sl_str_from(thread), &to);
    assert_non_null(reader->handle);
}

static void leave(struct reader *reader)
{
    if (reader->handle)
        reader->rig->store->ops->unfollow(reader->rig->store, reader->handle);
    sl_bytes_unref(reader->bytes);
    sl_buf_clear(&reader->log);
    *reader = (struct reader){.rig = reader->rig};
}

#define assert_log(reader, literal)                                                                \
    do {                                                                                           \
        settle((reader)->rig);                                                                     \
        assert_str_equals(sl_buf_str(&(reader)->log), literal);                                    \
        sl_buf_reset(&(reader)->log);                                                              \
    } while (0)

/* What somebody gets who comes now. */
#define assert_stored(rig, literal)                                                                \
    do {                                                                                           \
        struct reader fresh_ = {0};                                                                \
        follow((rig), &fresh_, "t");                                                               \
        assert_log(&fresh_, literal);                                                              \
        leave(&fresh_);                                                                            \
    } while (0)

/* --- the suite --- */

static void answers_come_in_a_later_tick_and_once(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct answer answer = {0};
    struct store_admit with = admission("t", "r", "k", 0);

    assert_true(rig->store->ops->admit(rig->store, &with, on_admitted, &answer));
    assert_int_equal(answer.calls, 0);
    assert_true(rig->wakes > 0);
    settle(rig);
    settle(rig);
    assert_int_equal(answer.calls, 1);
    assert_int_equal(answer.admitted.lease, 1);
    assert_false(answer.admitted.repeated);
    rig_free(rig);
}

static void a_thread_is_followed_before_it_exists(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};

    follow(rig, &reader, "t");
    assert_int_equal(reader.log.len, 0);
    assert_log(&reader, "loaded 0;caught up;");
    assert_int_equal(reader.generation, 0);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "ab"), SL_OK);
    assert_log(&reader, "grant r1={};r1=a;r1=b;");
    assert_int_equal(reader.generation, 1);
    assert_stored(rig, "loaded 0;grant r1={};r1=a;r1=b;caught up;");
    leave(&reader);
    rig_free(rig);
}

static void places_rise_although_the_clock_falls(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};

    follow(rig, &reader, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    rig->now_ms = 500;
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_OK);
    assert_int_equal(reader.last.ms, 1000);
    assert_int_equal(reader.last.seq, 1);
    rig->now_ms = 1001;
    assert_int_equal(append(rig, "r", 1, 1, "b"), SL_OK);
    assert_int_equal(reader.last.ms, 1001);
    assert_int_equal(reader.last.seq, 0);
    leave(&reader);
    rig_free(rig);
}

static void a_repeated_batch_adds_nothing(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};

    follow(rig, &reader, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "abc"), SL_OK);
    assert_log(&reader, "loaded 0;grant r1={};caught up;r1=a;r1=b;r1=c;");
    assert_int_equal(append(rig, "r", 1, 0, "abc"), SL_OK);
    assert_int_equal(append(rig, "r", 1, 1, "b"), SL_OK);
    assert_log(&reader, "");
    assert_int_equal(append(rig, "r", 1, 1, "bcde"), SL_OK);
    assert_log(&reader, "r1=d;r1=e;");
    assert_int_equal(append(rig, "r", 1, 6, "g"), SL_CONFLICT);
    assert_log(&reader, "");
    leave(&reader);
    rig_free(rig);
}

static void only_the_lease_holder_appends(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);

    assert_int_equal(append(rig, "r", 0, 0, "a"), SL_UNKNOWN_RUN);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 2, 0, "a"), SL_UNKNOWN_RUN);
    assert_int_equal(append(rig, "s", 1, 0, "a"), SL_UNKNOWN_RUN);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_UNKNOWN_RUN);
    assert_stored(rig, "loaded 0;grant r1={};caught up;");
    rig_free(rig);
}

static void one_run_is_live_at_a_time(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(admit(rig, "t", "s", 1), SL_RUN_ACTIVE);
    assert_int_equal(finish(rig, "t", 0, false), SL_OK);
    assert_int_equal(admit(rig, "t", "s", 1), SL_RUN_ACTIVE);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(admit(rig, "t", "s", 0), SL_CONFLICT);
    assert_int_equal(admit(rig, "t", "s", 1), SL_OK);
    assert_stored(rig, "loaded 0;grant r1={};grant s2={};caught up;");
    rig_free(rig);
}

static void a_repeated_key_is_the_same_admission(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_admitted admitted;
    struct store_admit with = admission("t", "r", "k", 0);
    struct sl_error objection = {0};

    sl_error_set(&objection, SL_INTERRUPTED, "", "x");
    assert_int_equal(admit_with(rig, &with, NULL), SL_OK);
    /* The view may by now object because of this very run. */
    with.refuse = &objection;
    assert_int_equal(admit_with(rig, &with, &admitted), SL_OK);
    assert_true(admitted.repeated);
    assert_int_equal(admitted.lease, 1);
    with.request_hash = 8;
    assert_int_equal(admit_with(rig, &with, NULL), SL_KEY_REUSED);
    with = admission("t", "r", "other", 1);
    assert_int_equal(admit_with(rig, &with, NULL), SL_RUN_ID_USED);
    assert_stored(rig, "loaded 0;grant r1={};caught up;");
    rig_free(rig);
}

static void an_objection_comes_last(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct sl_error objection = {0};
    struct store_admit with = admission("t", "s", "s", 0);

    sl_error_set(&objection, SL_INTERRUPTED, "", "x");
    with.refuse = &objection;
    assert_int_equal(admit_with(rig, &with, NULL), SL_INTERRUPTED);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(admit_with(rig, &with, NULL), SL_RUN_ACTIVE);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(admit_with(rig, &with, NULL), SL_CONFLICT);
    rig_free(rig);
}

static void only_so_many_keys_are_kept(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_admitted admitted;
    struct store_admit with = admission("t", "r1", "k1", 0);

    assert_int_equal(admit_with(rig, &with, NULL), SL_OK);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(admit(rig, "t", "r2", 1), SL_OK);
    assert_int_equal(finish(rig, "t", 2, false), SL_OK);
    assert_int_equal(admit(rig, "t", "r3", 2), SL_OK);
    assert_int_equal(finish(rig, "t", 3, false), SL_OK);
    assert_int_equal(admit_with(rig, &with, &admitted), SL_OK);
    assert_true(admitted.repeated);
    assert_int_equal(admit(rig, "t", "r4", 3), SL_OK);
    assert_int_equal(finish(rig, "t", 4, false), SL_OK);
    with.based_on_lease = 4;
    assert_int_equal(admit_with(rig, &with, &admitted), SL_OK);
    assert_false(admitted.repeated);
    rig_free(rig);
}

static void a_fence_takes_the_lease_back(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);

    assert_int_equal(fence(rig, "r", 1), SL_UNKNOWN_RUN);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(fence(rig, "r", 2), SL_UNKNOWN_RUN);
    assert_int_equal(fence(rig, "r", 1), SL_OK);
    assert_int_equal(fence(rig, "r", 1), SL_UNKNOWN_RUN);
    assert_int_equal(fence(rig, "r", 2), SL_UNKNOWN_RUN);
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_UNKNOWN_RUN);
    assert_int_equal(append(rig, "r", 2, 0, "a"), SL_UNKNOWN_RUN);
    assert_int_equal(admit(rig, "t", "s", 1), SL_CONFLICT);
    assert_int_equal(admit(rig, "t", "s", 2), SL_OK);
    assert_stored(rig, "loaded 0;grant r1={};fence r2={\"f\":1};grant s3={};caught up;");
    rig_free(rig);
}

static void operations_take_effect_in_order(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct answer answers[3] = {{0}};
    struct store_fence last = {SL_STR("t"), SL_STR("r"), 1, SL_STR("{}")};

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_true(ask_append(rig, "r", 1, 0, "ab", 2, &answers[0]));
    assert_true(ask_append(rig, "r", 1, 2, "c", 1, &answers[1]));
    assert_true(rig->store->ops->fence(rig->store, &last, on_done, &answers[2]));
    settle(rig);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(answers[i].calls, 1);
        assert_int_equal(answers[i].code, SL_OK);
    }
    assert_stored(rig, "loaded 0;grant r1={};r1=a;r1=b;r1=c;fence r2={};caught up;");
    rig_free(rig);
}

static void a_reader_begins_at_the_oldest_checkpoint(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};
    struct sl_place zero = {0, 0, 0}, first, second, third;

    assert_int_equal(checkpoint(rig, (struct sl_place){1, 0, 0}, "v", zero), SL_NOT_STORED);
    follow(rig, &reader, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_OK);
    first = reader.last;
    first.sub = 3; /* behind the deliveries of its entry */
    assert_int_equal(checkpoint(rig, first, "v1", zero), SL_OK);
    assert_stored(rig, "loaded 0;grant r1={};r1=a;caught up;");

    rig->now_ms = 2000;
    assert_int_equal(append(rig, "r", 1, 1, "bc"), SL_OK);
    second = reader.last;
    assert_int_equal(checkpoint(rig, second, "v2", first), SL_OK);
    assert_stored(rig, "loaded 1000 v1;r1=b;r1=c;caught up;");

    rig->now_ms = 3000;
    assert_int_equal(append(rig, "r", 1, 3, "d"), SL_OK);
    third = reader.last;
    assert_int_equal(checkpoint(rig, third, "v3", second), SL_OK);
    assert_stored(rig, "loaded 2000 v2;r1=d;caught up;");
    assert_log(&reader, "loaded 0;grant r1={};caught up;r1=a;r1=b;r1=c;r1=d;");
    leave(&reader);
    rig_free(rig);
}

static void a_checkpoint_is_refused_when_it_would_lose_something(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};
    struct sl_place zero = {0, 0, 0}, first, second;

    follow(rig, &reader, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    first = reader.last;
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_OK);
    second = reader.last;
    assert_int_equal(checkpoint(rig, second, "v2", second), SL_CONFLICT);
    assert_int_equal(checkpoint(rig, second, "v2", first), SL_CONFLICT);
    assert_int_equal(checkpoint(rig, second, "v2", zero), SL_OK);
    assert_int_equal(checkpoint(rig, second, "again", zero), SL_CONFLICT);
    assert_int_equal(checkpoint(rig, first, "older", zero), SL_CONFLICT);
    assert_stored(rig, "loaded 0;grant r1={};r1=a;caught up;");
    leave(&reader);
    rig_free(rig);
}

static void a_slow_reader_still_gets_what_was_trimmed(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader quick = {0}, slow = {0};
    struct sl_place zero = {0, 0, 0}, place;
    struct answer answer = {0};
    struct sl_bytes *view = sl_bytes_new(SL_STR("v"));

    follow(rig, &quick, "t");
    follow(rig, &slow, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    place = quick.last;
    assert_int_equal(checkpoint(rig, place, "v0", zero), SL_OK);
    /* Appended and trimmed in the same tick, before anybody got it. */
    assert_true(ask_append(rig, "r", 1, 0, "a", 1, &answer));
    place.ms++;
    assert_true(rig->store->ops->checkpoint(rig->store, SL_STR("t"), place, view, quick.last,
                                            on_done, &answer));
    sl_bytes_unref(view);
    assert_log(&slow, "loaded 0;grant r1={};caught up;r1=a;");
    assert_log(&quick, "loaded 0;grant r1={};caught up;r1=a;");
    leave(&quick);
    leave(&slow);
    rig_free(rig);
}

static void readers_share_the_bytes(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader a = {0}, b = {0};

    follow(rig, &a, "t");
    follow(rig, &b, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_ptr_equal(a.bytes, b.bytes);
    leave(&a);
    leave(&b);
    rig_free(rig);
}

static void a_reader_may_leave_in_its_own_callback(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader leaving = {.leaves = true}, staying = {0}, early = {0};

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "ab"), SL_OK);
    follow(rig, &leaving, "t");
    follow(rig, &staying, "t");
    follow(rig, &early, "t");
    leave(&early);
    assert_log(&staying, "loaded 0;grant r1={};r1=a;r1=b;caught up;");
    assert_log(&leaving, "loaded 0;grant r1={};");
    assert_int_equal(early.log.len, 0);
    leave(&leaving);
    leave(&staying);
    rig_free(rig);
}

static void a_reader_may_append_in_its_own_callback(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {.appends = "xyz"};

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    follow(rig, &reader, "t");
    assert_log(&reader, "loaded 0;grant r1={};caught up;r1=x;r1=y;r1=z;");
    assert_int_equal(reader.answer.calls, 1);
    assert_int_equal(reader.answer.code, SL_OK);
    leave(&reader);
    rig_free(rig);
}

/* --- limits --- */

static void the_longest_idle_thread_goes_first(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 3);
    struct reader reader = {0};

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(admit(rig, "b", "r", 0), SL_OK);
    assert_int_equal(admit(rig, "c", "r", 0), SL_OK);
    assert_int_equal(admit(rig, "d", "r", 0), SL_STORE_FULL); /* all have live runs */
    assert_int_equal(finish(rig, "b", 1, true), SL_OK);       /* b has open interrupts */
    assert_int_equal(admit(rig, "d", "r", 0), SL_STORE_FULL);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(finish(rig, "c", 1, false), SL_OK);
    follow(rig, &reader, "t"); /* t is longest idle, but followed */
    assert_int_equal(admit(rig, "d", "r", 0), SL_OK);
    assert_log(&reader, "loaded 0;grant r1={};caught up;");
    assert_int_equal(admit(rig, "c", "r", 0), SL_STORE_FULL); /* c went; nothing else can */
    leave(&reader);
    assert_int_equal(admit(rig, "c", "r", 0), SL_OK);
    assert_stored(rig, "loaded 0;caught up;");
    rig_free(rig);
}

static void an_evicted_thread_comes_back_as_another_log(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 1);
    struct reader reader = {0};

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    follow(rig, &reader, "t");
    settle(rig);
    uint64_t generation = reader.generation;
    leave(&reader);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(admit(rig, "b", "r", 0), SL_OK);
    assert_int_equal(finish(rig, "b", 1, false), SL_OK);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    follow(rig, &reader, "t");
    settle(rig);
    assert_true(reader.generation != generation);
    leave(&reader);
    rig_free(rig);
}

static enum sl_code append_large(struct rig *rig, uint64_t sequence, size_t len, size_t count)
{
    struct answer answer = {0};
    char *text = calloc(1, len);
    struct sl_str events[4];
    struct store_append append = {.thread = SL_STR("t"),
                                  .run = SL_STR("r"),
                                  .lease = 1,
                                  .producer = SL_STR("p"),
                                  .sequence = sequence + 1, /* the tests count from 0 on */
                                  .events = events,
                                  .count = count};

    for (size_t i = 0; i < count; i++)
        events[i] = (struct sl_str){text, len};
    assert_true(rig->store->ops->append(rig->store, &append, on_done, &answer));
    free(text);
    return settled(rig, &answer);
}

static void bytes_are_limited_but_a_run_can_always_end(void **state)
{
    struct rig *rig = rig_new(state, 20000, 10);
    struct reader reader = {0};
    uint64_t sequence = 2;

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append_large(rig, 0, 5000, 2), SL_OK);
    follow(rig, &reader, "t");
    settle(rig);
    sl_buf_reset(&reader.log);
    assert_int_equal(append_large(rig, 2, 3000, 3), SL_STORE_FULL); /* all of it or nothing */
    assert_log(&reader, "");
    assert_int_equal(append_large(rig, 2, 20001, 1), SL_STORE_FULL);
    while (append_large(rig, sequence, 100, 1) == SL_OK)
        sequence++;
    assert_int_equal(append_large(rig, sequence - 1, 100, 1), SL_OK); /* a repeat costs nothing */
    sl_buf_reset(&reader.log);
    assert_int_equal(fence(rig, "r", 1), SL_OK);
    assert_log(&reader, "fence r2={\"f\":1};");
    leave(&reader);
    rig_free(rig);
}

static void trimming_gives_bytes_back(void **state)
{
    struct rig *rig = rig_new(state, 20000, 10);
    struct reader reader = {0};
    struct sl_place before = {0, 0, 0};

    follow(rig, &reader, "t");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    for (uint64_t sequence = 0; sequence < 40; sequence++) {
        assert_int_equal(append_large(rig, sequence, 4000, 1), SL_OK);
        assert_int_equal(checkpoint(rig, reader.last, "v", before), SL_OK);
        before = reader.last;
    }
    leave(&reader);
    rig_free(rig);
}

static void threads_of_one_use_do_not_pile_up(void **state)
{
    struct rig *rig = rig_new(state, 20000, 1000);
    char name[16];

    for (int i = 0; i < 1000; i++) {
        snprintf(name, sizeof(name), "t%d", i);
        assert_int_equal(admit(rig, name, "r", 0), SL_OK);
        assert_int_equal(finish(rig, name, 1, false), SL_OK);
    }
    assert_int_equal(admit(rig, "t999", "s", 1), SL_OK);
    assert_int_equal(admit(rig, "t0", "s", 1), SL_CONFLICT);
    rig_free(rig);
}

static void what_is_unanswered_may_be_left_behind(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct reader reader = {0};
    struct answer answer = {0};
    struct store_admit with = admission("t", "r", "k", 0);

    follow(rig, &reader, "t");
    assert_true(rig->store->ops->admit(rig->store, &with, on_admitted, &answer));
    store_memory_run(rig->memory);
    rig_free(rig);
    assert_true(answer.calls <= 1);
    sl_bytes_unref(reader.bytes);
    sl_buf_clear(&reader.log);
}

/* --- what clients bring --- */

static void on_posted(void *ctx, const struct store_posted *posted, const struct sl_error *err)
{
    struct answer *answer = ctx;

    assert_true(!posted == !!err);
    if (posted)
        answer->posted = *posted;
    on_done(answer, err);
}

static void on_number(void *ctx, uint64_t number, const struct sl_error *err)
{
    ((struct answer *)ctx)->number = number;
    on_done(ctx, err);
}

static struct store_post a_post(enum sl_entry_kind kind, const char *run, const char *key)
{
    return (struct store_post){.thread = SL_STR("t"),
                               .kind = kind,
                               .run = sl_str_from(run),
                               .key = sl_str_from(key),
                               .request_hash = 7,
                               .body = SL_STR("{}")};
}

static enum sl_code post_with(struct rig *rig, const struct store_post *post,
                              struct store_posted *out)
{
    struct answer answer = {0};

    assert_true(rig->store->ops->post(rig->store, post, on_posted, &answer));
    enum sl_code code = settled(rig, &answer);
    if (out)
        *out = answer.posted;
    return code;
}

static enum sl_code answer_call(struct rig *rig, const char *call, const char *holder,
                                const char *key)
{
    struct store_post post = a_post(SL_ENTRY_ANSWER, "", key);

    post.call = sl_str_from(call);
    post.holder = sl_str_from(holder);
    return post_with(rig, &post, NULL);
}

static enum sl_code claim_call(struct rig *rig, const char *call, const char *holder,
                               uint64_t ttl_ms, uint64_t *expires_ms)
{
    struct answer answer = {0};
    struct store_claim claim = {SL_STR("t"), sl_str_from(call), sl_str_from(holder), ttl_ms, NULL};

    assert_true(rig->store->ops->claim(rig->store, &claim, on_number, &answer));
    enum sl_code code = settled(rig, &answer);
    if (expires_ms)
        *expires_ms = answer.number;
    return code;
}

static enum sl_code retake(struct rig *rig, const char *run, uint64_t lease, uint64_t *out)
{
    struct answer answer = {0};
    struct store_retake with = {SL_STR("t"), sl_str_from(run), lease};

    assert_true(rig->store->ops->retake(rig->store, &with, on_number, &answer));
    enum sl_code code = settled(rig, &answer);
    *out = answer.number;
    return code;
}

static void a_patch_makes_its_thread(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_post post = a_post(SL_ENTRY_PATCH, "", "k");
    struct store_posted first, again;

    assert_int_equal(post_with(rig, &post, &first), SL_OK);
    assert_false(first.repeated);
    assert_int_equal(post_with(rig, &post, &again), SL_OK);
    assert_true(again.repeated);
    assert_int_equal(sl_place_compare(first.place, again.place), 0);
    post.request_hash = 8;
    assert_int_equal(post_with(rig, &post, NULL), SL_KEY_REUSED);
    assert_stored(rig, "loaded 0;patch 0={};caught up;");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    post = a_post(SL_ENTRY_PATCH, "", "l");
    assert_int_equal(post_with(rig, &post, NULL), SL_OK);
    assert_stored(rig, "loaded 0;patch 0={};grant r1={};patch r1={};caught up;");
    rig_free(rig);
}

static void an_input_needs_its_run(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_post input = a_post(SL_ENTRY_INPUT, "r", "k");
    struct store_post taken = a_post(SL_ENTRY_TAKEN, "r", "");

    assert_int_equal(post_with(rig, &input, NULL), SL_UNKNOWN_RUN);
    assert_stored(rig, "loaded 0;caught up;");
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(post_with(rig, &input, NULL), SL_OK);
    taken.lease = 2;
    assert_int_equal(post_with(rig, &taken, NULL), SL_UNKNOWN_RUN);
    taken.lease = 1;
    assert_int_equal(post_with(rig, &taken, NULL), SL_OK);
    assert_int_equal(post_with(rig, &taken, NULL), SL_OK);
    assert_stored(rig, "loaded 0;grant r1={};input r1={};taken r1={};taken r1={};caught up;");
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    assert_int_equal(post_with(rig, &input, NULL), SL_OK); /* a repeat */
    input.key = SL_STR("other");
    assert_int_equal(post_with(rig, &input, NULL), SL_UNKNOWN_RUN);
    rig_free(rig);
}

static void an_objection_to_a_post_comes_behind_its_repeat(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct sl_error objection = {.code = SL_UNKNOWN_CALL};
    struct store_post post = a_post(SL_ENTRY_PATCH, "", "k");

    post.refuse = &objection;
    assert_int_equal(post_with(rig, &post, NULL), SL_UNKNOWN_CALL);
    assert_stored(rig, "loaded 0;caught up;");
    post.refuse = NULL;
    assert_int_equal(post_with(rig, &post, NULL), SL_OK);
    post.refuse = &objection;
    assert_int_equal(post_with(rig, &post, NULL), SL_OK);
    rig_free(rig);
}

static void many_posts_leave_the_runs_known(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_post post = a_post(SL_ENTRY_PATCH, "", "");
    char key[8];

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    for (int i = 0; i < 9; i++) {
        snprintf(key, sizeof(key), "p%d", i);
        post.key = sl_str_from(key);
        assert_int_equal(post_with(rig, &post, NULL), SL_OK);
    }
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    struct store_admit with = admission("t", "r", "another", 1);
    assert_int_equal(admit_with(rig, &with, NULL), SL_RUN_ID_USED);
    rig_free(rig);
}

static void a_claim_is_won_once(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    uint64_t expires;

    assert_int_equal(claim_call(rig, "c", "a", 100, NULL), SL_NOT_STORED);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(claim_call(rig, "c", "a", 100, &expires), SL_OK);
    assert_int_equal(expires, 1100);
    assert_int_equal(claim_call(rig, "c", "b", 100, NULL), SL_CLAIMED);
    assert_int_equal(answer_call(rig, "c", "b", "k1"), SL_CLAIMED);
    rig->now_ms = 1050;
    assert_int_equal(claim_call(rig, "c", "a", 100, &expires), SL_OK);
    assert_int_equal(expires, 1150);
    rig->now_ms = 1149;
    assert_int_equal(claim_call(rig, "c", "b", 100, NULL), SL_CLAIMED);
    rig->now_ms = 1150;
    assert_int_equal(claim_call(rig, "c", "b", 100, NULL), SL_OK);
    assert_int_equal(answer_call(rig, "c", "a", "k2"), SL_CLAIMED);
    assert_int_equal(answer_call(rig, "c", "b", "k3"), SL_OK);
    assert_int_equal(answer_call(rig, "c", "b", "k3"), SL_OK); /* a repeat */
    assert_int_equal(answer_call(rig, "c", "b", "k4"), SL_ANSWERED);
    assert_int_equal(claim_call(rig, "c", "a", 100, NULL), SL_ANSWERED);
    assert_stored(rig, "loaded 0;grant r1={};answer r1={};caught up;");
    rig_free(rig);
}

static void a_claim_is_given_back_by_its_holder(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(claim_call(rig, "c", "a", 100, NULL), SL_OK);
    assert_int_equal(claim_call(rig, "c", "b", 0, NULL), SL_OK);
    assert_int_equal(claim_call(rig, "c", "b", 100, NULL), SL_CLAIMED);
    assert_int_equal(claim_call(rig, "c", "a", 0, NULL), SL_OK);
    assert_int_equal(answer_call(rig, "c", "b", "k"), SL_OK); /* claims and answers at once */
    assert_int_equal(claim_call(rig, "c", "b", 0, NULL), SL_OK);
    assert_int_equal(claim_call(rig, "c", "a", 100, NULL), SL_ANSWERED);
    rig_free(rig);
}

static void a_claim_of_others_holds_the_next_run_back(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_admit with = admission("t", "s", "s", 1);

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(claim_call(rig, "c", "a", 100, NULL), SL_OK);
    assert_int_equal(claim_call(rig, "d", "b", 100, NULL), SL_OK);
    assert_int_equal(finish(rig, "t", 1, false), SL_OK);
    with.holder = SL_STR("a");
    assert_int_equal(admit_with(rig, &with, NULL), SL_CLAIMED);
    assert_int_equal(answer_call(rig, "d", "b", "k"), SL_OK);
    assert_int_equal(admit_with(rig, &with, NULL), SL_OK);
    rig_free(rig);
}

static void claims_are_limited(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    char call[8];

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    for (int i = 0; i < 1000; i++) {
        snprintf(call, sizeof(call), "c%d", i);
        assert_int_equal(claim_call(rig, call, "a", 100, NULL), SL_OK);
    }
    assert_int_equal(claim_call(rig, "more", "a", 100, NULL), SL_TOO_MANY);
    rig->now_ms += 100;
    assert_int_equal(claim_call(rig, "more", "a", 100, NULL), SL_OK);
    rig_free(rig);
}

static void claims_and_posts_take_room(void **state)
{
    struct rig *rig = rig_new(state, 20000, 10);
    struct store_post patch = a_post(SL_ENTRY_PATCH, "", "");
    char name[1000], key[16];
    unsigned claims = 0, posts = 0;

    memset(name, 'c', sizeof(name));
    name[999] = '\0';
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    for (; claims < 100; claims++) {
        name[0] = (char)('0' + claims);
        if (claim_call(rig, name, "a", 100, NULL) != SL_OK)
            break;
    }
    assert_in_range(claims, 10, 20);
    assert_int_equal(claim_call(rig, name, "a", 100, NULL), SL_STORE_FULL);
    assert_int_equal(answer_call(rig, name, "a", "k"), SL_STORE_FULL);
    name[0] = '0';
    assert_int_equal(claim_call(rig, name, "a", 200, NULL),
                     SL_OK); /* what is there costs nothing */
    assert_int_equal(claim_call(rig, name, "a", 0, NULL), SL_OK);
    for (; posts < 1000; posts++) {
        snprintf(key, sizeof(key), "p%u", posts);
        patch.key = sl_str_from(key);
        if (post_with(rig, &patch, NULL) != SL_OK)
            break;
    }
    assert_in_range(posts, 1, 100);
    assert_int_equal(post_with(rig, &patch, NULL), SL_STORE_FULL);
    snprintf(key, sizeof(key), "p%u", posts - 1);
    patch.key = sl_str_from(key);
    assert_int_equal(post_with(rig, &patch, NULL), SL_OK); /* a repeat */
    assert_int_equal(fence(rig, "r", 1), SL_OK);
    rig_free(rig);
}

static void producers_are_limited(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct sl_str event = SL_STR("e");
    struct store_append with = {.thread = SL_STR("t"),
                                .run = SL_STR("r"),
                                .lease = 1,
                                .sequence = 1,
                                .events = &event,
                                .count = 1};
    struct answer answer = {0};
    char name[16];
    unsigned count = 0;

    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    do {
        answer = (struct answer){0};
        snprintf(name, sizeof(name), "p%u", count++);
        with.producer = sl_str_from(name);
        assert_true(rig->store->ops->append(rig->store, &with, on_done, &answer));
    } while (settled(rig, &answer) == SL_OK);
    assert_int_equal(answer.code, SL_TOO_MANY);
    assert_int_equal(count, 1001);
    rig_free(rig);
}

static void a_lease_is_taken_and_given_anew(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    uint64_t lease;

    assert_int_equal(retake(rig, "r", 1, &lease), SL_UNKNOWN_RUN);
    assert_int_equal(admit(rig, "t", "r", 0), SL_OK);
    assert_int_equal(append(rig, "r", 1, 0, "a"), SL_OK);
    assert_int_equal(retake(rig, "other", 1, &lease), SL_UNKNOWN_RUN);
    assert_int_equal(retake(rig, "r", 1, &lease), SL_OK);
    assert_int_equal(lease, 2);
    assert_int_equal(retake(rig, "r", 1, &lease), SL_UNKNOWN_RUN);
    assert_int_equal(append(rig, "r", 1, 1, "b"), SL_UNKNOWN_RUN);
    assert_int_equal(append(rig, "r", 2, 1, "c"), SL_CONFLICT); /* its producers begin again */
    assert_int_equal(append(rig, "r", 2, 0, "c"), SL_OK);
    assert_stored(rig, "loaded 0;grant r1={};r1=a;grant r2={};r2=c;caught up;");
    rig_free(rig);
}

static void an_admission_may_depend_on_the_last_entry(void **state)
{
    struct rig *rig = rig_new(state, 1 << 20, 10);
    struct store_post post = a_post(SL_ENTRY_PATCH, "", "k");
    struct store_admit with = admission("t", "r", "r", 0);
    struct store_posted first, second;

    assert_int_equal(post_with(rig, &post, &first), SL_OK);
    post.key = SL_STR("l");
    assert_int_equal(post_with(rig, &post, &second), SL_OK);
    with.has_based_on = true; /* on nothing, which is not true any more */
    assert_int_equal(admit_with(rig, &with, NULL), SL_CONFLICT);
    with.based_on = first.place;
    assert_int_equal(admit_with(rig, &with, NULL), SL_CONFLICT);
    with.based_on = second.place;
    assert_int_equal(admit_with(rig, &with, NULL), SL_OK);
    rig_free(rig);
}

#define SUITE(kind)                                                                                \
    cmocka_unit_test_prestate(answers_come_in_a_later_tick_and_once, kind),                        \
        cmocka_unit_test_prestate(a_thread_is_followed_before_it_exists, kind),                    \
        cmocka_unit_test_prestate(places_rise_although_the_clock_falls, kind),                     \
        cmocka_unit_test_prestate(a_repeated_batch_adds_nothing, kind),                            \
        cmocka_unit_test_prestate(only_the_lease_holder_appends, kind),                            \
        cmocka_unit_test_prestate(one_run_is_live_at_a_time, kind),                                \
        cmocka_unit_test_prestate(a_repeated_key_is_the_same_admission, kind),                     \
        cmocka_unit_test_prestate(an_objection_comes_last, kind),                                  \
        cmocka_unit_test_prestate(only_so_many_keys_are_kept, kind),                               \
        cmocka_unit_test_prestate(a_fence_takes_the_lease_back, kind),                             \
        cmocka_unit_test_prestate(operations_take_effect_in_order, kind),                          \
        cmocka_unit_test_prestate(a_reader_begins_at_the_oldest_checkpoint, kind),                 \
        cmocka_unit_test_prestate(a_checkpoint_is_refused_when_it_would_lose_something, kind),     \
        cmocka_unit_test_prestate(a_slow_reader_still_gets_what_was_trimmed, kind),                \
        cmocka_unit_test_prestate(readers_share_the_bytes, kind),                                  \
        cmocka_unit_test_prestate(a_reader_may_leave_in_its_own_callback, kind),                   \
        cmocka_unit_test_prestate(a_reader_may_append_in_its_own_callback, kind),                  \
        cmocka_unit_test_prestate(the_longest_idle_thread_goes_first, kind),                       \
        cmocka_unit_test_prestate(an_evicted_thread_comes_back_as_another_log, kind),              \
        cmocka_unit_test_prestate(bytes_are_limited_but_a_run_can_always_end, kind),               \
        cmocka_unit_test_prestate(trimming_gives_bytes_back, kind),                                \
        cmocka_unit_test_prestate(threads_of_one_use_do_not_pile_up, kind),                        \
        cmocka_unit_test_prestate(a_patch_makes_its_thread, kind),                                 \
        cmocka_unit_test_prestate(an_input_needs_its_run, kind),                                   \
        cmocka_unit_test_prestate(an_objection_to_a_post_comes_behind_its_repeat, kind),           \
        cmocka_unit_test_prestate(many_posts_leave_the_runs_known, kind),                          \
        cmocka_unit_test_prestate(a_claim_is_won_once, kind),                                      \
        cmocka_unit_test_prestate(a_claim_is_given_back_by_its_holder, kind),                      \
        cmocka_unit_test_prestate(a_claim_of_others_holds_the_next_run_back, kind),                \
        cmocka_unit_test_prestate(claims_are_limited, kind),                                       \
        cmocka_unit_test_prestate(claims_and_posts_take_room, kind),                               \
        cmocka_unit_test_prestate(producers_are_limited, kind),                                    \
        cmocka_unit_test_prestate(a_lease_is_taken_and_given_anew, kind),                          \
        cmocka_unit_test_prestate(an_admission_may_depend_on_the_last_entry, kind),                \
        cmocka_unit_test_prestate(what_is_unanswered_may_be_left_behind, kind)

int main(void)
{
    static enum kind memory = MEMORY, delayed = DELAYED;
    const struct CMUnitTest on_memory[] = {SUITE(&memory)};
    const struct CMUnitTest on_delayed[] = {SUITE(&delayed)};

    int failed = cmocka_run_group_tests_name("memory", on_memory, NULL, NULL);
    return failed + cmocka_run_group_tests_name("delayed", on_delayed, NULL, NULL);
}

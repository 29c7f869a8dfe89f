/* SPDX-License-Identifier: MIT */
/*
 * The memory store without memory: each allocation of each operation fails once. An operation that
 * failed has changed nothing: asked again, it does what it would have done. The linker sends the
 * allocator's calls here.
 */
#include "unit/starve.h"

#include "store/store.h"

#include <stdlib.h>

/* --- one operation --- */

struct answer {
    unsigned calls;
    enum sl_code code;
    bool repeated;
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
    ((struct answer *)ctx)->repeated = admitted && admitted->repeated;
    on_done(ctx, err);
}

static void on_posted(void *ctx, const struct store_posted *posted, const struct sl_error *err)
{
    ((struct answer *)ctx)->repeated = posted && posted->repeated;
    on_done(ctx, err);
}

static void on_number(void *ctx, uint64_t number, const struct sl_error *err)
{
    (void)number;
    on_done(ctx, err);
}

static bool admit(struct store *store, struct answer *answer, const char *run, uint64_t lease)
{
    struct store_admit with = {.thread = SL_STR("t"),
                               .run = sl_str_from(run),
                               .key = sl_str_from(run),
                               .grant = SL_STR("{}"),
                               .based_on_lease = lease};

    return store->ops->admit(store, &with, on_admitted, answer);
}

static bool post(struct store *store, struct answer *answer, enum sl_entry_kind kind,
                 const char *run, const char *call)
{
    struct store_post with = {.thread = SL_STR("t"),
                              .kind = kind,
                              .run = sl_str_from(run),
                              .key = SL_STR("key"),
                              .body = SL_STR("{}"),
                              .call = sl_str_from(call),
                              .holder = SL_STR("me")};

    return store->ops->post(store, &with, on_posted, answer);
}

static bool ask_admit(struct store *store, struct answer *answer)
{
    return admit(store, answer, "first", 0);
}

static bool ask_patch(struct store *store, struct answer *answer)
{
    return post(store, answer, SL_ENTRY_PATCH, "", "");
}

static bool ask_input(struct store *store, struct answer *answer)
{
    return post(store, answer, SL_ENTRY_INPUT, "r", "");
}

static bool ask_answer(struct store *store, struct answer *answer)
{
    return post(store, answer, SL_ENTRY_ANSWER, "", "c");
}

static bool ask_claim(struct store *store, struct answer *answer)
{
    struct store_claim with = {SL_STR("t"), SL_STR("c"), SL_STR("me"), 1000, NULL};

    return store->ops->claim(store, &with, on_number, answer);
}

static bool ask_retake(struct store *store, struct answer *answer)
{
    struct store_retake with = {SL_STR("t"), SL_STR("r"), 1};

    return store->ops->retake(store, &with, on_number, answer);
}

static bool ask_fence(struct store *store, struct answer *answer)
{
    struct store_fence with = {SL_STR("t"), SL_STR("r"), 1, SL_STR("{}")};

    return store->ops->fence(store, &with, on_done, answer);
}

static bool ask_append(struct store *store, struct answer *answer)
{
    struct sl_str events[] = {SL_STR("1"), SL_STR("2")};
    struct store_append with = {.thread = SL_STR("t"),
                                .run = SL_STR("r"),
                                .lease = 1,
                                .producer = SL_STR("p"),
                                .sequence = 1,
                                .events = events,
                                .count = 2};

    return store->ops->append(store, &with, on_done, answer);
}

struct operation {
    bool live; /* run "r" is */
    unsigned entries;
    bool (*ask)(struct store *store, struct answer *answer);
};

/* --- the store around it --- */

static uint64_t lab_number(void *ctx)
{
    return ++*(uint64_t *)ctx;
}

static uint64_t lab_now(void *ctx)
{
    (void)ctx;
    return 1000;
}

static void lab_wake(void *ctx)
{
    (void)ctx;
}

static void on_loaded(void *ctx, uint64_t generation, struct sl_place place, struct sl_bytes *view)
{
    (void)ctx;
    (void)generation;
    (void)place;
    (void)view;
}

static void on_entry(void *ctx, const struct store_entry *entry)
{
    (void)entry;
    ++*(unsigned *)ctx;
}

static void on_caught_up(void *ctx)
{
    (void)ctx;
}

static void on_lost(void *ctx, const struct sl_error *err)
{
    (void)ctx;
    fail_msg("%s", err->text);
}

static bool complete(struct store *store, const struct operation *operation, struct answer *answer)
{
    *answer = (struct answer){0};
    if (!operation->ask(store, answer))
        return false;
    store_memory_run(store);
    assert_int_equal(answer->calls, 1);
    return answer->code == SL_OK;
}

/* Whether the operation failed. */
static bool fails_at(const struct operation *operation, size_t number)
{
    uint64_t numbers = 0;
    unsigned entries = 0;
    struct store_memory_options options = {.max_bytes = 1 << 20,
                                           .max_threads = 10,
                                           .max_keys = 10,
                                           .now_ms = lab_now,
                                           .random = lab_number,
                                           .wake = lab_wake,
                                           .ctx = &numbers};
    struct store_follower to = {&entries, on_loaded, on_entry, on_caught_up, on_lost};
    struct store *store = store_memory_new(&options);
    struct answer answer = {0};

    if (operation->live)
        assert_true(admit(store, &answer, "r", 0));
    void *follower = store->ops->follow(store, SL_STR("t"), &to);
    assert_non_null(follower);
    store_memory_run(store);
    entries = 0;
    countdown = number;
    did_fail = false;
    bool done = complete(store, operation, &answer);
    countdown = 0;
    bool failed = did_fail;
    assert_true(done || failed);
    if (!done) {
        assert_true(answer.calls == 0 || answer.code == SL_NO_MEMORY);
        assert_int_equal(entries, 0);
        assert_true(complete(store, operation, &answer));
        assert_false(answer.repeated);
    }
    assert_int_equal(entries, operation->entries);
    store->ops->unfollow(store, follower);
    store->ops->free(store);
    return failed;
}

static void what_failed_changed_nothing(void **state)
{
    static const struct operation operations[] = {
        {false, 1, ask_admit}, {false, 1, ask_patch}, {true, 1, ask_patch},
        {true, 1, ask_input},  {true, 1, ask_answer}, {true, 0, ask_claim},
        {true, 1, ask_retake}, {true, 1, ask_fence},  {true, 2, ask_append},
    };

    (void)state;
    for (size_t i = 0; i < sizeof(operations) / sizeof(operations[0]); i++) {
        size_t number = 1;
        while (fails_at(&operations[i], number))
            number++;
        assert_true(number > 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_failed_changed_nothing)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}

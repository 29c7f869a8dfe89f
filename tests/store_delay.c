/* SPDX-License-Identifier: MIT */
/* The late store. */
#include "store_delay.h"

#include <assert.h>
#include <stdlib.h>
#include <utlist.h>

enum answer_kind {
    ANSWER_DONE,
    ANSWER_ADMIT,
    ANSWER_RETAKE,
    ANSWER_POST,
    ANSWER_CLAIM,
    ANSWER_LOADED,
    ANSWER_ENTRY,
    ANSWER_CAUGHT_UP,
    ANSWER_LOST
};

struct delay_follower;

struct answer {
    struct answer *prev, *next;
    enum answer_kind kind;
    enum delay_op op;
    struct delay *delay;
    bool arrived; /* the inner store has answered */
    bool lost;    /* nobody hears what it said */
    bool due;     /* handed on in the run that is going on, unless held */
    void *ctx;
    store_done done;
    store_admit_done admit_done;
    store_retake_done retake_done;
    store_post_done post_done;
    store_claim_done claim_done;
    struct store_admitted admitted;
    struct store_posted posted;
    uint64_t number;
    struct sl_error err;
    struct delay_follower *follower;
    uint64_t generation;
    struct sl_place place;
    struct sl_bytes *bytes;
    struct store_entry entry;
};

struct delay_follower {
    struct delay_follower *prev, *next;
    struct delay *delay;
    struct store_follower to;
    struct sl_bytes *thread;
    void *inner;
    bool dead;
};

struct delay {
    struct store store;
    struct store *inner;
    struct answer *waiting; /* for the inner store, and for being handed on */
    struct delay_follower *followers, *dead;
    bool hold[DELAY_OPS], hold_entries;
    unsigned fail[DELAY_OPS], lose[DELAY_OPS], refuse[DELAY_OPS], asked[DELAY_OPS];
    enum sl_code fail_code[DELAY_OPS];
};

static struct answer *answer_new(struct delay *delay, enum answer_kind kind)
{
    struct answer *answer = calloc(1, sizeof(*answer));

    assert(answer);
    answer->delay = delay;
    answer->kind = kind;
    DL_APPEND(delay->waiting, answer);
    return answer;
}

static void answer_free(struct answer *answer)
{
    DL_DELETE(answer->delay->waiting, answer);
    sl_bytes_unref(answer->bytes);
    free(answer);
}

static void on_done(void *ctx, const struct sl_error *err)
{
    struct answer *answer = ctx;

    if (err && !answer->lost)
        answer->err = *err;
    answer->arrived = true;
}

static void on_admitted(void *ctx, const struct store_admitted *admitted,
                        const struct sl_error *err)
{
    struct answer *answer = ctx;

    if (admitted)
        answer->admitted = *admitted;
    on_done(answer, err);
}

static void on_number(void *ctx, uint64_t number, const struct sl_error *err)
{
    struct answer *answer = ctx;

    answer->number = number;
    on_done(answer, err);
}

static void on_posted(void *ctx, const struct store_posted *posted, const struct sl_error *err)
{
    struct answer *answer = ctx;

    if (posted)
        answer->posted = *posted;
    on_done(answer, err);
}

/* The answer to an operation; NULL when it cannot be asked. `*pass` tells whether the inner store
 * is to be asked. */
static struct answer *begin(struct store *store, enum delay_op op, store_done done, void *ctx,
                            bool *pass)
{
    struct delay *delay = (struct delay *)store;

    delay->asked[op]++;
    *pass = false;
    if (delay->refuse[op]) {
        delay->refuse[op]--;
        return NULL;
    }
    struct answer *answer = answer_new(delay, ANSWER_DONE);
    answer->op = op;
    answer->done = done;
    answer->ctx = ctx;
    *pass = delay->fail[op] == 0;
    answer->lost = *pass && delay->lose[op] > 0;
    if (!*pass || answer->lost)
        sl_error_set(&answer->err, delay->fail_code[op], "", "failed on purpose");
    delay->lose[op] -= answer->lost;
    delay->fail[op] -= !*pass;
    answer->arrived = !*pass;
    return answer;
}

static bool end(struct answer *answer, bool asked)
{
    if (answer && !asked)
        answer_free(answer);
    return answer && asked;
}

static struct store *inner_of(struct store *store)
{
    return ((struct delay *)store)->inner;
}

static bool delay_append(struct store *store, const struct store_append *append, store_done done,
                         void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_APPEND, done, ctx, &pass);

    return end(answer, !pass || inner->ops->append(inner, append, on_done, answer));
}

static bool delay_admit(struct store *store, const struct store_admit *admit, store_admit_done done,
                        void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_ADMIT, NULL, ctx, &pass);

    if (answer) {
        answer->kind = ANSWER_ADMIT;
        answer->admit_done = done;
    }
    return end(answer, !pass || inner->ops->admit(inner, admit, on_admitted, answer));
}

static bool delay_retake(struct store *store, const struct store_retake *retake,
                         store_retake_done done, void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_RETAKE, NULL, ctx, &pass);

    if (answer) {
        answer->kind = ANSWER_RETAKE;
        answer->retake_done = done;
    }
    return end(answer, !pass || inner->ops->retake(inner, retake, on_number, answer));
}

static bool delay_post(struct store *store, const struct store_post *post, store_post_done done,
                       void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_POST, NULL, ctx, &pass);

    if (answer) {
        answer->kind = ANSWER_POST;
        answer->post_done = done;
    }
    return end(answer, !pass || inner->ops->post(inner, post, on_posted, answer));
}

static bool delay_claim(struct store *store, const struct store_claim *claim, store_claim_done done,
                        void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_CLAIM, NULL, ctx, &pass);

    if (answer) {
        answer->kind = ANSWER_CLAIM;
        answer->claim_done = done;
    }
    return end(answer, !pass || inner->ops->claim(inner, claim, on_number, answer));
}

static bool delay_fence(struct store *store, const struct store_fence *fence, store_done done,
                        void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_FENCE, done, ctx, &pass);

    return end(answer, !pass || inner->ops->fence(inner, fence, on_done, answer));
}

static bool delay_finish(struct store *store, struct sl_str thread, uint64_t lease,
                         bool interrupted, store_done done, void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_FINISH, done, ctx, &pass);

    return end(answer,
               !pass || inner->ops->finish(inner, thread, lease, interrupted, on_done, answer));
}

static bool delay_checkpoint(struct store *store, struct sl_str thread, struct sl_place place,
                             struct sl_bytes *view, struct sl_place trim_to, store_done done,
                             void *ctx)
{
    struct store *inner = inner_of(store);
    bool pass;
    struct answer *answer = begin(store, DELAY_CHECKPOINT, done, ctx, &pass);

    return end(answer, !pass || inner->ops->checkpoint(inner, thread, place, view, trim_to, on_done,
                                                       answer));
}

/* --- followers --- */

static struct answer *to_follower(struct delay_follower *follower, enum answer_kind kind)
{
    struct answer *answer = answer_new(follower->delay, kind);

    answer->follower = follower;
    answer->arrived = true;
    return answer;
}

static void on_loaded(void *ctx, uint64_t generation, struct sl_place place, struct sl_bytes *view)
{
    struct answer *answer = to_follower(ctx, ANSWER_LOADED);

    answer->generation = generation;
    answer->place = place;
    answer->bytes = view ? sl_bytes_ref(view) : NULL;
}

static void on_entry(void *ctx, const struct store_entry *entry)
{
    struct answer *answer = to_follower(ctx, ANSWER_ENTRY);

    answer->entry = *entry;
    answer->bytes = sl_bytes_ref(entry->bytes);
}

static void on_caught_up(void *ctx)
{
    to_follower(ctx, ANSWER_CAUGHT_UP);
}

static void on_lost(void *ctx, const struct sl_error *err)
{
    to_follower(ctx, ANSWER_LOST)->err = *err;
}

static void *delay_follow(struct store *store, struct sl_str thread,
                          const struct store_follower *to)
{
    struct delay *delay = (struct delay *)store;
    struct delay_follower *follower = calloc(1, sizeof(*follower));
    struct store_follower own = {follower, on_loaded, on_entry, on_caught_up, on_lost};

    assert(follower);
    delay->asked[DELAY_FOLLOW]++;
    if (delay->refuse[DELAY_FOLLOW]) {
        delay->refuse[DELAY_FOLLOW]--;
        free(follower);
        return NULL;
    }
    follower->delay = delay;
    follower->to = *to;
    follower->thread = sl_bytes_new(thread);
    DL_APPEND(delay->followers, follower);
    if (delay->fail[DELAY_FOLLOW]) {
        struct answer *answer = to_follower(follower, ANSWER_LOST);
        delay->fail[DELAY_FOLLOW]--;
        sl_error_set(&answer->err, delay->fail_code[DELAY_FOLLOW], "", "failed on purpose");
    } else {
        follower->inner = delay->inner->ops->follow(delay->inner, thread, &own);
        assert(follower->inner);
    }
    return follower;
}

static void stop_following(struct delay_follower *follower)
{
    if (follower->inner)
        follower->delay->inner->ops->unfollow(follower->delay->inner, follower->inner);
    follower->inner = NULL;
}

static void delay_unfollow(struct store *store, void *handle)
{
    struct delay *delay = (struct delay *)store;
    struct delay_follower *follower = handle;

    assert(!follower->dead);
    stop_following(follower);
    follower->dead = true; /* answers may still name it */
    DL_DELETE(delay->followers, follower);
    DL_APPEND(delay->dead, follower);
}

/* --- handing on --- */

static bool is_held(const struct delay *delay, const struct answer *answer)
{
    return answer->follower ? delay->hold_entries : delay->hold[answer->op];
}

static void hand_to_follower(const struct answer *answer)
{
    const struct store_follower *to = &answer->follower->to;

    if (answer->follower->dead)
        return;
    switch (answer->kind) {
    case ANSWER_LOADED:
        to->loaded(to->ctx, answer->generation, answer->place, answer->bytes);
        break;
    case ANSWER_ENTRY:
        to->entry(to->ctx, &answer->entry);
        break;
    case ANSWER_CAUGHT_UP:
        to->caught_up(to->ctx);
        break;
    default:
        to->lost(to->ctx, &answer->err);
        break;
    }
}

static void hand_on(const struct answer *answer)
{
    const struct sl_error *err = answer->err.code == SL_OK ? NULL : &answer->err;

    if (answer->follower)
        hand_to_follower(answer);
    else if (answer->kind == ANSWER_ADMIT)
        answer->admit_done(answer->ctx, err ? NULL : &answer->admitted, err);
    else if (answer->kind == ANSWER_RETAKE)
        answer->retake_done(answer->ctx, err ? 0 : answer->number, err);
    else if (answer->kind == ANSWER_POST)
        answer->post_done(answer->ctx, err ? NULL : &answer->posted, err);
    else if (answer->kind == ANSWER_CLAIM)
        answer->claim_done(answer->ctx, err ? 0 : answer->number, err);
    else
        answer->done(answer->ctx, err);
}

void store_delay_run(struct store *store)
{
    struct delay *delay = (struct delay *)store;
    struct answer *answer, *next;

    DL_FOREACH(delay->waiting, answer)
    {
        answer->due = answer->arrived && !is_held(delay, answer);
    }
    /* New ones are appended while this goes on; none is taken away but here. */
    for (answer = delay->waiting; answer; answer = next) {
        if (answer->due)
            hand_on(answer);
        next = answer->next;
        if (answer->due)
            answer_free(answer);
    }
}

void store_delay_hold(struct store *store, enum delay_op op, bool hold)
{
    ((struct delay *)store)->hold[op] = hold;
}

void store_delay_hold_entries(struct store *store, bool hold)
{
    ((struct delay *)store)->hold_entries = hold;
}

void store_delay_drop_entries(struct store *store)
{
    struct delay *delay = (struct delay *)store;
    struct answer *answer, *next;

    DL_FOREACH_SAFE(delay->waiting, answer, next)
    {
        if (answer->kind == ANSWER_ENTRY)
            answer_free(answer);
    }
}

void store_delay_fail(struct store *store, enum delay_op op, enum sl_code code, unsigned count)
{
    ((struct delay *)store)->fail[op] = count;
    ((struct delay *)store)->fail_code[op] = code;
}

void store_delay_lose_answers(struct store *store, enum delay_op op, enum sl_code code,
                              unsigned count)
{
    ((struct delay *)store)->lose[op] = count;
    ((struct delay *)store)->fail_code[op] = code;
}

void store_delay_refuse(struct store *store, enum delay_op op, unsigned count)
{
    ((struct delay *)store)->refuse[op] = count;
}

unsigned store_delay_asked(const struct store *store, enum delay_op op)
{
    return ((const struct delay *)store)->asked[op];
}

void store_delay_lose(struct store *store, struct sl_str thread, enum sl_code code)
{
    struct delay *delay = (struct delay *)store;
    struct delay_follower *follower;

    DL_FOREACH(delay->followers, follower)
    {
        if (!follower->inner || !sl_str_equal(sl_bytes_str(follower->thread), thread))
            continue;
        stop_following(follower);
        sl_error_set(&to_follower(follower, ANSWER_LOST)->err, code, "", "lost on purpose");
    }
}

static void free_followers(struct delay_follower *list)
{
    struct delay_follower *follower, *next;

    DL_FOREACH_SAFE(list, follower, next)
    {
        stop_following(follower);
        sl_bytes_unref(follower->thread);
        free(follower);
    }
}

static void delay_free(struct store *store)
{
    struct delay *delay = (struct delay *)store;
    struct answer *answer, *next;

    DL_FOREACH_SAFE(delay->waiting, answer, next)
    {
        answer_free(answer);
    }
    free_followers(delay->followers);
    free_followers(delay->dead);
    free(delay);
}

static const struct store_ops delay_ops = {
    .append = delay_append,
    .admit = delay_admit,
    .retake = delay_retake,
    .post = delay_post,
    .claim = delay_claim,
    .fence = delay_fence,
    .finish = delay_finish,
    .checkpoint = delay_checkpoint,
    .follow = delay_follow,
    .unfollow = delay_unfollow,
    .free = delay_free,
};

struct store *store_delay_new(struct store *inner)
{
    struct delay *delay = calloc(1, sizeof(*delay));

    assert(delay);
    delay->store.ops = &delay_ops;
    delay->inner = inner;
    return &delay->store;
}

/* SPDX-License-Identifier: MIT */
/* A view under test: entries in, deliveries out as lines of text. */
#ifndef SLUICE_TESTS_VIEW_RIG_H
#define SLUICE_TESTS_VIEW_RIG_H

#include "unit/unit.h"

#include <stdio.h>

#include "sluice/view.h"

struct fixture {
    struct sl_view *view;
    struct sl_view_limits limits;
    struct sl_view_report report;
    struct sl_buf out; /* one delivery a line */
    uint64_t seq;
    uint64_t ms;      /* of the next entry; 0 means 1 */
    bool is_not_kept; /* do not store and load the view around each step */
};

static const struct sl_view_limits wide = {.max_state = 1 << 16, .max_messages = 1 << 16};

static inline struct fixture with_limits(size_t max_state, size_t max_messages)
{
    const struct sl_view_limits limits = {max_state, max_messages};
    struct fixture f = {.view = sl_view_new(SL_STR("t"), &limits), .limits = limits};

    assert_non_null(f.view);
    return f;
}

static inline struct fixture fresh(void)
{
    return with_limits(wide.max_state, wide.max_messages);
}

static inline void clear(struct fixture *f)
{
    sl_view_free(f->view);
    sl_buf_clear(&f->out);
}

static inline bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct sl_buf *out = ctx;

    if (delivery->is_state)
        sl_buf_add_str(out, delivery->is_patch ? SL_STR("patch ") : SL_STR("state "));
    else
        sl_buf_add_str(out, delivery->verbatim ? SL_STR("= ") : SL_STR("- "));
    sl_buf_add_str(out, delivery->json);
    if (delivery->expires_ms) {
        sl_buf_add_lit(out, " until ");
        sl_buf_add_u64(out, delivery->expires_ms);
    }
    sl_buf_add_char(out, '\n');
    return true;
}

static inline void fold(struct sl_view *view, const struct sl_entry *entry, struct sl_buf *out,
                        struct sl_view_report *report)
{
    struct sl_error err = {0};

    if (!sl_view_step(view, entry, take, out, report, &err))
        fail_msg("%s", err.text);
}

static inline struct sl_view *reloaded(const struct sl_view *view,
                                       const struct sl_view_limits *limits)
{
    struct sl_buf saved = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_view_save(view, &saved);
    assert_false(saved.failed);
    struct sl_view *again = sl_view_load(sl_buf_str(&saved), limits, &err);
    if (again == NULL)
        fail_msg("%s: %s in %.*s", err.field, err.text, SL_STR_ARG(sl_buf_str(&saved)));
    sl_buf_clear(&saved);
    return again;
}

static inline void assert_same(const struct sl_view *view, const struct sl_view *other)
{
    struct sl_buf a = SL_BUF_INIT, b = SL_BUF_INIT;

    sl_view_save(view, &a);
    sl_view_save(other, &b);
    if (!sl_str_equal(sl_buf_str(&a), sl_buf_str(&b)))
        fail_msg("%.*s\nis not\n%.*s", SL_STR_ARG(sl_buf_str(&b)), SL_STR_ARG(sl_buf_str(&a)));
    sl_buf_clear(&a);
    sl_buf_clear(&b);
}

/* A view that was stored and loaded before the entry goes on as the other one does. */
static inline void step(struct fixture *f, enum sl_entry_kind kind, uint64_t lease, const char *run,
                        const char *body)
{
    const struct sl_entry entry = {.place = {f->ms ? f->ms : 1, ++f->seq, 0},
                                   .kind = kind,
                                   .lease = lease,
                                   .run = sl_str_from(run),
                                   .body = sl_str_from(body)};
    struct sl_view *twin = f->is_not_kept ? NULL : reloaded(f->view, &f->limits);
    struct sl_buf twin_out = SL_BUF_INIT;
    struct sl_view_report report;

    sl_buf_reset(&f->out);
    fold(f->view, &entry, &f->out, &f->report);
    assert_int_equal(sl_view_place(f->view).seq, f->seq);
    if (twin) {
        fold(twin, &entry, &twin_out, &report);
        assert_true(sl_str_equal(sl_buf_str(&f->out), sl_buf_str(&twin_out)));
        assert_int_equal(report.why.code, f->report.why.code);
        assert_string_equal(report.why.field, f->report.why.field);
        assert_same(f->view, twin);
    }
    sl_buf_clear(&twin_out);
    sl_view_free(twin);
}

static inline void event(struct fixture *f, const char *body)
{
    char run[64];
    struct sl_str live = sl_view_live_run(f->view);

    snprintf(run, sizeof(run), "%.*s", SL_STR_ARG(live));
    step(f, SL_ENTRY_EVENT, sl_view_lease(f->view), run, body);
}

/* A grant of the next lease; `input` are members of the RunAgentInput besides its ids. */
static inline void grant(struct fixture *f, const char *run, const char *members, const char *input)
{
    char body[2048];

    snprintf(
        body, sizeof(body),
        "{\"threadId\":\"t\",\"agent\":\"a\"%s,\"input\":{\"threadId\":\"t\",\"runId\":\"%s\"%s}}",
        members, run, input);
    step(f, SL_ENTRY_GRANT, sl_view_lease(f->view) + 1, run, body);
}

static inline void fence(struct fixture *f, const char *run, const char *body)
{
    step(f, SL_ENTRY_FENCE, sl_view_lease(f->view) + 1, run, body);
}

static inline bool delivers_part(const struct fixture *f, struct sl_str part)
{
    return memmem(f->out.ptr, f->out.len, part.ptr, part.len) != NULL;
}

#define assert_delivers(f, lines) assert_str_equals(sl_buf_str(&(f)->out), lines)

#define assert_prints(print, view, literal)                                                        \
    do {                                                                                           \
        struct sl_buf printed_ = SL_BUF_INIT;                                                      \
        print(view, &printed_);                                                                    \
        assert_false(printed_.failed);                                                             \
        assert_str_equals(sl_buf_str(&printed_), literal);                                         \
        sl_buf_clear(&printed_);                                                                   \
    } while (0)

static inline void print_state(const struct sl_view *view, struct sl_buf *out)
{
    sl_value_print(sl_view_state(view), out);
}

static inline void print_resync(const struct sl_view *view, struct sl_buf *out)
{
    assert_true(sl_view_resync(view, take, out, NULL));
}

#define HI          "{\"id\":\"u\",\"role\":\"user\",\"content\":\"hi\"}"
#define NO_MESSAGES ",\"messages\":[]"
#define STARTED     "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}"
#define AUTHORITY   ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":null}}}"
#define SNAPSHOT(messages)                                                                         \
    "- {\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[" messages "]" AUTHORITY "\n"
#define RESET                                                                                      \
    SNAPSHOT("{\"id\":\"sluice-reset\",\"role\":\"reasoning\",\"content\":\"\"}")                  \
    SNAPSHOT("{\"id\":\"sluice-reset\",\"role\":\"user\",\"content\":\"\"}")
#define STATE(state) "- {\"type\":\"STATE_SNAPSHOT\",\"snapshot\":" state "}\n"
#define ERROR(message, code)                                                                       \
    "- {\"type\":\"RUN_ERROR\",\"message\":\"" message "\",\"code\":\"" code "\"}\n"
#define FINISHED(run) "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"" run "\"}"
#define CANCELLED(run)                                                                             \
    "- {\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"" run                             \
    "\",\"outcome\":{\"type\":\"cancelled\"}}\n"

#endif

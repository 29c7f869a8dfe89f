/* SPDX-License-Identifier: MIT */
/*
 * Logs through views. Each line is an entry: its kind (g, f, e, p, i, t or a), a digit for the
 * lease, one for the run, and the body. A line that begins with r asks whether a request could
 * resume so.
 *
 * What is delivered is legal for a gate that passes nothing illegal, and a reader that folds it
 * holds what the view holds; so does one that saw less and gets the resync. A view that was stored
 * and loaded behind each entry delivers the same and stores the same. What clients send to agents
 * is seen by no reader.
 */
#include "reader.h"

#include <string.h>

static const struct sl_view_limits limits = {.max_state = 2000, .max_messages = 4000};

struct log {
    struct sl_buf out; /* all deliveries of the entry */
    struct reader *reader;
};

static bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct log *log = ctx;

    sl_buf_add_str(&log->out, delivery->run);
    sl_buf_add_str(&log->out, delivery->json);
    sl_buf_add_char(&log->out, '\n');
    if (log->reader)
        (void)reader_take(log->reader, delivery);
    return true;
}

static void require_same(const struct reader *reader, const struct sl_view *view)
{
    struct sl_buf theirs = SL_BUF_INIT, ours = SL_BUF_INIT;

    sl_buf_add_char(&theirs, '[');
    sl_messages_print(&reader->messages, false, &theirs);
    sl_buf_add_char(&theirs, ']');
    sl_view_print_messages(view, &ours);
    struct sl_value *a = sl_value_parse(sl_buf_str(&theirs), NULL);
    struct sl_value *b = sl_value_parse(sl_buf_str(&ours), NULL);
    if (!sl_value_equal(a, b))
        fprintf(stderr, "%.*s\n%.*s\n", SL_STR_ARG(sl_buf_str(&theirs)),
                SL_STR_ARG(sl_buf_str(&ours)));
    REQUIRE(sl_value_equal(a, b));
    REQUIRE(sl_value_equal(reader->state, sl_view_state(view)));
    sl_value_unref(a);
    sl_value_unref(b);
    sl_buf_clear(&theirs);
    sl_buf_clear(&ours);
}

/* One that saw what `stale` saw. */
static void check_resync(const struct reader *stale, const struct sl_view *view)
{
    struct reader reader;
    struct log log = {.out = SL_BUF_INIT, .reader = &reader};

    reader_init(&reader);
    REQUIRE(sl_messages_copy(&reader.messages, &stale->messages, SIZE_MAX));
    REQUIRE(sl_view_resync(view, take, &log, NULL));
    require_same(&reader, view);
    reader_clear(&reader);
    sl_buf_clear(&log.out);
}

static struct sl_view *reloaded(struct sl_view *view, struct sl_buf *saved)
{
    struct sl_error err = {0};
    struct sl_buf again = SL_BUF_INIT;

    sl_view_save(view, saved);
    struct sl_view *loaded = sl_view_load(sl_buf_str(saved), &limits, &err);
    if (!loaded)
        fprintf(stderr, "%s: %s\n", err.field, err.text);
    REQUIRE(loaded);
    sl_view_save(loaded, &again);
    REQUIRE(sl_str_equal(sl_buf_str(saved), sl_buf_str(&again)));
    sl_buf_clear(&again);
    sl_view_free(view);
    return loaded;
}

static bool read_entry(struct sl_str line, uint64_t seq, struct sl_entry *entry)
{
    static const char kinds[] = "gfepita";

    if (line.len < 3 || !memchr(kinds, line.ptr[0], SL_ENTRY_COUNT) || line.ptr[1] < '0' ||
        line.ptr[1] > '9')
        return false;
    *entry = (struct sl_entry){.place = {1, seq, 0},
                               .kind = (enum sl_entry_kind)(strchr(kinds, line.ptr[0]) - kinds),
                               .lease = (uint64_t)(line.ptr[1] - '0'),
                               .run = {line.ptr + 2, 1},
                               .body = {line.ptr + 3, line.len - 3}};
    return true;
}

static bool require_order(void *ctx, enum sl_entry_kind kind, struct sl_place place,
                          struct sl_str body)
{
    struct sl_place *last = ctx;
    struct sl_doc doc = {0};

    REQUIRE(kind == SL_ENTRY_INPUT || kind == SL_ENTRY_ANSWER);
    REQUIRE(sl_place_compare(*last, place) < 0);
    REQUIRE(sl_doc_parse(&doc, body, NULL));
    sl_doc_clear(&doc);
    *last = place;
    return true;
}

/* What the agent of the live run is given. */
static void check_agent(const struct sl_view *view)
{
    struct sl_place last = {0};
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    size_t bytes = 0;

    REQUIRE(sl_view_each_owed(view, require_order, &last));
    size_t inputs = sl_view_inputs(view, &bytes);
    REQUIRE((inputs == 0) == (bytes == 0));
    REQUIRE(inputs == 0 || sl_view_has_channel(view));
    sl_view_print_resume_keys(view, &text);
    REQUIRE(sl_doc_parse(&doc, sl_buf_str(&text), NULL));
    if (sl_view_live_run(view).len) {
        sl_buf_reset(&text);
        sl_view_print_run_input(view, &text);
        REQUIRE(sl_doc_parse(&doc, sl_buf_str(&text), NULL));
        REQUIRE(sl_input_check(&doc, 0, &err));
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&text);
}

/* Both views say the same to a request. */
static void ask(const struct sl_view *view, const struct sl_view *twin, struct sl_str array)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0}, twin_err = {0};

    if (sl_doc_parse(&doc, array, NULL)) {
        struct sl_resume resume = {.doc = &doc, .now_ms = 7, .persona = SL_STR("p")};
        bool good = sl_view_resume_check(view, &resume, &err);
        REQUIRE(good == sl_view_resume_check(twin, &resume, &twin_err));
        REQUIRE(good == (err.code == SL_OK));
        REQUIRE(err.code == twin_err.code && strcmp(err.field, twin_err.field) == 0);
    }
    sl_doc_clear(&doc);
}

static void run_line(struct sl_view *view, struct sl_view **twin, struct reader *reader,
                     const struct sl_entry *entry)
{
    struct log log = {.out = SL_BUF_INIT, .reader = reader};
    struct log twin_log = {.out = SL_BUF_INIT};
    struct sl_buf saved = SL_BUF_INIT, twin_saved = SL_BUF_INIT;
    struct sl_view_report report, twin_report;

    REQUIRE(sl_view_step(view, entry, take, &log, &report, NULL));
    REQUIRE(sl_view_step(*twin, entry, take, &twin_log, &twin_report, NULL));
    REQUIRE(sl_str_equal(sl_buf_str(&log.out), sl_buf_str(&twin_log.out)));
    REQUIRE(report.skipped == twin_report.skipped && report.run_ended == twin_report.run_ended);
    REQUIRE(!report.skipped || log.out.len == 0);
    REQUIRE(entry->kind < SL_ENTRY_INPUT || log.out.len == 0);
    REQUIRE(sl_view_refused(view, entry->place, NULL) ==
            (report.skipped && (entry->kind == SL_ENTRY_PATCH || entry->kind == SL_ENTRY_ANSWER)));
    check_agent(view);
    *twin = reloaded(*twin, &twin_saved);
    sl_view_save(view, &saved);
    REQUIRE(sl_str_equal(sl_buf_str(&saved), sl_buf_str(&twin_saved)));
    require_same(reader, view);
    sl_buf_clear(&log.out);
    sl_buf_clear(&twin_log.out);
    sl_buf_clear(&saved);
    sl_buf_clear(&twin_saved);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_str text = {(const char *)data, size};
    struct sl_view *view = sl_view_new(SL_STR("thread"), &limits);
    struct sl_view *twin = sl_view_new(SL_STR("thread"), &limits);
    struct reader reader, stale;
    uint64_t seq = 0;

    reader_init(&reader);
    reader_init(&stale);
    while (text.len) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t len = end ? (size_t)(end - text.ptr) : text.len;
        struct sl_entry entry;
        if (read_entry((struct sl_str){text.ptr, len}, ++seq, &entry))
            run_line(view, &twin, &reader, &entry);
        else if (len && text.ptr[0] == 'r')
            ask(view, twin, (struct sl_str){text.ptr + 1, len - 1});
        if ((seq & (seq - 1)) == 0) {
            sl_messages_clear(&stale.messages);
            REQUIRE(sl_messages_copy(&stale.messages, &reader.messages, SIZE_MAX));
        }
        len += end != NULL;
        text = (struct sl_str){text.ptr + len, text.len - len};
    }
    check_resync(&stale, view);
    reader_clear(&reader);
    reader_clear(&stale);
    sl_view_free(view);
    sl_view_free(twin);
    return 0;
}

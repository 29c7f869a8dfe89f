/* SPDX-License-Identifier: MIT */
/*
 * What the codec costs, next to jansson: each corpus is parsed by jansson, parsed as a document,
 * folded into a view and turned into MessagePack, in turns, so that whatever else the machine does
 * falls on all of them.
 *
 * Usage: fold ROUNDS BYTES [CORPUS]
 * Prints one JSON object a line and corpus: how many entries and bytes, the median of jansson's
 * nanoseconds an entry, and for each of the others its cost as a ratio of jansson's in the same
 * round: the median, and between which values the middle half of the rounds lies.
 */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "corpus.h"
#include "sluice/msgpack.h"

#define MAX_ROUNDS 1000

/* X(symbol, name) */
#define TASKS(X)                X(JANSSON, "jansson") X(DOCUMENT, "document") X(FOLD, "fold") X(MSGPACK, "msgpack")
#define TASK_ENUM(symbol, name) TASK_##symbol,
enum task { TASKS(TASK_ENUM) TASK_COUNT };
#undef TASK_ENUM

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

/* The processor's time: of the others that want it, the longest task would suffer most. */
static uint64_t spent_ns(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (uint64_t)time.tv_sec * 1000000000U + (uint64_t)time.tv_nsec;
}

/* ---- tasks ---- */

static void parse_with_jansson(const struct corpus *corpus)
{
    for (size_t i = 0; i < corpus->count; i++) {
        struct sl_str body = corpus_entry(corpus, i).body;
        json_t *json = json_loadb(body.ptr, body.len, 0, NULL);
        if (!json)
            fail("jansson refuses an entry");
        json_decref(json);
    }
}

static void parse_document(const struct corpus *corpus)
{
    struct sl_doc doc = {0};
    for (size_t i = 0; i < corpus->count; i++) {
        if (!sl_doc_parse(&doc, corpus_entry(corpus, i).body, NULL))
            fail("the codec refuses an entry");
    }
    sl_doc_clear(&doc);
}

static bool count_delivery(void *ctx, const struct sl_delivery *delivery)
{
    size_t *bytes = ctx;
    *bytes += delivery->json.len;
    return true;
}

/* From an empty view to the end of the log, grants and all. */
static void fold(const struct corpus *corpus)
{
    const struct sl_view_limits limits = {(size_t)64 << 20, (size_t)64 << 20};
    struct sl_view *view = sl_view_new(SL_STR(CORPUS_THREAD), &limits);
    size_t delivered = 0, events = 0;
    if (!view)
        fail("no memory");
    for (size_t i = 0; i < corpus->count; i++) {
        struct sl_entry entry = corpus_entry(corpus, i);
        struct sl_view_report report;
        if (!sl_view_step(view, &entry, count_delivery, &delivered, &report, NULL))
            fail("no memory");
        events += entry.kind == SL_ENTRY_EVENT ? entry.body.len : 0;
        if (report.skipped || report.gate != SL_GATE_PASSED) {
            fprintf(stderr, "%.*s\n", SL_STR_ARG(entry.body));
            fail(report.why.text);
        }
    }
    if (delivered < events || sl_view_live_run(view).len > 0)
        fail("the fold delivered too little");
    sl_view_free(view);
}

static void write_msgpack(const struct corpus *corpus)
{
    struct sl_doc doc = {0};
    struct sl_buf out = SL_BUF_INIT;
    for (size_t i = 0; i < corpus->count; i++) {
        if (!sl_doc_parse(&doc, corpus_entry(corpus, i).body, NULL))
            fail("the codec refuses an entry");
        sl_buf_reset(&out);
        sl_msgpack_write(&doc, 0, &out);
        if (out.failed)
            fail("no memory");
    }
    sl_buf_clear(&out);
    sl_doc_clear(&doc);
}

static void (*const tasks[])(const struct corpus *corpus) = {
    [TASK_JANSSON] = parse_with_jansson,
    [TASK_DOCUMENT] = parse_document,
    [TASK_FOLD] = fold,
    [TASK_MSGPACK] = write_msgpack,
};

/* ---- rounds ---- */

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;

    return (left > right) - (left < right);
}

static void print_ratio(const char *name, double *ratios, size_t rounds)
{
    qsort(ratios, rounds, sizeof(*ratios), by_size);
    printf(",\"%s\":{\"ratio\":%.3f,\"low\":%.3f,\"high\":%.3f}", name, ratios[rounds / 2],
           ratios[rounds / 4], ratios[rounds * 3 / 4]);
}

static void measure(enum corpus_name name, size_t rounds, size_t bytes)
{
    static const char *const names[] = {
#define NAME(symbol, text) text,
        TASKS(NAME)
#undef NAME
    };
    static double times[TASK_COUNT][MAX_ROUNDS];
    struct corpus corpus;

    corpus_make(&corpus, name, bytes);
    for (size_t round = 0; round <= rounds; round++) {
        for (size_t i = 0; i < TASK_COUNT; i++) {
            size_t task = (i + round) % TASK_COUNT; /* each follows each */
            uint64_t start = spent_ns();
            tasks[task](&corpus);
            if (round > 0) /* the first warms up */
                times[task][round - 1] = (double)(spent_ns() - start);
        }
    }
    printf("{\"corpus\":\"%s\",\"entries\":%zu,\"bytes\":%zu", corpus_name(name), corpus.count,
           corpus.text.len);
    for (size_t task = TASK_JANSSON + 1; task < TASK_COUNT; task++) {
        for (size_t round = 0; round < rounds; round++)
            times[task][round] /= times[TASK_JANSSON][round];
        print_ratio(names[task], times[task], rounds);
    }
    qsort(times[TASK_JANSSON], rounds, sizeof(double), by_size);
    printf(",\"jansson_ns\":%.0f}\n", times[TASK_JANSSON][rounds / 2] / (double)corpus.count);
    fflush(stdout);
    corpus_clear(&corpus);
}

int main(int argc, char **argv)
{
    size_t rounds = argc > 2 ? strtoul(argv[1], NULL, 10) : 0;
    size_t bytes = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    bool found = false;

    if (argc > 4 || rounds < 1 || rounds > MAX_ROUNDS || bytes < 1) {
        fprintf(stderr, "usage: fold ROUNDS BYTES [CORPUS]\nROUNDS is 1 to %d. Corpora:\n",
                MAX_ROUNDS);
        for (int name = 0; name < CORPUS_COUNT; name++)
            fprintf(stderr, "  %-12s%s\n", corpus_name((enum corpus_name)name),
                    corpus_what((enum corpus_name)name));
        return 2;
    }
    for (int name = 0; name < CORPUS_COUNT; name++) {
        if (argc == 4 && strcmp(argv[3], corpus_name((enum corpus_name)name)) != 0)
            continue;
        found = true;
        measure((enum corpus_name)name, rounds, bytes);
    }
    if (!found)
        fail("no corpus of that name");
    return 0;
}

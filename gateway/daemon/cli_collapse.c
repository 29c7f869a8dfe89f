/* SPDX-License-Identifier: MIT */
/* `sluice collapse`: what a slow reader would get of a recorded stream. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "daemon/cli.h"
#include "daemon/cli_feed.h"
#include "daemon/exit.h"
#include "daemon/operand.h"
#include "sluice/collapse.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define COLLAPSE_OPTIONS(X)                                                                        \
    X(entries, "entries", COUNT, NULL, "0", 0, 1000000000,                                         \
      "collapse after so many events, again and again; 0: all at once")                            \
    X(drop, "drop", LIST, "RAW|STEP|REASONING", NULL, 0, 0,                                        \
      "what may be left out: RAW events, complete steps, complete reasoning spans; may be given "  \
      "again")

struct collapse_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    COLLAPSE_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct collapse_options, member), value, preset, min, max,     \
     false, help},
    COLLAPSE_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage =
        "Usage: sluice collapse [FILE|-] [OPTION]...\n\n"
        "Reads AG-UI events as JSON Lines, or a recording of `sluice record`, and prints the "
        "fewer\n"
        "ones that a reader would get who took nothing meanwhile: a client holds the same "
        "messages\n"
        "and the same state at the end. Counts go to standard error. What the AG-UI 1.0 client\n"
        "would refuse is reported there, too; then it exits with 1.",
    .epilog = "The environment sets none of these.\n",
};

/* A span that is being gathered, which keeps its deliveries' bytes until it is collapsed. */
struct spans {
    struct sl_collapse *collapse;
    struct sl_bytes **kept; /* run and JSON of each delivery */
    size_t kept_count, kept_cap;
    unsigned drops;
    uint64_t entries; /* of a span */
    uint64_t in_span;
    uint64_t came, came_bytes, went, went_bytes;
    const struct sl_stream *stream;
    struct sl_error *err;
    bool refused;
};

static void forget_span(struct spans *spans)
{
    sl_collapse_free(spans->collapse);
    spans->collapse = NULL;
    for (size_t i = 0; i < spans->kept_count; i++)
        sl_bytes_unref(spans->kept[i]);
    spans->kept_count = 0;
    spans->in_span = 0;
}

static bool keep(struct spans *spans, struct sl_str *text)
{
    if (spans->kept_count == spans->kept_cap) {
        size_t cap = spans->kept_cap ? spans->kept_cap * 2 : 64;
        struct sl_bytes **kept = realloc(spans->kept, cap * sizeof(struct sl_bytes *));
        if (!kept)
            return false;
        spans->kept = kept;
        spans->kept_cap = cap;
    }
    struct sl_bytes *bytes = sl_bytes_new(*text);
    if (!bytes)
        return false;
    spans->kept[spans->kept_count++] = bytes;
    *text = sl_bytes_str(bytes);
    return true;
}

/* ---- the result ---- */

static bool write_delivery(void *ctx, const struct sl_delivery *delivery, size_t source)
{
    struct spans *spans = ctx;

    (void)source;
    spans->went++;
    spans->went_bytes += delivery->json.len;
    if (!delivery->is_state)
        return cli_write(delivery->json, spans->err) && cli_write(SL_STR("\n"), spans->err);
    struct sl_str begin =
        delivery->is_patch ? SL_STR("{\"ms\":0,\"patch\":") : SL_STR("{\"ms\":0,\"state\":");
    return cli_write(begin, spans->err) && cli_write(delivery->json, spans->err) &&
           cli_write(SL_STR("}\n"), spans->err);
}

static bool end_span(struct spans *spans)
{
    if (!spans->collapse)
        return true;
    struct sl_mark *end = sl_stream_mark(spans->stream);
    bool done = end && sl_collapse_end(spans->collapse, end, write_delivery, spans) == SL_COLLAPSED;
    sl_mark_unref(end);
    forget_span(spans);
    return done || (spans->err->code == SL_OK && sl_error_memory(spans->err));
}

/* ---- what comes ---- */

static bool take(void *ctx, const struct sl_delivery *delivery, struct sl_mark *mark)
{
    struct spans *spans = ctx;
    struct sl_delivery kept = *delivery;

    if (!spans->collapse)
        spans->collapse = sl_collapse_new(spans->drops);
    if (!spans->collapse || !keep(spans, &kept.run) || !keep(spans, &kept.json) ||
        !sl_collapse_add(spans->collapse, &kept, mark))
        return false;
    spans->came++;
    spans->came_bytes += kept.json.len;
    spans->in_span++;
    return true;
}

/* A line is dealt with: the fold is where its end is. */
static bool line_taken(void *ctx, struct sl_error *err)
{
    struct spans *spans = ctx;

    spans->err = err;
    return !spans->entries || spans->in_span < spans->entries || end_span(spans);
}

static void begin(void *ctx, struct sl_stream *stream)
{
    struct spans *spans = ctx;

    spans->stream = stream;
    sl_stream_watch(stream, take, spans);
}

/* What came before is superseded. */
static bool forget(void *ctx, struct sl_str reason, struct sl_error *err)
{
    forget_span(ctx);
    return cli_write(SL_STR("{\"ms\":0,\"reset\":"), err) && cli_write(reason, err) &&
           cli_write(SL_STR("}\n"), err);
}

static bool refuse(void *ctx, uint64_t line, const struct sl_finding *finding)
{
    struct spans *spans = ctx;

    if (!finding->fatal)
        return true;
    fprintf(stderr, "line %" PRIu64 ": %s: %s\n", line, sl_found_name(finding->found),
            finding->text);
    spans->refused = true;
    return false;
}

static bool read_drops(const struct collapse_options *options, unsigned *drops,
                       struct sl_error *err)
{
    for (size_t i = 0; i < options->drop.count; i++) {
        unsigned bit = 0;
        for (unsigned drop = 0; drop < SL_DROP_COUNT; drop++)
            if (strcmp(options->drop.items[i], sl_drop_name((enum sl_drop)drop)) == 0)
                bit = 1U << drop;
        if (!bit) {
            sl_error_set(err, SL_BAD_OPTION, "drop", "\"%.60s\" is none of RAW, STEP, REASONING",
                         options->drop.items[i]);
            return false;
        }
        *drops |= bit;
    }
    return true;
}

/* ---- the subcommand ---- */

static bool tell(const struct spans *spans, struct sl_error *err)
{
    if (!cli_flush(err))
        return false;
    fprintf(stderr, "%" PRIu64 " events of %" PRIu64 " bytes became %" PRIu64 " of %" PRIu64 "\n",
            spans->came, spans->came_bytes, spans->went, spans->went_bytes);
    return true;
}

static bool feed_spans(struct spans *spans, const char *path, struct sl_error *err)
{
    struct sl_stream *stream = NULL;
    const struct cli_feed_options feed = {
        .path = path,
        .policy = SL_POLICY_PASS,
        .may_be_unfinished = true,
        .found = refuse,
        .begin = begin,
        .line = line_taken,
        .reset = forget,
        .ctx = spans,
    };

    spans->err = err;
    bool ok =
        cli_feed(&feed, &stream, err) && (spans->refused || end_span(spans)) && tell(spans, err);
    forget_span(spans);
    free(spans->kept);
    sl_stream_free(stream);
    return ok;
}

static bool run(struct collapse_options *options, int argc, char *const argv[], bool *refused,
                struct sl_error *err)
{
    struct operands operands = {.names = {"FILE"}};
    struct spans spans = {.collapse = NULL};

    if (!options_preset(&table, options, err) ||
        !operands_and_options(&operands, &table, options, argc, argv, err) ||
        !read_drops(options, &spans.drops, err))
        return false;
    spans.entries = options->entries;
    bool ok = feed_spans(&spans, operands.found[0], err);
    *refused = spans.refused;
    return ok;
}

int cli_collapse_main(int argc, char *const argv[])
{
    struct collapse_options options = {0};
    struct sl_error err = {0};
    bool refused = false;

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = run(&options, argc, argv, &refused, &err);
    options_clear(&table, &options);
    if (!ok)
        return cli_report("sluice collapse", &table, &err);
    return refused ? EXIT_FAILED : EXIT_OK;
}

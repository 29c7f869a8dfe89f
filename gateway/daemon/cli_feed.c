/* SPDX-License-Identifier: MIT */
/* JSON Lines into a stream: what each line is, and what is wrong with those that are nothing. */
#include "daemon/cli_feed.h"

#include <stdio.h>

struct feed {
    const struct cli_feed_options *options;
    struct cli_lines lines;
    struct sl_stream *stream;
    struct sl_doc line;
    struct sl_doc event; /* of a recorded line */
    struct sl_error *err;
    bool stopped;
};

static void found(void *ctx, const struct sl_finding *finding)
{
    struct feed *feed = ctx;

    if (!feed->stopped)
        feed->stopped = !feed->options->found(feed->options->ctx, feed->lines.number, finding);
}

static void report(struct feed *feed, enum sl_found rule, const char *text)
{
    struct sl_finding finding = {.found = rule, .fatal = true};

    snprintf(finding.text, sizeof(finding.text), "%s", text);
    found(feed, &finding);
}

static void report_too_large(struct feed *feed, const char *what, size_t limit, const char *fate)
{
    char text[100];

    snprintf(text, sizeof(text), "the %s is over %zu bytes; %s", what, limit, fate);
    report(feed, SL_FOUND_TOO_LARGE, text);
}

/* ---- what a line is ---- */

static bool has(const struct sl_doc *doc, const char *name)
{
    return sl_doc_get(doc, 0, sl_str_from(name)) != SL_NONE;
}

static bool is_recorded(const struct sl_doc *doc)
{
    return !has(doc, "type") && (has(doc, "ms") || has(doc, "event") || has(doc, "patch") ||
                                 has(doc, "state") || has(doc, "reset"));
}

static bool take_event(struct feed *feed, const struct sl_doc *doc)
{
    if (doc->len > CLI_MAX_EVENT) {
        report_too_large(feed, "event", CLI_MAX_EVENT, "dropped");
        return true;
    }
    return sl_stream_event(feed->stream, doc, feed->lines.number);
}

static bool take_recorded_event(struct feed *feed, uint32_t node)
{
    struct sl_error err = {0};

    if (sl_doc_kind(&feed->line, node) != SL_OBJECT) {
        report(feed, SL_FOUND_BAD_LINE, "`event` must be an object");
        return true;
    }
    /* It is part of a line that was good. */
    return sl_doc_parse(&feed->event, sl_doc_raw(&feed->line, node), &err) &&
           take_event(feed, &feed->event);
}

static bool take_reset(struct feed *feed, uint32_t node)
{
    const struct cli_feed_options *options = feed->options;

    sl_stream_reset(feed->stream);
    return !options->reset ||
           options->reset(options->ctx, sl_doc_raw(&feed->line, node), feed->err);
}

static bool take_recorded(struct feed *feed)
{
    const struct sl_doc *doc = &feed->line;
    uint32_t event = sl_doc_get(doc, 0, SL_STR("event"));
    uint32_t patch = sl_doc_get(doc, 0, SL_STR("patch"));
    uint32_t state = sl_doc_get(doc, 0, SL_STR("state"));
    uint32_t reset = sl_doc_get(doc, 0, SL_STR("reset"));
    int count = (event != SL_NONE) + (patch != SL_NONE) + (state != SL_NONE) + (reset != SL_NONE);
    uint64_t ms;

    if (!sl_doc_u64(doc, sl_doc_get(doc, 0, SL_STR("ms")), &ms))
        report(feed, SL_FOUND_BAD_LINE, "`ms` must be a whole number of milliseconds");
    else if (count != 1)
        report(feed, SL_FOUND_BAD_LINE,
               "there must be one of `event`, `patch`, `state` and `reset`");
    else if (event != SL_NONE)
        return take_recorded_event(feed, event);
    else if (patch != SL_NONE)
        return sl_stream_patch(feed->stream, doc, patch);
    else if (state != SL_NONE)
        return sl_stream_state(feed->stream, doc, state);
    else
        return take_reset(feed, reset);
    return true;
}

static enum sl_found rule_of(const struct sl_error *err)
{
    switch (err->code) {
    case SL_BAD_UTF8:
        return SL_FOUND_BAD_UTF8;
    case SL_TOO_DEEP:
        return SL_FOUND_TOO_DEEP;
    default:
        return SL_FOUND_BAD_JSON;
    }
}

static void report_unreadable(struct feed *feed, const struct sl_error *err, bool ended)
{
    bool cut = !ended && err->code != SL_TOO_DEEP;
    char text[sizeof(err->text) + 40];

    snprintf(text, sizeof(text), "%s (byte %zu)", err->text, err->offset + 1);
    report(feed, cut ? SL_FOUND_CUT : rule_of(err), text);
}

static bool take_line(struct feed *feed, struct sl_str line, bool ended)
{
    struct sl_error err = {0};

    if (!sl_doc_parse(&feed->line, line, &err)) {
        if (err.code == SL_NO_MEMORY)
            return false;
        report_unreadable(feed, &err, ended);
        return true;
    }
    if (sl_doc_kind(&feed->line, 0) != SL_OBJECT) {
        report(feed, SL_FOUND_BAD_LINE, "the line is no object");
        return true;
    }
    return is_recorded(&feed->line) ? take_recorded(feed) : take_event(feed, &feed->line);
}

static bool feed_all(struct feed *feed, struct sl_error *err)
{
    struct sl_str line;

    while (!feed->stopped) {
        enum cli_got got = cli_next_line(&feed->lines, &line, err);
        if (got == CLI_FAILED)
            return false;
        if (got == CLI_END)
            break;
        if (got == CLI_TOO_LONG)
            report_too_large(feed, "line", CLI_MAX_LINE, "skipped");
        else if (!take_line(feed, line, got == CLI_LINE))
            return err->code != SL_OK ? false : sl_error_memory(err);
        if (feed->options->line && !feed->options->line(feed->options->ctx, err))
            return false;
    }
    if (!feed->stopped && !feed->options->may_be_unfinished)
        sl_stream_end(feed->stream);
    return true;
}

bool cli_feed(const struct cli_feed_options *options, struct sl_stream **stream,
              struct sl_error *err)
{
    struct cli_input input;
    struct feed feed = {.options = options, .lines = {.input = &input}, .err = err};

    if (!cli_open(&input, options->path, err))
        return false;
    feed.stream = sl_stream_new(options->policy, found, &feed);
    if (feed.stream && options->begin)
        options->begin(options->ctx, feed.stream);
    bool ok = feed.stream ? feed_all(&feed, err) : sl_error_memory(err);
    cli_close(&input);
    cli_lines_clear(&feed.lines);
    sl_doc_clear(&feed.line);
    sl_doc_clear(&feed.event);
    if (ok)
        *stream = feed.stream;
    else
        sl_stream_free(feed.stream);
    return ok;
}

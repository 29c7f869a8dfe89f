/* SPDX-License-Identifier: MIT */
/*
 * Drives views from lines, for tests that hold them against the reference client.
 *
 * Each line is a letter and what belongs to it; each gets one JSON line in answer:
 *   N {"threadId":…,"maxState":…,"maxMessages":…}   a new view
 *   E {"kind":…,"lease":…,"run":…,"body":…}         one entry; a string as `text` is a body that
 *                                                    is no JSON
 *   V                                                what the view tells
 *   Y                                                the resync
 *   I                                                the worker's input
 *   R                                                stores the view and loads it again
 *   F {"hide":[…],"hideState":[…],"strip":[…]}       entries and resyncs as a lens made now shows
 * them
 */
#include <stdio.h>
#include <stdlib.h>

#include "sluice/filter.h"
#include "sluice/frame.h"
#include "sluice/view.h"

struct probe {
    struct sl_view *view;
    struct sl_lens *lens; /* NULL: everything is shown */
    struct sl_view_limits limits;
    struct sl_doc doc;
    struct sl_buf out;
    uint64_t seq;
    bool first;
};

static const char *const gates[] = {"passed", "repaired", "dropped", "ends", "failed"};

static void die(const char *what)
{
    fprintf(stderr, "view_probe: %s\n", what);
    exit(1);
}

static void add_flag(struct probe *probe, const char *name, bool flag)
{
    sl_buf_add_lit(&probe->out, ",\"");
    sl_buf_add_str(&probe->out, sl_str_from(name));
    sl_buf_add_str(&probe->out, flag ? SL_STR("\":true") : SL_STR("\":false"));
}

static void add_text(struct probe *probe, const char *name, struct sl_str text)
{
    sl_buf_add_lit(&probe->out, ",\"");
    sl_buf_add_str(&probe->out, sl_str_from(name));
    sl_buf_add_lit(&probe->out, "\":");
    sl_json_add_string(&probe->out, text);
}

/* The bytes of a delivery travel as a string, so that they arrive exactly. */
static bool take(void *ctx, const struct sl_delivery *delivery)
{
    struct probe *probe = ctx;

    if (!probe->first)
        sl_buf_add_char(&probe->out, ',');
    probe->first = false;
    sl_buf_add_lit(&probe->out, "{\"n\":0");
    add_text(probe, "type", sl_str_from(sl_event_name(delivery->type)));
    add_text(probe, "run", delivery->run);
    add_text(probe, "json", delivery->json);
    add_flag(probe, "verbatim", delivery->verbatim);
    add_flag(probe, "isState", delivery->is_state);
    add_flag(probe, "isPatch", delivery->is_patch);
    if (delivery->expires_ms) {
        sl_buf_add_lit(&probe->out, ",\"until\":");
        sl_buf_add_u64(&probe->out, delivery->expires_ms);
    }
    sl_buf_add_char(&probe->out, '}');
    return true;
}

static bool see(void *ctx, const struct sl_delivery *delivery)
{
    struct probe *probe = ctx;
    struct sl_delivery shown;
    bool is_shown = true;

    if (!probe->lens)
        return take(probe, delivery);
    if (!sl_lens_step(probe->lens, delivery, &shown, &is_shown))
        die("the lens gave up");
    return !is_shown || take(probe, &shown);
}

static struct sl_str decoded(const struct sl_doc *doc, const char *name, struct sl_buf *buf)
{
    uint32_t node = sl_doc_get(doc, 0, sl_str_from(name));

    if (node != SL_NONE)
        sl_doc_decode(doc, node, buf);
    return sl_buf_str(buf);
}

static uint64_t number(const struct sl_doc *doc, const char *name, uint64_t otherwise)
{
    uint32_t node = sl_doc_get(doc, 0, sl_str_from(name));

    if (node != SL_NONE && !sl_doc_u64(doc, node, &otherwise))
        die("not a number");
    return otherwise;
}

static enum sl_entry_kind kind_of(const struct sl_doc *doc)
{
    static const char *const names[] = {
#define NAME(symbol, name) name,
        SL_ENTRIES(NAME)
#undef NAME
    };
    uint32_t node = sl_doc_get(doc, 0, SL_STR("kind"));

    for (int kind = 0; node != SL_NONE && kind < SL_ENTRY_COUNT; kind++)
        if (sl_doc_is(doc, node, sl_str_from(names[kind])))
            return (enum sl_entry_kind)kind;
    die("no such kind of entry");
    return SL_ENTRY_COUNT;
}

static void step(struct probe *probe)
{
    const struct sl_doc *doc = &probe->doc;
    struct sl_buf run = SL_BUF_INIT, text = SL_BUF_INIT;
    struct sl_view_report report;
    struct sl_error err = {0};
    uint32_t body = sl_doc_get(doc, 0, SL_STR("body"));
    struct sl_entry entry = {.place = {1, ++probe->seq, 0}, .kind = kind_of(doc)};

    entry.lease = number(doc, "lease", 0);
    entry.run = decoded(doc, "run", &run);
    entry.body = body != SL_NONE ? sl_doc_raw(doc, body) : decoded(doc, "text", &text);
    sl_buf_add_lit(&probe->out, "{\"out\":[");
    if (!sl_view_step(probe->view, &entry, see, probe, &report, &err))
        die(err.text);
    sl_buf_add_char(&probe->out, ']');
    add_text(probe, "gate", sl_str_from(gates[report.gate]));
    add_flag(probe, "skipped", report.skipped);
    add_flag(probe, "began", report.run_began);
    add_flag(probe, "ended", report.run_ended);
    add_text(probe, "code", sl_str_from(sl_code_name(report.why.code)));
    add_text(probe, "why", sl_str_from(report.why.text));
    sl_buf_add_char(&probe->out, '}');
    sl_buf_clear(&run);
    sl_buf_clear(&text);
}

static bool show_ended(void *ctx, struct sl_str run, struct sl_str terminal)
{
    struct probe *probe = ctx;

    sl_buf_add_str(&probe->out, probe->first ? SL_STR("[") : SL_STR(",["));
    probe->first = false;
    sl_json_add_string(&probe->out, run);
    sl_buf_add_char(&probe->out, ',');
    sl_buf_add_str(&probe->out, terminal);
    sl_buf_add_char(&probe->out, ']');
    return true;
}

static bool show_owed(void *ctx, enum sl_entry_kind kind, struct sl_place place, struct sl_str body)
{
    struct probe *probe = ctx;

    sl_buf_add_str(&probe->out, probe->first ? SL_STR("{\"seq\":") : SL_STR(",{\"seq\":"));
    probe->first = false;
    sl_buf_add_u64(&probe->out, place.seq);
    add_text(probe, "kind", kind == SL_ENTRY_INPUT ? SL_STR("input") : SL_STR("answer"));
    sl_buf_add_lit(&probe->out, ",\"body\":");
    sl_buf_add_str(&probe->out, body);
    sl_buf_add_char(&probe->out, '}');
    return true;
}

static void show(struct probe *probe)
{
    sl_buf_add_lit(&probe->out, "{\"messages\":");
    sl_view_print_messages(probe->view, &probe->out);
    sl_buf_add_lit(&probe->out, ",\"state\":");
    sl_value_print(sl_view_state(probe->view), &probe->out);
    sl_buf_add_lit(&probe->out, ",\"interrupts\":");
    sl_view_print_interrupts(probe->view, &probe->out);
    add_text(probe, "live", sl_view_live_run(probe->view));
    add_flag(probe, "full", sl_view_full(probe->view));
    add_flag(probe, "history", sl_view_has_history(probe->view));
    sl_buf_add_lit(&probe->out, ",\"ended\":[");
    sl_view_each_ended(probe->view, show_ended, probe);
    sl_buf_add_lit(&probe->out, "],\"owed\":[");
    probe->first = true;
    sl_view_each_owed(probe->view, show_owed, probe);
    sl_buf_add_lit(&probe->out, "],\"resumeKeys\":");
    sl_view_print_resume_keys(probe->view, &probe->out);
    sl_buf_add_char(&probe->out, '}');
}

static void reload(struct probe *probe)
{
    struct sl_buf saved = SL_BUF_INIT, again = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_view_save(probe->view, &saved);
    struct sl_view *loaded = sl_view_load(sl_buf_str(&saved), &probe->limits, &err);
    if (!loaded) {
        fprintf(stderr, "%s: %s\n%.*s\n", err.field, err.text, SL_STR_ARG(sl_buf_str(&saved)));
        die("what was stored cannot be loaded");
    }
    sl_view_save(loaded, &again);
    if (!sl_str_equal(sl_buf_str(&saved), sl_buf_str(&again))) {
        fprintf(stderr, "%.*s\n%.*s\n", SL_STR_ARG(sl_buf_str(&saved)),
                SL_STR_ARG(sl_buf_str(&again)));
        die("what was loaded is not what was stored");
    }
    sl_view_free(probe->view);
    probe->view = loaded;
    sl_buf_add_str(&probe->out, sl_buf_str(&again));
    sl_buf_clear(&again);
    sl_buf_clear(&saved);
}

static void renew(struct probe *probe)
{
    struct sl_buf thread = SL_BUF_INIT;

    sl_view_free(probe->view);
    sl_lens_free(probe->lens);
    probe->lens = NULL;
    probe->seq = 0;
    probe->limits.max_state = number(&probe->doc, "maxState", 1 << 20);
    probe->limits.max_messages = number(&probe->doc, "maxMessages", 1 << 20);
    probe->view = sl_view_new(decoded(&probe->doc, "threadId", &thread), &probe->limits);
    if (!probe->view)
        die("no memory");
    sl_buf_clear(&thread);
    sl_buf_add_lit(&probe->out, "{}");
}

static void look(struct probe *probe)
{
    const struct sl_doc *doc = &probe->doc;
    uint32_t paths = sl_doc_get(doc, 0, SL_STR("hideState"));
    struct sl_filter filter = {
        .hidden = sl_frame_names(SL_ARG_HIDE, doc, sl_doc_get(doc, 0, SL_STR("hide"))),
        .stripped = sl_frame_names(SL_ARG_STRIP, doc, sl_doc_get(doc, 0, SL_STR("strip")))};

    if (paths != SL_NONE && !sl_filter_read_paths(&filter, doc, paths, NULL))
        die("no such paths");
    sl_lens_free(probe->lens);
    probe->lens = sl_lens_new(&filter, probe->view, &probe->limits);
    if (!probe->lens)
        die("no memory");
    sl_filter_clear(&filter);
    sl_buf_add_lit(&probe->out, "{}");
}

static void resync(struct probe *probe)
{
    sl_buf_add_char(&probe->out, '[');
    if (!(probe->lens ? sl_lens_resync(probe->lens, probe->view, take, probe, NULL)
                      : sl_view_resync(probe->view, take, probe, NULL)))
        die("no resync");
    sl_buf_add_char(&probe->out, ']');
}

static void run(struct probe *probe, char letter, struct sl_str rest)
{
    struct sl_error err = {0};

    if ((letter == 'E' || letter == 'N' || letter == 'F') && !sl_doc_parse(&probe->doc, rest, &err))
        die("a line is not JSON");
    switch (letter) {
    case 'N':
        renew(probe);
        break;
    case 'E':
        step(probe);
        break;
    case 'V':
        show(probe);
        break;
    case 'Y':
        resync(probe);
        break;
    case 'F':
        look(probe);
        break;
    case 'I':
        sl_view_print_run_input(probe->view, &probe->out);
        break;
    case 'R':
        reload(probe);
        break;
    default:
        die("unknown line");
    }
}

int main(void)
{
    struct probe probe = {0};
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;

    while ((len = getline(&line, &cap, stdin)) > 0) {
        size_t end = (size_t)len - (line[len - 1] == '\n');
        size_t skip = end > 2 ? 2 : end;
        sl_buf_reset(&probe.out);
        probe.first = true;
        run(&probe, line[0], (struct sl_str){line + skip, end - skip});
        if (probe.out.failed)
            die("no memory");
        printf("%.*s\n", SL_STR_ARG(sl_buf_str(&probe.out)));
        fflush(stdout);
    }
    free(line);
    sl_view_free(probe.view);
    sl_lens_free(probe.lens);
    sl_doc_clear(&probe.doc);
    sl_buf_clear(&probe.out);
    return 0;
}

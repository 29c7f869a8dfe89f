/* SPDX-License-Identifier: MIT */
/*
 * Drives gates from lines, for tests that hold them against the reference client.
 *
 * Each line is a letter and what belongs to it; each gets one JSON line in answer:
 *   N policy   a new gate
 *   H array    what readers learn of the thread's messages before the run
 *   E event    one event
 *   I input    checks a RunAgentInput
 *   R          stores the gate and loads it again
 *   C          closes everything
 *   O          what is open
 */
#include <stdio.h>
#include <stdlib.h>

#include "sluice/gate.h"

struct probe {
    struct sl_gate *gate;
    struct sl_doc doc;
    struct sl_buf out;
    bool first;
};

static const char *const results[] = {"passed", "repaired", "dropped", "ends", "failed"};
static const char *const verdicts[] = {"fine", "warns", "fatal"};

static void die(const char *what)
{
    fprintf(stderr, "gate_probe: %s\n", what);
    exit(1);
}

static void comma(struct probe *probe)
{
    if (!probe->first)
        sl_buf_add_char(&probe->out, ',');
    probe->first = false;
}

static bool take(void *ctx, const struct sl_event *event, bool verbatim)
{
    struct probe *probe = ctx;

    comma(probe);
    sl_buf_add_str(&probe->out, verbatim ? SL_STR("[true,") : SL_STR("[false,"));
    sl_buf_add_str(&probe->out, sl_doc_raw(event->doc, 0));
    sl_buf_add_char(&probe->out, ']');
    return true;
}

static void add_result(struct probe *probe, enum sl_gate_result result, const struct sl_error *err)
{
    sl_buf_add_lit(&probe->out, "],\"result\":\"");
    sl_buf_add_str(&probe->out, sl_str_from(results[result]));
    sl_buf_add_lit(&probe->out, "\",\"why\":");
    sl_json_add_string(&probe->out, sl_str_from(err->code ? err->text : ""));
    sl_buf_add_lit(&probe->out, ",\"field\":");
    sl_json_add_string(&probe->out, sl_str_from(err->code ? err->field : ""));
}

static void step(struct probe *probe)
{
    struct sl_error err = {0};
    struct sl_event event;
    unsigned faults;
    enum sl_verdict verdict = sl_event_read(&probe->doc, &event, &faults, NULL);

    sl_buf_add_lit(&probe->out, "{\"out\":[");
    enum sl_gate_result result = sl_gate_step(probe->gate, &probe->doc, take, probe, &err);
    add_result(probe, result, &err);
    sl_buf_add_lit(&probe->out, ",\"shape\":\"");
    sl_buf_add_str(&probe->out, sl_str_from(verdicts[verdict]));
    sl_buf_add_lit(&probe->out, "\",\"faults\":");
    sl_buf_add_u64(&probe->out, faults);
    sl_buf_add_char(&probe->out, '}');
}

static bool show(void *ctx, const struct sl_open_item *item)
{
    struct probe *probe = ctx;

    comma(probe);
    sl_buf_add_lit(&probe->out, "{\"kind\":");
    sl_buf_add_u64(&probe->out, item->kind);
    sl_buf_add_lit(&probe->out, ",\"start\":");
    sl_buf_add_str(&probe->out, item->start_event);
    sl_buf_add_lit(&probe->out, ",\"end\":");
    sl_buf_add_str(&probe->out, item->end_event.len ? item->end_event : SL_STR("null"));
    sl_buf_add_char(&probe->out, '}');
    return true;
}

static void reload(struct probe *probe)
{
    struct sl_buf saved = SL_BUF_INIT, again = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_gate_save(probe->gate, &saved);
    if (saved.failed || !sl_doc_parse(&probe->doc, sl_buf_str(&saved), &err))
        die("what was stored cannot be parsed");
    sl_gate_free(probe->gate);
    probe->gate = sl_gate_load(&probe->doc, 0, &err);
    if (!probe->gate) {
        fprintf(stderr, "%s: %s\n%.*s\n", err.field, err.text, SL_STR_ARG(sl_buf_str(&saved)));
        die("what was stored cannot be loaded");
    }
    sl_gate_save(probe->gate, &again);
    if (!sl_str_equal(sl_buf_str(&saved), sl_buf_str(&again)))
        die("what was loaded is not what was stored");
    sl_buf_add_str(&probe->out, sl_buf_str(&again));
    sl_buf_clear(&again);
    sl_buf_clear(&saved);
}

static void renew(struct probe *probe, struct sl_str name)
{
    enum sl_policy policy;

    if (!sl_policy_parse(name, &policy))
        die("no such policy");
    sl_gate_free(probe->gate);
    probe->gate = sl_gate_new(policy);
    if (!probe->gate)
        die("no memory");
    sl_buf_add_lit(&probe->out, "{}");
}

static void run(struct probe *probe, char letter, struct sl_str rest)
{
    struct sl_error err = {0};

    if (letter == 'E' || letter == 'H' || letter == 'I')
        if (!sl_doc_parse(&probe->doc, rest, &err))
            die("a line is not JSON");
    switch (letter) {
    case 'N':
        renew(probe, rest);
        break;
    case 'H':
        if (!sl_gate_seed(probe->gate, &probe->doc, 0, &err))
            die("no memory");
        sl_buf_add_lit(&probe->out, "{}");
        break;
    case 'E':
        step(probe);
        break;
    case 'I':
        sl_buf_add_str(&probe->out,
                       sl_input_check(&probe->doc, 0, &err) ? SL_STR("true") : SL_STR("false"));
        break;
    case 'R':
        reload(probe);
        break;
    case 'C':
        sl_buf_add_lit(&probe->out, "{\"out\":[");
        enum sl_gate_result result = sl_gate_close_all(probe->gate, take, probe, &err);
        add_result(probe, result, &err);
        sl_buf_add_char(&probe->out, '}');
        break;
    case 'O':
        sl_buf_add_char(&probe->out, '[');
        if (!sl_gate_each_open(probe->gate, show, probe))
            die("no memory");
        sl_buf_add_char(&probe->out, ']');
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
    }
    free(line);
    sl_gate_free(probe.gate);
    sl_doc_clear(&probe.doc);
    sl_buf_clear(&probe.out);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/* Findings in words: which rule it is, where, and what becomes of the event. */
#include <stdarg.h>
#include <stdio.h>

#include "stream_private.h"

/* What is quoted may come from anywhere; a finding is one line. */
static void make_plain(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || (unsigned char)*text >= 0x7f)
            *text = '?';
}

void sl_stream_find(struct sl_stream *stream, enum sl_found found, bool fatal, const char *format,
                    ...)
{
    struct sl_finding finding = {.found = found, .fatal = fatal};
    va_list args;

    va_start(args, format);
    vsnprintf(finding.text, sizeof(finding.text), format, args);
    va_end(args);
    make_plain(finding.text);
    stream->sink(stream->ctx, &finding);
}

static const char *fate(enum sl_gate_result result)
{
    switch (result) {
    case SL_GATE_REPAIRED:
        return "; repaired";
    case SL_GATE_DROPPED:
        return "; dropped";
    case SL_GATE_ENDS:
        return "; the run ends here";
    default:
        return "";
    }
}

struct sl_str sl_stream_type(const struct sl_doc *doc)
{
    enum { QUOTED = 60 };
    uint32_t type = sl_doc_get(doc, 0, SL_STR("type"));

    if (type == SL_NONE || sl_doc_kind(doc, type) != SL_STRING || sl_doc_body(doc, type).len == 0)
        return SL_STR("event");
    struct sl_str text = sl_doc_body(doc, type);
    if (text.len > QUOTED)
        text.len = QUOTED;
    return text;
}

struct shape_report {
    struct sl_stream *stream;
    enum sl_gate_result result;
    struct sl_str type;
};

/* What becomes of the event where this fault decides it. */
static enum sl_gate_result fault_fate(const struct shape_report *report, enum sl_fault fault)
{
    bool passes = report->result == SL_GATE_PASSED || report->result == SL_GATE_REPAIRED;

    if (fault == SL_FAULT_WRONG)
        return report->result;
    if (fault == SL_FAULT_NULL || fault == SL_FAULT_RETIRED)
        return passes ? SL_GATE_REPAIRED : SL_GATE_PASSED;
    return SL_GATE_PASSED;
}

static enum sl_found rule_of(enum sl_fault fault)
{
    switch (fault) {
    case SL_FAULT_UNKNOWN:
        return SL_FOUND_UNKNOWN;
    case SL_FAULT_LOST:
        return SL_FOUND_LOST;
    case SL_FAULT_RETIRED:
        return SL_FOUND_RETIRED;
    case SL_FAULT_VERSION:
        return SL_FOUND_VERSION;
    case SL_FAULT_NULL:
        return SL_FOUND_NULL;
    default:
        return SL_FOUND_SHAPE;
    }
}

static void report_fault(void *ctx, enum sl_fault fault, const char *pointer, const char *what)
{
    const struct shape_report *report = ctx;

    sl_stream_find(report->stream, rule_of(fault),
                   fault == SL_FAULT_WRONG || fault == SL_FAULT_NULL, "%.*s%s%s: %s%s",
                   SL_STR_ARG(report->type), *pointer ? " " : "", pointer, what,
                   fate(fault_fate(report, fault)));
}

void sl_stream_report_shape(struct sl_stream *stream, const struct sl_judged *judged,
                            enum sl_gate_result result)
{
    struct shape_report report = {stream, result, sl_stream_type(judged->doc)};

    sl_event_each_fault(judged->doc, report_fault, &report);
}

static enum sl_found order_rule(const struct sl_event *event, const struct sl_error *why)
{
    if (strcmp(why->field, "/subagentRunId") == 0)
        return SL_FOUND_OWNER;
    if (event->type == SL_EV_RUN_FINISHED && strcmp(why->field, "/type") == 0)
        return SL_FOUND_LEFT_OPEN;
    return SL_FOUND_ORDER;
}

void sl_stream_report_step(struct sl_stream *stream, const struct sl_event *event,
                           const struct sl_judged *judged, enum sl_gate_result result,
                           const struct sl_error *why)
{
    bool is_shape = strcmp(why->text, judged->why.text) == 0 &&
                    strcmp(why->field, judged->why.field) == 0 && judged->faults != 0;

    if (judged->faults)
        sl_stream_report_shape(stream, judged, result);
    if (why->code == SL_OK || result == SL_GATE_PASSED || is_shape)
        return;
    const char *colon = strstr(why->text, ": "); /* behind the event's name */
    sl_stream_find(stream, order_rule(event, why), true, "%.*s %s: %s%s",
                   SL_STR_ARG(sl_stream_type(judged->doc)), why->field,
                   colon ? colon + 2 : why->text, fate(result));
}

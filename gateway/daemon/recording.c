/* SPDX-License-Identifier: MIT */
/* Reading a recording. */
#include "daemon/recording.h"

#include <errno.h>
#include <stdlib.h>

#include "sluice/json.h"

struct reader {
    struct recording *recording;
    struct sl_doc doc;
    struct sl_buf changes; /* events of the state between runs, a newline behind each */
    size_t change_count;
    uint64_t number; /* of the line */
    uint64_t ms;     /* of the line before */
    bool in_run;     /* its terminal did not come yet */
    struct sl_error *err;
};

static bool refuse(struct reader *reader, enum sl_code code, const char *why)
{
    sl_error_set(reader->err, code, "", "line %llu: %s", (unsigned long long)reader->number, why);
    return false;
}

/* --- what is kept --- */

static bool grow(void **items, size_t count, size_t *cap, size_t size)
{
    if (count < *cap)
        return true;
    size_t wanted = *cap ? *cap * 2 : 64;
    void *grown = realloc(*items, wanted * size);
    if (!grown)
        return false;
    *items = grown;
    *cap = wanted;
    return true;
}

static bool add_event(struct reader *reader, struct sl_str json, bool is_last)
{
    struct recording *recording = reader->recording;
    void *events = recording->events;

    if (!grow(&events, recording->event_count, &recording->event_cap, sizeof(*recording->events)))
        return sl_error_memory(reader->err);
    recording->events = events;
    recording->events[recording->event_count++] = (struct recording_event){
        .ms = reader->ms, .start = recording->text.len, .len = json.len, .is_last = is_last};
    recording->runs[recording->run_count - 1].count++;
    sl_buf_add_str(&recording->text, json);
    return !recording->text.failed || sl_error_memory(reader->err);
}

/* RUN_STARTED without its `input`: what a run is given is its starter's affair. */
static bool add_start(struct reader *reader, uint32_t event)
{
    const struct sl_doc *doc = &reader->doc;
    struct sl_buf out = SL_BUF_INIT;
    const char *between = "{";

    for (uint32_t key = event + 1; key < sl_doc_next(doc, event);) {
        uint32_t value = sl_doc_next(doc, key);
        if (!sl_doc_is(doc, key, SL_STR("input"))) {
            sl_buf_add_str(&out, sl_str_from(between));
            sl_buf_add_str(&out, sl_doc_raw(doc, key));
            sl_buf_add_char(&out, ':');
            sl_buf_add_str(&out, sl_doc_raw(doc, value));
            between = ",";
        }
        key = sl_doc_next(doc, value);
    }
    sl_buf_add_char(&out, '}');
    bool ok =
        out.failed ? sl_error_memory(reader->err) : add_event(reader, sl_buf_str(&out), false);
    sl_buf_clear(&out);
    return ok;
}

static bool add_run(struct reader *reader)
{
    struct recording *recording = reader->recording;
    void *runs = recording->runs;

    if (!grow(&runs, recording->run_count, &recording->run_cap, sizeof(*recording->runs)))
        return sl_error_memory(reader->err);
    recording->runs = runs;
    recording->runs[recording->run_count++] =
        (struct recording_run){.first = recording->event_count};
    reader->in_run = true;
    return true;
}

static bool add_changes(struct reader *reader)
{
    const char *at = reader->changes.ptr, *end = at ? at + reader->changes.len : at;

    while (at < end) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        if (!add_event(reader, (struct sl_str){at, (size_t)(newline - at)}, false))
            return false;
        at = newline + 1;
    }
    sl_buf_reset(&reader->changes);
    reader->change_count = 0;
    return true;
}

/* --- lines --- */

static bool take_event(struct reader *reader, uint32_t event)
{
    const struct sl_doc *doc = &reader->doc;
    uint32_t type = sl_doc_get(doc, event, SL_STR("type"));

    if (type == SL_NONE || sl_doc_kind(doc, type) != SL_STRING)
        return refuse(reader, SL_BAD_EVENT, "an event has no type");
    bool starts = sl_doc_is(doc, type, SL_STR("RUN_STARTED"));
    bool ends =
        sl_doc_is(doc, type, SL_STR("RUN_FINISHED")) || sl_doc_is(doc, type, SL_STR("RUN_ERROR"));
    if (starts && reader->in_run)
        return refuse(reader, SL_BAD_EVENT, "a run begins before the one before it ended");
    /* A producer may fail before it starts. */
    bool opens = starts || (!reader->in_run && sl_doc_is(doc, type, SL_STR("RUN_ERROR")));
    if (!opens && !reader->in_run)
        return refuse(reader, SL_BAD_EVENT, "an event belongs to no run");
    if (opens && !add_run(reader))
        return false;
    reader->in_run = !ends;
    if (starts)
        return add_start(reader, event) && add_changes(reader);
    return add_event(reader, sl_doc_raw(doc, event), ends);
}

static bool take_change(struct reader *reader, const char *head, uint32_t value)
{
    struct sl_buf *changes = &reader->changes;

    if (reader->in_run)
        return refuse(reader, SL_BAD_EVENT, "the state changes between runs while a run is live");
    sl_buf_add_str(changes, sl_str_from(head));
    sl_buf_add_str(changes, sl_doc_raw(&reader->doc, value));
    sl_buf_add_lit(changes, "}\n");
    reader->change_count++;
    return !changes->failed || sl_error_memory(reader->err);
}

static bool take_reset(struct reader *reader)
{
    struct recording *recording = reader->recording;

    recording->event_count = recording->run_count = 0;
    sl_buf_reset(&recording->text);
    sl_buf_reset(&reader->changes);
    reader->change_count = 0;
    reader->in_run = false;
    return true;
}

static bool take_line(struct reader *reader)
{
    const struct sl_doc *doc = &reader->doc;
    uint32_t ms = sl_doc_get(doc, 0, SL_STR("ms"));
    uint32_t event = sl_doc_get(doc, 0, SL_STR("event"));
    uint32_t patch = sl_doc_get(doc, 0, SL_STR("patch"));
    uint32_t state = sl_doc_get(doc, 0, SL_STR("state"));

    if (sl_doc_kind(doc, 0) != SL_OBJECT)
        return refuse(reader, SL_BAD_JSON, "this is no object");
    if (ms == SL_NONE)
        return take_event(reader, 0);
    if (!sl_doc_u64(doc, ms, &reader->ms))
        return refuse(reader, SL_BAD_FIELD, "`ms` must be a whole number of milliseconds");
    if (event != SL_NONE && sl_doc_kind(doc, event) == SL_OBJECT)
        return take_event(reader, event);
    if (patch != SL_NONE && sl_doc_kind(doc, patch) == SL_ARRAY)
        return take_change(reader, "{\"type\":\"STATE_DELTA\",\"delta\":", patch);
    if (state != SL_NONE)
        return take_change(reader, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":", state);
    if (sl_doc_get(doc, 0, SL_STR("reset")) != SL_NONE)
        return take_reset(reader);
    return refuse(reader, SL_BAD_FIELD, "there is neither `event`, `patch`, `state` nor `reset`");
}

/* A line that is cut has no newline, or is no JSON. */
static bool read_line(struct reader *reader, struct sl_str line)
{
    struct sl_error why = {0};
    bool is_whole = line.len > 0 && line.ptr[line.len - 1] == '\n';

    while (line.len > 0 && (line.ptr[line.len - 1] == '\n' || line.ptr[line.len - 1] == '\r'))
        line.len--;
    reader->number++;
    if (line.len == 0)
        return true;
    if (sl_doc_parse(&reader->doc, line, &why))
        return take_line(reader);
    if (why.code == SL_NO_MEMORY)
        return sl_error_memory(reader->err);
    sl_error_set(reader->err, why.code, "", "line %llu: %s%s", (unsigned long long)reader->number,
                 is_whole ? "" : "the recording ends within it: ", why.text);
    return false;
}

static bool read_all(struct reader *reader, FILE *in)
{
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;
    bool ok = true;

    while (ok && (len = getline(&line, &cap, in)) >= 0)
        ok = read_line(reader, (struct sl_str){line, (size_t)len});
    free(line);
    if (ok && ferror(in)) {
        sl_error_set(reader->err, SL_SYSTEM, "", "line %llu: %s",
                     (unsigned long long)reader->number + 1, strerror(errno));
        ok = false;
    }
    return ok;
}

bool recording_read(struct recording *recording, FILE *in, struct sl_error *err)
{
    struct sl_error fault = {0};
    struct reader reader = {.recording = recording, .err = &fault};
    bool ok = read_all(&reader, in);

    if (ok && recording->run_count == 0) {
        sl_error_set(&fault, SL_BAD_EVENT, "", "the recording has no run");
        ok = false;
    }
    recording->changes_left = reader.change_count;
    sl_doc_clear(&reader.doc);
    sl_buf_clear(&reader.changes);
    if (!ok && err)
        *err = fault;
    return ok;
}

void recording_clear(struct recording *recording)
{
    sl_buf_clear(&recording->text);
    free(recording->events);
    free(recording->runs);
    *recording = (struct recording){0};
}

/* SPDX-License-Identifier: MIT */
/* The events of a run, one after the other. */
#include "load.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

uint64_t bench_now_us(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

uint64_t load_hash(uint64_t hash, struct sl_str bytes)
{
    for (size_t i = 0; i < bytes.len; i++)
        hash = (hash ^ (unsigned char)bytes.ptr[i]) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t load_hash_message(uint64_t hash, struct sl_str id)
{
    return load_hash(load_hash(hash, SL_STR("\x1e")), id);
}

void load_result_free(struct load_result *result)
{
    sl_value_unref(result->state);
    free(result);
}

static void __attribute__((format(printf, 2, 3))) add(struct sl_buf *out, const char *format, ...)
{
    char text[400];
    va_list args;

    va_start(args, format);
    int len = vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    assert(len > 0 && (size_t)len < sizeof(text));
    sl_buf_add(out, text, (size_t)len);
}

static void add_padding(struct sl_buf *out, char c, size_t count)
{
    if (!sl_buf_reserve(out, count))
        return;
    memset(out->ptr + out->len, c, count);
    out->len += count;
}

/* A patch's text, of a letter that tells it from the one before. */
static void add_note(const struct load *load, struct sl_buf *out)
{
    sl_buf_add_char(out, '"');
    add_padding(out, (char)('a' + load->last[LOAD_LAST - 1] / LOAD_PATCH_EVERY % 26), load->note);
    sl_buf_add_char(out, '"');
}

static void add_state(const struct load *load, struct sl_buf *out)
{
    sl_buf_add_char(out, '{');
    if (load->note) {
        sl_buf_add_lit(out, "\"note\":");
        add_note(load, out);
        sl_buf_add_char(out, ',');
    }
    add(out, "\"number\":%llu,\"stamp\":%llu,\"last\":[%llu,%llu,%llu,%llu]}",
        (unsigned long long)load->last[LOAD_LAST - 1], (unsigned long long)load->stamp_us,
        (unsigned long long)load->last[0], (unsigned long long)load->last[1],
        (unsigned long long)load->last[2], (unsigned long long)load->last[3]);
}

static void add_patch(struct load *load, uint64_t now_us, struct sl_buf *out)
{
    unsigned long long number = load->number, stamp = now_us;

    memmove(load->last, load->last + 1, sizeof(load->last) - sizeof(*load->last));
    load->last[LOAD_LAST - 1] = load->number;
    load->stamp_us = now_us;
    add(out,
        "{\"type\":\"STATE_DELTA\",\"delta\":["
        "{\"op\":\"replace\",\"path\":\"/number\",\"value\":%llu},"
        "{\"op\":\"replace\",\"path\":\"/stamp\",\"value\":%llu},"
        "{\"op\":\"add\",\"path\":\"/last/-\",\"value\":%llu},"
        "{\"op\":\"remove\",\"path\":\"/last/0\"}",
        number, stamp, number);
    if (load->note) {
        sl_buf_add_lit(out, ",{\"op\":\"replace\",\"path\":\"/note\",\"value\":");
        add_note(load, out);
        sl_buf_add_char(out, '}');
    }
    sl_buf_add_lit(out, "]}");
}

static void message_id(const struct load *load, char out[32])
{
    snprintf(out, 32, "m%u-%u", load->run, load->messages);
}

static void add_message_end(struct load *load, struct sl_buf *out)
{
    char id[32];

    message_id(load, id);
    load->in_message = false;
    add(out, "{\"type\":\"TEXT_MESSAGE_END\",\"messageId\":\"%s\"}", id);
}

static void add_message_start(struct load *load, struct sl_buf *out)
{
    char id[32];

    load->messages++;
    load->pieces = 0;
    load->in_message = true;
    message_id(load, id);
    load->result->hash = load_hash_message(load->result->hash, sl_str_from(id));
    add(out, "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"%s\",\"role\":\"assistant\"}", id);
}

static void add_piece(struct load *load, uint64_t now_us, struct sl_buf *out)
{
    char id[32];

    message_id(load, id);
    add(out, "{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"%s\",\"delta\":\"", id);
    size_t at = out->len;
    add(out, "%llu %llu ", (unsigned long long)load->number, (unsigned long long)now_us);
    add_padding(out, 'x', load->payload);
    sl_buf_add_char(out, '|');
    if (!out->failed)
        load->result->hash =
            load_hash(load->result->hash, (struct sl_str){out->ptr + at, out->len - at});
    load->pieces++;
    sl_buf_add_lit(out, "\"}");
}

static void add_custom(struct load *load, struct sl_buf *out)
{
    load->custom_at = load->number;
    sl_buf_add_lit(out, "{\"type\":\"CUSTOM\",\"name\":\"progress\",\"value\":\"");
    add_padding(out, 'z', load->custom);
    sl_buf_add_lit(out, "\"}");
}

static bool wants_custom(const struct load *load)
{
    return load->custom_every && load->number >= load->custom_at + load->custom_every;
}

static void add_event(struct load *load, uint64_t now_us, struct sl_buf *out)
{
    if (wants_custom(load)) {
        add_custom(load, out);
    } else if ((load->number + 1) % LOAD_PATCH_EVERY == 0) {
        load->number++;
        add_patch(load, now_us, out);
    } else if (load->in_message && load->pieces == LOAD_MESSAGE_PIECES) {
        add_message_end(load, out);
    } else if (!load->in_message) {
        add_message_start(load, out);
    } else {
        load->number++;
        add_piece(load, now_us, out);
    }
}

static void finish(struct load *load, struct sl_buf *out)
{
    struct sl_buf state = SL_BUF_INIT;

    add_state(load, &state);
    load->result->state = sl_value_parse(sl_buf_str(&state), NULL);
    load->result->events = load->number;
    load->result->done = true;
    load->step = LOAD_OVER;
    sl_buf_clear(&state);
    add(out, "{\"type\":\"RUN_FINISHED\",\"threadId\":\"%s\",\"runId\":\"r%u\"}", load->thread,
        load->run);
}

bool load_is_due(const struct load *load, uint64_t allowed)
{
    if (load->step == LOAD_OVER)
        return false;
    return load->step != LOAD_EVENTS || load->number >= load->events || load->number < allowed;
}

void load_next(struct load *load, uint64_t now_us, struct sl_buf *out)
{
    switch (load->step) {
    case LOAD_START:
        load->result->hash = LOAD_HASH_START;
        load->step = LOAD_SNAPSHOT;
        add(out, "{\"type\":\"RUN_STARTED\",\"threadId\":\"%s\",\"runId\":\"r%u\"}", load->thread,
            load->run);
        return;
    case LOAD_SNAPSHOT:
        load->step = load->events ? LOAD_EVENTS : LOAD_FINISH;
        sl_buf_add_lit(out, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":");
        add_state(load, out);
        sl_buf_add_char(out, '}');
        return;
    case LOAD_EVENTS:
        if (load->number < load->events) {
            add_event(load, now_us, out);
            return;
        }
        load->step = LOAD_FINISH;
        if (load->in_message) {
            add_message_end(load, out);
            return;
        }
        finish(load, out);
        return;
    case LOAD_FINISH:
        finish(load, out);
        return;
    case LOAD_OVER:
        assert(false);
    }
}

static bool read_number(struct sl_str *text, char end, uint64_t *out)
{
    size_t at = 0;
    uint64_t number = 0;

    while (at < text->len && at < 20 && text->ptr[at] >= '0' && text->ptr[at] <= '9')
        number = number * 10 + (uint64_t)(text->ptr[at++] - '0');
    if (at == 0 || at == text->len || text->ptr[at] != end)
        return false;
    text->ptr += at + 1;
    text->len -= at + 1;
    *out = number;
    return true;
}

bool load_read_piece(struct sl_str *text, uint64_t *number, uint64_t *stamp_us)
{
    if (!read_number(text, ' ', number) || !read_number(text, ' ', stamp_us))
        return false;
    const char *end = memchr(text->ptr, '|', text->len);
    if (!end)
        return false;
    text->len -= (size_t)(end + 1 - text->ptr);
    text->ptr = end + 1;
    return true;
}

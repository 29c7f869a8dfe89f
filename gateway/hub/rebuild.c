/* SPDX-License-Identifier: MIT */
/* Rebuilds: the reset frame and the frames behind it. */
#include "hub/rebuild.h"

#include "hub/window.h"
#include "sluice/msgpack.h"

#include <assert.h>
#include <stdlib.h>

struct rebuild_frame {
    bool is_state, is_patch;
    struct sl_bytes *run;  /* NULL between runs */
    struct sl_bytes *body; /* in the framing */
    uint64_t expires_ms;   /* as in sl_delivery */
};

struct rebuild {
    enum sl_framing framing;
    struct sl_cursor at;
    struct rebuild_frame *frames;
    size_t count, cap;
    /* The members of the reset frame that are the same for all, in the framing, without brackets:
     * JSON with its leading comma, MessagePack as pairs. */
    struct sl_bytes *reset;
    uint32_t reset_members;
};

void rebuild_free(struct rebuild *rebuild)
{
    if (!rebuild)
        return;
    for (size_t i = 0; i < rebuild->count; i++) {
        sl_bytes_unref(rebuild->frames[i].run);
        sl_bytes_unref(rebuild->frames[i].body);
    }
    free(rebuild->frames);
    sl_bytes_unref(rebuild->reset);
    free(rebuild);
}

struct sl_place rebuild_place(const struct rebuild *rebuild)
{
    return rebuild->at.place;
}

static bool add_frame(void *ctx, const struct sl_delivery *delivery)
{
    struct rebuild *rebuild = ctx;

    if (rebuild->count == rebuild->cap) {
        size_t cap = rebuild->cap ? rebuild->cap * 2 : 8;
        struct rebuild_frame *frames = realloc(rebuild->frames, cap * sizeof(*frames));
        if (!frames)
            return false;
        rebuild->frames = frames;
        rebuild->cap = cap;
    }
    struct rebuild_frame frame = {delivery->is_state, delivery->is_patch,
                                  delivery->run.len ? sl_bytes_new(delivery->run) : NULL,
                                  window_encode(rebuild->framing, delivery->json),
                                  delivery->expires_ms};
    if (!frame.body || (delivery->run.len && !frame.run)) {
        sl_bytes_unref(frame.run);
        sl_bytes_unref(frame.body);
        return false;
    }
    rebuild->frames[rebuild->count++] = frame;
    return true;
}

struct run_list {
    struct sl_buf *out;
    bool any;
};

static bool add_run(void *ctx, struct sl_str run, struct sl_str terminal)
{
    struct run_list *list = ctx;

    if (list->any)
        sl_buf_add_char(list->out, ',');
    list->any = true;
    sl_buf_add_lit(list->out, "{\"runId\":");
    sl_json_add_string(list->out, run);
    sl_buf_add_lit(list->out, ",\"terminal\":");
    sl_buf_add_str(list->out, terminal);
    sl_buf_add_char(list->out, '}');
    return !list->out->failed;
}

static void print_cursor(struct sl_buf *out, const struct sl_cursor *at, bool in_span)
{
    char text[SL_CURSOR_MAX];
    struct sl_cursor cursor = *at;

    cursor.in_span = in_span;
    sl_buf_add(out, text, sl_cursor_print(&cursor, text));
}

/* {"cursor":…,"frames":…,"runs":[…],"liveRunId":…} */
static bool print_reset(struct rebuild *rebuild, const struct sl_view *view, struct sl_buf *out)
{
    struct run_list runs = {.out = out};
    struct sl_str live = sl_view_live_run(view);

    sl_buf_add_lit(out, "{\"cursor\":\"");
    print_cursor(out, &rebuild->at, true);
    sl_buf_add_lit(out, "\",\"frames\":");
    sl_buf_add_u64(out, rebuild->count);
    sl_buf_add_lit(out, ",\"runs\":[");
    if (!sl_view_each_ended(view, add_run, &runs))
        return false;
    sl_buf_add_char(out, ']');
    rebuild->reset_members = 3;
    if (live.len) {
        sl_buf_add_lit(out, ",\"liveRunId\":");
        sl_json_add_string(out, live);
        rebuild->reset_members++;
    }
    sl_buf_add_char(out, '}');
    return !out->failed;
}

/* Cuts the brackets off, so that a reader's own members can stand in front. */
static struct sl_bytes *open_members(enum sl_framing framing, struct sl_buf *json)
{
    struct sl_buf out = SL_BUF_INIT;
    struct sl_bytes *bytes = NULL;

    if (framing == SL_JSON) {
        json->ptr[0] = ',';
        return sl_bytes_new((struct sl_str){json->ptr, json->len - 1});
    }
    sl_frame_encode(framing, sl_buf_str(json), &out);
    if (!out.failed) {
        assert(((unsigned char)out.ptr[0] & 0xf0U) == 0x80U); /* a map of less than 16 members */
        bytes = sl_bytes_new((struct sl_str){out.ptr + 1, out.len - 1});
    }
    sl_buf_clear(&out);
    return bytes;
}

struct rebuild *rebuild_new(const struct sl_view *view, const struct sl_cursor *at,
                            enum sl_framing framing)
{
    struct sl_buf json = SL_BUF_INIT;
    struct rebuild *rebuild = calloc(1, sizeof(*rebuild));
    if (!rebuild)
        return NULL;
    rebuild->framing = framing;
    rebuild->at = *at;
    if (sl_view_resync(view, add_frame, rebuild, NULL) && print_reset(rebuild, view, &json))
        rebuild->reset = open_members(framing, &json);
    sl_buf_clear(&json);
    if (!rebuild->reset) {
        rebuild_free(rebuild);
        return NULL;
    }
    assert(rebuild->count > 0);
    return rebuild;
}

static void write_reset(const struct rebuild *rebuild, uint32_t sub, enum sl_reset reason,
                        struct message_writer *writer)
{
    struct sl_str name = sl_str_from(sl_reset_name(reason));
    struct sl_buf *out = message_frame(writer);

    if (rebuild->framing == SL_JSON) {
        sl_buf_add_lit(out, "{\"op\":\"reset\",\"sub\":");
        sl_buf_add_u64(out, sub);
        sl_buf_add_lit(out, ",\"reason\":");
        sl_json_add_string(out, name);
    } else {
        sl_msgpack_add_map(out, 3 + rebuild->reset_members);
        sl_msgpack_add_text(out, SL_STR("op"));
        sl_msgpack_add_text(out, SL_STR("reset"));
        sl_msgpack_add_text(out, SL_STR("sub"));
        sl_msgpack_add_u64(out, sub);
        sl_msgpack_add_text(out, SL_STR("reason"));
        sl_msgpack_add_text(out, name);
    }
    message_add_shared(writer, rebuild->reset, 0, rebuild->reset->len);
    if (rebuild->framing == SL_JSON)
        sl_buf_add_char(out, '}');
}

void rebuild_write(const struct rebuild *rebuild, uint32_t sub, enum sl_reset reason,
                   struct message_writer *writer)
{
    char cursor[SL_CURSOR_MAX];
    struct sl_str none = {NULL, 0};
    struct sl_str last = {cursor, sl_cursor_print(&rebuild->at, cursor)};

    write_reset(rebuild, sub, reason, writer);
    for (size_t i = 0; i < rebuild->count; i++) {
        const struct rebuild_frame *frame = &rebuild->frames[i];
        struct sl_str at = i + 1 == rebuild->count ? last : none;
        struct sl_str run = frame->run ? sl_bytes_str(frame->run) : none;
        struct sl_buf *out = message_frame(writer);
        if (frame->is_state)
            sl_frame_state_head(rebuild->framing, sub, at, frame->is_patch, out);
        else
            sl_frame_event_head(rebuild->framing, sub, at, run, frame->expires_ms, out);
        message_add_shared(writer, frame->body, 0, frame->body->len);
        sl_frame_tail(rebuild->framing, out);
    }
}

/* SPDX-License-Identifier: MIT */
/* Parcels: their making, their counting, their frames. */
#include "hub/parcel.h"

#include "hub/state.h"
#include "sluice/msgpack.h"

#include <assert.h>
#include <stdlib.h>

enum {
    FITS_BYTES = 15360, /* what a message of deliveries aims at */
    HEAD_BYTES = 128,   /* of a frame around its body, about */
};

struct parcel_frame {
    enum window_kind kind;
    struct sl_bytes *run;   /* NULL between runs */
    struct sl_bytes *bytes; /* the body lies in; NULL: in the arena */
    size_t start, len;
    uint64_t expires_ms; /* as in sl_delivery */
};

/* --- life --- */

struct parcel *parcel_new(struct hub *hub, enum parcel_kind kind, enum sl_framing framing)
{
    struct parcel *parcel = calloc(1, sizeof(*parcel));
    if (!parcel)
        return NULL;
    parcel->hub = hub;
    parcel->kind = kind;
    parcel->framing = framing;
    parcel->refs = 1;
    return parcel;
}

struct parcel *parcel_ref(struct parcel *parcel)
{
    parcel->refs++;
    return parcel;
}

void parcel_unref(struct parcel *parcel)
{
    if (!parcel || --parcel->refs > 0)
        return;
    for (size_t i = 0; i < parcel->count; i++) {
        struct parcel_frame *frame = &parcel->frames[i];
        sl_bytes_unref(frame->run);
        if (frame->bytes)
            held_unpin(&parcel->hub->held, frame->bytes);
        sl_bytes_unref(frame->bytes);
    }
    if (parcel->arena)
        held_unpin(&parcel->hub->held, parcel->arena);
    parcel->hub->held.bytes -= parcel->own;
    free(parcel->frames);
    sl_buf_clear(&parcel->building);
    sl_bytes_unref(parcel->arena);
    sl_bytes_unref(parcel->reset);
    free(parcel);
}

/* --- making --- */

static bool make_room(struct parcel *parcel)
{
    if (parcel->count < parcel->cap)
        return true;
    size_t cap = parcel->cap ? parcel->cap * 2 : 8;
    struct parcel_frame *frames = realloc(parcel->frames, cap * sizeof(*frames));
    if (!frames)
        return false;
    parcel->frames = frames;
    parcel->cap = cap;
    return true;
}

/* Frames of one run share its name. */
static bool set_run(const struct parcel *parcel, struct parcel_frame *frame, struct sl_str run)
{
    if (run.len == 0)
        return true;
    struct sl_bytes *last = parcel->count ? parcel->frames[parcel->count - 1].run : NULL;
    if (last && sl_str_equal(sl_bytes_str(last), run))
        frame->run = sl_bytes_ref(last);
    else
        frame->run = sl_bytes_new(run);
    return frame->run != NULL;
}

/* Small bodies are copied: sharing one could keep a whole entry of the log. */
static bool set_body(struct parcel *parcel, struct parcel_frame *frame, struct sl_str json,
                     struct sl_bytes *shared)
{
    if (shared && frame->len >= MESSAGE_SHARE_FROM) {
        if (!held_pin(&parcel->hub->held, shared))
            return false;
        frame->bytes = sl_bytes_ref(shared);
        return true;
    }
    size_t at = parcel->building.len;
    if (shared)
        sl_buf_add(&parcel->building, shared->data + frame->start, frame->len);
    else
        sl_frame_encode(parcel->framing, json, &parcel->building);
    frame->start = at;
    frame->len = parcel->building.len - at;
    return !parcel->building.failed;
}

bool parcel_add(struct parcel *parcel, const struct sl_delivery *delivery, struct sl_bytes *shared,
                size_t start, size_t len)
{
    struct parcel_frame frame = {.kind = window_kind_of(delivery),
                                 .start = start,
                                 .len = len,
                                 .expires_ms = delivery->expires_ms};

    if (!make_room(parcel) || !set_run(parcel, &frame, delivery->run) ||
        !set_body(parcel, &frame, delivery->json, shared)) {
        sl_bytes_unref(frame.run);
        return false;
    }
    parcel->frames[parcel->count++] = frame;
    parcel->bytes += frame.len + HEAD_BYTES;
    return true;
}

bool parcel_seal(struct parcel *parcel)
{
    parcel->arena = sl_bytes_new(sl_buf_str(&parcel->building));
    sl_buf_clear(&parcel->building);
    if (!parcel->arena)
        return false;
    if (parcel->reset)
        parcel->bytes += parcel->reset->len;
    if (!held_pin(&parcel->hub->held, parcel->arena)) {
        sl_bytes_unref(parcel->arena);
        parcel->arena = NULL;
        return false;
    }
    parcel->own = sizeof(*parcel) + parcel->cap * sizeof(*parcel->frames) +
                  (parcel->reset ? parcel->reset->len : 0);
    parcel->hub->held.bytes += parcel->own;
    return true;
}

/* --- the reset --- */

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

static struct sl_str print_cursor(const struct sl_cursor *at, bool in_span,
                                  char text[SL_CURSOR_MAX])
{
    struct sl_cursor cursor = *at;

    cursor.in_span = in_span;
    return (struct sl_str){text, sl_cursor_print(&cursor, text)};
}

/* {"cursor":…,"frames":…,"runs":[…],"liveRunId":…} */
static bool print_reset(struct parcel *parcel, const struct sl_view *view,
                        const struct sl_lens *fold, struct sl_buf *out)
{
    struct run_list runs = {.out = out};
    struct sl_str live = sl_view_live_run(view);
    char cursor[SL_CURSOR_MAX];

    sl_buf_add_lit(out, "{\"cursor\":\"");
    sl_buf_add_str(out, print_cursor(&parcel->end, true, cursor));
    sl_buf_add_lit(out, "\",\"frames\":");
    sl_buf_add_u64(out, parcel->count);
    sl_buf_add_lit(out, ",\"runs\":[");
    if (!(fold ? sl_lens_each_ended(fold, view, add_run, &runs)
               : sl_view_each_ended(view, add_run, &runs)))
        return false;
    sl_buf_add_char(out, ']');
    parcel->reset_members = 3;
    if (live.len) {
        sl_buf_add_lit(out, ",\"liveRunId\":");
        sl_json_add_string(out, live);
        parcel->reset_members++;
    }
    sl_buf_add_char(out, '}');
    return !out->failed;
}

/* Cuts the brackets off, so that a reader's own members can stand in front: JSON keeps a comma in
 * place of the first, MessagePack keeps the pairs. */
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

bool parcel_add_reset(struct parcel *parcel, const struct sl_view *view, const struct sl_lens *fold)
{
    struct sl_buf json = SL_BUF_INIT;

    assert(parcel->kind != PARCEL_SPAN && parcel->count > 0);
    if (print_reset(parcel, view, fold, &json))
        parcel->reset = open_members(parcel->framing, &json);
    sl_buf_clear(&json);
    return parcel->reset != NULL;
}

/* --- writing --- */

size_t parcel_length(const struct parcel *parcel)
{
    return parcel->count + (parcel->kind != PARCEL_SPAN);
}

bool parcel_fits(const struct parcel *parcel)
{
    return parcel->bytes <= FITS_BYTES;
}

static void write_reset(const struct parcel *parcel, uint32_t sub, enum sl_reset reason,
                        struct message_writer *writer)
{
    struct sl_str name = sl_str_from(sl_reset_name(reason));
    struct sl_buf *out = message_frame(writer);

    if (parcel->framing == SL_JSON) {
        sl_buf_add_lit(out, "{\"op\":\"reset\",\"sub\":");
        sl_buf_add_u64(out, sub);
        sl_buf_add_lit(out, ",\"reason\":");
        sl_json_add_string(out, name);
    } else {
        sl_msgpack_add_map(out, 3 + parcel->reset_members);
        sl_msgpack_add_text(out, SL_STR("op"));
        sl_msgpack_add_text(out, SL_STR("reset"));
        sl_msgpack_add_text(out, SL_STR("sub"));
        sl_msgpack_add_u64(out, sub);
        sl_msgpack_add_text(out, SL_STR("reason"));
        sl_msgpack_add_text(out, name);
    }
    message_add_shared(writer, parcel->reset, 0, parcel->reset->len);
    if (parcel->framing == SL_JSON)
        sl_buf_add_char(out, '}');
}

static struct sl_str frame_cursor(const struct parcel *parcel, size_t index,
                                  char text[SL_CURSOR_MAX])
{
    if (index + 1 == parcel->count)
        return print_cursor(&parcel->end, false, text);
    if (index == 0 && parcel->kind == PARCEL_SPAN && !parcel_fits(parcel))
        return print_cursor(&parcel->begin, true, text);
    return (struct sl_str){NULL, 0};
}

static void write_frame(const struct parcel *parcel, size_t index, uint32_t sub,
                        struct message_writer *writer)
{
    const struct parcel_frame *frame = &parcel->frames[index];
    struct sl_str run = frame->run ? sl_bytes_str(frame->run) : (struct sl_str){NULL, 0};
    char text[SL_CURSOR_MAX];
    struct sl_str cursor = frame_cursor(parcel, index, text);
    struct sl_buf *out = message_frame(writer);

    if (frame->kind == WINDOW_EVENT)
        sl_frame_event_head(parcel->framing, sub, cursor, run, frame->expires_ms, out);
    else
        sl_frame_state_head(parcel->framing, sub, cursor, frame->kind == WINDOW_PATCH, out);
    message_add_shared(writer, frame->bytes ? frame->bytes : parcel->arena, frame->start,
                       frame->len);
    sl_frame_tail(parcel->framing, out);
}

void parcel_write(const struct parcel *parcel, size_t index, uint32_t sub, enum sl_reset reason,
                  struct message_writer *writer)
{
    assert(index < parcel_length(parcel));
    if (parcel->kind == PARCEL_SPAN)
        write_frame(parcel, index, sub, writer);
    else if (index == 0)
        write_reset(parcel, sub, reason, writer);
    else
        write_frame(parcel, index - 1, sub, writer);
}

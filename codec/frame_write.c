/* SPDX-License-Identifier: MIT */
/* What the gateway sends: messages of frames in both encodings. */
#include "sluice/frame.h"

#include <assert.h>

#include "sluice/msgpack.h"

enum { ARRAY_32 = 0xdd, ARRAY_32_BYTES = 5 };

const char *sl_framing_protocol(enum sl_framing framing)
{
    return framing == SL_JSON ? "sluice.v1.json" : "sluice.v1.msgpack";
}

const char *sl_reset_name(enum sl_reset reset)
{
    static const char *const names[SL_RESET_COUNT] = {
#define ROW(symbol, name, meaning) [SL_RESET_##symbol] = (name),
        SL_RESETS(ROW)
#undef ROW
    };
    return names[reset];
}

void sl_message_begin(enum sl_framing framing, struct sl_buf *out)
{
    /* How many frames there will be is not known yet: the widest head, filled in at the end. */
    static const char head[ARRAY_32_BYTES] = {(char)ARRAY_32};

    if (framing == SL_JSON)
        sl_buf_add_char(out, '[');
    else
        sl_buf_add(out, head, sizeof(head));
}

void sl_message_next(enum sl_framing framing, uint32_t frames_before, struct sl_buf *out)
{
    if (framing == SL_JSON && frames_before > 0)
        sl_buf_add_char(out, ',');
}

void sl_message_end(enum sl_framing framing, size_t at, uint32_t frames, struct sl_buf *out)
{
    if (framing == SL_JSON) {
        sl_buf_add_char(out, ']');
        return;
    }
    if (out->failed)
        return;
    assert(out->len >= at + ARRAY_32_BYTES && (unsigned char)out->ptr[at] == ARRAY_32);
    for (int i = 0; i < 4; i++)
        out->ptr[at + 1 + (size_t)i] = (char)(frames >> (24 - 8 * i));
}

static void json_head(const char *op, uint32_t sub, struct sl_str cursor, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"op\":\"");
    sl_buf_add_str(out, sl_str_from(op));
    sl_buf_add_lit(out, "\",\"sub\":");
    sl_buf_add_u64(out, sub);
    if (cursor.len) {
        sl_buf_add_lit(out, ",\"cursor\":\"");
        sl_buf_add_str(out, cursor); /* needs no escapes */
        sl_buf_add_char(out, '"');
    }
}

/* `members` counts those that follow `sub` and `cursor`. */
static void msgpack_head(const char *op, uint32_t sub, struct sl_str cursor, uint32_t members,
                         struct sl_buf *out)
{
    sl_msgpack_add_map(out, 2 + (cursor.len ? 1U : 0U) + members);
    sl_msgpack_add_text(out, SL_STR("op"));
    sl_msgpack_add_text(out, sl_str_from(op));
    sl_msgpack_add_text(out, SL_STR("sub"));
    sl_msgpack_add_u64(out, sub);
    if (cursor.len) {
        sl_msgpack_add_text(out, SL_STR("cursor"));
        sl_msgpack_add_text(out, cursor);
    }
}

void sl_frame_event_head(enum sl_framing framing, uint32_t sub, struct sl_str cursor,
                         struct sl_str run, uint64_t expires_ms, struct sl_buf *out)
{
    if (framing == SL_JSON) {
        json_head("event", sub, cursor, out);
        sl_buf_add_lit(out, ",\"runId\":");
        sl_json_add_string(out, run);
        if (expires_ms) {
            sl_buf_add_lit(out, ",\"expiresAt\":");
            sl_buf_add_u64(out, expires_ms);
        }
        sl_buf_add_lit(out, ",\"event\":");
        return;
    }
    msgpack_head("event", sub, cursor, expires_ms ? 3 : 2, out);
    sl_msgpack_add_text(out, SL_STR("runId"));
    sl_msgpack_add_wtf8(out, run);
    if (expires_ms) {
        sl_msgpack_add_text(out, SL_STR("expiresAt"));
        sl_msgpack_add_u64(out, expires_ms);
    }
    sl_msgpack_add_text(out, SL_STR("event"));
}

void sl_frame_state_head(enum sl_framing framing, uint32_t sub, struct sl_str cursor, bool is_patch,
                         struct sl_buf *out)
{
    struct sl_str body = is_patch ? SL_STR("patch") : SL_STR("state");

    if (framing == SL_JSON) {
        json_head("state", sub, cursor, out);
        sl_buf_add_lit(out, ",\"");
        sl_buf_add_str(out, body);
        sl_buf_add_lit(out, "\":");
        return;
    }
    msgpack_head("state", sub, cursor, 1, out);
    sl_msgpack_add_text(out, body);
}

void sl_frame_tail(enum sl_framing framing, struct sl_buf *out)
{
    if (framing == SL_JSON)
        sl_buf_add_char(out, '}');
}

void sl_frame_encode(enum sl_framing framing, struct sl_str json, struct sl_buf *out)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (framing == SL_JSON) {
        sl_buf_add_str(out, json);
        return;
    }
    if (sl_doc_parse(&doc, json, &err)) {
        sl_msgpack_write(&doc, 0, out);
    } else {
        assert(err.code == SL_NO_MEMORY);
        out->failed = true;
    }
    sl_doc_clear(&doc);
}

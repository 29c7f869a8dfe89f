/* SPDX-License-Identifier: MIT */
/* The cursor that a reader goes on behind. */
#include "link/place.h"

/* Copies a cursor's text. False when the node is none. */
static bool take_cursor(struct link_place *place, const struct sl_doc *doc, uint32_t node)
{
    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_STRING)
        return false;
    struct sl_str text = sl_doc_body(doc, node);
    if (text.len == 0 || text.len >= sizeof(place->cursor))
        return false;
    memcpy(place->cursor, text.ptr, text.len);
    place->cursor[text.len] = '\0';
    return true;
}

static bool is_of(const struct link_place *place, const struct sl_doc *doc, uint32_t object)
{
    uint64_t sub;
    uint32_t node = sl_doc_get(doc, object, SL_STR("sub"));

    return node != SL_NONE && sl_doc_u64(doc, node, &sub) && sub == place->sub;
}

/* An event or a change of the state. */
static bool note_delivery(struct link_place *place, const struct sl_doc *doc, uint32_t cursor)
{
    if (place->rebuild_left == 0) {
        place->in_span = cursor == SL_NONE;
        return place->in_span || take_cursor(place, doc, cursor);
    }
    place->rebuild_left--;
    return place->rebuild_left > 0 ? cursor == SL_NONE : take_cursor(place, doc, cursor);
}

static bool note_reset(struct link_place *place, const struct sl_doc *doc, uint32_t frame)
{
    uint64_t frames;
    uint32_t node = sl_doc_get(doc, frame, SL_STR("frames"));

    if (place->rebuild_left > 0 || node == SL_NONE || !sl_doc_u64(doc, node, &frames))
        return false;
    place->rebuild_left = frames;
    place->in_span = false;
    return take_cursor(place, doc, sl_doc_get(doc, frame, SL_STR("cursor")));
}

/* While a resync is to come the old place stays. */
static bool note_verdict(struct link_place *place, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t verdict = sl_doc_get(doc, frame, SL_STR("verdict"));

    place->rebuild_left = 0;
    place->in_span = false;
    if (verdict != SL_NONE && sl_doc_is(doc, verdict, SL_STR("resync")))
        return true;
    return take_cursor(place, doc, sl_doc_get(doc, frame, SL_STR("cursor")));
}

static bool note_heartbeat(struct link_place *place, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t list = sl_doc_get(doc, frame, SL_STR("cursors"));

    if (list == SL_NONE || sl_doc_kind(doc, list) != SL_ARRAY)
        return true;
    for (uint32_t at = list + 1; at < sl_doc_next(doc, list); at = sl_doc_next(doc, at))
        if (is_of(place, doc, at))
            return place->rebuild_left == 0 && !place->in_span &&
                   take_cursor(place, doc, sl_doc_get(doc, at, SL_STR("cursor")));
    return true;
}

bool link_place_note(struct link_place *place, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t op = sl_doc_get(doc, frame, SL_STR("op"));

    if (op == SL_NONE)
        return true;
    if (sl_doc_is(doc, op, SL_STR("heartbeat")))
        return note_heartbeat(place, doc, frame);
    if (!is_of(place, doc, frame))
        return true;
    if (sl_doc_is(doc, op, SL_STR("event")) || sl_doc_is(doc, op, SL_STR("state")))
        return note_delivery(place, doc, sl_doc_get(doc, frame, SL_STR("cursor")));
    if (sl_doc_is(doc, op, SL_STR("reset")))
        return note_reset(place, doc, frame);
    if (sl_doc_is(doc, op, SL_STR("subscribed")))
        return note_verdict(place, doc, frame);
    return true;
}

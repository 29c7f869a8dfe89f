/* SPDX-License-Identifier: MIT */
/* A thread's most recent deliveries, shared by all its readers. */
#include "hub/window.h"

#include <assert.h>
#include <stdlib.h>

static void item_clear(struct window_item *item)
{
    sl_bytes_unref(item->run);
    sl_bytes_unref(item->json);
    sl_bytes_unref(item->msgpack);
    sl_bytes_unref(item->cursor);
}

void window_clear(struct window *window)
{
    for (size_t i = 0; i < window->count; i++)
        item_clear(&window->items[window->start + i]);
    free(window->items);
    marks_clear(&window->marks);
    *window = (struct window){.items = NULL};
}

struct sl_place window_head(const struct window *window)
{
    return window_place(window, window_end(window));
}

struct sl_place window_place(const struct window *window, uint64_t number)
{
    assert(number >= window->first && number <= window_end(window));
    return number == window->first ? window->base : window_at(window, number - 1)->place;
}

static bool make_room(struct window *window)
{
    if (window->start + window->count < window->cap)
        return true;
    if (window->start > window->count) {
        memmove(window->items, window->items + window->start,
                window->count * sizeof(*window->items));
        window->start = 0;
        return true;
    }
    size_t cap = window->cap ? window->cap + window->cap / 2 : 16;
    struct window_item *items = realloc(window->items, cap * sizeof(*items));
    if (!items)
        return false;
    window->items = items;
    window->cap = cap;
    return true;
}

static void push(struct window *window, struct window_item item)
{
    assert(sl_place_compare(item.place, window_head(window)) > 0);
    item.count_before = window->total_count;
    item.bytes_before = window->total_bytes;
    window->total_count += item.kind != WINDOW_NOTHING;
    window->total_bytes += item.len;
    window->items[window->start + window->count++] = item;
}

bool window_add_nothing(struct window *window, struct sl_place place)
{
    if (!make_room(window))
        return false;
    push(window, (struct window_item){.place = place, .kind = WINDOW_NOTHING});
    return true;
}

/* Deliveries of one run share its name. */
static bool set_run(const struct window *window, struct window_item *item, struct sl_str run)
{
    if (run.len == 0)
        return true;
    struct sl_bytes *last = window->count ? window_at(window, window_end(window) - 1)->run : NULL;
    if (last && sl_str_equal(sl_bytes_str(last), run))
        item->run = sl_bytes_ref(last);
    else
        item->run = sl_bytes_new(run);
    return item->run != NULL;
}

static bool set_json(struct window_item *item, const struct sl_delivery *delivery,
                     struct sl_bytes *bytes)
{
    const struct sl_str json = delivery->json;

    item->len = json.len;
    if (delivery->verbatim) {
        assert(json.ptr >= bytes->data && json.ptr + json.len <= bytes->data + bytes->len);
        item->json = sl_bytes_ref(bytes);
        item->start = (size_t)(json.ptr - bytes->data);
        return true;
    }
    item->json = sl_bytes_new(json);
    return item->json != NULL;
}

enum window_kind window_kind_of(const struct sl_delivery *delivery)
{
    if (!delivery->is_state)
        return WINDOW_EVENT;
    return delivery->is_patch ? WINDOW_PATCH : WINDOW_STATE;
}

bool window_add(struct window *window, struct sl_place place, const struct sl_delivery *delivery,
                struct sl_bytes *bytes)
{
    struct window_item item = {.place = place,
                               .kind = (uint8_t)window_kind_of(delivery),
                               .type = (uint8_t)delivery->type,
                               .inert = delivery->inert,
                               .expires_ms = delivery->expires_ms};

    if (!make_room(window) || !set_run(window, &item, delivery->run) ||
        !set_json(&item, delivery, bytes)) {
        item_clear(&item);
        return false;
    }
    push(window, item);
    return true;
}

struct sl_delivery window_delivery(const struct window_item *item)
{
    assert(item->kind != WINDOW_NOTHING);
    return (struct sl_delivery){
        .is_state = item->kind != WINDOW_EVENT,
        .is_patch = item->kind == WINDOW_PATCH,
        .type = (enum sl_event_type)item->type,
        .run = item->run ? sl_bytes_str(item->run) : (struct sl_str){NULL, 0},
        .json = {item->json->data + item->start, item->len},
        .verbatim = true,
        .inert = item->inert,
        .expires_ms = item->expires_ms,
    };
}

/* The first item whose place is not before this one, as an offset. */
static size_t offset_of(const struct window *window, struct sl_place place)
{
    size_t low = 0, high = window->count;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (sl_place_compare(window->items[window->start + mid].place, place) < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

struct sl_place window_behind(const struct window *window, struct sl_place entry)
{
    size_t behind = offset_of(window, (struct sl_place){entry.ms, entry.seq, UINT32_MAX});
    struct sl_place last = behind ? window->items[window->start + behind - 1].place : entry;

    return last.ms == entry.ms && last.seq == entry.seq ? last : entry;
}

enum window_found window_find(const struct window *window, struct sl_place place, uint64_t *number)
{
    int order = sl_place_compare(place, window->base);
    if (order < 0)
        return WINDOW_TRIMMED;
    if (order == 0) {
        *number = window->first;
        return WINDOW_FOUND;
    }
    size_t at = offset_of(window, place);
    if (at == window->count ||
        sl_place_compare(window->items[window->start + at].place, place) != 0)
        return WINDOW_UNKNOWN;
    *number = window->first + at + 1;
    return WINDOW_FOUND;
}

struct window_owed window_owed(const struct window *window, uint64_t number)
{
    if (number >= window_end(window))
        return (struct window_owed){0, 0};
    const struct window_item *item = window_at(window, number);
    return (struct window_owed){window->total_count - item->count_before,
                                window->total_bytes - item->bytes_before};
}

uint64_t window_largest(const struct window *window, uint64_t number)
{
    uint64_t largest = 0;

    for (; number < window_end(window); number++) {
        const struct window_item *item = window_at(window, number);
        if (item->len > largest)
            largest = item->len;
    }
    return largest;
}

void window_trim(struct window *window, uint64_t number)
{
    struct sl_place base = window_place(window, number);

    while (window->first < number) {
        struct window_item *item = &window->items[window->start];
        item_clear(item);
        window->start++;
        window->count--;
        window->first++;
    }
    window->base = base;
    marks_trim(&window->marks, number);
}

struct sl_bytes *window_encode(enum sl_framing framing, struct sl_str json)
{
    struct sl_buf buf = SL_BUF_INIT;

    sl_frame_encode(framing, json, &buf);
    struct sl_bytes *bytes = buf.failed ? NULL : sl_bytes_new(sl_buf_str(&buf));
    sl_buf_clear(&buf);
    return bytes;
}

bool window_body(struct window_item *item, enum sl_framing framing, struct sl_bytes **bytes,
                 size_t *start, size_t *len)
{
    if (framing == SL_JSON) {
        *bytes = item->json;
        *start = item->start;
        *len = item->len;
        return true;
    }
    if (!item->msgpack) {
        item->msgpack =
            window_encode(framing, (struct sl_str){item->json->data + item->start, item->len});
        if (!item->msgpack)
            return false;
    }
    *bytes = item->msgpack;
    *start = 0;
    *len = item->msgpack->len;
    return true;
}

const struct sl_bytes *window_cursor(struct window_item *item, struct sl_cursor at)
{
    char text[SL_CURSOR_MAX];

    if (!item->cursor) {
        at.place = item->place;
        item->cursor = sl_bytes_new((struct sl_str){text, sl_cursor_print(&at, text)});
    }
    return item->cursor;
}

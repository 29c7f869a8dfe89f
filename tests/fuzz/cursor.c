/* SPDX-License-Identifier: MIT */
/* Cursors: whatever is taken prints as it was, and everything printed is taken. */
#include "fuzz.h"

#include <string.h>

#include "sluice/entry.h"

/* The bytes as the text of a cursor. */
static void read_as_text(struct sl_str text)
{
    struct sl_cursor cursor;
    struct sl_error err = {0};
    char printed[SL_CURSOR_MAX];

    if (!sl_cursor_parse(text, &cursor, &err)) {
        REQUIRE(err.code == SL_BAD_CURSOR);
        return;
    }
    size_t len = sl_cursor_print(&cursor, printed);
    REQUIRE(sl_str_equal(text, (struct sl_str){printed, len}));
}

/* The bytes as what a cursor says. */
static void print_and_read(const uint8_t *data, size_t size)
{
    struct sl_cursor cursor = {0}, again = {0};
    char printed[SL_CURSOR_MAX];
    uint8_t bytes[37] = {0};

    memcpy(bytes, data, size < sizeof(bytes) ? size : sizeof(bytes));
    memcpy(&cursor.thread, bytes, 8);
    memcpy(&cursor.generation, bytes + 8, 8);
    memcpy(&cursor.place.ms, bytes + 16, 8);
    memcpy(&cursor.place.seq, bytes + 24, 8);
    memcpy(&cursor.place.sub, bytes + 32, 4);
    cursor.filter = bytes[36] & 2 ? bytes[0] : 0;
    cursor.in_span = bytes[36] & 1;

    size_t len = sl_cursor_print(&cursor, printed);
    REQUIRE(len < SL_CURSOR_MAX && strlen(printed) == len);
    REQUIRE(sl_cursor_parse((struct sl_str){printed, len}, &again, NULL));
    REQUIRE(again.thread == cursor.thread && again.generation == cursor.generation);
    REQUIRE(sl_place_compare(again.place, cursor.place) == 0);
    REQUIRE(again.filter == cursor.filter && again.in_span == cursor.in_span);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_as_text((struct sl_str){(const char *)data, size});
    print_and_read(data, size);
    return 0;
}

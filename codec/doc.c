/* SPDX-License-Identifier: MIT */
/* Questions to a parsed document: members, strings, integers, repeats. */
#include "sluice/json.h"

#include <assert.h>
#include <stdlib.h>

#include "hash.h"
#include "text.h"

/* An escaped body against plain text. */
static bool body_is(struct sl_str body, struct sl_str text)
{
    char bytes[4];
    uint32_t code_point;

    while (sl_body_next(&body, &code_point)) {
        size_t length = sl_utf8_write(code_point, bytes);
        if (text.len < length || memcmp(text.ptr, bytes, length) != 0)
            return false;
        text.ptr += length;
        text.len -= length;
    }
    return text.len == 0;
}

bool sl_doc_is(const struct sl_doc *doc, uint32_t node, struct sl_str text)
{
    if (node == SL_NONE || doc->nodes[node].kind != SL_STRING)
        return false;
    struct sl_str body = sl_doc_body(doc, node);
    return doc->nodes[node].escaped ? body_is(body, text) : sl_str_equal(body, text);
}

uint32_t sl_doc_get(const struct sl_doc *doc, uint32_t object, struct sl_str key)
{
    uint32_t found = SL_NONE;

    if (object == SL_NONE || doc->nodes[object].kind != SL_OBJECT)
        return SL_NONE;
    uint32_t end = doc->nodes[object].next;
    for (uint32_t at = object + 1; at < end; at = doc->nodes[at + 1].next)
        if (sl_doc_is(doc, at, key))
            found = at + 1;
    return found;
}

void sl_doc_decode(const struct sl_doc *doc, uint32_t node, struct sl_buf *out)
{
    assert(doc->nodes[node].kind == SL_STRING);
    sl_json_body_decode(sl_doc_body(doc, node), out);
}

bool sl_doc_u64(const struct sl_doc *doc, uint32_t node, uint64_t *out)
{
    uint64_t value = 0;

    if (node == SL_NONE || doc->nodes[node].kind != SL_NUMBER)
        return false;
    struct sl_decimal number = sl_decimal_read(sl_doc_raw(doc, node));
    if (number.digits && (number.negative || number.huge.len || number.exponent > 20 ||
                          number.exponent < (int64_t)number.digits))
        return false;
    for (int64_t i = 0; number.digits && i < number.exponent; i++) {
        uint64_t digit = 0;
        if ((size_t)i < number.digits) {
            number.first += *number.first == '.';
            digit = (uint64_t)(*number.first++ - '0');
        }
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}

/* Puts the key into a table of 2^n slots; true when an equal one is there already. */
static bool key_is_known(const struct sl_doc *doc, uint32_t *slots, size_t mask, uint32_t key)
{
    struct sl_str body = sl_doc_body(doc, key);
    size_t at = (size_t)sl_body_hash(body, (uint64_t)(uintptr_t)slots) & mask;

    for (; slots[at] != SL_NONE; at = (at + 1) & mask)
        if (sl_json_body_equal(sl_doc_body(doc, slots[at]), body))
            return true;
    slots[at] = key;
    return false;
}

uint32_t sl_doc_repeated_key(const struct sl_doc *doc, uint32_t object, struct sl_error *err)
{
    enum { FEW = 64 };
    uint32_t few[FEW];
    uint32_t *slots = few;
    size_t size = FEW;
    uint32_t found = SL_NONE;

    assert(doc->nodes[object].kind == SL_OBJECT);
    while (size < (size_t)doc->nodes[object].count * 2)
        size *= 2;
    if (size > FEW && !(slots = malloc(size * sizeof(*slots)))) {
        sl_error_memory(err);
        return SL_NONE;
    }
    memset(slots, 0xff, size * sizeof(*slots));
    uint32_t end = doc->nodes[object].next;
    for (uint32_t at = object + 1; at < end && found == SL_NONE; at = doc->nodes[at + 1].next)
        if (key_is_known(doc, slots, size - 1, at))
            found = at;
    if (slots != few)
        free(slots);
    return found;
}

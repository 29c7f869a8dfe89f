/* SPDX-License-Identifier: MIT */
/* Where MessagePack values end, from their heads alone. */
#include "sluice/msgpack.h"

/* What a head says: how long it and its own data are, and how many values are inside. */
struct head {
    unsigned length_bytes; /* of the big-endian number behind the first byte */
    size_t fixed;          /* bytes besides those, the first included */
    enum { NOTHING, BYTES, VALUES, PAIRS } counts;
    uint64_t count; /* where the first byte holds it */
};

static struct head fix_head(unsigned char byte)
{
    if (byte < 0x80 || byte >= 0xe0)
        return (struct head){.fixed = 1};
    if (byte < 0x90)
        return (struct head){.fixed = 1, .counts = PAIRS, .count = byte & 0x0f};
    if (byte < 0xa0)
        return (struct head){.fixed = 1, .counts = VALUES, .count = byte & 0x0f};
    return (struct head){.fixed = 1, .counts = BYTES, .count = byte & 0x1f};
}

static struct head head_of(unsigned char byte)
{
    if (byte < 0xc0 || byte >= 0xe0)
        return fix_head(byte);
    switch (byte) {
    case 0xc4: /* bin 8, str 8 */
    case 0xd9:
        return (struct head){.length_bytes = 1, .fixed = 1, .counts = BYTES};
    case 0xc5:
    case 0xda:
        return (struct head){.length_bytes = 2, .fixed = 1, .counts = BYTES};
    case 0xc6:
    case 0xdb:
        return (struct head){.length_bytes = 4, .fixed = 1, .counts = BYTES};
    case 0xc7: /* ext 8 to 32, with a type */
        return (struct head){.length_bytes = 1, .fixed = 2, .counts = BYTES};
    case 0xc8:
        return (struct head){.length_bytes = 2, .fixed = 2, .counts = BYTES};
    case 0xc9:
        return (struct head){.length_bytes = 4, .fixed = 2, .counts = BYTES};
    case 0xdc:
        return (struct head){.length_bytes = 2, .fixed = 1, .counts = VALUES};
    case 0xdd:
        return (struct head){.length_bytes = 4, .fixed = 1, .counts = VALUES};
    case 0xde:
        return (struct head){.length_bytes = 2, .fixed = 1, .counts = PAIRS};
    case 0xdf:
        return (struct head){.length_bytes = 4, .fixed = 1, .counts = PAIRS};
    case 0xcc: /* numbers */
    case 0xd0:
        return (struct head){.fixed = 2};
    case 0xcd:
    case 0xd1:
        return (struct head){.fixed = 3};
    case 0xca:
    case 0xce:
    case 0xd2:
        return (struct head){.fixed = 5};
    case 0xcb:
    case 0xcf:
    case 0xd3:
        return (struct head){.fixed = 9};
    case 0xd4: /* fixext 1 to 16 */
    case 0xd5:
    case 0xd6:
    case 0xd7:
    case 0xd8:
        return (struct head){.fixed = 2 + ((size_t)1 << (byte - 0xd4))};
    default: /* nil, false, true; 0xc1 is for the reader to refuse */
        return (struct head){.fixed = 1};
    }
}

static uint64_t big_endian(const char *at, unsigned bytes)
{
    uint64_t number = 0;

    for (unsigned i = 0; i < bytes; i++)
        number = number << 8 | (unsigned char)at[i];
    return number;
}

bool sl_msgpack_scan(struct sl_msgpack_scan *scan, struct sl_str bytes)
{
    if (scan->at == 0)
        scan->left = 1;
    while (scan->left > 0) {
        if (scan->at >= bytes.len)
            return false;
        struct head head = head_of((unsigned char)bytes.ptr[scan->at]);
        if (bytes.len - scan->at < 1 + (size_t)head.length_bytes)
            return false;
        if (head.length_bytes)
            head.count = big_endian(bytes.ptr + scan->at + 1, head.length_bytes);
        uint64_t size = head.fixed + head.length_bytes + (head.counts == BYTES ? head.count : 0);
        scan->at += size;
        scan->left--;
        if (head.counts == VALUES || head.counts == PAIRS)
            scan->left += head.count * (head.counts == PAIRS ? 2 : 1);
    }
    return scan->at <= bytes.len;
}

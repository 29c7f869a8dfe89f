/* SPDX-License-Identifier: MIT */
/* JSON documents as MessagePack. */
#include "sluice/msgpack.h"

#include <assert.h>
#include <msgpack/pack.h>

#include "double.h"

static int append(void *out, const char *ptr, size_t len)
{
    sl_buf_add(out, ptr, len);
    return 0;
}

static msgpack_packer packer_of(struct sl_buf *out)
{
    return (msgpack_packer){.data = out, .callback = append};
}

void sl_msgpack_add_map(struct sl_buf *out, uint32_t members)
{
    msgpack_packer packer = packer_of(out);
    msgpack_pack_map(&packer, members);
}

void sl_msgpack_add_array(struct sl_buf *out, uint32_t elements)
{
    msgpack_packer packer = packer_of(out);
    msgpack_pack_array(&packer, elements);
}

void sl_msgpack_add_text(struct sl_buf *out, struct sl_str utf8)
{
    msgpack_packer packer = packer_of(out);
    msgpack_pack_str(&packer, utf8.len);
    sl_buf_add_str(out, utf8);
}

void sl_msgpack_add_u64(struct sl_buf *out, uint64_t number)
{
    msgpack_packer packer = packer_of(out);
    msgpack_pack_uint64(&packer, number);
}

static void add_ext(msgpack_packer *packer, int8_t type, struct sl_str body)
{
    msgpack_pack_ext(packer, body.len, type);
    sl_buf_add_str(packer->data, body);
}

static void write_number(msgpack_packer *packer, struct sl_str text)
{
    struct sl_number number = sl_number_classify(text);

    switch (number.form) {
    case SL_NUMBER_UNSIGNED:
        msgpack_pack_uint64(packer, number.u);
        break;
    case SL_NUMBER_SIGNED:
        msgpack_pack_int64(packer, number.i);
        break;
    case SL_NUMBER_DOUBLE:
        msgpack_pack_double(packer, number.d);
        break;
    case SL_NUMBER_TEXT:
        add_ext(packer, SL_EXT_NUMBER, text);
        break;
    }
}

void sl_msgpack_add_wtf8(struct sl_buf *out, struct sl_str wtf8)
{
    msgpack_packer packer = packer_of(out);

    if (sl_utf8_valid(wtf8, NULL))
        sl_msgpack_add_text(out, wtf8);
    else
        add_ext(&packer, SL_EXT_STRING, wtf8);
}

/* The decoded text is written in place and its head put in front of it afterwards. */
static void write_escaped_string(struct sl_str body, struct sl_buf *out)
{
    enum { LONGEST_HEAD = 6 };
    char head[LONGEST_HEAD];
    struct sl_buf head_buf = {.ptr = head, .cap = sizeof(head)};
    size_t start = out->len;

    if (!sl_buf_reserve(out, LONGEST_HEAD + body.len))
        return;
    out->len += LONGEST_HEAD;
    sl_json_body_decode(body, out);
    struct sl_str text = {out->ptr + start + LONGEST_HEAD, out->len - start - LONGEST_HEAD};
    msgpack_packer packer = packer_of(&head_buf);
    if (sl_utf8_valid(text, NULL))
        msgpack_pack_str(&packer, text.len);
    else
        msgpack_pack_ext(&packer, text.len, SL_EXT_STRING);
    assert(!head_buf.failed && head_buf.ptr == head);
    memcpy(out->ptr + start, head, head_buf.len);
    memmove(out->ptr + start + head_buf.len, text.ptr, text.len);
    out->len = start + head_buf.len + text.len;
}

static void write_string(const struct sl_doc *doc, uint32_t node, msgpack_packer *packer)
{
    struct sl_str body = sl_doc_body(doc, node);

    if (doc->nodes[node].escaped) {
        write_escaped_string(body, packer->data);
        return;
    }
    msgpack_pack_str(packer, body.len);
    sl_buf_add_str(packer->data, body);
}

/* Nodes lie in the order in which MessagePack has them. */
void sl_msgpack_write(const struct sl_doc *doc, uint32_t node, struct sl_buf *out)
{
    msgpack_packer packer = packer_of(out);

    sl_buf_reserve(out, sl_doc_raw(doc, node).len);
    for (uint32_t at = node, end = sl_doc_next(doc, node); at < end && !out->failed; at++) {
        switch (sl_doc_kind(doc, at)) {
        case SL_NULL:
            msgpack_pack_nil(&packer);
            break;
        case SL_FALSE:
            msgpack_pack_false(&packer);
            break;
        case SL_TRUE:
            msgpack_pack_true(&packer);
            break;
        case SL_NUMBER:
            write_number(&packer, sl_doc_raw(doc, at));
            break;
        case SL_STRING:
            write_string(doc, at, &packer);
            break;
        case SL_ARRAY:
            msgpack_pack_array(&packer, doc->nodes[at].count);
            break;
        case SL_OBJECT:
            msgpack_pack_map(&packer, doc->nodes[at].count);
            break;
        }
    }
}

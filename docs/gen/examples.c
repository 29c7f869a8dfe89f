/* SPDX-License-Identifier: MIT */
/* Holds the examples of the document against the tables that the rest of it is written from. */
#include "gen.h"

#include <stdio.h>
#include <stdlib.h>

#include "hub/subscription.h"
#include "sluice/msgpack.h"
#include "sluice/worker_frame.h"

struct field_row {
    unsigned op;
    const char *field, *type;
    bool always;
};

static const struct field_row gateway_rows[] = {
#define FIELD(op, field, type, always, meaning) {SL_GOP_##op, field, type, always},
    SL_GATEWAY_FIELDS(FIELD)
#undef FIELD
};
static const struct field_row told_rows[] = {
#define FIELD(op, field, type, always, meaning) {SL_TOP_##op, field, type, always},
    SL_TOLD_FIELDS(FIELD)
#undef FIELD
};
static const char *const gateway_ops[] = {
#define OP(symbol, name, meaning) [SL_GOP_##symbol] = (name),
    SL_GATEWAY_OPS(OP)
#undef OP
};
static const char *const told_ops[] = {
#define OP(symbol, name, meaning) [SL_TOP_##symbol] = (name),
    SL_TOLD_OPS(OP)
#undef OP
};

/* What one kind of peer sends and gets. */
struct dialogue {
    const struct sl_vocabulary *vocabulary;
    const char *const *ops;
    size_t op_count;
    const struct field_row *rows;
    size_t row_count;
};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
static const struct dialogue with_clients = {&sl_client_vocabulary, gateway_ops, COUNT(gateway_ops),
                                             gateway_rows, COUNT(gateway_rows)};
static const struct dialogue with_workers = {&sl_worker_vocabulary, told_ops, COUNT(told_ops),
                                             told_rows, COUNT(told_rows)};

static bool complain(const struct sl_doc *doc, uint32_t node, const char *what)
{
    struct sl_str raw = sl_doc_raw(doc, node);

    if (raw.len > 200)
        raw.len = 200;
    fprintf(stderr, "example %.*s: %s\n", SL_STR_ARG(raw), what);
    return false;
}

static bool has_type(const struct sl_doc *doc, uint32_t node, const char *type)
{
    enum sl_kind kind = sl_doc_kind(doc, node);
    uint64_t number;

    if (strcmp(type, "integer") == 0)
        return sl_doc_u64(doc, node, &number);
    if (strcmp(type, "string") == 0)
        return kind == SL_STRING;
    if (strcmp(type, "boolean") == 0)
        return kind == SL_TRUE || kind == SL_FALSE;
    if (strcmp(type, "array") == 0)
        return kind == SL_ARRAY;
    return strcmp(type, "any") == 0 || (strcmp(type, "object") == 0 && kind == SL_OBJECT);
}

/* Words that must be of a table. */
static bool is_known_word(const struct sl_doc *doc, const char *field, uint32_t node)
{
    bool known = strcmp(field, "code") != 0 && strcmp(field, "verdict") != 0 &&
                 strcmp(field, "reason") != 0 && strcmp(field, "request") != 0;
#define WORD(of, name)                                                                             \
    known = known || (strcmp(field, of) == 0 && sl_doc_is(doc, node, SL_STR(name)))
#define CODE(symbol, name, retryable, meaning) WORD("code", name);
    SL_CODES(CODE)
#undef CODE
#define VERDICT(symbol, name) WORD("verdict", name);
    SUB_VERDICTS(VERDICT)
#undef VERDICT
#define RESET(symbol, name, meaning) WORD("reason", name);
    SL_RESETS(RESET)
#undef RESET
#define OP(symbol, name, meaning) WORD("request", name);
    SL_CLIENT_OPS(OP)
#undef OP
    WORD("code", "ended"); /* of `over` */
    WORD("code", "cancelled");
#undef WORD
    return known;
}

static bool is_cursor(const struct sl_doc *doc, uint32_t node)
{
    struct sl_cursor cursor;

    return sl_cursor_parse(sl_doc_body(doc, node), &cursor, NULL);
}

static bool check_member(const struct dialogue *with, const struct sl_doc *doc, uint32_t frame,
                         unsigned op, uint32_t key)
{
    size_t i = 0;

    if (sl_doc_is(doc, key, SL_STR("op")))
        return true;
    while (i < with->row_count &&
           (with->rows[i].op != op || !sl_doc_is(doc, key, sl_str_from(with->rows[i].field))))
        i++;
    if (i == with->row_count)
        return complain(doc, frame, "a field that the table does not have");
    const char *field = with->rows[i].field;
    if (!has_type(doc, key + 1, with->rows[i].type))
        return complain(doc, frame, "a field of another type than the table's");
    if (!is_known_word(doc, field, key + 1))
        return complain(doc, frame, "a word that no table has");
    if (strcmp(field, "cursor") == 0 && !is_cursor(doc, key + 1))
        return complain(doc, frame, "a cursor that is none");
    return true;
}

static bool check_gateway_frame(const struct dialogue *with, const struct sl_doc *doc,
                                uint32_t frame, unsigned op)
{
    uint32_t end = sl_doc_next(doc, frame);

    for (uint32_t key = frame + 1; key < end; key = sl_doc_next(doc, key + 1))
        if (!check_member(with, doc, frame, op, key))
            return false;
    for (size_t i = 0; i < with->row_count; i++)
        if (with->rows[i].op == op && with->rows[i].always &&
            sl_doc_get(doc, frame, sl_str_from(with->rows[i].field)) == SL_NONE)
            return complain(doc, frame, "a field that is always there is missing");
    return true;
}

static bool check_peer_frame(const struct dialogue *with, const struct sl_doc *doc, uint32_t node)
{
    const struct sl_frame_limits limits = {.max_id = 256, .max_subs = 1000, .max_events = 2000};
    struct sl_frame frame;
    struct sl_error err = {0};

    return sl_frame_read(with->vocabulary, doc, node, &limits, &frame, &err) ||
           complain(doc, node, err.text);
}

static bool check_frame(const struct dialogue *with, const struct sl_doc *doc, uint32_t frame)
{
    uint32_t op = sl_doc_get(doc, frame, SL_STR("op"));

    for (unsigned i = 0; i < with->op_count; i++)
        if (sl_doc_is(doc, op, sl_str_from(with->ops[i])))
            return check_gateway_frame(with, doc, frame, i);
    return check_peer_frame(with, doc, frame);
}

/* The gateway always sends an array; some ops are of both. */
static bool check_message(const struct dialogue *with, const struct sl_doc *doc)
{
    if (sl_doc_kind(doc, 0) != SL_ARRAY)
        return check_peer_frame(with, doc, 0);
    for (uint32_t at = 1; at < sl_doc_next(doc, 0); at = sl_doc_next(doc, at))
        if (!check_frame(with, doc, at))
            return false;
    return true;
}

static void add_hex_bytes(struct sl_str hex, struct sl_buf *out)
{
    for (size_t i = 0; i + 1 < hex.len;) {
        char pair[3] = {hex.ptr[i], hex.ptr[i + 1], '\0'};
        if (hex.ptr[i] == ' ' || hex.ptr[i] == '\n') {
            i++;
            continue;
        }
        sl_buf_add_char(out, (char)strtoul(pair, NULL, 16));
        i += 2;
    }
}

/* The bytes are what the JSON in front of them is in MessagePack. */
static bool check_hex(const struct sl_doc *doc, struct sl_str hex)
{
    struct sl_buf shown = SL_BUF_INIT, made = SL_BUF_INIT;

    add_hex_bytes(hex, &shown);
    if (doc->count)
        sl_msgpack_write(doc, 0, &made);
    bool same = made.len > 0 && sl_str_equal(sl_buf_str(&shown), sl_buf_str(&made));
    if (!same) {
        fprintf(stderr, "the example in MessagePack should be\n");
        for (size_t i = 0; i < made.len; i++)
            fprintf(stderr, "%02x%s", (unsigned char)made.ptr[i], i % 32 == 31 ? "\n" : " ");
        fprintf(stderr, "\n");
    }
    sl_buf_clear(&shown);
    sl_buf_clear(&made);
    return same;
}

/* Takes the text between the next fence of this kind and its end off the document. */
static bool next_block(struct sl_str *rest, bool *is_hex, struct sl_str *block)
{
    static const char json[] = "\n```json\n", hex[] = "\n```hex\n", end[] = "\n```";
    const char *in_json = memmem(rest->ptr, rest->len, json, sizeof(json) - 1);
    const char *in_hex = memmem(rest->ptr, rest->len, hex, sizeof(hex) - 1);

    if (!in_json && !in_hex)
        return false;
    *is_hex = in_hex && (!in_json || in_hex < in_json);
    const char *start = *is_hex ? in_hex + sizeof(hex) - 1 : in_json + sizeof(json) - 1;
    size_t left = rest->len - (size_t)(start - rest->ptr);
    const char *stop = memmem(start, left, end, sizeof(end) - 1);
    if (!stop)
        stop = start + left;
    *block = (struct sl_str){start, (size_t)(stop - start)};
    *rest = (struct sl_str){stop, left - block->len};
    return true;
}

bool gen_check_examples(struct sl_str document)
{
    static const char workers[] = "<!-- examples of workers -->";
    const char *turn = memmem(document.ptr, document.len, workers, sizeof(workers) - 1);
    struct sl_doc doc = {0};
    struct sl_str block;
    bool is_hex, good = true;

    while (good && next_block(&document, &is_hex, &block)) {
        struct sl_error err = {0};
        if (is_hex) {
            good = check_hex(&doc, block);
        } else if (sl_doc_parse(&doc, block, &err)) {
            good = check_message(turn && block.ptr > turn ? &with_workers : &with_clients, &doc);
        } else {
            fprintf(stderr, "example %.*s: %s\n", SL_STR_ARG(block), err.text);
            good = false;
        }
    }
    sl_doc_clear(&doc);
    return good;
}

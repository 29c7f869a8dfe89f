/* SPDX-License-Identifier: MIT */
/* JSON texts: what parses holds together, and prints as something that means the same. */
#include "fuzz.h"

#include <string.h>

#include "sluice/value.h"

static void check_string(const struct sl_doc *doc, uint32_t node)
{
    struct sl_buf decoded = SL_BUF_INIT, encoded = SL_BUF_INIT;

    sl_doc_decode(doc, node, &decoded);
    sl_json_body_encode(sl_buf_str(&decoded), &encoded);
    REQUIRE(sl_json_body_equal(sl_doc_body(doc, node), sl_buf_str(&encoded)));
    REQUIRE(sl_doc_is(doc, node, sl_buf_str(&decoded)));
    sl_buf_clear(&decoded);
    sl_buf_clear(&encoded);
}

static void check_members(const struct sl_doc *doc, uint32_t node)
{
    bool object = sl_doc_kind(doc, node) == SL_OBJECT;
    uint32_t at = node + 1, count = 0;

    while (at < sl_doc_next(doc, node)) {
        REQUIRE(!object || sl_doc_kind(doc, at) == SL_STRING);
        at = sl_doc_next(doc, at + object);
        count++;
    }
    REQUIRE(at == sl_doc_next(doc, node) && count == doc->nodes[node].count);
    if (object)
        (void)sl_doc_repeated_key(doc, node, NULL);
}

static void check_nodes(const struct sl_doc *doc)
{
    uint64_t number;

    REQUIRE(sl_doc_next(doc, 0) == doc->count);
    for (uint32_t node = 0; node < doc->count; node++) {
        const struct sl_node *n = &doc->nodes[node];
        REQUIRE(n->start < n->end && n->end <= doc->len);
        REQUIRE(n->next > node && n->next <= doc->count);
        REQUIRE(node == 0 || n->start >= doc->nodes[node - 1].start);
        if (n->kind == SL_STRING)
            check_string(doc, node);
        else if (n->kind == SL_NUMBER)
            (void)sl_doc_u64(doc, node, &number);
        else if (n->kind > SL_STRING)
            check_members(doc, node);
    }
}

static void check_value(const struct sl_doc *doc)
{
    struct sl_value *value = sl_value_from_node(doc, 0);
    struct sl_buf out = SL_BUF_INIT;

    REQUIRE(value);
    sl_value_print(value, &out);
    REQUIRE(out.len == sl_value_size(value));
    REQUIRE(sl_value_height(value) <= SL_MAX_DEPTH);
    struct sl_value *again = sl_value_parse(sl_buf_str(&out), NULL);
    REQUIRE(again && sl_value_equal(value, again));
    sl_value_unref(again);
    sl_value_unref(value);
    sl_buf_clear(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_str text = {(const char *)data, size};
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (sl_doc_parse(&doc, text, &err)) {
        REQUIRE(err.code == SL_OK && sl_utf8_valid(text, NULL));
        check_nodes(&doc);
        check_value(&doc);
    } else {
        REQUIRE(err.code != SL_OK && err.offset <= size && doc.count == 0);
    }
    sl_doc_clear(&doc);
    return 0;
}

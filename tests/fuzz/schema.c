/* SPDX-License-Identifier: MIT */
/*
 * Schemas: an array of a schema and values for it. An outcome is one of the documented ones, does
 * not depend on how the value is spelled, and a schema that only says "equal to this" is satisfied
 * by this.
 */
#include "fuzz.h"

#include <string.h>

#include "sluice/schema.h"
#include "sluice/value.h"

static void check_error(const struct sl_error *err, bool supported)
{
    REQUIRE(err->text[0]);
    REQUIRE(err->field[0] == '\0' || err->field[0] == '/');
    if (supported)
        REQUIRE(err->code == SL_BAD_ANSWER || err->code == SL_TOO_LARGE);
    else
        REQUIRE(err->code == SL_BAD_SCHEMA);
}

static enum sl_code outcome(const struct sl_doc *schema, uint32_t at, const struct sl_doc *doc,
                            uint32_t node, bool supported)
{
    struct sl_error err = {0};

    if (sl_schema_check(schema, at, doc, node, &err)) {
        REQUIRE(supported && err.code == SL_OK);
        return SL_OK;
    }
    check_error(&err, supported);
    return err.code;
}

/* The value on its own, without white space and in this library's spelling. */
static void check_reprinted(const struct sl_doc *doc, uint32_t schema, uint32_t node,
                            enum sl_code expected)
{
    struct sl_value *value = sl_value_from_node(doc, node);
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc again = {0};

    REQUIRE(value);
    sl_value_print(value, &text);
    REQUIRE(sl_doc_parse(&again, sl_buf_str(&text), NULL));
    enum sl_code got = outcome(doc, schema, &again, 0, expected != SL_BAD_SCHEMA);
    REQUIRE(got == expected || got == SL_TOO_LARGE || expected == SL_TOO_LARGE);
    sl_doc_clear(&again);
    sl_buf_clear(&text);
    sl_value_unref(value);
}

static void check_const(const struct sl_doc *doc, uint32_t node)
{
    struct sl_buf text = SL_BUF_INIT;
    struct sl_doc schema = {0};

    sl_buf_add_lit(&text, "{\"const\":");
    sl_buf_add_str(&text, sl_doc_raw(doc, node));
    sl_buf_add_char(&text, '}');
    if (sl_doc_parse(&schema, sl_buf_str(&text), NULL)) /* it may be nested too deep now */
        REQUIRE(outcome(&schema, 0, doc, node, true) != SL_BAD_ANSWER);
    sl_doc_clear(&schema);
    sl_buf_clear(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    if (sl_doc_parse(&doc, (struct sl_str){(const char *)data, size}, NULL) &&
        sl_doc_kind(&doc, 0) == SL_ARRAY && doc.nodes[0].count > 0) {
        bool supported = sl_schema_supported(&doc, 1, &err);
        if (!supported)
            check_error(&err, false);
        for (uint32_t node = sl_doc_next(&doc, 1); node < doc.count;
             node = sl_doc_next(&doc, node)) {
            enum sl_code code = outcome(&doc, 1, &doc, node, supported);
            check_reprinted(&doc, 1, node, code);
            check_const(&doc, node);
        }
    }
    sl_doc_clear(&doc);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/*
 * Patches: an array of a document and patches for it. Whatever they do, sizes and heights stay
 * true, a failing patch leaves nothing, and another holder of the document sees nothing.
 */
#include "fuzz.h"

#include <string.h>

#include "sluice/patch.h"

static struct sl_buf printed(const struct sl_value *value)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_value_print(value, &out);
    REQUIRE(!out.failed && out.len == sl_value_size(value));
    return out;
}

static void apply(struct sl_value **value, const struct sl_doc *doc, uint32_t patch)
{
    static const struct sl_patch_limits limits = {.max_size = 1 << 16, .max_work = 1 << 16};
    struct sl_patch_result result;
    struct sl_error err = {0};
    struct sl_value *other = sl_value_ref(*value);
    struct sl_buf before = printed(*value);

    bool shared = sl_patch_apply(&other, doc, patch, &limits, &result, NULL);
    struct sl_buf after_shared = printed(other);
    struct sl_buf unseen = printed(*value);
    REQUIRE(sl_str_equal(sl_buf_str(&before), sl_buf_str(&unseen)));
    sl_value_unref(other);

    bool good = sl_patch_apply(value, doc, patch, &limits, &result, &err);
    struct sl_buf after = printed(*value);
    REQUIRE(good == (err.code == SL_OK));
    REQUIRE(good || sl_str_equal(sl_buf_str(&before), sl_buf_str(&after)));
    /* Copying what is shared is work, so that alone may make a difference. */
    if (shared)
        REQUIRE(good && sl_str_equal(sl_buf_str(&after_shared), sl_buf_str(&after)));
    sl_buf_clear(&before);
    sl_buf_clear(&unseen);
    sl_buf_clear(&after_shared);
    sl_buf_clear(&after);
}

static void check_measures(const struct sl_value *value)
{
    struct sl_buf out = printed(value);
    struct sl_value *again = sl_value_parse(sl_buf_str(&out), NULL);

    REQUIRE(again && sl_value_equal(value, again));
    REQUIRE(sl_value_height(value) == sl_value_height(again));
    sl_value_unref(again);
    sl_buf_clear(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct sl_doc doc = {0};

    if (sl_doc_parse(&doc, (struct sl_str){(const char *)data, size}, NULL) &&
        sl_doc_kind(&doc, 0) == SL_ARRAY && doc.nodes[0].count > 0) {
        struct sl_value *value = sl_value_from_node(&doc, 1);
        REQUIRE(value);
        for (uint32_t at = sl_doc_next(&doc, 1); at < doc.count; at = sl_doc_next(&doc, at)) {
            apply(&value, &doc, at);
            check_measures(value);
        }
        sl_value_unref(value);
    }
    sl_doc_clear(&doc);
    return 0;
}

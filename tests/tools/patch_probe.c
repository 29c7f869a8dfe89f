/* SPDX-License-Identifier: MIT */
/*
 * Applies patches from lines, for tests that hold them against other implementations.
 *
 * Each line is {"doc":…,"patch":[…]}; the answer is one line, {"ok":…,"deviates":…,"code":…,
 * "doc":…} with the document as it is afterwards. The document is applied to twice: alone, and
 * while somebody else holds it; both must agree and the other holder must see nothing of it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "sluice/patch.h"

static void require(bool condition, const char *what)
{
    if (condition)
        return;
    fprintf(stderr, "patch_probe: %s\n", what);
    exit(1);
}

static struct sl_buf printed(const struct sl_value *value)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_value_print(value, &out);
    require(!out.failed, "no memory");
    return out;
}

/* Size and height are what a fresh parse of the printed form says. */
static void check_measures(const struct sl_value *value, struct sl_str text)
{
    struct sl_value *again = sl_value_parse(text, NULL);

    require(again, "what was printed does not parse");
    require(sl_value_size(value) == text.len, "the size is wrong");
    require(sl_value_height(value) == sl_value_height(again), "the height is wrong");
    require(sl_value_equal(value, again), "a value does not equal itself");
    sl_value_unref(again);
}

static void check_shared(struct sl_value *value, const struct sl_doc *doc, uint32_t patch,
                         bool expected, struct sl_str after)
{
    struct sl_patch_result result;
    struct sl_buf before = printed(value);
    struct sl_value *other = sl_value_ref(value);

    require(sl_patch_apply(&other, doc, patch, NULL, &result, NULL) == expected,
            "sharing changes the outcome");
    struct sl_buf left = printed(value), right = printed(other);
    require(sl_str_equal(sl_buf_str(&left), sl_buf_str(&before)), "another holder sees a change");
    require(sl_str_equal(sl_buf_str(&right), after), "sharing changes the result");
    sl_value_unref(other);
    sl_buf_clear(&before);
    sl_buf_clear(&left);
    sl_buf_clear(&right);
}

static void answer(const struct sl_doc *doc)
{
    struct sl_patch_result result;
    struct sl_error err = {0};
    uint32_t patch = sl_doc_get(doc, 0, SL_STR("patch"));
    uint32_t document = sl_doc_get(doc, 0, SL_STR("doc"));

    require(patch != SL_NONE && document != SL_NONE, "a line lacks `doc` or `patch`");
    struct sl_value *value = sl_value_from_node(doc, document);
    struct sl_value *shared = sl_value_from_node(doc, document);
    require(value && shared, "no memory");
    struct sl_buf before = printed(value);
    bool good = sl_patch_apply(&value, doc, patch, NULL, &result, &err);
    struct sl_buf after = printed(value);
    require(good || sl_str_equal(sl_buf_str(&before), sl_buf_str(&after)),
            "a failing patch left something");
    check_measures(value, sl_buf_str(&after));
    check_shared(shared, doc, patch, good, sl_buf_str(&after));
    printf("{\"ok\":%s,\"deviates\":%s,\"code\":\"%s\",\"doc\":", good ? "true" : "false",
           result.deviates ? "true" : "false", sl_code_name(err.code));
    fwrite(after.ptr, 1, after.len, stdout);
    puts("}");
    sl_buf_clear(&before);
    sl_buf_clear(&after);
    sl_value_unref(value);
    sl_value_unref(shared);
}

int main(void)
{
    struct sl_doc doc = {0};
    char *line = NULL;
    size_t cap = 0;

    for (ssize_t length; (length = getline(&line, &cap, stdin)) > 0;) {
        struct sl_error err = {0};
        require(sl_doc_parse(&doc, (struct sl_str){line, (size_t)length}, &err), err.text);
        answer(&doc);
        fflush(stdout);
    }
    free(line);
    sl_doc_clear(&doc);
    return 0;
}

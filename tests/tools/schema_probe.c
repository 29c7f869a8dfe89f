/* SPDX-License-Identifier: MIT */
/*
 * Checks values against schemas from lines, for tests that hold them against other
 * implementations. Each line is {"schema":…,"value":…}; the answer is one line,
 * {"ok":…,"code":…,"field":…,"text":…}.
 */
#include <stdio.h>
#include <stdlib.h>

#include "sluice/schema.h"

static void add(struct sl_buf *out, const char *name, const char *text)
{
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_json_add_string(out, sl_str_from(text));
}

static void answer(const struct sl_doc *doc, struct sl_buf *out)
{
    struct sl_error err = {0};
    uint32_t schema = sl_doc_get(doc, 0, SL_STR("schema"));
    uint32_t value = sl_doc_get(doc, 0, SL_STR("value"));

    bool good = sl_schema_check(doc, schema, doc, value, &err);
    sl_buf_reset(out);
    sl_buf_add_str(out, good ? SL_STR("{\"ok\":true") : SL_STR("{\"ok\":false"));
    add(out, "code", sl_code_name(err.code));
    add(out, "field", err.field);
    add(out, "text", err.text);
    printf("%.*s}\n", SL_STR_ARG(sl_buf_str(out)));
}

int main(void)
{
    struct sl_doc doc = {0};
    struct sl_buf out = SL_BUF_INIT;
    char *line = NULL;
    size_t cap = 0;

    for (ssize_t length; (length = getline(&line, &cap, stdin)) > 0;) {
        struct sl_error err = {0};
        if (!sl_doc_parse(&doc, (struct sl_str){line, (size_t)length}, &err)) {
            fprintf(stderr, "schema_probe: %s\n", err.text);
            return 1;
        }
        answer(&doc, &out);
    }
    free(line);
    sl_buf_clear(&out);
    sl_doc_clear(&doc);
    return 0;
}

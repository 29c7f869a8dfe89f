/* SPDX-License-Identifier: MIT */
/* `sluice patch`: a document after a JSON Patch. */
#include <string.h>

#include "daemon/cli.h"
#include "daemon/cli_io.h"
#include "daemon/exit.h"
#include "daemon/operand.h"
#include "sluice/patch.h"

#define MAX_DOCUMENT ((size_t)256 << 20) /* bytes of each, and of the outcome */
#define MAX_WORK     ((size_t)256 << 20) /* elements that a patch moves */
#define QUOTED       60

static const struct option_table table = {
    .usage =
        "Usage: sluice patch DOC PATCH\n\n"
        "Applies the JSON Patch (RFC 6902) in the file PATCH to the document in the file DOC\n"
        "and prints the outcome as one line of JSON, numbers and strings as they were spelled.\n"
        "One of the files may be `-`, standard input. Exits with 1, and prints no document,\n"
        "when the patch does not apply.",
};

struct text {
    struct sl_buf bytes;
    struct sl_doc doc;
};

static bool read_json(struct text *text, const char *path, struct sl_error *err)
{
    struct cli_input input;
    struct sl_error why = {0};

    if (!cli_open(&input, path, err))
        return false;
    bool ok = cli_read_all(&input, MAX_DOCUMENT, &text->bytes, err);
    cli_close(&input);
    if (!ok || sl_doc_parse(&text->doc, sl_buf_str(&text->bytes), &why))
        return ok;
    sl_error_set(err, why.code, "", "%.150s: %s (byte %zu)", input.name, why.text, why.offset + 1);
    return false;
}

/* A string member's text as it is spelled, "" where there is none. */
static struct sl_str member_text(const struct sl_doc *doc, uint32_t object, const char *name)
{
    uint32_t node = sl_doc_get(doc, object, sl_str_from(name));

    if (node == SL_NONE || sl_doc_kind(doc, node) != SL_STRING)
        return SL_STR("");
    struct sl_str text = sl_doc_body(doc, node);
    if (text.len > QUOTED)
        text.len = QUOTED;
    return text;
}

/* The operation, what it was to do, and why it could not. */
static void explain(const struct sl_doc *patch, size_t failed, const struct sl_error *why,
                    struct sl_error *err)
{
    uint32_t op = 1;

    if (why->code == SL_NO_MEMORY) {
        sl_error_memory(err);
        return;
    }
    if (sl_doc_kind(patch, 0) != SL_ARRAY || failed >= patch->nodes[0].count) {
        sl_error_set(err, why->code, "", "the patch: %s", why->text);
        return;
    }
    for (size_t i = 0; i < failed; i++)
        op = sl_doc_next(patch, op);
    if (sl_doc_kind(patch, op) != SL_OBJECT) {
        sl_error_set(err, why->code, "", "operation %zu: %s", failed, why->text);
        return;
    }
    struct sl_str name = member_text(patch, op, "op");
    struct sl_str path = member_text(patch, op, "path");
    sl_error_set(err, why->code, "", "operation %zu (%.*s \"%.*s\"): %s (%s)", failed,
                 SL_STR_ARG(name), SL_STR_ARG(path), why->text, why->field);
}

static bool apply(const struct sl_doc *document, const struct sl_doc *patch, struct sl_error *err)
{
    const struct sl_patch_limits limits = {.max_size = MAX_DOCUMENT, .max_work = MAX_WORK};
    struct sl_value *value = sl_value_from_node(document, 0);
    struct sl_patch_result result;
    struct sl_error why = {0};
    struct sl_buf out = SL_BUF_INIT;

    if (!value)
        return sl_error_memory(err);
    bool ok = sl_patch_apply(&value, patch, 0, &limits, &result, &why);
    if (ok) {
        sl_value_print(value, &out);
        sl_buf_add_char(&out, '\n');
        ok = out.failed ? sl_error_memory(err) : cli_write(sl_buf_str(&out), err) && cli_flush(err);
    } else {
        explain(patch, result.failed_op, &why, err);
    }
    sl_buf_clear(&out);
    sl_value_unref(value);
    return ok;
}

static bool run(int argc, char *const argv[], struct sl_error *err)
{
    struct operands operands = {.names = {"DOC", "PATCH"}, .least = 2};
    struct text document = {0}, patch = {0};

    if (!operands_and_options(&operands, &table, NULL, argc, argv, err))
        return false;
    if (strcmp(operands.found[0], "-") == 0 && strcmp(operands.found[1], "-") == 0) {
        sl_error_set(err, SL_BAD_OPTION, "", "only one of them can be standard input");
        return false;
    }
    bool ok = read_json(&document, operands.found[0], err) &&
              read_json(&patch, operands.found[1], err) && apply(&document.doc, &patch.doc, err);
    sl_doc_clear(&document.doc);
    sl_doc_clear(&patch.doc);
    sl_buf_clear(&document.bytes);
    sl_buf_clear(&patch.bytes);
    return ok;
}

int cli_patch_main(int argc, char *const argv[])
{
    struct sl_error err = {0};

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    return run(argc, argv, &err) ? EXIT_OK : cli_report("sluice patch", &table, &err);
}

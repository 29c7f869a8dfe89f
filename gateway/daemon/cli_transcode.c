/* SPDX-License-Identifier: MIT */
/* `sluice transcode`: JSON Lines as MessagePack values one behind another, and back. */
#include <inttypes.h>
#include <string.h>

#include "daemon/cli.h"
#include "daemon/cli_lines.h"
#include "daemon/exit.h"
#include "daemon/operand.h"
#include "sluice/msgpack.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define TRANSCODE_OPTIONS(X)                                                                       \
    X(to, "to", TEXT, "msgpack|json", NULL, 0, 0, "what to make of the input; required")

struct transcode_options {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    TRANSCODE_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name,  OPTION_##type, offsetof(struct transcode_options, member), value, preset, min, max,    \
     false, help},
    TRANSCODE_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage = "Usage: sluice transcode --to msgpack|json [FILE|-]\n\n"
             "Turns JSON Lines into MessagePack values, one behind another, in the form that the\n"
             "protocol has for them; or such values into JSON Lines. Stops with 1 at the first\n"
             "line or value that is none, and names its line or byte.",
    .epilog = "The environment sets none of these.\n",
};

/* ---- JSON Lines to MessagePack ---- */

static bool write_line(struct sl_doc *doc, struct sl_str line, struct sl_buf *out, uint64_t number,
                       bool ended, struct sl_error *err)
{
    struct sl_error why = {0};

    if (!sl_doc_parse(doc, line, &why)) {
        const char *rule = ended ? sl_code_name(why.code) : "cut";
        if (why.code == SL_NO_MEMORY)
            return sl_error_memory(err);
        sl_error_set(err, why.code, "", "line %" PRIu64 ": %s: %s (byte %zu)", number, rule,
                     why.text, why.offset + 1);
        return false;
    }
    sl_buf_reset(out);
    sl_msgpack_write(doc, 0, out);
    return out->failed ? sl_error_memory(err) : cli_write(sl_buf_str(out), err);
}

static bool to_msgpack(const struct cli_input *input, struct sl_error *err)
{
    struct cli_lines lines = {.input = input};
    struct sl_doc doc = {0};
    struct sl_buf out = SL_BUF_INIT;
    struct sl_str line;
    enum cli_got got;
    bool ok = true;

    while (ok && (got = cli_next_line(&lines, &line, err)) != CLI_END) {
        if (got == CLI_TOO_LONG)
            sl_error_set(err, SL_TOO_LARGE, "",
                         "line %" PRIu64 ": too_large: the line is over %zu bytes", lines.number,
                         CLI_MAX_LINE);
        ok = (got == CLI_LINE || got == CLI_UNENDED) &&
             write_line(&doc, line, &out, lines.number, got == CLI_LINE, err);
    }
    cli_lines_clear(&lines);
    sl_doc_clear(&doc);
    sl_buf_clear(&out);
    return ok;
}

/* ---- MessagePack to JSON Lines ---- */

struct values {
    struct sl_buf bytes; /* read and not yet written */
    size_t from;         /* where the next value begins in them */
    uint64_t offset;     /* of the bytes in the input */
    struct sl_msgpack_scan scan;
    struct sl_buf out;
};

static bool write_value(struct values *values, struct sl_error *err)
{
    struct sl_str value = {values->bytes.ptr + values->from, values->scan.at};
    struct sl_error why = {0};

    sl_buf_reset(&values->out);
    if (!sl_msgpack_read(value, &values->out, &why)) {
        if (why.code == SL_NO_MEMORY)
            return sl_error_memory(err);
        sl_error_set(err, why.code, "", "byte %" PRIu64 ": %s: %s",
                     values->offset + values->from + why.offset, sl_code_name(why.code), why.text);
        return false;
    }
    sl_buf_add_char(&values->out, '\n');
    values->from += values->scan.at;
    values->scan = (struct sl_msgpack_scan){0};
    return values->out.failed ? sl_error_memory(err) : cli_write(sl_buf_str(&values->out), err);
}

/* All values that are whole. */
static bool write_values(struct values *values, struct sl_error *err)
{
    for (;;) {
        struct sl_str left = {values->bytes.ptr + values->from, values->bytes.len - values->from};
        if (left.len == 0 || !sl_msgpack_scan(&values->scan, left))
            break;
        if (!write_value(values, err))
            return false;
    }
    if (values->scan.at > CLI_MAX_LINE || values->scan.left > CLI_MAX_LINE) {
        sl_error_set(err, SL_TOO_LARGE, "",
                     "byte %" PRIu64 ": too_large: the value is over %zu bytes",
                     values->offset + values->from, CLI_MAX_LINE);
        return false;
    }
    return true;
}

/* Room at the end for what comes next. */
static bool make_room(struct values *values, size_t size, struct sl_error *err)
{
    struct sl_buf *bytes = &values->bytes;

    if (values->from > 0) {
        bytes->len -= values->from;
        memmove(bytes->ptr, bytes->ptr + values->from, bytes->len);
        values->offset += values->from;
        values->from = 0;
    }
    return sl_buf_reserve(bytes, size) || sl_error_memory(err);
}

static bool copy_values(const struct cli_input *input, struct values *values, struct sl_error *err)
{
    enum { PIECE = 64 << 10 };
    size_t got;

    do {
        if (!make_room(values, PIECE, err) ||
            !cli_read(input, values->bytes.ptr + values->bytes.len, PIECE, &got, err))
            return false;
        values->bytes.len += got;
        if (!write_values(values, err))
            return false;
    } while (got > 0);
    if (values->from == values->bytes.len)
        return true;
    sl_error_set(err, SL_BAD_MSGPACK, "", "byte %" PRIu64 ": cut: the input ends within a value",
                 values->offset + values->from);
    return false;
}

static bool to_json(const struct cli_input *input, struct sl_error *err)
{
    struct values values = {0};
    bool ok = copy_values(input, &values, err);

    sl_buf_clear(&values.bytes);
    sl_buf_clear(&values.out);
    return ok;
}

/* ---- the command ---- */

static bool transcode(const char *path, const char *to, struct sl_error *err)
{
    struct cli_input input;
    bool is_json = to && strcmp(to, "json") == 0;

    if (!to)
        sl_error_set(err, SL_BAD_OPTION, "--to", "it is required");
    else if (!is_json && strcmp(to, "msgpack") != 0)
        sl_error_set(err, SL_BAD_OPTION, "--to", "\"%.60s\" is neither msgpack nor json", to);
    if (err->code != SL_OK || !cli_open(&input, path, err))
        return false;
    bool ok = is_json ? to_json(&input, err) : to_msgpack(&input, err);
    cli_close(&input);
    struct sl_error flush = {0};
    if (!cli_flush(&flush) && ok) {
        *err = flush;
        ok = false;
    }
    return ok;
}

int cli_transcode_main(int argc, char *const argv[])
{
    struct transcode_options options = {0};
    struct operands operands = {.names = {"FILE"}};
    struct sl_error err = {0};

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = options_preset(&table, &options, &err) &&
              operands_and_options(&operands, &table, &options, argc, argv, &err) &&
              transcode(operands.found[0], options.to, &err);
    options_clear(&table, &options);
    return ok ? EXIT_OK : cli_report("sluice transcode", &table, &err);
}

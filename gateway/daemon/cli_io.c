/* SPDX-License-Identifier: MIT */
/* Input in pieces, output that may fail, and last words. */
#include "daemon/cli_io.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "daemon/exit.h"

static bool unreadable(const struct cli_input *input, struct sl_error *err)
{
    sl_error_set(err, SL_BAD_OPTION, "", "%.150s: %s", input->name, strerror(errno));
    return false;
}

bool cli_open(struct cli_input *input, const char *path, struct sl_error *err)
{
    bool is_stdin = !path || strcmp(path, "-") == 0;

    input->name = is_stdin ? "standard input" : path;
    input->fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    return input->fd >= 0 || unreadable(input, err);
}

void cli_close(struct cli_input *input)
{
    if (input->fd > STDIN_FILENO)
        close(input->fd);
    input->fd = -1;
}

bool cli_read(const struct cli_input *input, char *out, size_t size, size_t *got,
              struct sl_error *err)
{
    ssize_t count;

    do
        count = read(input->fd, out, size);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        return unreadable(input, err);
    *got = (size_t)count;
    return true;
}

bool cli_read_all(const struct cli_input *input, size_t max, struct sl_buf *out,
                  struct sl_error *err)
{
    enum { PIECE = 64 << 10 };
    size_t got;

    for (;;) {
        if (!sl_buf_reserve(out, PIECE))
            return sl_error_memory(err);
        if (!cli_read(input, out->ptr + out->len, PIECE, &got, err))
            return false;
        if (got == 0)
            return true;
        out->len += got;
        if (out->len > max) {
            sl_error_set(err, SL_TOO_LARGE, "", "%.150s: it is over the limit of %zu bytes",
                         input->name, max);
            return false;
        }
    }
}

static bool output_failed(struct sl_error *err)
{
    sl_error_set(err, SL_SYSTEM, "", "standard output: %s", strerror(errno));
    return false;
}

bool cli_write(struct sl_str bytes, struct sl_error *err)
{
    return bytes.len == 0 || fwrite(bytes.ptr, 1, bytes.len, stdout) == bytes.len ||
           output_failed(err);
}

bool cli_flush(struct sl_error *err)
{
    return fflush(stdout) == 0 || output_failed(err);
}

int cli_report(const char *program, const struct option_table *table, const struct sl_error *err)
{
    fprintf(stderr, "%s: %s%s%s\n", program, err->field, err->field[0] ? ": " : "", err->text);
    if (err->code != SL_BAD_OPTION)
        return EXIT_FAILED;
    fprintf(stderr, "%.*s\n", (int)strcspn(table->usage, "\n"), table->usage);
    return EXIT_MISUSE;
}

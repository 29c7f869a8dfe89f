/* SPDX-License-Identifier: MIT */
/* Rewrites the generated regions of docs/protocol.md; with --check only compares them. */
#include <stdio.h>
#include <string.h>

#include "gen.h"

static bool read_file(const char *path, struct sl_buf *out)
{
    FILE *file = fopen(path, "rb");
    size_t got;

    if (!file)
        return false;
    do {
        char block[4096];
        got = fread(block, 1, sizeof(block), file);
        sl_buf_add(out, block, got);
    } while (got);
    bool good = !ferror(file) && !out->failed;
    fclose(file);
    return good;
}

static bool write_file(const char *path, struct sl_str text)
{
    FILE *file = fopen(path, "wb");

    if (!file)
        return false;
    bool good = fwrite(text.ptr, 1, text.len, file) == text.len;
    return fclose(file) == 0 && good;
}

static void add_mark(struct sl_buf *out, const char *word, const char *name)
{
    sl_buf_add_lit(out, "<!-- ");
    sl_buf_add_str(out, sl_str_from(word));
    sl_buf_add_char(out, ' ');
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, " -->\n");
}

/* Replaces what stands between a region's marks, each of which is a line that stands there once. */
static bool replace_region(struct sl_buf *text, const char *name)
{
    struct sl_buf begin = SL_BUF_INIT, end = SL_BUF_INIT, fresh = SL_BUF_INIT;

    add_mark(&begin, "begin", name);
    add_mark(&end, "end", name);
    char *from = memmem(text->ptr, text->len, begin.ptr, begin.len);
    char *to = from ? memmem(from, text->len - (size_t)(from - text->ptr), end.ptr, end.len) : NULL;
    if (to) {
        from += begin.len;
        sl_buf_add(&fresh, text->ptr, (size_t)(from - text->ptr));
        gen_region(sl_str_from(name), &fresh);
        sl_buf_add(&fresh, to, text->len - (size_t)(to - text->ptr));
        sl_buf_clear(text);
        *text = fresh;
    } else {
        fprintf(stderr, "the region \"%s\" is not marked\n", name);
    }
    sl_buf_clear(&begin);
    sl_buf_clear(&end);
    return to != NULL;
}

static bool renew(struct sl_buf *text)
{
    const char *name;
    bool good = true;

    for (size_t i = 0; (name = gen_region_name(i)); i++)
        good = replace_region(text, name) && good;
    return good && !text->failed && gen_check_examples(sl_buf_str(text));
}

int main(int argc, char **argv)
{
    bool check = argc == 3 && strcmp(argv[1], "--check") == 0;
    const char *path = argv[argc - 1];
    struct sl_buf old = SL_BUF_INIT, text = SL_BUF_INIT;

    if (argc != 2 && !check) {
        fprintf(stderr, "Usage: protocol_doc [--check] FILE\n");
        return 2;
    }
    bool good = read_file(path, &old);
    if (!good)
        fprintf(stderr, "%s cannot be read\n", path);
    sl_buf_add_str(&text, sl_buf_str(&old));
    good = good && renew(&text);
    if (good && check && !sl_str_equal(sl_buf_str(&old), sl_buf_str(&text))) {
        fprintf(stderr, "%s is out of date: build the target `docs`\n", path);
        good = false;
    }
    if (good && !check)
        good = write_file(path, sl_buf_str(&text));
    sl_buf_clear(&old);
    sl_buf_clear(&text);
    return good ? 0 : 1;
}

/* SPDX-License-Identifier: MIT */
/*
 * MessagePack from lines, for tests that hold it against other implementations. Each line is one
 * letter and a text; the answer is one line:
 *
 *   J JSON   its MessagePack, in hexadecimal
 *   M hex    the JSON of that MessagePack
 *   D hex    the text of the double with these 8 bytes, most significant first
 *
 * What is refused is answered by '!' and the code's name.
 */
#include <stdio.h>
#include <stdlib.h>

#include "sluice/msgpack.h"

static void from_hex(struct sl_str hex, struct sl_buf *out)
{
    for (size_t i = 0; i + 1 < hex.len; i += 2) {
        char pair[3] = {hex.ptr[i], hex.ptr[i + 1], '\0'};
        sl_buf_add_char(out, (char)strtoul(pair, NULL, 16));
    }
}

static void print_hex(struct sl_str bytes)
{
    for (size_t i = 0; i < bytes.len; i++)
        printf("%02x", (unsigned char)bytes.ptr[i]);
}

static void answer_json(struct sl_str json, struct sl_buf *out, struct sl_error *err)
{
    struct sl_doc doc = {0};

    if (sl_doc_parse(&doc, json, err)) {
        sl_msgpack_write(&doc, 0, out);
        print_hex(sl_buf_str(out));
    }
    sl_doc_clear(&doc);
}

static void answer_msgpack(struct sl_str bytes, struct sl_buf *out, struct sl_error *err)
{
    if (sl_msgpack_read(bytes, out, err))
        fwrite(out->ptr, 1, out->len, stdout);
}

static void answer_double(struct sl_str bytes)
{
    uint64_t bits = 0;
    double number;
    char text[32];

    for (size_t i = 0; i < bytes.len; i++)
        bits = bits << 8 | (unsigned char)bytes.ptr[i];
    memcpy(&number, &bits, sizeof(number));
    fwrite(text, 1, sl_number_print(number, text), stdout);
}

static void answer(char question, struct sl_str text)
{
    struct sl_buf bytes = SL_BUF_INIT, out = SL_BUF_INIT;
    struct sl_error err = {0};

    if (question != 'J')
        from_hex(text, &bytes);
    if (question == 'J')
        answer_json(text, &out, &err);
    else if (question == 'M')
        answer_msgpack(sl_buf_str(&bytes), &out, &err);
    else
        answer_double(sl_buf_str(&bytes));
    if (err.code != SL_OK)
        printf("!%s", sl_code_name(err.code));
    putchar('\n');
    fflush(stdout);
    sl_buf_clear(&bytes);
    sl_buf_clear(&out);
}

int main(void)
{
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;

    while ((len = getline(&line, &cap, stdin)) > 2) {
        len -= line[len - 1] == '\n';
        answer(line[0], (struct sl_str){line + 2, (size_t)len - 2});
    }
    free(line);
    return 0;
}

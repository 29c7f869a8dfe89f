/* SPDX-License-Identifier: MIT */
/* MessagePack as JSON. */
#include "sluice/msgpack.h"

/* One more than may be open: the template's own limit is never met. */
#define MSGPACK_EMBED_STACK_SIZE (SL_MAX_DEPTH + 1)

#include <math.h>
#include <msgpack/unpack.h>
#include <msgpack/unpack_define.h>

#include "text.h"

/*
 * msgpack-c's streaming template finds the values; the callbacks write them as JSON at once, so
 * nothing is ever reserved for what a head claims. Positions inside `text` tell how much is left.
 */
struct reader {
    struct sl_buf *out;
    struct sl_error *err;
    size_t len;     /* of the input */
    size_t claimed; /* values announced so far, the whole included; each needs a byte of its own */
    uint32_t depth;
    bool wants_key;
};

/* What the template keeps per open container: how many values or members are still to come. */
struct open_container {
    uint32_t left;
};

enum { REFUSED = -3 }; /* apart from the template's own results */

static int refuse(struct reader *reader, enum sl_code code, const char *why)
{
    sl_error_set(reader->err, code, "", "%s", why);
    return REFUSED;
}

static int begin_scalar(struct reader *reader)
{
    if (reader->wants_key)
        return refuse(reader, SL_BAD_MSGPACK, "a map has a key that is no string");
    return 0;
}

static int begin_container(struct reader *reader, size_t values, const char *empty, char opener)
{
    if (reader->wants_key)
        return refuse(reader, SL_BAD_MSGPACK, "a map has a key that is no string");
    if (reader->depth == SL_MAX_DEPTH)
        return refuse(reader, SL_TOO_DEEP, "arrays and maps are nested deeper than 512");
    if (values > reader->len - reader->claimed)
        return refuse(reader, SL_BAD_MSGPACK, "a count is larger than what follows");
    reader->claimed += values;
    if (values == 0) {
        sl_buf_add(reader->out, empty, 2);
    } else {
        sl_buf_add_char(reader->out, opener);
        reader->depth++;
    }
    return 0;
}

static void end_container(struct reader *reader, char closer)
{
    sl_buf_add_char(reader->out, closer);
    reader->depth--;
}

static int add_word(struct reader *reader, struct sl_str word)
{
    int result = begin_scalar(reader);

    if (result == 0)
        sl_buf_add_str(reader->out, word);
    return result;
}

static int add_unsigned(struct reader *reader, uint64_t number)
{
    int result = begin_scalar(reader);

    if (result == 0)
        sl_buf_add_u64(reader->out, number);
    return result;
}

static int add_signed(struct reader *reader, int64_t number)
{
    int result = begin_scalar(reader);

    if (result == 0 && number < 0)
        sl_buf_add_char(reader->out, '-');
    if (result == 0)
        sl_buf_add_u64(reader->out, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
    return result;
}

static int add_double(struct reader *reader, double number)
{
    char text[32];
    int result = begin_scalar(reader);

    if (result == 0 && !isfinite(number))
        result = refuse(reader, SL_BAD_MSGPACK, "a number is not finite");
    if (result == 0)
        sl_buf_add(reader->out, text, sl_number_print(number, text));
    return result;
}

static int add_string(struct reader *reader, struct sl_str text)
{
    sl_json_add_string(reader->out, text);
    if (reader->wants_key)
        sl_buf_add_char(reader->out, ':');
    reader->wants_key = false;
    return 0;
}

/* UTF-8 that may hold the three-byte form of surrogates. */
static bool is_wtf8(struct sl_str text)
{
    size_t bad_at;

    while (!sl_utf8_valid(text, &bad_at)) {
        const unsigned char *bad = (const unsigned char *)text.ptr + bad_at;
        if (text.len - bad_at < 3 || bad[0] != 0xed || bad[1] < 0xa0 || bad[1] > 0xbf ||
            bad[2] < 0x80 || bad[2] > 0xbf)
            return false;
        text.ptr += bad_at + 3;
        text.len -= bad_at + 3;
    }
    return true;
}

static int add_ext_number(struct reader *reader, struct sl_str text)
{
    int result = begin_scalar(reader);

    const char *end = text.ptr + text.len;

    if (result == 0 && sl_number_end(text.ptr, end) != end)
        result = refuse(reader, SL_BAD_MSGPACK, "extension 1 holds no JSON number");
    if (result == 0)
        sl_buf_add_str(reader->out, text);
    return result;
}

/* `body` begins with the type; without one it is empty. */
static int add_extension(struct reader *reader, struct sl_str body)
{
    struct sl_str data = {body.ptr + 1, body.len - 1};

    if (body.len && body.ptr[0] == SL_EXT_NUMBER)
        return add_ext_number(reader, data);
    if (!body.len || body.ptr[0] != SL_EXT_STRING)
        return refuse(reader, SL_BAD_MSGPACK, "an extension is of an unknown type");
    if (!is_wtf8(data))
        return refuse(reader, SL_BAD_UTF8, "extension 2 holds no WTF-8");
    return add_string(reader, data);
}

/* The names that the template asks for. A callback gives the value that it read; only containers
 * have any. */
#define ON(name, ...)                                                                              \
    static inline int on##name(struct reader *reader, __VA_ARGS__, struct open_container *value)
#define ON_WORD(name, word)                                                                        \
    static inline int on##name(struct reader *reader, struct open_container *value)                \
    {                                                                                              \
        *value = (struct open_container){0};                                                       \
        return add_word(reader, SL_STR(word));                                                     \
    }
#define ON_NUMBER(name, type, add)                                                                 \
    ON(name, type number)                                                                          \
    {                                                                                              \
        *value = (struct open_container){0};                                                       \
        return add(reader, number);                                                                \
    }
ON_WORD(_nil, "null")
ON_WORD(_true, "true")
ON_WORD(_false, "false")
ON_NUMBER(_uint8, uint8_t, add_unsigned)
ON_NUMBER(_uint16, uint16_t, add_unsigned)
ON_NUMBER(_uint32, uint32_t, add_unsigned)
ON_NUMBER(_uint64, uint64_t, add_unsigned)
ON_NUMBER(_int8, int8_t, add_signed)
ON_NUMBER(_int16, int16_t, add_signed)
ON_NUMBER(_int32, int32_t, add_signed)
ON_NUMBER(_int64, int64_t, add_signed)
ON_NUMBER(_float, float, add_double)
ON_NUMBER(_double, double, add_double)

static inline struct open_container on_root(struct reader *reader)
{
    (void)reader;
    return (struct open_container){0};
}

ON(_str, const char *input, const char *ptr, unsigned len)
{
    struct sl_str text = {len ? ptr : input, len};

    *value = (struct open_container){0};
    if (!sl_utf8_valid(text, NULL))
        return refuse(reader, SL_BAD_UTF8, "a string is not UTF-8");
    return add_string(reader, text);
}

ON(_bin, const char *input, const char *ptr, unsigned len)
{
    (void)input, (void)ptr, (void)len, (void)value;
    return refuse(reader, SL_BAD_MSGPACK, "binary data has no form in JSON");
}

ON(_ext, const char *input, const char *ptr, unsigned len)
{
    *value = (struct open_container){0};
    return add_extension(reader, (struct sl_str){len ? ptr : input, len});
}

ON(_array, unsigned count)
{
    *value = (struct open_container){count};
    return begin_container(reader, count, "[]", '[');
}

ON(_map, unsigned count)
{
    int result = begin_container(reader, (size_t)count * 2, "{}", '{');

    *value = (struct open_container){count};
    reader->wants_key = result == 0 && count > 0;
    return result;
}

static inline int on_array_item(struct reader *reader, struct open_container *array,
                                struct open_container element)
{
    (void)element;
    if (--array->left)
        sl_buf_add_char(reader->out, ',');
    else
        end_container(reader, ']');
    return 0;
}

static inline int on_map_item(struct reader *reader, struct open_container *map,
                              struct open_container key, struct open_container member)
{
    (void)key, (void)member;
    reader->wants_key = --map->left > 0;
    if (reader->wants_key)
        sl_buf_add_char(reader->out, ',');
    else
        end_container(reader, '}');
    return 0;
}

#define msgpack_unpack_struct(name)     struct unpack##name
#define msgpack_unpack_func(type, name) static inline type unpack##name
#define msgpack_unpack_callback(name)   on##name
#define msgpack_unpack_object           struct open_container
#define msgpack_unpack_user             struct reader
#include <msgpack/unpack_template.h>

static bool read_value(struct reader *user, struct sl_str msgpack, size_t *at)
{
    struct unpack_context context;

    context.user = *user;
    unpack_init(&context);
    int result = unpack_execute(&context, msgpack.ptr, msgpack.len, at);
    if (user->out->failed)
        return sl_error_memory(user->err);
    if (result == 0)
        refuse(user, SL_BAD_MSGPACK, "the value ends too early");
    else if (result < 0)
        refuse(user, SL_BAD_MSGPACK, "a byte begins no value"); /* unless a callback said more */
    else if (*at < msgpack.len)
        refuse(user, SL_BAD_MSGPACK, "there is something behind the value");
    return result > 0 && *at == msgpack.len;
}

bool sl_msgpack_read(struct sl_str msgpack, struct sl_buf *out, struct sl_error *err)
{
    struct sl_error unused = {0};
    size_t start = out->len;
    size_t at = 0;
    struct reader reader = {
        .out = out, .err = err ? err : &unused, .len = msgpack.len, .claimed = 1};

    if (read_value(&reader, msgpack, &at))
        return true;
    out->len = start;
    reader.err->offset = at;
    if (reader.err->code == SL_TOO_DEEP)
        reader.err->limit = SL_MAX_DEPTH;
    return false;
}

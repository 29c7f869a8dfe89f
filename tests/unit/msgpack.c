/* SPDX-License-Identifier: MIT */
/* MessagePack: exact bytes, what comes back from them, and everything that is refused. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/msgpack.h"

/* Fills `out` with what the hexadecimal text says; white space is skipped. */
static void from_hex(const char *hex, struct sl_buf *out)
{
    sl_buf_reset(out);
    for (; *hex; hex++) {
        char pair[3] = {hex[0], hex[1], 0};
        if (*hex == ' ')
            continue;
        sl_buf_add_char(out, (char)strtoul(pair, NULL, 16));
        hex++;
    }
}

static void to_hex(struct sl_str bytes, struct sl_buf *out)
{
    sl_buf_reset(out);
    for (size_t i = 0; i < bytes.len; i++) {
        char pair[3];
        snprintf(pair, sizeof(pair), "%02x", (unsigned char)bytes.ptr[i]);
        sl_buf_add(out, pair, 2);
    }
}

static void write_json(struct sl_str json, struct sl_buf *out)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    sl_buf_reset(out);
    if (!sl_doc_parse(&doc, json, &err))
        fail_msg("%.*s: %s", SL_STR_ARG(json), err.text);
    sl_msgpack_write(&doc, 0, out);
    assert_false(out->failed);
    sl_doc_clear(&doc);
}

/* JSON, its MessagePack without the spaces, and the JSON that comes back when it is another. */
static const struct {
    const char *json, *hex, *back;
} pairs[] = {
    {"null", "c0", NULL},
    {" true ", "c3", "true"},
    {"false", "c2", NULL},
    {"[]", "90", NULL},
    {"{}", "80", NULL},
    {"[[],{}]", "929080", NULL},
    {"{ \"b\" : 1 , \"a\" : [ ] }", "82a162 01 a161 90", "{\"b\":1,\"a\":[]}"},
    /* integers in their shortest form */
    {"0", "00", NULL},
    {"127", "7f", NULL},
    {"128", "cc80", NULL},
    {"256", "cd0100", NULL},
    {"65536", "ce00010000", NULL},
    {"4294967296", "cf0000000100000000", NULL},
    {"18446744073709551615", "cfffffffffffffffff", NULL},
    {"-1", "ff", NULL},
    {"-33", "d0df", NULL},
    {"-129", "d1ff7f", NULL},
    {"-32769", "d2ffff7fff", NULL},
    {"-9223372036854775808", "d38000000000000000", NULL},
    /* doubles where the text is the one that a double prints */
    {"1.5", "cb3ff8000000000000", NULL},
    {"-0", "cb8000000000000000", NULL},
    {"0.1", "cb3fb999999999999a", NULL},
    {"1e+21", "cb444b1ae4d6e2ef50", NULL},
    {"18446744073709552000", "cb43f0000000000000", NULL},
    /* other number texts travel as they are */
    {"1.0", "c70301312e30", NULL},
    {"1e5", "c70301316535", NULL},
    {"-0.0", "d6012d302e30", NULL},
    {"1E400", "c705013145343030", NULL},
    {"18446744073709551616", "c714013138343436373434303733373039353531363136", NULL},
    {"0.1000", "c70601302e31303030", NULL},
    /* strings by what they mean */
    {"\"\"", "a0", NULL},
    {"\"a\\u0000b\"", "a3610062", NULL},
    {"\"\\u0061\\/\\n\\\"\\\\\"", "a5612f0a225c", "\"a/\\n\\\"\\\\\""},
    {"\"\xc3\xa4\\u00e4\"", "a4c3a4c3a4", "\"\xc3\xa4\xc3\xa4\""},
    {"\"\\ud83d\\ude00\"", "a4f09f9880", "\"\xf0\x9f\x98\x80\""},
    {"\"\\ud83d\"", "c70302eda0bd", NULL},
    {"\"\\ude00x\\ud83d\"", "c70702edb88078eda0bd", NULL},
    {"\"\\ud83d\\ud83d\\ude00\"", "c70702eda0bdf09f9880", "\"\\ud83d\xf0\x9f\x98\x80\""},
    /* order, repeats, odd keys */
    {"{\"b\":1,\"a\":2,\"b\":3}", "83a16201a16102a16203", NULL},
    {"{\"\\ud800\":1,\"\":2}", "82c70302eda08001a002", NULL},
    {"{\"\\u0061\":1,\"a\":2}", "82a16101a16102", "{\"a\":1,\"a\":2}"},
};

static void exact_bytes_both_ways(void **state)
{
    (void)state;
    struct sl_buf packed = SL_BUF_INIT, hex = SL_BUF_INIT, back = SL_BUF_INIT;
    struct sl_buf expected = SL_BUF_INIT, expected_hex = SL_BUF_INIT;

    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        struct sl_error err = {0};
        write_json(sl_str_from(pairs[i].json), &packed);
        from_hex(pairs[i].hex, &expected);
        to_hex(sl_buf_str(&packed), &hex);
        to_hex(sl_buf_str(&expected), &expected_hex);
        if (!sl_str_equal(sl_buf_str(&hex), sl_buf_str(&expected_hex)))
            fail_msg("%s gave %.*s", pairs[i].json, SL_STR_ARG(sl_buf_str(&hex)));
        sl_buf_reset(&back);
        if (!sl_msgpack_read(sl_buf_str(&packed), &back, &err))
            fail_msg("%s: %s", pairs[i].json, err.text);
        struct sl_str want = sl_str_from(pairs[i].back ? pairs[i].back : pairs[i].json);
        if (!sl_str_equal(sl_buf_str(&back), want))
            fail_msg("%s came back as %.*s", pairs[i].json, SL_STR_ARG(sl_buf_str(&back)));
    }
    sl_buf_clear(&packed);
    sl_buf_clear(&hex);
    sl_buf_clear(&back);
    sl_buf_clear(&expected);
    sl_buf_clear(&expected_hex);
}

/* Heads change at these lengths; an escape makes the text shorter than its spelling. */
static void string_heads_are_the_shortest(void **state)
{
    (void)state;
    static const struct {
        size_t length, head;
    } cases[] = {{31, 1}, {32, 2}, {255, 2}, {256, 3}, {65535, 3}, {65536, 5}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        for (int escaped = 0; escaped < 2; escaped++) {
            struct sl_buf json = SL_BUF_INIT, packed = SL_BUF_INIT, back = SL_BUF_INIT;
            sl_buf_add_char(&json, '"');
            for (size_t n = 0; n < cases[i].length; n++)
                sl_buf_add_str(&json, escaped && n % 7 == 0 ? SL_STR("\\n") : SL_STR("x"));
            sl_buf_add_char(&json, '"');
            write_json(sl_buf_str(&json), &packed);
            assert_int_equal(packed.len, cases[i].head + cases[i].length);
            assert_true(sl_msgpack_read(sl_buf_str(&packed), &back, NULL));
            assert_true(sl_str_equal(sl_buf_str(&back), sl_buf_str(&json)));
            sl_buf_clear(&json);
            sl_buf_clear(&packed);
            sl_buf_clear(&back);
        }
    }
}

static void what_other_encoders_send_is_read(void **state)
{
    (void)state;
    static const struct {
        const char *hex, *json;
    } cases[] = {
        {"ca3fc00000", "1.5"},       /* float 32 */
        {"cb3ff0000000000000", "1"}, /* an integer as a double */
        {"cf0000000000000005", "5"}, /* not the shortest heads */
        {"d3ffffffffffffffff", "-1"},
        {"d37fffffffffffffff", "9223372036854775807"},
        {"d900", "\"\""},
        {"da000161", "\"a\""},
        {"db0000000161", "\"a\""},
        {"dc0000", "[]"},
        {"dd00000001c0", "[null]"},
        {"de0000", "{}"},
        {"df00000001a16101", "{\"a\":1}"},
        {"d40135", "5"},       /* ext 1 that an integer could say */
        {"c7010261", "\"a\""}, /* ext 2 that a str could say */
        {"c70002", "\"\""},
        {"c70602eda0bdedb880", "\"\\ud83d\\ude00\""}, /* a pair as two surrogates */
        {"c90000000302eda080", "\"\\ud800\""},
        {"a3e282ac", "\"\xe2\x82\xac\""},
        {"a21f7f", "\"\\u001f\x7f\""},
    };
    struct sl_buf packed = SL_BUF_INIT, json = SL_BUF_INIT;

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct sl_error err = {0};
        from_hex(cases[i].hex, &packed);
        sl_buf_reset(&json);
        if (!sl_msgpack_read(sl_buf_str(&packed), &json, &err))
            fail_msg("%s: %s", cases[i].hex, err.text);
        if (!sl_str_equal(sl_buf_str(&json), sl_str_from(cases[i].json)))
            fail_msg("%s is %.*s", cases[i].hex, SL_STR_ARG(sl_buf_str(&json)));
    }
    sl_buf_clear(&packed);
    sl_buf_clear(&json);
}

static const struct refusal {
    const char *hex;
    enum sl_code code;
    const char *why;
} refusals[] = {
    {"", SL_BAD_MSGPACK, "the value ends too early"},
    {"c1", SL_BAD_MSGPACK, "a byte begins no value"},
    {"92c0c1", SL_BAD_MSGPACK, "a byte begins no value"},
    {"c0c0", SL_BAD_MSGPACK, "there is something behind the value"},
    {"9000", SL_BAD_MSGPACK, "there is something behind the value"},
    {"91", SL_BAD_MSGPACK, "a count is larger than what follows"},
    {"92c0", SL_BAD_MSGPACK, "a count is larger than what follows"},
    {"9293c0c0", SL_BAD_MSGPACK, "a count is larger than what follows"},
    {"81a161", SL_BAD_MSGPACK, "the value ends too early"},
    {"81", SL_BAD_MSGPACK, "a count is larger than what follows"},
    /* five bytes that claim 4 GiB */
    {"ddffffffff", SL_BAD_MSGPACK, "a count is larger than what follows"},
    {"dfffffffff", SL_BAD_MSGPACK, "a count is larger than what follows"},
    {"dbffffffff", SL_BAD_MSGPACK, "the value ends too early"},
    {"c6ffffffff", SL_BAD_MSGPACK, "the value ends too early"},
    {"c9ffffffff01", SL_BAD_MSGPACK, "an extension is of an unknown type"},
    {"c9fffffffe01", SL_BAD_MSGPACK, "the value ends too early"},
    {"cd01", SL_BAD_MSGPACK, "the value ends too early"},
    {"a2", SL_BAD_MSGPACK, "the value ends too early"},
    {"c40100", SL_BAD_MSGPACK, "binary data has no form in JSON"},
    {"c400", SL_BAD_MSGPACK, "binary data has no form in JSON"},
    {"d4ff00", SL_BAD_MSGPACK, "an extension is of an unknown type"},
    {"d6ff00000000", SL_BAD_MSGPACK, "an extension is of an unknown type"}, /* a timestamp */
    {"d40000", SL_BAD_MSGPACK, "an extension is of an unknown type"},
    {"c70001", SL_BAD_MSGPACK, "extension 1 holds no JSON number"},
    {"d4012d", SL_BAD_MSGPACK, "extension 1 holds no JSON number"},
    {"d501 3031", SL_BAD_MSGPACK, "extension 1 holds no JSON number"},
    {"d501 3120", SL_BAD_MSGPACK, "extension 1 holds no JSON number"},
    {"c70301 4e614e", SL_BAD_MSGPACK, "extension 1 holds no JSON number"},
    {"ca7fc00000", SL_BAD_MSGPACK, "a number is not finite"},
    {"cb7ff0000000000000", SL_BAD_MSGPACK, "a number is not finite"},
    {"cbfff0000000000000", SL_BAD_MSGPACK, "a number is not finite"},
    {"8101c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"81c0c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"8190c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"8180c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"81d40135c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"82a161c0cb3ff8000000000000c0", SL_BAD_MSGPACK, "a map has a key that is no string"},
    {"a1ff", SL_BAD_UTF8, "a string is not UTF-8"},
    {"a3eda080", SL_BAD_UTF8, "a string is not UTF-8"},
    {"a2c080", SL_BAD_UTF8, "a string is not UTF-8"},
    {"81a180c0", SL_BAD_UTF8, "a string is not UTF-8"},
    {"d402ff", SL_BAD_UTF8, "extension 2 holds no WTF-8"},
    {"d502eda0", SL_BAD_UTF8, "extension 2 holds no WTF-8"},
    {"c70302edc080", SL_BAD_UTF8, "extension 2 holds no WTF-8"},
};

static void refusals_say_why_and_leave_nothing(void **state)
{
    (void)state;
    struct sl_buf packed = SL_BUF_INIT;

    for (size_t i = 0; i < sizeof(refusals) / sizeof(refusals[0]); i++) {
        struct sl_error err = {0};
        struct sl_buf out = {.max = 64}; /* nothing is reserved for what is only claimed */
        sl_buf_add_lit(&out, "kept");
        from_hex(refusals[i].hex, &packed);
        if (sl_msgpack_read(sl_buf_str(&packed), &out, &err))
            fail_msg("%s was taken", refusals[i].hex);
        if (err.code != refusals[i].code || strcmp(err.text, refusals[i].why) != 0)
            fail_msg("%s: %s, %s", refusals[i].hex, sl_code_name(err.code), err.text);
        assert_true(err.offset <= packed.len);
        assert_str_equals(sl_buf_str(&out), "kept");
        assert_false(sl_msgpack_read(sl_buf_str(&packed), &out, NULL));
        sl_buf_clear(&out);
    }
    sl_buf_clear(&packed);
}

/* `depth` containers, with 0 (or, in the outer ones, a key) in each. */
static void nest(size_t depth, bool maps, struct sl_buf *packed)
{
    sl_buf_reset(packed);
    for (size_t i = 0; i + 1 < depth; i++)
        sl_buf_add_str(packed, maps ? SL_STR("\x81\xa0") : SL_STR("\x91"));
    sl_buf_add_char(packed, maps ? '\x80' : '\x90');
}

static void nesting_goes_to_the_limit(void **state)
{
    (void)state;
    struct sl_buf packed = SL_BUF_INIT, json = SL_BUF_INIT, again = SL_BUF_INIT;

    for (int maps = 0; maps < 2; maps++) {
        struct sl_error err = {0};
        nest(SL_MAX_DEPTH, maps, &packed);
        sl_buf_reset(&json);
        assert_true(sl_msgpack_read(sl_buf_str(&packed), &json, NULL));
        write_json(sl_buf_str(&json), &again);
        assert_true(sl_str_equal(sl_buf_str(&again), sl_buf_str(&packed)));
        nest(SL_MAX_DEPTH + 1, maps, &packed);
        assert_false(sl_msgpack_read(sl_buf_str(&packed), &json, &err));
        assert_int_equal(err.code, SL_TOO_DEEP);
        assert_int_equal(err.limit, SL_MAX_DEPTH);
        nest(100000, maps, &packed);
        assert_false(sl_msgpack_read(sl_buf_str(&packed), &json, NULL));
    }
    sl_buf_clear(&packed);
    sl_buf_clear(&json);
    sl_buf_clear(&again);
}

/* A buffer that may not grow stands for memory that cannot be had. */
static void without_room_both_ways_fail_cleanly(void **state)
{
    (void)state;
    static const char json[] = "{\"a\":[1,-2,0.5,1.0,\"x\\n\",\"\\ud800\",true,null],\"b\":{}}";
    struct sl_buf packed = SL_BUF_INIT;
    struct sl_doc doc = {0};

    write_json(SL_STR(json), &packed);
    assert_true(sl_doc_parse(&doc, SL_STR(json), NULL));
    for (size_t room = 1; room < sizeof(json) - 1; room++) {
        struct sl_buf out = {.max = room};
        struct sl_error err = {0};
        assert_false(sl_msgpack_read(sl_buf_str(&packed), &out, &err));
        assert_int_equal(err.code, SL_NO_MEMORY);
        assert_int_equal(out.len, 0);
        sl_buf_clear(&out);
    }
    for (size_t room = 1; room < packed.len; room++) {
        struct sl_buf out = {.max = room};
        sl_msgpack_write(&doc, 0, &out);
        assert_true(out.failed);
        assert_true(out.len <= room);
        sl_buf_clear(&out);
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&packed);
}

static void a_part_of_a_document_is_written_alone(void **state)
{
    (void)state;
    struct sl_doc doc = {0};
    struct sl_buf out = SL_BUF_INIT;

    assert_true(sl_doc_parse(&doc, SL_STR("[7,{\"a\":[1]},8]"), NULL));
    sl_msgpack_write(&doc, 2, &out);
    assert_str_equals(sl_buf_str(&out), "\x81\xa1"
                                        "a\x91\x01");
    sl_doc_clear(&doc);
    sl_buf_clear(&out);
}

static void heads_for_frames_are_exact(void **state)
{
    (void)state;
    struct sl_buf out = SL_BUF_INIT;

    sl_msgpack_add_map(&out, 16);
    sl_msgpack_add_array(&out, 1);
    sl_msgpack_add_text(&out, SL_STR("op"));
    sl_msgpack_add_wtf8(&out, SL_STR("\xed\xa0\x80"));
    sl_msgpack_add_wtf8(&out, SL_STR(""));
    sl_msgpack_add_u64(&out, 300);
    assert_str_equals(sl_buf_str(&out),
                      "\xde\x00\x10\x91\xa2op\xc7\x03\x02\xed\xa0\x80\xa0\xcd\x01\x2c");
    sl_buf_clear(&out);
}

/* --- random documents --- */

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

static struct sl_str pick(uint64_t *seed, const char *const *texts, size_t count)
{
    return sl_str_from(texts[next_random(seed) % count]);
}

/* Spelled as reading spells them, so that a round trip gives the same bytes. */
static void random_string(uint64_t *seed, struct sl_buf *out)
{
    static const char *const parts[] = {
        "a",       "key",       "\\n",
        "\\\"",    "\\\\",      "\\u0000",
        "\\u001f", "\xc3\xa4",  "\xf0\x9f\x98\x80",
        "\\ud83d", "x\\udc00y", "0123456789012345678901234567890",
    };

    sl_buf_add_char(out, '"');
    for (size_t n = next_random(seed) % 4; n > 0; n--) {
        sl_buf_add_str(out, pick(seed, parts, sizeof(parts) / sizeof(parts[0])));
        sl_buf_add_char(out, '.'); /* keeps halves of pairs apart */
    }
    sl_buf_add_char(out, '"');
}

static void random_number(uint64_t *seed, struct sl_buf *out)
{
    static const char *const texts[] = {
        "0",
        "-0",
        "1.0",
        "1e5",
        "1E-5",
        "0.1",
        "18446744073709551616",
        "-9223372036854775809",
        "0.30000000000000004",
        "3.1415926535897932384626433",
        "1e999",
        "5e-324",
        "1e+21",
        "0e0",
    };

    if (next_random(seed) % 2) {
        sl_buf_add_str(out, pick(seed, texts, sizeof(texts) / sizeof(texts[0])));
        return;
    }
    uint64_t number = next_random(seed) >> next_random(seed) % 64;
    if (next_random(seed) % 2 && number)
        sl_buf_add_char(out, '-');
    sl_buf_add_u64(out, number);
    if (next_random(seed) % 4 == 0)
        sl_buf_add_lit(out, ".25");
}

static void random_value(uint64_t *seed, int depth, struct sl_buf *out)
{
    static const char *const words[] = {"null", "true", "false"};
    uint64_t kind = next_random(seed) % (depth > 4 ? 3 : 5);

    if (kind == 0) {
        sl_buf_add_str(out, pick(seed, words, 3));
    } else if (kind == 1) {
        random_number(seed, out);
    } else if (kind == 2) {
        random_string(seed, out);
    } else {
        bool object = kind == 4;
        size_t count = next_random(seed) % 20 < 19 ? next_random(seed) % 5 : 17;
        sl_buf_add_char(out, object ? '{' : '[');
        for (size_t i = 0; i < count; i++) {
            if (i)
                sl_buf_add_char(out, ',');
            if (object) {
                random_string(seed, out);
                sl_buf_add_char(out, ':');
            }
            random_value(seed, depth + 1, out);
        }
        sl_buf_add_char(out, object ? '}' : ']');
    }
}

static void random_documents_come_back_byte_for_byte(void **state)
{
    (void)state;
    uint64_t seed = 0x2545f4914f6cdd1dU;
    struct sl_buf json = SL_BUF_INIT, packed = SL_BUF_INIT, back = SL_BUF_INIT;

    for (int i = 0; i < 3000; i++) {
        sl_buf_reset(&json);
        random_value(&seed, 0, &json);
        write_json(sl_buf_str(&json), &packed);
        sl_buf_reset(&back);
        assert_true(sl_msgpack_read(sl_buf_str(&packed), &back, NULL));
        if (!sl_str_equal(sl_buf_str(&back), sl_buf_str(&json)))
            fail_msg("%.*s came back as %.*s", SL_STR_ARG(sl_buf_str(&json)),
                     SL_STR_ARG(sl_buf_str(&back)));
    }
    sl_buf_clear(&json);
    sl_buf_clear(&packed);
    sl_buf_clear(&back);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_bytes_both_ways),
        cmocka_unit_test(string_heads_are_the_shortest),
        cmocka_unit_test(what_other_encoders_send_is_read),
        cmocka_unit_test(refusals_say_why_and_leave_nothing),
        cmocka_unit_test(nesting_goes_to_the_limit),
        cmocka_unit_test(without_room_both_ways_fail_cleanly),
        cmocka_unit_test(a_part_of_a_document_is_written_alone),
        cmocka_unit_test(heads_for_frames_are_exact),
        cmocka_unit_test(random_documents_come_back_byte_for_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Checks against JSON Schema: what each keyword says, what is refused, and hostile schemas. */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "sluice/schema.h"

static bool check_texts(struct sl_str schema_text, struct sl_str value_text, struct sl_error *err)
{
    struct sl_doc schema = {0}, value = {0};

    assert_true(sl_doc_parse(&schema, schema_text, NULL));
    assert_true(sl_doc_parse(&value, value_text, NULL));
    bool good = sl_schema_check(&schema, 0, &value, 0, err);
    assert_int_equal(good, sl_schema_check(&schema, 0, &value, 0, NULL));
    sl_doc_clear(&schema);
    sl_doc_clear(&value);
    return good;
}

/* The outcome as "code field text". */
static const char *outcome(const char *schema, const char *value)
{
    static char text[512];
    struct sl_error err = {0};

    if (check_texts(sl_str_from(schema), sl_str_from(value), &err)) {
        assert_int_equal(err.code, SL_OK);
        return "ok";
    }
    snprintf(text, sizeof(text), "%s %s %s", sl_code_name(err.code), err.field, err.text);
    return text;
}

struct row {
    const char *schema, *value, *outcome;
};

static void check_rows(const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_string_equal(outcome(rows[i].schema, rows[i].value), rows[i].outcome);
}
#define CHECK_ROWS(rows) check_rows(rows, sizeof(rows) / sizeof(*(rows)))

static void test_whole_values(void **state)
{
    static const struct row rows[] = {
        {"true", "1", "ok"},
        {"{}", "[]", "ok"},
        {"false", "1", "bad_answer  false: no value is allowed here"},
        {"{\"type\":\"string\"}", "1", "bad_answer  type: the value is not \"string\""},
        {"{\"type\":[\"string\",\"null\"]}", "null", "ok"},
        {"{\"type\":[\"string\",\"null\"]}", "1",
         "bad_answer  type: the value is not [\"string\",\"null\"]"},
        {"{\"type\":\"integer\"}", "1.0", "ok"},
        {"{\"type\":\"integer\"}", "1e400", "ok"},
        {"{\"type\":\"integer\"}", "10e-1", "ok"},
        {"{\"type\":\"integer\"}", "0.0", "ok"},
        {"{\"type\":\"integer\"}", "1.5", "bad_answer  type: the value is not \"integer\""},
        {"{\"type\":\"integer\"}", "1e-99999999999999999999",
         "bad_answer  type: the value is not \"integer\""},
        {"{\"type\":\"number\"}", "1.5", "ok"},
        {"{\"type\":\"boolean\"}", "false", "ok"},
        {"{\"type\":\"object\"}", "[]", "bad_answer  type: the value is not \"object\""},
        {"{\"const\":{\"a\":1,\"b\":[2]}}", "{\"b\":[2.0],\"\\u0061\":1e0}", "ok"},
        {"{\"const\":{\"a\":1}}", "{\"a\":2,\"a\":1}", "ok"},
        {"{\"const\":{\"a\":1}}", "{\"a\":1,\"a\":2}",
         "bad_answer  const: the value is not {\"a\":1}"},
        {"{\"const\":9007199254740993}", "9007199254740992",
         "bad_answer  const: the value is not 9007199254740993"},
        {"{\"enum\":[\"a\",null,3]}", "3.0", "ok"},
        {"{\"enum\":[\"a\",null,3]}", "\"b\"",
         "bad_answer  enum: the value is none of [\"a\",null,3]"},
        {"{\"enum\":[]}", "1", "bad_answer  enum: the value is none of []"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_numbers(void **state)
{
    static const struct row rows[] = {
        {"{\"minimum\":3}", "3.0", "ok"},
        {"{\"minimum\":3}", "2.9999999999999999999999",
         "bad_answer  minimum: 2.9999999999999999999999 is below 3"},
        {"{\"maximum\":1e3}", "1000.0000000000000000001",
         "bad_answer  maximum: 1000.0000000000000000001 is over 1e3"},
        {"{\"maximum\":-1}", "-1e999999999999999999999", "ok"},
        {"{\"minimum\":0.5}", "1e-999999999999999999999",
         "bad_answer  minimum: 1e-999999999999999999999 is below 0.5"},
        {"{\"minimum\":0}", "-0.0", "ok"},
        {"{\"minimum\":-10}", "-9", "ok"},
        {"{\"minimum\":-10}", "-100", "bad_answer  minimum: -100 is below -10"},
        {"{\"exclusiveMinimum\":0}", "0e5", "bad_answer  exclusiveMinimum: 0e5 is not over 0"},
        {"{\"exclusiveMinimum\":0}", "1e-400", "ok"},
        {"{\"exclusiveMaximum\":10}", "1e1", "bad_answer  exclusiveMaximum: 1e1 is not below 10"},
        {"{\"exclusiveMaximum\":10}", "9.9", "ok"},
        {"{\"multipleOf\":0.01}", "19.99", "ok"},
        {"{\"multipleOf\":0.01}", "0.075", "bad_answer  multipleOf: 0.075 is no multiple of 0.01"},
        {"{\"multipleOf\":3}", "1e400", "bad_answer  multipleOf: 1e400 is no multiple of 3"},
        {"{\"multipleOf\":3}", "12e400", "ok"},
        {"{\"multipleOf\":1125899906842624}", "1e99999999999999999999", "ok"},
        {"{\"multipleOf\":7}", "-49", "ok"},
        {"{\"multipleOf\":100}", "0", "ok"},
        {"{\"multipleOf\":100}", "150", "bad_answer  multipleOf: 150 is no multiple of 100"},
        {"{\"multipleOf\":2}", "1e-99999999999999999999",
         "bad_answer  multipleOf: 1e-99999999999999999999 is no multiple of 2"},
        {"{\"minimum\":3,\"multipleOf\":2}", "\"1\"", "ok"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_strings(void **state)
{
    static const struct row rows[] = {
        {"{\"minLength\":2}", "\"\\ud83d\\ude00\"",
         "bad_answer  minLength: a length of 1, the limit is 2"},
        {"{\"minLength\":2}", "\"\\ude00\\ud83d\"", "ok"},
        {"{\"maxLength\":2.0}", "\"\xc3\xa4\\n\"", "ok"},
        {"{\"maxLength\":2}", "\"abc\"", "bad_answer  maxLength: a length of 3, the limit is 2"},
        {"{\"maxLength\":2}", "[1,2,3]", "ok"},
        {"{\"format\":\"date\"}", "\"no date\"", "ok"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_arrays(void **state)
{
    static const struct row rows[] = {
        {"{\"items\":{\"type\":\"number\"}}", "[1,2,\"x\"]",
         "bad_answer /2 type: the value is not \"number\""},
        {"{\"prefixItems\":[{\"const\":1}],\"items\":{\"const\":2}}", "[1,2,2]", "ok"},
        {"{\"items\":{\"const\":2},\"prefixItems\":[{\"const\":1}]}", "[1,2,3]",
         "bad_answer /2 const: the value is not 2"},
        {"{\"prefixItems\":[true,true],\"items\":false}", "[1]", "ok"},
        {"{\"prefixItems\":[true,true],\"items\":false}", "[1,2,3,4]",
         "bad_answer /2 items: more than 2 elements"},
        {"{\"minItems\":1}", "[]", "bad_answer  minItems: there are 0, the limit is 1"},
        {"{\"maxItems\":1}", "[1,2]", "bad_answer  maxItems: there are 2, the limit is 1"},
        {"{\"uniqueItems\":true}", "[1,{\"a\":1,\"b\":2},{\"b\":2,\"a\":1.0}]",
         "bad_answer /2 uniqueItems: the element equals one before it"},
        {"{\"uniqueItems\":true}", "[1,\"1\",true,[1],{\"1\":1},null,{}]", "ok"},
        {"{\"uniqueItems\":false}", "[1,1]", "ok"},
        {"{\"contains\":{\"const\":1}}", "[0,1]", "ok"},
        {"{\"contains\":{\"const\":1}}", "[0]",
         "bad_answer  contains: 0 elements satisfy it, the least is 1"},
        {"{\"contains\":{\"const\":1},\"minContains\":0}", "[0]", "ok"},
        {"{\"contains\":{\"const\":1},\"maxContains\":1}", "[1,1]",
         "bad_answer  contains: 2 elements satisfy it, the most is 1"},
        {"{\"minContains\":3}", "[]", "ok"},
        {"{\"items\":false}", "{}", "ok"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_objects(void **state)
{
    static const struct row rows[] = {
        {"{\"properties\":{\"a\":{\"properties\":{\"x/y~z\":{\"const\":1}}}}}",
         "{\"a\":{\"x/y~z\":2}}", "bad_answer /a/x~1y~0z const: the value is not 1"},
        {"{\"properties\":{\"a\":{\"const\":1}}}", "{\"a\":2,\"\\u0061\":1}", "ok"},
        {"{\"required\":[\"a\",\"b\"]}", "{\"a\":1}", "bad_answer  required: \"b\" is missing"},
        {"{\"required\":[\"\\u0061\"]}", "{\"a\":1}", "ok"},
        {"{\"properties\":{\"a\":true},\"additionalProperties\":false}", "{\"a\":1}", "ok"},
        {"{\"properties\":{\"a\":true},\"additionalProperties\":false}", "{\"a\":1,\"b\":2}",
         "bad_answer /b additionalProperties: \"b\" is not allowed"},
        {"{\"additionalProperties\":{\"type\":\"null\"}}", "{\"b\":1,\"b\":null}", "ok"},
        {"{\"additionalProperties\":{\"type\":\"null\"}}", "{\"b\":null,\"b\":1}",
         "bad_answer /b type: the value is not \"null\""},
        {"{\"propertyNames\":{\"maxLength\":1}}", "{\"a\":1,\"bc\":2}",
         "bad_answer /bc maxLength: a length of 2, the limit is 1"},
        {"{\"minProperties\":2}", "{\"a\":1,\"a\":2}",
         "bad_answer  minProperties: there are 1, the limit is 2"},
        {"{\"maxProperties\":1}", "{\"a\":1,\"b\":2}",
         "bad_answer  maxProperties: there are 2, the limit is 1"},
        {"{\"required\":[\"a\"]}", "[]", "ok"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_combined(void **state)
{
    static const struct row rows[] = {
        {"{\"allOf\":[{\"minimum\":1},{\"maximum\":3}]}", "4", "bad_answer  maximum: 4 is over 3"},
        {"{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}", "null", "ok"},
        {"{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}", "1",
         "bad_answer  anyOf: none of the 2 schemas is satisfied"},
        {"{\"anyOf\":[{\"type\":\"string\"}]}", "1",
         "bad_answer  type: the value is not \"string\""},
        {"{\"oneOf\":[{\"minimum\":1},{\"minimum\":2},{\"minimum\":3}]}", "1", "ok"},
        {"{\"oneOf\":[{\"minimum\":1},{\"minimum\":2},{\"minimum\":3}]}", "2",
         "bad_answer  oneOf: more than one of the 3 schemas is satisfied"},
        {"{\"oneOf\":[{\"minimum\":1},{\"minimum\":2}]}", "0",
         "bad_answer  oneOf: none of the 2 schemas is satisfied"},
        {"{\"not\":{\"type\":\"null\"}}", "1", "ok"},
        {"{\"not\":{}}", "1", "bad_answer  not: the schema that must not be is satisfied"},
        {"{\"if\":{\"type\":\"string\"},\"then\":{\"minLength\":1},\"else\":{\"minimum\":1}}",
         "\"\"", "bad_answer  minLength: a length of 0, the limit is 1"},
        {"{\"if\":{\"type\":\"string\"},\"then\":{\"minLength\":1},\"else\":{\"minimum\":1}}", "0",
         "bad_answer  minimum: 0 is below 1"},
        {"{\"then\":false,\"else\":false}", "0", "ok"},
        {"{\"if\":true}", "0", "ok"},
        {"{\"not\":{\"not\":{\"minimum\":1}}}", "0",
         "bad_answer  not: the schema that must not be is satisfied"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

#define TREE                                                                                       \
    "{\"$ref\":\"#/$defs/Node\",\"$defs\":{\"Node\":{\"properties\":{\"children\":"                \
    "{\"items\":{\"$ref\":\"#/$defs/Node\"}},\"name\":{\"type\":\"string\"}}}}}"

static void test_references(void **state)
{
    static const struct row rows[] = {
        {TREE, "{\"children\":[{\"name\":\"a\"},{\"children\":[{\"name\":1}]}]}",
         "bad_answer /children/1/children/0/name type: the value is not \"string\""},
        {"{\"properties\":{\"a\":{\"$ref\":\"#\"}},\"maxProperties\":1}",
         "{\"a\":{\"a\":{\"b\":1,\"c\":2}}}",
         "bad_answer /a/a maxProperties: there are 2, the limit is 1"},
        {"{\"$ref\":\"#/definitions/a~1b%25c\",\"definitions\":{\"a/b%c\":{\"minimum\":1}}}", "0",
         "bad_answer  minimum: 0 is below 1"},
        {"{\"$ref\":\"#/$defs/A\",\"maximum\":5,\"$defs\":{\"A\":{\"minimum\":1}}}", "6",
         "bad_answer  maximum: 6 is over 5"},
        {"{\"prefixItems\":[{\"type\":\"null\"},{\"$ref\":\"#/prefixItems/0\"}]}", "[null,1]",
         "bad_answer /1 type: the value is not \"null\""},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_annotations_say_nothing(void **state)
{
    (void)state;
    assert_string_equal(
        outcome("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"x\","
                "\"$comment\":\"\",\"title\":\"T\",\"description\":\"D\",\"default\":{\"a\":[]},"
                "\"examples\":[1],\"deprecated\":true,\"readOnly\":false,\"writeOnly\":true,"
                "\"format\":\"email\",\"contentEncoding\":\"base64\",\"contentMediaType\":\"a/b\","
                "\"discriminator\":{\"propertyName\":\"kind\"}}",
                "1"),
        "ok");
}

static void test_refused_schemas(void **state)
{
    static const struct row rows[] = {
        {"1", "1", "bad_schema  a schema must be an object, true or false"},
        {"{\"properties\":{\"a\":{\"pattern\":\"^a\"}}}", "{}",
         "bad_schema /properties/a/pattern pattern is not supported"},
        {"{\"$defs\":{\"unused\":{\"patternProperties\":{}}}}", "1",
         "bad_schema /$defs/unused/patternProperties patternProperties is not supported"},
        {"{\"unevaluatedProperties\":false}", "1",
         "bad_schema /unevaluatedProperties unevaluatedProperties is not supported"},
        {"{\"dependentSchemas\":{}}", "1",
         "bad_schema /dependentSchemas dependentSchemas is not supported"},
        {"{\"$dynamicRef\":\"#a\"}", "1", "bad_schema /$dynamicRef $dynamicRef is not supported"},
        {"{\"$anchor\":\"a\"}", "1", "bad_schema /$anchor $anchor is not supported"},
        {"{\"x-own\":1}", "1", "bad_schema /x-own x-own is not supported"},
        {"{\"items\":{\"$id\":\"a\"}}", "1",
         "bad_schema /items/$id $id is not supported inside a schema"},
        {"{\"items\":[{}]}", "1", "bad_schema /items a schema must be an object, true or false"},
        {"{\"type\":\"text\"}", "1",
         "bad_schema /type type must name a type, or be an array of such"},
        {"{\"type\":[]}", "1", "bad_schema /type type must name a type, or be an array of such"},
        {"{\"type\":\"null\",\"\\u0074ype\":\"null\"}", "null",
         "bad_schema /type a schema repeats a key"},
        {"{\"properties\":{\"a\":true,\"a\":true}}", "1",
         "bad_schema /properties/a a schema repeats a key"},
        {"{\"minLength\":-1}", "1",
         "bad_schema /minLength minLength must be an integer, 0 or more"},
        {"{\"maxItems\":1.5}", "1", "bad_schema /maxItems maxItems must be an integer, 0 or more"},
        {"{\"exclusiveMinimum\":true}", "1",
         "bad_schema /exclusiveMinimum exclusiveMinimum must be a number of moderate size"},
        {"{\"minimum\":1e1000000000}", "1",
         "bad_schema /minimum minimum must be a number of moderate size"},
        {"{\"multipleOf\":0}", "1",
         "bad_schema /multipleOf multipleOf must be a number over 0 of at most 18 digits"},
        {"{\"multipleOf\":-1}", "1",
         "bad_schema /multipleOf multipleOf must be a number over 0 of at most 18 digits"},
        {"{\"multipleOf\":1234567890123456789}", "1",
         "bad_schema /multipleOf multipleOf must be a number over 0 of at most 18 digits"},
        {"{\"anyOf\":[]}", "1", "bad_schema /anyOf anyOf must be an array of schemas, not empty"},
        {"{\"anyOf\":[{},{\"not\":0}]}", "1",
         "bad_schema /anyOf/1/not a schema must be an object, true or false"},
        {"{\"required\":[1]}", "1", "bad_schema /required required must be an array of strings"},
        {"{\"required\":true}", "1", "bad_schema /required required must be an array of strings"},
        {"{\"enum\":1}", "1", "bad_schema /enum enum must be an array"},
        {"{\"title\":1}", "1", "bad_schema /title title must be a string"},
        {"{\"uniqueItems\":1}", "1", "bad_schema /uniqueItems uniqueItems must be true or false"},
        {"{\"properties\":[]}", "1",
         "bad_schema /properties properties must be an object of schemas"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

static void test_refused_references(void **state)
{
    static const char *const nowhere[] = {
        "#/$defs/B",
        "other.json",
        "https://example.org/a",
        "",
        "#a",
        "#/",
        "#/$defs",
        "#/$defs/A/const/x",
        "#/$defs/A/",
        "#/allOf/01",
        "#/allOf/2",
        "#/allOf/-",
        "#/allOf",
        "#/$defs/%",
        "#/$defs/%4",
        "#/$defs/%4g",
        "#/$defs/~",
        "#/$defs/~2",
        "#/title/0",
        "#/allOf/0/x",
        "#/allOf/ 0",
        "#/$defs/A/~",
        "#/default",
    };
    char schema[256], expected[256];

    (void)state;
    for (size_t i = 0; i < sizeof(nowhere) / sizeof(*nowhere); i++) {
        snprintf(schema, sizeof(schema),
                 "{\"not\":{\"$ref\":\"%s\"},\"$defs\":{\"A\":{\"const\":{\"x\":{}}}},"
                 "\"allOf\":[true,true],\"title\":\"\",\"default\":{}}",
                 nowhere[i]);
        snprintf(expected, sizeof(expected),
                 "bad_schema /not/$ref $ref must lead to a schema inside this one, as "
                 "\"#/$defs/NAME\" does");
        assert_string_equal(outcome(schema, "1"), expected);
    }
}

static void test_circles(void **state)
{
    static const struct row rows[] = {
        {"{\"$ref\":\"#\"}", "1", "bad_schema  $ref leads back to where it began"},
        {"{\"allOf\":[{\"anyOf\":[{\"not\":{\"$ref\":\"#\"}}]}]}", "1",
         "bad_schema  $ref leads back to where it began"},
        {"{\"$defs\":{\"A\":{\"$ref\":\"#/$defs/B\"},\"B\":{\"if\":{\"$ref\":\"#/$defs/A\"}}}}",
         "1", "bad_schema /$defs/A $ref leads back to where it began"},
        {"{\"then\":{\"$ref\":\"#\"}}", "1", "bad_schema  $ref leads back to where it began"},
    };

    (void)state;
    CHECK_ROWS(rows);
}

/* Text that repeats a part, with a beginning and an end. */
static struct sl_buf repeated(const char *begin, const char *part, size_t times, const char *end)
{
    struct sl_buf out = SL_BUF_INIT;

    sl_buf_add_str(&out, sl_str_from(begin));
    for (size_t i = 0; i < times; i++)
        sl_buf_add_str(&out, sl_str_from(part));
    sl_buf_add_str(&out, sl_str_from(end));
    return out;
}

static void assert_too_large(struct sl_str schema, struct sl_str value, size_t limit)
{
    struct sl_error err = {0};

    assert_false(check_texts(schema, value, &err));
    assert_int_equal(err.code, SL_TOO_LARGE);
    assert_int_equal(err.limit, limit);
}

static void test_deep_values(void **state)
{
    static const char schema[] = "{\"anyOf\":[{\"items\":{\"$ref\":\"#\"}},false]}";
    struct sl_buf value = repeated("", "[", 160, "");

    (void)state;
    for (int i = 0; i < 160; i++)
        sl_buf_add_char(&value, ']');
    assert_true(check_texts(SL_STR(schema), sl_buf_str(&value), NULL));
    sl_buf_clear(&value);
    value = repeated("", "[", 200, "");
    for (int i = 0; i < 200; i++)
        sl_buf_add_char(&value, ']');
    assert_too_large(SL_STR(schema), sl_buf_str(&value), SL_SCHEMA_MAX_DEPTH);
    sl_buf_clear(&value);
}

/* Each level asks twice about the next. */
static void test_exponential_schema(void **state)
{
    struct sl_buf schema = repeated("{\"$ref\":\"#/$defs/d0\",\"$defs\":{", "", 0, "");
    char level[128];

    (void)state;
    for (int i = 0; i < 40; i++) {
        snprintf(level, sizeof(level),
                 "\"d%d\":{\"anyOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"$ref\":\"#/$defs/d%d\"}]},", i,
                 i + 1, i + 1);
        sl_buf_add_str(&schema, sl_str_from(level));
    }
    sl_buf_add_lit(&schema, "\"d40\":false}}");
    assert_too_large(sl_buf_str(&schema), SL_STR("1"), SL_SCHEMA_MAX_WORK);
    sl_buf_clear(&schema);
}

static void test_long_chain_of_references(void **state)
{
    struct sl_buf schema = repeated("{\"$defs\":{", "", 0, "");
    struct sl_error err = {0};
    char level[128];

    (void)state;
    for (int i = 0; i < 600; i++) {
        snprintf(level, sizeof(level), "\"d%d\":{\"$ref\":\"#/$defs/d%d\"},", i, i + 1);
        sl_buf_add_str(&schema, sl_str_from(level));
    }
    sl_buf_add_lit(&schema, "\"d600\":false}}");
    assert_false(check_texts(sl_buf_str(&schema), SL_STR("1"), &err));
    assert_int_equal(err.code, SL_BAD_SCHEMA);
    assert_string_equal(err.text, "$ref goes through too many schemas");
    sl_buf_clear(&schema);
}

static void test_many_references_into_many(void **state)
{
    struct sl_buf schema = repeated("{\"$defs\":{", "", 0, "");
    struct sl_error err = {0};
    char level[128];

    (void)state;
    for (int i = 0; i < 3000; i++) {
        snprintf(level, sizeof(level), "\"d%d\":{\"items\":{\"$ref\":\"#/$defs/d%d\"}},", i, i);
        sl_buf_add_str(&schema, sl_str_from(level));
    }
    sl_buf_add_lit(&schema, "\"\":true}}");
    assert_false(check_texts(sl_buf_str(&schema), SL_STR("1"), &err));
    assert_int_equal(err.code, SL_BAD_SCHEMA);
    assert_string_equal(err.text, "following its references takes too long");
    sl_buf_clear(&schema);
}

static void test_many_elements_and_members(void **state)
{
    static const char unique[] = "{\"uniqueItems\":true}";
    struct sl_buf value = SL_BUF_INIT;

    (void)state;
    for (int count = 1000; count <= 20000; count *= 20) {
        sl_buf_reset(&value);
        for (int i = 0; i < count; i++) {
            sl_buf_add_char(&value, i ? ',' : '[');
            sl_buf_add_u64(&value, (uint64_t)i);
        }
        sl_buf_add_char(&value, ']');
        if (count == 1000)
            assert_true(check_texts(SL_STR(unique), sl_buf_str(&value), NULL));
        else
            assert_too_large(SL_STR(unique), sl_buf_str(&value), SL_SCHEMA_MAX_WORK);
    }
    sl_buf_clear(&value);
    value = repeated("{", "\"a\":1,", 3000, "\"b\":1}");
    assert_too_large(SL_STR("{\"minProperties\":1}"), sl_buf_str(&value), SL_SCHEMA_MAX_WORK);
    sl_buf_clear(&value);
}

static void test_inside_larger_documents(void **state)
{
    static const char text[] = "[{\"s\":{\"properties\":{\"a\":{\"$ref\":\"#/$defs/"
                               "T\"}},\"$defs\":{\"T\":{\"const\":1}}}},"
                               "{\"v\":[0,{\"a\":2}]}]";
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    (void)state;
    assert_true(sl_doc_parse(&doc, SL_STR(text), NULL));
    uint32_t schema = sl_doc_get(&doc, 1, SL_STR("s"));
    uint32_t value = sl_doc_get(&doc, sl_doc_next(&doc, 1), SL_STR("v")) + 2;
    assert_true(sl_schema_supported(&doc, schema, &err));
    assert_false(sl_schema_check(&doc, schema, &doc, value, &err));
    assert_int_equal(err.code, SL_BAD_ANSWER);
    assert_string_equal(err.field, "/a");
    sl_doc_clear(&doc);
}

static void test_limits_are_told(void **state)
{
    struct sl_error err = {0};

    (void)state;
    assert_false(check_texts(SL_STR("{\"maxLength\":3}"), SL_STR("\"abcd\""), &err));
    assert_int_equal(err.limit, 3);
}

static void test_long_names_are_cut(void **state)
{
    struct sl_buf value = repeated("{\"", "n", 500, "\":1}");
    struct sl_error err = {0};

    (void)state;
    assert_false(check_texts(SL_STR("{\"additionalProperties\":false}"), sl_buf_str(&value), &err));
    assert_int_equal(strlen(err.field), sizeof(err.field) - 1);
    assert_int_equal(err.field[0], '/');
    sl_buf_clear(&value);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_values),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_strings),
        cmocka_unit_test(test_arrays),
        cmocka_unit_test(test_objects),
        cmocka_unit_test(test_combined),
        cmocka_unit_test(test_references),
        cmocka_unit_test(test_annotations_say_nothing),
        cmocka_unit_test(test_refused_schemas),
        cmocka_unit_test(test_refused_references),
        cmocka_unit_test(test_circles),
        cmocka_unit_test(test_deep_values),
        cmocka_unit_test(test_exponential_schema),
        cmocka_unit_test(test_long_chain_of_references),
        cmocka_unit_test(test_many_references_into_many),
        cmocka_unit_test(test_many_elements_and_members),
        cmocka_unit_test(test_inside_larger_documents),
        cmocka_unit_test(test_limits_are_told),
        cmocka_unit_test(test_long_names_are_cut),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT */
/* Private to schemas: the keywords, and finding one's way in a schema. */
#ifndef SLUICE_CODEC_SCHEMA_WORDS_H
#define SLUICE_CODEC_SCHEMA_WORDS_H

#include "sluice/json.h"

/* What a keyword's value has to be. */
enum sl_word_shape {
    SL_SHAPE_ANY,
    SL_SHAPE_BOOL,
    SL_SHAPE_TEXT,
    SL_SHAPE_COUNT,    /* an integer, 0 or more */
    SL_SHAPE_NUMBER,   /* of an exponent that can be reckoned with */
    SL_SHAPE_POSITIVE, /* a number over 0 of at most 18 digits */
    SL_SHAPE_ARRAY,
    SL_SHAPE_NAMES,   /* an array of strings */
    SL_SHAPE_TYPES,   /* a type's name, or several */
    SL_SHAPE_REF,     /* "#", or "#" and a JSON Pointer to a schema */
    SL_SHAPE_SCHEMA,  /* from here on: holds schemas */
    SL_SHAPE_SCHEMAS, /* an array, not empty */
    SL_SHAPE_MAP,     /* an object of schemas */
};

/* X(symbol, name, shape, here). `here`: the schemas in it (or that it names) apply to the value
 * itself, not to what is inside it. */
#define SL_WORDS(X)                                                                                \
    X(TYPE, "type", TYPES, false)                                                                  \
    X(ENUM, "enum", ARRAY, false)                                                                  \
    X(CONST, "const", ANY, false)                                                                  \
    X(MULTIPLE_OF, "multipleOf", POSITIVE, false)                                                  \
    X(MINIMUM, "minimum", NUMBER, false)                                                           \
    X(MAXIMUM, "maximum", NUMBER, false)                                                           \
    X(EXCLUSIVE_MINIMUM, "exclusiveMinimum", NUMBER, false)                                        \
    X(EXCLUSIVE_MAXIMUM, "exclusiveMaximum", NUMBER, false)                                        \
    X(MIN_LENGTH, "minLength", COUNT, false)                                                       \
    X(MAX_LENGTH, "maxLength", COUNT, false)                                                       \
    X(PREFIX_ITEMS, "prefixItems", SCHEMAS, false)                                                 \
    X(ITEMS, "items", SCHEMA, false)                                                               \
    X(MIN_ITEMS, "minItems", COUNT, false)                                                         \
    X(MAX_ITEMS, "maxItems", COUNT, false)                                                         \
    X(UNIQUE_ITEMS, "uniqueItems", BOOL, false)                                                    \
    X(CONTAINS, "contains", SCHEMA, false)                                                         \
    X(MIN_CONTAINS, "minContains", COUNT, false)                                                   \
    X(MAX_CONTAINS, "maxContains", COUNT, false)                                                   \
    X(PROPERTIES, "properties", MAP, false)                                                        \
    X(ADDITIONAL_PROPERTIES, "additionalProperties", SCHEMA, false)                                \
    X(PROPERTY_NAMES, "propertyNames", SCHEMA, false)                                              \
    X(REQUIRED, "required", NAMES, false)                                                          \
    X(MIN_PROPERTIES, "minProperties", COUNT, false)                                               \
    X(MAX_PROPERTIES, "maxProperties", COUNT, false)                                               \
    X(ALL_OF, "allOf", SCHEMAS, true)                                                              \
    X(ANY_OF, "anyOf", SCHEMAS, true)                                                              \
    X(ONE_OF, "oneOf", SCHEMAS, true)                                                              \
    X(NOT, "not", SCHEMA, true)                                                                    \
    X(IF, "if", SCHEMA, true)                                                                      \
    X(THEN, "then", SCHEMA, true)                                                                  \
    X(ELSE, "else", SCHEMA, true)                                                                  \
    X(REF, "$ref", REF, true)                                                                      \
    X(DEFS, "$defs", MAP, false)                                                                   \
    X(DEFINITIONS, "definitions", MAP, false)                                                      \
    X(SCHEMA, "$schema", TEXT, false)                                                              \
    X(ID, "$id", TEXT, false)                                                                      \
    X(COMMENT, "$comment", TEXT, false)                                                            \
    X(TITLE, "title", TEXT, false)                                                                 \
    X(DESCRIPTION, "description", TEXT, false)                                                     \
    X(DEFAULT, "default", ANY, false)                                                              \
    X(EXAMPLES, "examples", ARRAY, false)                                                          \
    X(DEPRECATED, "deprecated", BOOL, false)                                                       \
    X(READ_ONLY, "readOnly", BOOL, false)                                                          \
    X(WRITE_ONLY, "writeOnly", BOOL, false)                                                        \
    X(FORMAT, "format", TEXT, false)                                                               \
    X(CONTENT_ENCODING, "contentEncoding", TEXT, false)                                            \
    X(CONTENT_MEDIA_TYPE, "contentMediaType", TEXT, false)                                         \
    X(DISCRIMINATOR, "discriminator", ANY, false)

#define SL_WORD_ENUM(symbol, name, shape, here) SL_WORD_##symbol,
enum sl_word { SL_WORDS(SL_WORD_ENUM) SL_WORD_COUNT, SL_WORD_UNKNOWN = SL_WORD_COUNT };
#undef SL_WORD_ENUM

enum sl_word sl_word_find(const struct sl_doc *schema, uint32_t key);
const char *sl_word_name(enum sl_word word);
enum sl_word_shape sl_word_shape(enum sl_word word);
bool sl_word_here(enum sl_word word);

/* X(symbol, name): the types. */
#define SL_TYPES(X)                                                                                \
    X(NULL, "null")                                                                                \
    X(BOOLEAN, "boolean")                                                                          \
    X(INTEGER, "integer")                                                                          \
    X(NUMBER, "number")                                                                            \
    X(STRING, "string")                                                                            \
    X(ARRAY, "array")                                                                              \
    X(OBJECT, "object")
#define SL_TYPE_ENUM(symbol, name) SL_TYPE_##symbol,
enum sl_type { SL_TYPES(SL_TYPE_ENUM) SL_TYPE_COUNT, SL_TYPE_UNKNOWN = SL_TYPE_COUNT };
#undef SL_TYPE_ENUM

enum sl_type sl_type_find(const struct sl_doc *schema, uint32_t name);

/* A walk over the schemas in a keyword's value. */
struct sl_subs {
    const struct sl_doc *schema;
    uint32_t at, end;
    bool keyed;
};
struct sl_subs sl_subs_of(const struct sl_doc *schema, enum sl_word_shape shape, uint32_t value);
/* The next one, or SL_NONE. */
uint32_t sl_subs_next(struct sl_subs *subs);

/* The schema that the text of a `$ref` names, in the schema at `root`; `*target` is SL_NONE when it
 * is none. `*work` grows by the members and elements that were passed. False without memory. */
bool sl_schema_target(const struct sl_doc *schema, uint32_t root, uint32_t ref, size_t *work,
                      uint32_t *target) SL_MUST_CHECK;

/* The JSON Pointer from `root` to a node inside it (a key means its value), decoded and
 * cut to what fits. */
#define SL_NODE_POINTER_MAX 128
void sl_node_pointer(const struct sl_doc *doc, uint32_t root, uint32_t node,
                     char out[SL_NODE_POINTER_MAX]);

#endif

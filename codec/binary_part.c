/* SPDX-License-Identifier: MIT */
/* Reads retired "binary" content parts and turns them into media parts, as the client does. */
#include "binary_part.h"

#include <stdlib.h>

#include "hash.h"
#include "ids.h"
#include "text.h"

/* As JavaScript sees it in a condition. */
static bool is_truthy(const struct sl_doc *doc, uint32_t node)
{
    if (node == SL_NONE)
        return false;
    switch (sl_doc_kind(doc, node)) {
    case SL_NULL:
    case SL_FALSE:
        return false;
    case SL_NUMBER:
        return strtod(sl_doc_raw(doc, node).ptr, NULL) != 0;
    case SL_STRING:
        return sl_doc_body(doc, node).len > 0;
    default:
        return true;
    }
}

static bool starts_with(struct sl_str body, const char *prefix)
{
    uint32_t c;

    while (*prefix)
        if (!sl_body_next(&body, &c) || c != (unsigned char)*prefix++)
            return false;
    return true;
}

static const char *media_type(struct sl_str mime)
{
    return starts_with(mime, "image/")   ? "image"
           : starts_with(mime, "audio/") ? "audio"
           : starts_with(mime, "video/") ? "video"
                                         : "document";
}

bool sl_binary_read(const struct sl_doc *doc, uint32_t part, struct sl_binary *out)
{
    uint32_t type = sl_doc_get(doc, part, SL_STR("type"));
    uint32_t data = sl_doc_get(doc, part, SL_STR("data"));
    uint32_t url = sl_doc_get(doc, part, SL_STR("url"));
    uint32_t filename = sl_doc_get(doc, part, SL_STR("filename"));

    if (!sl_doc_is(doc, type, SL_STR("binary")))
        return false;
    *out = (struct sl_binary){.mime = sl_doc_get(doc, part, SL_STR("mimeType")),
                              .value = SL_NONE,
                              .filename = is_truthy(doc, filename) ? filename : SL_NONE};
    if (out->mime == SL_NONE || sl_doc_kind(doc, out->mime) != SL_STRING)
        return true;
    out->type = media_type(sl_doc_body(doc, out->mime));
    if (is_truthy(doc, data))
        out->value = data;
    else if (is_truthy(doc, url))
        out->value = url;
    out->is_url = out->value == url;
    return true;
}

void sl_binary_print(const struct sl_doc *doc, const struct sl_binary *binary, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"type\":\"");
    sl_buf_add_str(out, sl_str_from(binary->type));
    sl_buf_add_lit(out, "\",\"source\":{\"type\":\"");
    sl_buf_add_str(out, binary->is_url ? SL_STR("url") : SL_STR("data"));
    sl_buf_add_lit(out, "\",\"value\":");
    sl_buf_add_str(out, sl_doc_raw(doc, binary->value));
    sl_buf_add_lit(out, ",\"mimeType\":");
    sl_buf_add_str(out, sl_doc_raw(doc, binary->mime));
    sl_buf_add_char(out, '}');
    if (binary->filename != SL_NONE) {
        sl_buf_add_lit(out, ",\"metadata\":{\"filename\":");
        sl_buf_add_str(out, sl_doc_raw(doc, binary->filename));
        sl_buf_add_char(out, '}');
    }
    sl_buf_add_char(out, '}');
}

/* What two parts must share to be the same: escaped bodies, the filename's ptr NULL where it does
 * not matter. */
enum { MIRROR_TYPE, MIRROR_SOURCE, MIRROR_VALUE, MIRROR_MIME, MIRROR_FILENAME, MIRROR_FIELDS };
struct sl_mirror {
    bool used;
    struct sl_str field[MIRROR_FIELDS];
};

static size_t hash_of(const struct sl_mirror *mirror, const void *seed)
{
    uint64_t hash = (uint64_t)(uintptr_t)seed;

    for (int i = 0; i < MIRROR_FIELDS; i++)
        hash = mirror->field[i].ptr ? sl_body_hash(mirror->field[i], hash) : hash + 1;
    return (size_t)hash;
}

static bool equal(const struct sl_mirror *a, const struct sl_mirror *b)
{
    for (int i = 0; i < MIRROR_FIELDS; i++)
        if (!a->field[i].ptr != !b->field[i].ptr ||
            (a->field[i].ptr && !sl_json_body_equal(a->field[i], b->field[i])))
            return false;
    return true;
}

/* The slot that holds an equal one, or the free one where it belongs. */
static struct sl_mirror *find_slot(const struct sl_mirrors *mirrors, const struct sl_mirror *wanted)
{
    size_t at = hash_of(wanted, mirrors->slots) & mirrors->mask;

    while (mirrors->slots[at].used && !equal(&mirrors->slots[at], wanted))
        at = (at + 1) & mirrors->mask;
    return &mirrors->slots[at];
}

/* A part is found both with its filename and without. */
static void add_part(struct sl_mirrors *mirrors, uint32_t part)
{
    const struct sl_doc *doc = mirrors->doc;
    uint32_t source = sl_doc_get(doc, part, SL_STR("source"));
    uint32_t metadata = sl_doc_get(doc, part, SL_STR("metadata"));
    struct sl_mirror mirror = {.used = true};

    if (!sl_member_body(doc, part, "type", &mirror.field[MIRROR_TYPE]) ||
        !sl_member_body(doc, source, "type", &mirror.field[MIRROR_SOURCE]) ||
        !sl_member_body(doc, source, "value", &mirror.field[MIRROR_VALUE]) ||
        !sl_member_body(doc, source, "mimeType", &mirror.field[MIRROR_MIME]))
        return;
    *find_slot(mirrors, &mirror) = mirror;
    if (sl_member_body(doc, metadata, "filename", &mirror.field[MIRROR_FILENAME]))
        *find_slot(mirrors, &mirror) = mirror;
}

bool sl_mirrors_init(struct sl_mirrors *mirrors, const struct sl_doc *doc, uint32_t array)
{
    size_t size = 4;

    while (size < (size_t)doc->nodes[array].count * 4)
        size *= 2;
    *mirrors = (struct sl_mirrors){.doc = doc, .mask = size - 1};
    mirrors->slots = calloc(size, sizeof(*mirrors->slots));
    if (!mirrors->slots)
        return false;
    uint32_t end = sl_doc_next(doc, array);
    for (uint32_t i = array + 1; i < end; i = sl_doc_next(doc, i))
        add_part(mirrors, i);
    return true;
}

void sl_mirrors_clear(struct sl_mirrors *mirrors)
{
    free(mirrors->slots);
    mirrors->slots = NULL;
}

bool sl_mirrors_have(const struct sl_mirrors *mirrors, const struct sl_binary *binary)
{
    const struct sl_doc *doc = mirrors->doc;
    struct sl_mirror wanted = {.used = true};

    if (sl_doc_kind(doc, binary->value) != SL_STRING)
        return false;
    wanted.field[MIRROR_TYPE] = sl_str_from(binary->type);
    wanted.field[MIRROR_SOURCE] = binary->is_url ? SL_STR("url") : SL_STR("data");
    wanted.field[MIRROR_VALUE] = sl_doc_body(doc, binary->value);
    wanted.field[MIRROR_MIME] = sl_doc_body(doc, binary->mime);
    if (binary->filename != SL_NONE) {
        if (sl_doc_kind(doc, binary->filename) != SL_STRING)
            return false;
        wanted.field[MIRROR_FILENAME] = sl_doc_body(doc, binary->filename);
    }
    return find_slot(mirrors, &wanted)->used;
}

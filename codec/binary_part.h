/* SPDX-License-Identifier: MIT */
/* Private to the codec: the content part "binary", which AG-UI had before its media parts. */
#ifndef SLUICE_CODEC_BINARY_PART_H
#define SLUICE_CODEC_BINARY_PART_H

#include "sluice/json.h"

/* {"type":"binary","mimeType":...,"data"|"url":...,"filename"?} */
struct sl_binary {
    const char *type; /* of the media part that replaces it */
    uint32_t mime;
    uint32_t value; /* node of data or url; SL_NONE when it cannot be replaced */
    bool is_url;
    uint32_t filename; /* or SL_NONE */
};
/* False when the object is no such part. */
bool sl_binary_read(const struct sl_doc *doc, uint32_t part, struct sl_binary *out);
/* Appends the media part that replaces it. */
void sl_binary_print(const struct sl_doc *doc, const struct sl_binary *binary, struct sl_buf *out);

/* Old producers send a part in both forms; the client keeps the media part alone. */
struct sl_mirrors {
    const struct sl_doc *doc;
    struct sl_mirror *slots; /* NULL: no media parts */
    size_t mask;
};
/* The media parts of an array. False without memory. */
bool sl_mirrors_init(struct sl_mirrors *mirrors, const struct sl_doc *doc, uint32_t array);
void sl_mirrors_clear(struct sl_mirrors *mirrors);
bool sl_mirrors_have(const struct sl_mirrors *mirrors, const struct sl_binary *binary);

#endif

/* SPDX-License-Identifier: MIT */
/* The parts of docs/protocol.md that are written from the gateway's tables, and its examples. */
#ifndef SLUICE_DOCS_GEN_H
#define SLUICE_DOCS_GEN_H

#include <stdbool.h>
#include <stddef.h>

#include "sluice/buf.h"
#include "sluice/str.h"

/* Appends the Markdown of a region, "client hello" for example. False when there is no such. */
bool gen_region(struct sl_str name, struct sl_buf *out);
/* The name of each region; NULL behind the last. */
const char *gen_region_name(size_t index);

/* The regions that come from the gateway's settings. */
void gen_limits(struct sl_buf *out);
void gen_worker_limits(struct sl_buf *out);
void gen_settings(struct sl_buf *out);

/* Checks every ```json and ```hex block of the document; false after telling what is wrong. Behind
 * the line "<!-- examples of workers -->" they are what workers and the gateway say. */
bool gen_check_examples(struct sl_str document);

#endif

/* SPDX-License-Identifier: MIT */
/* Private to the view: parts of its stored form. */
#ifndef SLUICE_CODEC_VIEW_STORE_H
#define SLUICE_CODEC_VIEW_STORE_H

#include "view_private.h"

/* ---- saving: a comma and a member ---- */

void sl_save_text(struct sl_buf *out, const char *name, const struct sl_bytes *text);
void sl_save_u64(struct sl_buf *out, const char *name, uint64_t number);

/* ---- loading ---- */

/* One object of the stored form; the first fault stays in `err`. */
struct sl_loader {
    const struct sl_doc *doc;
    uint32_t node;
    struct sl_error *err;
};

void sl_load_bad(struct sl_loader *l, const char *name);
/* The same, unless it was for want of memory. */
void sl_load_refuse(struct sl_loader *l, const char *name, const struct sl_error *why);
/* Parses what is stored as text. */
bool sl_load_part(struct sl_loader *l, struct sl_doc *doc, const struct sl_bytes *json,
                  const char *name);
/* SL_NONE when it is missing (a fault where it is required) or of another kind (a fault). */
uint32_t sl_load_member(struct sl_loader *l, const char *name, enum sl_kind kind, bool required);
struct sl_bytes *sl_load_text(struct sl_loader *l, const char *name, bool required);
uint64_t sl_load_u64(struct sl_loader *l, const char *name);

/* ---- view_store_posted.c ---- */

/* Answers to interrupts: to those that are open, and which were answered before. */
void sl_save_answered(struct sl_buf *out, const struct sl_view *view);
void sl_load_answered(struct sl_loader *l, struct sl_view *view);

/* What clients sent: inputs, answers, refused patches, and where state and messages changed. */
void sl_save_posted(struct sl_buf *out, const struct sl_view *view);
void sl_load_posted(struct sl_loader *l, struct sl_view *view);

#endif

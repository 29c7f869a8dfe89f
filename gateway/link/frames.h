/* SPDX-License-Identifier: MIT */
/* The frames that a client sends, written as JSON. Texts are WTF-8; an empty one is left out. */
#ifndef SLUICE_LINK_FRAMES_H
#define SLUICE_LINK_FRAMES_H

#include <stdint.h>

#include "sluice/buf.h"

/* `more` is ready JSON text of further members, each with a comma in front; may be empty. */
void link_frame_hello(struct sl_buf *out, struct sl_str token, struct sl_str more);
/* `after` empty: from the beginning of what is stored when `from_start`, else from the view. */
void link_frame_subscribe(struct sl_buf *out, uint32_t sub, struct sl_str thread,
                          struct sl_str after, bool from_start);
/* `input` is a RunAgentInput, ready. */
void link_frame_run(struct sl_buf *out, uint64_t ref, struct sl_str key, struct sl_str agent,
                    struct sl_str input, bool rewrite);

#endif

/* SPDX-License-Identifier: MIT */
/* Writing a hub_message: small frames into its text, large bodies as pieces that share bytes. */
#ifndef SLUICE_HUB_MESSAGE_H
#define SLUICE_HUB_MESSAGE_H

#include "hub/hub.h"

/* Copying less than this costs less than one more piece to write. */
enum { MESSAGE_SHARE_FROM = 2048 };

struct message_writer {
    struct hub_message *message;
    enum sl_framing framing;
    size_t sealed; /* bytes of the text that pieces cover already */
    size_t shared; /* bytes of the pieces that are not in the text */
    bool failed;   /* a piece found no memory; the text remembers its own failure */
};

/* Begins a message; `message` is new or reset. */
void message_begin(struct message_writer *writer, enum sl_framing framing,
                   struct hub_message *message);
/* Begins a frame; returns the buffer for its text. */
struct sl_buf *message_frame(struct message_writer *writer);
/* Appends `len` bytes of `bytes` from `start` on to the frame, copied when they are few. */
void message_add_shared(struct message_writer *writer, struct sl_bytes *bytes, size_t start,
                        size_t len);
static inline size_t message_size(const struct message_writer *writer)
{
    return writer->shared + writer->message->text.len;
}
/* Ends the message, or empties it again when it has no frames. False without memory; the message is
 * reset then. */
bool message_end(struct message_writer *writer) SL_MUST_CHECK;

#endif

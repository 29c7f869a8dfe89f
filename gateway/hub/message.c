/* SPDX-License-Identifier: MIT */
/* Messages made of text and shared pieces. */
#include "hub/message.h"

#include <assert.h>
#include <stdlib.h>

void hub_message_reset(struct hub_message *message)
{
    for (size_t i = 0; i < message->count; i++)
        sl_bytes_unref(message->pieces[i].bytes);
    message->count = 0;
    message->size = 0;
    message->frames = 0;
    sl_buf_reset(&message->text);
}

void hub_message_clear(struct hub_message *message)
{
    hub_message_reset(message);
    free(message->pieces);
    sl_buf_clear(&message->text);
    *message = (struct hub_message){.pieces = NULL};
}

void message_begin(struct message_writer *writer, enum sl_framing framing,
                   struct hub_message *message)
{
    assert(message->count == 0 && message->frames == 0 && message->text.len == 0);
    *writer = (struct message_writer){.message = message, .framing = framing};
    sl_message_begin(framing, &message->text);
}

struct sl_buf *message_frame(struct message_writer *writer)
{
    struct hub_message *message = writer->message;

    sl_message_next(writer->framing, message->frames, &message->text);
    message->frames++;
    return &message->text;
}

static bool add_piece(struct message_writer *writer, struct hub_piece piece)
{
    struct hub_message *message = writer->message;

    if (piece.len == 0)
        return true;
    if (message->count == message->cap) {
        size_t cap = message->cap ? message->cap * 2 : 8;
        struct hub_piece *pieces = realloc(message->pieces, cap * sizeof(*pieces));
        if (!pieces) {
            writer->failed = true;
            return false;
        }
        message->pieces = pieces;
        message->cap = cap;
    }
    message->pieces[message->count++] = piece;
    return true;
}

/* Makes a piece of the text that no piece covers yet. */
static bool seal(struct message_writer *writer)
{
    size_t len = writer->message->text.len - writer->sealed;
    bool ok = add_piece(writer, (struct hub_piece){.start = writer->sealed, .len = len});

    writer->sealed += len;
    return ok;
}

void message_add_shared(struct message_writer *writer, struct sl_bytes *bytes, size_t start,
                        size_t len)
{
    assert(start + len <= bytes->len);
    if (len < MESSAGE_SHARE_FROM) {
        sl_buf_add(&writer->message->text, bytes->data + start, len);
        return;
    }
    if (!seal(writer) || !add_piece(writer, (struct hub_piece){bytes, start, len}))
        return;
    sl_bytes_ref(bytes);
    writer->shared += len;
}

bool message_end(struct message_writer *writer)
{
    struct hub_message *message = writer->message;

    if (message->frames == 0) {
        hub_message_reset(message);
        return true;
    }
    sl_message_end(writer->framing, 0, message->frames, &message->text);
    if (message->text.failed || writer->failed || !seal(writer)) {
        hub_message_reset(message);
        return false;
    }
    message->size = message_size(writer);
    return true;
}

/* SPDX-License-Identifier: MIT */
/* From messages to frames. */
#include "fold.h"

#include "wire.h"

void fold_message(struct follower *follower, struct sl_doc *doc, struct sl_str message)
{
    struct sl_error err = {0};

    if (!sl_doc_parse(doc, message, &err))
        fail("a message cannot be read: %s", err.text);
    for (uint32_t at = 1; at < doc->count; at = sl_doc_next(doc, at)) {
        uint32_t op = sl_doc_get(doc, at, SL_STR("op"));
        if (op == SL_NONE || sl_doc_get(doc, at, SL_STR("sub")) == SL_NONE)
            continue;
        if (sl_doc_is(doc, op, SL_STR("error")))
            fail("a reader was refused: %.*s", SL_STR_ARG(message));
        follower_take(follower, doc, at, sl_doc_body(doc, op));
    }
}

bool fold_is_answer(struct sl_str message)
{
    return memmem(message.ptr, message.len, "\"op\":\"subscribed\"", 17) != NULL;
}

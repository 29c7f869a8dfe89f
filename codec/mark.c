/* SPDX-License-Identifier: MIT */
/* Marks: references to what a fold held at one moment. */
#include "mark.h"

#include <assert.h>
#include <stdlib.h>

#include "hash.h"
#include "view_private.h"

static bool add_activity(struct sl_mark *mark, const struct sl_message *message)
{
    struct sl_marked *marked = NULL;

    /* An id may be there twice; it means the first. */
    HASH_FIND_BYHASHVALUE(hh, mark->activities, message->id, (unsigned)message->id_len,
                          message->hash, marked);
    if (marked != NULL)
        return true;
    marked = calloc(1, sizeof(*marked) + message->id_len);
    if (marked == NULL)
        return false;
    if (message->id_len > 0)
        memcpy(marked->id, message->id, message->id_len);
    HASH_ADD_KEYPTR_BYHASHVALUE(hh, mark->activities, marked->id, (unsigned)message->id_len,
                                message->hash, marked);
    if (marked->hh.tbl == NULL) {
        free(marked);
        return false;
    }
    marked->head = sl_value_ref(message->head);
    return true;
}

static bool add_activities(struct sl_mark *mark, const struct sl_messages *messages)
{
    if (!messages->touched)
        return true;
    for (const struct sl_message *m = messages->first; m != NULL; m = m->next) {
        if (m->role == SL_ROLE_ACTIVITY && m->touched_run == messages->run &&
            !add_activity(mark, m))
            return false;
    }
    return true;
}

struct sl_mark *sl_mark_new(struct sl_value *state, const struct sl_messages *messages)
{
    struct sl_mark *mark = calloc(1, sizeof(*mark));
    if (mark == NULL)
        return NULL;
    mark->refs = 1;
    mark->seed = messages->seed;
    mark->state = sl_value_ref(state);
    if (add_activities(mark, messages))
        return mark;
    sl_mark_unref(mark);
    return NULL;
}

struct sl_mark *sl_view_mark(const struct sl_view *view)
{
    return sl_mark_new(view->state, &view->messages);
}

struct sl_mark *sl_mark_ref(struct sl_mark *mark)
{
    mark->refs++;
    return mark;
}

void sl_mark_unref(struct sl_mark *mark)
{
    if (mark == NULL || --mark->refs > 0)
        return;
    struct sl_marked *marked = mark->activities;
    HASH_CLEAR(hh, mark->activities);
    while (marked != NULL) {
        struct sl_marked *next = marked->hh.next;
        sl_value_unref(marked->head);
        free(marked);
        marked = next;
    }
    sl_value_unref(mark->state);
    free(mark);
}

size_t sl_mark_bytes(const struct sl_mark *mark, const struct sl_mark *before)
{
    size_t bytes = sizeof(*mark);

    if (before == NULL || before->state != mark->state)
        bytes += sl_value_size(mark->state);
    for (const struct sl_marked *m = mark->activities; m != NULL; m = m->hh.next)
        bytes += sizeof(*m) + sl_value_size(m->head);
    return bytes;
}

const struct sl_value *sl_mark_find(const struct sl_mark *mark, struct sl_str id_body, bool *failed)
{
    struct sl_id_key key;
    struct sl_marked *marked = NULL;

    if (mark->activities == NULL)
        return NULL;
    if (sl_id_init(&key, mark->seed, id_body))
        HASH_FIND_BYHASHVALUE(hh, mark->activities, key.text.ptr, (unsigned)key.text.len, key.hash,
                              marked);
    else
        *failed = true;
    sl_id_clear(&key);
    return marked == NULL ? NULL : marked->head;
}

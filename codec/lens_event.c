/* SPDX-License-Identifier: MIT */
/* Events as a lens shows them. */
#include "lens_private.h"
#include "resync.h"
#include "shown_messages.h"

/* A field that stands there more than once means the last; where it is changed, only that stays. */
static bool goes(const struct sl_edit *edit, const struct sl_doc *doc, uint32_t key, uint32_t value)
{
    if (edit->no_raw_event && sl_doc_is(doc, key, SL_STR("rawEvent")))
        return true;
    if (edit->no_tag && sl_doc_is(doc, key, SL_STR("subagentRunId")))
        return true;
    if (edit->no_parent && sl_doc_is(doc, key, SL_STR("parentMessageId")))
        return true;
    return edit->field != NULL && (edit->text.ptr == NULL || key + 1 != value) &&
           sl_doc_is(doc, key, sl_str_from(edit->field));
}

void sl_edit_print(const struct sl_doc *doc, const struct sl_edit *edit, struct sl_buf *out)
{
    uint32_t value = edit->field == NULL ? SL_NONE : sl_doc_get(doc, 0, sl_str_from(edit->field));
    uint32_t end = sl_doc_next(doc, 0);
    sl_buf_add_char(out, '{');
    size_t start = out->len;
    for (uint32_t key = 1; key < end; key = sl_doc_next(doc, key + 1)) {
        if (goes(edit, doc, key, value))
            continue;
        if (out->len > start)
            sl_buf_add_char(out, ',');
        sl_buf_add_str(out, sl_doc_raw(doc, key));
        sl_buf_add_char(out, ':');
        sl_buf_add_str(out, key + 1 == value ? edit->text : sl_doc_raw(doc, key + 1));
    }
    sl_buf_add_char(out, '}');
}

void sl_print_without_raw_event(const struct sl_doc *doc, struct sl_buf *out)
{
    sl_edit_print(doc, &(struct sl_edit){.no_raw_event = true}, out);
}

static void add_id(const struct sl_doc *doc, const char *name, struct sl_buf *out)
{
    sl_buf_add_char(out, '"');
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_buf_add_str(out, sl_doc_raw(doc, sl_doc_get(doc, 0, sl_str_from(name))));
    sl_buf_add_char(out, ',');
}

void sl_lens_print_started(const struct sl_lens *lens, const struct sl_doc *doc, struct sl_buf *out)
{
    struct sl_buf input = SL_BUF_INIT;
    struct sl_edit edit = {.no_raw_event = true, .field = "input"};
    uint32_t messages = sl_doc_get(doc, sl_doc_get(doc, 0, SL_STR("input")), SL_STR("messages"));
    bool whole;
    sl_buf_add_char(&input, '{');
    add_id(doc, "threadId", &input);
    add_id(doc, "runId", &input);
    sl_buf_add_lit(&input, "\"messages\":[");
    size_t start = input.len;
    sl_shown_print(lens->filter.hidden, doc, messages, NULL, &input, &whole);
    if (input.len > start) {
        sl_buf_add_lit(&input, "],\"tools\":[],\"context\":[]}");
        edit.text = sl_buf_str(&input);
    }
    sl_edit_print(doc, &edit, out);
    out->failed |= input.failed;
    sl_buf_clear(&input);
}

/* Readers that hold an id twice would put the snapshot's one message in both places, and go on to
 * change it in both. Where the thread's view holds it twice as well, it resets them. */
void sl_lens_print_messages(const struct sl_lens *lens, const struct sl_doc *doc,
                            struct sl_buf *out)
{
    const unsigned kinds =
        1U << SL_CAT_TEXT | 1U << SL_CAT_TOOL | 1U << SL_CAT_ACTIVITY | 1U << SL_CAT_REASONING;
    struct sl_edit edit = {.no_raw_event = true, .field = "messages"};
    struct sl_buf messages = SL_BUF_INIT;
    struct sl_id_set twice = {0};
    bool whole;
    if (!(lens->filter.hidden & kinds))
        return;
    bool known = sl_messages_collect_twice(&lens->messages, &twice);
    sl_buf_add_char(&messages, '[');
    sl_shown_print(lens->filter.hidden, doc, sl_doc_get(doc, 0, SL_STR("messages")), &twice,
                   &messages, &whole);
    sl_buf_add_char(&messages, ']');
    edit.text = sl_buf_str(&messages);
    if (!whole)
        sl_edit_print(doc, &edit, out);
    out->failed |= messages.failed || !known;
    sl_buf_clear(&messages);
    sl_id_set_clear(&twice);
}

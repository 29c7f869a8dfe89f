/* SPDX-License-Identifier: MIT */
/* Translates THINKING_* events, which left the protocol in 1.0, as the reference client does. */
#include "retired.h"

#include <assert.h>

enum id_use { OPENS_SPAN, ENDS_SPAN, OPENS_MESSAGE, CONTINUES_MESSAGE, ENDS_MESSAGE };

static const struct {
    const char *name;
    enum sl_event_type type;
    enum id_use use;
} types[] = {
    {"THINKING_START", SL_EV_REASONING_START, OPENS_SPAN},
    {"THINKING_END", SL_EV_REASONING_END, ENDS_SPAN},
    {"THINKING_TEXT_MESSAGE_START", SL_EV_REASONING_MESSAGE_START, OPENS_MESSAGE},
    {"THINKING_TEXT_MESSAGE_CONTENT", SL_EV_REASONING_MESSAGE_CONTENT, CONTINUES_MESSAGE},
    {"THINKING_TEXT_MESSAGE_END", SL_EV_REASONING_MESSAGE_END, ENDS_MESSAGE},
};
enum { TYPES = sizeof(types) / sizeof(types[0]) };

static size_t find(const struct sl_doc *doc, uint32_t type)
{
    size_t i = 0;

    while (i < TYPES && !sl_doc_is(doc, type, sl_str_from(types[i].name)))
        i++;
    return i;
}

bool sl_thinking_type(const struct sl_doc *doc, uint32_t type)
{
    return find(doc, type) < TYPES;
}

/* A continuation without an opener gets a number that nothing has open. */
static uint64_t take_number(struct sl_thinking *thinking, enum id_use use)
{
    uint64_t *slot = use <= ENDS_SPAN ? &thinking->span : &thinking->message;
    uint64_t number = *slot;

    if (use == OPENS_SPAN || use == OPENS_MESSAGE || number == 0)
        number = ++thinking->count;
    if (use == OPENS_SPAN || use == OPENS_MESSAGE)
        *slot = number;
    if (use == ENDS_SPAN || use == ENDS_MESSAGE)
        *slot = 0;
    return number;
}

static void add_copies(const struct sl_doc *doc, bool delta, struct sl_buf *out)
{
    static const enum sl_field fields[] = {SL_F_DELTA, SL_F_TIMESTAMP, SL_F_METADATA,
                                           SL_F_SUBAGENT_RUN_ID, SL_F_RAW_EVENT};

    for (size_t i = delta ? 0 : 1; i < sizeof(fields) / sizeof(fields[0]); i++) {
        struct sl_str name = sl_str_from(sl_field_name(fields[i]));
        uint32_t value = sl_doc_get(doc, 0, name);
        if (value == SL_NONE || sl_doc_kind(doc, value) == SL_NULL)
            continue;
        sl_buf_add_lit(out, ",\"");
        sl_buf_add_str(out, name);
        sl_buf_add_lit(out, "\":");
        sl_buf_add_str(out, sl_doc_raw(doc, value));
    }
}

void sl_thinking_print(struct sl_thinking *thinking, const struct sl_doc *doc, uint32_t type,
                       struct sl_str run_id, struct sl_buf *out)
{
    size_t i = find(doc, type);

    assert(i < TYPES);
    sl_buf_add_lit(out, "{\"type\":\"");
    sl_buf_add_str(out, sl_str_from(sl_event_name(types[i].type)));
    sl_buf_add_lit(out, "\",\"messageId\":\"");
    sl_json_body_encode(run_id, out);
    sl_buf_add_lit(out, "-thinking-");
    sl_buf_add_u64(out, take_number(thinking, types[i].use));
    sl_buf_add_char(out, '"');
    if (types[i].use == OPENS_MESSAGE)
        sl_buf_add_lit(out, ",\"role\":\"reasoning\"");
    add_copies(doc, types[i].use == CONTINUES_MESSAGE, out);
    sl_buf_add_char(out, '}');
}

/* SPDX-License-Identifier: MIT */
/* The snapshot events that the gateway itself writes. */
#include "view_private.h"

#define AUTHORITY ",\"metadata\":{\"@ag-ui/client\":{\"authoritativeActivityTypes\":null}}}"
#define RESET_ID  "sluice-reset"
#define SNAPSHOT  "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":["

void sl_print_messages_snapshot(const struct sl_messages *list, struct sl_buf *out)
{
    sl_buf_add_lit(out, SNAPSHOT);
    sl_messages_print(list, false, out);
    sl_buf_add_lit(out, "]" AUTHORITY);
}

void sl_print_state_snapshot(const struct sl_value *state, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"type\":\"STATE_SNAPSHOT\",\"snapshot\":");
    sl_value_print(state, out);
    sl_buf_add_char(out, '}');
}

static void add_member(const struct sl_message *message, const char *member, const char *field,
                       struct sl_buf *out)
{
    const struct sl_value *value = sl_value_get(message->head, sl_str_from(member));
    if (value == NULL)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(field));
    sl_buf_add_lit(out, "\":");
    sl_value_print(value, out);
}

void sl_print_activity_snapshot(const struct sl_message *activity, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"type\":\"ACTIVITY_SNAPSHOT\"");
    add_member(activity, "id", "messageId", out);
    add_member(activity, "activityType", "activityType", out);
    add_member(activity, "content", "content", out);
    add_member(activity, "subagentRunId", "subagentRunId", out);
    sl_buf_add_char(out, '}');
}

void sl_print_result(const struct sl_message *answer, struct sl_str call, struct sl_buf *out)
{
    sl_buf_add_lit(out, "{\"type\":\"TOOL_CALL_RESULT\",\"toolCallId\":\"");
    sl_buf_add_str(out, call);
    sl_buf_add_char(out, '"');
    if (answer != NULL) {
        add_member(answer, "id", "messageId", out);
        add_member(answer, "content", "content", out);
        add_member(answer, "subagentRunId", "subagentRunId", out);
    } else {
        sl_buf_add_lit(out, ",\"messageId\":\"" RESET_ID "\",\"content\":\"\"");
    }
    sl_buf_add_char(out, '}');
}

/* An id that no message has. */
static void print_unused_id(const struct sl_messages *target, const struct sl_messages *avoid,
                            struct sl_buf *out)
{
    size_t start = out->len;
    for (uint64_t n = 0; !out->failed; n++) {
        out->len = start;
        sl_buf_add_lit(out, RESET_ID);
        if (n > 0)
            sl_buf_add_u64(out, n);
        if (out->failed)
            return;
        struct sl_str id = {out->ptr + start, out->len - start};
        if (sl_messages_find(target, id) == NULL &&
            (avoid == NULL || sl_messages_find(avoid, id) == NULL))
            return;
    }
}

/*
 * An empty snapshot would keep the client's reasoning messages; one that holds a reasoning message
 * does not. The next snapshot drops that message when it has other reasoning itself, else it is
 * made a user's first.
 */
bool sl_print_reset(const struct sl_messages *target, const struct sl_messages *avoid,
                    unsigned which, struct sl_buf *out)
{
    if (which > 1 || (which == 1 && sl_messages_has_role(target, SL_ROLE_REASONING)))
        return false;
    sl_buf_add_lit(out, SNAPSHOT "{\"id\":\"");
    print_unused_id(target, avoid, out);
    sl_buf_add_lit(out, "\",\"role\":\"");
    sl_buf_add_str(out, sl_str_from(which == 0 ? "reasoning" : "user"));
    sl_buf_add_lit(out, "\",\"content\":\"\"}]" AUTHORITY);
    return true;
}

/* What the second reset holds; a reader who is shown no user's messages needs it as well. */
bool sl_is_reset_end(const struct sl_doc *doc, uint32_t message)
{
    uint32_t id = sl_doc_get(doc, message, SL_STR("id"));
    uint32_t role = sl_doc_get(doc, message, SL_STR("role"));
    uint32_t content = sl_doc_get(doc, message, SL_STR("content"));
    struct sl_str name = SL_STR(RESET_ID);
    if (id == SL_NONE || role == SL_NONE || content == SL_NONE || doc->nodes[message].count != 3 ||
        !sl_doc_is(doc, role, SL_STR("user")) || !sl_doc_is(doc, content, SL_STR("")))
        return false;
    struct sl_str body = sl_doc_body(doc, id);
    if (body.len < name.len || memcmp(body.ptr, name.ptr, name.len) != 0)
        return false;
    for (size_t i = name.len; i < body.len; i++) {
        if (body.ptr[i] < '0' || body.ptr[i] > '9')
            return false;
    }
    return true;
}

enum sl_event_type sl_json_event_type(const struct sl_doc *doc)
{
    uint32_t type = sl_doc_get(doc, 0, SL_STR("type"));
    for (int t = 0; type != SL_NONE && t < SL_EV_COUNT; t++) {
        if (sl_doc_is(doc, type, sl_str_from(sl_event_name((enum sl_event_type)t))))
            return (enum sl_event_type)t;
    }
    return SL_EV_UNKNOWN;
}

/* SPDX-License-Identifier: MIT */
/* The frames that a client sends. */
#include "link/frames.h"

#include "sluice/json.h"

static void add_text(struct sl_buf *out, const char *name, struct sl_str text)
{
    if (text.len == 0)
        return;
    sl_buf_add_lit(out, ",\"");
    sl_buf_add_str(out, sl_str_from(name));
    sl_buf_add_lit(out, "\":");
    sl_json_add_string(out, text);
}

void link_frame_hello(struct sl_buf *out, struct sl_str token, struct sl_str more)
{
    sl_buf_add_lit(out, "{\"op\":\"hello\",\"ref\":0,\"client\":\"sluice " SLUICE_VERSION "\"");
    add_text(out, "token", token);
    sl_buf_add_str(out, more);
    sl_buf_add_char(out, '}');
}

void link_frame_subscribe(struct sl_buf *out, uint32_t sub, struct sl_str thread,
                          struct sl_str after, bool from_start)
{
    sl_buf_add_lit(out, "{\"op\":\"subscribe\",\"subs\":[{\"sub\":");
    sl_buf_add_u64(out, sub);
    add_text(out, "threadId", thread);
    if (after.len > 0)
        add_text(out, "after", after);
    else if (from_start)
        add_text(out, "from", SL_STR("start"));
    sl_buf_add_lit(out, "}]}");
}

void link_frame_run(struct sl_buf *out, uint64_t ref, struct sl_str key, struct sl_str agent,
                    struct sl_str input, bool rewrite)
{
    sl_buf_add_lit(out, "{\"op\":\"run\",\"ref\":");
    sl_buf_add_u64(out, ref);
    add_text(out, "key", key);
    add_text(out, "agent", agent);
    sl_buf_add_lit(out, ",\"input\":");
    sl_buf_add_str(out, input);
    if (rewrite)
        sl_buf_add_lit(out, ",\"rewrite\":true");
    sl_buf_add_char(out, '}');
}

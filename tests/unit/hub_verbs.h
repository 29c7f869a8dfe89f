/* SPDX-License-Identifier: MIT */
/* The verbs of clients on the hub's bench: all in thread "t", with ref 5. */
#ifndef SLUICE_TESTS_HUB_VERBS_H
#define SLUICE_TESTS_HUB_VERBS_H

#include "hub_rig.h"

static const struct hub_ref ref = {true, 5};

static inline struct rig_peer *watcher(struct rig *rig)
{
    struct rig_peer *peer = rig_peer_new(rig, SL_JSON);

    rig_subscribe(peer, 1, "t", NULL);
    rig_settle(rig);
    sl_buf_reset(&peer->control);
    return peer;
}

static inline void end_peers(struct rig_peer *one, struct rig_peer *two)
{
    struct rig *rig = one->rig;

    if (two)
        rig_peer_free(two);
    rig_peer_free(one);
    rig_free(rig);
}

static inline const char *last_cursor(const struct rig_peer *peer)
{
    return peer->cursors[peer->cursor_count - 1];
}

static inline void send_input(struct rig_peer *peer, const char *run, const char *key,
                              const char *value)
{
    struct hub_input input = {sl_str_from(key), SL_STR("t"), sl_str_from(run), sl_str_from(value)};

    hub_input(peer->peer, &peer->who, ref, &input);
}

static inline void change(struct rig_peer *peer, const char *key, bool is_patch, const char *json)
{
    struct hub_state_change with = {sl_str_from(key), SL_STR("t"), sl_str_from(json), is_patch};

    hub_change_state(peer->peer, &peer->who, ref, &with);
}

static inline void claim(struct rig_peer *peer, const char *call, uint64_t ttl_ms)
{
    struct hub_tool_claim with = {SL_STR("k"), SL_STR("t"), sl_str_from(call), ttl_ms};

    hub_claim_tool(peer->peer, &peer->who, ref, &with);
}

static inline void answer(struct rig_peer *peer, const char *call, const char *key,
                          const char *content)
{
    struct hub_tool_result with = {.key = sl_str_from(key),
                                   .thread = SL_STR("t"),
                                   .call = sl_str_from(call),
                                   .message = SL_STR("result"),
                                   .content = sl_str_from(content)};

    hub_answer_tool(peer->peer, &peer->who, ref, &with);
}

/* A run whose tool call waits for an answer. */
static inline struct rig_run *calling(struct rig_peer *peer)
{
    struct rig_run *run = rig_start(peer, "t", "r");

    rig_begin(run);
    rig_say(run, "{\"type\":\"TOOL_CALL_START\",\"toolCallId\":\"c\",\"toolCallName\":\"pick\"}");
    rig_say(run, "{\"type\":\"TOOL_CALL_END\",\"toolCallId\":\"c\"}");
    rig_settle(peer->rig);
    sl_buf_reset(&peer->control);
    return run;
}

#endif

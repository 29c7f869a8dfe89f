/* SPDX-License-Identifier: MIT */
/* Private to the codec: one event on its way through a gate. */
#ifndef SLUICE_CODEC_GATE_PASS_H
#define SLUICE_CODEC_GATE_PASS_H

#include "gate_private.h"

struct sl_pass {
    struct sl_gate *gate;
    sl_gate_sink sink;
    void *ctx;
    struct sl_error *err;
    bool sent;     /* something went to the sink */
    bool repaired; /* something was changed, added or left out */
};

/*
 * Every step of a pass returns SL_STEP_OK while the event goes on, SL_STEP_ILLEGAL when it may not
 * be let through (`err` says why), SL_STEP_FAILED when the gate is of no more use.
 */
bool sl_pass_repairs(const struct sl_pass *p); /* the policy is repair */
enum sl_step sl_pass_send(struct sl_pass *p, const struct sl_event *event, bool verbatim);
enum sl_step sl_pass_verify(const struct sl_pass *p, const struct sl_event *event, bool dry,
                            struct sl_error *err);
enum sl_step sl_pass_verify_and_send(struct sl_pass *p, const struct sl_event *event, bool verbatim,
                                     struct sl_error *err);
/* Reads what was printed into `made->text`. */
enum sl_step sl_pass_read_made(const struct sl_pass *p, struct sl_made *made, struct sl_error *err);

/* An event that is no chunk, with the lanes that it closes in front. */
enum sl_step sl_pass_plain(struct sl_pass *p, const struct sl_event *event, bool verbatim);
enum sl_step sl_pass_chunk(struct sl_pass *p, const struct sl_event *chunk);
enum sl_step sl_pass_close_lanes(struct sl_pass *p, enum sl_lane_scope scope, struct sl_lane *own);
/* Everything open; running subagents by `subagent_end` with `members`, each after a comma. */
enum sl_step sl_pass_close_all(struct sl_pass *p, enum sl_event_type subagent_end,
                               struct sl_str members);

#endif

/* SPDX-License-Identifier: MIT */
/* The shadow agent on the loop: order, pauses, the hub's pauses, stopping. */
#include "unit/fake_hub.h"

#include <uv.h>

#include "agent/shadow.h"

#define INPUT   SL_STR("{\"threadId\":\"t\",\"runId\":\"r\",\"messages\":[]}")
#define STARTED "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\"}|"
#define FINISHED                                                                                   \
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"         \
    "\"success\"}}|"
#define SCENARIO(steps)                                                                            \
    "{\"scenario\":\"s\",\"capabilities\":{\"a\":1},\"scripts\":{\"start\":[" steps "]}}"

struct rig {
    struct net_loop *loop;
    struct hub_run run;
    struct agent *agent;
    void *handle;
};

static void rig_start(struct rig *rig, const char *text, double pause_scale)
{
    struct sl_error err = {0};
    struct shadow_options options = {.pause_scale = pause_scale};
    struct agent_start start = {.thread = SL_STR("t"), .run = SL_STR("r"), .input = INPUT};

    rig->loop = rig->run.loop = net_loop_new(&err);
    struct scenario *scenario = text ? scenario_new("s.json", sl_str_from(text), &err)
                                     : scenario_shipped(SCENARIO_SHIPPED_ONBOARDING, &err);
    assert_non_null(scenario);
    rig->agent = shadow_new_take(&options, scenario, rig->loop, &err);
    assert_non_null(rig->agent);
    rig->handle = rig->agent->ops->start(rig->agent, &start, &rig->run);
    assert_non_null(rig->handle);
    assert_int_equal(rig->run.count, 0);
}

static void rig_clear(struct rig *rig)
{
    rig->agent->ops->stop(rig->agent, rig->handle);
    rig->agent->ops->free(rig->agent);
    net_loop_free(rig->loop);
    sl_buf_clear(&rig->run.events);
}

static void a_run_is_played_to_its_end(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, SCENARIO("{\"do\":\"emit\",\"event\":{\"a\":1}}"), 1);
    assert_string_equal(rig.agent->name, "s");
    assert_string_equal(rig.agent->capabilities, "{\"a\":1}");
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED "{\"a\":1}|" FINISHED);
    rig_clear(&rig);
}

static void the_shipped_scenario_plays_at_once_without_pauses(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, NULL, 0);
    assert_string_equal(rig.agent->name, "onboarding");
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_true(rig.run.count > 100);
    rig_clear(&rig);
}

static void pauses_are_kept_and_scaled(void **state)
{
    (void)state;
    struct rig whole = {0}, half = {0};

    rig_start(&whole, SCENARIO("{\"do\":\"pause\",\"ms\":40}"), 1);
    uint64_t before = net_loop_now_ms(whole.loop);
    net_loop_run(whole.loop);
    assert_true(net_loop_now_ms(whole.loop) - before >= 40);
    rig_clear(&whole);
    /* A day, scaled to eight milliseconds. */
    rig_start(&half, SCENARIO("{\"do\":\"pause\",\"ms\":86400000}"), 1e-7);
    before = net_loop_now_ms(half.loop);
    net_loop_run(half.loop);
    assert_true(net_loop_now_ms(half.loop) - before >= 8);
    rig_clear(&half);
}

static void the_hub_is_obeyed(void **state)
{
    (void)state;
    struct rig rig = {.run = {.pauses = true}};

    rig_start(&rig, SCENARIO("{\"do\":\"emit\",\"event\":{\"a\":1}}"), 0);
    for (size_t events = 1; events <= 3; events++) {
        for (int turns = 0; turns < 20; turns++)
            uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
        assert_int_equal(rig.run.count, events);
        assert_false(rig.run.done);
        rig.agent->ops->resume(rig.agent, rig.handle);
        rig.agent->ops->resume(rig.agent, rig.handle);
    }
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_int_equal(rig.run.count, 3);
    rig_clear(&rig);
}

static void a_script_without_pauses_shares_the_loop(void **state)
{
    (void)state;
    struct rig rig = {0};
    size_t most = 0, before = 0;

    rig_start(&rig, NULL, 0);
    while (!rig.run.done) {
        uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
        if (rig.run.count - before > most)
            most = rig.run.count - before;
        before = rig.run.count;
    }
    assert_true(most <= 64);
    rig_clear(&rig);
}

static void a_failed_script_ends_the_run(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, SCENARIO("{\"do\":\"text\",\"text\":\"${vars.x}\"}"), 0);
    net_loop_run(rig.loop);
    assert_int_equal(rig.run.code, SL_SCENARIO_FAILED);
    assert_string_equal(rig.run.message,
                        "s.json: at \"/scripts/start/0/text\": there is nothing at ${vars.x}");
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED);
    rig_clear(&rig);
}

static void stop_is_possible_in_a_pause(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, SCENARIO("{\"do\":\"pause\",\"ms\":86400000}"), 1000);
    while (rig.run.count == 0)
        uv_run(net_loop_uv(rig.loop), UV_RUN_ONCE);
    rig_clear(&rig);
    assert_false(rig.run.done);
}

static void the_factor_has_bounds(void **state)
{
    (void)state;
    static const double factors[] = {-1, 1001, 0.0 / 0.0};
    struct sl_error err = {0};
    struct net_loop *loop = net_loop_new(&err);

    for (size_t i = 0; i < sizeof(factors) / sizeof(factors[0]); i++) {
        struct shadow_options options = {.pause_scale = factors[i]};
        struct scenario *scenario = scenario_shipped(SCENARIO_SHIPPED_ONBOARDING, &err);
        assert_null(shadow_new_take(&options, scenario, loop, &err));
        assert_int_equal(err.code, SL_BAD_OPTION);
        err = (struct sl_error){0};
    }
    net_loop_free(loop);
}

static void turn(struct rig *rig, int turns)
{
    while (turns-- > 0)
        uv_run(net_loop_uv(rig->loop), UV_RUN_NOWAIT);
}

static void tell(struct rig *rig, enum sl_entry_kind kind, uint64_t after, const char *body)
{
    struct agent_message message = {.kind = kind, .after = after, .body = sl_str_from(body)};

    rig->agent->ops->message(rig->agent, rig->handle, &message);
}

static void a_run_waits_for_people(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig,
              SCENARIO("{\"do\":\"receive\"},{\"do\":\"emit\",\"event\":{\"v\":"
                       "\"${received.value}\",\"s\":\"${state}\"}},"
                       "{\"do\":\"tool\",\"name\":\"pick\",\"id\":\"c\",\"answer\":true}"),
              0);
    turn(&rig, 20);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED);
    tell(&rig, SL_ENTRY_PATCH, 1, "{\"patch\":[{\"op\":\"add\",\"path\":\"/a\",\"value\":1}]}");
    turn(&rig, 20);
    assert_int_equal(rig.run.count, 1);
    tell(&rig, SL_ENTRY_INPUT, 1, "{\"key\":\"k\",\"subject\":\"s\",\"value\":5}");
    assert_int_equal(rig.run.count, 1); /* never inside the hub's call */
    turn(&rig, 20);
    sl_buf_reset(&rig.run.events);
    assert_int_equal(rig.run.count, 5);
    tell(&rig, SL_ENTRY_ANSWER, 5,
         "{\"key\":\"k\",\"toolCallId\":\"c\",\"messageId\":\"m\",\"content\":\"ok\"}");
    net_loop_run(rig.loop);
    assert_true(rig.run.done);
    assert_str_equals(sl_buf_str(&rig.run.events),
                      "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"m\",\"toolCallId\":\"c\","
                      "\"content\":\"ok\",\"role\":\"tool\"}|" FINISHED);
    tell(&rig, SL_ENTRY_INPUT, 6, "{\"key\":\"l\",\"subject\":\"s\",\"value\":5}"); /* too late */
    rig_clear(&rig);
}

static void an_input_is_marked_as_taken(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, SCENARIO("{\"do\":\"receive\"}"), 0);
    tell(&rig, SL_ENTRY_INPUT, 0, "{\"key\":\"k\",\"subject\":\"s\",\"value\":5}");
    net_loop_run(rig.loop);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED "taken [\"k\"]|" FINISHED);
    rig_clear(&rig);
}

/* Pauses may be left out; people need their time. What comes in between does not prolong it. */
static void a_limit_is_not_scaled(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig,
              SCENARIO("{\"do\":\"receive\",\"ms\":60},{\"do\":\"emit\",\"event\":{\"v\":"
                       "\"${received.value|none}\"}}"),
              0);
    uint64_t before = net_loop_now_ms(rig.loop);
    while (net_loop_now_ms(rig.loop) - before < 40) {
        uv_run(net_loop_uv(rig.loop), UV_RUN_NOWAIT);
        tell(&rig, SL_ENTRY_ANSWER, 1, "{\"toolCallId\":\"c\"}");
    }
    net_loop_run(rig.loop);
    uint64_t took = net_loop_now_ms(rig.loop) - before;
    assert_true(took >= 60 && took < 5000);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED "{\"v\":\"none\"}|" FINISHED);
    rig_clear(&rig);
}

static void a_pause_of_the_hub_holds_a_wait(void **state)
{
    (void)state;
    struct rig rig = {.run = {.pauses = true}};

    rig_start(&rig, SCENARIO("{\"do\":\"receive\"}"), 0);
    turn(&rig, 20);
    tell(&rig, SL_ENTRY_INPUT, 0, "{\"key\":\"k\",\"subject\":\"s\",\"value\":5}");
    turn(&rig, 20);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED);
    rig.run.pauses = false;
    rig.agent->ops->resume(rig.agent, rig.handle);
    net_loop_run(rig.loop);
    assert_str_equals(sl_buf_str(&rig.run.events), STARTED "taken [\"k\"]|" FINISHED);
    rig_clear(&rig);
}

static void another_state_ends_the_run(void **state)
{
    (void)state;
    struct rig rig = {0};

    rig_start(&rig, SCENARIO("{\"do\":\"receive\"}"), 0);
    turn(&rig, 20);
    tell(&rig, SL_ENTRY_PATCH, 1, "{\"patch\":[{\"op\":\"remove\",\"path\":\"/none\"}]}");
    assert_int_equal(rig.run.code, SL_SCENARIO_FAILED);
    tell(&rig, SL_ENTRY_PATCH, 1, "{\"patch\":[]}");
    turn(&rig, 20);
    rig_clear(&rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_run_is_played_to_its_end),
        cmocka_unit_test(the_shipped_scenario_plays_at_once_without_pauses),
        cmocka_unit_test(pauses_are_kept_and_scaled),
        cmocka_unit_test(the_hub_is_obeyed),
        cmocka_unit_test(a_script_without_pauses_shares_the_loop),
        cmocka_unit_test(a_failed_script_ends_the_run),
        cmocka_unit_test(stop_is_possible_in_a_pause),
        cmocka_unit_test(the_factor_has_bounds),
        cmocka_unit_test(a_run_waits_for_people),
        cmocka_unit_test(an_input_is_marked_as_taken),
        cmocka_unit_test(a_limit_is_not_scaled),
        cmocka_unit_test(a_pause_of_the_hub_holds_a_wait),
        cmocka_unit_test(another_state_ends_the_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

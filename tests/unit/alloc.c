/* SPDX-License-Identifier: MIT */
/*
 * Documents, values, patches, frames, MessagePack and gates without memory: the first, second,
 * third ... allocation fails, and each time the call says so, leaves what it found, and leaks
 * nothing.
 */
#include "unit/starve.h"

#include "sluice/frame.h"
#include "sluice/gate.h"
#include "sluice/msgpack.h"
#include "sluice/patch.h"

/* Thirty members, so that there is an index; repeats; nesting; escapes. */
#define LARGE                                                                                      \
    "{\"k0\":0,\"k1\":[1,{\"x\":[]}],\"k2\":{},\"k3\":\"s\",\"k4\":4,\"k5\":5,\"k6\":6,\"k7\":7,"  \
    "\"k8\":8,\"k9\":9,\"k10\":0,\"k11\":1,\"k12\":2,\"k13\":3,\"k14\":4,\"k15\":5,\"k16\":6,"     \
    "\"k17\":7,\"k18\":8,\"k19\":9,\"k20\":0,\"k21\":1,\"k22\":2,\"k23\":3,\"k24\":4,\"k25\":5,"   \
    "\"k26\":6,\"k27\":7,\"\\u006b0\":8,\"k1\":[2,{\"y\":[[]]}]}"

static struct sl_buf printed(const struct sl_value *value)
{
    struct sl_buf out = SL_BUF_INIT;
    size_t kept = countdown;

    countdown = 0;
    sl_value_print(value, &out);
    assert_false(out.failed);
    assert_int_equal(sl_value_size(value), out.len);
    countdown = kept;
    return out;
}

static void assert_same_text(const struct sl_value *value, const struct sl_buf *text)
{
    struct sl_buf now = printed(value);

    if (!sl_str_equal(sl_buf_str(&now), sl_buf_str(text)))
        fail_msg("%.*s became %.*s", SL_STR_ARG(sl_buf_str(text)), SL_STR_ARG(sl_buf_str(&now)));
    sl_buf_clear(&now);
}

static bool parse_document(const void *with)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    bool good = sl_doc_parse(&doc, sl_str_from(with), &err);

    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    assert_int_equal(doc.count > 0, good);
    sl_doc_clear(&doc);
    return good;
}

static bool parse_value(const void *with)
{
    struct sl_error err = {0};
    struct sl_value *value = sl_value_parse(sl_str_from(with), &err);
    bool good = value != NULL;

    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    sl_value_unref(value);
    return good;
}

static void parsing_survives(void **state)
{
    (void)state;
    starve(parse_document, LARGE);
    starve(parse_value, LARGE);
    starve(parse_value, "[[],{},\"\",[[null,true,{\"a\":[1]}]]]");
}

static bool find_repeat(const void *with)
{
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    size_t kept = countdown;

    countdown = 0;
    assert_true(sl_doc_parse(&doc, sl_str_from(with), NULL));
    countdown = kept;
    uint32_t found = sl_doc_repeated_key(&doc, 0, &err);
    bool good = err.code == SL_OK;
    assert_int_equal(found != SL_NONE, good);
    assert_true(good || err.code == SL_NO_MEMORY);
    sl_doc_clear(&doc);
    return good;
}

static void looking_for_repeats_survives(void **state)
{
    (void)state;
    struct sl_buf text = SL_BUF_INIT;

    sl_buf_add_char(&text, '{');
    for (uint64_t i = 0; i < 100; i++) {
        sl_buf_add_char(&text, '"');
        sl_buf_add_u64(&text, i);
        sl_buf_add_lit(&text, "\":0,");
    }
    sl_buf_add_lit(&text, "\"7\":0}");
    sl_buf_add_char(&text, '\0');
    starve(find_repeat, text.ptr);
    sl_buf_clear(&text);
}

struct change {
    const char *before;
    bool (*make)(struct sl_value **slot);
    bool all_or_nothing;
    bool shared;
};

static bool change_value(const void *with)
{
    const struct change *change = with;
    size_t kept = countdown;

    countdown = 0;
    struct sl_value *value = sl_value_parse(sl_str_from(change->before), NULL);
    struct sl_value *other = change->shared ? sl_value_ref(value) : NULL;
    struct sl_buf before = printed(value);
    countdown = kept;
    bool good = change->make(&value);
    if (!good && change->all_or_nothing)
        assert_same_text(value, &before);
    if (other)
        assert_same_text(other, &before);
    struct sl_buf after = printed(value);
    sl_buf_clear(&after);
    sl_buf_clear(&before);
    sl_value_unref(value);
    sl_value_unref(other);
    return good;
}

static bool set_new(struct sl_value **slot)
{
    return sl_value_set_take(slot, SL_STR("new"), sl_value_string(SL_STR("x")));
}

static bool set_known(struct sl_value **slot)
{
    return sl_value_set_take(slot, SL_STR("k1"), sl_value_array());
}

static bool set_many(struct sl_value **slot)
{
    for (char name[2] = "A"; name[0] <= 'z'; name[0]++)
        if (name[0] != '\\' && !sl_value_set_take(slot, sl_str_from(name), sl_value_null()))
            return false;
    return true;
}

static bool remove_known(struct sl_value **slot)
{
    return sl_value_remove(slot, SL_STR("k1"));
}

static bool push(struct sl_value **slot)
{
    return sl_value_push_take(slot, sl_value_object());
}

static bool append(struct sl_value **slot)
{
    return sl_value_append(slot, SL_STR("0123456789"));
}

static bool append_known(struct sl_value **slot)
{
    return sl_value_append_member(slot, SL_STR("k3"), SL_STR("0123456789"));
}

static bool append_new(struct sl_value **slot)
{
    return sl_value_append_member(slot, SL_STR("new"), SL_STR("0123456789"));
}

static bool merge(struct sl_value **slot)
{
    struct sl_doc doc = {0};
    bool good = sl_doc_parse(&doc, SL_STR("{\"k2\":[1,[2]],\"new\":{\"a\":1}}"), NULL) &&
                sl_value_merge(slot, &doc, 0);

    sl_doc_clear(&doc);
    return good;
}

static void changing_survives(void **state)
{
    (void)state;
    static const struct change changes[] = {
        {LARGE, set_new, true, false},     {LARGE, set_new, true, true},
        {LARGE, set_known, true, false},   {LARGE, set_known, true, true},
        {LARGE, set_many, false, false},   {LARGE, set_many, false, true},
        {LARGE, remove_known, true, true}, {"[1,2]", push, true, false},
        {"[1,2]", push, true, true},       {"\"a\"", append, true, false},
        {"\"a\"", append, true, true},     {LARGE, append_known, true, false},
        {LARGE, append_known, true, true}, {LARGE, append_new, true, true},
        {LARGE, merge, false, false},      {LARGE, merge, false, true},
    };

    for (size_t i = 0; i < sizeof(changes) / sizeof(*changes); i++)
        starve(change_value, &changes[i]);
}

struct patching {
    const char *doc;
    const char *patch;
    bool fails; /* also with memory */
    bool shared;
};

static bool apply_patch(const void *with)
{
    const struct patching *patching = with;
    struct sl_doc doc = {0};
    struct sl_error err = {0};
    struct sl_patch_result result;
    size_t kept = countdown;

    countdown = 0;
    assert_true(sl_doc_parse(&doc, sl_str_from(patching->patch), NULL));
    struct sl_value *value = sl_value_parse(sl_str_from(patching->doc), NULL);
    struct sl_value *other = patching->shared ? sl_value_ref(value) : NULL;
    struct sl_buf before = printed(value);
    countdown = kept;
    bool done = sl_patch_apply(&value, &doc, 0, NULL, &result, &err);
    bool good = done || err.code != SL_NO_MEMORY;
    if (good)
        assert_int_equal(done, !patching->fails);
    if (!done)
        assert_same_text(value, &before);
    if (other)
        assert_same_text(other, &before);
    sl_value_unref(value);
    sl_value_unref(other);
    sl_buf_clear(&before);
    sl_doc_clear(&doc);
    return good;
}

/* Every operation, copied and shared containers, escapes in paths, repeats. */
#define MUCH                                                                                       \
    "[{\"op\":\"add\",\"path\":\"/k1/1/y/0/-\",\"value\":{\"a\":[{}]}},"                           \
    "{\"op\":\"add\",\"path\":\"/k2/\\u0061\",\"value\":\"x\"},"                                   \
    "{\"op\":\"copy\",\"from\":\"/k1\",\"path\":\"/k2/b\"},"                                       \
    "{\"op\":\"add\",\"path\":\"/k2/b/0\",\"value\":0},"                                           \
    "{\"op\":\"replace\",\"path\":\"/k2/b/2/y\",\"value\":[[],[]]},"                               \
    "{\"op\":\"move\",\"from\":\"/k2/b\",\"path\":\"/moved\"},"                                    \
    "{\"op\":\"add\",\"path\":\"/moved/2/y/0/-\",\"value\":1},"                                    \
    "{\"op\":\"remove\",\"path\":\"/k1\"},"                                                        \
    "{\"op\":\"add\",\"path\":\"/k0\",\"value\":9},"                                               \
    "{\"op\":\"test\",\"path\":\"/moved\",\"value\":[0,2,{\"y\":[[1],[]]}]},"                      \
    "{\"op\":\"copy\",\"from\":\"\",\"path\":\"/self\"},"                                          \
    "{\"op\":\"remove\",\"path\":\"/self/moved/0\"},"                                              \
    "{\"op\":\"replace\",\"path\":\"\",\"value\":{\"all\":[]}},"                                   \
    "{\"op\":\"add\",\"path\":\"/all/0\",\"value\":1}"

static void patching_survives(void **state)
{
    (void)state;
    static const struct patching patchings[] = {
        {LARGE, MUCH "]", false, false},
        {LARGE, MUCH "]", false, true},
        {LARGE, MUCH ",{\"op\":\"test\",\"path\":\"/all\",\"value\":[]}]", true, false},
        {LARGE, MUCH ",{\"op\":\"test\",\"path\":\"/all\",\"value\":[]}]", true, true},
    };

    for (size_t i = 0; i < sizeof(patchings) / sizeof(*patchings); i++)
        starve(apply_patch, &patchings[i]);
}

static bool follow_pointer(const void *with)
{
    struct sl_error err = {0};
    size_t kept = countdown;

    countdown = 0;
    struct sl_value *value = sl_value_parse(SL_STR("{\"a\\n/\":[1,2]}"), NULL);
    countdown = kept;
    bool good = sl_pointer_get(value, sl_str_from(with), &err) != NULL;
    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    sl_value_unref(value);
    return good;
}

static void following_pointers_survives(void **state)
{
    (void)state;
    starve(follow_pointer, "/a\n~1/1");
}

/* To MessagePack and back. */
static bool encode_and_read(const void *with)
{
    struct sl_buf packed = SL_BUF_INIT, json = SL_BUF_INIT;
    struct sl_error err = {0};

    sl_frame_encode(SL_MSGPACK, sl_str_from(with), &packed);
    bool good = !packed.failed;
    if (good) {
        good = sl_msgpack_read(sl_buf_str(&packed), &json, &err);
        assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
        assert_int_equal(json.len > 0, good);
    }
    sl_buf_clear(&packed);
    sl_buf_clear(&json);
    return good;
}

/* An input with so many members that looking for repeats needs memory. */
static bool read_run(const void *with)
{
    const struct sl_frame_limits limits = {.max_id = 16, .max_subs = 1};
    struct sl_doc doc = {0};
    struct sl_frame frame;
    struct sl_error err = {0};
    bool good = sl_doc_parse(&doc, sl_str_from(with), &err) &&
                sl_frame_read(&sl_client_vocabulary, &doc, 0, &limits, &frame, &err);

    assert_int_equal(err.code, good ? SL_OK : SL_NO_MEMORY);
    sl_doc_clear(&doc);
    return good;
}

static void frames_and_msgpack_survive(void **state)
{
    (void)state;
    struct sl_buf run = SL_BUF_INIT;

    starve(encode_and_read, LARGE);
    sl_buf_add_lit(&run,
                   "{\"op\":\"run\",\"key\":\"k\",\"agent\":\"a\",\"input\":{\"threadId\":\"t\"");
    for (uint64_t i = 0; i < 100; i++) {
        sl_buf_add_lit(&run, ",\"x");
        sl_buf_add_u64(&run, i);
        sl_buf_add_lit(&run, "\":0");
    }
    sl_buf_add(&run, ",\"runId\":\"r\"}}", sizeof(",\"runId\":\"r\"}}"));
    starve(read_run, run.ptr);
    sl_buf_clear(&run);
}

/* Everything that a gate keeps: tags, owners, items, lanes, ids; chunks, repairs, retired forms. */
static const char *const gate_events[] = {
    "{\"type\":\"RUN_STARTED\",\"threadId\":\"t\",\"runId\":\"r\",\"input\":{\"threadId\":\"t\","
    "\"runId\":\"r\",\"messages\":[{\"id\":\"a\",\"role\":\"assistant\",\"subagentRunId\":\"s\","
    "\"toolCalls\":[{\"id\":\"c\",\"type\":\"function\",\"function\":{\"name\":\"f\","
    "\"arguments\":\"\"}}]}]}}",
    "{\"type\":\"SUBAGENT_STARTED\",\"subagentRunId\":\"s\",\"name\":\"n\"}",
    "{\"type\":\"SUBAGENT_FINISHED\",\"subagentRunId\":\"s\",\"result\":[1]}",
    "{\"type\":\"STEP_STARTED\",\"stepName\":\"p\",\"subagentRunId\":\"z\"}",
    "{\"type\":\"TEXT_MESSAGE_START\",\"messageId\":\"h\",\"subagentRunId\":\"z\"}",
    "{\"type\":\"TEXT_MESSAGE_CHUNK\",\"messageId\":\"m\",\"delta\":\"\",\"name\":null}",
    "{\"type\":\"TOOL_CALL_CHUNK\",\"toolCallId\":\"d\",\"toolCallName\":\"f\","
    "\"parentMessageId\":\"u\"}",
    "{\"type\":\"TOOL_CALL_RESULT\",\"messageId\":\"x\",\"toolCallId\":\"c\",\"content\":\"\"}",
    "{\"type\":\"THINKING_TEXT_MESSAGE_START\"}",
    "{\"type\":\"ACTIVITY_SNAPSHOT\",\"messageId\":\"y\",\"activityType\":\"\",\"content\":{}}",
    "{\"type\":\"REASONING_ENCRYPTED_VALUE\",\"subtype\":\"message\",\"entityId\":\"e\","
    "\"encryptedValue\":\"\"}",
    "{\"type\":\"MESSAGES_SNAPSHOT\",\"messages\":[{\"id\":\"q\",\"role\":\"user\",\"content\":["
    "{\"type\":\"binary\",\"mimeType\":\"a/b\",\"url\":\"u\"}]}]}",
    "{\"type\":\"RUN_FINISHED\",\"threadId\":\"t\",\"runId\":\"r\",\"outcome\":{\"type\":"
    "\"interrupt\",\"interrupts\":[{\"id\":\"i\",\"reason\":\"\"},{\"id\":\"j\",\"reason\":\"\"}]}"
    "}",
};

static bool take_event(void *ctx, const struct sl_event *event, bool verbatim)
{
    (void)ctx;
    (void)event;
    (void)verbatim;
    return true;
}

static struct sl_doc parsed_with_memory(const char *json)
{
    struct sl_doc doc = {0};
    size_t kept = countdown;

    countdown = 0;
    assert_true(sl_doc_parse(&doc, sl_str_from(json), NULL));
    countdown = kept;
    return doc;
}

static bool store_and_load(struct sl_gate **gate)
{
    struct sl_buf saved = SL_BUF_INIT;
    struct sl_doc doc = {0};
    struct sl_error err = {0};

    sl_gate_save(*gate, &saved);
    bool good = !saved.failed && sl_doc_parse(&doc, sl_buf_str(&saved), &err);
    struct sl_gate *again = good ? sl_gate_load(&doc, 0, &err) : NULL;
    if (!saved.failed)
        assert_int_equal(err.code, again ? SL_OK : SL_NO_MEMORY);
    if (again) {
        sl_gate_free(*gate);
        *gate = again;
    }
    sl_doc_clear(&doc);
    sl_buf_clear(&saved);
    return again != NULL;
}

static bool run_gate(const void *with)
{
    const bool *stores = with;
    struct sl_gate *gate = sl_gate_new(SL_POLICY_REPAIR);
    struct sl_doc history =
        parsed_with_memory("[{\"id\":\"h\",\"role\":\"user\",\"content\":\"\"}]");
    bool good = gate && sl_gate_seed(gate, &history, 0, NULL);

    for (size_t i = 0; good && i < sizeof(gate_events) / sizeof(*gate_events); i++) {
        struct sl_doc doc = parsed_with_memory(gate_events[i]);
        struct sl_error err = {0};
        enum sl_gate_result result = sl_gate_step(gate, &doc, take_event, NULL, &err);
        good = result != SL_GATE_FAILED;
        assert_true(result == SL_GATE_PASSED || result == SL_GATE_REPAIRED ||
                    (!good && err.code == SL_NO_MEMORY));
        sl_doc_clear(&doc);
        if (good && *stores)
            good = store_and_load(&gate);
    }
    sl_doc_clear(&history);
    sl_gate_free(gate);
    return good;
}

static void gates_survive(void **state)
{
    static const bool stores[] = {false, true};
    (void)state;

    starve(run_gate, &stores[0]);
    starve(run_gate, &stores[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parsing_survives),
        cmocka_unit_test(looking_for_repeats_survives),
        cmocka_unit_test(changing_survives),
        cmocka_unit_test(patching_survives),
        cmocka_unit_test(following_pointers_survives),
        cmocka_unit_test(frames_and_msgpack_survive),
        cmocka_unit_test(gates_survive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

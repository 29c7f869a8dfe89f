/* SPDX-License-Identifier: MIT */
/* Logs to measure with: how the events are put together, and the runs of each corpus. */
#include "corpus.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define ID_LEN 37

static void fail(void)
{
    fprintf(stderr, "no memory for the corpus\n");
    exit(1);
}

/* ---- words ---- */

/* splitmix64 */
static uint64_t next_random(struct corpus *c)
{
    uint64_t z = c->random += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static unsigned below(struct corpus *c, unsigned limit)
{
    return (unsigned)(next_random(c) % limit);
}

static const char *const words[] = {
    "the",    "account", "of",      "client",   "is",      "open",     "and",      "a",
    "review", "takes",   "two",     "business", "days",    "because",  "identity", "documents",
    "need",   "to",      "be",      "checked",  "against", "register", "in",       "Zurich",
    "we",     "can",     "proceed", "with",     "onboard", "portfolio"};
#define WORDS (sizeof(words) / sizeof(*words))

static const char *word(struct corpus *c)
{
    return words[below(c, WORDS)];
}

/* Escaped bodies of JSON strings. */
static const char *const phrases[] = {
    "Here is what I found:\\n\\n- ",  "\\\"risk appetite\\\"",      "caf\u00e9 in Gen\u00e8ve, ",
    "```python\\n    return x\\n```", "C:\\\\reports\\\\2025",      "\U0001f680 ready, ",
    "\u7b2c\u4e00\u6b65\u3002",       "see **section 4** below.\\n"};
#define PHRASES (sizeof(phrases) / sizeof(*phrases))

static void add_prose(struct corpus *c, struct sl_buf *out, size_t len)
{
    size_t end = out->len + len;
    while (out->len < end && !out->failed) {
        if (below(c, 12) == 0)
            sl_buf_add_str(out, sl_str_from(phrases[below(c, PHRASES)]));
        else
            sl_buf_add_str(out, sl_str_from(word(c)));
        sl_buf_add_char(out, ' ');
    }
}

static void make_id(struct corpus *c, char id[ID_LEN])
{
    uint64_t a = next_random(c), b = next_random(c);
    snprintf(id, ID_LEN, "%08x-%04x-4%03x-%04x-%012llx", (unsigned)(a >> 32),
             (unsigned)(a >> 16 & 0xffff), (unsigned)(a & 0xfff), (unsigned)(b >> 48),
             (unsigned long long)(b & 0xffffffffffff));
}

/* ---- entries ---- */

static void put(struct corpus *c, enum sl_entry_kind kind, size_t start)
{
    if (c->count == c->cap) {
        c->cap = c->cap ? c->cap * 2 : 1024;
        c->items = realloc(c->items, c->cap * sizeof(*c->items));
        if (!c->items)
            fail();
    }
    if (c->text.failed)
        fail();
    struct corpus_item *item = &c->items[c->count++];
    *item = (struct corpus_item){
        .kind = kind, .start = start, .len = c->text.len - start, .lease = c->lease};
    memcpy(item->run, c->run, sizeof(item->run));
}

static void add_format(struct corpus *c, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (len < 0 || !sl_buf_reserve(&c->text, (size_t)len + 1))
        fail();
    vsnprintf(c->text.ptr + c->text.len, (size_t)len + 1, format, args);
    c->text.len += (size_t)len;
}

/* One event: its type, then its other members as printf has them. */
__attribute__((format(printf, 3, 4))) static void event(struct corpus *c, const char *type,
                                                        const char *format, ...)
{
    va_list args;
    size_t start = c->text.len;

    sl_buf_add_lit(&c->text, "{\"type\":\"");
    sl_buf_add_str(&c->text, sl_str_from(type));
    sl_buf_add_char(&c->text, '"');
    if (c->timed) {
        sl_buf_add_lit(&c->text, ",\"timestamp\":");
        sl_buf_add_u64(&c->text, c->clock += 1 + below(c, 20));
    }
    va_start(args, format);
    add_format(c, format, args);
    va_end(args);
    sl_buf_add_char(&c->text, '}');
    put(c, SL_ENTRY_EVENT, start);
}

static void begin_run(struct corpus *c)
{
    char message[ID_LEN];
    size_t start = c->text.len;

    c->lease++;
    make_id(c, c->run);
    make_id(c, message);
    sl_buf_add_lit(
        &c->text, "{\"threadId\":\"" CORPUS_THREAD "\",\"agent\":\"bench\","
                  "\"policy\":\"repair\",\"rewrite\":false,\"input\":{\"threadId\":\"" CORPUS_THREAD
                  "\",\"runId\":\"");
    sl_buf_add_str(&c->text, sl_str_from(c->run));
    sl_buf_add_lit(&c->text, "\",\"messages\":[");
    size_t messages = c->text.len;
    sl_buf_add_str(&c->text, sl_buf_str(&c->history));
    size_t added = c->text.len;
    sl_buf_add_str(&c->text, sl_str_from(added > messages ? ",{\"id\":\"" : "{\"id\":\""));
    sl_buf_add_str(&c->text, sl_str_from(message));
    sl_buf_add_lit(&c->text, "\",\"role\":\"user\",\"content\":\"");
    add_prose(c, &c->text, 80);
    sl_buf_add_lit(&c->text, "\"}");
    if (c->whole)
        sl_buf_add(&c->history, c->text.ptr + added, c->text.len - added);
    sl_buf_add_lit(&c->text, "],\"tools\":[],\"context\":[],\"state\":{},"
                             "\"forwardedProps\":{}}}");
    put(c, SL_ENTRY_GRANT, start);
    event(c, "RUN_STARTED", ",\"threadId\":\"%s\",\"runId\":\"%s\"", CORPUS_THREAD, c->run);
}

static void end_run(struct corpus *c)
{
    event(c, "RUN_FINISHED", ",\"threadId\":\"%s\",\"runId\":\"%s\"", CORPUS_THREAD, c->run);
}

/* ---- text ---- */

static void text_message(struct corpus *c, unsigned tokens)
{
    char id[ID_LEN];
    make_id(c, id);
    event(c, "TEXT_MESSAGE_START", ",\"messageId\":\"%s\",\"role\":\"assistant\"", id);
    while (tokens-- > 0)
        event(c, "TEXT_MESSAGE_CONTENT", ",\"messageId\":\"%s\",\"delta\":\"%s \"", id, word(c));
    event(c, "TEXT_MESSAGE_END", ",\"messageId\":\"%s\"", id);
}

static void run_text(struct corpus *c)
{
    text_message(c, 300);
}

static void run_prose(struct corpus *c)
{
    struct sl_buf prose = SL_BUF_INIT;
    char id[ID_LEN];
    make_id(c, id);
    event(c, "TEXT_MESSAGE_START", ",\"messageId\":\"%s\",\"role\":\"assistant\"", id);
    for (unsigned i = 0; i < 60; i++) {
        sl_buf_reset(&prose);
        add_prose(c, &prose, 200 + below(c, 1800));
        event(c, "TEXT_MESSAGE_CONTENT", ",\"messageId\":\"%s\",\"delta\":\"%.*s\"", id,
              SL_STR_ARG(sl_buf_str(&prose)));
    }
    event(c, "TEXT_MESSAGE_END", ",\"messageId\":\"%s\"", id);
    sl_buf_clear(&prose);
}

/* ---- tools ---- */

static void tool_call(struct corpus *c, const char *name, unsigned pieces)
{
    char call[ID_LEN], result[ID_LEN];
    make_id(c, call);
    make_id(c, result);
    event(c, "TOOL_CALL_START", ",\"toolCallId\":\"%s\",\"toolCallName\":\"%s\"", call, name);
    event(c, "TOOL_CALL_ARGS", ",\"toolCallId\":\"%s\",\"delta\":\"{\\\"note\\\":\\\"\"", call);
    while (pieces-- > 0)
        event(c, "TOOL_CALL_ARGS", ",\"toolCallId\":\"%s\",\"delta\":\"%s%s\"", call, word(c),
              below(c, 6) == 0 ? "\\\",\\\"n\\\":\\\"" : " ");
    event(c, "TOOL_CALL_ARGS", ",\"toolCallId\":\"%s\",\"delta\":\"\\\"}\"", call);
    event(c, "TOOL_CALL_END", ",\"toolCallId\":\"%s\"", call);
    event(c, "TOOL_CALL_RESULT",
          ",\"messageId\":\"%s\",\"toolCallId\":\"%s\",\"role\":\"tool\","
          "\"content\":\"{\\\"score\\\":%u,\\\"register\\\":\\\"%s\\\"}\"",
          result, call, below(c, 100), word(c));
}

static void run_tool(struct corpus *c)
{
    for (unsigned i = 0; i < 4; i++)
        tool_call(c, "check_register", 60);
}

/* ---- state ---- */

static void add_recipe(struct corpus *c, struct sl_buf *out, unsigned ingredients, unsigned steps)
{
    sl_buf_add_lit(out, "{\"title\":\"Risotto\",\"skill_level\":\"Intermediate\","
                        "\"special_preferences\":[\"Vegetarian\"],\"cooking_time\":\"45 min\","
                        "\"ingredients\":[");
    for (unsigned i = 0; i < ingredients; i++) {
        char number[16];
        snprintf(number, sizeof(number), "%u", 10 + i * 35);
        sl_buf_add_str(out, sl_str_from(i ? ",{\"icon\":\"\U0001f9c2\",\"name\":\""
                                          : "{\"icon\":\"\U0001f955\",\"name\":\""));
        sl_buf_add_str(out, sl_str_from(words[i % WORDS]));
        sl_buf_add_lit(out, "\",\"amount\":\"");
        sl_buf_add_str(out, sl_str_from(number));
        sl_buf_add_lit(out, " g\"}");
    }
    sl_buf_add_lit(out, "],\"instructions\":[");
    for (unsigned i = 0; i < steps; i++) {
        sl_buf_add_str(out, sl_str_from(i ? ",\"" : "\""));
        add_prose(c, out, 60);
        sl_buf_add_char(out, '"');
    }
    sl_buf_add_lit(out, "],\"changes\":null,\"servings\":4}");
}

static void predict_recipe(struct corpus *c, unsigned from, unsigned to)
{
    struct sl_buf recipe = SL_BUF_INIT;
    for (unsigned i = from; i < to; i++) {
        sl_buf_reset(&recipe);
        add_recipe(c, &recipe, i < 8 ? i : 8, i < 8 ? 0 : i - 8);
        event(c, "STATE_DELTA", ",\"delta\":[{\"op\":\"%s\",\"path\":\"/recipe\",\"value\":%.*s}]",
              i == 0 ? "add" : "replace", SL_STR_ARG(sl_buf_str(&recipe)));
    }
    sl_buf_clear(&recipe);
}

static void run_predictive(struct corpus *c)
{
    predict_recipe(c, 0, 24);
}

static void run_deltas(struct corpus *c)
{
    struct sl_buf state = SL_BUF_INIT;
    sl_buf_add_lit(&state, "{\"step\":0,\"log\":[],\"form\":{\"name\":\"\",\"score\":0},"
                           "\"recipe\":");
    add_recipe(c, &state, 8, 8);
    sl_buf_add_char(&state, '}');
    event(c, "STATE_SNAPSHOT", ",\"snapshot\":%.*s", SL_STR_ARG(sl_buf_str(&state)));
    sl_buf_clear(&state);
    for (unsigned i = 1; i < 100; i++) {
        event(c, "STATE_DELTA",
              ",\"delta\":[{\"op\":\"replace\",\"path\":\"/form/score\",\"value\":%u}]",
              below(c, 1000));
        event(c, "STATE_DELTA",
              ",\"delta\":[{\"op\":\"replace\",\"path\":\"/step\",\"value\":%u},"
              "{\"op\":\"add\",\"path\":\"/log/-\",\"value\":{\"at\":%u,\"what\":\"%s %s\"}},"
              "{\"op\":\"replace\",\"path\":\"/recipe/ingredients/%u/amount\",\"value\":\"%u g\"}]",
              i, i * 7, word(c), word(c), below(c, 8), below(c, 500));
    }
}

static void messages_snapshot(struct corpus *c, unsigned count)
{
    struct sl_buf list = SL_BUF_INIT;
    for (unsigned i = 0; i < count; i++) {
        char id[16];
        snprintf(id, sizeof(id), "msg-%u", i);
        sl_buf_add_str(&list, sl_str_from(i ? ",{\"id\":\"" : "{\"id\":\""));
        sl_buf_add_str(&list, sl_str_from(id));
        sl_buf_add_lit(&list, "\",\"role\":\"");
        sl_buf_add_str(&list, sl_str_from(i % 2 ? "assistant" : "user"));
        sl_buf_add_lit(&list, "\",\"content\":\"");
        add_prose(c, &list, 40 + below(c, 400));
        sl_buf_add_lit(&list, "\"}");
    }
    event(c, "MESSAGES_SNAPSHOT", ",\"messages\":[%.*s]", SL_STR_ARG(sl_buf_str(&list)));
    sl_buf_clear(&list);
}

static void run_snapshots(struct corpus *c)
{
    struct sl_buf state = SL_BUF_INIT;
    for (unsigned i = 0; i < 8; i++) {
        sl_buf_reset(&state);
        add_recipe(c, &state, 8 + i * 8, 4 + i * 2);
        event(c, "STATE_SNAPSHOT", ",\"snapshot\":{\"recipe\":%.*s}",
              SL_STR_ARG(sl_buf_str(&state)));
        messages_snapshot(c, 4 + i);
    }
    sl_buf_clear(&state);
}

/* ---- frameworks ---- */

static void run_maf(struct corpus *c)
{
    char call[ID_LEN], message[ID_LEN], result[ID_LEN];
    struct sl_buf recipe = SL_BUF_INIT;
    make_id(c, call);
    make_id(c, message);
    make_id(c, result);
    event(c, "STATE_SNAPSHOT", ",\"snapshot\":{\"recipe\":{}}");
    event(c, "TOOL_CALL_START",
          ",\"toolCallId\":\"%s\",\"toolCallName\":\"update_recipe\",\"parentMessageId\":\"%s\"",
          call, message);
    for (unsigned i = 0; i < 20; i++) {
        for (unsigned piece = 0; piece < 5; piece++)
            event(c, "TOOL_CALL_ARGS", ",\"toolCallId\":\"%s\",\"delta\":\"%s\\\": \\\"%s\"", call,
                  word(c), word(c));
        predict_recipe(c, i, i + 1);
    }
    event(c, "TOOL_CALL_END", ",\"toolCallId\":\"%s\"", call);
    event(c, "TOOL_CALL_RESULT",
          ",\"messageId\":\"%s\",\"toolCallId\":\"%s\",\"content\":\"Recipe updated.\","
          "\"role\":\"tool\"",
          result, call);
    add_recipe(c, &recipe, 8, 12);
    event(c, "STATE_SNAPSHOT", ",\"snapshot\":{\"recipe\":%.*s}", SL_STR_ARG(sl_buf_str(&recipe)));
    sl_buf_clear(&recipe);
    text_message(c, 60);
    messages_snapshot(c, 6);
}

static void run_pydantic(struct corpus *c)
{
    char id[ID_LEN];
    make_id(c, id);
    event(c, "REASONING_START", ",\"messageId\":\"%s\"", id);
    event(c, "REASONING_MESSAGE_START", ",\"messageId\":\"%s\",\"role\":\"reasoning\"", id);
    for (unsigned i = 0; i < 60; i++)
        event(c, "REASONING_MESSAGE_CONTENT", ",\"messageId\":\"%s\",\"delta\":\" %s\"", id,
              word(c));
    event(c, "REASONING_MESSAGE_END", ",\"messageId\":\"%s\"", id);
    event(c, "REASONING_END", ",\"messageId\":\"%s\"", id);
    tool_call(c, "get_weather", 6);
    tool_call(c, "display_recipe", 40);
    event(c, "STATE_DELTA",
          ",\"delta\":[{\"op\":\"add\",\"path\":\"/steps\",\"value\":[{\"description\":\"%s\","
          "\"status\":\"pending\"},{\"description\":\"%s\",\"status\":\"pending\"}]}]",
          word(c), word(c));
    for (unsigned i = 0; i < 2; i++)
        event(c, "STATE_DELTA",
              ",\"delta\":[{\"op\":\"replace\",\"path\":\"/steps/%u/status\","
              "\"value\":\"completed\"}]",
              i);
    text_message(c, 150);
}

static void subagent(struct corpus *c)
{
    char agent[ID_LEN], id[ID_LEN];
    make_id(c, agent);
    make_id(c, id);
    event(c, "SUBAGENT_STARTED", ",\"subagentRunId\":\"%s\",\"name\":\"researcher\"", agent);
    for (unsigned i = 0; i < 20; i++)
        event(c, "TEXT_MESSAGE_CHUNK",
              ",\"messageId\":\"%s\",\"delta\":\"%s \",\"subagentRunId\":\"%s\"", id, word(c),
              agent);
    event(c, "SUBAGENT_FINISHED", ",\"subagentRunId\":\"%s\",\"result\":{\"found\":%u}", agent,
          below(c, 9));
}

static void run_rich(struct corpus *c)
{
    char activity[ID_LEN];
    make_id(c, activity);
    event(c, "STEP_STARTED", ",\"stepName\":\"research\"");
    event(c, "ACTIVITY_SNAPSHOT",
          ",\"messageId\":\"%s\",\"activityType\":\"PLAN\",\"content\":{\"done\":0,\"of\":8,"
          "\"items\":[]}",
          activity);
    for (unsigned i = 1; i <= 8; i++) {
        subagent(c);
        event(c, "ACTIVITY_DELTA",
              ",\"messageId\":\"%s\",\"activityType\":\"PLAN\",\"patch\":[{\"op\":\"replace\","
              "\"path\":\"/done\",\"value\":%u},{\"op\":\"add\",\"path\":\"/items/-\","
              "\"value\":\"%s\"}]",
              activity, i, word(c));
        event(c, "CUSTOM",
              ",\"name\":\"component\",\"value\":{\"id\":\"card-%u\",\"kind\":\"gauge\","
              "\"props\":{\"min\":0,\"max\":100,\"value\":%u.%u,\"label\":\"%s\"}}",
              i, below(c, 100), below(c, 10), word(c));
    }
    event(c, "STEP_FINISHED", ",\"stepName\":\"research\"");
}

/* What the client has of a run when it asks for the next one. */
static void keep(struct corpus *c, const char *call, const char *result, const char *text,
                 struct sl_str prose)
{
    struct sl_buf *out = &c->history;
    sl_buf_add_lit(out, ",{\"id\":\"");
    sl_buf_add_str(out, sl_str_from(call));
    sl_buf_add_lit(out, "\",\"role\":\"assistant\",\"toolCalls\":[{\"id\":\"");
    sl_buf_add_str(out, sl_str_from(call));
    sl_buf_add_lit(out, "\",\"type\":\"function\",\"function\":{\"name\":\"find\","
                        "\"arguments\":\"{\\\"in\\\":\\\"register\\\"}\"}}]},{\"id\":\"");
    sl_buf_add_str(out, sl_str_from(result));
    sl_buf_add_lit(out, "\",\"toolCallId\":\"");
    sl_buf_add_str(out, sl_str_from(call));
    sl_buf_add_lit(out, "\",\"role\":\"tool\",\"content\":\"found\"},{\"id\":\"");
    sl_buf_add_str(out, sl_str_from(text));
    sl_buf_add_lit(out, "\",\"role\":\"assistant\",\"content\":\"");
    sl_buf_add_str(out, prose);
    sl_buf_add_lit(out, "\"}");
}

static void run_history(struct corpus *c)
{
    char call[ID_LEN], result[ID_LEN], id[ID_LEN];
    struct sl_buf prose = SL_BUF_INIT;
    make_id(c, call);
    make_id(c, result);
    make_id(c, id);
    event(c, "TOOL_CALL_START", ",\"toolCallId\":\"%s\",\"toolCallName\":\"find\"", call);
    event(c, "TOOL_CALL_ARGS", ",\"toolCallId\":\"%s\",\"delta\":\"{\\\"in\\\":\\\"register\\\"}\"",
          call);
    event(c, "TOOL_CALL_END", ",\"toolCallId\":\"%s\"", call);
    event(c, "TOOL_CALL_RESULT",
          ",\"messageId\":\"%s\",\"toolCallId\":\"%s\",\"content\":\"found\",\"role\":\"tool\"",
          result, call);
    event(c, "TEXT_MESSAGE_START", ",\"messageId\":\"%s\",\"role\":\"assistant\"", id);
    for (unsigned i = 0; i < 60; i++) {
        const char *token = word(c);
        sl_buf_add_str(&prose, sl_str_from(token));
        event(c, "TEXT_MESSAGE_CONTENT", ",\"messageId\":\"%s\",\"delta\":\"%s\"", id, token);
    }
    event(c, "TEXT_MESSAGE_END", ",\"messageId\":\"%s\"", id);
    keep(c, call, result, id, sl_buf_str(&prose));
    sl_buf_clear(&prose);
}

static void run_raw(struct corpus *c)
{
    char id[ID_LEN];
    make_id(c, id);
    event(c, "TEXT_MESSAGE_START", ",\"messageId\":\"%s\",\"role\":\"assistant\"", id);
    for (unsigned i = 0; i < 60; i++)
        event(c, "TEXT_MESSAGE_CONTENT",
              ",\"messageId\":\"%s\",\"delta\":\"%s \",\"rawEvent\":{\"event\":"
              "\"on_chat_model_stream\",\"data\":{\"chunk\":{\"content\":\"%s \",\"id\":\"run-%u\","
              "\"additional_kwargs\":{},\"response_metadata\":{},\"tool_calls\":[],"
              "\"usage_metadata\":null}},\"run_id\":\"%s\",\"name\":\"ChatModel\",\"tags\":"
              "[\"seq:step:1\"],\"metadata\":{\"langgraph_step\":%u,\"ls_temperature\":0.7}}",
              id, word(c), word(c), i, c->run, i);
    event(c, "TEXT_MESSAGE_END", ",\"messageId\":\"%s\"", id);
}

/* ---- corpora ---- */

static const struct {
    const char *name, *what;
    void (*run)(struct corpus *c);
    bool timed;
} corpora[] = {
#define ROW(symbol, name, run, timed, what) [CORPUS_##symbol] = {name, what, run_##run, timed},
    CORPORA(ROW)
#undef ROW
};

const char *corpus_name(enum corpus_name name)
{
    return corpora[name].name;
}

const char *corpus_what(enum corpus_name name)
{
    return corpora[name].what;
}

void corpus_make(struct corpus *corpus, enum corpus_name name, size_t bytes)
{
    *corpus = (struct corpus){.random = 1,
                              .clock = UINT64_C(1764547225000),
                              .timed = corpora[name].timed,
                              .whole = name == CORPUS_HISTORY};
    do {
        begin_run(corpus);
        corpora[name].run(corpus);
        end_run(corpus);
    } while (corpus->text.len < bytes);
}

void corpus_clear(struct corpus *corpus)
{
    sl_buf_clear(&corpus->text);
    sl_buf_clear(&corpus->history);
    free(corpus->items);
    *corpus = (struct corpus){.items = NULL};
}

struct sl_entry corpus_entry(const struct corpus *corpus, size_t number)
{
    const struct corpus_item *item = &corpus->items[number];

    return (struct sl_entry){.place = {.ms = 1, .seq = number},
                             .kind = item->kind,
                             .lease = item->lease,
                             .run = sl_str_from(item->run),
                             .body = {corpus->text.ptr + item->start, item->len}};
}

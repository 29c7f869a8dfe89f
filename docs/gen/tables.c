/* SPDX-License-Identifier: MIT */
/* Markdown from the protocol's tables. */
#include "gen.h"

#include <stdio.h>

#include "hub/subscription.h"
#include "sluice/event.h"
#include "sluice/worker_frame.h"

static void add(struct sl_buf *out, const char *text)
{
    sl_buf_add_str(out, sl_str_from(text));
}

/* One row of a table: its cells up to a NULL. */
static void add_row(struct sl_buf *out, const char *const cells[])
{
    add(out, "|");
    for (; *cells; cells++) {
        add(out, " ");
        add(out, *cells);
        add(out, " |");
    }
    add(out, "\n");
}
#define ROW(out, ...) add_row((out), (const char *const[]){__VA_ARGS__, NULL})

static const char *quoted(const char *text, char out[128])
{
    snprintf(out, 128, "`%s`", text);
    return out;
}

/* --- regions without a parameter --- */

static void add_framings(struct sl_buf *out)
{
    char name[128];

    ROW(out, "subprotocol", "messages");
    ROW(out, "---", "---");
    ROW(out, quoted(sl_framing_protocol(SL_JSON), name), "text: JSON");
    ROW(out, quoted(sl_framing_protocol(SL_MSGPACK), name), "binary: MessagePack");
}

static void add_verbs(struct sl_buf *out)
{
#define VERB(symbol, name) add(out, "- `" name "`\n");
    PRINCIPAL_VERBS(VERB)
#undef VERB
}

static void add_client_ops(struct sl_buf *out)
{
    ROW(out, "`op`", "");
    ROW(out, "---", "---");
#define OP(symbol, op, meaning) ROW(out, "`" op "`", meaning);
    SL_CLIENT_OPS(OP)
#undef OP
}

static void add_gateway_ops(struct sl_buf *out)
{
    ROW(out, "`op`", "");
    ROW(out, "---", "---");
#define OP(symbol, op, meaning) ROW(out, "`" op "`", meaning);
    SL_GATEWAY_OPS(OP)
#undef OP
}

static const char *type_name(enum sl_arg_type type)
{
    static const char *const names[SL_ARG_TYPE_COUNT] = {
#define TYPE(symbol, name, meaning) [SL_ARG_##symbol] = (name),
        SL_ARG_TYPES(TYPE)
#undef TYPE
    };
    return names[type];
}

static const char *type_meaning(enum sl_arg_type type)
{
    static const char *const meanings[SL_ARG_TYPE_COUNT] = {
#define TYPE(symbol, name, meaning) [SL_ARG_##symbol] = (meaning),
        SL_ARG_TYPES(TYPE)
#undef TYPE
    };
    return meanings[type];
}

/* The types that clients' fields have, or those that only workers' have. */
static void add_types_of(bool workers, struct sl_buf *out)
{
    bool client[SL_ARG_TYPE_COUNT] = {false}, worker[SL_ARG_TYPE_COUNT] = {false};

#define ARG(symbol, op, field, type, required, meaning) client[SL_ARG_##type] = true;
    SL_ARGS(ARG)
#undef ARG
#define ARG(symbol, op, field, type, required, meaning) worker[SL_ARG_##type] = true;
    SL_WORKER_ARGS(ARG)
#undef ARG
#define ARG(symbol, field, type, required, meaning) client[SL_ARG_##type] = true;
    SL_SUB_ARGS(ARG)
#undef ARG
#define ARG(symbol, field, type, required, meaning) worker[SL_ARG_##type] = true;
    SL_AGENT_ARGS(ARG)
    SL_RUN_ARGS(ARG)
#undef ARG
    ROW(out, "type", "");
    ROW(out, "---", "---");
    for (int type = 0; type < SL_ARG_TYPE_COUNT; type++)
        if (workers ? worker[type] && !client[type] : client[type])
            ROW(out, type_name((enum sl_arg_type)type), type_meaning((enum sl_arg_type)type));
}

static void add_types(struct sl_buf *out)
{
    add_types_of(false, out);
}

static void add_worker_types(struct sl_buf *out)
{
    add_types_of(true, out);
}

static void add_worker_ops(struct sl_buf *out)
{
    ROW(out, "`op`", "");
    ROW(out, "---", "---");
#define OP(symbol, op, meaning) ROW(out, "`" op "`", meaning);
    SL_WORKER_OPS(OP)
#undef OP
}

static void add_told_ops(struct sl_buf *out)
{
    ROW(out, "`op`", "");
    ROW(out, "---", "---");
#define OP(symbol, op, meaning) ROW(out, "`" op "`", meaning);
    SL_TOLD_OPS(OP)
#undef OP
}

static void add_field_head(struct sl_buf *out)
{
    ROW(out, "field", "type", "required", "");
    ROW(out, "---", "---", "---", "---");
}

static void add_subscription(struct sl_buf *out)
{
    add_field_head(out);
#define ARG(symbol, field, type, required, meaning)                                                \
    ROW(out, "`" field "`", type_name(SL_ARG_##type), (required) ? "yes" : "", meaning);
    SL_SUB_ARGS(ARG)
#undef ARG
}

static void add_agent(struct sl_buf *out)
{
    add_field_head(out);
#define ARG(symbol, field, type, required, meaning)                                                \
    ROW(out, "`" field "`", type_name(SL_ARG_##type), (required) ? "yes" : "", meaning);
    SL_AGENT_ARGS(ARG)
#undef ARG
}

static void add_run(struct sl_buf *out)
{
    add_field_head(out);
#define ARG(symbol, field, type, required, meaning)                                                \
    ROW(out, "`" field "`", type_name(SL_ARG_##type), (required) ? "yes" : "", meaning);
    SL_RUN_ARGS(ARG)
#undef ARG
}

static void add_verdicts(struct sl_buf *out)
{
    static const char *const meanings[] = {
        [SUB_LIVE] = "nothing is owed; what comes is new",
        [SUB_REPLAY] = "what was missed comes first, event by event",
        [SUB_RESYNC] = "a rebuild comes first",
    };

    ROW(out, "`verdict`", "");
    ROW(out, "---", "---");
#define VERDICT(symbol, name) ROW(out, "`" name "`", meanings[SUB_##symbol]);
    SUB_VERDICTS(VERDICT)
#undef VERDICT
}

static void add_resets(struct sl_buf *out)
{
    ROW(out, "`reason`", "");
    ROW(out, "---", "---");
#define RESET(symbol, name, meaning) ROW(out, "`" name "`", meaning);
    SL_RESETS(RESET)
#undef RESET
}

static void add_codes(struct sl_buf *out)
{
    ROW(out, "`code`", "retryable", "");
    ROW(out, "---", "---", "---");
#define CODE(symbol, name, retryable, meaning)                                                     \
    ROW(out, "`" name "`", (retryable) ? "yes" : "", meaning);
    SL_CODES(CODE)
#undef CODE
}

static void add_closes(struct sl_buf *out)
{
    ROW(out, "code", "reason", "then", "");
    ROW(out, "---", "---", "---", "---");
#define CLOSE(symbol, number, name, reconnect, meaning)                                            \
    ROW(out, #number, "`" name "`", reconnect, meaning);
    SL_CLOSES(CLOSE)
#undef CLOSE
}

static void add_events(struct sl_buf *out)
{
    const char *category = NULL;
    char name[128];

    for (int type = 0; type < SL_EV_COUNT; type++) {
        const char *own = sl_category_name(sl_event_category((enum sl_event_type)type));
        if (category != own) {
            add(out, category ? "\n- " : "- ");
            add(out, own);
            add(out, ": ");
        } else {
            add(out, ", ");
        }
        category = own;
        add(out, quoted(sl_event_name((enum sl_event_type)type), name));
    }
    add(out, "\n");
}

/* --- regions of one op --- */

static void add_client_op(int op, struct sl_buf *out)
{
    add_field_head(out);
#define ARG(symbol, op_symbol, field, type, required, meaning)                                     \
    if (op == SL_OP_##op_symbol)                                                                   \
        ROW(out, "`" field "`", type_name(SL_ARG_##type), (required) ? "yes" : "", meaning);
    SL_ARGS(ARG)
#undef ARG
}

static void add_worker_op(int op, struct sl_buf *out)
{
    add_field_head(out);
#define ARG(symbol, op_symbol, field, type, required, meaning)                                     \
    if (op == SL_WOP_##op_symbol)                                                                  \
        ROW(out, "`" field "`", type_name(SL_ARG_##type), (required) ? "yes" : "", meaning);
    SL_WORKER_ARGS(ARG)
#undef ARG
}

static void add_sent_head(struct sl_buf *out)
{
    ROW(out, "field", "type", "always", "");
    ROW(out, "---", "---", "---", "---");
}

static void add_gateway_op(int op, struct sl_buf *out)
{
    add_sent_head(out);
#define FIELD(op_symbol, field, type, always, meaning)                                             \
    if (op == SL_GOP_##op_symbol)                                                                  \
        ROW(out, "`" field "`", type, (always) ? "yes" : "", meaning);
    SL_GATEWAY_FIELDS(FIELD)
#undef FIELD
}

static void add_told_op(int op, struct sl_buf *out)
{
    add_sent_head(out);
#define FIELD(op_symbol, field, type, always, meaning)                                             \
    if (op == SL_TOP_##op_symbol)                                                                  \
        ROW(out, "`" field "`", type, (always) ? "yes" : "", meaning);
    SL_TOLD_FIELDS(FIELD)
#undef FIELD
}

/* --- all regions --- */

struct region {
    const char *name;
    void (*plain)(struct sl_buf *out);
    void (*of_op)(int op, struct sl_buf *out);
    int op;
};

static const struct region regions[] = {
    {.name = "framings", .plain = add_framings},
    {.name = "verbs", .plain = add_verbs},
    {.name = "client ops", .plain = add_client_ops},
    {.name = "types", .plain = add_types},
#define OP(symbol, op_name, meaning)                                                               \
    {.name = "client " op_name, .of_op = add_client_op, .op = SL_OP_##symbol},
    SL_CLIENT_OPS(OP)
#undef OP
        {.name = "subscription", .plain = add_subscription},
    {.name = "gateway ops", .plain = add_gateway_ops},
#define OP(symbol, op_name, meaning)                                                               \
    {.name = "gateway " op_name, .of_op = add_gateway_op, .op = SL_GOP_##symbol},
    SL_GATEWAY_OPS(OP)
#undef OP
        {.name = "verdicts", .plain = add_verdicts},
    {.name = "resets", .plain = add_resets},
    {.name = "events", .plain = add_events},
    {.name = "codes", .plain = add_codes},
    {.name = "closes", .plain = add_closes},
    {.name = "worker ops", .plain = add_worker_ops},
    {.name = "worker types", .plain = add_worker_types},
#define OP(symbol, op_name, meaning)                                                               \
    {.name = "worker " op_name, .of_op = add_worker_op, .op = SL_WOP_##symbol},
    SL_WORKER_OPS(OP)
#undef OP
        {.name = "agent", .plain = add_agent},
    {.name = "run", .plain = add_run},
    {.name = "told ops", .plain = add_told_ops},
#define OP(symbol, op_name, meaning)                                                               \
    {.name = "told " op_name, .of_op = add_told_op, .op = SL_TOP_##symbol},
    SL_TOLD_OPS(OP)
#undef OP
        {.name = "limits", .plain = gen_limits},
    {.name = "worker limits", .plain = gen_worker_limits},
    {.name = "settings", .plain = gen_settings},
};

bool gen_region(struct sl_str name, struct sl_buf *out)
{
    for (size_t i = 0; i < sizeof(regions) / sizeof(regions[0]); i++) {
        const struct region *region = &regions[i];
        if (!sl_str_equal(name, sl_str_from(region->name)))
            continue;
        if (region->plain)
            region->plain(out);
        else
            region->of_op(region->op, out);
        return true;
    }
    return false;
}

const char *gen_region_name(size_t index)
{
    return index < sizeof(regions) / sizeof(regions[0]) ? regions[index].name : NULL;
}

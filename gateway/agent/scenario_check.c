/* SPDX-License-Identifier: MIT */
/* The fields of a scenario's steps, one row each, and their check. */
#include "agent/scenario_check.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

#include "agent/template.h"

/* What a field may hold. */
enum holds {
    HOLDS_LABEL,  /* a string as it stands */
    HOLDS_TEXT,   /* a string, a template */
    HOLDS_VALUE,  /* anything, a template */
    HOLDS_OBJECT, /* an object, a template */
    HOLDS_ARRAY,  /* an array, a template */
    HOLDS_NAME,   /* a name as scenario_check_name has it */
    HOLDS_NUMBER, /* a whole number from 0 to MAX_NUMBER, as it stands */
    HOLDS_FLAG,   /* true or false, as it stands */
    HOLDS_STEPS,  /* an array of steps, checked one by one elsewhere */
};
#define MAX_NUMBER 86400000U

struct field_row {
    enum scenario_op op;
    bool required;
    enum holds holds;
    const char *name;
};

static const struct field_row field_rows[] = {
    {SCENARIO_EMIT, true, HOLDS_OBJECT, "event"},
    {SCENARIO_TEXT, true, HOLDS_TEXT, "text"},
    {SCENARIO_TEXT, false, HOLDS_TEXT, "id"},
    {SCENARIO_TEXT, false, HOLDS_TEXT, "role"},
    {SCENARIO_TEXT, false, HOLDS_TEXT, "name"},
    {SCENARIO_REASONING, true, HOLDS_TEXT, "text"},
    {SCENARIO_REASONING, false, HOLDS_TEXT, "id"},
    {SCENARIO_TOOL, true, HOLDS_TEXT, "name"},
    {SCENARIO_TOOL, false, HOLDS_TEXT, "id"},
    {SCENARIO_TOOL, false, HOLDS_VALUE, "args"},
    {SCENARIO_TOOL, false, HOLDS_VALUE, "result"},
    {SCENARIO_TOOL, false, HOLDS_FLAG, "answer"},
    {SCENARIO_TOOL, false, HOLDS_NUMBER, "ms"},
    {SCENARIO_RECEIVE, false, HOLDS_NUMBER, "ms"},
    {SCENARIO_SNAPSHOT, true, HOLDS_VALUE, "value"},
    {SCENARIO_DELTA, true, HOLDS_ARRAY, "patch"},
    {SCENARIO_STEP, true, HOLDS_LABEL, "name"},
    {SCENARIO_STEP, true, HOLDS_STEPS, "steps"},
    {SCENARIO_SUBAGENT, true, HOLDS_TEXT, "name"},
    {SCENARIO_SUBAGENT, false, HOLDS_TEXT, "description"},
    {SCENARIO_SUBAGENT, false, HOLDS_VALUE, "result"},
    {SCENARIO_SUBAGENT, true, HOLDS_STEPS, "steps"},
    {SCENARIO_PAUSE, true, HOLDS_NUMBER, "ms"},
    {SCENARIO_SET, true, HOLDS_OBJECT, "vars"},
    {SCENARIO_ADD, true, HOLDS_NAME, "var"},
    {SCENARIO_ADD, true, HOLDS_VALUE, "value"},
    {SCENARIO_WHEN, true, HOLDS_VALUE, "value"},
    {SCENARIO_WHEN, false, HOLDS_VALUE, "equals"},
    {SCENARIO_WHEN, false, HOLDS_ARRAY, "oneOf"},
    {SCENARIO_WHEN, false, HOLDS_VALUE, "atLeast"},
    {SCENARIO_WHEN, false, HOLDS_VALUE, "atMost"},
    {SCENARIO_WHEN, false, HOLDS_FLAG, "exists"},
    {SCENARIO_WHEN, true, HOLDS_STEPS, "then"},
    {SCENARIO_WHEN, false, HOLDS_STEPS, "else"},
    {SCENARIO_GOTO, true, HOLDS_NAME, "script"},
    {SCENARIO_INTERRUPT, true, HOLDS_NAME, "name"},
    {SCENARIO_INTERRUPT, true, HOLDS_TEXT, "reason"},
    {SCENARIO_INTERRUPT, false, HOLDS_TEXT, "message"},
    {SCENARIO_INTERRUPT, false, HOLDS_TEXT, "toolCallId"},
    {SCENARIO_INTERRUPT, false, HOLDS_TEXT, "expiresAt"},
    {SCENARIO_INTERRUPT, false, HOLDS_OBJECT, "responseSchema"},
    {SCENARIO_INTERRUPT, false, HOLDS_OBJECT, "metadata"},
    {SCENARIO_END, false, HOLDS_VALUE, "result"},
    {SCENARIO_ERROR, true, HOLDS_TEXT, "message"},
    {SCENARIO_ERROR, false, HOLDS_TEXT, "code"},
};
#define FIELD_ROWS (sizeof(field_rows) / sizeof(field_rows[0]))

struct op_row {
    enum scenario_op op;
    const char *name;
};

static const struct op_row op_rows[] = {
#define ROW(symbol, text, outside) {SCENARIO_##symbol, (text)},
    SCENARIO_OPS(ROW)
#undef ROW
};
#define OP_ROWS (sizeof(op_rows) / sizeof(op_rows[0]))

/* Of `when`, exactly one. */
static const char *const comparisons[] = {"equals", "oneOf", "atLeast", "atMost", "exists"};

bool scenario_fault(const struct scenario *scenario, uint32_t node, struct sl_error *err,
                    const char *rule, ...)
{
    struct sl_buf pointer = SL_BUF_INIT;
    char text[160];
    va_list args;

    va_start(args, rule);
    vsnprintf(text, sizeof(text), rule, args);
    va_end(args);
    scenario_pointer(&scenario->doc, node, &pointer);
    sl_buf_add_char(&pointer, '\0');
    if (pointer.failed)
        sl_error_memory(err);
    else
        sl_error_set(err, SL_BAD_OPTION, pointer.ptr, "%s: at \"%s\": %s", scenario->file,
                     pointer.ptr, text);
    sl_buf_clear(&pointer);
    return false;
}

bool scenario_check_name(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    bool ok = sl_doc_kind(&scenario->doc, node) == SL_STRING;
    struct sl_str body = ok ? sl_doc_body(&scenario->doc, node) : (struct sl_str){0};

    ok = ok && body.len > 0 && body.len <= SCENARIO_MAX_NAME;
    for (size_t i = 0; ok && i < body.len; i++)
        ok = isalnum((unsigned char)body.ptr[i]) || body.ptr[i] == '-' || body.ptr[i] == '_';
    return ok ||
           scenario_fault(scenario, node, err, "a name is 1 to %d letters, digits, '-' and '_'",
                          SCENARIO_MAX_NAME);
}

static bool check_template(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    const char *rule;
    uint32_t bad;

    return template_check(&scenario->doc, node, &bad, &rule) ||
           scenario_fault(scenario, bad, err, "%s", rule);
}

static bool check_kind(const struct scenario *scenario, uint32_t node, enum sl_kind kind,
                       const char *noun, struct sl_error *err)
{
    return sl_doc_kind(&scenario->doc, node) == kind ||
           scenario_fault(scenario, node, err, "must be %s", noun);
}

static bool check_number(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    uint64_t number;

    return (sl_doc_u64(&scenario->doc, node, &number) && number <= MAX_NUMBER) ||
           scenario_fault(scenario, node, err, "must be a whole number from 0 to %u", MAX_NUMBER);
}

static bool check_flag(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    enum sl_kind kind = sl_doc_kind(&scenario->doc, node);

    return kind == SL_TRUE || kind == SL_FALSE ||
           scenario_fault(scenario, node, err, "must be true or false");
}

static bool check_value(const struct scenario *scenario, uint32_t node, enum holds holds,
                        struct sl_error *err)
{
    switch (holds) {
    case HOLDS_LABEL:
        return check_kind(scenario, node, SL_STRING, "a string", err);
    case HOLDS_TEXT:
        return check_kind(scenario, node, SL_STRING, "a string", err) &&
               check_template(scenario, node, err);
    case HOLDS_VALUE:
        return check_template(scenario, node, err);
    case HOLDS_OBJECT:
        return check_kind(scenario, node, SL_OBJECT, "an object", err) &&
               check_template(scenario, node, err);
    case HOLDS_ARRAY:
        return check_kind(scenario, node, SL_ARRAY, "an array", err) &&
               check_template(scenario, node, err);
    case HOLDS_NAME:
        return scenario_check_name(scenario, node, err);
    case HOLDS_NUMBER:
        return check_number(scenario, node, err);
    case HOLDS_FLAG:
        return check_flag(scenario, node, err);
    case HOLDS_STEPS:
        return check_kind(scenario, node, SL_ARRAY, "an array of steps", err);
    }
    return false;
}

/* NULL with `err` set when the step does nothing that we know. */
static const struct op_row *find_op(const struct scenario *scenario, uint32_t node,
                                    struct sl_error *err)
{
    uint32_t op = sl_doc_get(&scenario->doc, node, SL_STR("do"));

    if (op == SL_NONE) {
        scenario_fault(scenario, node, err, "a step needs \"do\"");
        return NULL;
    }
    if (!check_kind(scenario, op, SL_STRING, "a string", err))
        return NULL;
    for (size_t i = 0; i < OP_ROWS; i++)
        if (sl_doc_is(&scenario->doc, op, sl_str_from(op_rows[i].name)))
            return &op_rows[i];
    scenario_fault(scenario, op, err, "there is no step \"%.*s\"",
                   SL_STR_ARG(sl_doc_body(&scenario->doc, op)));
    return NULL;
}

static const struct field_row *find_field(const struct scenario *scenario, enum scenario_op op,
                                          uint32_t key)
{
    for (size_t i = 0; i < FIELD_ROWS; i++)
        if (field_rows[i].op == op &&
            sl_doc_is(&scenario->doc, key, sl_str_from(field_rows[i].name)))
            return &field_rows[i];
    return NULL;
}

static bool check_members(const struct scenario *scenario, uint32_t node, const struct op_row *row,
                          struct sl_error *err)
{
    const struct sl_doc *doc = &scenario->doc;
    uint32_t end = sl_doc_next(doc, node);

    for (uint32_t key = node + 1; key < end; key = sl_doc_next(doc, sl_doc_next(doc, key))) {
        if (sl_doc_is(doc, key, SL_STR("do")) || sl_doc_is(doc, key, SL_STR("note")))
            continue;
        const struct field_row *field = find_field(scenario, row->op, key);
        if (!field)
            return scenario_fault(scenario, key, err, "the step \"%s\" has no field \"%.*s\"",
                                  row->name, SL_STR_ARG(sl_doc_body(doc, key)));
        if (!check_value(scenario, sl_doc_next(doc, key), field->holds, err))
            return false;
    }
    return true;
}

static bool check_comparison(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    size_t count = 0;

    for (size_t i = 0; i < sizeof(comparisons) / sizeof(comparisons[0]); i++)
        count += sl_doc_get(&scenario->doc, node, sl_str_from(comparisons[i])) != SL_NONE;
    return count == 1 || scenario_fault(scenario, node, err,
                                        "the step \"when\" needs exactly one of equals, oneOf, "
                                        "atLeast, atMost and exists");
}

static bool check_result(const struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    uint32_t answer = sl_doc_get(&scenario->doc, node, SL_STR("answer"));

    return answer == SL_NONE || sl_doc_get(&scenario->doc, node, SL_STR("result")) == SL_NONE ||
           scenario_fault(scenario, answer, err,
                          "a tool has a result of the script or an answer of a client, not both");
}

bool scenario_check_step(const struct scenario *scenario, uint32_t node, enum scenario_op *op,
                         struct sl_error *err)
{
    if (!check_kind(scenario, node, SL_OBJECT, "an object", err))
        return false;
    const struct op_row *row = find_op(scenario, node, err);
    if (!row || !check_members(scenario, node, row, err))
        return false;
    for (size_t i = 0; i < FIELD_ROWS; i++)
        if (field_rows[i].op == row->op && field_rows[i].required &&
            sl_doc_get(&scenario->doc, node, sl_str_from(field_rows[i].name)) == SL_NONE)
            return scenario_fault(scenario, node, err, "the step \"%s\" needs \"%s\"", row->name,
                                  field_rows[i].name);
    if (row->op == SCENARIO_WHEN && !check_comparison(scenario, node, err))
        return false;
    if (row->op == SCENARIO_TOOL && !check_result(scenario, node, err))
        return false;
    *op = row->op;
    return true;
}

/* SPDX-License-Identifier: MIT */
/* Reads scenarios: the file's outline, and its scripts flattened into one list of steps. */
#include "agent/scenario.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/scenario_check.h"

#define DEFAULT_PIECE_MS    40
#define DEFAULT_PIECE_BYTES 16

/* --- pointers --- */

static void add_key(const struct sl_doc *doc, uint32_t key, struct sl_buf *out)
{
    struct sl_buf name = SL_BUF_INIT;

    sl_doc_decode(doc, key, &name);
    for (size_t i = 0; i < name.len; i++) {
        if (name.ptr[i] == '~')
            sl_buf_add_lit(out, "~0");
        else if (name.ptr[i] == '/')
            sl_buf_add_lit(out, "~1");
        else
            sl_buf_add_char(out, name.ptr[i]);
    }
    sl_buf_clear(&name);
}

/* The member or element of `container` in which `node` lies, whose token is appended. */
static uint32_t step_into(const struct sl_doc *doc, uint32_t container, uint32_t node,
                          struct sl_buf *out)
{
    bool object = sl_doc_kind(doc, container) == SL_OBJECT;
    uint32_t at = container + 1, index = 0;

    sl_buf_add_char(out, '/');
    for (;; index++) {
        uint32_t value = object ? sl_doc_next(doc, at) : at;
        uint32_t next = sl_doc_next(doc, value);
        if (node < next) {
            if (object)
                add_key(doc, at, out);
            else
                sl_buf_add_u64(out, index);
            return node < value ? node : value;
        }
        at = next;
    }
}

void scenario_pointer(const struct sl_doc *doc, uint32_t node, struct sl_buf *out)
{
    uint32_t at = 0;

    while (at != node)
        at = step_into(doc, at, node, out);
}

/* --- flattening --- */

struct flattening {
    struct scenario *scenario;
    uint32_t cap;
    struct sl_error *err;
};

static bool flatten_steps(struct flattening *flat, uint32_t array, unsigned nesting, bool inside);

static bool push(struct flattening *flat, enum scenario_op op, uint32_t node)
{
    struct scenario *scenario = flat->scenario;

    if (scenario->count == SCENARIO_MAX_STEPS)
        return scenario_fault(scenario, node == SL_NONE ? 0 : node, flat->err,
                              "there are over %d steps", SCENARIO_MAX_STEPS);
    if (scenario->count == flat->cap) {
        uint32_t cap = flat->cap ? flat->cap * 2 : 64;
        struct scenario_step *steps = realloc(scenario->steps, cap * sizeof(*steps));
        if (!steps)
            return sl_error_memory(flat->err);
        scenario->steps = steps;
        flat->cap = cap;
    }
    scenario->steps[scenario->count++] =
        (struct scenario_step){.op = op, .node = node, .target = SL_NONE};
    return true;
}

static uint32_t field(const struct flattening *flat, uint32_t step, const char *name)
{
    return sl_doc_get(&flat->scenario->doc, step, sl_str_from(name));
}

static bool flatten_when(struct flattening *flat, uint32_t node, unsigned nesting, bool inside)
{
    struct scenario *scenario = flat->scenario;
    uint32_t otherwise = field(flat, node, "else");
    uint32_t when = scenario->count;

    if (!push(flat, SCENARIO_WHEN, node) ||
        !flatten_steps(flat, field(flat, node, "then"), nesting, inside))
        return false;
    if (otherwise == SL_NONE) {
        scenario->steps[when].target = scenario->count;
        return true;
    }
    uint32_t jump = scenario->count;
    if (!push(flat, SCENARIO_JUMP, node))
        return false;
    scenario->steps[when].target = scenario->count;
    if (!flatten_steps(flat, otherwise, nesting, inside))
        return false;
    scenario->steps[jump].target = scenario->count;
    return true;
}

/* Steps that would leave the block, and an interrupt in a block that the finish would leave open.
 */
static bool must_stand_outside(enum scenario_op op)
{
    static const bool outside[] = {
#define ROW(symbol, name, must) [SCENARIO_##symbol] = (must),
        SCENARIO_OPS(ROW)
#undef ROW
    };

    return outside[op];
}

static bool check_unique(struct flattening *flat, uint32_t node)
{
    const struct sl_doc *doc = &flat->scenario->doc;
    uint32_t name = field(flat, node, "name");

    if (scenario_behind(flat->scenario, sl_doc_body(doc, name)) == SL_NONE)
        return true;
    return scenario_fault(flat->scenario, name, flat->err,
                          "another interrupt is named \"%.*s\" as well",
                          SL_STR_ARG(sl_doc_body(doc, name)));
}

static bool flatten_step(struct flattening *flat, uint32_t node, unsigned nesting, bool inside)
{
    enum scenario_op op;

    if (!scenario_check_step(flat->scenario, node, &op, flat->err))
        return false;
    if (inside && must_stand_outside(op))
        return scenario_fault(flat->scenario, node, flat->err,
                              "this step cannot stand inside \"step\" or \"subagent\"");
    if (op == SCENARIO_WHEN)
        return flatten_when(flat, node, nesting, inside);
    if (op == SCENARIO_INTERRUPT && !check_unique(flat, node))
        return false;
    if (!push(flat, op, node))
        return false;
    if (op != SCENARIO_STEP && op != SCENARIO_SUBAGENT)
        return true;
    return flatten_steps(flat, field(flat, node, "steps"), nesting, true) &&
           push(flat, op == SCENARIO_STEP ? SCENARIO_STEP_END : SCENARIO_SUBAGENT_END, node);
}

/* No deeper than SCENARIO_MAX_NESTING. */
static bool flatten_steps(struct flattening *flat, uint32_t array, unsigned nesting, bool inside)
{
    const struct sl_doc *doc = &flat->scenario->doc;
    uint32_t end = sl_doc_next(doc, array);

    if (nesting == SCENARIO_MAX_NESTING)
        return scenario_fault(flat->scenario, array, flat->err, "steps are nested deeper than %d",
                              SCENARIO_MAX_NESTING);
    for (uint32_t node = array + 1; node < end; node = sl_doc_next(doc, node))
        if (!flatten_step(flat, node, nesting + 1, inside))
            return false;
    return true;
}

struct script {
    uint32_t key;   /* node of its name */
    uint32_t first; /* step */
};

static bool resolve_gotos(struct flattening *flat, const struct script *scripts, size_t count)
{
    struct scenario *scenario = flat->scenario;

    for (uint32_t i = 0; i < scenario->count; i++) {
        struct scenario_step *step = &scenario->steps[i];
        if (step->op != SCENARIO_GOTO)
            continue;
        uint32_t name = field(flat, step->node, "script");
        struct sl_str body = sl_doc_body(&scenario->doc, name);
        for (size_t s = 0; s < count && step->target == SL_NONE; s++)
            if (sl_str_equal(sl_doc_body(&scenario->doc, scripts[s].key), body))
                step->target = scripts[s].first;
        if (step->target == SL_NONE)
            return scenario_fault(scenario, name, flat->err, "there is no script \"%.*s\"",
                                  SL_STR_ARG(body));
    }
    return true;
}

static bool flatten_script(struct flattening *flat, uint32_t key)
{
    struct scenario *scenario = flat->scenario;
    uint32_t steps = sl_doc_next(&scenario->doc, key);

    if (!scenario_check_name(scenario, key, flat->err))
        return false;
    if (sl_doc_kind(&scenario->doc, steps) != SL_ARRAY)
        return scenario_fault(scenario, steps, flat->err, "a script is an array of steps");
    if (sl_doc_is(&scenario->doc, key, SL_STR("start")))
        scenario->start = scenario->count;
    return flatten_steps(flat, steps, 0, false) && push(flat, SCENARIO_END, SL_NONE);
}

static bool flatten_scripts(struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    struct flattening flat = {.scenario = scenario, .err = err};
    const struct sl_doc *doc = &scenario->doc;
    uint32_t end = sl_doc_next(doc, node);
    size_t count = 0;
    bool ok = true;

    scenario->start = SL_NONE;
    struct script *scripts = calloc(doc->nodes[node].count + (size_t)1, sizeof(*scripts));
    if (!scripts)
        return sl_error_memory(err);
    for (uint32_t key = node + 1; ok && key < end; key = sl_doc_next(doc, sl_doc_next(doc, key))) {
        scripts[count++] = (struct script){.key = key, .first = scenario->count};
        ok = flatten_script(&flat, key);
    }
    ok = ok && resolve_gotos(&flat, scripts, count);
    if (ok && scenario->start == SL_NONE)
        ok = scenario_fault(scenario, node, err, "there is no script \"start\"");
    free(scripts);
    return ok;
}

/* --- the outline --- */

static bool read_pace(struct scenario *scenario, uint32_t node, struct sl_error *err)
{
    const struct sl_doc *doc = &scenario->doc;
    uint32_t end = sl_doc_next(doc, node);

    if (sl_doc_kind(doc, node) != SL_OBJECT)
        return scenario_fault(scenario, node, err, "must be an object");
    for (uint32_t key = node + 1; key < end; key = sl_doc_next(doc, sl_doc_next(doc, key))) {
        uint32_t value = sl_doc_next(doc, key);
        uint64_t number;
        bool ms = sl_doc_is(doc, key, SL_STR("pieceMs"));
        if (!ms && !sl_doc_is(doc, key, SL_STR("pieceBytes")))
            return scenario_fault(scenario, key, err, "pace has pieceMs and pieceBytes only");
        if (!sl_doc_u64(doc, value, &number) || number > 60000)
            return scenario_fault(scenario, value, err, "must be a whole number from 0 to 60000");
        if (ms)
            scenario->piece_ms = number;
        else
            scenario->piece_bytes = (size_t)number;
    }
    return true;
}

static bool read_object(struct scenario *scenario, uint32_t node, uint32_t *out,
                        struct sl_error *err)
{
    if (sl_doc_kind(&scenario->doc, node) != SL_OBJECT)
        return scenario_fault(scenario, node, err, "must be an object");
    *out = node;
    return true;
}

/* One member of the file; `scripts` is only found. */
static bool read_member(struct scenario *scenario, uint32_t key, uint32_t *scripts,
                        struct sl_error *err)
{
    const struct sl_doc *doc = &scenario->doc;
    uint32_t value = sl_doc_next(doc, key);

    if (sl_doc_is(doc, key, SL_STR("scenario"))) {
        if (!scenario_check_name(scenario, value, err))
            return false;
        scenario->name = sl_doc_body(doc, value);
        return true;
    }
    if (sl_doc_is(doc, key, SL_STR("description")))
        return sl_doc_kind(doc, value) == SL_STRING ||
               scenario_fault(scenario, value, err, "must be a string");
    if (sl_doc_is(doc, key, SL_STR("capabilities")))
        return read_object(scenario, value, &scenario->capabilities, err);
    if (sl_doc_is(doc, key, SL_STR("vars")))
        return read_object(scenario, value, &scenario->vars, err);
    if (sl_doc_is(doc, key, SL_STR("pace")))
        return read_pace(scenario, value, err);
    if (sl_doc_is(doc, key, SL_STR("scripts")))
        return read_object(scenario, value, scripts, err);
    return scenario_fault(scenario, key, err, "a scenario has no member \"%.*s\"",
                          SL_STR_ARG(sl_doc_body(doc, key)));
}

/* Repeated keys would hide steps. */
static bool check_repeats(const struct scenario *scenario, struct sl_error *err)
{
    const struct sl_doc *doc = &scenario->doc;

    for (uint32_t node = 0; node < doc->count; node++) {
        struct sl_error why = {0};
        if (sl_doc_kind(doc, node) != SL_OBJECT)
            continue;
        uint32_t key = sl_doc_repeated_key(doc, node, &why);
        if (why.code == SL_NO_MEMORY)
            return sl_error_memory(err);
        if (key != SL_NONE)
            return scenario_fault(scenario, key, err, "the key \"%.*s\" is repeated",
                                  SL_STR_ARG(sl_doc_body(doc, key)));
    }
    return true;
}

static bool read_outline(struct scenario *scenario, struct sl_error *err)
{
    const struct sl_doc *doc = &scenario->doc;
    uint32_t scripts = SL_NONE;

    if (sl_doc_kind(doc, 0) != SL_OBJECT)
        return scenario_fault(scenario, 0, err, "a scenario is an object");
    if (!check_repeats(scenario, err))
        return false;
    for (uint32_t key = 1; key < doc->count; key = sl_doc_next(doc, sl_doc_next(doc, key)))
        if (!read_member(scenario, key, &scripts, err))
            return false;
    if (!scenario->name.ptr)
        return scenario_fault(scenario, 0, err, "a scenario needs its name in \"scenario\"");
    if (scripts == SL_NONE)
        return scenario_fault(scenario, 0, err, "a scenario needs \"scripts\"");
    return flatten_scripts(scenario, scripts, err);
}

static bool parse_text(struct scenario *scenario, size_t len, struct sl_error *err)
{
    struct sl_error why = {0};
    size_t line = 1, column = 1;

    if (sl_doc_parse(&scenario->doc, (struct sl_str){scenario->text, len}, &why))
        return true;
    for (size_t i = 0; i < why.offset && i < len; i++) {
        column = scenario->text[i] == '\n' ? 1 : column + 1;
        line += scenario->text[i] == '\n';
    }
    sl_error_set(err, why.code == SL_NO_MEMORY ? SL_NO_MEMORY : SL_BAD_OPTION, "",
                 "%s: line %zu, column %zu: %s", scenario->file, line, column, why.text);
    return false;
}

struct scenario *scenario_new(const char *file, struct sl_str text, struct sl_error *err)
{
    if (text.len > SCENARIO_MAX_BYTES) {
        sl_error_set(err, SL_TOO_LARGE, "", "%s: a scenario is over the limit of %zu bytes", file,
                     SCENARIO_MAX_BYTES);
        if (err)
            err->limit = SCENARIO_MAX_BYTES;
        return NULL;
    }
    struct scenario *scenario = calloc(1, sizeof(*scenario));
    if (!scenario) {
        sl_error_memory(err);
        return NULL;
    }
    scenario->vars = scenario->capabilities = SL_NONE;
    scenario->piece_ms = DEFAULT_PIECE_MS;
    scenario->piece_bytes = DEFAULT_PIECE_BYTES;
    scenario->file = strdup(file);
    scenario->text = malloc(text.len + 1);
    if (!scenario->file || !scenario->text) {
        sl_error_memory(err);
        goto failed;
    }
    memcpy(scenario->text, text.ptr, text.len);
    if (parse_text(scenario, text.len, err) && read_outline(scenario, err))
        return scenario;
failed:
    scenario_free(scenario);
    return NULL;
}

struct scenario *scenario_read(const char *path, struct sl_error *err)
{
    struct sl_buf text = {.max = SCENARIO_MAX_BYTES + 1};
    struct scenario *scenario = NULL;
    FILE *file = fopen(path, "rb");

    if (!file) {
        sl_error_set(err, SL_SYSTEM, "", "%s: cannot be read: %s", path, strerror(errno));
        return NULL;
    }
    /* One byte over the limit is enough to be refused. */
    if (!sl_buf_reserve(&text, text.max)) {
        sl_error_memory(err);
        goto done;
    }
    text.len = fread(text.ptr, 1, text.max, file);
    if (ferror(file))
        sl_error_set(err, SL_SYSTEM, "", "%s: cannot be read: %s", path, strerror(errno));
    else
        scenario = scenario_new(path, sl_buf_str(&text), err);
done:
    fclose(file);
    sl_buf_clear(&text);
    return scenario;
}

void scenario_free(struct scenario *scenario)
{
    if (!scenario)
        return;
    sl_doc_clear(&scenario->doc);
    free(scenario->steps);
    free(scenario->text);
    free(scenario->file);
    free(scenario);
}

uint32_t scenario_behind(const struct scenario *scenario, struct sl_str interrupt)
{
    const struct sl_doc *doc = &scenario->doc;

    for (uint32_t i = 0; i < scenario->count; i++) {
        const struct scenario_step *step = &scenario->steps[i];
        if (step->op != SCENARIO_INTERRUPT)
            continue;
        uint32_t name = sl_doc_get(doc, step->node, SL_STR("name"));
        if (sl_str_equal(sl_doc_body(doc, name), interrupt))
            return i + 1;
    }
    return SL_NONE;
}

/* SPDX-License-Identifier: MIT */
/*
 * A scenario: the JSON file that a scripted agent follows, checked and flattened.
 *
 * docs/scenarios.md describes the language. Everything that can be wrong with a file is found when
 * it is read; what is left for the run are places without a value, patches that do not apply and
 * scripts that never end.
 */
#ifndef SLUICE_AGENT_SCENARIO_H
#define SLUICE_AGENT_SCENARIO_H

#include "sluice/json.h"

#define SCENARIO_MAX_BYTES   ((size_t)1 << 20)
#define SCENARIO_MAX_STEPS   2000
#define SCENARIO_MAX_NESTING 16
#define SCENARIO_MAX_NAME    64 /* bytes of the names of scenario, scripts and interrupts */

/* What a step does. X(symbol, name in the file, whether it must stand outside `step` and
 * `subagent`) */
#define SCENARIO_OPS(X)                                                                            \
    X(EMIT, "emit", false)                                                                         \
    X(TEXT, "text", false)                                                                         \
    X(REASONING, "reasoning", false)                                                               \
    X(TOOL, "tool", false)                                                                         \
    X(RECEIVE, "receive", false)                                                                   \
    X(SNAPSHOT, "snapshot", false)                                                                 \
    X(DELTA, "delta", false)                                                                       \
    X(STEP, "step", false)                                                                         \
    X(SUBAGENT, "subagent", false)                                                                 \
    X(PAUSE, "pause", false)                                                                       \
    X(SET, "set", false)                                                                           \
    X(ADD, "add", false)                                                                           \
    X(WHEN, "when", false)                                                                         \
    X(GOTO, "goto", true)                                                                          \
    X(INTERRUPT, "interrupt", true)                                                                \
    X(END, "end", true)                                                                            \
    X(ERROR, "error", false)

#define SCENARIO_OP_ENUM(symbol, name, outside) SCENARIO_##symbol,
enum scenario_op {
    SCENARIO_OPS(SCENARIO_OP_ENUM)
    /* Made when blocks are flattened. */
    SCENARIO_STEP_END,
    SCENARIO_SUBAGENT_END,
    SCENARIO_JUMP,
};
#undef SCENARIO_OP_ENUM

struct scenario_step {
    enum scenario_op op;
    uint32_t node;   /* of the step; SL_NONE for the END behind a script's last step */
    uint32_t target; /* WHEN: where to go when it does not hold; JUMP and GOTO: where to go */
};

struct scenario {
    char *file; /* for error texts */
    char *text;
    struct sl_doc doc; /* over `text` */
    struct sl_str name;
    uint32_t vars;         /* node, or SL_NONE */
    uint32_t capabilities; /* node, or SL_NONE */
    uint64_t piece_ms;     /* between the pieces of a text */
    size_t piece_bytes;    /* of a piece, about; 0 for texts in one piece */
    struct scenario_step *steps;
    uint32_t count;
    uint32_t start; /* the first step of the script `start` */
};

/* `file` names the source in errors. SL_BAD_OPTION (field: the JSON Pointer; the text names file,
 * pointer and rule), SL_TOO_LARGE, SL_NO_MEMORY. */
struct scenario *scenario_new(const char *file, struct sl_str text,
                              struct sl_error *err) SL_MUST_CHECK;
/* The same from a file; SL_SYSTEM when it cannot be read. */
struct scenario *scenario_read(const char *path, struct sl_error *err) SL_MUST_CHECK;
/* Those that are part of the gateway. X(symbol, name of the file without its end) */
#define SCENARIOS_SHIPPED(X)                                                                       \
    X(ONBOARDING, onboarding)                                                                      \
    X(WORKBENCH, workbench)
#define SCENARIO_SHIPPED_ENUM(symbol, name) SCENARIO_SHIPPED_##symbol,
enum scenario_shipped { SCENARIOS_SHIPPED(SCENARIO_SHIPPED_ENUM) SCENARIO_SHIPPED_COUNT };
#undef SCENARIO_SHIPPED_ENUM
struct scenario *scenario_shipped(enum scenario_shipped which, struct sl_error *err) SL_MUST_CHECK;
void scenario_free(struct scenario *scenario);

/* The step behind the interrupt of that name; SL_NONE when there is none. */
uint32_t scenario_behind(const struct scenario *scenario, struct sl_str interrupt);

/* A node's JSON Pointer. */
void scenario_pointer(const struct sl_doc *doc, uint32_t node, struct sl_buf *out);

#endif

/* SPDX-License-Identifier: MIT */
/*
 * Templates: JSON whose strings hold places, written ${root.member.0|default}.
 *
 * A string that is one place and nothing else becomes the value found there, whatever its kind. In
 * a longer string a string found is put in as text, anything else as its JSON. "$${" means "${".
 * The default is text and may be empty; one that reads as a JSON number, true, false or null stands
 * for that. Keys are taken as they are.
 */
#ifndef SLUICE_AGENT_TEMPLATE_H
#define SLUICE_AGENT_TEMPLATE_H

#include "sluice/json.h"

/* X(symbol, name, fewest segments behind it, most) */
#define TEMPLATE_ROOTS(X)                                                                          \
    X(INPUT, "input", 0, 16)       /* the RunAgentInput */                                         \
    X(STATE, "state", 0, 16)       /* the shared state, as the script has it */                    \
    X(VARS, "vars", 0, 16)         /* the script's variables */                                    \
    X(ANSWER, "answer", 0, 16)     /* the entry of `resume` that the script goes on from */        \
    X(RECEIVED, "received", 0, 16) /* what the last step that waited was given */                  \
    X(USER, "user", 1, 1)          /* user.text: what the user said last */                        \
    X(ID, "id", 1, 1)              /* id.NAME: an id that is the thread's own */

#define TEMPLATE_ROOT_ENUM(symbol, name, fewest, most) TEMPLATE_##symbol,
enum template_root { TEMPLATE_ROOTS(TEMPLATE_ROOT_ENUM) TEMPLATE_ROOT_COUNT };
#undef TEMPLATE_ROOT_ENUM

/* Whether the templates inside `node` are well formed. On failure `bad` is the string's node and
 * `rule` says what is wrong (static). */
bool template_check(const struct sl_doc *doc, uint32_t node, uint32_t *bad, const char **rule);

/* Appends the JSON found at `path` (segments between dots, without the root). False when nothing is
 * there. */
typedef bool (*template_lookup)(void *ctx, enum template_root root, struct sl_str path,
                                struct sl_buf *json);

enum template_result {
    TEMPLATE_FILLED,
    TEMPLATE_MISSING, /* a place without a default has nothing; `missing` is between its braces */
    TEMPLATE_TOO_LARGE,
    TEMPLATE_NO_MEMORY,
};

/* Appends the node's JSON with its places filled, `limit` bytes at most but for what stands in the
 * template itself. The template has been checked. */
enum template_result template_fill(const struct sl_doc *doc, uint32_t node, template_lookup lookup,
                                   void *ctx, size_t limit, struct sl_buf *out,
                                   struct sl_str *missing) SL_MUST_CHECK;

/* The next segment of a path; false behind the last. */
bool template_segment(struct sl_str *path, struct sl_str *segment);

#endif

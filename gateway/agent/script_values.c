/* SPDX-License-Identifier: MIT */
/* What a script finds at its places, and its templates as JSON and as values. */
#include <stdarg.h>
#include <stdio.h>

#include "agent/script_private.h"
#include "agent/template.h"

uint32_t script_field(const struct script *script, uint32_t step, const char *name)
{
    return sl_doc_get(&script->scenario->doc, step, sl_str_from(name));
}

bool script_fault(const struct script *script, uint32_t node, struct sl_error *err,
                  const char *format, ...)
{
    struct sl_buf pointer = SL_BUF_INIT;
    char text[160];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    scenario_pointer(&script->scenario->doc, node, &pointer);
    sl_buf_add_char(&pointer, '\0');
    if (pointer.failed)
        sl_error_memory(err);
    else
        sl_error_set(err, SL_SCENARIO_FAILED, pointer.ptr, "%s: at \"%s\": %s",
                     script->scenario->file, pointer.ptr, text);
    sl_buf_clear(&pointer);
    return false;
}

/* --- places --- */

/* An array's index as a segment of a path has it; SIZE_MAX when it is none. */
static size_t segment_index(struct sl_str segment)
{
    size_t index = 0;

    if (segment.len == 0 || segment.len > 9)
        return SIZE_MAX;
    for (size_t i = 0; i < segment.len; i++) {
        if (segment.ptr[i] < '0' || segment.ptr[i] > '9')
            return SIZE_MAX;
        index = index * 10 + (size_t)(segment.ptr[i] - '0');
    }
    return index;
}

static uint32_t doc_element(const struct sl_doc *doc, uint32_t array, size_t index)
{
    if (index >= doc->nodes[array].count)
        return SL_NONE;
    uint32_t node = array + 1;
    while (index-- > 0)
        node = sl_doc_next(doc, node);
    return node;
}

static bool find_in_doc(const struct sl_doc *doc, uint32_t node, struct sl_str path,
                        struct sl_buf *json)
{
    struct sl_str segment;

    while (node != SL_NONE && template_segment(&path, &segment))
        node = sl_doc_kind(doc, node) == SL_ARRAY ? doc_element(doc, node, segment_index(segment))
                                                  : sl_doc_get(doc, node, segment);
    if (node == SL_NONE)
        return false;
    sl_buf_add_str(json, sl_doc_raw(doc, node));
    return true;
}

static bool find_in_value(const struct sl_value *value, struct sl_str path, struct sl_buf *json)
{
    struct sl_str segment;

    while (value && template_segment(&path, &segment)) {
        enum sl_kind kind = sl_value_kind(value);
        if (kind == SL_ARRAY) {
            size_t index = segment_index(segment);
            value = index < sl_value_count(value) ? sl_value_at(value, index) : NULL;
        } else {
            value = kind == SL_OBJECT ? sl_value_get(value, segment) : NULL;
        }
    }
    if (!value)
        return false;
    sl_value_print(value, json);
    return true;
}

/* A message's content as an escaped body: its string, or its text parts in order. */
static void add_content(const struct sl_doc *doc, uint32_t content, struct sl_buf *out)
{
    if (content == SL_NONE)
        return;
    if (sl_doc_kind(doc, content) == SL_STRING)
        sl_buf_add_str(out, sl_doc_body(doc, content));
    if (sl_doc_kind(doc, content) != SL_ARRAY)
        return;
    uint32_t end = sl_doc_next(doc, content);
    for (uint32_t part = content + 1; part < end; part = sl_doc_next(doc, part)) {
        uint32_t text = sl_doc_get(doc, part, SL_STR("text"));
        if (text != SL_NONE && sl_doc_kind(doc, text) == SL_STRING)
            sl_buf_add_str(out, sl_doc_body(doc, text));
    }
}

static bool find_user_text(const struct script *script, struct sl_buf *json)
{
    const struct sl_doc *doc = &script->input;
    uint32_t messages = sl_doc_get(doc, 0, SL_STR("messages")), last = SL_NONE;

    if (messages == SL_NONE || sl_doc_kind(doc, messages) != SL_ARRAY)
        return false;
    uint32_t end = sl_doc_next(doc, messages);
    for (uint32_t node = messages + 1; node < end; node = sl_doc_next(doc, node)) {
        uint32_t role = sl_doc_get(doc, node, SL_STR("role"));
        if (role != SL_NONE && sl_doc_is(doc, role, SL_STR("user")))
            last = node;
    }
    if (last == SL_NONE)
        return false;
    sl_buf_add_char(json, '"');
    add_content(doc, sl_doc_get(doc, last, SL_STR("content")), json);
    sl_buf_add_char(json, '"');
    return true;
}

static bool look_up(void *ctx, enum template_root root, struct sl_str path, struct sl_buf *json)
{
    const struct script *script = ctx;

    switch (root) {
    case TEMPLATE_INPUT:
        return find_in_doc(&script->input, 0, path, json);
    case TEMPLATE_ANSWER:
        return find_in_doc(&script->input, script->answer, path, json);
    case TEMPLATE_STATE:
        return find_in_value(script->state, path, json);
    case TEMPLATE_VARS:
        return find_in_value(script->vars, path, json);
    case TEMPLATE_RECEIVED:
        return script->received && find_in_value(script->received, path, json);
    case TEMPLATE_USER:
        return find_user_text(script, json);
    case TEMPLATE_ID:
        sl_buf_add_char(json, '"');
        sl_buf_add_str(json, path);
        sl_buf_add_char(json, '-');
        sl_buf_add_str(json, sl_str_from(script->thread_hash));
        sl_buf_add_char(json, '"');
        return true;
    case TEMPLATE_ROOT_COUNT:
        break;
    }
    return false;
}

bool script_fill(struct script *script, uint32_t node, struct sl_buf *out, struct sl_error *err)
{
    struct sl_str missing;

    switch (template_fill(&script->scenario->doc, node, look_up, script, SCRIPT_MAX_EVENT, out,
                          &missing)) {
    case TEMPLATE_FILLED:
        return true;
    case TEMPLATE_MISSING:
        return script_fault(script, node, err, "there is nothing at ${%.*s}", SL_STR_ARG(missing));
    case TEMPLATE_TOO_LARGE:
        return script_fault(script, node, err, "this would be over %zu bytes", SCRIPT_MAX_EVENT);
    case TEMPLATE_NO_MEMORY:
        break;
    }
    return sl_error_memory(err);
}

struct sl_value *script_fill_value(struct script *script, uint32_t node, struct sl_error *err)
{
    struct sl_buf json = SL_BUF_INIT;
    struct sl_value *value =
        script_fill(script, node, &json, err) ? sl_value_parse(sl_buf_str(&json), err) : NULL;

    sl_buf_clear(&json);
    return value;
}

bool script_finds(struct script *script, uint32_t node, bool *found, struct sl_error *err)
{
    struct sl_buf json = SL_BUF_INIT;
    struct sl_str missing;
    enum template_result result = template_fill(&script->scenario->doc, node, look_up, script,
                                                SCRIPT_MAX_EVENT, &json, &missing);

    sl_buf_clear(&json);
    *found = result != TEMPLATE_MISSING;
    return result != TEMPLATE_NO_MEMORY || sl_error_memory(err);
}

/* SPDX-License-Identifier: MIT */
/* Limits and defaults from the table of the gateway's settings. */
#include "gen.h"

#include <assert.h>
#include <stdio.h>

#include "daemon/options.h"
#include "edge/internal.h"

static const struct option_row *find_option(const char *name)
{
    for (size_t i = 0; i < gateway_options.count; i++)
        if (strcmp(gateway_options.rows[i].name, name) == 0)
            return &gateway_options.rows[i];
    return NULL;
}

static void add_row(struct sl_buf *out, const char *first, const struct option_row *row)
{
    char line[512];

    snprintf(line, sizeof(line), "| `%s` | %s | %s |\n", first, row->preset, row->help);
    sl_buf_add_str(out, sl_str_from(line));
}

/* The limit's setting has the name of the member that holds it. */
static void add_limit(struct sl_buf *out, const char *name, const char *member)
{
    char option[OPTION_NAME_MAX];
    size_t i = 0;

    for (; member[i]; i++)
        option[i] = member[i] == '_' ? '-' : member[i];
    option[i] = '\0';
    const struct option_row *row = find_option(option);
    assert(row);
    add_row(out, name, row);
}

static void add_limits_head(struct sl_buf *out)
{
    sl_buf_add_lit(out, "| limit | default | |\n| --- | --- | --- |\n| `nesting` | ");
    sl_buf_add_u64(out, SL_MAX_DEPTH);
    sl_buf_add_lit(out, " | arrays and objects inside each other; not to be set |\n");
}

void gen_worker_limits(struct sl_buf *out)
{
    add_limits_head(out);
#define LIMIT(name, member) add_limit(out, name, #member);
    EDGE_WORKER_LIMITS(LIMIT)
#undef LIMIT
}

void gen_limits(struct sl_buf *out)
{
    add_limits_head(out);
#define LIMIT(name, member) add_limit(out, name, #member);
    EDGE_LIMITS(LIMIT)
#undef LIMIT
}

static bool is_limit(const struct option_row *row)
{
    return row->type == OPTION_SIZE || row->type == OPTION_COUNT || row->type == OPTION_DURATION;
}

void gen_settings(struct sl_buf *out)
{
    sl_buf_add_lit(out, "| setting | default | |\n| --- | --- | --- |\n");
    for (size_t i = 0; i < gateway_options.count; i++) {
        char flag[OPTION_NAME_MAX + 2];
        snprintf(flag, sizeof(flag), "--%s", gateway_options.rows[i].name);
        if (is_limit(&gateway_options.rows[i]))
            add_row(out, flag, &gateway_options.rows[i]);
    }
    sl_buf_add_lit(out, "| not to be set | ");
    sl_buf_add_u64(out, EDGE_REFUSALS_MAX);
    sl_buf_add_lit(out, " | refused frames in a row before the connection is closed |\n");
}

/* SPDX-License-Identifier: MIT */
/*
 * Options by table: one row gives an option's flag, its environment variable, its key in the
 * configuration file, its type, bounds, default and help.
 *
 * The row named `hello-timeout` is `--hello-timeout 10s`, `SLUICE_HELLO_TIMEOUT=10s` and
 * `"helloTimeout": "10s"`.
 *
 *   size      bytes, with KiB, MiB or GiB behind the number if wanted
 *   duration  with its unit: ms, s, m or h; 0 needs none
 *   count     a number
 *   text      any text
 *   choice    one of the words that the row's value name lists, as "text|json"
 *   list      text that may be given again; in the environment separated by white space
 */
#ifndef SLUICE_DAEMON_OPTION_H
#define SLUICE_DAEMON_OPTION_H

#include <stdint.h>
#include <stdio.h>

#include "sluice/error.h"

enum option_type {
    OPTION_SIZE,
    OPTION_DURATION,
    OPTION_COUNT,
    OPTION_TEXT,
    OPTION_CHOICE,
    OPTION_LIST,
};

struct option_list {
    char **items; /* heap */
    size_t count;
};

/* The member that each type of row sets. */
#define OPTION_C_SIZE     size_t
#define OPTION_C_DURATION uint64_t /* milliseconds */
#define OPTION_C_COUNT    size_t
#define OPTION_C_TEXT     char * /* heap; NULL when there is no default */
#define OPTION_C_CHOICE   char * /* heap */
#define OPTION_C_LIST     struct option_list

struct option_row {
    const char *name;
    enum option_type type;
    size_t offset;      /* of the member */
    const char *value;  /* what --help calls the value; NULL for the type's own word */
    const char *preset; /* the default, as on the command line; NULL for none */
    uint64_t min, max;  /* of a number */
    bool in_file;       /* the configuration file may set it */
    const char *help;
};

struct option_table {
    const struct option_row *rows;
    size_t count;
    const char *usage;  /* in front of the options in --help */
    const char *epilog; /* behind them; may be NULL */
};

#define OPTION_NAME_MAX 64

/* All fail with SL_BAD_OPTION (the field names the option as its source spells it) or
 * SL_NO_MEMORY. `target` is the struct that the offsets are of. */
bool options_preset(const struct option_table *table, void *target,
                    struct sl_error *err) SL_MUST_CHECK;
bool options_from_env(const struct option_table *table, void *target,
                      struct sl_error *err) SL_MUST_CHECK;
/* Arguments from `argv[0]` on. A list given here replaces one that was set before. */
bool options_from_args(const struct option_table *table, void *target, int argc, char *const argv[],
                       struct sl_error *err) SL_MUST_CHECK;
/* The value of one flag, the last of repeats, without judging the rest; NULL when it is not there.
 */
const char *options_find_arg(const char *name, int argc, char *const argv[]);
/* Sets one option from its text; `field` names it in errors. A list is appended to. */
bool option_set(const struct option_row *row, void *target, const char *text, const char *field,
                struct sl_error *err) SL_MUST_CHECK;
void option_clear(const struct option_row *row, void *target);
void options_clear(const struct option_table *table, void *target);

void option_env_name(const struct option_row *row, char out[OPTION_NAME_MAX]);
void option_key_name(const struct option_row *row, char out[OPTION_NAME_MAX]);
void options_help(const struct option_table *table, FILE *out);

bool option_parse_size(const char *text, uint64_t *out);
bool option_parse_duration(const char *text, uint64_t *out_ms);

#endif

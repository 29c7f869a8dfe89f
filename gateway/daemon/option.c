/* SPDX-License-Identifier: MIT */
/* Options by table: names, sources and help. */
#include "daemon/option.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void option_env_name(const struct option_row *row, char out[OPTION_NAME_MAX])
{
    int len = snprintf(out, OPTION_NAME_MAX, "SLUICE_%s", row->name);

    for (int i = 0; i < len; i++)
        out[i] = out[i] == '-' ? '_' : (char)toupper((unsigned char)out[i]);
}

void option_key_name(const struct option_row *row, char out[OPTION_NAME_MAX])
{
    size_t len = 0;

    for (const char *c = row->name; *c && len + 1 < OPTION_NAME_MAX; c++) {
        if (*c == '-')
            out[len++] = (char)toupper((unsigned char)*++c);
        else
            out[len++] = *c;
    }
    out[len] = '\0';
}

bool options_preset(const struct option_table *table, void *target, struct sl_error *err)
{
    for (size_t i = 0; i < table->count; i++)
        if (table->rows[i].preset &&
            !option_set(&table->rows[i], target, table->rows[i].preset, table->rows[i].name, err))
            return false;
    return true;
}

static bool set_words(const struct option_row *row, void *target, const char *text,
                      const char *field, struct sl_error *err)
{
    char *rest = NULL, *copy = strdup(text);
    bool ok = true;

    if (!copy)
        return sl_error_memory(err);
    option_clear(row, target);
    for (char *word = strtok_r(copy, " \t\n", &rest); ok && word;
         word = strtok_r(NULL, " \t\n", &rest))
        ok = option_set(row, target, word, field, err);
    free(copy);
    return ok;
}

bool options_from_env(const struct option_table *table, void *target, struct sl_error *err)
{
    char name[OPTION_NAME_MAX];

    for (size_t i = 0; i < table->count; i++) {
        const struct option_row *row = &table->rows[i];
        option_env_name(row, name);
        const char *text = getenv(name);
        if (!text)
            continue;
        bool ok = row->type == OPTION_LIST ? set_words(row, target, text, name, err)
                                           : option_set(row, target, text, name, err);
        if (!ok)
            return false;
    }
    return true;
}

/* `--name value` or `--name=value`: the value, or NULL when the argument is another flag. `used`
 * gets how many arguments it took; 0 when the value is missing. */
static const char *match_flag(const char *name, int argc, char *const argv[], int *used)
{
    size_t len = strlen(name);

    if (strncmp(argv[0], "--", 2) != 0 || strncmp(argv[0] + 2, name, len) != 0)
        return NULL;
    const char *rest = argv[0] + 2 + len;
    if (*rest == '=') {
        *used = 1;
        return rest + 1;
    }
    if (*rest != '\0')
        return NULL;
    const char *value = argc > 1 ? argv[1] : NULL;
    *used = value ? 2 : 0;
    return value ? value : "";
}

const char *options_find_arg(const char *name, int argc, char *const argv[])
{
    const char *found = NULL;
    int used;

    for (int i = 0; i < argc; i++) {
        const char *value = match_flag(name, argc - i, argv + i, &used);
        if (value && used)
            found = value;
    }
    return found;
}

/* Sets the option that the arguments begin with; `*used` gets how many they were. `given` tells
 * which rows have been set from here before. */
static bool take_arg(const struct option_table *table, void *target, int argc, char *const argv[],
                     bool *given, int *used, struct sl_error *err)
{
    char field[OPTION_NAME_MAX];

    for (size_t i = 0; i < table->count; i++) {
        const struct option_row *row = &table->rows[i];
        const char *value = match_flag(row->name, argc, argv, used);
        if (!value)
            continue;
        snprintf(field, sizeof(field), "--%s", row->name);
        if (*used == 0) {
            sl_error_set(err, SL_BAD_OPTION, field, "a value is missing behind it");
            return false;
        }
        if (row->type == OPTION_LIST && !given[i])
            option_clear(row, target);
        given[i] = true;
        return option_set(row, target, value, field, err);
    }
    snprintf(field, sizeof(field), "%.60s", argv[0]);
    sl_error_set(err, SL_BAD_OPTION, field, "there is no such option");
    return false;
}

bool options_from_args(const struct option_table *table, void *target, int argc, char *const argv[],
                       struct sl_error *err)
{
    bool *given = calloc(table->count, sizeof(*given));
    bool ok = true;
    int used = 0;

    if (!given)
        return sl_error_memory(err);
    for (int i = 0; ok && i < argc; i += used)
        ok = take_arg(table, target, argc - i, argv + i, given, &used, err);
    free(given);
    return ok;
}

void options_clear(const struct option_table *table, void *target)
{
    for (size_t i = 0; i < table->count; i++)
        option_clear(&table->rows[i], target);
}

static const char *value_name(const struct option_row *row)
{
    static const char *const names[] = {
        [OPTION_SIZE] = "SIZE", [OPTION_DURATION] = "TIME", [OPTION_COUNT] = "N",
        [OPTION_TEXT] = "TEXT", [OPTION_CHOICE] = "WORD",   [OPTION_LIST] = "TEXT",
    };
    return row->value ? row->value : names[row->type];
}

void options_help(const struct option_table *table, FILE *out)
{
    fprintf(out, "%s\n\n", table->usage);
    for (size_t i = 0; i < table->count; i++) {
        const struct option_row *row = &table->rows[i];
        int width = fprintf(out, "  --%s %s", row->name, value_name(row));
        fprintf(out, "%*s%s", width < 32 ? 32 - width : 1, "", row->help);
        if (row->preset && *row->preset)
            fprintf(out, " [%s]", row->preset);
        fputc('\n', out);
    }
    if (table->epilog)
        fprintf(out, "%s%s", table->count ? "\n" : "", table->epilog);
}

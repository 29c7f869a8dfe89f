/* SPDX-License-Identifier: MIT */
/* The values of options: their texts, bounds and members. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "daemon/option.h"

struct unit {
    const char *name;
    uint64_t factor;
};

static const struct unit size_units[] = {
    {"", 1}, {"B", 1}, {"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {NULL, 0},
};
static const struct unit duration_units[] = {
    {"ms", 1}, {"s", 1000}, {"m", 60000}, {"h", 3600000}, {NULL, 0},
};
static const struct unit no_units[] = {{"", 1}, {NULL, 0}};

/* A whole number with a unit behind it. */
static bool parse_number(const char *text, const struct unit *units, uint64_t *out)
{
    uint64_t number = 0, product;

    if (!isdigit((unsigned char)*text))
        return false;
    for (; isdigit((unsigned char)*text); text++)
        if (__builtin_mul_overflow(number, 10, &number) ||
            __builtin_add_overflow(number, (uint64_t)(*text - '0'), &number))
            return false;
    if (number == 0 && *text == '\0') {
        *out = 0;
        return true;
    }
    for (; units->name; units++)
        if (strcmp(text, units->name) == 0) {
            if (__builtin_mul_overflow(number, units->factor, &product))
                return false;
            *out = product;
            return true;
        }
    return false;
}

bool option_parse_size(const char *text, uint64_t *out)
{
    return parse_number(text, size_units, out);
}

bool option_parse_duration(const char *text, uint64_t *out_ms)
{
    return parse_number(text, duration_units, out_ms);
}

/* A bound in the largest unit that it is a whole number of. */
static void print_number(const struct option_row *row, uint64_t number, char *out, size_t size)
{
    const struct unit *units = row->type == OPTION_SIZE       ? size_units
                               : row->type == OPTION_DURATION ? duration_units
                                                              : no_units;
    const char *name = row->type == OPTION_SIZE ? " bytes" : units->name;
    uint64_t factor = 1;

    for (; units->factor; units++)
        if (units->factor > factor && number % units->factor == 0 && number >= units->factor) {
            factor = units->factor;
            name = units->name;
        }
    snprintf(out, size, "%llu%s", (unsigned long long)(number / factor), name);
}

static bool refuse(const char *field, const char *text, const char *why, struct sl_error *err)
{
    sl_error_set(err, SL_BAD_OPTION, field, "\"%.60s\" %s", text, why);
    return false;
}

static bool set_number(const struct option_row *row, void *member, const char *text,
                       const char *field, struct sl_error *err)
{
    char low[32], high[32];
    uint64_t number = 0;

    if (row->type == OPTION_SIZE && !option_parse_size(text, &number))
        return refuse(field, text, "is not a size such as 65536, 64KiB or 1MiB", err);
    if (row->type == OPTION_DURATION && !option_parse_duration(text, &number))
        return refuse(field, text, "is not a duration such as 250ms, 10s, 5m or 1h", err);
    if (row->type == OPTION_COUNT && !parse_number(text, no_units, &number))
        return refuse(field, text, "is not a number", err);
    if (number < row->min || number > row->max) {
        print_number(row, row->min, low, sizeof(low));
        print_number(row, row->max, high, sizeof(high));
        sl_error_set(err, SL_BAD_OPTION, field, "\"%.60s\" is out of bounds: from %s to %s", text,
                     low, high);
        return false;
    }
    if (row->type == OPTION_DURATION)
        *(uint64_t *)member = number;
    else
        *(size_t *)member = (size_t)number;
    return true;
}

static bool set_text(char **member, const char *text, struct sl_error *err)
{
    char *copy = strdup(text);

    if (!copy)
        return sl_error_memory(err);
    free(*member);
    *member = copy;
    return true;
}

/* The words stand in the row's value name with '|' between them. */
static bool is_choice(const char *words, const char *text)
{
    size_t len = strlen(text);

    while (*words) {
        size_t word = strcspn(words, "|");
        if (word == len && strncmp(words, text, len) == 0)
            return true;
        words += word + (words[word] == '|');
    }
    return false;
}

static bool append(struct option_list *list, const char *text, struct sl_error *err)
{
    char **items = realloc(list->items, (list->count + 1) * sizeof(*items));

    if (!items)
        return sl_error_memory(err);
    list->items = items;
    items[list->count] = strdup(text);
    if (!items[list->count])
        return sl_error_memory(err);
    list->count++;
    return true;
}

bool option_set(const struct option_row *row, void *target, const char *text, const char *field,
                struct sl_error *err)
{
    void *member = (char *)target + row->offset;
    char why[100];

    switch (row->type) {
    case OPTION_TEXT:
        return set_text(member, text, err);
    case OPTION_CHOICE:
        snprintf(why, sizeof(why), "is not one of %s", row->value);
        return is_choice(row->value, text) ? set_text(member, text, err)
                                           : refuse(field, text, why, err);
    case OPTION_LIST:
        return append(member, text, err);
    case OPTION_SIZE:
    case OPTION_DURATION:
    case OPTION_COUNT:
        break;
    }
    return set_number(row, member, text, field, err);
}

void option_clear(const struct option_row *row, void *target)
{
    void *member = (char *)target + row->offset;

    if (row->type == OPTION_TEXT || row->type == OPTION_CHOICE) {
        free(*(char **)member);
        *(char **)member = NULL;
    } else if (row->type == OPTION_LIST) {
        struct option_list *list = member;
        for (size_t i = 0; i < list->count; i++)
            free(list->items[i]);
        free(list->items);
        *list = (struct option_list){0};
    }
}

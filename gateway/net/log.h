/* SPDX-License-Identifier: MIT */
/*
 * The log: one line per event, for people or as JSON.
 *
 *   2027-01-15T08:00:00.000Z listening http://127.0.0.1:8787
 *   {"time":"2027-01-15T08:00:00.000Z","event":"listening","url":"http://127.0.0.1:8787"}
 *
 * Values are quoted where they need it, so no value can break a line or forge another. Tokens and
 * what people said never go here.
 */
#ifndef SLUICE_NET_LOG_H
#define SLUICE_NET_LOG_H

#include <stdint.h>
#include <stdio.h>

#include "sluice/error.h"
#include "sluice/str.h"

struct log {
    FILE *out;
    bool json;
};

enum log_form { LOG_AS_TEXT, LOG_AS_BARE, LOG_AS_COUNT };

struct log_field {
    const char *name;
    enum log_form form; /* bare: people see the value without its name */
    struct sl_str text;
    uint64_t number;
};

#define LOG_TEXT(name, text)    ((struct log_field){(name), LOG_AS_TEXT, (text), 0})
#define LOG_BARE(name, text)    ((struct log_field){(name), LOG_AS_BARE, (text), 0})
#define LOG_COUNT(name, number) ((struct log_field){(name), LOG_AS_COUNT, {NULL, 0}, (number)})

/* Fields with an empty text are left out. A line that cannot be made for lack of memory is lost. */
void log_write(const struct log *log, const char *event, const struct log_field *fields,
               size_t count);
#define log_event(log, event, ...)                                                                 \
    log_write((log), (event), (const struct log_field[]){__VA_ARGS__},                             \
              sizeof((const struct log_field[]){__VA_ARGS__}) / sizeof(struct log_field))

/* An error value as an event: code, field, message. */
void log_error(const struct log *log, const char *event, const struct sl_error *err);

#endif

/* SPDX-License-Identifier: MIT */
/* The log's two forms. */
#include "net/log.h"

#include <time.h>

#include "sluice/buf.h"
#include "sluice/json.h"

static void add_time(struct sl_buf *line)
{
    struct timespec now;
    struct tm utc;
    char text[32];

    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    size_t len = strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%S", &utc);
    sl_buf_add(line, text, len);
    len = (size_t)snprintf(text, sizeof(text), ".%03ldZ", now.tv_nsec / 1000000);
    sl_buf_add(line, text, len);
}

static bool is_plain(struct sl_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.ptr[i];
        if (c <= ' ' || c >= 0x7f || c == '"' || c == '=' || c == '\\')
            return false;
    }
    return true;
}

/* What is not UTF-8 would make the line unreadable: such bytes become '?'. */
static void add_quoted(struct sl_buf *line, struct sl_str text)
{
    struct sl_buf safe = SL_BUF_INIT;

    if (sl_utf8_valid(text, NULL)) {
        sl_json_add_string(line, text);
        return;
    }
    for (size_t i = 0; i < text.len; i++)
        sl_buf_add_char(&safe, (unsigned char)text.ptr[i] < 0x7f ? text.ptr[i] : '?');
    if (safe.failed)
        line->failed = true;
    else
        sl_json_add_string(line, sl_buf_str(&safe));
    sl_buf_clear(&safe);
}

static bool is_absent(const struct log_field *field)
{
    return field->form != LOG_AS_COUNT && field->text.len == 0;
}

static void add_json(struct sl_buf *line, const char *event, const struct log_field *fields,
                     size_t count)
{
    sl_buf_add_lit(line, "{\"time\":\"");
    add_time(line);
    sl_buf_add_lit(line, "\",\"event\":");
    sl_json_add_string(line, sl_str_from(event));
    for (size_t i = 0; i < count; i++) {
        if (is_absent(&fields[i]))
            continue;
        sl_buf_add_char(line, ',');
        sl_json_add_string(line, sl_str_from(fields[i].name));
        sl_buf_add_char(line, ':');
        if (fields[i].form == LOG_AS_COUNT)
            sl_buf_add_u64(line, fields[i].number);
        else
            add_quoted(line, fields[i].text);
    }
    sl_buf_add_char(line, '}');
}

static void add_people(struct sl_buf *line, const char *event, const struct log_field *fields,
                       size_t count)
{
    add_time(line);
    sl_buf_add_char(line, ' ');
    sl_buf_add_str(line, sl_str_from(event));
    for (size_t i = 0; i < count; i++) {
        if (is_absent(&fields[i]))
            continue;
        sl_buf_add_char(line, ' ');
        if (fields[i].form != LOG_AS_BARE) {
            sl_buf_add_str(line, sl_str_from(fields[i].name));
            sl_buf_add_char(line, '=');
        }
        if (fields[i].form == LOG_AS_COUNT)
            sl_buf_add_u64(line, fields[i].number);
        else if (is_plain(fields[i].text))
            sl_buf_add_str(line, fields[i].text);
        else
            add_quoted(line, fields[i].text);
    }
}

void log_write(const struct log *log, const char *event, const struct log_field *fields,
               size_t count)
{
    struct sl_buf line = SL_BUF_INIT;

    if (log->json)
        add_json(&line, event, fields, count);
    else
        add_people(&line, event, fields, count);
    sl_buf_add_char(&line, '\n');
    if (!line.failed) {
        fwrite(line.ptr, 1, line.len, log->out);
        fflush(log->out);
    }
    sl_buf_clear(&line);
}

void log_error(const struct log *log, const char *event, const struct sl_error *err)
{
    log_event(log, event, LOG_TEXT("code", sl_str_from(sl_code_name(err->code))),
              LOG_TEXT("field", sl_str_from(err->field)),
              LOG_TEXT("message", sl_str_from(err->text)));
}

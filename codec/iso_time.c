/* SPDX-License-Identifier: MIT */
/* ISO 8601 moments to Unix time. */
#include "iso_time.h"

struct reader {
    struct sl_str rest;
    bool good;
};

static bool at(const struct reader *r, char c)
{
    return r->rest.len > 0 && r->rest.ptr[0] == c;
}

static char take(struct reader *r)
{
    if (r->rest.len == 0) {
        r->good = false;
        return '\0';
    }
    r->rest.len--;
    return *r->rest.ptr++;
}

static void expect(struct reader *r, char c)
{
    r->good = take(r) == c && r->good;
}

static int64_t number(struct reader *r, unsigned digits, int64_t low, int64_t high)
{
    int64_t value = 0;
    while (digits-- > 0) {
        char c = take(r);
        r->good = r->good && c >= '0' && c <= '9';
        value = value * 10 + (c - '0');
    }
    r->good = r->good && value >= low && value <= high;
    return value;
}

static bool is_leap(int64_t year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/* From 0000-01-01 on. */
static int64_t days_before_year(int64_t year)
{
    int64_t last = year - 1; /* the year 0 is a leap year */
    return year == 0 ? 0 : year * 365 + last / 4 - last / 100 + last / 400 + 1;
}

static int64_t read_days(struct reader *r)
{
    static const int before_month[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
    int64_t year = number(r, 4, 0, 9999);
    expect(r, '-');
    int64_t month = number(r, 2, 1, 12);
    expect(r, '-');
    int64_t day = number(r, 2, 1, 31);
    if (!r->good)
        return 0;
    bool leap_day = is_leap(year) && month == 2;
    int in_month = before_month[month] - before_month[month - 1] + leap_day;
    r->good = day <= in_month;
    return days_before_year(year) + before_month[month - 1] + (is_leap(year) && month > 2) + day -
           1;
}

static int64_t read_time_ms(struct reader *r)
{
    int64_t ms = number(r, 2, 0, 23) * 3600;
    expect(r, ':');
    ms += number(r, 2, 0, 59) * 60;
    expect(r, ':');
    ms = (ms + number(r, 2, 0, 59)) * 1000;
    if (!at(r, '.'))
        return ms;
    take(r);
    ms += number(r, 1, 0, 9) * 100;
    for (int64_t unit = 10; r->rest.len > 0 && r->rest.ptr[0] >= '0' && r->rest.ptr[0] <= '9';
         unit /= 10)
        ms += number(r, 1, 0, 9) * unit;
    return ms;
}

static int64_t read_offset_ms(struct reader *r)
{
    char sign = take(r);
    if (sign == 'Z')
        return 0;
    r->good = r->good && (sign == '+' || sign == '-');
    int64_t minutes = number(r, 2, 0, 23) * 60;
    expect(r, ':');
    minutes += number(r, 2, 0, 59);
    return (sign == '-' ? -minutes : minutes) * 60000;
}

bool sl_iso_time_parse(struct sl_str text, uint64_t *unix_ms)
{
    struct reader r = {text, true};
    int64_t ms = (read_days(&r) - days_before_year(1970)) * 86400000;
    expect(&r, 'T');
    ms += read_time_ms(&r);
    ms -= read_offset_ms(&r);
    if (!r.good || r.rest.len > 0)
        return false;
    *unix_ms = ms < 0 ? 0 : (uint64_t)ms;
    return true;
}

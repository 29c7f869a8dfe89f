/* SPDX-License-Identifier: MIT */
/* A server's URL taken apart. */
#include "net/url.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sluice/str.h"

static bool bad_url(const struct net_url_form *form, const char *text, const char *rule,
                    struct sl_error *err)
{
    sl_error_set(err, SL_BAD_OPTION, "url", "%s %.120s %s", form->what, text, rule);
    return false;
}

static bool check_characters(const struct net_url_form *form, const char *text,
                             struct sl_error *err)
{
    if (strlen(text) > NET_URL_MAX) {
        bad_url(form, text, "is too long", err);
        if (err)
            err->limit = NET_URL_MAX;
        return false;
    }
    for (const char *at = text; *at; at++)
        if ((unsigned char)*at <= 0x20 || (unsigned char)*at >= 0x7f || strchr("\"<>\\^`{|}", *at))
            return bad_url(form, text, "has a character that must be percent-encoded", err);
    if (strchr(text, '#'))
        return bad_url(form, text, "must not have a fragment", err);
    return true;
}

/* The host's bounds in `authority`, and what is behind it: "" or ":port". NULL when malformed. */
static const char *split_host(const char *authority, const char *end, struct sl_str *host)
{
    const char *behind;

    if (*authority == '[') {
        const char *bracket = memchr(authority, ']', (size_t)(end - authority));
        if (!bracket)
            return NULL;
        *host = (struct sl_str){authority + 1, (size_t)(bracket - authority - 1)};
        behind = bracket + 1;
    } else {
        const char *colon = memchr(authority, ':', (size_t)(end - authority));
        behind = colon ? colon : end;
        *host = (struct sl_str){authority, (size_t)(behind - authority)};
    }
    return host->len > 0 && (behind == end || *behind == ':') ? behind : NULL;
}

/* Digits up to `end`; 0 when that is no port. */
static int port_number(const char *at, const char *end)
{
    int port = 0;

    for (; at < end; at++) {
        if (*at < '0' || *at > '9' || port > 6553)
            return 0;
        port = port * 10 + (*at - '0');
    }
    return port <= 65535 ? port : 0;
}

/* "/path?query" from what follows the authority. */
static char *copy_path(const char *behind)
{
    if (*behind == '/')
        return strdup(behind);
    size_t len = strlen(behind);
    char *path = malloc(len + 2);
    if (!path)
        return NULL;
    path[0] = '/';
    memcpy(path + 1, behind, len + 1);
    return path;
}

/* What follows "http://" or "https://"; NULL when it begins with neither. */
static const char *behind_scheme(const char *text, const struct net_url_form *form, bool *tls)
{
    const char *colon = strstr(text, "://");
    size_t len = colon ? (size_t)(colon - text) : 0;

    *tls = strlen(form->secure) == len && strncmp(text, form->secure, len) == 0;
    bool plain = strlen(form->plain) == len && strncmp(text, form->plain, len) == 0;
    return colon && (*tls || plain) ? colon + 3 : NULL;
}

static bool bad_scheme(const struct net_url_form *form, const char *text, struct sl_error *err)
{
    char rule[64];

    snprintf(rule, sizeof(rule), "must begin with %.10s:// or %.10s://", form->plain, form->secure);
    return bad_url(form, text, rule, err);
}

static bool bad_user(const struct net_url_form *form, const char *text, struct sl_error *err)
{
    char rule[64];

    snprintf(rule, sizeof(rule), "must not have a user: use %.30s", form->instead);
    return bad_url(form, text, rule, err);
}

bool net_url_parse(const char *text, const struct net_url_form *form, struct net_url *url,
                   struct sl_error *err)
{
    struct net_url out = {0};
    struct sl_str host;

    if (!check_characters(form, text, err))
        return false;
    const char *authority = behind_scheme(text, form, &out.tls);
    if (!authority)
        return bad_scheme(form, text, err);
    const char *end = authority + strcspn(authority, "/?");
    if (memchr(authority, '@', (size_t)(end - authority)))
        return bad_user(form, text, err);
    const char *port = split_host(authority, end, &host);
    if (!port)
        return bad_url(form, text, "has no host", err);
    out.port = port == end ? (out.tls ? 443 : 80) : port_number(port + 1, end);
    if (out.port == 0)
        return bad_url(form, text, "has a port that is not 1 to 65535", err);
    out.host = strndup(host.ptr, host.len);
    out.authority = strndup(authority, (size_t)(end - authority));
    out.path = copy_path(end);
    if (!out.host || !out.authority || !out.path) {
        net_url_clear(&out);
        return sl_error_memory(err);
    }
    *url = out;
    return true;
}

void net_url_clear(struct net_url *url)
{
    free(url->host);
    free(url->authority);
    free(url->path);
    *url = (struct net_url){0};
}

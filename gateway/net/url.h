/* SPDX-License-Identifier: MIT */
/* A server's URL taken apart: scheme, host, port and path. */
#ifndef SLUICE_NET_URL_H
#define SLUICE_NET_URL_H

#include "sluice/error.h"

#define NET_URL_MAX 1024 /* bytes */

/* Which URLs are taken, and what errors call them. */
struct net_url_form {
    const char *what;           /* "the agent's URL" */
    const char *plain, *secure; /* "http" and "https" */
    const char *instead;        /* of a user in front of the host: "an Authorization header" */
};

struct net_url {
    bool tls;
    int port;
    char *host;      /* heap; a name or an address, without brackets */
    char *authority; /* heap; host and port as the Host header has them */
    char *path;      /* heap; with query, from the slash on */
};

/* Only the form's schemes, without user and fragment. SL_BAD_OPTION with the field `url`. */
bool net_url_parse(const char *text, const struct net_url_form *form, struct net_url *url,
                   struct sl_error *err) SL_MUST_CHECK;
void net_url_clear(struct net_url *url);

#endif

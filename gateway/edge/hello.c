/* SPDX-License-Identifier: MIT */
/* Who speaks: what `hello` and `token` have in common for clients and workers. */
#include "edge/internal.h"

static bool identify(const struct request *request, unsigned arg, struct principal *who,
                     struct sl_error *err)
{
    const struct edge_options *options = &request->session->edge->options;

    if (!options->key)
        return principal_init_local(who) || sl_error_memory(err);
    if (!frame_has(request, arg)) {
        sl_error_set(err, SL_UNAUTHENTICATED, "token", "this gateway needs a token");
        return false;
    }
    return token_verify(options->key, frame_word(request, 0, arg), net_unix_ms(), who, err);
}

bool hello_identify(const struct request *request, unsigned arg, struct principal *who)
{
    struct sl_error err = {0};

    if (identify(request, arg, who, &err))
        return true;
    session_refuse(request->session, request->ref, &err);
    session_close(request->session, err.code == SL_TOKEN_EXPIRED ? SL_CLOSE_TOKEN_EXPIRED
                                    : err.code == SL_NO_MEMORY   ? SL_CLOSE_NO_MEMORY
                                                                 : SL_CLOSE_UNAUTHENTICATED);
    return false;
}

bool hello_renew(const struct request *request, unsigned arg, struct principal *who)
{
    struct session *session = request->session;
    struct sl_error err = {0};

    if (!identify(request, arg, who, &err)) {
        session_refuse(session, request->ref, &err);
        return false;
    }
    if (strcmp(who->subject, session->who.subject) == 0)
        return true;
    principal_clear(who);
    frame_refuse(request, SL_UNAUTHENTICATED, "token", 0,
                 "the token is of another subject; connect again to be somebody else");
    return false;
}

bool hello_may_come(const struct request *request)
{
    if (request->session->state == SESSION_CONNECTED)
        return true;
    frame_refuse(request, SL_REPEATED_HELLO, "op", 0, "this connection has said `hello` before");
    return false;
}

/* `tokenExpiring` comes a tenth of the token's life before its end, but not more than a minute and
 * not less than two seconds. */
static void plan_warning(struct session *session)
{
    uint64_t now_ms = net_unix_ms(), expires_ms = session->who.expires_ms;

    session->warn_ms = UINT64_MAX;
    if (expires_ms == UINT64_MAX || expires_ms <= now_ms)
        return;
    uint64_t before_ms = (expires_ms - now_ms) / 10;
    if (before_ms > EDGE_WARN_MAX_MS)
        before_ms = EDGE_WARN_MAX_MS;
    if (before_ms < EDGE_WARN_MIN_MS)
        before_ms = EDGE_WARN_MIN_MS;
    session->warn_ms = expires_ms > before_ms ? expires_ms - before_ms : 0;
}

void session_set_who_take(struct session *session, struct principal *who)
{
    principal_clear(&session->who);
    session->who = *who;
    *who = (struct principal){0};
    plan_warning(session);
}

void session_log_ready(const struct request *request, unsigned client_arg)
{
    const struct session *session = request->session;
    struct sl_str client = frame_word(request, 1, client_arg);

    if (client.len > 100)
        client.len = 100;
    log_event(
        session->edge->options.log, "session_ready",
        LOG_TEXT("session", ((struct sl_str){session->id, 8})),
        LOG_TEXT("role", sl_str_from(session->role->name)),
        LOG_TEXT("subject", sl_str_from(session->who.subject)), LOG_TEXT("client", client),
        LOG_TEXT("protocol", sl_str_from(sl_framing_protocol((enum sl_framing)session->framing))));
}

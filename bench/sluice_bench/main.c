/* SPDX-License-Identifier: MIT */
/* `sluice-bench`: its options and its exit code. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include "daemon/exit.h"
#include "daemon/option.h"
#include "report.h"

/* X(member, name, type, value's name, default, min, max, help) */
#define BENCH_OPTIONS(X)                                                                           \
    X(url, "url", TEXT, "URL", "ws://127.0.0.1:8787", 0, 0, "the gateway; /ws and /worker on it")  \
    X(token, "token", TEXT, "FILE", NULL, 0, 0, "file with a token for clients and the worker")    \
    X(agent, "agent", TEXT, "NAME", NULL, 0, 0,                                                    \
      "an agent of the gateway, instead of the bench's own worker")                                \
    X(clients, "clients", COUNT, NULL, "100", 1, 100000, "connections that read")                  \
    X(runs, "runs", COUNT, NULL, "10", 1, 100000, "threads, each with one run at a time")          \
    X(watch, "watch", COUNT, NULL, "1", 1, 1000, "threads that each client watches, at least")     \
    X(rate, "rate", COUNT, NULL, "100", 0, 1000000,                                                \
      "events a second in each run; 0: as fast as they are acknowledged")                          \
    X(events, "events", COUNT, NULL, "1000", 1, 100000000, "events of a run")                      \
    X(payload, "payload", SIZE, NULL, "100", 0, 1 << 20, "padding of an event")                    \
    X(framing, "framing", CHOICE, "json|msgpack|mixed", "mixed", 0, 0, "of the clients")           \
    X(slow, "slow", COUNT, NULL, "0", 0, 100000, "clients that read a tenth of the time")          \
    X(duration, "duration", DURATION, NULL, "0", 0, 86400000,                                      \
      "runs are begun again for so long; 0: one run in each thread")                               \
    X(patience, "patience", DURATION, NULL, "30s", 100, 3600000,                                   \
      "nothing may fail to come for so long")                                                      \
    X(output, "output", CHOICE, "text|json", "text", 0, 0, "form of the report")

struct settings {
#define MEMBER(member, name, type, value, preset, min, max, help) OPTION_C_##type member;
    BENCH_OPTIONS(MEMBER)
#undef MEMBER
};

static const struct option_row rows[] = {
#define ROW(member, name, type, value, preset, min, max, help)                                     \
    {name, OPTION_##type, offsetof(struct settings, member), value, preset, min, max, false, help},
    BENCH_OPTIONS(ROW)
#undef ROW
};

static const struct option_table table = {
    .rows = rows,
    .count = sizeof(rows) / sizeof(*rows),
    .usage =
        "Usage: sluice-bench [OPTION]...\n\n"
        "Publishes runs into a gateway as a worker of its own, reads them as many clients, and\n"
        "says how fast that went and whether each client got every event once, in order, and\n"
        "ended with the publisher's messages and state.",
    .epilog =
        "The environment sets none of these. Exit code: 0 for a clean verdict, 1 for a\n"
        "finding, 2 for misuse. Latencies are from an event's making to its reading, both in\n"
        "this process, which needs a core of its own to say something of the gateway.\n"
        "With --agent, readers are held against each other, latencies are not known, and\n"
        "--rate, --events, --payload and --duration say nothing.\n",
};

static size_t watched(const struct settings *settings)
{
    size_t least = (settings->runs + settings->clients - 1) / settings->clients;
    size_t wanted = settings->watch > least ? settings->watch : least;

    return wanted < settings->runs ? wanted : settings->runs;
}

static struct bench_options to_options(const struct settings *settings)
{
    return (struct bench_options){
        .url = settings->url,
        .token = settings->token,
        .agent = settings->agent,
        .clients = settings->clients,
        .threads = settings->runs,
        .watched = watched(settings),
        .rate = settings->rate,
        .events = settings->events,
        .payload = settings->payload,
        .duration_ms = settings->duration,
        .patience_ms = settings->patience,
        .slow = settings->slow < settings->clients ? settings->slow : settings->clients,
        .json = strcmp(settings->framing, "msgpack") != 0,
        .msgpack = strcmp(settings->framing, "json") != 0,
    };
}

static bool measure(const struct settings *settings, bool *clean, struct sl_error *err)
{
    struct bench_options options = to_options(settings);
    struct bench *bench = malloc(sizeof(*bench));

    if (!bench)
        return sl_error_memory(err);
    bool ok = bench_run(bench, &options, err);
    *clean = verdict_is_clean(&bench->verdict);
    if (ok && strcmp(settings->output, "json") == 0)
        report_json(bench, stdout);
    else if (ok)
        report_text(bench, stdout);
    bench_clear(bench);
    free(bench);
    return ok;
}

static int run(int argc, char *const argv[])
{
    struct settings settings = {0};
    struct sl_error err = {0};
    bool clean = false;

    if (exit_wants_help(argc, argv)) {
        options_help(&table, stdout);
        return EXIT_OK;
    }
    bool ok = options_preset(&table, &settings, &err) &&
              options_from_args(&table, &settings, argc, argv, &err) &&
              measure(&settings, &clean, &err);
    options_clear(&table, &settings);
    if (!ok)
        return exit_report("sluice-bench", &err);
    return clean ? EXIT_OK : EXIT_FAILED;
}

int main(int argc, char *argv[])
{
    exit_hold_streams();
    signal(SIGPIPE, SIG_IGN);
    net_log_to(NULL);
    return exit_flush("sluice-bench", run(argc > 0 ? argc - 1 : 0, argv + 1));
}

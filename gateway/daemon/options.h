/* SPDX-License-Identifier: MIT */
/*
 * The gateway's options. Flags go over the environment, the environment over the configuration
 * file, the file over the defaults.
 */
#ifndef SLUICE_DAEMON_OPTIONS_H
#define SLUICE_DAEMON_OPTIONS_H

#include "daemon/option.h"
#include "sluice/gate.h"

/* X(member, name, type, value's name, default, min, max, in the file, help) */
#define GATEWAY_OPTIONS(X)                                                                         \
    X(config, "config", TEXT, "FILE", NULL, 0, 0, false, "configuration, JSON")                    \
    X(listen, "listen", TEXT, "HOST:PORT", "127.0.0.1:8787", 0, 0, true,                           \
      "where to listen; port 0 takes a free one")                                                  \
    X(agent, "agent", LIST, "NAME=URL", NULL, 0, 0, false,                                         \
      "an AG-UI server over HTTP; may be given again")                                             \
    X(scenario, "scenario", LIST, "FILE", NULL, 0, 0, true,                                        \
      "a scripted agent; may be given again")                                                      \
    X(scenario_pace, "scenario-pace", COUNT, NULL, "100", 0, 100000, true,                         \
      "pauses of scenarios, in percent of what they say")                                          \
    X(jwt_key, "jwt-key", TEXT, "FILE", NULL, 0, 0, true,                                          \
      "key of 32 bytes or more for tokens (HS256)")                                                \
    X(log, "log", CHOICE, "text|json", "text", 0, 0, true, "form of the log on stderr")            \
    X(max_connections, "max-connections", COUNT, NULL, "10000", 1, 1000000, true,                  \
      "connections at once")                                                                       \
    X(max_frame, "max-frame", SIZE, NULL, "1MiB", 1024, 64 << 20, true,                            \
      "a message of a client, over all its fragments")                                             \
    X(max_worker_frame, "max-worker-frame", SIZE, NULL, "16MiB", 1024, 256 << 20, true,            \
      "a message of a worker, likewise")                                                           \
    X(max_event, "max-event", SIZE, NULL, "10MiB", 1024, 256 << 20, true, "an event of an agent")  \
    X(max_id, "max-id", SIZE, NULL, "256", 16, 4096, true, "an id")                                \
    X(max_subs, "max-subs", COUNT, NULL, "1000", 1, 100000, true, "subscriptions of a connection") \
    X(max_unanswered, "max-unanswered", COUNT, NULL, "64", 1, 10000, true,                         \
      "requests of a connection that wait for their answer")                                       \
    X(max_unacked_events, "max-unacked-events", COUNT, NULL, "1000", 1, 100000, true,              \
      "events of a run that wait for the store before its agent is paused")                        \
    X(max_unacked_bytes, "max-unacked-bytes", SIZE, NULL, "1MiB", 1024, 256 << 20, true,           \
      "bytes of them, likewise")                                                                   \
    X(queue_entries, "queue-entries", COUNT, NULL, "4000", 1, 1000000, true,                       \
      "events that a connection may owe before it is behind")                                      \
    X(queue_bytes, "queue-bytes", SIZE, NULL, "4MiB", 1024, 1 << 30, true,                         \
      "bytes of them, likewise")                                                                   \
    X(sub_queue_entries, "sub-queue-entries", COUNT, NULL, "1000", 1, 1000000, true,               \
      "events that each of its subscriptions may owe, likewise")                                   \
    X(sub_queue_bytes, "sub-queue-bytes", SIZE, NULL, "1MiB", 1024, 1 << 30, true,                 \
      "bytes of them, likewise")                                                                   \
    X(max_held, "max-held", SIZE, NULL, "256MiB", 1 << 20, 1ULL << 40, true,                       \
      "bytes held for clients that have not taken them yet, all together")                         \
    X(send_buffer, "send-buffer", SIZE, NULL, "128KiB", 4096, 64 << 20, true,                      \
      "the kernel's buffer for a client's socket (SO_SNDBUF)")                                     \
    X(hello_timeout, "hello-timeout", DURATION, NULL, "10s", 100, 3600000, true,                   \
      "time for a client's `hello`")                                                               \
    X(heartbeat, "heartbeat", DURATION, NULL, "25s", 1000, 3600000, true,                          \
      "time between heartbeats")                                                                   \
    X(stall_timeout, "stall-timeout", DURATION, NULL, "60s", 1000, 3600000, true,                  \
      "a client that takes nothing for so long is closed")                                         \
    X(interrupt_timeout, "interrupt-timeout", DURATION, NULL, "720h", 1000, 31536000000ULL, true,  \
      "life of an interrupt that does not say when it expires")                                    \
    X(cancel_grace, "cancel-grace", DURATION, NULL, "5s", 0, 3600000, true,                        \
      "a worker has so long to end a run that was cancelled")                                      \
    X(worker_lease, "worker-lease", DURATION, NULL, "30s", 200, 3600000, true,                     \
      "a worker that is not heard of for so long has lost its runs")                               \
    X(worker_wait, "worker-wait", DURATION, NULL, "30s", 0, 86400000, true,                        \
      "a run waits so long for a worker with room")                                                \
    X(max_inputs, "max-inputs", COUNT, NULL, "1000", 1, 100000, true,                              \
      "inputs of a run that its agent has not taken")                                              \
    X(max_input_bytes, "max-input-bytes", SIZE, NULL, "1MiB", 1024, 256 << 20, true,               \
      "bytes of them, likewise")                                                                   \
    X(drain_timeout, "drain-timeout", DURATION, NULL, "30s", 0, 3600000, true,                     \
      "time for live runs to end after SIGTERM")                                                   \
    X(upstream_timeout, "upstream-timeout", DURATION, NULL, "60s", 1000, 86400000, true,           \
      "an agent's server that sends no byte for so long has failed; comments keep it alive")       \
    X(store_bytes, "store-bytes", SIZE, NULL, "256MiB", 1 << 20, 1ULL << 40, true,                 \
      "the memory store, all threads together")                                                    \
    X(store_threads, "store-threads", COUNT, NULL, "10000", 1, 10000000, true,                     \
      "threads in the memory store")                                                               \
    X(thread_entries, "thread-entries", COUNT, NULL, "10000", 10, 10000000, true,                  \
      "events kept of a thread; older ones are folded into its view")                              \
    X(thread_bytes, "thread-bytes", SIZE, NULL, "32MiB", 65536, 1ULL << 36, true,                  \
      "bytes of them, likewise")                                                                   \
    X(thread_state, "thread-state", SIZE, NULL, "4MiB", 1024, 1ULL << 30, true,                    \
      "the state of a thread")                                                                     \
    X(thread_messages, "thread-messages", SIZE, NULL, "16MiB", 1024, 1ULL << 32, true,             \
      "the messages of a thread")                                                                  \
    X(thread_idle, "thread-idle", DURATION, NULL, "60s", 1000, 86400000, true,                     \
      "a thread that nobody uses is put away after this")

struct option_header {
    char *name, *value; /* heap */
};

/* An agent of the file's `agents`, or of `--agent`. */
struct option_agent {
    char *name, *url; /* heap */
    struct option_header *headers;
    size_t header_count;
    enum sl_policy policy;
    char *capabilities; /* heap, a JSON object; NULL when undeclared */
    char *ca_file;      /* heap; NULL for the system's authorities */
    bool in_file;       /* it is of the configuration file as it stands there */
};

struct options {
#define MEMBER(member, name, type, value, preset, min, max, in_file, help) OPTION_C_##type member;
    GATEWAY_OPTIONS(MEMBER)
#undef MEMBER
    struct option_agent *agents; /* heap */
    size_t agent_count;
};

extern const struct option_table gateway_options;

/* Reads all sources. `argv` begins with the first option. On failure the options are cleared. */
bool options_load(struct options *options, int argc, char *const argv[],
                  struct sl_error *err) SL_MUST_CHECK;
void options_free(struct options *options);

/* --- for options_load: config.c --- */
/* Sets what the file says. Its top is an object of the table's keys and `agents`:
 * {"agents": {"NAME": {"url": …, "headers": {…}, "policy": …, "capabilities": {…}, "caFile": …}}}
 */
bool config_read(const char *path, struct options *options, struct sl_error *err) SL_MUST_CHECK;
/* The agent of that name, added when there is none. NULL without memory. */
struct option_agent *options_agent(struct options *options, const char *name, size_t len);

#endif

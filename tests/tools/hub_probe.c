/* SPDX-License-Identifier: MIT */
/*
 * Drives a hub over one thread's log from lines, for tests that hold its readers against the
 * reference client.
 *
 * Each line is an array of commands, objects whose `do` says what; each gets one line in answer, an
 * array of results:
 *   {"do":"new","options":{…}}                           true; a new hub and a new log
 *   {"do":"entry","kind","lease","run","body"}           true; the body keeps its bytes (`text`: a
 *                                                        string that is one, where it is no JSON)
 *   {"do":"open","peer","framing"}                       true; "json" or "msgpack"
 *   {"do":"subscribe","peer","sub",…}                    true; with what `subscribe` takes
 *   {"do":"gather","peer","messages","budget"}           messages, each an array of frames;
 *                                                        control frames first
 *   {"do":"close","peer"}                                true
 *   {"do":"tick","ms"}                                   true; the clock moves, a tick ends
 *   {"do":"second"}                                      true
 *   {"do":"counts"}                                      {"spans","rebuilds","held"}
 */
#include <stdio.h>
#include <stdlib.h>

#include "hub/hub.h"
#include "log_store.h"
#include "sluice/filter.h"
#include "sluice/frame.h"
#include "sluice/msgpack.h"

enum { PEERS_MAX = 256 };

struct probe_peer {
    struct hub_peer *peer;
    enum sl_framing framing;
    struct sl_buf control; /* frames with commas between */
};

struct probe {
    struct store *store;
    struct hub *hub;
    struct principal who;
    struct probe_peer peers[PEERS_MAX];
    uint64_t now_ms;
    struct sl_doc doc;
    struct sl_buf out;
};

/* The command that is carried out. */
struct command {
    struct probe *probe;
    uint32_t node;
};

static void die(const char *what)
{
    fprintf(stderr, "hub_probe: %s\n", what);
    exit(1);
}

/* --- fields --- */

static uint32_t get(const struct command *command, const char *name)
{
    return sl_doc_get(&command->probe->doc, command->node, sl_str_from(name));
}

static uint64_t number_at(const struct sl_doc *doc, uint32_t node, uint64_t otherwise)
{
    if (node != SL_NONE && !sl_doc_u64(doc, node, &otherwise))
        die("not a number");
    return otherwise;
}

static uint64_t number(const struct command *command, const char *name, uint64_t otherwise)
{
    return number_at(&command->probe->doc, get(command, name), otherwise);
}

static bool is(const struct command *command, const char *name, const char *text)
{
    uint32_t node = get(command, name);

    return node != SL_NONE && sl_doc_is(&command->probe->doc, node, sl_str_from(text));
}

static struct sl_str text(const struct command *command, const char *name, struct sl_buf *buf)
{
    uint32_t node = get(command, name);

    if (node != SL_NONE)
        sl_doc_decode(&command->probe->doc, node, buf);
    return sl_buf_str(buf);
}

static struct probe_peer *peer_of(const struct command *command)
{
    uint64_t peer = number(command, "peer", PEERS_MAX);

    if (peer >= PEERS_MAX)
        die("no such peer");
    return &command->probe->peers[peer];
}

/* --- the hub --- */

static uint64_t now_ms(void *ctx)
{
    return ((struct probe *)ctx)->now_ms;
}

static void close_peer(struct probe_peer *peer)
{
    if (peer->peer)
        hub_peer_free(peer->peer);
    sl_buf_clear(&peer->control);
    peer->peer = NULL;
}

static void end(struct probe *probe)
{
    for (size_t i = 0; i < PEERS_MAX; i++)
        close_peer(&probe->peers[i]);
    hub_free(probe->hub);
    if (probe->store)
        probe->store->ops->free(probe->store);
    probe->hub = NULL;
    probe->store = NULL;
}

static void do_new(const struct command *command)
{
    struct probe *probe = command->probe;
    struct command of = {probe, get(command, "options")};
    struct hub_options options = {
        .max_thread_entries = number(&of, "threadEntries", 100000),
        .max_thread_bytes = number(&of, "threadBytes", 64 << 20),
        .max_state = number(&of, "maxState", 1 << 20),
        .max_messages = number(&of, "maxMessages", 4 << 20),
        .queue_entries = number(&of, "queueEntries", 100000),
        .queue_bytes = number(&of, "queueBytes", 64 << 20),
        .sub_queue_entries = number(&of, "subQueueEntries", 100000),
        .sub_queue_bytes = number(&of, "subQueueBytes", 64 << 20),
        .max_held = number(&of, "maxHeld", 64 << 20),
        .max_subs = 1000,
        .thread_idle_ms = 1000000,
        .now_ms = now_ms,
        .ctx = probe,
    };

    end(probe);
    probe->now_ms = 1000;
    probe->store = log_store_new();
    probe->hub = hub_new(&options, probe->store);
    if (!probe->hub)
        die("no memory");
    sl_buf_add_lit(&probe->out, "true");
}

static enum sl_entry_kind kind_of(const struct command *command)
{
    static const char *const names[] = {
#define NAME(symbol, name) name,
        SL_ENTRIES(NAME)
#undef NAME
    };

    for (int kind = 0; kind < SL_ENTRY_COUNT; kind++)
        if (is(command, "kind", names[kind]))
            return (enum sl_entry_kind)kind;
    die("no such kind of entry");
    return SL_ENTRY_COUNT;
}

static void do_entry(const struct command *command)
{
    struct probe *probe = command->probe;
    struct sl_buf run = SL_BUF_INIT, other = SL_BUF_INIT;
    uint32_t node = get(command, "body");
    struct sl_str body =
        node != SL_NONE ? sl_doc_raw(&probe->doc, node) : text(command, "text", &other);

    log_store_append(probe->store, kind_of(command), number(command, "lease", 0),
                     text(command, "run", &run), body);
    sl_buf_clear(&run);
    sl_buf_clear(&other);
    sl_buf_add_lit(&probe->out, "true");
}

static void do_tick(const struct command *command)
{
    command->probe->now_ms += number(command, "ms", 1);
    sl_buf_add_lit(&command->probe->out, "true");
}

static void do_second(const struct command *command)
{
    hub_tick_second(command->probe->hub);
    sl_buf_add_lit(&command->probe->out, "true");
}

static void do_counts(const struct command *command)
{
    struct hub_counts counts = hub_counts(command->probe->hub);
    struct sl_buf *out = &command->probe->out;

    sl_buf_add_lit(out, "{\"spans\":");
    sl_buf_add_u64(out, counts.spans);
    sl_buf_add_lit(out, ",\"rebuilds\":");
    sl_buf_add_u64(out, counts.rebuilds);
    sl_buf_add_lit(out, ",\"held\":");
    sl_buf_add_u64(out, counts.held_bytes);
    sl_buf_add_char(out, '}');
}

/* --- peers --- */

static void want_write(void *ctx)
{
    (void)ctx;
}

static void on_control(void *ctx, struct sl_str json)
{
    struct probe_peer *peer = ctx;

    if (peer->control.len)
        sl_buf_add_char(&peer->control, ',');
    sl_buf_add_str(&peer->control, json);
}

static const struct hub_peer_ops peer_ops = {want_write, on_control};

static void do_open(const struct command *command)
{
    struct probe_peer *peer = peer_of(command);

    close_peer(peer);
    peer->framing = is(command, "framing", "msgpack") ? SL_MSGPACK : SL_JSON;
    peer->peer = hub_peer_new(command->probe->hub, peer->framing, &peer_ops, peer);
    if (!peer->peer)
        die("no memory");
    sl_buf_add_lit(&command->probe->out, "true");
}

static void do_subscribe(const struct command *command)
{
    struct probe *probe = command->probe;
    struct sl_buf after = SL_BUF_INIT;
    struct hub_subscribe subscribe = {
        .sub = (uint32_t)number(command, "sub", 1),
        .thread = SL_STR("thread"),
        .from_start = is(command, "from", "start"),
        .after = text(command, "after", &after),
        .coalesce_ms = number(command, "coalesceMs", 0),
        .hidden = sl_frame_names(SL_ARG_HIDE, &probe->doc, get(command, "hide")),
        .stripped = sl_frame_names(SL_ARG_STRIP, &probe->doc, get(command, "strip")),
        .drops = sl_frame_names(SL_ARG_DROP, &probe->doc, get(command, "mayDrop")),
    };

    hub_subscribe(peer_of(command)->peer, &probe->who, (struct hub_ref){.has = false}, &subscribe);
    sl_buf_clear(&after);
    sl_buf_add_lit(&probe->out, "true");
}

/* The message as JSON. */
static void add_message(struct probe *probe, const struct probe_peer *peer,
                        const struct hub_message *message)
{
    struct sl_buf bytes = SL_BUF_INIT;
    struct sl_error err = {0};

    for (size_t i = 0; i < message->count; i++) {
        const struct hub_piece *piece = &message->pieces[i];
        sl_buf_add(&bytes, (piece->bytes ? piece->bytes->data : message->text.ptr) + piece->start,
                   piece->len);
    }
    if (peer->framing == SL_JSON)
        sl_buf_add_str(&probe->out, sl_buf_str(&bytes));
    else if (!sl_msgpack_read(sl_buf_str(&bytes), &probe->out, &err))
        die("a message is not MessagePack");
    sl_buf_clear(&bytes);
}

static void do_gather(const struct command *command)
{
    struct probe *probe = command->probe;
    struct probe_peer *peer = peer_of(command);
    struct hub_message message = {.pieces = NULL};
    bool more = true, any = false;

    sl_buf_add_char(&probe->out, '[');
    if (peer->control.len) {
        sl_buf_add_char(&probe->out, '[');
        sl_buf_add_str(&probe->out, sl_buf_str(&peer->control));
        sl_buf_add_char(&probe->out, ']');
        sl_buf_reset(&peer->control);
        any = true;
    }
    for (uint64_t left = number(command, "messages", 1); left > 0 && more; left--) {
        if (!hub_gather(peer->peer, number(command, "budget", 15360), &message, &more))
            die("no memory");
        if (message.frames && any)
            sl_buf_add_char(&probe->out, ',');
        any = any || message.frames;
        if (message.frames)
            add_message(probe, peer, &message);
        hub_message_reset(&message);
    }
    hub_message_clear(&message);
    sl_buf_add_char(&probe->out, ']');
}

static void do_close(const struct command *command)
{
    close_peer(peer_of(command));
    sl_buf_add_lit(&command->probe->out, "true");
}

/* --- lines --- */

static const struct {
    const char *name;
    void (*call)(const struct command *command);
} commands[] = {
    {"new", do_new},       {"entry", do_entry}, {"tick", do_tick},
    {"second", do_second}, {"open", do_open},   {"subscribe", do_subscribe},
    {"gather", do_gather}, {"close", do_close}, {"counts", do_counts},
};

static void carry_out(const struct command *command)
{
    for (size_t i = 0; i < sizeof(commands) / sizeof(*commands); i++) {
        if (!is(command, "do", commands[i].name))
            continue;
        commands[i].call(command);
        log_store_run(command->probe->store);
        hub_tick_end(command->probe->hub);
        return;
    }
    die("no such command");
}

static void answer(struct probe *probe, struct sl_str line)
{
    if (!sl_doc_parse(&probe->doc, line, NULL) || sl_doc_kind(&probe->doc, 0) != SL_ARRAY)
        die("a line is no array");
    sl_buf_reset(&probe->out);
    sl_buf_add_char(&probe->out, '[');
    for (uint32_t node = 1; node < probe->doc.nodes[0].next;
         node = sl_doc_next(&probe->doc, node)) {
        if (node > 1)
            sl_buf_add_char(&probe->out, ',');
        carry_out(&(struct command){probe, node});
    }
    sl_buf_add_lit(&probe->out, "]\n");
    if (probe->out.failed)
        die("no memory");
    fwrite(probe->out.ptr, 1, probe->out.len, stdout);
    fflush(stdout);
}

int main(void)
{
    static struct probe probe;
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;

    if (!principal_init_local(&probe.who))
        die("no memory");
    while ((len = getline(&line, &cap, stdin)) > 0)
        answer(&probe, (struct sl_str){line, (size_t)len});
    end(&probe);
    free(line);
    principal_clear(&probe.who);
    sl_doc_clear(&probe.doc);
    sl_buf_clear(&probe.out);
    return 0;
}

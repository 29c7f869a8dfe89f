/* SPDX-License-Identifier: MIT */
/* A process of readers. */
#include "group.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "feed.h"
#include "fold.h"
#include "wire.h"

enum { CHUNK = 256 * 1024, AT_ONCE = 64, WATCH_MS = 50 };

struct member {
    struct wire wire;
    struct members *members;
    bool is_ready, has_begun, has_ended, folds, is_over;
    struct follower follower;
    uint64_t pieces; /* of text, in order, seen by one that does not fold */
};

/* The process's own. */
struct members {
    const struct group_options *options;
    struct group_report *report;
    struct follow_report follow;
    struct bench_thread thread;
    struct load_result result, *results[1];
    struct member *list; /* heap; options->count */
    struct sl_doc doc;
};

/* --- what was published --- */

static void take_truth(struct members *members)
{
    const struct group_truth *truth = members->options->truth;

    if (members->result.done || !atomic_load(&truth->done))
        return;
    members->result.events = truth->events;
    members->result.hash = truth->hash;
    members->result.state = sl_value_parse((struct sl_str){truth->state, truth->state_len}, NULL);
    members->result.done = true;
}

/* --- a message --- */

static void fold(struct member *member, struct sl_str message)
{
    fold_message(&member->follower, &member->members->doc, message);
    member->has_begun = member->follower.run > 0;
    member->is_over = member->has_begun && follower_has_ended(&member->follower, 1);
}

/* The pieces of one delta; a reader that keeps up gets each once, in order. */
static void scan_delta(struct member *member, struct sl_str *text, uint64_t now_us)
{
    struct group_report *report = member->members->report;
    uint64_t number, stamp_us;

    while (load_read_piece(text, &number, &stamp_us)) {
        latency_add(&report->latency, now_us > stamp_us ? now_us - stamp_us : 0);
        member->pieces += number - number / LOAD_PATCH_EVERY == member->pieces + 1;
    }
}

static void scan(struct member *member, struct sl_str message)
{
    static const char mark[] = "\"delta\":\"", end[] = "\"RUN_FINISHED\"";
    const struct load_result *result = &member->members->result;
    struct sl_str rest = message;
    uint64_t now_us = bench_now_us();

    for (const char *at; (at = memmem(rest.ptr, rest.len, mark, sizeof(mark) - 1)) != NULL;) {
        rest.len -= (size_t)(at - rest.ptr) + sizeof(mark) - 1;
        rest.ptr = at + sizeof(mark) - 1;
        scan_delta(member, &rest, now_us);
    }
    member->has_begun = member->pieces > 0;
    if (!result->done || !memmem(message.ptr, message.len, end, sizeof(end) - 1))
        return;
    member->is_over = true;
    member->members->report->missed +=
        result->events - result->events / LOAD_PATCH_EVERY - member->pieces;
}

static void on_message(void *ctx, struct sl_str message)
{
    struct member *member = ctx;
    struct group_report *report = member->members->report;
    bool had_begun = member->has_begun;

    if (!member->is_ready && fold_is_answer(message)) {
        member->is_ready = true;
        atomic_fetch_add(&report->ready, 1);
    }
    take_truth(member->members);
    if (member->folds)
        fold(member, message);
    else
        scan(member, message);
    if (member->has_begun && !had_begun)
        atomic_fetch_add(&report->begun, 1);
}

/* --- the process --- */

static void note_end(struct member *member)
{
    struct members *members = member->members;
    struct group_report *report = members->report;

    if (member->has_ended || !member->is_over)
        return;
    member->has_ended = true;
    report->bytes += member->wire.bytes;
    report->rebuilds = members->follow.rebuilds;
    report->spans = members->follow.spans;
    atomic_fetch_add(&report->ended, 1);
}

static void open_members(struct members *members, int epoll)
{
    static const struct wire_link link = {0};

    for (unsigned i = 0; i < members->options->count; i++) {
        struct member *member = &members->list[i];
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = member};
        member->members = members;
        member->folds = i < members->options->folding;
        follower_init(&member->follower, &members->thread, &members->follow, i, 0);
        wire_open(&member->wire, members->options->port, &link);
        wire_subscribe(&member->wire, FEED_THREAD, "");
        if (epoll_ctl(epoll, EPOLL_CTL_ADD, member->wire.fd, &event) != 0)
            fail("epoll refuses a socket: %s", strerror(errno));
    }
}

static void read_members(const struct members *members, int epoll)
{
    struct epoll_event events[AT_ONCE];

    while (!atomic_load(&members->report->quit)) {
        int count = epoll_wait(epoll, events, AT_ONCE, WATCH_MS);
        for (int i = 0; i < count; i++) {
            struct member *member = events[i].data.ptr;
            wire_read(&member->wire, CHUNK, on_message, member);
            note_end(member);
        }
    }
}

static void allow_descriptors(unsigned count)
{
    struct rlimit limit;

    getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < count + 64)
        limit.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < count + 64)
        fail("the system allows %zu descriptors only", (size_t)limit.rlim_cur);
}

static void run_members(const struct group_options *options, struct group_report *report)
{
    struct members members = {.options = options, .report = report, .thread = {.runs = 1}};
    int epoll = epoll_create1(EPOLL_CLOEXEC);

    allow_descriptors(options->count);
    members.list = calloc(options->count, sizeof(*members.list));
    if (epoll < 0 || !members.list)
        fail("no memory for readers");
    members.follow = (struct follow_report){
        .verdict = &report->verdict, .latency = &report->latency, .has_custom = true};
    members.results[0] = &members.result;
    members.thread.results = members.results;
    snprintf(members.thread.id, sizeof(members.thread.id), "%s", FEED_THREAD);
    open_members(&members, epoll);
    read_members(&members, epoll);
    for (unsigned i = 0; i < options->count; i++) {
        follower_clear(&members.list[i].follower);
        wire_clear(&members.list[i].wire);
    }
    sl_value_unref(members.result.state);
    sl_doc_clear(&members.doc);
    free(members.list);
    close(epoll);
}

/* --- seen from outside --- */

void *group_share(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED)
        fail("no memory to share");
    return memory;
}

void group_start(struct group *group, const struct group_options *options)
{
    group->report = group_share(sizeof(*group->report));
    fflush(NULL);
    group->pid = fork();
    if (group->pid < 0)
        fail("no process for readers: %s", strerror(errno));
    if (group->pid > 0)
        return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    run_members(options, group->report);
    exit(0);
}

static void wait_for(const struct group *group, int options, const char *what)
{
    int status;

    if (waitpid(group->pid, &status, options) != group->pid)
        fail("a process of readers is gone");
    bool is_right =
        options == WUNTRACED ? WIFSTOPPED(status) : WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!is_right)
        fail("a process of readers did not %s: status %d", what, status);
}

void group_pause(const struct group *group)
{
    kill(group->pid, SIGSTOP);
    wait_for(group, WUNTRACED, "stop");
}

void group_resume(const struct group *group)
{
    kill(group->pid, SIGCONT);
}

void group_check(const struct group *group)
{
    if (waitpid(group->pid, NULL, WNOHANG) != 0)
        fail("a process of readers is gone");
}

void group_end(struct group *group)
{
    atomic_store(&group->report->quit, true);
    wait_for(group, 0, "end");
    munmap(group->report, sizeof(*group->report));
}

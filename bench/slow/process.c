/* SPDX-License-Identifier: MIT */
/* Figures out of /proc. */
#include "process.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wire.h"

static FILE *open_proc(const char *path)
{
    FILE *file = fopen(path, "r");

    if (!file)
        fail("%s cannot be read", path);
    return file;
}

uint64_t process_cpu_us(const char *pid)
{
    char path[64];
    uint64_t total_ns = 0;

    snprintf(path, sizeof(path), "/proc/%.20s/task", pid);
    DIR *tasks = opendir(path);
    if (!tasks)
        fail("%s cannot be read", path);
    for (struct dirent *task; (task = readdir(tasks)) != NULL;) {
        char line[128];
        if (task->d_name[0] == '.')
            continue;
        snprintf(path, sizeof(path), "/proc/%.20s/task/%.20s/schedstat", pid, task->d_name);
        FILE *file = open_proc(path);
        if (fgets(line, sizeof(line), file))
            total_ns += strtoull(line, NULL, 10);
        fclose(file);
    }
    closedir(tasks);
    return total_ns / 1000;
}

uint64_t process_resident(const char *pid)
{
    char path[64], line[128];
    uint64_t kib = 0;

    snprintf(path, sizeof(path), "/proc/%.20s/smaps_rollup", pid);
    FILE *file = open_proc(path);
    while (kib == 0 && fgets(line, sizeof(line), file))
        if (strncmp(line, "Rss:", 4) == 0)
            kib = strtoull(line + 4, NULL, 10);
    fclose(file);
    return kib * 1024;
}

uint64_t process_resident_fast(const char *pid)
{
    char path[64], line[128], *end = line;

    snprintf(path, sizeof(path), "/proc/%.20s/statm", pid);
    FILE *file = open_proc(path);
    if (!fgets(line, sizeof(line), file))
        fail("%s is empty", path);
    fclose(file);
    (void)strtoull(line, &end, 10);
    return strtoull(end, NULL, 10) * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* "  sl  local_address rem_address   st tx_queue rx_queue ..." */
static void add_socket(const char *line, unsigned port, struct socket_bytes *bytes)
{
    unsigned local, remote, state, to_send, to_read;

    if (sscanf(line, " %*u: %*8x:%4x %*8x:%4x %2x %8x:%8x", &local, &remote, &state, &to_send,
               &to_read) != 5 ||
        state == 0x0a) /* listening: its queues count connections */
        return;
    if (local == port)
        bytes->to_send += to_send;
    if (remote == port)
        bytes->to_read += to_read;
}

struct socket_bytes process_socket_bytes(unsigned port)
{
    struct socket_bytes bytes = {0};
    char line[512];

    FILE *file = open_proc("/proc/net/tcp");
    while (fgets(line, sizeof(line), file))
        add_socket(line, port, &bytes);
    fclose(file);
    file = open_proc("/proc/net/sockstat");
    while (fgets(line, sizeof(line), file)) {
        const char *at = strncmp(line, "TCP:", 4) == 0 ? strstr(line, " mem ") : NULL;
        if (at)
            bytes.system_pages = strtoull(at + 5, NULL, 10);
    }
    fclose(file);
    return bytes;
}

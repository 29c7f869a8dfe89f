/* SPDX-License-Identifier: MIT */
/* What the kernel says of a gateway's process and its sockets. What cannot be read ends the
 * program. */
#ifndef SLUICE_BENCH_PROCESS_H
#define SLUICE_BENCH_PROCESS_H

#include <stdint.h>

/* Time on a processor, of all threads. */
uint64_t process_cpu_us(const char *pid);
/* Resident memory, which holds nothing of what the kernel keeps for sockets. */
uint64_t process_resident(const char *pid);      /* exact, and dear: it visits every page */
uint64_t process_resident_fast(const char *pid); /* within some hundred KiB */

/* Bytes in the kernel for connections to a port of this machine. */
struct socket_bytes {
    uint64_t to_send;      /* that the gateway wrote and the other end has not acknowledged */
    uint64_t to_read;      /* that lie at the other end and were not read */
    uint64_t system_pages; /* memory of all TCP sockets of the system, whoever's */
};
struct socket_bytes process_socket_bytes(unsigned port);

#endif

/* SPDX-License-Identifier: MIT */
/* `sluice token`: prints a signed token. */
#ifndef SLUICE_DAEMON_MINT_H
#define SLUICE_DAEMON_MINT_H

/* `argv` begins behind the word `token`. Returns the exit code. */
int mint_main(int argc, char *const argv[]);

#endif

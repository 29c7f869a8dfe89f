/* SPDX-License-Identifier: MIT */
/* `sluice record`: saves a thread of a gateway as JSON Lines. */
#ifndef SLUICE_DAEMON_RECORD_H
#define SLUICE_DAEMON_RECORD_H

int record_main(int argc, char *const argv[]); /* without the program's and subcommand's name */

#endif

/* SPDX-License-Identifier: MIT */
/* `sluice replay`: publishes a recording as a worker. */
#ifndef SLUICE_DAEMON_REPLAY_H
#define SLUICE_DAEMON_REPLAY_H

int replay_main(int argc, char *const argv[]); /* without the program's and subcommand's name */

#endif

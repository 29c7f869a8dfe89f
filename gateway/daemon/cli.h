/* SPDX-License-Identifier: MIT */
/*
 * The subcommands for recorded streams: `sluice check`, `collapse`, `fold`, `patch` and
 * `transcode`.
 *
 * They read files or standard input in pieces and need no gateway. What they found or could not do
 * ends with EXIT_FAILED, misuse and files that cannot be read with EXIT_MISUSE.
 */
#ifndef SLUICE_DAEMON_CLI_H
#define SLUICE_DAEMON_CLI_H

/* `argv` begins behind the subcommand's name. Each returns the exit code. */
int cli_check_main(int argc, char *const argv[]);
int cli_collapse_main(int argc, char *const argv[]);
int cli_fold_main(int argc, char *const argv[]);
int cli_patch_main(int argc, char *const argv[]);
int cli_transcode_main(int argc, char *const argv[]);

#endif

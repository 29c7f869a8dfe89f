/* SPDX-License-Identifier: MIT */
/* Tokens, as programs that dial a gateway are given them: in a file. */
#ifndef SLUICE_LINK_TOKEN_H
#define SLUICE_LINK_TOKEN_H

#include "sluice/buf.h"
#include "sluice/error.h"

#define LINK_MAX_TOKEN 65536

/* The file's text without white space around it. SL_BAD_OPTION (field `token`) when it cannot be
 * read, is empty or too large. */
bool link_token_read(const char *path, struct sl_buf *out, struct sl_error *err) SL_MUST_CHECK;

#endif

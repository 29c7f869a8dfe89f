/* SPDX-License-Identifier: MIT */
/* What was measured and found, for people and for programs. */
#ifndef SLUICE_BENCH_REPORT_H
#define SLUICE_BENCH_REPORT_H

#include <stdio.h>

#include "bench.h"

void report_text(const struct bench *bench, FILE *out);
void report_json(const struct bench *bench, FILE *out); /* one line */

#endif

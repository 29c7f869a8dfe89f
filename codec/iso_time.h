/* SPDX-License-Identifier: MIT */
/* Private to the codec: times as text. */
#ifndef SLUICE_CODEC_ISO_TIME_H
#define SLUICE_CODEC_ISO_TIME_H

#include <stdint.h>

#include "sluice/str.h"

/*
 * A moment in ISO 8601's extended form with its offset: "2026-03-01T12:00:00.250Z", "…+02:00".
 * Fractions are cut to milliseconds; a time before 1970 is 0. False for anything else: local
 * times, other forms, dates and times that do not exist (a leap second among them).
 */
bool sl_iso_time_parse(struct sl_str text, uint64_t *unix_ms);

#endif

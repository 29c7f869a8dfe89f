#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints codec/powers.h: the powers of ten that doubles need, in 128 bits, rounded up.

With --check FILE it compares instead."""
import sys

LOWEST, HIGHEST = -292, 324


def significand(power):
    """10^power, scaled by a power of two into 128 bits, rounded up."""
    top, bottom = 10 ** max(power, 0), 10 ** max(-power, 0)
    shift = 127 - (top.bit_length() - bottom.bit_length())
    while True:
        up = -(-(top << max(shift, 0)) // (bottom << max(-shift, 0)))
        if up.bit_length() == 128:
            return up
        shift += 1 if up.bit_length() < 128 else -1


def header():
    rows = []
    for power in range(LOWEST, HIGHEST + 1):
        value = significand(power)
        pair = f"{{0x{value >> 64:016x}U, 0x{value & (2 ** 64 - 1):016x}U}},"
        rows.append(f" {pair}\n" if len(rows) % 2 else f"    {pair}")
    rows.append("\n" if len(rows) % 2 else "")
    return f"""/* SPDX-License-Identifier: MIT */
/* Powers of ten as 128-bit significands, rounded up. Written by powers.py; do not edit. */
#ifndef SLUICE_CODEC_POWERS_H
#define SLUICE_CODEC_POWERS_H

#include <stdint.h>

enum {{ POWERS_LOWEST = {LOWEST}, POWERS_HIGHEST = {HIGHEST} }};

struct power {{
    uint64_t high, low;
}};

/* The row of 10^n is n - POWERS_LOWEST; the top bit of each is set. */
static const struct power powers[] = {{
{"".join(rows)}}};

#endif
"""


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--check":
        with open(sys.argv[2], encoding="ascii") as file:
            same = file.read() == header()
        print("as it should be" if same else f"{sys.argv[2]}: run codec/powers.py > codec/powers.h")
        return 0 if same else 1
    sys.stdout.write(header())
    return 0


sys.exit(main())

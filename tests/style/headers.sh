#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every header compiles alone. Argument: the compile flags, as one string.
set -uo pipefail
cd "$(dirname "$0")/../.."
status=0
for header in include/sluice/*.h codec/*.h gateway/*/*.h; do
    [ -e "$header" ] || continue
    # shellcheck disable=SC2086
    ${CC:-cc} -std=gnu11 -D_GNU_SOURCE -Wall -Wextra -Wshadow -Wconversion -Werror \
        -Iinclude -Icodec -Igateway $1 -fsyntax-only -x c "$header" || status=1
done
exit $status

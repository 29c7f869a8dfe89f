#!/bin/sh
# SPDX-License-Identifier: MIT
# Standard streams that are closed or full: a program says so and exits 1, and nothing aborts.
# Arguments: sluice, sluice-bench.
set -u
sluice=$1 bench=$2
failed=0
expect() { # WANTED GOT WHAT
    [ "$1" = "$2" ] && return
    echo "$3: exit code $2, not $1" >&2
    failed=1
}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf '0123456789abcdef0123456789abcdef' >"$scratch/key"
printf '{"type":"RUN_STARTED","threadId":"t","runId":"r"}\n' >"$scratch/run.jsonl"
nowhere=ws://127.0.0.1:1

for program in "$sluice" "$bench"; do
    "$program" --help >/dev/full 2>"$scratch/err"; expect 1 $? "$program --help on a full disk"
    grep -q 'standard output cannot be written' "$scratch/err"; expect 0 $? "the words of it"
    "$program" --help >&- 2>/dev/null; expect 1 $? "$program --help without stdout"
    "$program" --help >/dev/null 2>&-; expect 0 $? "$program --help without stderr"
done
"$sluice" --version >/dev/full 2>/dev/null; expect 1 $? "--version on a full disk"
"$sluice" token --jwt-key "$scratch/key" --sub ann >/dev/full 2>/dev/null; expect 1 $? "token on a full disk"
"$sluice" check <&- >/dev/null 2>&1; expect 2 $? "check without stdin"
"$sluice" record $nowhere --thread t >&- 2>/dev/null; expect 1 $? "record without stdout"
"$sluice" replay "$scratch/run.jsonl" --url $nowhere --agent a <&- 2>/dev/null; expect 1 $? "replay without stdin"
"$bench" --url $nowhere --patience 100ms >&- 2>/dev/null; expect 1 $? "the bench without stdout"
# The gateway holds the numbers of all three, and ends with a signal.
"$sluice" --listen 127.0.0.1:0 <&- >&- 2>&- &
kill -TERM $!; wait $!
code=$?
[ $code = 143 ] || expect 0 $code "the gateway without streams" # 143: not yet listening to signals
exit $failed

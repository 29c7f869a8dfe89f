#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays the conversations with real agent servers; exit 77 when what they need is not installed.
# Usage: run.sh (environment: SLUICE, AGENTS_PYTHON)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tests=$(dirname "$here")
python=${AGENTS_PYTHON:-$here/.venv/bin/python}

skip() {
    echo "skipped: $1" >&2
    exit 77
}

[ -d "$tests/node/node_modules" ] || skip "tests/node/node_modules is not installed (npm ci)"
[ -d "$tests/../clients/js/node_modules" ] ||
    skip "clients/js/node_modules is not installed (npm ci)"
"$python" -c 'import agent_framework_ag_ui, pydantic_ai, uvicorn' 2>/dev/null ||
    skip "$python lacks tests/interop/requirements.txt (pip install -r)"
exec node --test "$tests/node/interop.test.mjs"

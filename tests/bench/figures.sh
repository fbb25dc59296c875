#!/usr/bin/env bash
# Measures how fast games are played and adds a line for each row to tests/bench/figures.csv.
# usage: tests/bench/figures.sh [--rounds N] [--dry]
# Each round times every program once, in turn. The default is five rounds. Run nothing else on the machine
# meanwhile. --dry only prints the lines.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/web/setup/setup.sh"

prepare web test bench
command -v valgrind >/dev/null || fail "Please put valgrind on PATH."
configure bench
configure web
cmake --build "$root/build/bench" >"$root/build/bench.log"
cmake --build "$root/build/web" --target ctq >"$root/build/bench-web.log"
exec python3 "$root/tests/bench/figures.py" "$root" "$@"

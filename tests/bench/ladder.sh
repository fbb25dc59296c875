#!/usr/bin/env bash
# Rates the bots of every game and writes the results to tests/bench/ladder.csv.
# usage: tests/bench/ladder.sh [--threads N] [ROW...]
# `tests/bench/ladder.py --list` prints the rows. Without a ROW all rows are measured, which takes a day. Rows
# that are not measured stay unchanged.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/web/setup/setup.sh"

prepare web test bench
configure bench
cmake --build "$root/build/bench" --target ctq >"$root/build/bench.log"
exec python3 "$root/tests/bench/ladder.py" "$root" "$@"

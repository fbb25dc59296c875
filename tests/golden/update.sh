#!/bin/sh
# Writes the golden files anew from what the program does now: run it after a wanted change of the
# rules or of an encoding, look at the difference, commit both together.
#   tests/golden/update.sh [program of the tests, default that of the preset native]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tests=${1:-$here/../../build/native/tests/ctq_tests}
if [ ! -x "$tests" ]; then
    echo "There is no $tests: build the preset native first, or name the program." >&2
    exit 1
fi
CTQ_UPDATE_GOLDEN=1 CTQ_SCALE=1 "$tests" --test-suite-exclude=long --test-case='*golden*,*conformance*'
git -C "$here" status --short .

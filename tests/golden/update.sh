#!/bin/sh
# Rewrites the golden files from what the program does now. Run it after an intended change of the rules or of
# an encoding, look at the diff, and commit both together.
#   tests/golden/update.sh [test program, by default that of the preset native]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tests=${1:-$here/../../build/native/tests/ctq_tests}
if [ ! -x "$tests" ]; then
    echo "There is no $tests: build the preset native first, or name the program." >&2
    exit 1
fi
CTQ_UPDATE_GOLDEN=1 CTQ_SCALE=1 "$tests" --test-suite-exclude=long --test-case='*golden*,*conformance*'
git -C "$here" status --short .

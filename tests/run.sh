#!/usr/bin/env bash
# Runs every test, installing what is missing first (Debian 12).
# usage: tests/run.sh [--long] [--only PART]...
# Parts, each what one job of the workflow runs: gcc, clang, web, browser, lint.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/setup/setup.sh"

parts= long=no
while [ $# -gt 0 ]; do
    case $1 in
    --long) long=yes ;;
    --only)
        case ${2:-} in
        gcc | clang | web | browser | lint) parts="$parts $2" ;;
        *) fail "--only needs one of gcc, clang, web, browser, lint." ;;
        esac
        shift
        ;;
    -h | --help)
        echo "usage: tests/run.sh [--long] [--only gcc|clang|web|browser|lint]..."
        exit 0
        ;;
    *) fail "Unknown option $1: there are --long and --only PART." ;;
    esac
    shift
done
# clang-tidy takes as long as everything else together: only where lint is asked for, as a job of
# the workflow does, and with --long.
tidy=$([[ $long = yes || " $parts " == *" lint "* ]] && echo yes || echo no)
parts=${parts:-gcc clang web browser lint}
wants() { [[ " $parts " == *" $1 "* ]]; }

prepare web test
logs=$root/build/logs
mkdir -p "$logs"
rm -f "$logs"/*
jobs=$(nproc)
passed=0 failed=0 server=
summary=()
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true' EXIT

# What the tests may rely on.
export CTQ_ROOT=$root
export CTQ_NATIVE=$root/build/native/shell/ctq
export CTQ_NODE=$root/build/web/shell/ctq
export CTQ_LONG=$([ $long = yes ] && echo 1 || echo 0)
export CTQ_CHROMIUM=${CTQ_CHROMIUM:-$(command -v chromium || command -v chromium-browser ||
    command -v google-chrome || true)}
export UBSAN_OPTIONS=print_stacktrace=1
doctest_options="--no-colors $([ $long = yes ] || echo --test-suite-exclude=long)"

# count LOG: passed and failed cases in what doctest or node --test printed; else nothing.
count() {
    sed -nE -e 's/^\[doctest\] test cases: +[0-9]+ \| +([0-9]+) passed \| +([0-9]+) failed.*/\1 \2/p' \
        -e 's/^# pass ([0-9]+)/\1 0/p' -e 's/^# fail ([0-9]+)/0 \1/p' "$1" |
        awk '{ good += $1; bad += $2 } END { if (NR) print good, bad }'
}

# not_ok LOG: what node --test printed of each case that failed.
not_ok() { awk '/^not ok/ { on = 1 } on { print } /^  \.\.\.$/ { on = 0 }' "$1"; }

# step NAME COMMAND...: runs one step, its words in build/logs; counts its cases or itself.
step() {
    local name=$1 log code=0 began=$SECONDS good bad
    shift
    log=${name//,/}
    log=$logs/${log// /-}.log
    printf '%-44s ' "$name"
    ("$@") >"$log" 2>&1 || code=$?
    read -r good bad _ <<<"$(count "$log") - -"
    if ! [[ $good$bad =~ ^[0-9]+$ ]]; then
        good=$((code == 0)) bad=$((code != 0))
    elif [ "$code" != 0 ] && [ "$bad" = 0 ]; then
        bad=1
    fi
    passed=$((passed + good)) failed=$((failed + bad))
    printf '%5d passed %3d failed %4d s\n' "$good" "$bad" $((SECONDS - began))
    if [ "$code" != 0 ]; then
        not_ok "$log"
        tail -n 40 "$log"
        summary+=("$name failed: build/logs/${log##*/}" "$(grep -h '^not ok' "$log" || true)")
    fi
    return "$code"
}

# built PRESET TARGET...: configures and builds.
built() {
    local preset=$1
    shift
    (cd "$root" && cmake --preset "$preset") && cmake --build "$root/build/$preset" -j "$jobs" "$@"
}

# node_tests FILE...: runs tests written for node; a folder without any passes nothing. What hangs, as a
# browser may, is ended before it takes the time of the others.
node_tests() { timeout --kill-after=10 480 node --test --test-reporter=tap "$@"; }

fuzz() { # fuzz PROGRAM: over its committed corpus, then new inputs for a while
    local name=${1##*/fuzz_} seconds=$([ $long = yes ] && echo 60 || echo 5)
    # What strangers reach is tried longest.
    [[ $long = no || $name != net_* ]] || seconds=300
    mkdir -p "$root/build/fuzz/$name"
    local corpus=("$root/build/fuzz/$name")
    [ ! -d "$root/tests/fuzz/corpus/$name" ] || corpus+=("$root/tests/fuzz/corpus/$name")
    (cd "$root/build/fuzz" && "$1" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$root/build/fuzz/" "${corpus[@]}")
}

format_check() {
    cd "$root" && git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp' |
        xargs -r clang-format --dry-run -Werror
}

serve() { # starts serving the built page below a sub-path, as a static host would
    python3 "$root/web/setup/serve.py" "$root/build/web" 0 >"$logs/address" &
    server=$!
    for _ in $(seq 50); do
        [ -s "$logs/address" ] && break
        sleep 0.1
    done
    export CTQ_URL=$(cat "$logs/address")/site/
}

browser_packages() {
    cd "$root/tests/web"
    # npm leaves a copy of the lock file: the same, nothing to do.
    cmp -s package-lock.json node_modules/.installed && return
    npm ci --no-audit --no-fund ||
        fail "Could not fetch the browser tests' packages: is there a network?"
    cp package-lock.json node_modules/.installed
}

# browser_tests FILE...: a file that failed is given one more chance, and the summary tells so: a
# browser on a busy machine may miss a beat, but never twice.
browser_tests() {
    local file name before
    for file in "$@"; do
        name=${file##*/} before=$failed
        name=${name%.test.mjs}
        step "browser, $name" node_tests "$file" && continue
        if step "browser, $name again" node_tests "$file"; then
            failed=$before
            summary+=("It passed when it was run again: look for what it depends on.")
        fi
    done
}

say "Running the tests: $parts"
shopt -s nullglob
# side_by_side PROGRAM: all its cases, in three parts at once that take about as long.
side_by_side() {
    local option pid code=0 pids=()
    for option in --source-file='*conformance*' --source-file='*/lab/*' \
        --source-file-exclude='*conformance*,*/lab/*'; do
        "$1" $doctest_options "$option" >"$logs/part-${#pids[@]}" 2>&1 &
        pids+=($!)
    done
    for pid in "${pids[@]}"; do wait "$pid" || code=$?; done
    cat "$logs"/part-*
    return "$code"
}

# cases PRESET NAME: every doctest program of a build.
cases() {
    local tests=$root/build/$1/tests
    step "ctq_tests, $2" side_by_side "$tests/ctq_tests" || true
    [ ! -x "$tests/ctq_shell_tests" ] ||
        step "ctq_shell_tests, $2" "$tests/ctq_shell_tests" $doctest_options || true
}

if wants gcc && step "build with gcc" built native; then
    cases native gcc
fi
if wants clang && step "build with clang and sanitizers" built native-sanitize; then
    cases native-sanitize sanitized
    for program in "$root"/build/native-sanitize/tests/fuzz_*; do
        [ -x "$program" ] || continue
        step "fuzz ${program##*/fuzz_}" fuzz "$program" || true
    done
fi
web_built=no
if wants web || wants browser; then
    if step "build for the web within its budget" built web; then
        web_built=yes
        grep -E '^(first load|worker):' "$root/build/web/size.txt"
    fi
fi
if wants web && [ $web_built = yes ]; then
    cases web WebAssembly
    files=("$root"/tests/shell/*.test.mjs)
    if [ ${#files[@]} -gt 0 ]; then
        [ -x "$CTQ_NATIVE" ] || step "build ctq" built native --target ctq || true
        step "ctq, native and WebAssembly" node_tests "${files[@]}" || true
    fi
fi
if wants browser && [ $web_built = yes ]; then
    files=("$root"/tests/web/*.test.mjs)
    if step "browser packages" browser_packages; then
        serve
        browser_tests "${files[@]}"
    fi
fi
if wants lint; then
    step "format" format_check || true
    step "arrows between modules" python3 "$root/tests/lint/includes.py" "$root" || true
    if [ "$tidy" = yes ]; then
        for preset in native native-sanitize web; do
            [ -f "$root/build/$preset/compile_commands.json" ] || (configure "$preset")
        done
        step "clang-tidy" python3 "$root/tests/lint/tidy.py" "$root" "$jobs" || true
    fi
fi

[ ${#summary[@]} = 0 ] || printf '%s\n' "${summary[@]}"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]

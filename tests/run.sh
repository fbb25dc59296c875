#!/usr/bin/env bash
# Runs the tests, installing what is missing first (Debian, Ubuntu).
# usage: tests/run.sh [--quick|--long] [--only PART]...
# The parts, each run by one job of the workflow: lint, gcc, clang, web, browser. The long run has longer ones of these,
# and strength, threads, fuzz, mutants, load.
# --quick: format, and the native cases of files that differ from main. --long runs each part by itself, the slow
# tests too, except the parts that have passed for this commit. A failed case fails the run: nothing is tried again.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/setup/setup.sh"
. "$root/tests/steps.sh"

usage="usage: tests/run.sh [--quick|--long] [--only lint|gcc|clang|web|browser]...
       tests/run.sh --long [--only lint|gcc|strength|clang|threads|fuzz|mutants|web|browser|load]..."
all_parts="lint gcc clang web browser" long_parts="lint gcc strength clang threads fuzz mutants web browser load"
parts='' long=no quick=no
while [ $# -gt 0 ]; do
    case $1 in
    --long) long=yes ;;
    --quick) quick=yes ;;
    --only)
        [[ " $long_parts " == *" ${2:-none} "* ]] || fail "--only needs one of ${long_parts// /, }."
        parts="$parts $2"
        shift
        ;;
    -h | --help)
        echo "$usage"
        exit 0
        ;;
    *) fail "Unknown option $1. $usage" ;;
    esac
    shift
done
for part in $parts; do
    [[ $long = yes || " $all_parts " == *" $part "* ]] || fail "The part $part belongs to the long run: add --long."
done
[ $quick = no ] || parts="lint gcc"
# The long run: each part is a run of its own, so that it can be broken off after any of them.
if [ $long = yes ] && [ "$(wc -w <<<"$parts")" != 1 ]; then
    good=0 bad=0
    for part in ${parts:-$long_parts}; do
        if has_passed "$part"; then
            echo "$part has passed for this commit."
        else
            "$0" --long --only "$part" || { bad=$((bad + 1)) && continue; }
        fi
        good=$((good + 1))
    done
    echo "Parts of the long run: $good passed, $bad failed"
    [ $bad = 0 ]
    exit
fi
# A part that is named, as in a job of the workflow, runs in full.
whole=$([[ -n $parts && $quick = no || $long = yes ]] && echo yes || echo no)
parts=${parts:-$all_parts}
wants() { [[ " $parts " == *" $1 "* ]]; }

groups=(web test)
[ $long = no ] || groups+=(long)
prepare "${groups[@]}"
jobs=$(nproc)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/cartotheque
begin_steps "$root/build/logs$([ $long = no ] || echo "/${parts// /}")"
trap 'stop_beside; end_server' EXIT

# The environment that the tests rely on.
export CTQ_ROOT=$root
export CTQ_NATIVE=$root/build/native/shell/ctq
export CTQ_NODE=$root/build/web/shell/ctq
[ $long = yes ] && CTQ_LONG=1 || CTQ_LONG=0
export CTQ_LONG
# The headless shell of Chromium draws the same with two thirds of the processor time.
for program in chromium-headless-shell chromium chromium-browser google-chrome; do
    export CTQ_CHROMIUM=${CTQ_CHROMIUM:-$(command -v $program || true)}
done
export UBSAN_OPTIONS=print_stacktrace=1

# built PRESET TARGET...: configures and builds these targets, or all without any.
built() {
    local preset=$1
    shift
    (cd "$root" && cmake --preset "$preset") && cmake --build "$root/build/$preset" -j "$jobs" \
        ${1:+--target "$@"}
}

# built_one_by_one: builds every program of gcc's preset without batches, which finds missing includes.
built_one_by_one() {
    (cd "$root" && cmake --preset native -B build/files/native -DCTQ_UNITY=OFF -DCMAKE_BUILD_TYPE=Debug) &&
        cmake --build "$root/build/files/native" -j "$jobs"
}

# gcc's programs run every case. Sanitizers and WebAssembly play the same games, but only a twentieth of each series (a
# fifth in the long run), and no trainings: these are the same arithmetic again. Figures are the same in every build, so
# they are measured once. The cases of the stage, which spend most of their time in drawing, run sanitized in full only
# if that part is named or the run is a long one; otherwise a tenth of them.
fewer=(env CTQ_SCALE=20) but_long=long,strength but_figures=long,figures,strength,training
[ $long = no ] || fewer=(env CTQ_SCALE=5) but_long=strength
tenth=$([ "$whole" = yes ] && echo 1 || echo 10)

# doctest SUITES PROGRAM OPTION...: runs the cases of a program except those of these suites. Fails if no case is
# left.
doctest() {
    local suites=$1
    shift
    "$@" --no-colors --duration=true --test-suite-exclude="$suites" 2>&1 |
        awk '{ print; fflush() } /test cases: *[1-9]/ { ran = 1 } END { exit !ran }'
}

# at_once COMMAND...: starts it as soon as fewer commands run than there are processors, and adds it to pids.
at_once() {
    while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
    "$@" &
    pids+=($!)
}

# all_well PID...: waits for them. Fails if one of them failed.
all_well() {
    local pid code=0
    for pid; do wait "$pid" || code=$?; done
    return "$code"
}

# side_by_side EACH SUITES PROGRAM OPTION...: runs the cases in forty parts, as many at once as there are processors;
# only each EACHth part, so that 1 runs all. doctest counts the cases of all parts in each of them, so the sum is
# printed at the end.
side_by_side() {
    local part code=0 parts=40 all first last count=0 ran bad pids=() each=$1 suites=$2
    shift 2
    rm -f "$logs"/part-*
    all=$("$@" --test-suite-exclude="$suites" --count | sed -n 's/.*filters: *//p')
    for ((part = 0; part < parts; part += each)); do
        first=$((all * part / parts + 1)) last=$((all * (part + 1) / parts))
        count=$((count + last - first + 1))
        [ "$first" -gt "$last" ] || at_once doctest "$suites" "$@" --first="$first" --last="$last" >"$logs/part-$part"
    done
    all_well "${pids[@]}" || code=$?
    grep -hv '^\[doctest\] test cases:' "$logs"/part-*
    ran=$(cat "$logs"/part-* | grep -cE '^[0-9.]+ s: ')
    bad=$(sed -n 's/^\[doctest\] test cases:.* \([0-9]*\) failed.*/\1/p' "$logs"/part-* |
        awk '{ sum += $1 } END { print sum + 0 }')
    echo "[doctest] test cases: $ran | $((ran - bad)) passed | $bad failed"
    [ "$ran" = "$count" ] || { echo "$ran cases ran, not $count."; code=1; }
    return "$code"
}

# touched: prints the pattern of source files whose cases test files that differ from main, or nothing if no case
# of the engine does.
touched() {
    local base files game games patterns=
    base=$(git -C "$root" merge-base HEAD origin/main 2>/dev/null || git -C "$root" rev-parse main)
    files=$(git -C "$root" diff --name-only "$base")
    games=$(cd "$root/engine/games" && printf '%s|' */ | tr -d /)
    for game in ${games//|/ }; do
        ! grep -qE "^(engine/games|tests/engine)/$game" <<<"$files" || patterns="$patterns,*$game*"
    done
    [ -z "$patterns" ] || patterns="$patterns,*conformance*,*golden*"
    ! grep -vE '^(engine/games|tests/engine)/('"${games%|}"')' <<<"$files" |
        grep -qE '^(engine|tests/engine|tests/golden)/' || patterns=',*'
    echo "${patterns#,}"
}

# fuzz PROGRAM: runs it on what the program writes and on its committed corpus, then on inputs made from these with a
# seed, for about three seconds. The long run lasts ten minutes, and keeps what it finds, without what is no longer
# worth it, for the next one.
fuzz() {
    local name=${1##*/fuzz_} folder=$root/build/fuzz corpus options inputs
    declare -A runs=([http]=300 [link]=100 [net_frame]=2500 [net_guest]=800 [net_host]=200 [record]=6000 [setup]=6000
        [share]=5000 [worker]=1500)
    corpus=$folder/$name options=(-seed=1 -runs="${runs[$name]}") inputs=("$folder/seeds/$name")
    [ ! -d "$root/tests/fuzz/corpus/$name" ] || inputs+=("$root/tests/fuzz/corpus/$name")
    rm -rf "$corpus" && mkdir -p "$corpus"
    if [ $long = yes ]; then
        mkdir -p "$cache/fuzz/$name"
        "$1" -merge=1 "$corpus" "$cache/fuzz/$name" "${inputs[@]}"
        options=(-max_total_time=600)
    fi
    "$1" "${options[@]}" -timeout=180 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$folder/" "$corpus" \
        "${inputs[@]}"
    [ $long = no ] || { rm -rf "$cache/fuzz/$name" && cp -r "$corpus" "$cache/fuzz/$name"; }
}

# fuzz_all: runs every fuzzer, as many at once as there are processors.
fuzz_all() {
    local program pids=() tests=$root/build/native-sanitize/tests
    rm -rf "$root/build/fuzz/seeds" && "$tests/fuzz_corpus" "$root/build/fuzz/seeds" || return
    for program in "$tests"/fuzz_*; do
        [ "$program" = "$tests/fuzz_corpus" ] || at_once fuzz "$program"
    done
    [ ${#pids[@]} -gt 0 ] && all_well "${pids[@]}"
}

# counted COMMAND...: runs it. Our libraries in it record which of their lines they run.
counted() { LLVM_PROFILE_FILE=$root/build/coverage/%m-%p.profraw "$@"; }

# coverage: computes the share of our lines that the programs run with `counted` have run.
coverage() {
    python3 "$root/tests/lint/coverage.py" "$root" "$root/build/coverage" "$root/tests/coverage.txt" \
        "$tests/ctq_tests" "$tests/ctq_shell_tests" "$tests/ctq_stage_tests"
}

# mutants SCRIPT: makes changes of the sources, by a script of tests/mutants, and checks whether the tests notice. The
# bindings of clang belong to Debian's own Python.
mutants() {
    local python=python3
    "$python" -c 'import clang.cindex' 2>/dev/null || python=/usr/bin/python3
    "$python" "$root/tests/mutants/$1.py" --jobs "$jobs"
}

# fits PROGRAM: whether this program of clang is version 14. Others lay out code differently and have other checks.
fits() {
    [[ $("$1" --version) != *" version 14."* ]] || return 0
    echo "Left out: $1 must be version 14, as in Debian 12."
    return 1
}

format_check() {
    cd "$root" && git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp' |
        xargs -r clang-format --dry-run -Werror
}

tidy() {
    local all=()
    [ "$whole" = no ] || all=(--all)
    python3 "$root/tests/lint/tidy.py" "$root" "$cache/tidy" "$jobs" "${all[@]}"
}

# scripts: checks the scripts for bash with shellcheck, and the others with eslint.
scripts() {
    browser_packages
    cd "$root"
    git ls-files '*.sh' .ci | xargs shellcheck -x -P SCRIPTDIR -s bash -S warning &&
        tests/web/node_modules/.bin/eslint --config tests/lint/eslint.config.mjs web tests
}

# sanitized_ctq PRESET: runs the native program ctq of a preset with sanitizers, as its tests start it. Reports are
# files, because some tests end a program and don't look at its status. Without WebAssembly, and without what takes
# minutes.
sanitized_ctq() {
    local code=0 name reports=$logs/sanitized files=()
    rm -rf "$reports" && mkdir -p "$reports"
    for name in each host host_limits host_log host_page host_records host_stop hint play programs records run sweep \
        tournament; do
        files+=("$root/tests/shell/ctq_$name.test.mjs")
    done
    env ASAN_OPTIONS="log_path=$reports/address" UBSAN_OPTIONS="$UBSAN_OPTIONS:log_path=$reports/undefined" \
        TSAN_OPTIONS="log_path=$reports/threads" CTQ_LONG=0 CTQ_NODE='' CTQ_NATIVE="$root/build/$1/shell/ctq" \
        node --test --test-reporter=tap --test-concurrency="$jobs" "${files[@]}" || code=$?
    for name in "$reports"/*; do
        cat "$name"
        code=1
    done
    return "$code"
}

serve() { # serves the built page below a sub-path, as a static host would
    python3 "$root/web/setup/serve.py" "$root/build/web" 0 >"$logs/address" &
    server=$!
    for _ in $(seq 300); do
        [ ! -s "$logs/address" ] || break
        kill -0 "$server" || fail "The server of the page has stopped."
        sleep 0.1
    done
    [ -s "$logs/address" ] || fail "The server of the page does not print its address."
    CTQ_URL=$(cat "$logs/address")/site/
    export CTQ_URL
}

end_server() { [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true; }

browser_packages() {
    cd "$root/tests/web"
    # npm leaves a copy of the lock file. If it is the same, there is nothing to do.
    cmp -s package-lock.json node_modules/.installed && return
    three_times npm ci --no-audit --no-fund --prefer-offline ||
        fail "Could not fetch the browser tests' packages: is there a network?"
    cp package-lock.json node_modules/.installed
}

# window PRESET: starts the native window of a preset on a virtual screen.
window() {
    CTQ_WINDOW="$root/build/$1/shell/cartotheque" node --test --test-reporter=tap "$root/tests/shell/app/window.test.mjs"
}

# expect PART WORDS: says what a part of this run will do.
expect() { ! wants "$1" || printf '  %-8s %s\n' "$1" "$2"; }

say "Running the tests: $parts"
[ $long = yes ] || echo "About 7 minutes on two processors with everything built, 20 from nothing. What each part does:"
expect lint "format, includes, words, scripts; clang-tidy where files differ from main (1 minute)"
expect web "the page, its size; the engine's cases and ctq as WebAssembly (2 minutes, built 5)"
expect browser "the page in Chromium, beside the parts below as soon as it is built (5 minutes)"
expect gcc "every native case of engine, shell and stage (3 minutes, built 6)"
expect clang "the same with sanitizers, in a smaller number; the native window; fuzzers (2 minutes, built 5)"
shopt -s nullglob

if wants lint; then
    ! fits clang-format || step "format" format_check || true
    step "dependencies between modules" python3 "$root/tests/lint/includes.py" "$root" || true
    step "names in batches" python3 "$root/tests/lint/batches.py" "$root" || true
    step "words" python3 "$root/tests/lint/words.py" "$root" || true
    if [ $quick = no ]; then
        for preset in native-sanitize native web; do
            (configure "$preset" -B "$root/build/files/$preset" -DCTQ_UNITY=OFF)
        done
        ! fits clang-tidy || step "clang-tidy" tidy || true
        step "scripts" scripts || true
        [ "$whole" = no ] || step "build without batches" built_one_by_one || true
        echo "Lines of code, without comments and blanks:"
        python3 "$root/tests/lint/lines.py" "$root"
    fi
fi

# The page comes first, so that the browser, which waits now and then, runs beside everything else.
web_built=no
if wants web || wants browser; then
    if step "build the page within its budget" built web site budget; then
        web_built=yes
        grep -E "^(first load|first load of a guest|worker):" "$root/build/web/size.txt"
    fi
fi
if wants browser && [ $web_built = yes ] && step "build ctq" built native ctq &&
    step "browser packages" browser_packages; then
    serve
    longer=()
    [ $long = no ] || longer=(--long)
    begin_beside "browser" node "$root/tests/web/run.mjs" "${longer[@]}"
    # A page whose pictures come late fails: all that runs beside it waits for it.
    renice -n 19 -p $$ >/dev/null
fi
if [ $quick = yes ]; then
    pattern=$(touched)
    if step "build with gcc" built native ctq_tests ctq_shell_tests ctq_stage_tests; then
        [ -z "$pattern" ] || step "ctq_tests, touched" doctest "$but_figures" "${fewer[@]}" \
            "$root/build/native/tests/ctq_tests" --source-file="$pattern" || true
        step "ctq_shell_tests, gcc" doctest "$but_long" "$root/build/native/tests/ctq_shell_tests" || true
        step "ctq_stage_tests, gcc" side_by_side 1 "$but_long" "$root/build/native/tests/ctq_stage_tests" || true
    fi
elif wants gcc && step "build with gcc" built native; then
    tests=$root/build/native/tests
    step "ctq_tests, gcc" side_by_side 1 "$but_long" "$tests/ctq_tests" || true
    step "ctq_shell_tests, gcc" doctest "$but_long" "$tests/ctq_shell_tests" || true
    step "ctq_stage_tests, gcc" side_by_side 1 "$but_long" "$tests/ctq_stage_tests" || true
fi
if wants strength && step "build with gcc" built native ctq_tests; then
    step "strength of the levels" side_by_side 1 "" "$root/build/native/tests/ctq_tests" --test-suite=strength || true
fi
if wants clang && step "build with clang and sanitizers" built native-sanitize; then
    tests=$root/build/native-sanitize/tests
    rm -rf "$root/build/coverage"
    step "ctq_tests, sanitized" counted side_by_side 1 "$but_figures" "${fewer[@]}" "$tests/ctq_tests" || true
    step "ctq_shell_tests, sanitized" counted doctest "$but_figures" "$tests/ctq_shell_tests" || true
    step "ctq_stage_tests, sanitized" counted side_by_side "$tenth" "$but_figures" "${fewer[@]}" \
        "$tests/ctq_stage_tests" || true
    if [ "$whole" = yes ]; then
        step "coverage" coverage || true
        summary+=("$(sed -n 's/^\([a-z ]*: [0-9.]* % of [0-9]* lines\)$/Lines run in \1/p' "$logs/coverage.log")")
    fi
    step "ctq, sanitized" sanitized_ctq native-sanitize || true
    step "native window" window native-sanitize || true
    [ $long = yes ] || step "fuzzers" fuzz_all || true
fi
if wants web && [ $web_built = yes ] && step "build for node" built web; then
    step "ctq_tests, WebAssembly" side_by_side 1 "$but_figures" "${fewer[@]}" "$root/build/web/tests/ctq_tests" || true
    if step "build ctq" built native ctq; then
        step "ctq, native and WebAssembly" \
            node --test --test-reporter=tap --test-concurrency="$jobs" "$root"/tests/shell/*.test.mjs || true
    fi
fi
# The parts of the long run only.
if wants threads && step "build with the thread sanitizer" built native-threads ctq cartotheque ctq_shell_tests; then
    step "ctq, threads" sanitized_ctq native-threads || true
    step "native window, threads" window native-threads || true
    step "ctq_shell_tests, threads" doctest "$but_figures" "$root/build/native-threads/tests/ctq_shell_tests" || true
fi
if wants fuzz && step "build the fuzzers" built native-sanitize; then
    step "fuzzers" fuzz_all || true
fi
if wants mutants && step "build with gcc" built native; then
    step "planted faults" mutants planted || true
    step "mutants" mutants mutants || true
fi
if wants load && step "build ctq" built native ctq; then
    step "load" node "$root/tests/load/host.mjs" || true
fi
[ -z "${beside_pid:-}" ] || end_beside || true
end_steps
[ $long = no ] || remember "$parts"

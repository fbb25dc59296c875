# Sourced by tests/run.sh (bash): runs steps and counts their cases. Times are printed and never judged:
# they depend on the machine and on what else runs.
: "${root:?is the folder of the project}"

# Seconds after which a step is assumed to hang and is stopped.
hang=3600

# begin_steps LOGS: empties the folder LOGS, to which the logs go.
begin_steps() {
    logs=$1
    rm -rf "$logs"
    mkdir -p "$logs"
    passed=0 failed=0 summary=()
}

# cases LOG: prints the passed and failed cases in the output of doctest or a TAP reporter, or nothing.
cases() {
    sed -nE -e 's/^\[doctest\] test cases: +[0-9]+ \| +([0-9]+) passed \| +([0-9]+) failed.*/\1 \2/p' \
        -e 's/^# pass ([0-9]+)/\1 0/p' -e 's/^# fail ([0-9]+)/0 \1/p' "$1" |
        awk '{ good += $1; bad += $2 } END { if (NR) print good, bad }'
}

# failures LOG: prints the output of doctest or a TAP reporter about each failed case, and the end of the log.
failures() {
    awk '/^ *not ok/ { on = 1 } on { print } /^ *\.\.\.$/ { on = 0 }' "$1"
    awk 'BEGIN { RS = "=================+\n" } /ERROR|error:/ && count++ < 9' "$1"
    grep -vE '^(TEST CASE|====|$)|^[0-9.]+ s: |^\.\./' "$1" | tail -n 30
}

# slowest LOG...: prints the seconds and names of the cases that took longer than five seconds, the slowest first.
slowest() {
    awk 'FNR == 1 { file = FILENAME; sub(/.*\//, "", file); sub(/\.log$/, "", file) }
        match($0, /^[0-9.]+ s: /) { print $1, file ": " substr($0, RLENGTH + 1) }
        /^# slow: / { seconds = $3; sub(/^# slow: [0-9.]+ s /, ""); print seconds, file ", " $0 }
        /^ *(not )?ok [0-9]+ - / { name = $0; sub(/^ *(not )?ok [0-9]+ - /, "", name) }
        /^ *duration_ms: / { print $2 / 1000, file ": " name }' "$@" | sort -rn | awk '$1 > 5'
}

# limited SECONDS COMMAND...: runs it in a process group of its own, which is stopped after that time.
limited() {
    local limit=$1 pid dog code=0
    shift
    set -m
    ("$@") &
    pid=$!
    (sleep "$limit" && echo "Ended after $limit s: it hangs." &&
        kill -TERM -- "-$pid" && sleep 5 && kill -KILL -- "-$pid") 2>/dev/null &
    dog=$!
    set +m
    wait "$pid" || code=$?
    kill -TERM -- "-$dog" 2>/dev/null
    wait "$dog" 2>/dev/null || true
    return "$code"
}

# step NAME COMMAND...: runs one step, with its output in the logs, and counts its cases, or itself as one. Fails if
# the step fails or ran no case. Put hang=SECONDS before it for another limit than an hour.
step() {
    local name=$1 code=0 began=$SECONDS
    shift
    limited "$hang" "$@" >"$(log_of "$name")" 2>&1 </dev/null || code=$?
    report "$name" "$code" $((SECONDS - began))
}

# begin_beside NAME PROGRAM...: starts one step beside those that follow. Prints each failed case at once. There is
# one such step at a time; `end_beside` waits for it.
begin_beside() {
    local log
    beside=$1 beside_began=$SECONDS
    shift
    log=$(log_of "$beside")
    : >"$log"
    { timeout --kill-after=5 "$hang" "$@" >"$log" 2>&1 </dev/null; } &
    beside_pid=$!
    tail -n +1 -f --pid="$beside_pid" "$log" 2>/dev/null | grep --line-buffered '^not ok' &
    beside_watch=$!
}

# end_beside: waits for the step that `begin_beside` started, and counts its cases.
end_beside() {
    local code=0
    wait "$beside_pid" || code=$?
    wait "$beside_watch" 2>/dev/null || true
    beside_pid=
    report "$beside" "$code" $((SECONDS - beside_began))
}

# stop_beside: ends that step early, if it runs.
stop_beside() { [ -z "${beside_pid:-}" ] || kill -TERM "$beside_pid" 2>/dev/null || true; }

# log_of NAME: prints the path of a step's log.
log_of() {
    local log=${1//,/}
    echo "$logs/${log// /-}.log"
}

# report NAME CODE SECONDS: prints and counts the result of a step that has ended with this status.
report() {
    local name=$1 code=$2 seconds=$3 log good bad
    log=$(log_of "$name")
    read -r good bad _ <<<"$(cases "$log") - -"
    if ! [[ $good$bad =~ ^[0-9]+$ ]]; then
        good=$((code == 0)) bad=$((code != 0))
    elif [ "$code" != 0 ] && [ "$bad" = 0 ]; then
        bad=1
    elif [ "$good" = 0 ] && [ "$bad" = 0 ]; then
        code=1 bad=1
        echo "No case ran." >>"$log"
    fi
    passed=$((passed + good)) failed=$((failed + bad))
    printf '%-38s %5d passed %3d failed %5d s\n' "$name" "$good" "$bad" "$seconds"
    if [ "$code" != 0 ]; then
        failures "$log"
        summary+=("$name failed: build/logs/${log##*/}" "$(grep -hE '^ *not ok' "$log" || true)")
    fi
    return "$code"
}

# end_steps: prints the slow cases, the failures and the counts. The exit status depends on the counts.
end_steps() {
    echo "Cases that took longer than five seconds:"
    slowest "$logs"/*.log
    [ ${#summary[@]} = 0 ] || printf '%s\n' "${summary[@]}"
    echo "$((SECONDS / 60)) min $((SECONDS % 60)) s"
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

# commit: prints the present commit, or nothing if files differ from it.
commit() { [ -n "$(git -C "$root" status --porcelain)" ] || git -C "$root" rev-parse HEAD; }

# has_passed PART: whether this part of the long run has passed for the present commit.
has_passed() { grep -qs "^$(commit) $1 " "$root/build/passed"; }

# remember PART: notes that it has passed for the present commit, and the seconds that it took.
remember() {
    local now
    now=$(commit)
    [ -z "$now" ] || echo "$now $1 $SECONDS s" >>"$root/build/passed"
}

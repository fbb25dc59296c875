# Sourced by tests/run.sh (bash): runs steps with a limit, counts their cases, and holds the processor time
# they take against a budget. Time by the clock is only printed: it depends on what else runs.

# begin_steps LOGS BUDGET: logs go to the folder LOGS, emptied now; BUDGET names seconds of processor time.
begin_steps() {
    logs=$1 budgets=$2
    rm -rf "$logs"
    mkdir -p "$logs"
    passed=0 failed=0 summary=()
}

# cases LOG: passed and failed cases in what doctest or a TAP reporter printed; else nothing.
cases() {
    sed -nE -e 's/^\[doctest\] test cases: +[0-9]+ \| +([0-9]+) passed \| +([0-9]+) failed.*/\1 \2/p' \
        -e 's/^# pass ([0-9]+)/\1 0/p' -e 's/^# fail ([0-9]+)/0 \1/p' "$1" |
        awk '{ good += $1; bad += $2 } END { if (NR) print good, bad }'
}

# failures LOG: what doctest and a TAP reporter printed of each case that failed, and the log's end.
failures() {
    awk '/^ *not ok/ { on = 1 } on { print } /^ *\.\.\.$/ { on = 0 }' "$1"
    awk 'BEGIN { RS = "=================+\n" } /ERROR|error:/ && count++ < 9' "$1"
    grep -vE '^(TEST CASE|====|$)|^[0-9.]+ s: |^\.\./' "$1" | tail -n 30
}

# slowest LOG...: seconds and name of every case that its program timed, the five slowest.
slowest() {
    awk 'FNR == 1 { file = FILENAME; sub(/.*\//, "", file); sub(/\.log$/, "", file) }
        match($0, /^[0-9.]+ s: /) { print $1, file ": " substr($0, RLENGTH + 1) }
        /^# slow: / { seconds = $3; sub(/^# slow: [0-9.]+ s /, ""); print seconds, file ", " $0 }
        /^ *(not )?ok [0-9]+ - / { name = $0; sub(/^ *(not )?ok [0-9]+ - /, "", name) }
        /^ *duration_ms: / { print $2 / 1000, file ": " name }' "$@" | sort -rn | awk 'NR <= 5'
}

# read_spent: sets spent to the processor time of all commands that have ended, in whole seconds. Only
# this shell knows it, not one that it starts.
read_spent() {
    times >"$logs/times"
    spent=$(awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, /[ms]/); sum += t[1] * 60 + t[2] }
        printf "%d", sum }' "$logs/times")
}

# limited SECONDS COMMAND...: runs it in a process group of its own, which is ended after that time.
limited() {
    local limit=$1 pid dog code=0
    shift
    set -m
    ("$@") &
    pid=$!
    (sleep "$limit" && echo "Ended after $limit s: it hangs, or the limit is too low." &&
        kill -TERM -- "-$pid" && sleep 5 && kill -KILL -- "-$pid") 2>/dev/null &
    dog=$!
    set +m
    wait "$pid" || code=$?
    kill -TERM -- "-$dog" 2>/dev/null
    wait "$dog" 2>/dev/null || true
    return "$code"
}

# step NAME LIMIT COMMAND...: runs one step, its words in the logs; counts its cases or itself. Fails as
# the step does, or where it took half as much processor time again as its line in the budget allows.
step() {
    local name=$1 limit=$2 log code=0 began=$SECONDS spent before good bad allowed
    shift 2
    log=${name//,/}
    log=$logs/${log// /-}.log
    printf '%-38s ' "$name"
    read_spent
    before=$spent
    limited "$limit" "$@" >"$log" 2>&1 </dev/null || code=$?
    read_spent
    spent=$((spent - before))
    read -r good bad _ <<<"$(cases "$log") - -"
    if ! [[ $good$bad =~ ^[0-9]+$ ]]; then
        good=$((code == 0)) bad=$((code != 0))
    elif [ "$code" != 0 ] && [ "$bad" = 0 ]; then
        bad=1
    elif [ "$good" = 0 ] && [ "$bad" = 0 ]; then
        code=1 bad=1
        echo "No case ran." >>"$log"
    fi
    allowed=$(awk -v name="$name" -F '  +' '$1 == name { print int($2 * 1.5) }' "$budgets")
    if [ "$code" = 0 ] && [ -n "$allowed" ] && [ "$spent" -gt "$allowed" ]; then
        code=1 bad=$((bad + 1))
        echo "It took $spent s of processor time, more than the $allowed s that ${budgets##*/} allows." \
            >>"$log"
    fi
    passed=$((passed + good)) failed=$((failed + bad))
    printf '%5d passed %3d failed %5d s, %5d s of processor time\n' "$good" "$bad" \
        $((SECONDS - began)) "$spent"
    if [ "$code" != 0 ]; then
        failures "$log"
        summary+=("$name failed: build/logs/${log##*/}" "$(grep -hE '^ *not ok' "$log" || true)")
    fi
    return "$code"
}

# end_steps: the five slowest cases, what failed, and the counts, on which the exit status depends.
end_steps() {
    echo "The slowest cases, in seconds:"
    slowest "$logs"/*.log
    [ ${#summary[@]} = 0 ] || printf '%s\n' "${summary[@]}"
    local spent
    read_spent
    echo "$((SECONDS / 60)) min $((SECONDS % 60)) s, $spent s of processor time"
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

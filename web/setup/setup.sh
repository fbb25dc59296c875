# Sourced by web/play.sh and tests/run.sh (bash): messages, and installing what is missing.
: "${root:?is the folder of the project}"

# say SENTENCE: prints what the script is doing now.
say() { printf '\033[1m%s\033[0m\n' "$*"; }

# fail SENTENCE: prints why the script fails, and ends it.
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# three_times COMMAND...: runs a command that fetches something. If it fails, tries twice more after a pause.
three_times() {
    local pause
    for pause in 5 15 ''; do
        "$@" && return
        [ -z "$pause" ] || sleep "$pause"
    done
    return 1
}

# on_debian: whether this is Debian, where all packages are known.
on_debian() { (. /etc/os-release 2>/dev/null && [ "$ID" = debian ]); }

# missing_packages GROUP...: prints the packages of web/setup/packages.txt that are not installed, one a line, each
# with its names on this release, as in the file.
missing_packages() {
    local packages group command installed release name missing
    installed=" $(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' |
        tr '\n' ' ')"
    release=$(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}")
    while read -r packages group command; do
        case $packages in '' | '#'*) continue ;; esac
        case " $* " in *" $group "*) ;; *) continue ;; esac
        if [ -n "$command" ] && command -v "$command" >/dev/null; then continue; fi
        missing=
        for name in ${packages//|/ }; do
            [[ $name != *:* || $name == "$release":* ]] || continue
            name=${name#*:}
            case $name,$installed in
            none,* | *" $name "*) continue 2 ;;
            esac
            missing="$missing|$name"
        done
        echo "${missing#|}"
    done <"$root/web/setup/packages.txt"
}

# known_packages NAMES...: prints, for each package, the first of its names that apt knows, one a line; if there is
# none, a hyphen and its names.
known_packages() {
    local names name known
    known=" $(LC_ALL=C xargs apt-cache policy <<<"${*//|/ }" |
        sed -nE '/^[^ ]/ { s/:$//; h }; / Candidate: [^(]/ { g; p }' | tr '\n' ' ')"
    for names; do
        for name in ${names//|/ }; do
            case $known in *" $name "*) echo "$name" && continue 2 ;; esac
        done
        echo "-$names"
    done
}

# install_packages GROUP...: installs the missing packages with apt, as root or with sudo. Fails with a sentence if some
# can't be installed; on Debian, where all are known, this ends the script.
install_packages() {
    local missing sudo=
    missing=$(missing_packages "$@" | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    case " $missing " in
    *" npm "*)
        if command -v node >/dev/null && [[ " $missing " != *" nodejs "* ]] &&
            [ "$(dpkg-query -W -f '${Origin}${Maintainer}' nodejs 2>/dev/null |
                grep -Eci 'debian|ubuntu')" = 0 ]; then
            fail "The node on PATH came without npm: install npm the way node was installed."
        fi
        ;;
    esac
    if [ "$(id -u)" != 0 ]; then
        if command -v sudo >/dev/null; then
            sudo=sudo
        else
            not_all "These packages are missing, and only root can install them: $missing" || return
        fi
    fi
    three_times $sudo apt-get -qq -o APT::Update::Error-Mode=any update 2>"$root/build/install.log" ||
        fail "Could not reach the package mirror: is there a network?"
    # shellcheck disable=SC2046,SC2086
    set -- $(known_packages $missing)
    missing=$(printf '%s\n' "$@" | sed '/^-/d' | tr '\n' ' ')
    say "Installing (a minute or two): $missing"
    # shellcheck disable=SC2086
    three_times $sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
        -o Dpkg::Use-Pty=0 install $missing >"$root/build/install.log" 2>&1 ||
        fail "Could not install $missing: $(grep -m 1 '^E:' "$root/build/install.log")"
    missing=$(printf '%s\n' "$@" | sed -n 's/^-//p' | paste -sd ' ')
    [ -z "$missing" ] || not_all "This system's apt has no package for: ${missing//|/ or }"
}

# not_all SENTENCE: on Debian, fails; elsewhere prints the sentence and fails later if a command is missing.
not_all() {
    ! on_debian || fail "$@"
    say "$@"
    return 1
}

# need_commands COMMAND...: on other systems, fails unless these commands are on PATH.
need_commands() {
    local command missing=
    for command in "$@"; do
        command -v "$command" >/dev/null || missing="$missing $command"
    done
    [ -z "$missing" ] || fail "Please put these on PATH (Emscripten's come with an emsdk):$missing"
}

# prepare GROUP...: makes sure that the requirements of the groups are installed.
prepare() {
    mkdir -p "$root/build"
    if command -v apt-get >/dev/null && install_packages "$@"; then return; fi
    need_commands cmake ninja git python3 em++ node terser
    case " $* " in
    *" test "*) need_commands g++ clang++ clang-format clang-tidy npm ;;
    esac
}

# configure PRESET OPTION...: runs CMake, with its output in a log.
configure() {
    local log=$root/build/configure-$1.log reason
    (cd "$root" && cmake --preset "$@") >"$log" 2>&1 && return
    # CMake breaks an error message into indented lines.
    reason=$(awk '/^CMake Error.*\(message\):$/ { on = 1; next } on && (!NF || /^Call Stack/) { exit }
        on { sub(/^ +/, ""); printf "%s ", $0 }' "$log")
    # FetchContent says this if it got no file or the wrong one.
    if grep -q 'Build step for .* failed' "$log"; then
        reason="Could not fetch $(sed -n 's/.*Build step for \(.*\) failed.*/\1/p' "$log"): is there a network? "
    fi
    fail "${reason:-Could not configure the build. }(See build/configure-$1.log.)"
}

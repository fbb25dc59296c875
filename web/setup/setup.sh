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

# on_debian_12: whether this is Debian 12, whose packages are known.
on_debian_12() { (. /etc/os-release 2>/dev/null && [ "$ID $VERSION_ID" = "debian 12" ]); }

# missing_packages GROUP...: prints the packages of web/setup/packages.txt that are not installed, one a line.
missing_packages() {
    local package group command installed
    installed=" $(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' |
        tr '\n' ' ')"
    while read -r package group command; do
        case $package in '' | '#'*) continue ;; esac
        case " $* " in *" $group "*) ;; *) continue ;; esac
        if [ -n "$command" ] && command -v "$command" >/dev/null; then continue; fi
        case $installed in *" $package "*) ;; *) echo "$package" ;; esac
    done <"$root/web/setup/packages.txt"
}

# install_packages GROUP...: installs the missing packages with apt, as root or with sudo.
install_packages() {
    local missing sudo=
    missing=$(missing_packages "$@" | tr '\n' ' ')
    [ -n "$missing" ] || return 0
    case " $missing " in
    *" npm "*)
        if command -v node >/dev/null && [[ " $missing " != *" nodejs "* ]] &&
            [ "$(dpkg-query -W -f '${Origin}${Maintainer}' nodejs 2>/dev/null |
                grep -ci debian)" = 0 ]; then
            fail "The node on PATH came without npm: install npm the way node was installed."
        fi
        ;;
    esac
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null ||
            fail "These packages are missing, and only root can install them: $missing"
        sudo=sudo
    fi
    say "Installing (a minute or two): $missing"
    three_times $sudo apt-get -qq -o APT::Update::Error-Mode=any update 2>"$root/build/install.log" ||
        fail "Could not reach the Debian mirror: is there a network?"
    # shellcheck disable=SC2086
    three_times $sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
        -o Dpkg::Use-Pty=0 install $missing >"$root/build/install.log" 2>&1 ||
        fail "Could not install $missing: $(grep -m 1 '^E:' "$root/build/install.log")"
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
    if on_debian_12; then
        install_packages "$@"
        return
    fi
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

#!/usr/bin/env bash
# Builds the web page and serves it, installing what is missing first (Debian, Ubuntu).
# usage: web/play.sh [--port N] [--build-only]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/web/setup/setup.sh"

port=8080 serve=yes
while [ $# -gt 0 ]; do
    case $1 in
    --port)
        port=${2:-}
        [[ $port =~ ^[0-9]{1,5}$ ]] && [ "$port" -ge 1 ] && [ "$port" -le 65535 ] ||
            fail "--port needs a number from 1 to 65535."
        shift
        ;;
    --build-only) serve=no ;;
    -h | --help)
        echo "usage: web/play.sh [--port N] [--build-only]"
        exit 0
        ;;
    *) fail "Unknown option $1: the options are --port N and --build-only." ;;
    esac
    shift
done
if [ $serve = yes ] && (: </dev/tcp/127.0.0.1/"$port") 2>/dev/null; then
    fail "Port $port is taken: choose another with --port."
fi

prepare web
say "Building the page"
configure web -DCTQ_ADDRESS="${CTQ_ADDRESS:-}"
cmake --build "$root/build/web" --target site budget -j "$(nproc)" ||
    fail "The build failed: see the reason above."
echo "Built in $((SECONDS / 60)) min $((SECONDS % 60)) s."
[ $serve = yes ] || exit 0

say "Play at http://localhost:$port - Ctrl+C stops the server."
exec python3 "$root/web/setup/serve.py" "$root/build/web/site" "$port" --open >/dev/null

#!/bin/bash
# Two homes behind routers, and the internet between them, as network namespaces. Needs root.
# usage: nat.sh check                     says in one line what is missing here; nothing if all is there
#        nat.sh up NAME HOME AWAY [WIRE]  makes NAME-internet, NAME-home and NAME-away
#        nat.sh serve NAME FOLDER         starts a STUN and TURN server and one of this folder's pages
#        nat.sh down NAME                 ends what runs in them, and removes them
# HOME and AWAY say how each router translates addresses:
#   cone       keeps the port; lets in only answers from where something was sent to
#   full       keeps the port; lets in everything
#   symmetric  takes another port for each address that something is sent to
# WIRE, as "delay=80,loss=2": both routers are connected by wire.py, which delays (milliseconds, each way)
# and drops (per cent).
# Both homes have the same private network, as homes do. In the internet, at 203.0.113.1, coturn has the
# port of the public STUN server, 19302, and a relay there for the user anna with the password secret; pages
# are at port 8080.
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
internet=203.0.113.1

check() {
    local command probe=ctq-probe-$$
    for command in ip nft turnserver; do
        command -v "$command" >/dev/null || { echo "there is no $command"; return; }
    done
    [ -e /dev/net/tun ] || { echo "there is no /dev/net/tun"; return; }
    ip netns add "$probe" 2>/dev/null || { echo "network namespaces may not be made"; return; }
    ip netns exec "$probe" nft -f - 2>/dev/null <<<"
        table ip nat { chain out { type nat hook postrouting priority srcnat; masquerade fully-random; }; }" ||
        echo "nftables may not translate addresses"
    ip netns del "$probe"
}

# within NAMESPACE COMMAND...: runs it there.
within() { ip netns exec "$@"; }

# namespace NAME: makes it, with its loopback device.
namespace() {
    ip netns add "$1"
    ip -n "$1" link set lo up
}

# rules KIND: what a router of this kind does, for nft. What comes from outside and belongs to
# nothing is dropped before it is remembered: else it would take the port of what is sent later.
rules() {
    local out=masquerade in=
    case $1 in
    cone) ;;
    symmetric) out='masquerade random,fully-random' ;;
    full) in='iifname "wan" meta l4proto udp dnat to 192.168.1.2' ;;
    *) echo "There is no translation $1." >&2; exit 1 ;;
    esac
    cat <<END
table ip nat {
    chain out { type nat hook postrouting priority srcnat; oifname "wan" $out; }
    chain in { type nat hook prerouting priority dstnat; $in; }
}
table ip filter {
    chain input { type filter hook input priority filter; iifname "wan" ct state new drop; }
    chain forward {
        type filter hook forward priority filter; policy drop;
        ct state established,related accept
        iifname "lan" accept
        ct status dnat accept
    }
}
END
}

# household NAME SIDE KIND NUMBER WIRE: a home and its router, whose address outside ends in NUMBER.
household() {
    local home=$1-$2 router=$1-$2-router outside=203.0.113.$4
    namespace "$home"
    namespace "$router"
    ip link add lan netns "$router" type veth peer name eth0 netns "$home"
    ip -n "$home" address add 192.168.1.2/24 dev eth0
    ip -n "$router" address add 192.168.1.1/24 dev lan
    ip -n "$home" link set eth0 up
    ip -n "$router" link set lan up
    ip -n "$home" route add default via 192.168.1.1
    if [ -z "$5" ]; then
        ip link add wan netns "$router" type veth peer name "$2" netns "$1-internet"
    else
        python3 "$folder/wire.py" "$router" wan "$1-internet" "$2" "$5" "$4"
    fi
    ip -n "$router" address add "$outside" peer $internet dev wan
    ip -n "$1-internet" address add $internet peer "$outside" dev "$2"
    ip -n "$router" link set wan up
    ip -n "$1-internet" link set "$2" up
    ip -n "$router" route add default via $internet
    within "$router" sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward'
    rules "$3" | within "$router" nft -f -
}

# listens NAMESPACE tcp|udp PORT: waits until somebody there does.
listens() {
    local port
    port=$(printf ':%04X ' "$3")
    for _ in $(seq 300); do
        within "$1" grep -q "$port" "/proc/net/$2" && return
        sleep 0.1
    done
    echo "Nobody listens at port $3 of $1." >&2
    exit 1
}

serve() {
    ip netns exec "$1-internet" setsid turnserver -n --no-cli --no-tls --no-dtls --log-file=stdout --pidfile=/dev/null \
        --listening-ip=$internet --relay-ip=$internet --listening-port=19302 \
        --lt-cred-mech --realm=trial --user=anna:secret >/dev/null 2>&1 </dev/null &
    ip netns exec "$1-internet" setsid python3 "$folder/../../web/setup/serve.py" "$2" 8080 --listen $internet \
        >/dev/null 2>&1 </dev/null &
    listens "$1-internet" udp 19302
    listens "$1-internet" tcp 8080
}

up() {
    down "$1"
    namespace "$1-internet"
    within "$1-internet" sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward'
    household "$1" home "$2" 11 "${4:-}"
    household "$1" away "$3" 12 "${4:-}"
}

down() {
    local one pids
    for one in home away home-router away-router internet; do
        [ -e "/run/netns/$1-$one" ] || continue
        pids=$(ip netns pids "$1-$one")
        # shellcheck disable=SC2086
        [ -z "$pids" ] || kill $pids 2>/dev/null || true
        ip netns del "$1-$one"
    done
}

"$@"

#include <algorithm>

#include "engine/net/host_work.hpp"

/// The time limits at a table, and what else is arranged before the start. For a seat that runs out
/// of time, the host plays one action.
namespace ctq::net {
namespace {

constexpr int kMostSeconds = 4 * 3600;
constexpr int kMostIncrement = 600;
/// The most time that increments can add up to, in milliseconds.
constexpr Time kMostLeft = Time{2} * kMostSeconds * 1000;
/// The maximum time that is counted between two updates. So nobody loses time while the host's page
/// was suspended.
constexpr Time kLongestLook = 2'000;

/// Whether the clock applies to this seat: to guests, and to people at the host.
bool clocked(const HostState& host, int seat) {
    return host.ledger.remote(seat) || has_party(host.table.people, seat);
}

/// Returns the seats whose time runs in this phase.
Parties acting(const HostState& host) {
    switch (host.ledger.phase()) {
        case Phase::choosing:
            return host.ledger.due();
        case Phase::playing:
            return bit_of(host.ledger.match().turn().seat);
        default:
            return 0;
    }
}

/// Gives each seat the time for its next action. A player who has acted gains the increment, and
/// has at least `kLeastTime` for every action, even with all time used up.
void wind_clock(HostState& host) {
    HostClock& clock = host.clock;
    const bool each_action = clock.pace.kind == Pace::Kind::action;
    const Time whole = Time{clock.pace.seconds} * 1000;
    for (int seat = 1; seat <= host.table.setup.seat_count(); ++seat) {
        Time& left = clock.left[static_cast<std::size_t>(seat)];
        const bool gains = has_party(clock.timed, seat) && !has_party(clock.missed, seat);
        left = std::min(left + (gains ? Time{clock.pace.increment} * 1000 : 0), kMostLeft);
        left = each_action ? whole : std::max(left, std::min(whole, kLeastTime));
    }
    clock.timed = 0;
}

}  // namespace

core::Failure set_clock(HostState& host, Pace pace) {
    if (host.ledger.phase() != Phase::gathering) {
        return core::Problem{"", "The clock is set before the match begins."};
    }
    HostClock& clock = host.clock;
    const bool none = pace.kind == Pace::Kind::none;
    const bool adds = pace.kind == Pace::Kind::player;
    clock.pace = {
        pace.kind,
        static_cast<std::uint16_t>(none ? 0 : std::clamp<int>(pace.seconds, 1, kMostSeconds)),
        static_cast<std::uint16_t>(adds ? std::min<int>(pace.increment, kMostIncrement) : 0)};
    clock.left.fill(Time{clock.pace.seconds} * 1000);
    clock.set = true;
    host.out.save = true;
    event(host, EventKind::here, 0);
    tell_state(host);
    return std::nullopt;
}

void take(HostState& host, Peer& peer, const Arrange& message) {
    if (!host.table.served || peer.seat <= 0) {
        fault(host, peer, true);
    } else if (host.ledger.phase() == Phase::gathering) {
        host.table.listed = message.listed;
        static_cast<void>(set_clock(host, message.pace));
    }
}

Clock clock(const HostState& host) {
    const HostClock& now = host.clock;
    Clock clock{now.pace, {}, rests(host)};
    const bool on = host.ledger.phase() != Phase::gathering && !host.ledger.finished() &&
                    now.pace.kind != Pace::Kind::none;
    for (int seat = 1; on && seat <= host.table.setup.seat_count(); ++seat) {
        clock.left.push_back(
            static_cast<std::uint16_t>((now.left[static_cast<std::size_t>(seat)] + 999) / 1000));
    }
    return clock;
}

void run_clock(HostState& host) {
    HostClock& clock = host.clock;
    const Time passed = std::min(host.now - std::min(clock.updated, host.now), kLongestLook);
    clock.updated = host.now;
    const Parties acts = acting(host);
    if (clock.pace.kind == Pace::Kind::none || host.frozen || host.ledger.asker() != 0 ||
        acts == 0 || rests(host)) {
        return;
    }
    if (clock.timed_moment != host.ledger.moment()) {
        wind_clock(host);
    }
    clock.timed_moment = host.ledger.moment();
    for (int seat = 1; seat <= host.table.setup.seat_count(); ++seat) {
        Time& left = clock.left[static_cast<std::size_t>(seat)];
        if (!has_party(acts, seat) || !clocked(host, seat) || host.ledger.late(seat)) {
            continue;
        }
        clock.timed = static_cast<Parties>(clock.timed | bit_of(seat));
        left -= std::min(left, passed);
        if (left == 0) {
            static_cast<void>(miss(host, seat));
        }
    }
}

core::Failure miss(HostState& host, int seat) {
    if (auto refused = append_and_work(host, entry_of(EntryKind::late, seat))) {
        return refused;
    }
    host.clock.missed = static_cast<Parties>(host.clock.missed | bit_of(seat));
    event(host, EventKind::late, seat);
    return std::nullopt;
}

bool rests(const HostState& host) {
    bool anybody = host.clock.missed == 0;
    bool played = false;
    for (int seat = 1; seat <= host.table.setup.seat_count(); ++seat) {
        const bool here =
            has_party(host.table.people, seat) || (host.ledger.remote(seat) && present(host, seat));
        anybody = anybody || (here && !has_party(host.clock.missed, seat));
        played = played || host.ledger.late(seat);
    }
    return !anybody && !played;
}

void resume(HostState& host, int seat) {
    if (has_party(host.clock.missed, seat)) {
        host.clock.missed = static_cast<Parties>(host.clock.missed & ~bit_of(seat));
        host.out.save = true;
        event(host, EventKind::here, seat);
    }
}

}  // namespace ctq::net

#include <algorithm>

#include "engine/net/host.hpp"

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

}  // namespace

core::Failure Host::set_clock(Pace pace, Time now) {
    now_ = now;
    if (ledger_.phase() != Phase::gathering) {
        return core::Problem{"", "The clock is set before the match begins."};
    }
    const bool none = pace.kind == Pace::Kind::none;
    const bool adds = pace.kind == Pace::Kind::player;
    pace_ = {pace.kind,
             static_cast<std::uint16_t>(none ? 0 : std::clamp<int>(pace.seconds, 1, kMostSeconds)),
             static_cast<std::uint16_t>(adds ? std::min<int>(pace.increment, kMostIncrement) : 0)};
    left_.fill(Time{pace_.seconds} * 1000);
    clock_set_ = true;
    out_.save = true;
    event(EventKind::here, 0);
    tell_state();
    return std::nullopt;
}

void Host::take(Peer& peer, const Arrange& message) {
    if (!table_.served || peer.seat <= 0) {
        fault(peer, true);
    } else if (ledger_.phase() == Phase::gathering) {
        table_.listed = message.listed;
        static_cast<void>(set_clock(message.pace, now_));
    }
}

/// Whether the clock applies to this seat: to guests, and to people at the host.
bool Host::clocked(int seat) const {
    return ledger_.remote(seat) || has_party(table_.people, seat);
}

Clock Host::clock() const {
    Clock clock{pace_, {}, rests()};
    const bool on = ledger_.phase() != Phase::gathering && !ledger_.finished();
    for (int seat = 1; on && pace_.kind != Pace::Kind::none && seat <= table_.setup.seat_count();
         ++seat) {
        clock.left.push_back(
            static_cast<std::uint16_t>((left_[static_cast<std::size_t>(seat)] + 999) / 1000));
    }
    return clock;
}

/// Returns the seats whose time runs in this phase.
Parties Host::acting() const {
    switch (ledger_.phase()) {
        case Phase::choosing:
            return ledger_.due();
        case Phase::playing:
            return bit_of(ledger_.match().turn().seat);
        default:
            return 0;
    }
}

/// Gives each seat the time for its next action. A player who has acted gains the increment, and
/// has at least `kLeastTime` for every action, even with all time used up.
void Host::wind_clock() {
    const bool each_action = pace_.kind == Pace::Kind::action;
    const Time whole = Time{pace_.seconds} * 1000;
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        Time& left = left_[static_cast<std::size_t>(seat)];
        const bool gains = has_party(timed_, seat) && !has_party(missed_, seat);
        left = std::min(left + (gains ? Time{pace_.increment} * 1000 : 0), kMostLeft);
        left = each_action ? whole : std::max(left, std::min(whole, kLeastTime));
    }
    timed_ = 0;
}

/// Counts the time of every seat that is to act, unless the table waits for a takeback answer or
/// for people, or is frozen.
void Host::run_clock() {
    const Time passed = std::min(now_ - std::min(clock_updated_, now_), kLongestLook);
    clock_updated_ = now_;
    const Parties acts = acting();
    if (pace_.kind == Pace::Kind::none || frozen_ || ledger_.asker() != 0 || acts == 0 || rests()) {
        return;
    }
    if (timed_moment_ != ledger_.moment()) {
        wind_clock();
    }
    timed_moment_ = ledger_.moment();
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        Time& left = left_[static_cast<std::size_t>(seat)];
        if (!has_party(acts, seat) || !clocked(seat) || ledger_.late(seat)) {
            continue;
        }
        timed_ = static_cast<Parties>(timed_ | bit_of(seat));
        left -= std::min(left, passed);
        if (left == 0) {
            static_cast<void>(miss(seat, now_));
        }
    }
}

core::Failure Host::miss(int seat, Time now) {
    now_ = now;
    if (auto refused = append_and_work(entry_of(EntryKind::late, seat))) {
        return refused;
    }
    missed_ = static_cast<Parties>(missed_ | bit_of(seat));
    event(EventKind::late, seat);
    return std::nullopt;
}

bool Host::rests() const {
    bool anybody = missed_ == 0;
    bool played = false;
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        const bool here = has_party(table_.people, seat) || (ledger_.remote(seat) && present(seat));
        anybody = anybody || (here && !has_party(missed_, seat));
        played = played || ledger_.late(seat);
    }
    return !anybody && !played;
}

void Host::resume(int seat, Time now) {
    now_ = now;
    if (has_party(missed_, seat)) {
        missed_ = static_cast<Parties>(missed_ & ~bit_of(seat));
        out_.save = true;
        event(EventKind::here, seat);
    }
}

}  // namespace ctq::net

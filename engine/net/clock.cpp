#include <algorithm>

#include "engine/net/host.hpp"

/// The time limits at a table. The host plays for a party that runs out of time.
namespace ctq::net {
namespace {

constexpr int kMostSeconds = 4 * 3600;
/// The maximum time that is counted between two updates. So nobody loses time while the host's page
/// was suspended.
constexpr Time kLongestLook = 2'000;

}  // namespace

core::Failure Host::set_clock(Clock::Kind kind, int seconds, Time now) {
    now_ = now;
    if (ledger_.phase() != Phase::gathering) {
        return core::Problem{"", "The clock is set before the match begins."};
    }
    const bool none = kind == Clock::Kind::none;
    clock_ = {
        kind, static_cast<std::uint16_t>(none ? 0 : std::clamp(seconds, 1, kMostSeconds)), {}};
    clock_set_ = true;
    out_.save = true;
    event(EventKind::here, 0);
    tell_state();
    return std::nullopt;
}

/// Whether the clock applies to this seat: to guests, and to people at the host.
bool Host::clocked(int seat) const {
    return ledger_.remote(seat) || has_party(table_.people, seat);
}

Clock Host::clock() const {
    Clock clock = clock_;
    const bool on = ledger_.phase() != Phase::gathering && !ledger_.finished();
    for (int seat = 1; on && clock.kind != Clock::Kind::none && seat <= table_.setup.seat_count();
         ++seat) {
        const Time most = Time{clock.seconds} * 1000;
        const Time used = std::min(used_[static_cast<std::size_t>(seat)], most);
        clock.left.push_back(static_cast<std::uint16_t>((most - used + 999) / 1000));
    }
    return clock;
}

/// Counts the time of every seat that is due, unless the table waits for a takeback answer or is
/// frozen.
void Host::run_clock() {
    const Time passed = std::min(now_ - std::min(clock_updated_, now_), kLongestLook);
    clock_updated_ = now_;
    const Phase phase = ledger_.phase();
    if (clock_.kind == Clock::Kind::none || frozen_ || ledger_.asker() != 0 ||
        (phase != Phase::playing && phase != Phase::choosing)) {
        return;
    }
    if (clock_.kind == Clock::Kind::action && timed_moment_ != ledger_.moment()) {
        used_ = {};
    }
    timed_moment_ = ledger_.moment();
    const Parties due = phase == Phase::choosing
                            ? ledger_.due()
                            : static_cast<Parties>(1U << ledger_.match().turn().seat);
    for (int seat = 1; seat <= table_.setup.seat_count(); ++seat) {
        Time& used = used_[static_cast<std::size_t>(seat)];
        if (!has_party(due, seat) || !clocked(seat) || has_party(out_of_time_, seat)) {
            continue;
        }
        used += passed;
        if (used >= Time{clock_.seconds} * 1000) {
            out_of_time_ = static_cast<Parties>(out_of_time_ | 1U << seat);
            event(EventKind::late, seat);
            static_cast<void>(take_over(seat, now_));
            out_.save = true;
        }
    }
}

/// Restarts the clock of a player who returns to its seat. The time for an action starts again; the
/// total time of a player never does.
void Host::restart_clock(int seat) {
    if (clock_.kind == Clock::Kind::action) {
        used_[static_cast<std::size_t>(seat)] = 0;
        out_of_time_ = static_cast<Parties>(out_of_time_ & ~(1U << seat));
    }
}

void Host::resume(int seat, Time now) {
    now_ = now;
    restart_clock(seat);
    out_.save = true;
    event(EventKind::here, seat);
}

}  // namespace ctq::net

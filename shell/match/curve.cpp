#include "shell/match/curve.hpp"

#include <algorithm>
#include <limits>

#include "shell/match/turns.hpp"

namespace ctq::match {
namespace {

/// Returns the first position in which a seat decides.
int first_decision(const core::Match& match, int end) {
    int ply = 0;
    while (ply < end && match.turn_before(ply).kind != core::Turn::Kind::seat) {
        ++ply;
    }
    return ply;
}

/// Whether a review stops at the position after `ply` actions: it awaits a decision, or the match
/// ends there.
bool is_stop(const core::Match& match, int ply, int end) {
    return ply == end || (match.turn_before(ply).kind != core::Turn::Kind::chance &&
                          match.choice_start(ply) == ply);
}

/// Records the stops and the ends of turns.
void find_stops(const core::Match& match, int end, Curve& curve) {
    TurnCounter counter;
    for (int ply = 0; ply <= end; ++ply) {
        if (ply >= curve.first && is_stop(match, ply, end)) {
            curve.stops.push_back(ply);
            curve.turn_ends.resize(static_cast<std::size_t>(counter.turn()) + 1, ply);
            curve.turn_ends.back() = ply;
        }
        if (ply < end) {
            counter.pass(match, ply);
        }
    }
}

/// Returns the progress of each seat in each of these positions.
std::vector<std::vector<int>> standings(const Session& session, const std::vector<int>& plies) {
    const core::Match& match = session.match();
    std::vector<std::vector<int>> lines(static_cast<std::size_t>(session.players().count()));
    core::StateBox state = match.state_at(0);
    int ply = 0;
    for (const int next : plies) {
        while (ply < next) {
            match.game().apply(state.data(), match.action(ply++));
        }
        const core::StateBox seen = session.viewpoint().seen(session.game(), state.data());
        for (int seat = 1; seat <= session.players().count(); ++seat) {
            lines[static_cast<std::size_t>(seat - 1)].push_back(
                match.game().progress(seen.data(), seat));
        }
    }
    return lines;
}

/// Returns a seat's lead over the best other seat at the end of a turn. Needs two seats or more.
int lead_of(const Curve& curve, std::size_t seat, std::size_t turn) {
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < curve.standing.size(); ++other) {
        best = other == seat ? best : std::max(best, curve.standing[other][turn]);
    }
    return curve.standing[seat][turn] - best;
}

}  // namespace

Curve make_curve(const Session& session, int end) {
    Curve curve;
    curve.first = first_decision(session.match(), end);
    find_stops(session.match(), end, curve);
    curve.standing = standings(session, curve.turn_ends);
    return curve;
}

std::optional<Swing> largest_swing(const Curve& curve) {
    std::optional<Swing> largest;
    const std::size_t seats = curve.standing.size() < 2 ? 0 : curve.standing.size();
    for (std::size_t turn = 1; turn < curve.turn_ends.size(); ++turn) {
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const int gained = lead_of(curve, seat, turn) - lead_of(curve, seat, turn - 1);
            if (gained > (largest ? largest->halves : 0)) {
                largest = Swing{static_cast<int>(turn), curve.turn_ends[turn],
                                static_cast<int>(seat) + 1, gained};
            }
        }
    }
    return largest;
}

}  // namespace ctq::match

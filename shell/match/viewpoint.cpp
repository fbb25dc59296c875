#include "shell/match/viewpoint.hpp"

#include <utility>

namespace ctq::match {
namespace {

using core::Turn;

/// Whether the simultaneous secret choice that is due is shared by two people at this device.
bool shares_secret(const core::Match& match, const Turn& turn, const Players& players) {
    const auto other = [&](int seat) { return seat != turn.seat && players.human(seat); };
    bool shared = false;
    for (int seat = 1; seat <= players.count(); ++seat) {
        shared = shared || (turn.asks(seat) && other(seat));
    }
    for (int ply = match.choice_start(match.cursor()); ply < match.cursor(); ++ply) {
        shared = shared || other(match.turn_before(ply).seat);
    }
    return shared;
}

/// Whether the match looks the same from two seats; 0 stands for open information.
bool looks_same(const core::Match& match, int one, int two) {
    return match.game().observe(match.state(), one) == match.game().observe(match.state(), two);
}

}  // namespace

void Viewpoint::choose(const core::Match& match, const Turn& turn, const Players& players) {
    curtain_ = 0;
    if (players.humans() < 2 || turn.kind != Turn::Kind::seat) {
        return;
    }
    if (!players.human(turn.seat)) {
        // While bots act, the others must not see a person's secret choice or closed hand.
        const bool secrets = !looks_same(match, viewer_, 0);
        viewer_ = turn.secret != 0 || secrets ? 0 : viewer_;
        return;
    }
    if (turn.seat == viewer_) {
        return;
    }
    if (!looks_same(match, viewer_, turn.seat) || shares_secret(match, turn, players)) {
        curtain_ = turn.seat;
    }
    viewer_ = curtain_ != 0 ? 0 : turn.seat;
}

void Viewpoint::lift_curtain() {
    viewer_ = std::exchange(curtain_, 0);
}

}  // namespace ctq::match

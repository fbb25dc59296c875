#include "shell/match/turns.hpp"

#include "engine/core/say.hpp"

namespace ctq::match {

void TurnCounter::pass(const core::Match& match, int ply) {
    const core::Turn turn = match.turn_before(ply);
    if (turn.kind != core::Turn::Kind::seat) {
        return;
    }
    const bool together = turn.secret != 0;
    if (together ? match.choice_start(ply) == ply
                 : turn.seat != actor_ || match.game().info->turn_by_turn) {
        ++turn_;
    }
    actor_ = together ? 0 : turn.seat;
}

int turn_at(const core::Match& match, int ply) {
    TurnCounter counter;
    for (int i = 0; i < ply; ++i) {
        counter.pass(match, i);
    }
    return counter.turn();
}

std::string turns_words(int turns) {
    return turns < 0    ? "length unknown"
           : turns == 0 ? "not begun"
                        : core::say("{turns} {turns:turn|turns}", {{"turns", turns}});
}

}  // namespace ctq::match

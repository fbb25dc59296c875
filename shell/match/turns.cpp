#include "shell/match/turns.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace ctq::app {
namespace {

/// Games in which every decision is a turn, also where the same seat decides again: who is the last
/// one in the temple, who picks a side and then places the first stone.
constexpr std::string_view kTurnByTurn[] = {"carteso", "incan_gold"};

bool goes_turn_by_turn(const core::Match& match) {
    const std::string_view game = match.game().info->id;
    return std::find(std::begin(kTurnByTurn), std::end(kTurnByTurn), game) != std::end(kTurnByTurn);
}

}  // namespace

void TurnCounter::pass(const core::Match& match, int ply) {
    const core::Turn turn = match.turn_before(ply);
    if (turn.kind != core::Turn::Kind::seat) {
        return;
    }
    const bool together = turn.secret != 0;
    if (together ? match.choice_start(ply) == ply
                 : turn.seat != actor_ || goes_turn_by_turn(match)) {
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
                        : std::to_string(turns) + (turns == 1 ? " turn" : " turns");
}

}  // namespace ctq::app

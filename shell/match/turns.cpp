#include "shell/match/turns.hpp"

#include "engine/core/say.hpp"

namespace ctq::match {

bool TurnCounter::begins(const core::Match& match, int ply) const {
    const core::Turn turn = ply == match.cursor() ? match.turn() : match.turn_before(ply);
    return turn.kind == core::Turn::Kind::seat &&
           (turn.secret != 0 ? match.choice_start(ply) == ply
                             : turn.seat != actor_ || match.game().info->turn_by_turn);
}

void TurnCounter::pass(const core::Match& match, int ply) {
    turn_ += begins(match, ply) ? 1 : 0;
    const core::Turn turn = match.turn_before(ply);
    if (turn.kind == core::Turn::Kind::seat) {
        actor_ = turn.secret != 0 ? 0 : turn.seat;
    }
}

namespace {

TurnCounter count_to(const core::Match& match, int ply) {
    TurnCounter counter;
    for (int i = 0; i < ply; ++i) {
        counter.pass(match, i);
    }
    return counter;
}

}  // namespace

int turn_at(const core::Match& match, int ply) {
    return count_to(match, ply).turn();
}

int current_turn(const core::Match& match) {
    const TurnCounter counter = count_to(match, match.cursor());
    return counter.turn() + (counter.begins(match, match.cursor()) ? 1 : 0);
}

std::string turns_words(int turns) {
    return turns < 0    ? "length unknown"
           : turns == 0 ? "not begun"
                        : core::say("{turns} {turns:turn|turns}", {{"turns", turns}});
}

}  // namespace ctq::match

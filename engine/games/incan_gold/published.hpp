#pragma once

/// Figures of match-ups under the default rules that were found elsewhere than in the laboratory.
namespace ctq::incan_gold {

/// How the first of two fares, who leave at turn 1…10: in 100,000 games so many won and shared, and
/// the mean in thousandths of a gem. A million games each of the slow and separate simulation in
/// tests/engine/incan_gold/turn_duel.cpp, so a share is good to 0.05 % and a mean to 0.05.
struct TurnDuel {
    int wins;
    int draws;
    int mean;
};
inline constexpr int kDuelTurns = 10;
/// first and second: 1…10.
const TurnDuel& turn_duel(int first, int second);

}  // namespace ctq::incan_gold

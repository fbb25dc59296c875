#pragma once

/// Results of match-ups under the default rules that were measured outside the laboratory.
namespace ctq::incan_gold {

/// The result of the first of two seats that leave at turn 1…10: games won and shared of 100,000,
/// and the mean in thousandths of a gem. Each pair has a million games of the slow, separate
/// simulation in tests/engine/incan_gold/turn_duel.cpp, so a share is accurate to 0.05 % and a mean
/// to 0.05.
struct TurnDuel {
    int wins;
    int draws;
    int mean;
};
inline constexpr int kDuelTurns = 10;
/// Returns the result of a bot that leaves at turn `first` against one that leaves at turn
/// `second`. Both are 1…10.
const TurnDuel& turn_duel(int first, int second);

}  // namespace ctq::incan_gold

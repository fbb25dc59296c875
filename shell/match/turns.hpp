#pragma once

#include <string>

#include "engine/core/match.hpp"

/// Numbering of turns for people. Lobby, library, log, review, sandbox and links share it. A turn
/// is what one seat does in succession, with the draws that follow: up to three actions in
/// Cartagena, a whole voyage in Cartolan. In Carteso every decision (komi, side, move) is a turn.
/// Simultaneous secret choices are one turn of all seats: in Incan Gold, from one opening of the
/// choices to the next, even if only one explorer is left. Turn 0 is the set-up, before the first
/// decision.
namespace ctq::match {

/// Counts the turns of a match along its log.
class TurnCounter {
  public:
    /// Returns whether the action at `ply`, the next one to pass, begins a turn. At the match's
    /// cursor: whether the next action will.
    bool begins(const core::Match& match, int ply) const;
    /// Advances past the action at `ply` < match.size(). Call it for every action in order, from 0.
    void pass(const core::Match& match, int ply);
    /// The number of the turn of the last passed action; 0 in the set-up.
    int turn() const { return turn_; }

  private:
    int turn_ = 0;
    int actor_ = 0;  ///< the seat whose turn it is; 0 for all seats together
};

/// Returns the turn of the position after `ply` actions (0…size()): the number of turns begun so
/// far.
int turn_at(const core::Match& match, int ply);
/// Returns the number of the turn of the seat to act at the match's cursor, as the table shows it:
/// from 1, and one more than `turn_at` as long as that seat has not acted.
int current_turn(const core::Match& match);

/// Returns "12 turns", "1 turn"; "not begun" for 0, "length unknown" if negative.
std::string turns_words(int turns);

}  // namespace ctq::match

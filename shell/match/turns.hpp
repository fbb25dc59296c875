#pragma once

#include <string>

#include "engine/core/match.hpp"

/// Turns as people count them: the one index of lobby, library, log, review, sandbox and links. A
/// turn is what one seat does in succession, with the draws that follow from it: in Cartagena up to
/// three actions, in Cartolan a whole voyage. In Carteso every decision is one: komi, side, a move.
/// What several choose in secret and at once is one turn of all of them: in Incan Gold from one
/// opening of the choices to the next, also once a single explorer is left. The set-up, before
/// anybody decides, is turn 0.
namespace ctq::app {

/// Counts the turns of a match along its log.
class TurnCounter {
  public:
    /// Goes past the action at `ply` < match.size(); every action from 0 on, in this order.
    void pass(const core::Match& match, int ply);
    /// The turn that the action passed last belongs to; 0 in the set-up.
    int turn() const { return turn_; }

  private:
    int turn_ = 0;
    int actor_ = 0;  ///< the seat whose turn it is; 0 for all together
};

/// The turn of the position after `ply` actions (0…size()): how many have begun by then.
int turn_at(const core::Match& match, int ply);

/// "12 turns", "1 turn"; "not begun" for none, "length unknown" for less.
std::string turns_words(int turns);

}  // namespace ctq::app

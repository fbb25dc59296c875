#pragma once

namespace ctq::match {

/// The positions of a match that undo and redo lead to, as numbers of actions; -1 if there is none.
struct History {
    int undo = -1;
    /// The first chance action (a draw or a roll) that a person here has seen and that one undo
    /// would take back. -1 if there is none, or if it does not matter: in a first game, in a
    /// branch, and in a match of bots only.
    int past_chance = -1;
    int redo = -1;

    /// Whether undo is possible. Against bots, and in a match of bots only, it has no limits.
    /// Between people it never crosses a chance outcome or opened secrets. In a watched match it
    /// goes back one decision and pauses.
    bool can_undo() const { return undo >= 0; }
    /// Whether undo would take back a chance action that was seen.
    bool undoes_chance() const { return past_chance >= 0; }
    /// Whether an undone action can be played again.
    bool can_redo() const { return redo >= 0; }
};

}  // namespace ctq::match

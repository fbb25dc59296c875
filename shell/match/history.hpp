#pragma once

namespace ctq::match {

/// The positions of a match that undo and redo lead to; -1 for none.
struct History {
    int undo = -1;
    /// The first chance action that was seen here and that one undo would take back; -1 if nothing was
    /// seen or it does not matter: in a first game, in a branch, among bots only.
    int past_chance = -1;
    int redo = -1;

    /// Whether undo is possible. It is free against bots and among bots. Between people it never
    /// crosses a chance outcome or opened secrets. In a watched match it goes back one decision and
    /// pauses.
    bool can_undo() const { return undo >= 0; }
    /// Whether undo would take back a chance action that was seen.
    bool undoes_chance() const { return past_chance >= 0; }
    /// Whether an undone action can be played again.
    bool can_redo() const { return redo >= 0; }
};

}  // namespace ctq::match

#pragma once

#include <optional>

namespace ctq::app {

/// The positions of a match that undo and redo lead to.
class History {
  public:
    /// A history without undo and redo.
    History() = default;
    /// `undo` and `redo`: the positions they lead to; -1 for none. `past_chance`: the first chance
    /// action that was seen here and that one undo would take back; -1 if there is none or it does
    /// not matter.
    History(int undo, int past_chance, int redo)
        : undo_(undo), past_chance_(past_chance), redo_(redo) {}

    /// Whether undo is possible. It is free against bots and among bots. Between people it never
    /// crosses a chance outcome or opened secrets. In a watched match it goes back one decision and
    /// pauses.
    bool can_undo() const { return undo_ >= 0; }
    /// Returns the ply of the first chance action that was seen here and that one undo would take
    /// back. None if nothing was seen or it does not matter: in a first game, in a branch, among
    /// bots only.
    std::optional<int> undoes_chance() const {
        return past_chance_ < 0 ? std::nullopt : std::optional(past_chance_);
    }
    /// Whether an undone action can be played again.
    bool can_redo() const { return redo_ >= 0; }
    /// The positions that one undo and one redo lead to; -1 for none.
    int undo_ply() const { return undo_; }
    int redo_ply() const { return redo_; }

  private:
    int undo_ = -1;
    int past_chance_ = -1;
    int redo_ = -1;
};

}  // namespace ctq::app

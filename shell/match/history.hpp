#pragma once

#include <optional>

namespace ctq::app {

/// Where a match can go back to and on to from where it stands.
class History {
  public:
    /// Leads nowhere.
    History() = default;
    /// The positions that one undo and one redo lead to; -1 for none. `past_chance`: the first action
    /// of chance that was seen here and one undo would take back; -1 for none, or where nobody minds.
    History(int undo, int past_chance, int redo)
        : undo_(undo), past_chance_(past_chance), redo_(redo) {}

    /// Against bots (and where only bots play) free; between people not past chance or opened
    /// secrets. Where it is watched it goes back by one decision, and pauses.
    bool can_undo() const { return undo_ >= 0; }
    /// What chance has shown here that one undo would take back: its action, of those in the match.
    /// None where nothing was shown, and where nobody minds: in a first game, in a branch, among
    /// bots alone.
    std::optional<int> undoes_chance() const {
        return past_chance_ < 0 ? std::nullopt : std::optional(past_chance_);
    }
    /// Whether what was taken back can be played again.
    bool can_redo() const { return redo_ >= 0; }
    /// The position that one undo leads to, and the one that one redo does; -1 for none.
    int undo_ply() const { return undo_; }
    int redo_ply() const { return redo_; }

  private:
    int undo_ = -1;
    int past_chance_ = -1;
    int redo_ = -1;
};

}  // namespace ctq::app

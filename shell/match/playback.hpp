#pragma once

#include <utility>
#include <vector>

#include "shell/match/viewpoint.hpp"

namespace ctq::app {

/// One thing that happened, as the viewer saw it: what a table view animates.
struct Step {
    core::StateBox before;
    core::Action action;  ///< hidden where the viewer may not know it
    core::StateBox after;
    int seat;     ///< who acted; 0 for chance
    bool set_up;  ///< chance before the first decision: shown in one go
};

/// How much of a match has been shown, as its viewer sees it: step by step, or all of it anew.
class Playback {
  public:
    /// The position after so many actions is shown.
    int ply() const { return ply_; }
    /// The match's state as the viewer knows it.
    const core::StateBox& view() const { return view_; }
    /// Rises when the shown position jumped (undo, redo, another pair of eyes).
    int jumps() const { return jumps_; }
    /// Returns the steps shown since the last call, oldest first.
    std::vector<Step> take_steps() { return std::exchange(steps_, {}); }

    /// Shows what has been played since, one after the other. `recorded`: nobody plays the match, it
    /// is looked at.
    void advance(const core::Match& match, const Viewpoint& viewpoint, bool recorded);
    /// Shows the match as it stands: how it came to that is not seen.
    void jump(const core::Match& match, const Viewpoint& viewpoint);
    /// Shows the same position as somebody else sees it; a jump where that differs.
    void switch_view(core::StateBox view);
    /// Shows the same position as somebody else sees it, which is no jump.
    void set_view(core::StateBox view) { view_ = std::move(view); }

  private:
    int ply_ = 0;
    core::StateBox state_;  ///< the state of the match after `ply_` actions
    core::StateBox view_;
    std::vector<Step> steps_;
    int jumps_ = 0;
};

/// Whether all that happens between two positions follows from one decision, or from one choice
/// made at once: it is seen one after the other, anything more is a jump.
bool is_one_step(const core::Match& match, int from, int to);

}  // namespace ctq::app

#pragma once

#include <utility>
#include <vector>

#include "shell/match/viewpoint.hpp"

namespace ctq::match {

/// One event as the viewer saw it. Table views animate it.
struct Step {
    core::StateBox before;
    core::Action action;  ///< hidden if the viewer may not know it
    core::StateBox after;
    int seat;     ///< the seat that acted; 0 for chance
    bool set_up;  ///< chance before the first decision; shown all at once
    int ply = 0;  ///< the number of actions up to and including this one
};

/// Tracks how much of a match has been shown to its viewer, step by step or by jumps.
class Playback {
  public:
    /// The number of actions shown.
    int ply() const { return ply_; }
    /// The state shown, as the viewer knows it.
    const core::StateBox& view() const { return view_; }
    /// Increases when the shown position jumps (undo, redo, another viewer).
    int jumps() const { return jumps_; }
    /// Returns the steps since the last call, oldest first.
    std::vector<Step> take_steps() { return std::exchange(steps_, {}); }

    /// Shows the actions played since the last call as steps. `recorded`: the match is only viewed
    /// and nobody plays it.
    void advance(const core::Match& match, const Viewpoint& viewpoint, bool recorded);
    /// Shows the current position of the match without the steps that led to it.
    void jump(const core::Match& match, const Viewpoint& viewpoint);
    /// Shows the same position from another view. It counts as a jump if the view differs.
    void switch_view(core::StateBox view);
    /// Shows the same position from another view. It never counts as a jump.
    void set_view(core::StateBox view) { view_ = std::move(view); }

  private:
    int ply_ = 0;
    core::StateBox state_;  ///< the state of the match after `ply_` actions
    core::StateBox view_;
    std::vector<Step> steps_;
    int jumps_ = 0;
};

/// Whether everything between two positions follows from one decision or one simultaneous choice.
/// If so, it is shown step by step; otherwise the shown position jumps.
bool is_one_step(const core::Match& match, int from, int to);

}  // namespace ctq::match

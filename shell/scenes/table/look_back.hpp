#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/board/step_player.hpp"
#include "shell/tables/view.hpp"

namespace ctq::scenes {

/// Shows earlier positions of a match at its table, with the information that the viewer may see.
/// The match itself stays at its current position.
class LookBack {
  public:
    /// Copies the session's match and shows how the position at `ply` came about.
    LookBack(const match::Session& table, const std::vector<match::LogEntry>& log, int ply);

    /// Shows how the position after `ply` actions came about. A log line must lead to that
    /// position.
    void show(const std::vector<match::LogEntry>& log, int ply);
    /// Returns the position of the log line before (−1) or after (1) the one shown; none if there
    /// is no such line.
    std::optional<int> beside(const std::vector<match::LogEntry>& log, int by) const;
    /// Returns the number of actions that lead to the position shown.
    int ply() const { return session_.match().cursor(); }
    /// Returns whether the table's match still begins with the actions shown, and has the same
    /// viewer.
    bool holds(const match::Session& table) const;
    /// Passes the steps since the last frame to the view. `seconds`: duration of a movement.
    void animate(ui::Motion& motion, float seconds);
    /// Returns the context for drawing the position shown. `table`: the context of the match
    /// itself.
    tables::ViewContext context(const tables::ViewContext& table) const;
    /// Returns the view of the position shown. It is separate from the table's view.
    tables::TableView& view() const { return *view_; }

    /// The position at which playback ends: the table's position when playback started.
    std::optional<int> until;
    StepPlayer player;

  private:
    match::Session session_;
    std::unique_ptr<tables::TableView> view_;
    tables::Picker nothing_;  ///< empty: nothing can be chosen here
    std::vector<match::LastAction> recent_;
    std::vector<match::Step> steps_;  ///< steps not yet passed to the view
};

}  // namespace ctq::scenes

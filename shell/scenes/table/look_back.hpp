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

/// Shows earlier positions of a match at its table, as far as the viewer may see them. The match
/// itself stays at its current position.
class LookBack {
  public:
    /// Copies the session's match, and shows the step that led to the position at `ply`.
    LookBack(const match::Session& table, const std::vector<match::LogEntry>& log, int ply);

    /// Shows the step that led to the position after `ply` actions. That position must be at the
    /// end of a log line.
    void show(const std::vector<match::LogEntry>& log, int ply);
    /// Returns the position of the log line before (−1) or after (1) the line shown; nullopt if
    /// there is no such line.
    std::optional<int> beside(const std::vector<match::LogEntry>& log, int by) const;
    /// Returns the number of actions that lead to the position shown.
    int ply() const { return session_.match().cursor(); }
    /// Returns whether this is still an earlier position of the table's match, seen by the same
    /// viewer.
    bool holds(const match::Session& table) const;
    /// Passes the steps since the last frame to the view. `seconds`: how long a piece takes to
    /// move.
    void animate(ui::Motion& motion, float seconds);
    /// Returns the context to draw the position shown with. `table`: the context of the current
    /// position.
    tables::ViewContext context(const tables::ViewContext& table) const;
    /// Returns the view that draws the position shown. It is not the view of the table.
    tables::TableView& view() const { return *view_; }

    /// Playback ends at this position: the table's position when playback started.
    std::optional<int> until;
    StepPlayer player;

  private:
    match::Session session_;
    std::unique_ptr<tables::TableView> view_;
    tables::Picker nothing_;  ///< has no candidates: nothing can be chosen here
    std::vector<match::LastAction> recent_;
    std::vector<match::Step> steps_;  ///< steps not yet passed to the view
};

}  // namespace ctq::scenes

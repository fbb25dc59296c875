#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "shell/match/log.hpp"
#include "shell/match/recent_actions.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/board/step_player.hpp"
#include "shell/tables/view.hpp"

namespace ctq::app {

/// Earlier positions of a match, shown at the table where it is played: as whoever looks may know
/// them, and while the match itself stays where it is.
class LookBack {
  public:
    /// Of the match as this session shows it, from the position before `ply` on.
    LookBack(const Session& table, const std::vector<LogEntry>& log, int ply);

    /// Shows how the position after so many actions, one of the log's, came about.
    void show(const std::vector<LogEntry>& log, int ply);
    /// The position of the line before (−1) or after (1) the one shown; none beyond the log.
    std::optional<int> beside(const std::vector<LogEntry>& log, int by) const;
    /// How many actions lead to the position shown.
    int ply() const { return session_.match().cursor(); }
    /// Whether the match of the table still begins with what is shown, for the same eyes.
    bool holds(const Session& table) const;
    /// Gives the view what has happened since the last frame.
    void animate(ui::Motion& motion, float seconds);
    /// What the view is given to draw; `table` is what it is given for the match itself.
    tables::ViewContext context(const tables::ViewContext& table) const;
    /// The view of the position shown, apart from that of the table.
    tables::TableView& view() const { return *view_; }

    /// Where all that happened up to here is played, until the match is as it is.
    std::optional<int> until;
    StepPlayer player;

  private:
    Session session_;
    std::unique_ptr<tables::TableView> view_;
    tables::Picker nothing_;  ///< can be chosen here
    std::vector<LastAction> recent_;
    std::vector<Step> steps_;  ///< not yet given to the view
};

}  // namespace ctq::app

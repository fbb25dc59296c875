#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/lesson.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"

/// The guide of a first game: what it says, and what it waits for.
namespace ctq::app {

class Guide {
  public:
    /// Of the lesson that the session's match is; of none where it is no lesson.
    explicit Guide(const Session& session);

    /// The match has gone on, or back.
    void follow(const Session& session);
    /// There is no lesson any more.
    void leave();

    struct Note {
        int step;  ///< from 1; `steps` + 1 when all is done
        int steps;
        std::string_view text;
    };
    /// What it says now; nothing at other tables and once it is through.
    std::optional<Note> note(const Session& session) const;
    /// The spots to point at next for what it waits for; none where anything will do.
    std::vector<ui::Target> awaited(const Session& session, const tables::TableView& view,
                                    const tables::Picker& picker) const;
    /// What to say when it waits for another action that is possible; empty when it does not.
    std::string refusal(const Session& session, core::Action action) const;

  private:
    const LessonStep* step_now(const Session& session) const;

    std::optional<Lesson> lesson_;
    std::optional<int> step_;  ///< as `lesson_step` has it
};

/// "2 of 8", "all done".
std::string guide_step(const Guide::Note& note);
/// "First game · 2 of 8".
std::string guide_head(const Guide::Note& note);

}  // namespace ctq::app

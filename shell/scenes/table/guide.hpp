#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/match/lesson.hpp"
#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"

/// The guide of a lesson (a person's first game): its texts, and the actions that it waits for.
namespace ctq::scenes {

class Guide {
  public:
    /// Makes the guide of the lesson named in a tag of the session's match. Without such a tag, the
    /// guide does nothing.
    explicit Guide(const match::Session& session);

    /// Updates the step after an action or an undo.
    void follow(const match::Session& session);

    struct Note {
        int step;  ///< number of the step, from 1; `steps` + 1 when all are done
        int steps;
        std::string_view text;
        const match::Lesson* lesson;

        bool done() const { return step > steps; }
    };
    /// Returns the current note; nullopt if there is no lesson or its last note is over.
    std::optional<Note> note(const match::Session& session) const;
    /// Returns the spots to press next for the action that the guide waits for; empty if any action
    /// will do.
    std::vector<ui::Target> awaited(const match::Session& session, const tables::TableView& view,
                                    const tables::Picker& picker) const;
    /// Returns the legal actions that the guide waits for; empty if any action will do.
    std::vector<core::Action> asked(const match::Session& session) const;
    /// Returns the message to show if `action` is not what the guide waits for; else empty.
    std::string refusal(const match::Session& session, core::Action action) const;

  private:
    const match::LessonStep* step_now(const match::Session& session) const;

    std::optional<match::Lesson> lesson_;
    std::optional<int> step_;  ///< index of the step, from 0, as `lesson_step` returns it
};

/// Returns the step in words: "2 of 8", "all done".
std::string guide_step(const Guide::Note& note);
/// Returns the heading of a note: "First game · 2 of 8".
std::string guide_head(const Guide::Note& note);

}  // namespace ctq::scenes

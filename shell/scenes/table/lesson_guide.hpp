#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Runs a lesson (a person's first game): updates the guide to the match's position, and lets the
/// person leave or restart the lesson or, after its last step, begin a match. Its commands:
///
///     leave-lesson  restart-lesson  first-match
class LessonGuide : public TablePart {
  public:
    explicit LessonGuide(Table& table) : TablePart(table), guide_(table.session) {}

    void commands(Commands& list) override;
    void changed() override;
    void told() override;
    const Guide* guide() const override { return &guide_; }
    std::string refusal(core::Action action) override;

  private:
    void leave();
    void restart();

    Guide guide_;  ///< active only in a lesson
};

/// Adds the command that starts the standard match of a lesson's game in place of the lesson.
Command& add_first_match(Commands& list, const Table& table);

}  // namespace ctq::scenes

#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// Runs a lesson (a person's first game): updates the guide to the match's position, and lets the
/// person leave or restart the lesson. Its commands:
///
///     leave-lesson  restart-lesson
class LessonGuide : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void told() override { table_.guide.follow(table_.session); }

  private:
    void leave();
    void restart();
};

}  // namespace ctq::scenes

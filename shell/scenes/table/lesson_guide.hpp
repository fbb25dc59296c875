#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::scenes {

/// A lesson, the person's first game: keeps the guide at the match's position, and lets the person
/// leave or restart the lesson. Its commands:
///
///     leave-lesson  restart-lesson
class LessonGuide : public TablePart {
  public:
    using TablePart::TablePart;

    void commands(Commands& list) override;
    void changed() override { table_.guide.follow(table_.session); }

  private:
    void leave();
    void restart();
};

}  // namespace ctq::scenes

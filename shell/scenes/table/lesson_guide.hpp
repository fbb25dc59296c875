#pragma once

#include "shell/scenes/table/part.hpp"

namespace ctq::app {

/// A first game: its guide follows the match, and one may leave it or begin anew.
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

}  // namespace ctq::app

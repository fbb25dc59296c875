#include "shell/scenes/table/lesson_guide.hpp"

#include "shell/match/tags.hpp"

namespace ctq::scenes {

void LessonGuide::commands(Commands& list) {
    if (!table_.guided()) {
        return;
    }
    list.group("First game");
    list.add("leave-lesson", "Leave the lesson", [this] { leave(); }).look.brief = "Leave";
    list.add("restart-lesson", "Start again", [this] { restart(); }).enabled =
        table_.session.history().can_undo();
}

void LessonGuide::leave() {
    table_.session.set_tag(match::kLessonTag, "");
    table_.guide = Guide(table_.session);
    table_.save(true);
    table_.on_changed();
    table_.board.changed();
}

void LessonGuide::restart() {
    table_.session.restart(table_.services.now);
    table_.save(true);
    table_.on_changed();
}

}  // namespace ctq::scenes

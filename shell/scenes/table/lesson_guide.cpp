#include "shell/scenes/table/lesson_guide.hpp"

#include <utility>

#include "shell/match/lesson.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

void LessonGuide::commands(Commands& list) {
    const auto guided = table_.guided();
    if (!guided) {
        return;
    }
    Page(list).heading("First game");
    if (guided->done()) {
        add_first_match(list, table_);
        list.add("leave-lesson", "Continue this one", [this] { leave(); });
        return;
    }
    list.add("leave-lesson", "Leave the lesson", [this] { leave(); }).look.brief = "Leave";
    list.add("restart-lesson", "Start again", [this] { restart(); }).enabled =
        table_.session.history().can_undo();
}

Command& add_first_match(Commands& list, const Table& table) {
    Command& first = list.add("first-match", "Play your first match", [&table] {
        table.services.router.start(match::standard_setup(table.session.game()), true);
    });
    first.look = {.brief = "First match", .places = kAtEnd};
    return first;
}

void LessonGuide::changed() {
    if (!table_.seated) {
        guide_ = Guide(table_.session);
    }
}

std::string LessonGuide::refusal(core::Action action) {
    guide_.follow(table_.session);
    return guide_.refusal(table_.session, action);
}

/// On the board, marks only what the step asks for.
void LessonGuide::told() {
    guide_.follow(table_.session);
    table_.board.picker.ask_for(guide_.asked(table_.session));
}

/// Makes the match an ordinary one. Every part of the table then sees it as such.
void LessonGuide::leave() {
    match::Session& session = table_.session;
    session.set_tag(match::kLessonTag, match::kLessonLeft);
    if (session.match().tag(match::kNameTag) == match::lesson_name(session.game())) {
        session.set_tag(match::kNameTag, "");
    }
    guide_ = Guide(session);
    table_.services.notices.put_away(std::exchange(table_.board.refusal, {}));
    table_.save(true);
    for (const auto& part : table_.parts) {
        part->changed();
        part->told();
    }
    table_.board.changed();
}

void LessonGuide::restart() {
    table_.services.notices.put_away(std::exchange(table_.board.refusal, {}));
    table_.session.restart(table_.services.now);
    table_.save(true);
    table_.on_changed();
}

}  // namespace ctq::scenes

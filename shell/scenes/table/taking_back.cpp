#include "shell/scenes/table/taking_back.hpp"

#include <utility>

#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"
#include "shell/scenes/table/auto_play.hpp"

namespace ctq::scenes {

void TakingBack::commands(Commands& list) {
    const bool watched = table_.session.bots().watched();
    Page(list).heading("Match");
    Command& undoing = add_undo(list, "Undo", [this] { undo(); });
    undoing.enabled = table_.can_undo();
    undoing.key.does = watched ? "back by one step" : "undo";
    Command& redoing = add_redo(list, [this] { redo(); });
    redoing.label = "Redo";
    redoing.enabled = table_.session.history().can_redo();
    redoing.key = letter_key(U'r', "R", watched ? "on again" : "redo");
    if (table_.session.history().can_undo() && !may_undo()) {
        list.add("undo-chance", "Undo past chance, which the result then notes",
                 [this] { take_back(); });
    }
}

Command& add_undo(Commands& list, std::string_view label, Callback run) {
    Command& undo = list.add("undo", label, run);
    undo.key = letter_key(U'u', "U", "ask to take back");
    undo.look = {.word = "Undo",
                 .tip = "Take back your last action",
                 .icon = ui::Symbol::undo,
                 .places = kInHeader | kInRow};
    return undo;
}

Command& add_redo(Commands& list, Callback run) {
    Command& redo = list.add_key("redo", {.cap = "R"}, run);
    redo.look = {.word = "Redo",
                 .tip = "Play again what was taken back",
                 .icon = ui::Symbol::redo,
                 .places = kInHeader | kInRow};
    return redo;
}

/// Returns whether the last decision can be undone. If a chance event followed it, the person must
/// have allowed that in this match.
bool TakingBack::may_undo() const {
    const match::Session& session = table_.session;
    return session.history().can_undo() && (!session.history().undoes_chance() ||
                                            !session.match().tag(match::kTakenBackTag).empty());
}

/// Discards the pending action. If there is none, goes back to the last decision, or offers to do so
/// if a chance event followed it.
void TakingBack::undo() {
    if (table_.reject()) {
        return;
    }
    if (!may_undo()) {
        table_.board.refusal = undo_refusal();  // goes with the next action
        table_.services.notices.offer(table_.board.refusal, "undo-chance", "Allow it");
        return;
    }
    take_back();
}

/// Goes back to the last decision. Nothing is played automatically until the person has acted. After
/// a chance event was undone once, `may_undo` allows it in the rest of the match.
void TakingBack::take_back() {
    match::Session& session = table_.session;
    table_.reject();
    table_.services.notices.put_away(std::exchange(table_.board.refusal, {}));
    const bool ended = session.situation().ended;
    table_.stop_looking();
    do {
        if (session.history().undoes_chance()) {
            const auto times =
                core::read_number(session.match().tag(match::kTakenBackTag)).value_or(0);
            session.set_tag(match::kTakenBackTag, std::to_string(times + 1));
        }
        session.undo(table_.services.now);
    } while (!ended && automatic(table_) && may_undo());
    rewound_at_ = session.match().cursor();
    table_.save(true);
    table_.on_changed();
}

/// Goes forward to the next decision. When there is nothing left to redo, actions are played
/// automatically again.
void TakingBack::redo() {
    match::Session& session = table_.session;
    table_.stop_looking();
    session.redo(table_.services.now);
    while (automatic(table_) && session.history().can_redo()) {
        session.redo(table_.services.now);
    }
    rewound_at_ = session.history().can_redo() ? session.match().cursor() : -1;
    table_.save(true);
    table_.on_changed();
}

}  // namespace ctq::scenes

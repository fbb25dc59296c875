// What can be done at the table.
#include "engine/core/text.hpp"
#include "shell/match/seat_names.hpp"
#include "shell/match/table_level.hpp"
#include "shell/match/tags.hpp"
#include "shell/match/typed_action.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/sharing.hpp"
#include "shell/scenes/table/scene.hpp"
#include "shell/scenes/ways_to_rules.hpp"

namespace ctq::app {
namespace {

constexpr Shortcut letter(char32_t key, const char* cap, const char* does) {
    return {ui::Key::character, key, cap, does};
}

}  // namespace

void TableScene::commands(Commands& list) {
    add_note(list);
    add_actions(list);
    add_watching(list);
    add_looking(list);
    add_lesson(list);
    add_auto_answers(list);
    add_match(list);
    add_inputs(list);
    add_other_tabs(list);
}

/// Its buttons are for commands that stand further down, too.
void TableScene::add_note(Commands& list) const {
    if (const auto note = this->note()) {
        list.group(note->words);
        for (const Command& way : note->ways) {
            list.add(way.id, way.label, {});
        }
    }
}

/// What the person to act may do.
void TableScene::add_actions(Commands& list) {
    const core::GameHandle& game = session_.game();
    list.group("Your actions");
    if (session_.curtain() != 0) {
        list.add("curtain", "I am " + session_.name(session_.curtain()) + ": go on",
                 [this] { lift_curtain(); });
    }
    if (pending_) {
        const std::string words = prompt();
        list.group("Chosen");
        list.add("confirm", "Play it: " + words.substr(0, words.size() - 1),
                 [this] { return confirm(); });
        list.add("reject", "Take it back", [this] { return reject(); });
        list.group("Your actions");
    }
    const tables::ViewContext context = this->context();
    for (const core::Action action : session_.legal()) {
        const tables::Effect effect = view_->effect(context, action);
        list.add("act:" + game.to_text(session_.view(), action),
                 core::capitalized(core::with_names(game.describe(session_.view(), action).you,
                                                    session_.names())) +
                     (effect.full.empty() ? "" : ": ") + effect.full +
                     (effect.warning.empty() ? "" : ". ") + effect.warning,
                 {});
    }
    if (over()) {
        list.add("again", "Rematch", [this] { play_again(); });
        add_other_level(list);
        list.add("change", "Change the table",
                 [this] { services_.router.go("setup=" + std::string(session_.game().info->id)); });
    }
    if (over()) {
        list.family("review:", [this](std::string_view ply) { return review_at(ply); });
    }
    if (over() && result_.swing) {
        list.add(
                "swing", result_.swing_words,
                [this] {
                    services_.router.go("review=" + id_ + "@" + std::to_string(result_.swing->ply));
                })
            .enabled = can_review();
    }
}

/// The level of the bots that is offered for the next match; 0 where none is.
int TableScene::offered_level() const {
    const auto setup = at_other_level(chosen_set_up(services_), level_steps_);
    return setup ? level_of(*setup->game, setup->seats) : 0;
}

/// An easier table after a loss, the next level after a win.
void TableScene::add_other_level(Commands& list) {
    if (const int level = offered_level(); level > 0) {
        const bool easier = level_steps_ < 0;
        const std::string words = seat_words(session_.game(), level_name(level));
        list.add(easier ? "easier" : "harder", (easier ? "Easier: " : "Next: ") + words, [this] {
            play_once_more(*at_other_level(chosen_set_up(services_), level_steps_));
        });
    }
}

void TableScene::add_inputs(Commands& list) {
    list.family("act:", [this](std::string_view token) { return act(token); });
    list.family("type:", [this](std::string_view words) { type(words); });
    if (session_.failed()) {
        list.add_key("ask-again", {}, [this] {
            session_.ask_again();
            went_on();
        });
    }
    if (claim_note()) {
        list.add_key("claim", {}, [this] {
            thinking_.clear();
            session_.claim(services_.now);
            save(true);
            went_on();
        });
        list.add_key("claim-not", {}, [this] {
            claim_.decline();
            changed();
        });
    }
    list.family("habit:", [this](std::string_view key) { return turn_auto_answer(key); });
    list.add_key("unpick", {}, [this] {
        picker_.clear();
        changed();
    });
    if (!session_.watched()) {
        list.add_key("ask:type", letter(U'a', "A", "type an action"),
                     [this] { return ask_to_type(); });
    }
}

void TableScene::add_watching(Commands& list) {
    if (!session_.watched() || over()) {
        return;
    }
    const bool paused = session_.paused();
    list.group("Watching");
    list.add(paused ? "go-on" : "pause", paused ? "Go on" : "Pause",
             [this] {
                 session_.pause(!session_.paused());
                 went_on();
             })
        .key = letter(U'p', "P", "pause, go on");
    list.add("step", "One step",
             [this] {
                 session_.step();
                 went_on();
             })
        .key = letter(U's', "S", "one step");
}

void TableScene::add_lesson(Commands& list) {
    if (!guide()) {
        return;
    }
    list.group("First game");
    list.add("leave-lesson", "Leave the lesson", [this] {
        session_.set_tag(kLessonTag, "");
        guide_.leave();
        save(true);
        went_on();
        changed();
    });
    list.add("restart-lesson", "Start again",
             [this] {
                 thinking_.clear();
                 session_.restart(services_.now);
                 save(true);
                 went_on();
             })
        .enabled = session_.can_undo();
}

void TableScene::add_auto_answers(Commands& list) {
    if (session_.humans() == 0) {
        return;
    }
    list.group("Answers to repeated questions");
    for (const tables::TableView::AutoAnswer& auto_answer : view_->auto_answers()) {
        list.add("habit:" + std::string(auto_answer.key), auto_answer.words, {});
    }
}

void TableScene::add_match(Commands& list) {
    const bool watched = session_.watched();
    list.group("Match");
    add_hint(list);
    Command& undoing = list.add("undo", "Undo", [this] {
        if (reject()) {
            return;
        }
        if (!may_undo()) {
            services_.notices.offer(undo_refusal(), "set:past-chance=on", "Allow it");
            return;
        }
        thinking_.clear();
        undo();
        save(true);
        went_on();
    });
    undoing.enabled = can_undo();
    undoing.key = letter(U'u', "U", watched ? "back by one step" : "undo");
    Command& redoing = list.add("redo", "Redo", [this] {
        thinking_.clear();
        redo();
        save(true);
        went_on();
    });
    redoing.enabled = session_.can_redo();
    redoing.key = letter(U'r', "R", watched ? "on again" : "redo");
    list.add("end", end_label(), [this] { end_match(); }).enabled = !over();
    list.add("review", "Review", [this] { services_.router.go("review=" + id_); }).key =
        letter(U'v', "V", "review");
    list.add("sandbox", "Sandbox: try anything on a copy", [this] {
        services_.router.go("sandbox=" + id_ + "@" + std::to_string(session_.match().cursor()));
    });
    add_share(list, [this] { open_share(); });
    if (over()) {
        add_pictures(list);
    }
    add_way_to_rules(list, session_.game());
    list.add("back", "Back", [this] { services_.router.back(); });
    list.add("lobby", "To the lobby", [this] { services_.router.go(""); });
}

/// The position after so many actions.
bool TableScene::review_at(std::string_view ply) {
    const bool there = can_review() && core::read_number(ply);
    if (there) {
        services_.router.go("review=" + id_ + "@" + std::string(ply));
    }
    return there;
}

void TableScene::lift_curtain() {
    session_.lift_curtain();
    refresh();
    consider_recap(true);
    went_on();
}

void TableScene::end_match() {
    thinking_.clear();
    session_.end(services_.now);
    save(true);
    went_on();
}

void TableScene::play_again() {
    play_once_more(chosen_set_up(services_));
}

/// The way back leads past the match that is over, however often one plays again. Where one seat
/// always begins, everyone moves on by one; else people keep their seats, and with them their
/// colours.
void TableScene::play_once_more(TableSetup setup) {
    if (beginner(setup).value_or(0) > 0) {
        rotate(setup);
    }
    services_.router.start(setup, true);
}

void TableScene::open_share() {
    services_.sheets.sharing = share_match(to_share());
    services_.sheets.sharing->pictures = over();
    changed();
}

bool TableScene::act(std::string_view token) {
    const auto action =
        session_.your_turn() ? session_.game().from_text(session_.view(), token) : std::nullopt;
    if (action) {
        choose(*action);
    }
    return action.has_value();
}

/// Plays what is typed, action by action; what can't be played is kept.
void TableScene::type(std::string_view words) {
    ++typed_times_;
    typed_left_ = words;
    std::string why;
    while (why.empty() && !typed_left_.empty()) {
        if (!session_.your_turn()) {
            why = "It is not your turn: “" + typed_left_ + "” was not played.";
            break;
        }
        const Typed typed = typed_action(session_.game(), session_.view(), session_.legal(),
                                         session_.names(), typed_left_);
        why = typed.why;
        if (typed.action) {
            const int before = session_.sequence();
            play(*typed.action);
            // What was played may have brought about something to tell, too.
            why = session_.sequence() == before ? services_.notices.text() : std::string();
            typed_left_.erase(0, why.empty() ? typed.read : 0);
        }
    }
    if (!why.empty()) {
        tell(why);
    }
}

bool TableScene::ask_to_type() {
    if (!session_.your_turn()) {
        tell("Now it is not your turn.");
        return true;
    }
    const std::string example = session_.game().to_text(session_.view(), session_.legal().items[0]);
    return platform::ask_text("Type an action, such as " + example +
                                  "; several with spaces between them. The beginning will do.",
                              typed_left_, "type:");
}

}  // namespace ctq::app

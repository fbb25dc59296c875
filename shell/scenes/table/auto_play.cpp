// What a person chose becomes an action: at once, after a question, or by itself where there was
// nothing to choose.
#include <algorithm>
#include <utility>

#include "shell/app/app.hpp"
#include "shell/match/tags.hpp"

namespace ctq::app {
namespace {

/// Seconds for which an action without an alternative can be seen coming.
constexpr double kBeat = 0.6;

}  // namespace

std::string App::held_words() const {
    return sentence(*session_, session_->game().describe(session_->view(), *held_));
}

/// Plays an action, or holds it where the settings ask first. What is not legal is told at once.
void App::choose(core::Action action, double now) {
    const core::ActionList& legal = session_->legal();
    if (settings_.confirm && std::binary_search(legal.begin(), legal.end(), action)) {
        held_ = action;
        notices_.clear();
        changed();
        return;
    }
    play(action, now);
}

void App::play(core::Action action, double now) {
    if (const std::string other = lesson_refusal(action); !other.empty()) {
        tell(other);
        return;
    }
    if (const auto refused = session_->play(action, now)) {
        tell(refused->sentence);
        return;
    }
    after_undo_ = false;
    notices_.clear();
    save_match(true);
    pass_on(now);
    refresh();
    think();
}

/// The next answer to a question that comes again and again; kept with the match.
bool App::run_auto_answer(std::string_view command) {
    constexpr std::string_view kBegin = "habit:";
    if (command.substr(0, kBegin.size()) != kBegin ||
        !view_->turn_auto_answer(command.substr(kBegin.size()))) {
        return false;
    }
    session_->set_tag(kAutoAnswersTag, view_->auto_answers_text());
    save_match(false);
    changed();
    return true;
}

/// Yes or no to the held action; undo is a no.
bool App::run_held(std::string_view command, double now) {
    if (!held_ || (command != "confirm" && command != "reject" && command != "undo")) {
        return false;
    }
    const core::Action action = *std::exchange(held_, std::nullopt);
    picker_.clear();
    changed();
    if (command == "confirm") {
        play(action, now);
    }
    return true;
}

/// The person to act has one action only, and nobody learns from its being played by itself what
/// should be secret.
bool App::forced() const {
    return session_ && session_->your_turn() && session_->turn().secret == 0 &&
           session_->legal().size == 1;
}

/// What is played without being asked for: it has no alternative, or the person said so once.
std::optional<core::Action> App::automatic() const {
    if (settings_.plays_forced && forced()) {
        return session_->legal()[0];
    }
    const bool free = session_ && session_->your_turn() && !guide();
    return free ? view_->by_auto_answer(session_->view()) : std::nullopt;
}

bool App::plays_forced() const {
    return scene_ == SceneId::table && !after_undo_ && automatic().has_value();
}

/// When it is played: known from the first `tick` on that finds it.
double App::forced_due() const {
    return forced_sequence_ == session_->sequence() ? std::max(forced_at_, view_->busy_until())
                                                    : kAtOnce;
}

void App::play_forced(double now) {
    if (!plays_forced()) {
        forced_sequence_ = -1;
        return;
    }
    if (forced_sequence_ != session_->sequence()) {
        forced_sequence_ = session_->sequence();
        forced_at_ = now + kBeat;
    } else if (now >= forced_due()) {
        play(*automatic(), now);
    }
}

/// Back to the last decision; past those that are played by themselves. None is
/// played again before the person has acted.
void App::undo(double now) {
    const bool ended = session_->ended();
    session_->undo(now);
    while (!ended && automatic() && session_->can_undo()) {
        session_->undo(now);
    }
    after_undo_ = true;
}

/// Forward likewise. At the end of what was played nothing is in the way of going on.
void App::redo(double now) {
    session_->redo(now);
    while (automatic() && session_->can_redo()) {
        session_->redo(now);
    }
    after_undo_ = session_->can_redo();
}

}  // namespace ctq::app

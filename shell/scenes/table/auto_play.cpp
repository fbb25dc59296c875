// What a person chose becomes an action: at once, after a question, or by itself where there was
// nothing to choose.
#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/log.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/scene.hpp"

namespace ctq::app {
namespace {

/// Seconds for which an action without an alternative can be seen coming.
constexpr double kBeat = 0.6;

}  // namespace

/// Plays an action, or asks before where the settings want it; `draft`: a finger placed it among
/// small places. What is not legal is told at once.
void TableScene::choose(core::Action action, bool draft) {
    stop_looking();
    const core::ActionList& legal = session_.legal();
    const Settings::Confirm wanted = settings().confirm;
    const bool asks =
        wanted == Settings::Confirm::on || (draft && wanted == Settings::Confirm::touch);
    if (asks && std::binary_search(legal.begin(), legal.end(), action)) {
        pending_ = action;
        pending_at_ = services_.now;
        pending_way_.clear();
        services_.notices.clear();
        changed();
        return;
    }
    play(action);
}

void TableScene::play(core::Action action) {
    stop_looking();
    if (const std::string other = guide_.refusal(session_, action); !other.empty()) {
        tell(other);
        return;
    }
    if (const auto refused = session_.play(action, services_.now)) {
        tell(refused->text());
        return;
    }
    after_undo_ = false;
    acted_at_ = services_.now;
    recap_from_.reset();
    services_.notices.clear();
    save(true);
    refresh();
    think();
}

/// Yes to the pending action, and to the path that begins with it.
bool TableScene::confirm() {
    const auto action = pending_;
    if (reject()) {
        const std::vector<core::Action> way = std::move(pending_way_);
        way.empty() ? play(*action) : go_along(way, true);
    }
    return action.has_value();
}

bool TableScene::reject() {
    if (!std::exchange(pending_, std::nullopt)) {
        return false;
    }
    picker_.clear();
    changed();
    return true;
}

/// The next answer to a question that comes again and again; kept with the match.
bool TableScene::turn_auto_answer(std::string_view key) {
    if (!view_->turn_auto_answer(key)) {
        return false;
    }
    session_.set_tag(kAutoAnswersTag, view_->auto_answers_text());
    save(false);
    changed();
    return true;
}

/// The person to act has one action only, and nobody learns from its being played by itself what
/// should be secret.
bool TableScene::forced() const {
    return session_.your_turn() && session_.turn().secret == 0 && session_.legal().size == 1;
}

/// What is played without being asked for: it has no alternative, or the person said so once.
std::optional<core::Action> TableScene::automatic() const {
    if (settings().plays_forced && forced()) {
        return session_.legal()[0];
    }
    return session_.your_turn() && !guide() ? view_->by_auto_answer(session_.view()) : std::nullopt;
}

bool TableScene::plays_forced() const {
    return !after_undo_ && automatic().has_value();
}

/// When it is played: known from the first `tick` on that finds it.
double TableScene::forced_due() const {
    return forced_sequence_ == session_.sequence() ? std::max(forced_at_, view_->busy_until())
                                                   : kAtOnce;
}

void TableScene::play_forced() {
    if (!plays_forced()) {
        forced_sequence_ = -1;
        return;
    }
    if (forced_sequence_ != session_.sequence()) {
        forced_sequence_ = session_.sequence();
        forced_at_ = services_.now + kBeat;
    } else if (services_.now >= forced_due()) {
        play(*automatic());
    }
}

/// What chance has shown stays shown, unless the settings let it be taken back.
bool TableScene::may_undo() const {
    return session_.can_undo() && (settings().past_chance || !session_.undoes_chance());
}

/// Why nothing can be taken back: what was drawn, turned or rolled since.
std::string TableScene::undo_refusal() const {
    const int ply = session_.undoes_chance().value_or(0);
    const core::StateBox state = session_.match().state_at(ply);
    const core::StateBox seen = session_.seen(state.data());
    const core::Phrase phrase = session_.game().describe(
        seen.data(), session_.seen(state.data(), session_.match().action(ply)));
    return core::say("What chance has shown stays shown: {what}.",
                     {{"what", sentence(session_, phrase)}});
}

/// Back to the last decision; past those that are played by themselves. None is played again before
/// the person has acted.
void TableScene::undo() {
    const bool ended = session_.ended();
    stop_looking();
    recap_from_.reset();
    do {
        if (session_.undoes_chance()) {
            const auto times = core::read_number(session_.match().tag(kTakenBackTag)).value_or(0);
            session_.set_tag(kTakenBackTag, std::to_string(times + 1));
        }
        session_.undo(services_.now);
    } while (!ended && automatic() && may_undo());
    after_undo_ = true;
}

/// Forward likewise. At the end of what was played nothing is in the way of going on.
void TableScene::redo() {
    stop_looking();
    session_.redo(services_.now);
    while (automatic() && session_.can_redo()) {
        session_.redo(services_.now);
    }
    after_undo_ = session_.can_redo();
}

}  // namespace ctq::app

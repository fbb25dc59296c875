#include "shell/scenes/table/auto_play.hpp"

#include <algorithm>

#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {
namespace {

/// Pause before an automatic action, in seconds, in which a person can notice what comes.
constexpr double kBeat = 0.6;

/// Returns whether the person whose turn it is has only one legal action and its choice is not
/// secret. If a secret action were played automatically, the others would learn that there was no
/// choice.
bool forced(const match::Session& session) {
    return session.your_turn() && session.turn().secret == 0 && session.legal().size == 1;
}

}  // namespace

std::optional<core::Action> automatic(const Table& table) {
    const match::Session& session = table.session;
    if (table.board.settings().plays_forced && forced(session)) {
        return session.legal()[0];
    }
    return session.your_turn() && !table.guided() ? table.board.view->by_auto_answer(session.view())
                                                  : std::nullopt;
}

void AutoPlay::changed() {
    if (!table_.seated) {
        table_.board.view->read_auto_answers(table_.session.match().tag(match::kAutoAnswersTag));
    }
}

void AutoPlay::commands(Commands& list) {
    if (table_.session.players().humans() == 0) {
        return;
    }
    Page(list).heading("Answers to repeated questions");
    for (const tables::TableView::AutoAnswer& answer : table_.board.view->auto_answers()) {
        list.add("habit:" + std::string(answer.key), answer.words, {});
    }
    list.family("habit:", [this](std::string_view key) { return turn_answer(key); });
}

/// Changes the answer to a repeated question to the next one in its list, and saves the
/// auto-answers with the match.
bool AutoPlay::turn_answer(std::string_view key) {
    tables::TableView& view = *table_.board.view;
    if (!view.turn_auto_answer(key)) {
        return false;
    }
    table_.session.set_tag(match::kAutoAnswersTag, view.auto_answers_text());
    table_.save(false);
    table_.board.changed();
    return true;
}

bool AutoPlay::plays() const {
    return !table_.rewound() && table_.look() == nullptr && automatic(table_).has_value();
}

/// Returns when the automatic action is played, in seconds. The first `tick` after a change sets
/// it.
double AutoPlay::due() const {
    return sequence_ == table_.session.sequence() ? std::max(due_, table_.board.view->busy_until())
                                                  : kAtOnce;
}

double AutoPlay::wake() const {
    return plays() ? due() : 0;
}

void AutoPlay::tick(double now) {
    if (!plays()) {
        sequence_ = table_.look() != nullptr ? sequence_ : -1;
        return;
    }
    if (sequence_ != table_.session.sequence()) {
        sequence_ = table_.session.sequence();
        due_ = now + kBeat;
    } else if (now >= due()) {
        table_.play(*automatic(table_));
    }
}

}  // namespace ctq::scenes

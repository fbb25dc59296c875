// Lets workers evaluate the actions for a hint, and handles their answer.
#include <utility>

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/hinting.hpp"

namespace ctq::scenes {

void Hinting::ask() {
    const core::Match& match = table_.session.match();
    hint_->asking.ask(
        table_.services.jobs,
        bots::ask_weighing(bots::weigh_question(match, table_.session.turn().seat, kHintPlayouts),
                           bots::advice_source(match)),
        [this](core::Result<bots::Weighing>&& weighing) { on_answer(std::move(weighing)); });
}

void Hinting::on_answer(core::Result<bots::Weighing>&& weighing) {
    if (!weighing) {
        hint_.reset();
        table_.board.tell("No hint could be worked out: " +
                          core::ended(weighing.problem().sentence));
        table_.board.changed();
        return;
    }
    hint_->weighing = std::move(*weighing);
    hint_->listed = hint_->weighing->by_words();  // a hint that is a sentence has no list
    table_.session.set_tag(match::kHintsTag,
                           std::to_string(hints_given(table_.session.match()) + 1));
    table_.save(true);
    table_.board.changed();
}

}  // namespace ctq::scenes

// Lets workers evaluate the actions for a hint, and handles their replies.
#include "engine/bots/advice.hpp"
#include "engine/bots/analysis/weigh_parts.hpp"
#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/hinting.hpp"

namespace ctq::scenes {

void Hinting::ask() {
    const core::Match& match = table_.session.match();
    hint_->weighs =
        bots::ask_weighing(bots::weigh_question(match, table_.session.turn().seat, kHintPlayouts),
                           bots::advice_source(match));
    ask_on();
}

/// Submits all jobs that are ready.
void Hinting::ask_on() {
    for (const core::Bytes& question : bots::questions(hint_->weighs)) {
        hint_->jobs.push_back(table_.services.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { on_reply(reply); }));
    }
}

void Hinting::on_reply(const platform::Reply& reply) {
    auto weighing = read_reply(hint_->weighs, reply);
    if (!weighing) {
        ask_on();
        table_.board.changed();
        return;
    }
    if (!*weighing) {
        hint_.reset();
        table_.board.tell("No hint could be worked out: " +
                          core::ended(weighing->problem().sentence));
        table_.board.changed();
        return;
    }
    hint_->weighing = std::move(**weighing);
    hint_->listed = hint_->weighing->by_words();  // a hint that is a sentence has no list
    table_.session.set_tag(match::kHintsTag,
                           std::to_string(hints_given(table_.session.match()) + 1));
    table_.save(true);
    table_.board.changed();
}

}  // namespace ctq::scenes

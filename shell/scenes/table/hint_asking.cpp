// Having a hint weighed by the workers, and taking it in.
#include "engine/bots/advice.hpp"
#include "engine/bots/weigh_parts.hpp"
#include "engine/core/say.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/scene.hpp"

namespace ctq::app {

void TableScene::ask_for_hint() {
    hint_->weighs = bots::ask_weighing(
        bots::weigh_question(session_.match(), session_.turn().seat, kHintPlayouts),
        bots::advice_source(session_.match()));
    ask_on_for_hint();
}

/// All parts that can be weighed now.
void TableScene::ask_on_for_hint() {
    for (const core::Bytes& question : bots::questions(hint_->weighs)) {
        hint_->asked.push_back(services_.jobs.ask(
            question, [this](platform::Reply&& reply, double /*now*/) { hear_hint(reply); }));
    }
}

void TableScene::hear_hint(const platform::Reply& reply) {
    auto weighing =
        reply.done ? bots::hear(hint_->weighs, reply.result)
                   : std::optional(core::Result<bots::Weighing>(core::Problem{"", reply.trouble}));
    if (!weighing) {
        ask_on_for_hint();
        changed();
        return;
    }
    if (!*weighing) {
        hint_.reset();
        tell("No hint could be worked out: " + core::ended(weighing->problem().sentence));
        changed();
        return;
    }
    hint_->weighing = std::move(**weighing);
    hint_->told = !hint_->weighing->words.empty();  // a sentence tells it all
    session_.set_tag(kHintsTag, std::to_string(hints_given(session_.match()) + 1));
    save(true);
    changed();
}

}  // namespace ctq::app

// Asking for advice at the table.
#include "engine/bots/advice.hpp"
#include "engine/bots/weigh_parts.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/table/next_spots.hpp"
#include "shell/scenes/table/scene.hpp"
#include "shell/scenes/text_view.hpp"

namespace ctq::app {

/// Not over the network, where nobody could know of it, nor where the program understands too little
/// of the game.
bool TableScene::may_hint() const {
    return !session_.remote() && !session_.to_send() && session_.humans() > 0 && !over() &&
           !guide() && bots::can_advise(session_.match());
}

void TableScene::add_hint(Commands& list) {
    if (!may_hint()) {
        return;
    }
    if (hint_) {
        list.group("Hint");
        const std::vector<HintRow> rows = hint_rows(*hint_, session_);
        for (std::size_t i = 0; hint_->told && i < rows.size(); ++i) {
            list.add_choice("hint:" + std::to_string(i + 1),
                            core::say("{action}: {worth}",
                                      {{"action", rows[i].action}, {"worth", rows[i].worth}}),
                            i == hint_->chosen, {});
        }
        list.family("hint:", [this](std::string_view number) { return point_at_hint(number); });
        if (hint_->asks || (hint_->weighing && !hint_->told)) {
            list.add("hint-more", hint_->asks ? "All agree" : "Show the best",
                     [this] { go_on_with_hint(); });
        }
        if (hint_->told) {
            list.add("hint-play", "Play it",
                     [this] { play(hint_->weighing->worths[hint_->chosen].action); });
        }
        list.add("hint-close", hint_->asks ? "No hints" : "Close", [this] {
            hint_.reset();
            changed();
        });
        list.group("Match");
    }
    Command& hint = list.add("hint", "Hint", [this] { go_on_with_hint(); });
    hint.enabled = session_.your_turn() && !pending_ && !look_;
    hint.key = {ui::Key::character, U'h', "H", "a hint"};
}

/// Asks for one, lists the best, puts it away: by the same key again and again. Where several people
/// play, the first time they have to agree.
void TableScene::go_on_with_hint() {
    if (!hint_) {
        const bool agreed = session_.humans() == 1 || !session_.match().tag(kHintsTag).empty();
        hint_ = std::make_unique<Hint>();
        hint_->sequence = session_.sequence();
        hint_->asks = !agreed;
        recap_from_.reset();
        if (agreed) {
            ask_for_hint();
        }
    } else if (hint_->asks) {
        session_.set_tag(kHintsTag, "0");
        hint_->asks = false;
        ask_for_hint();
    } else if (hint_->weighing && !hint_->told) {
        hint_->told = true;
    } else if (hint_->told) {
        hint_.reset();
    }
    changed();
}

float TableScene::thought() const {
    return hint_ && hint_->waits() ? hint_->weighs.done() : session_.thought();
}

bool TableScene::point_at_hint(std::string_view number) {
    const auto place = core::read_number(number);
    const auto count = hint_ ? static_cast<std::int64_t>(hint_rows(*hint_, session_).size()) : 0;
    if (!place || *place < 1 || *place > count) {
        return false;
    }
    hint_->chosen = static_cast<std::size_t>(*place - 1);
    picker_.clear();
    changed();
    return true;
}

/// Where the action begins that is hinted at.
std::vector<std::string> TableScene::hinted_spots() const {
    if (!hint_ || !hint_->weighing) {
        return {};
    }
    const core::Action action = hint_->weighing->worths[hint_->chosen].action;
    return next_spots(session_, *view_, picker_, [&](core::Action one) { return one == action; });
}

}  // namespace ctq::app

#include "shell/scenes/table/hinting.hpp"

#include "engine/bots/advice.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/letter.hpp"
#include "shell/match/tags.hpp"
#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {

/// Returns whether hints are available. They are not over the network, where the others would not
/// know of them, nor if the program can't evaluate the game.
bool Hinting::may() const {
    const match::Session& session = table_.session;
    return !session.remote() && !match::must_send(session) && session.players().humans() > 0 &&
           !table_.over() && !table_.guided() && bots::can_advise(session.match());
}

void Hinting::commands(Commands& list) {
    if (!may()) {
        return;
    }
    if (hint_) {
        add_open(list);
    }
    Page(list).heading("Match");
    Command& hint = list.add("hint", "Hint", [this] { go_on(); });
    hint.enabled = table_.session.your_turn() && !table_.pending && table_.look() == nullptr;
    hint.key = letter_key(U'h', "H", "a hint");
    hint.look = {.tip = "Points at the best action; once more lists the best three",
                 .icon = ui::Symbol::hint,
                 .places = kInHeader | kInRow};
}

void Hinting::add_open(Commands& list) {
    const Hint& hint = *hint_;
    Page page(list);
    page.heading("Hint");
    page.text(hint_words(hint, table_.session));
    const std::vector<HintRow> rows = hint_rows(hint, table_.session);
    for (std::size_t i = 0; hint.listed && i < rows.size(); ++i) {
        list.add_choice("hint:" + std::to_string(i + 1),
                        core::say("{action}: {worth}",
                                  {{"action", rows[i].action}, {"worth", rows[i].worth}}),
                        i == hint.chosen, {})
            .look.tip = list.keep(hint_tip(hint));
    }
    list.family("hint:", [this](std::string_view number) { return point_at(number); });
    if (hint.asks || (hint.weighing && !hint.listed)) {
        list.add("hint-more", hint.asks ? "All agree" : "Show the best", [this] { go_on(); });
    }
    if (hint.listed) {
        list.add("hint-play", "Play it", [this] { table_.play(hint_->best()); });
    }
    list.add("hint-close", hint.asks ? "No hints" : "Close", [this] { close(); });
}

/// Takes the next step of a hint: requests it, lists the best actions, or closes it. Pressing the
/// hint's key repeatedly goes through these steps.
void Hinting::go_on() {
    match::Session& session = table_.session;
    if (!hint_) {
        const bool agreed =
            session.players().humans() == 1 || !session.match().tag(match::kHintsTag).empty();
        hint_ = std::make_unique<Hint>();
        hint_->sequence = session.sequence();
        hint_->asks = !agreed;
        if (agreed) {
            ask();
        }
    } else if (hint_->asks) {
        session.set_tag(match::kHintsTag, "0");
        hint_->asks = false;
        ask();
    } else if (hint_->weighing && !hint_->listed) {
        hint_->listed = true;
    } else if (hint_->listed) {
        hint_.reset();
    }
    table_.board.changed();
}

void Hinting::close() {
    hint_.reset();
    table_.board.changed();
}

void Hinting::changed() {
    if (hint_ && (!table_.seated || hint_->sequence != table_.session.sequence())) {
        hint_.reset();
    }
}

bool Hinting::point_at(std::string_view number) {
    const auto place = core::read_number(number);
    const auto count =
        hint_ ? static_cast<std::int64_t>(hint_rows(*hint_, table_.session).size()) : 0;
    if (!place || *place < 1 || *place > count) {
        return false;
    }
    hint_->chosen = static_cast<std::size_t>(*place - 1);
    table_.board.picker.clear();
    table_.board.changed();
    return true;
}

}  // namespace ctq::scenes

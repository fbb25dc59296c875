#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/engine/scenario.hpp"

/// Checks the notation and description of actions, and the refusal of illegal ones.
namespace ctq::tests {
namespace {

using core::Action;
using core::ActionList;
using core::StateBox;
using core::Turn;

bool one_token(const std::string& text) {
    return !text.empty() && text.find_first_of(" \t\r\n;\"") == std::string::npos && text[0] != '[';
}

/// Returns what is wrong with the notation or description of this action, or an empty string.
std::string text_fault(const core::GameHandle& game, const void* state, Action action) {
    const std::string text = game.to_text(state, action);
    if (!one_token(text)) {
        return "is not one token: \"" + text + "\"";
    }
    if (game.from_text(state, text) != action) {
        return "is read differently than written: " + text;
    }
    const core::Phrase phrase = game.describe(state, action);
    return phrase.you.empty() || phrase.they.empty() ? "is not described: " + text : "";
}

std::string position_fault(const core::GameHandle& game, const StateBox& state, int seats) {
    ActionList list;
    list_actions(game, state.data(), list);
    std::set<std::string> texts;
    for (const Action action : list) {
        std::string fault = text_fault(game, state.data(), action);
        if (!fault.empty()) {
            return fault;
        }
        if (!texts.insert(game.to_text(state.data(), action)).second) {
            return "two actions are written alike";
        }
        for (int seat = 0; seat <= seats; ++seat) {
            const Action hidden = game.hide(state.data(), action, seat);
            const StateBox view = game.observe(state.data(), seat);
            const std::string hidden_fault = text_fault(game, view.data(), hidden);
            if (!hidden_fault.empty()) {
                return "as seen by seat " + std::to_string(seat) + ", " + hidden_fault;
            }
        }
    }
    return {};
}

/// Returns an action code that is mostly illegal: a legal code slightly changed, or a random one.
Action strange_action(const ActionList& list, core::Rng& rng) {
    const Action legal = list[static_cast<int>(rng.below(static_cast<unsigned>(list.size)))];
    return rng.below(4) == 0 ? static_cast<Action>(rng.next()) : legal ^ 1U << rng.below(32);
}

std::string strange_text(std::string text, core::Rng& rng) {
    static constexpr std::string_view letters = "0123456789=@?:,-|SHDCendpasbkrw.";
    for (unsigned edits = 1 + rng.below(2); edits > 0; --edits) {
        const auto at = rng.below(static_cast<unsigned>(text.size()) + 1);
        const char letter = letters[rng.below(static_cast<unsigned>(letters.size()))];
        if (rng.below(2) == 0 || at == text.size()) {
            text.insert(at, 1, letter);
        } else {
            text[at] = letter;
        }
    }
    return text;
}

bool unchanged(const core::Match& match, const core::Match& before) {
    return match.size() == before.size() && match.cursor() == before.cursor() &&
           match.box() == before.box();
}

/// Tries illegal actions. Returns what the match did wrong, or an empty string.
std::string refusal_fault(core::Match& match, core::Rng& rng) {
    const Turn turn = match.turn();
    const int actor = turn.kind == Turn::Kind::seat ? turn.seat : 0;
    ActionList list;
    match.options_now(list);
    const core::Match before = match;
    for (int seat = 0; seat <= match.setup().seat_count() + 1; ++seat) {
        const auto refused = seat == actor ? std::nullopt : match.play(seat, list[0]);
        if (seat != actor && (!refused || refused->sentence.empty() || !unchanged(match, before))) {
            return "seat " + std::to_string(seat) + " acted out of turn";
        }
    }
    for (int i = 0; i < 6; ++i) {
        const Action action = strange_action(list, rng);
        if (std::binary_search(list.begin(), list.end(), action)) {
            continue;
        }
        if (actor != 0 && match.game().why_not(match.state(), action).empty()) {
            return "no reason is given why an action is illegal";
        }
        const auto refused = match.play(actor, action);
        if (!refused || refused->sentence.empty() || !unchanged(match, before)) {
            return "an illegal action was taken";
        }
    }
    return {};
}

/// Returns a changed notation that is read as an action with a different notation, or an empty
/// string.
std::string strange_text_fault(const core::Match& match, core::Rng& rng) {
    ActionList list;
    match.options_now(list);
    const std::string text = strange_text(match.game().to_text(match.state(), list[0]), rng);
    const auto action = match.game().from_text(match.state(), text);
    if (action && match.game().to_text(match.state(), *action) != text) {
        return "\"" + text + "\" is read as " + match.game().to_text(match.state(), *action);
    }
    return {};
}

std::vector<Scenario> all_scenarios() {
    auto all = preset_scenarios();
    const auto variants = variant_scenarios();
    all.insert(all.end(), variants.begin(), variants.end());
    return all;
}

}  // namespace

TEST_CASE("conformance: every action has a unique notation and a description") {
    for (const Scenario& scenario : all_scenarios()) {
        INFO(scenario.name());
        const core::Match match = random_match(scenario, 7, 300);
        for (int ply = 0; ply < match.size(); ply += 1 + ply / 40) {
            CHECK(position_fault(match.game(), match.state_at(ply), scenario.seats) == "");
        }
    }
}

TEST_CASE("conformance: if a text is read as an action, writing that action gives the same text") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        core::Match match = random_match(scenario, 8, 200);
        core::Rng rng{8};
        for (int ply = 0; ply < match.size(); ply += 1 + ply / 16) {
            match.seek(ply);
            for (int i = 0; i < 20; ++i) {
                CHECK(strange_text_fault(match, rng) == "");
            }
        }
    }
}

TEST_CASE("conformance: an illegal action is refused with a reason and changes nothing") {
    for (const Scenario& scenario : all_scenarios()) {
        INFO(scenario.name());
        core::Match match = random_match(scenario, 9, 300);
        core::Rng rng{9};
        for (int ply = 0; ply < match.size(); ply += 1 + ply / 24) {
            match.seek(ply);
            CHECK(refusal_fault(match, rng) == "");
        }
    }
}

TEST_CASE("conformance: no action is accepted after the end of the game") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        core::Match match = random_match(scenario, 10, 20'000);
        REQUIRE(match.turn().kind == Turn::Kind::over);
        const core::Match before = match;
        for (int seat = 0; seat <= scenario.seats; ++seat) {
            const auto refused = match.play(seat, match.action(match.size() - 1));
            CHECK((refused && !refused->sentence.empty() && unchanged(match, before)));
        }
        const auto refused = match.play_text("pass");
        CHECK((refused && !refused->sentence.empty() && unchanged(match, before)));
    }
}

}  // namespace ctq::tests

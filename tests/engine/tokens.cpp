#include "tests/engine/tokens.hpp"

#include <doctest/doctest.h>

#include "engine/core/text.hpp"

namespace ctq::tests {

void play(core::Match& match, const std::string& tokens) {
    for (const std::string_view token : core::words(tokens)) {
        const auto refused = match.play_text(token);
        REQUIRE_MESSAGE(!refused, refused->text());
        REQUIRE(match.game().check(match.state()) == nullptr);
    }
}

std::string refusal(core::Match& match, const std::string& token) {
    const auto action = match.game().from_text(match.state(), token);
    REQUIRE_MESSAGE(action, token);
    const core::Turn turn = match.turn();
    const auto refused = match.play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0, *action);
    return refused ? refused->sentence : "";
}

std::vector<std::string> legal_texts(const core::Match& match) {
    core::ActionList list;
    match.options_now(list);
    std::vector<std::string> texts;
    for (const core::Action action : list) {
        texts.push_back(match.game().to_text(match.state(), action));
    }
    return texts;
}

}  // namespace ctq::tests

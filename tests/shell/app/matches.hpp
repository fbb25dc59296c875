#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/app/app.hpp"

/// Matches and tables for tests.
namespace ctq::app {

/// Returns a match before its first decision.
template <class Game>
core::Match new_match(std::string_view options, std::vector<std::string> seats,
                      std::uint64_t seed = 5) {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), std::move(seats), seed, "", {}});
    REQUIRE(match);
    match->play_chance();
    return std::move(*match);
}

/// Returns a match after `decisions` decisions, each the first legal action.
template <class Game>
core::Match match_of(std::string_view options, std::vector<std::string> seats, int decisions) {
    core::Match match = new_match<Game>(options, std::move(seats));
    for (int i = 0; i < decisions; ++i) {
        core::ActionList list;
        match.options_now(list);
        REQUIRE_FALSE(match.play(match.turn().seat, list[0]));
        match.play_chance();
    }
    return match;
}

/// Starts a match of Cartagena from the lobby, with the rule set "cards" (hidden hands). The set-up
/// commands `changes` are run before the start.
inline void start_table(App& app, std::initializer_list<const char*> changes) {
    REQUIRE(app.run("setup:cartagena", 0));
    app.run("defaults", 0);  // refused if every option has its default
    REQUIRE(app.run("option:rules=cards", 0));
    for (const char* command : changes) {
        REQUIRE(app.run(command, 0));
    }
    REQUIRE(app.run("start", 0));
}

/// Plays the n-th legal action (from 0) by running its command.
inline void act(App& app, int n, double now = 0) {
    const match::Session& session = *app.scene().session();
    REQUIRE(session.your_turn());
    REQUIRE(app.run("act:" + session.game().to_text(session.view(), session.legal()[n]), now));
}

}  // namespace ctq::app

#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "shell/match/open_session.hpp"
#include "tests/shell/match/thinking.hpp"

/// Helpers that play a match of Cartagena through its `Session`, without the user interface.
namespace ctq::match {

/// The shortest time of a bot's turn, in seconds.
inline constexpr double kPace = 0.4;

/// Begins a match of Cartagena at time 0.
inline Session table(std::string_view options, std::vector<std::string> seats,
                     std::uint64_t seed = 5) {
    const core::GameHandle& game = core::handle_of<cartagena::Game>();
    core::Setup setup{
        &game, *core::read_options(game.info->options, options), std::move(seats), seed, "", {}};
    auto session = start_session(std::move(setup), 0);
    REQUIRE(session);
    return std::move(*session);
}

/// Returns the state that the viewer sees.
inline const cartagena::State& state(const Session& session) {
    return *static_cast<const cartagena::State*>(session.view());
}

/// Lets the bots act until it is a person's turn or the match is over. Returns the time then.
inline double wait(Session& session, double now) {
    while (session.bots().thinking()) {
        tests::answer_bot(session);
        now += kPace;
        REQUIRE(session.tick(now, kPace));
    }
    return now;
}

}  // namespace ctq::match

#include "engine/games/null_game/null_game.hpp"

/// Options, facts and the first state.
namespace ctq::null_game {
namespace {

// The preset key is first in the table: it sets other options, which may be overridden.

constexpr const char* kDecks[] = {"small", "large"};
constexpr core::PresetValue kPresets[] = {{0, kValues, 3}, {1, kValues, 6}, {1, kPeek, 0}};

constexpr core::OptionSpec kOptions[] = {
    core::choice_option("deck", "Deck", "Three values and a peek, or six values and none.", kDecks,
                        0, {}, kPresets),
    core::number_option("values", "Values", "The card's highest value.", 2, kMostValues, 3),
    core::flag_option("peek", "Peek", "Whether seat 1 looks at the card.", true),
};

constexpr core::GameInfo kInfo = {
    .id = "null_game",
    .title = "The Null Game",
    .author = "nobody",
    .pitch = "Guess the card.",
    .code = 255,
    .rules_version = 1,
    .least_seats = 2,
    .most_seats = kMostSeats,
    .options = kOptions,
    .credits = "The Null Game has no author: it is the pattern for new games.",
};

}  // namespace

const core::GameInfo& Game::info() {
    return kInfo;
}

/// Checks only combinations of options. The caller has already checked the range of each option.
core::Result<State> Game::start(const core::Options& options, int seats) {
    State state{};
    state.seats = static_cast<std::uint8_t>(seats);
    state.values = static_cast<std::uint8_t>(options[kValues]);
    state.peek = options[kPeek] != 0;
    return state;
}

/// Most games need no set-up positions: the first actions of a record do the same.
core::Result<State> Game::position(const core::Options& /*options*/, int /*seats*/,
                                   std::string_view /*text*/) {
    return core::Problem{"Position", "The null game has no set-up positions."};
}

}  // namespace ctq::null_game

#include <doctest/doctest.h>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "tests/engine/scenario.hpp"

/// The facts that each game states for the setup page, the lobby and experiments.
namespace ctq::tests {
namespace {

/// Whether `word` means a person or names one of the game's bots.
bool sits_down(const core::GameHandle& game, std::string_view word) {
    return word == "human" || core::read_bot(bots::roster(game), word);
}

}  // namespace

TEST_CASE(
    "facts: every option has a title and a help text, and explains either all of its choices or "
    "none") {
    for (const core::GameHandle* game : tested_games()) {
        for (const core::OptionSpec& spec : game->info->options) {
            INFO(game->info->id << " " << spec.key);
            CHECK(std::string_view(spec.title) != "");
            CHECK(std::string_view(spec.help).ends_with('.'));
            CHECK((spec.lines.empty() || spec.lines.size() == spec.choices.size()));
            for (const char* line : spec.lines) {
                CHECK(std::string_view(line).ends_with('.'));
            }
        }
    }
}

TEST_CASE("facts: every rule set of a game has a one-line explanation") {
    for (const core::GameHandle* game : cabinet()) {
        const int preset = core::preset_index(game->info->options);
        CHECK((preset < 0 || !game->info->options[static_cast<std::size_t>(preset)].lines.empty()));
    }
}

TEST_CASE(
    "facts: the default players are one person and enough of the game's bots to start a match") {
    for (const core::GameHandle* game : cabinet()) {
        INFO(game->info->id);
        const auto seats = core::words(game->info->default_seats);
        REQUIRE_FALSE(seats.empty());
        CHECK(seats.front() == "human");
        for (const std::string_view word : seats) {
            CHECK(sits_down(*game, word));
        }
        const int count = static_cast<int>(seats.size());
        CHECK(count >= game->info->least_seats);
        CHECK(count <= game->info->most_seats);
        CHECK(game->start(core::standard_options(game->info->options), count));
        CHECK(std::string_view(game->info->duration).ends_with(" min"));
    }
}

}  // namespace ctq::tests

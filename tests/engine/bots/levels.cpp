#include "engine/bots/levels.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "engine/bots/roster.hpp"

namespace ctq::bots {

TEST_CASE(
    "levels: every game has 2 to 9 levels numbered from 1, and each level has a different name") {
    for (const core::GameHandle* game : cabinet()) {
        INFO(std::string(game->info->id));
        const auto levels = levels_of(*game);
        REQUIRE(levels.size() >= 2);
        REQUIRE(levels.size() <= 9);
        const auto choice = core::read_bot(roster(*game), kLevelBot);
        REQUIRE(choice);
        CHECK(choice->parameter == kFirstLevel);
        const core::BotInfo& info = roster(*game)[static_cast<std::size_t>(choice->index)].info;
        CHECK(info.least == 1);
        CHECK(info.most == levels.size());
        for (const std::string name : {"level:0", "level:10", "level:-1", "level:x", "level:"}) {
            const auto refused = core::read_bot(roster(*game), name);
            CHECK_FALSE(refused);
            CHECK(refused.problem().sentence.find("a number from 1 to ") != std::string::npos);
        }
        for (const core::Level& level : levels) {
            CHECK(level.characters.empty() == (level.playouts > 0));
            for (const core::SeatedBot& character : level.characters) {
                CHECK(core::read_bot(roster(*game), character.id));
            }
        }
    }
    std::set<std::string> words;
    for (int level = 1; level <= 9; ++level) {
        words.insert(level_word(static_cast<std::uint32_t>(level)));
    }
    CHECK(words.size() == 9);
    CHECK(std::string(level_word(1)) == "Novice");
    CHECK(std::string(level_word(9)) == "Master");
}

TEST_CASE("levels: all bots of a game's levels that keep notes use the same layout for them") {
    for (const core::GameHandle* game : cabinet()) {
        INFO(std::string(game->info->id));
        std::set<void (*)()> notes;
        for (const core::Level& level : levels_of(*game)) {
            for (const core::SeatedBot& character : level.characters) {
                for (const core::BotHandle& bot : roster(*game)) {
                    if (character.id == bot.info.id && bot.typed_note != nullptr) {
                        notes.insert(bot.typed_note);
                    }
                }
            }
        }
        CHECK(notes.size() <= 1);
    }
}

TEST_CASE(
    "levels: neighboring seats play with different tempers, which are the same in every replay") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (int seat = 1; seat < core::kMostSeats; ++seat) {
            const std::uint32_t here = core::begin_notes(seed, seat).temper;
            CHECK(here == core::begin_notes(seed, seat).temper);
            for (const std::uint32_t characters : {2U, 3U, 5U}) {
                CHECK(here % characters != core::begin_notes(seed, seat + 1).temper % characters);
            }
        }
    }
}

TEST_CASE(
    "levels: at Incan Gold's default table the bots of seats 2 and 3 play differently at every "
    "level") {
    const core::GameHandle& game = **core::find_game(cabinet(), "incan_gold");
    for (const core::Level& level : levels_of(game)) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const std::size_t here = core::begin_notes(seed, 2).temper % level.characters.size();
            const std::size_t there = core::begin_notes(seed, 3).temper % level.characters.size();
            // A bot that draws its decisions is independent at each seat.
            const bool draws = level.characters[here].id == std::string_view("equilibrium");
            CHECK((draws || here != there));
        }
    }
}

}  // namespace ctq::bots

#include "engine/core/bot.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/roster.hpp"

/// Tests how names of bots and their parameters are read.
namespace ctq::tests {
namespace {

using core::ParameterKind;

std::vector<core::BotHandle> some_roster() {
    std::vector<core::BotHandle> roster(3);
    roster[0].info = {"plain", "", ParameterKind::none, 0, 0, 0};
    roster[1].info = {"turn", "", ParameterKind::whole, 1, 20, 7};
    roster[2].info = {"random", "", ParameterKind::share, 0, 0, 5};
    return roster;
}

std::string bot_problem(std::string_view name) {
    const auto roster = some_roster();
    const auto choice = core::read_bot(roster, name);
    return choice ? "no problem" : choice.problem().text();
}

core::BotChoice choice_of(std::string_view name) {
    const auto roster = some_roster();
    const auto choice = core::read_bot(roster, name);
    REQUIRE_MESSAGE(choice, choice.problem().text());
    return *choice;
}

}  // namespace

TEST_CASE("bots: a bot's name without a number gets the default parameter") {
    CHECK(choice_of("plain").index == 0);
    CHECK(choice_of("turn").index == 1);
    CHECK(choice_of("turn").parameter == 7);
    CHECK(choice_of("random").parameter == 5);
}

TEST_CASE("bots: a number after a colon sets the bot's parameter if it is within the range") {
    CHECK(choice_of("turn:1").parameter == 1);
    CHECK(choice_of("turn:20").parameter == 20);
    for (const char* name : {"turn:0", "turn:21", "turn:", "turn:x", "turn:-1", "turn:1.5"}) {
        CHECK_MESSAGE(bot_problem(name) == "seats: turn takes a number from 1 to 20, not \"" +
                                               std::string(name).substr(5) + "\".",
                      name);
    }
}

TEST_CASE("bots: a probability from 0 to 1 becomes a 32-bit fixed-point number") {
    CHECK(choice_of("random:0").parameter == 0);
    CHECK(choice_of("random:0.5").parameter == 0x80000000U);
    CHECK(choice_of("random:0.25").parameter == 0x40000000U);
    CHECK(choice_of("random:1").parameter == UINT32_MAX);
    CHECK(choice_of("random:1.000").parameter == UINT32_MAX);
    CHECK(choice_of("random:0.000000001").parameter == 4);
    for (const char* name : {"random:", "random:1.1", "random:2", "random:.5", "random:0.",
                             "random:-0", "random:0.0000000001", "random:half", "random:0.5.5"}) {
        CHECK_MESSAGE(bot_problem(name).find("a share from 0 to 1") != std::string::npos, name);
    }
}

TEST_CASE(
    "bots: an unknown bot is refused with a list of all bots, and a misplaced number is refused, "
    "too") {
    CHECK(bot_problem("clever") ==
          "seats: There is no bot \"clever\" for this game; there are plain, turn, random.");
    CHECK(bot_problem("") ==
          "seats: There is no bot without a name for this game; there are plain, turn, random.");
    CHECK(bot_problem("plain:3") ==
          "seats: The bot plain takes no number, so \"plain:3\" is none.");
}

TEST_CASE("bots: every game has the bot random, and no two bots of a game have the same name") {
    for (const core::GameHandle* game : cabinet()) {
        const auto roster = bots::roster(*game);
        std::vector<std::string> names;
        for (const core::BotHandle& bot : roster) {
            names.emplace_back(bot.info.id);
            CHECK(std::string(bot.info.help).size() > 10);
        }
        std::sort(names.begin(), names.end());
        CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
        CHECK(std::binary_search(names.begin(), names.end(), "random"));
    }
}

}  // namespace ctq::tests

#include "engine/core/options.hpp"

#include <doctest/doctest.h>

#include "engine/core/handle.hpp"
#include "engine/games/null_game/null_game.hpp"

namespace ctq::tests {
namespace {

core::OptionTable table() {
    return null_game::Game::info().options;
}

std::string normal(std::string_view text) {
    const auto options = core::read_options(table(), text);
    return options ? core::options_text(table(), *options) : options.problem().text();
}

std::int32_t value(std::string_view text, int index) {
    return (*core::read_options(table(), text))[index];
}

}  // namespace

TEST_CASE(
    "options: options_text() omits default values and follows the order of the option table") {
    CHECK(normal("") == "");
    CHECK(normal("  \t ") == "");
    CHECK(normal("deck=small values=3 peek=on") == "");
    CHECK(normal("peek=off values=5") == "values=5 peek=off");
    CHECK(normal("peek=off   deck=large") == "deck=large");
}

TEST_CASE(
    "options: a preset sets all other options, and explicit options override it in any order") {
    CHECK(value("deck=large", null_game::kValues) == 6);
    CHECK(value("deck=large", null_game::kPeek) == 0);
    CHECK(value("values=4 deck=large", null_game::kValues) == 4);
    CHECK(value("deck=large values=4", null_game::kValues) == 4);
    CHECK(normal("values=3 deck=large peek=on") == "deck=large values=3 peek=on");
}

TEST_CASE("options: equal options have equal texts, and reading the text restores the options") {
    const auto one = *core::read_options(table(), "deck=large peek=off values=6");
    const auto two = *core::read_options(table(), "deck=large");
    CHECK(one == two);
    CHECK(core::options_text(table(), one) == core::options_text(table(), two));
    for (const char* deck : {"small", "large"}) {
        for (int values = 2; values <= 6; ++values) {
            for (const char* peek : {"on", "off"}) {
                const std::string text = std::string("deck=") + deck +
                                         " values=" + std::to_string(values) + " peek=" + peek;
                const auto options = *core::read_options(table(), text);
                const auto again =
                    core::read_options(table(), core::options_text(table(), options));
                CHECK(*again == options);
            }
        }
    }
}

TEST_CASE("options: every mistake is reported in one sentence that lists what is allowed") {
    CHECK(normal("vaules=3") ==
          "options: There is no option \"vaules\"; there are deck, values, peek.");
    CHECK(normal("values=7") == "options: values must be a number from 2 to 6, not \"7\".");
    CHECK(normal("values=") == "options: values must be a number from 2 to 6, not \"\".");
    CHECK(normal("values=3x") == "options: values must be a number from 2 to 6, not \"3x\".");
    CHECK(normal("values=-3") == "options: values must be a number from 2 to 6, not \"-3\".");
    CHECK(normal("values=99999999999999999999") ==
          "options: values must be a number from 2 to 6, not \"99999999999999999999\".");
    CHECK(normal("peek=yes") == "options: peek must be on or off, not \"yes\".");
    CHECK(normal("deck=medium") == "options: deck must be one of small, large, not \"medium\".");
    CHECK(normal("peek") == "options: Options are written key=value, not \"peek\".");
    CHECK(normal("peek=on peek=on") == "options: The option \"peek\" is given twice.");
}

TEST_CASE("options: values out of range are refused when a game starts") {
    const auto& game = core::handle_of<null_game::Game>();
    const auto start = [&](std::size_t index, std::int32_t number) {
        core::Options options = core::standard_options(table());
        options.value[index] = number;
        return game.start(options, 2) ? "" : game.start(options, 2).problem().text();
    };
    CHECK(start(null_game::kValues, 6) == "");
    for (const auto& [index, number] : {std::pair{null_game::kValues, 7},
                                        {null_game::kValues, -654311394},
                                        {null_game::kDeck, 2},
                                        {null_game::kDeck, -1},
                                        {null_game::kPeek, 2}}) {
        CHECK(start(static_cast<std::size_t>(index), number) ==
              "options: The options hold a value that none of them can have.");
    }
    CHECK(start(core::kMaxOptions - 1, 1) != "");
}

TEST_CASE("options: an error message quotes the input shortened and without control characters") {
    CHECK(normal("a\x01\xff=1").find('\x01') == std::string::npos);
    CHECK(normal(std::string(500, 'x') + "=1").size() < 150);
}

TEST_CASE("options: the error message of a game without options says that there are none") {
    const auto options = core::read_options({}, "size=3");
    REQUIRE(!options);
    CHECK(options.problem().sentence == "There is no option \"size\"; this game has none.");
    CHECK(core::read_options({}, ""));
}

}  // namespace ctq::tests

#include "shell/match/link_text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/core/base64.hpp"
#include "engine/core/share.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/table_setup.hpp"

/// Tests of links as messengers change them.
namespace ctq::match {
namespace {

constexpr const char* kPage = "https://example.org/page/#";

bool ends_in_letter_or_number(const std::string& text) {
    const char c = text.empty() ? '.' : text.back();
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Returns the code of a match of random actions, as many as given.
std::string code_of(const core::GameHandle& game, int actions) {
    auto match = core::Match::start(make_setup(standard_setup(game), 7));
    REQUIRE(match);
    core::Rng rng{static_cast<std::uint64_t>(actions) + 1};
    core::ActionList list;
    while (match->size() < actions && match->turn().kind != core::Turn::Kind::over) {
        match->options_now(list);
        const core::Turn turn = match->turn();
        match->play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0,
                    turn.kind == core::Turn::Kind::chance
                        ? match->draw()
                        : list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))]);
    }
    return core::write_code(*match);
}

/// Returns routes of matches and set-ups of all games.
std::vector<std::string> written_routes() {
    std::vector<std::string> routes;
    for (const core::GameHandle* game : cabinet()) {
        for (int actions = 0; actions < 60; ++actions) {
            routes.push_back("m=" + code_of(*game, actions));
        }
        for (std::size_t variant = 0; variant < game->info->variants.size(); ++variant) {
            TableSetup setup = standard_setup(*game, variant);
            routes.push_back("new=" + setup_text(setup));
            setup.seed = 17;
            routes.push_back("new=" + setup_text(setup));
        }
    }
    return routes;
}

TEST_CASE("Every link to a match or a set-up ends in a letter or a number") {
    for (const std::string& route : written_routes()) {
        CHECK_MESSAGE(ends_in_letter_or_number(route), route);
        CHECK(clean_route(route) == route);
    }
}

TEST_CASE("A link is found in any text, without what stands around it") {
    const std::vector<std::pair<const char*, const char*>> around{{"", ""},
                                                                  {"Look: ", " Your turn!"},
                                                                  {"<", ">"},
                                                                  {"(", ")."},
                                                                  {"“", "”"},
                                                                  {"\"", "\","},
                                                                  {"See #1: ", "…"},
                                                                  {"Hello,\r\n", "\r\n-- \r\nA"},
                                                                  {"**", "**"},
                                                                  {"[here](", ")"},
                                                                  {"<a href=\"", "\">"}};
    for (const std::string& route : written_routes()) {
        for (const auto& [before, behind] : around) {
            CHECK(link_in(std::string(before) + kPage + route + behind) == route);
        }
    }
}

TEST_CASE("Percent signs of an encoded link are decoded, and others stay") {
    CHECK(clean_route("new=cartagena%3B%3Bhuman%2clevel%3A2%3B17") ==
          "new=cartagena;;human,level:2;17");
    CHECK(clean_route("m=AB%2DC%5f.") == "m=AB-C_");
    CHECK(clean_route("m=%E0%A4%A") == "m=%E0%A4%A");
    CHECK(clean_route("m=A%00B%") == "m=A%00B%");
}

TEST_CASE("A text without a link of ours has none") {
    for (const char* text : {"", "#", "# heading", "https://example.org/#top", "m=AAAA",
                             "https://example.org/#m=", "[Game \"cartagena\"]"}) {
        CHECK_MESSAGE(link_in(text).empty(), text);
    }
}

TEST_CASE("A set-up whose link lost its last semicolon is the same set-up") {
    for (const char* text : {"cartagena;;human,level:2", "cartagena;;human,level:2;"}) {
        const auto setup = read_setup(text);
        REQUIRE(setup);
        CHECK(setup->seats == std::vector<std::string>{"human", "level:2"});
        CHECK(setup->seed == 0);
    }
    CHECK_FALSE(read_setup("cartagena;"));
    CHECK_FALSE(read_setup("cartagena;;human,level:2;1;2"));
}

TEST_CASE("A code that lost its last hyphen or underscore is read") {
    int lost = 0;
    for (const core::GameHandle* game : cabinet()) {
        for (int actions = 0; actions < 400 && lost < 6; ++actions) {
            const std::string code = code_of(*game, actions);
            // Earlier versions wrote no letter after it.
            if (code.size() % 4 != 1) {
                continue;
            }
            const auto whole = core::read_code(cabinet(), code);
            const auto earlier = core::read_code(cabinet(), code.substr(0, code.size() - 1));
            const auto cut = core::read_code(cabinet(), code.substr(0, code.size() - 2));
            REQUIRE(whole);
            REQUIRE(earlier);
            REQUIRE(cut);
            CHECK(earlier->hash() == whole->hash());
            CHECK(cut->hash() == whole->hash());
            ++lost;
        }
    }
    CHECK(lost > 0);
}

}  // namespace
}  // namespace ctq::match

#include "engine/core/share.hpp"

#include <doctest/doctest.h>

#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/base64.hpp"
#include "tests/engine/scenario.hpp"

/// Tests the format of share codes byte by byte.
namespace ctq::tests {
namespace {

using Bytes = std::vector<int>;

/// Encodes these bytes with a checksum as a share code.
std::string code_of(const Bytes& values) {
    std::string bytes;
    for (const int value : values) {
        bytes += static_cast<char>(value);
    }
    const auto sum =
        core::hash_bytes(bytes.data(), static_cast<std::uint32_t>(bytes.size()), 0xc0de);
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes += static_cast<char>(sum >> shift);
    }
    return to_base64url(bytes);
}

core::Match shared_match(const std::string& record) {
    return core::read_record(tested_games(), record)->match;
}

std::string code_problem(const std::string& code) {
    const auto match = core::read_code(tested_games(), code);
    return match ? "no problem" : match.problem().text();
}

const std::string kDamaged = "This link or code is damaged or incomplete.";

}  // namespace

TEST_CASE("share: the bytes of a code follow the documented format") {
    // Three outcomes take two bits. The card 2 has index 1, the choices 3 and 1 have indices 2 and
    // 0.
    const core::Match match =
        shared_match("[Game \"null_game\"]\n[Seats \"human random\"]\n\ndeal=2 choose=3 choose=1");
    CHECK(core::write_code(match) ==
          code_of({1, 255, 1, 0, 0, 2, 0, 6, 'r', 'a', 'n', 'd', 'o', 'm', 0, 3, 1 | 2 << 2}));
}

TEST_CASE("share: a code stores each option that differs from its preset as index and word") {
    const core::Match match = shared_match(
        "[Game \"null_game\"]\n[Options \"deck=large values=2 peek=on\"]\n[Seats \"human "
        "human\"]\n");
    CHECK(core::write_code(match) ==
          code_of({1, 255, 1, 1, 2, 1, 1, '2', 2, 2, 'o', 'n', 2, 0, 0, 0, 0}));
}

TEST_CASE("share: a code does not contain the seed") {
    core::Match match = new_match({&core::handle_of<null_game::Game>(), "", 2}, 77);
    const auto read = core::read_code(tested_games(), core::write_code(match));
    REQUIRE(read);
    CHECK(read->setup().seed == 0);
}

TEST_CASE("share: the code of a whole game of any preset fits in a link") {
    for (const Scenario& scenario : preset_scenarios()) {
        INFO(scenario.name());
        CHECK(core::write_code(random_match(scenario, 5, 20'000)).size() < 4'000);
    }
}

TEST_CASE(
    "share: the code of a match that was counted opens at its end, and its other codes do not") {
    core::Match match = new_match({&core::handle_of<cartolan::Game>(), "", 3}, 78);
    while (match.size() < 12) {
        core::ActionList list;
        match.options_now(list);
        REQUIRE_FALSE(match.play(match.turn().seat, list[0]));
        match.play_chance();
    }
    const std::string open = core::write_code(match);
    REQUIRE_FALSE(match.play(match.turn().seat, cartolan::Game::kCount));
    REQUIRE(match.turn().kind == core::Turn::Kind::over);
    const auto read = core::read_code(tested_games(), core::write_code(match));
    REQUIRE(read);
    CHECK(read->size() == match.size());
    CHECK(read->turn().kind == core::Turn::Kind::over);
    CHECK(read->hash() == match.hash());
    CHECK(core::read_code(tested_games(), open)->turn().kind != core::Turn::Kind::over);
    CHECK(open != core::write_code(match));
}

TEST_CASE("share: a text that is not a share code is reported as damaged") {
    for (const char* text : {"", "A", "AAAA", "hello world", "AAAAAAAAAAAAAAAA", "====", "\n"}) {
        CHECK_MESSAGE(code_problem(text) == kDamaged, text);
    }
    CHECK(code_problem(std::string(core::kMostCodeBytes + 1, 'A')) == kDamaged);
}

TEST_CASE("share: a code with characters added at either end is refused") {
    // These codes have 14, 15 and 16 bytes, so every length modulo 3 occurs.
    for (const Bytes& bytes :
         {Bytes{1, 255, 1, 0, 0, 2, 0, 0, 0, 0}, Bytes{1, 255, 1, 0, 0, 2, 0, 0, 0, 1, 1},
          Bytes{1, 255, 1, 0, 0, 3, 0, 0, 0, 0, 1, 1}}) {
        const std::string code = code_of(bytes);
        REQUIRE(code_problem(code) == "no problem");
        for (const std::string more : {"A", "AA", "AAA", "AAAA", "=", "==", " ", "\n"}) {
            CHECK_MESSAGE(code_problem(code + more) == kDamaged, more);
            CHECK_MESSAGE(code_problem(more + code) == kDamaged, more);
        }
    }
}

TEST_CASE(
    "share: another format, an unknown game and another rules version are refused with different "
    "messages") {
    CHECK(code_problem(code_of({3, 255, 1, 0, 0, 2, 0, 0, 0, 0})) ==
          "This link was made by another version of the program.");
    CHECK(code_problem(code_of({1, 254, 1, 0, 0, 2, 0, 0, 0, 0})) ==
          "This link is of a game that this version does not know.");
    CHECK(code_problem(code_of({1, 255, 9, 0, 0, 2, 0, 0, 0, 0})) ==
          "This link was made with another version of the rules of The Null Game.");
}

TEST_CASE("share: a code with a valid checksum but invalid contents is refused") {
    CHECK(code_problem(code_of({1, 255, 1, 0, 0, 2, 0, 0, 0, 0})) == "no problem");
    const std::vector<std::pair<const char*, Bytes>> wrong = {
        {"a preset that is not there", {1, 255, 1, 2, 0, 2, 0, 0, 0, 0}},
        {"an option that is not there", {1, 255, 1, 0, 1, 9, 1, '2', 2, 0, 0, 0, 0}},
        {"an option out of range", {1, 255, 1, 0, 1, 1, 1, '9', 2, 0, 0, 0, 0}},
        {"too many seats", {1, 255, 1, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
        {"too few seats", {1, 255, 1, 0, 0, 1, 0, 0, 0}},
        {"a seat with a blank in its name", {1, 255, 1, 0, 0, 2, 0, 3, 'a', ' ', 'b', 0, 0}},
        {"a position where there is none", {1, 255, 1, 0, 0, 2, 0, 0, 1, 'x', 0}},
        {"an index beyond the list", {1, 255, 1, 0, 0, 2, 0, 0, 0, 1, 3}},
        {"actions after the end", {1, 255, 1, 0, 0, 2, 0, 0, 0, 4, 1}},
        {"fewer bits than actions", {1, 255, 1, 0, 0, 2, 0, 0, 0, 3}},
        {"more bytes than actions", {1, 255, 1, 0, 0, 2, 0, 0, 0, 1, 1, 0}},
        {"bits set behind the last action", {1, 255, 1, 0, 0, 2, 0, 0, 0, 1, 1 | 4}},
        {"a text longer than the code", {1, 255, 1, 0, 0, 2, 0, 100, 'x'}},
        {"a number that never ends",
         {1, 255, 1, 0, 0, 2, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255}},
        {"a number written longer than it needs", {1, 255, 1, 0, 0, 0x82, 0, 0, 0, 0, 0}},
        {"an enormous number of actions", {1, 255, 1, 0, 0, 2, 0, 0, 0, 255, 255, 255, 127}},
    };
    for (const auto& damage : wrong) {
        const std::string problem = code_problem(code_of(damage.second));
        CHECK_MESSAGE(problem != "no problem", damage.first);
        CHECK(!problem.empty());
    }
}

TEST_CASE("share: a code holds all seat names that a record can hold") {
    for (const char* seats : {"human human", "Zoë Jürgen", "random:0.25 greedy"}) {
        const core::Match match =
            shared_match(std::string("[Game \"null_game\"]\n[Seats \"") + seats + "\"]\n\ndeal=2");
        const auto read = core::read_code(tested_games(), core::write_code(match));
        REQUIRE_MESSAGE(read, seats << ": " << read.problem().text());
        CHECK(read->setup().seats == match.setup().seats);
    }
}

}  // namespace ctq::tests

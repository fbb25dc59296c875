#include <doctest/doctest.h>

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/job.hpp"
#include "engine/lab/known.hpp"
#include "engine/lab/outsiders.hpp"
#include "engine/lab/replay.hpp"
#include "tests/engine/lab/match_series.hpp"

/// Tests series of games that start from a position, given as the log of the actions before it.
namespace ctq::lab {
namespace {

struct Start {
    const char* game;
    const char* options;
    const char* bots;
};

constexpr Start kStarts[] = {
    {"cartagena", "", "greedy,hoarder"},
    {"cartagena", "rules=board tokens=2", "greedy,runner,random"},
    {"carteso", "", "claimer,random"},
    {"incan_gold", "", "turn:4,turn:6,random"},
    {"cartolan", "mode=beginner", "level:2,random"},
};

/// Returns a game of the series up to `percent` of its length.
core::Match played_to(const Spec& spec, const std::vector<std::string>& bots, int percent) {
    auto match = replay(spec, bots, 0);
    REQUIRE(match);
    match->seek(match->size() * percent / 100);
    return match->branch();
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (const std::string_view word : core::split(text, ',')) {
        words.emplace_back(word);
    }
    return words;
}

Spec from_position(const Start& start, int percent) {
    Spec spec = tests::experiment(start.game, start.options, start.bots, 5, false);
    spec.action_cap = 400;
    const std::string code = core::write_code(played_to(spec, words_of(start.bots), percent));
    REQUIRE_FALSE(begin_from(spec, code));
    return spec;
}

}  // namespace

TEST_CASE(
    "from a position: every game begins with the logged actions, and slow play gives the same "
    "tally") {
    for (const Start& start : kStarts) {
        CAPTURE(start.game);
        for (const bool rotate : {false, true}) {
            Spec spec = from_position(start, 40);
            spec.rotate = rotate;
            const Tally tally = play(spec, 0, 6);
            const auto bots = words_of(start.bots);
            Tally slow;
            slow.entries = static_cast<int>(spec.entries.size());
            slow.statistics.resize(spec.game->statistics().size());
            for (std::int64_t g = 0; g < 6; ++g) {
                const auto game = play_game(spec, bots, g, {});
                REQUIRE(game);
                REQUIRE(game->match.size() >= spec.from->size());
                for (int ply = 0; ply < spec.from->size(); ++ply) {
                    CHECK(game->match.action(ply) == spec.from->action(ply));
                }
                count(slow, ending_of(spec, g, *game));
            }
            CHECK(slow == tally);
            Tally parts = play(spec, 0, 2);
            add_to(parts, play(spec, 2, 4));
            CHECK(parts == tally);
        }
    }
}

TEST_CASE(
    "from a position: decoding a job restores the position, and a worker gives the same tally") {
    const Spec spec = from_position(kStarts[1], 50);
    const Bytes bytes = encode({spec, 3, 5});
    const auto read = decode_job(bytes);
    REQUIRE(read);
    CHECK(encode(*read) == bytes);
    const auto tally = read_answer(answer(bytes));
    REQUIRE(tally);
    CHECK(*tally == play(spec, 3, 5));
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        CHECK_FALSE(decode_job({bytes.data(), size}));
    }
    Spec other = spec;
    other.options = core::Options{};
    other.options.value = spec.options.value;
    other.options.value[0] = spec.options[0] == 0 ? 1 : 0;
    CHECK_FALSE(decode_job(encode({other, 0, 1})));
}

TEST_CASE(
    "from a position: an invalid share code, a finished match or a wrong number of bots is "
    "refused") {
    Spec spec = tests::experiment("cartagena", "", "greedy,random", 5, false);
    CHECK(begin_from(spec, "no code"));
    const core::Match whole = played_to(spec, {"greedy", "random"}, 100);
    CHECK(begin_from(spec, core::write_code(whole))->sentence ==
          "The match is over there: there is nothing to play on.");
    CHECK(spec.from == nullptr);
    REQUIRE_FALSE(begin_from(spec, core::write_code(played_to(spec, {"greedy", "random"}, 10))));
    CHECK(seat_bots(spec, "greedy,random,random")->sentence == "The position is one of 2 seats.");
}

TEST_CASE(
    "units: a worker's tally of units (one match from every seat) is right, also from a position") {
    const Spec spec = from_position(kStarts[0], 30);
    for (const Spec& of : {tests::experiment("cartagena", "", "greedy,random", 5, false), spec}) {
        const auto units = read_units(answer(encode({of, 2, 6, true})));
        REQUIRE(units);
        CHECK(*units == play_units(of, 2, 6));
        CHECK(units->games == 12);
    }
    CHECK_FALSE(read_units(answer(encode({spec, 0, 1}))));
    CHECK_FALSE(read_answer(answer(encode({spec, 0, 1, true}))));
}

}  // namespace ctq::lab

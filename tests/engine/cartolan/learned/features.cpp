#include "engine/games/cartolan/learned/features.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/games/cartolan/bots.hpp"
#include "tests/engine/cartolan/chart.hpp"
#include "tests/engine/scale.hpp"

/// The features, which are the numbers that a trained player (a neural net) gets as input.
namespace ctq::tests {
namespace {

using cartolan::Features;
using cartolan::Game;
using cartolan::State;
using Numbers = std::array<std::int8_t, Features::kCount>;

Numbers numbers_of(const State& state, int seat) {
    Numbers numbers{};
    Features::fill(state, Features::survey(state, seat), numbers.data());
    return numbers;
}

/// The index of a feature's first number.
std::size_t place_of(std::string_view name) {
    std::size_t at = 0;
    for (const core::Feature& feature : Features::table()) {
        if (name == feature.name) {
            return at;
        }
        at += static_cast<std::size_t>(feature.count);
    }
    FAIL("no feature " << name);
    return 0;
}

int number(const Chart& chart, int seat, std::string_view name, std::size_t which = 0) {
    return numbers_of(chart.state, seat)[place_of(name) + which];
}

/// Calls `look` with positions of matches under all practice options. Random players alternate with
/// bots, which get further in the game.
template <class Look>
void visit_positions(int rounds, const Look& look) {
    for (int round = 0; round < rounds; ++round) {
        for (const core::Practice& practice : Features::practice()) {
            const auto options = *core::read_options(Game::info().options, practice.options);
            for (int seats = 2; seats <= 4; ++seats) {
                State state = *Game::start(options, seats);
                core::Rng rng{static_cast<std::uint64_t>(round * 10 + seats)};
                for (int i = 0; i < 900; ++i) {
                    const core::Turn turn = Game::turn(state);
                    if (turn.kind == core::Turn::Kind::over) {
                        break;
                    }
                    if (i % 7 == 0) {
                        look(state);
                    }
                    const bool plays = turn.kind == core::Turn::Kind::seat && rng.below(3) > 0;
                    const auto bots = cartolan::bots();
                    Game::apply(state, plays ? bots[static_cast<std::size_t>(turn.seat - 1)].decide(
                                                   state, turn.seat, core::Notes{}, 0, rng)
                                             : random_action(state, rng));
                }
            }
        }
    }
}

}  // namespace

TEST_CASE(
    "cartolan, features: every feature stays within its bounds and varies between positions") {
    std::vector<std::set<int>> met(Features::kCount);
    visit_positions(scaled(6, 1), [&](const State& state) {
        for (int seat = 1; seat <= state.seats; ++seat) {
            const Numbers numbers = numbers_of(state, seat);
            std::size_t at = 0;
            for (const core::Feature& feature : Features::table()) {
                for (int i = 0; i < feature.count; ++i, ++at) {
                    INFO(std::string(feature.name));
                    CHECK_MESSAGE((numbers[at] >= feature.least && numbers[at] <= feature.most),
                                  int{numbers[at]});
                    met[at].insert(numbers[at]);
                }
            }
        }
    });
    if (scale() == 1) {
        std::size_t at = 0;
        for (const core::Feature& feature : Features::table()) {
            for (int i = 0; i < feature.count; ++i, ++at) {
                const std::string name = feature.name + (" " + std::to_string(i));
                // These features are constant in these games: with the default winning margin no
                // Vault gets more than 25 ahead, and a seat's first Adventurer is always in play.
                const bool constant =
                    name == "lead 7" || name == "rival_at_sea 0" || name == "in_play 0";
                CHECK_MESSAGE((met[at].size() > 1) != constant, name);
            }
        }
    }
}

TEST_CASE("cartolan, features: names are unique, and a net can read all features") {
    std::set<std::string> names;
    for (const core::Feature& feature : Features::table()) {
        CHECK(names.insert(feature.name).second);
    }
    CHECK(Features::kCount <= core::kMostFeatures);
}

TEST_CASE(
    "cartolan, features: features code leads in steps, and those at sea count the Chests, too") {
    Chart chart;
    chart.lay_row(2, 0, 6).put("1.1", "6,0").vault(1, 20).vault(2, 4).chest("1.1", 12);
    CHECK(number(chart, 1, "lead", 4) == 64);       // the lead is more than 8
    CHECK(number(chart, 1, "lead", 6) == 0);        // the lead is not more than 16
    CHECK(number(chart, 1, "lead_at_sea", 7) > 0);  // with the Chest the lead is 28, more than 26
    CHECK(number(chart, 2, "lead", 4) == 0);
    CHECK(number(chart, 2, "lead", 3) == 0);
    CHECK(number(chart, 2, "rival_at_sea", 6) == 64);
    // A Chest of 12 wins at home: 20 + 12 - 4 is more than 25.
    CHECK(number(chart, 1, "wins_at_home") > 0);
    CHECK(number(chart, 2, "loses_at_home") == number(chart, 1, "wins_at_home"));
    chart.chest("1.1", 9);
    CHECK(number(chart, 1, "wins_at_home") == 0);
}

TEST_CASE(
    "cartolan, features: the Adventurer whose turn it is comes first among those of its seat") {
    Chart chart;
    chart.lay_row(2, 0, 6).put("1.1", "3,0").put("1.2", "6,0").chest("1.2", 6);
    chart.play("stop");
    CHECK(number(chart, 1, "chest", 0) == 16);
    CHECK(number(chart, 1, "chest", 1) == 0);
    CHECK(number(chart, 1, "in_play", 1) == 64);
    CHECK(number(chart, 1, "in_play", 2) == 0);
    CHECK(number(chart, 1, "on_turn") == 64);
    CHECK(number(chart, 2, "on_turn") == 0);
    CHECK(number(chart, 2, "turns_until") == 32);
}

TEST_CASE(
    "cartolan, features: candidate actions are legal, and the only one to bank is to bank all") {
    visit_positions(1, [](const State& state) {
        if (Game::turn(state).kind != core::Turn::Kind::seat) {
            return;
        }
        Game::Legal all;
        Game::Legal list;
        Game::legal(state, all);
        Game::legal(state, list);
        Features::candidates(state, list);
        REQUIRE(list.size > 0);
        CHECK(std::includes(all.begin(), all.end(), list.begin(), list.end()));
        if (state.phase == cartolan::Phase::bank) {
            CHECK(list.size == 1);
            CHECK(cartolan::amount_of(list[0]) ==
                  state.adventurer[cartolan::adventurer_index(state.seat, state.mover + 1)].chest);
        }
    });
}

TEST_CASE("cartolan, features: every practice match can start with two to four seats") {
    for (const core::Practice& practice : Features::practice()) {
        INFO(std::string(practice.options));
        CHECK(practice.weight > 0);
        const auto options = core::read_options(Game::info().options, practice.options);
        REQUIRE(options);
        for (int seats = 2; seats <= 4; ++seats) {
            CHECK(Game::start(*options, seats));
        }
    }
}

}  // namespace ctq::tests

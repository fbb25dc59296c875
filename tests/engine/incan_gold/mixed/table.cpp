#include "engine/games/incan_gold/mixed/table.hpp"

#include <doctest/doctest.h>

#include <string>

#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/mixed/rival.hpp"

namespace ctq::incan_gold::mixed {
namespace {

Chances any_chances(int table) {
    Chances chances(static_cast<std::size_t>(cells_in(Grain::table, table)));
    core::Rng rng{static_cast<std::uint64_t>(table)};
    for (std::uint8_t& chance : chances) {
        chance = static_cast<std::uint8_t>(rng.below(kAlways + 1));
    }
    return chances;
}

const core::Bot<State>& bot(std::string_view id) {
    for (const auto& one : bots()) {
        if (one.info.id == id) {
            return one;
        }
    }
    FAIL("There is no such bot.");
    return bots()[0];
}

core::Action decide(std::string_view id, const State& state, int seat, std::uint64_t seed) {
    core::Rng rng{seed};
    return bot(id).decide(state, seat, core::Notes{}, 0, rng);
}

/// Plays matches with `equilibrium` and counts the decisions in which `optimal` acts differently.
int differences(const State& start, int matches) {
    int different = 0;
    for (int match = 0; match < matches; ++match) {
        State state = start;
        core::Rng rng{static_cast<std::uint64_t>(match)};
        while (state.phase != Phase::over) {
            if (state.phase == Phase::reveal) {
                Game::apply(state, Game::draw(state, rng));
                continue;
            }
            const int seat = next_to_choose(state);
            const core::Action action = decide("equilibrium", state, seat, rng.next());
            different += action == decide("optimal", state, seat, 1) ? 0 : 1;
            Game::apply(state, action);
        }
    }
    return different;
}

State begin_with(const char* options, int seats) {
    return *Game::start(*core::read_options(Game::info().options, options), seats);
}

}  // namespace

TEST_CASE("incan_gold equilibrium: the bot plays exactly like the bot optimal in solo games") {
    CHECK(differences(begin(1), 2000) == 0);
}

TEST_CASE(
    "incan_gold equilibrium: the bot plays like the bot optimal under options without a table") {
    CHECK(differences(begin_with("rounds=3", 3), 200) == 0);
    CHECK(differences(begin_with("bust=return", 2), 200) == 0);
    CHECK(differences(begin_with("artifacts=remove", 4), 200) == 0);
    CHECK(differences(begin(2), 200) > 0);
}

TEST_CASE("incan_gold equilibrium: the bot has a table for standard games of 2 to 8 seats") {
    for (int seats = 2; seats <= kMostSeats; ++seats) {
        CHECK(current().fit(begin(seats)));
    }
    CHECK_FALSE(current().fit(begin(1)));
    CHECK_FALSE(current().fit(begin_with("rounds=10", 2)));
    Tables two;
    two.set(0, any_chances(0));
    CHECK(two.fit(begin(2)));
    CHECK_FALSE(two.fit(begin(3)));
}

TEST_CASE("incan_gold equilibrium: the bot leaves as often as its table says") {
    State state = begin(3);
    for (const int kind : {kFirstHazard, 8, 9}) {
        Game::apply(state, turn_card(kind));
        if (kind != 9) {
            resolve_turn(state, 0);
        }
    }
    const int chance = current().leave_chance(state, 2);
    constexpr int samples = 3000;
    int left = 0;
    for (int i = 0; i < samples; ++i) {
        left += decide("equilibrium", state, 2, static_cast<std::uint64_t>(i)) == kLeave ? 1 : 0;
    }
    const int expected = samples * chance / kAlways;
    CHECK(left >= expected - 120);
    CHECK(left <= expected + 120);
}

TEST_CASE("incan_gold tables: writing and reading leaves one table, and all tables, unchanged") {
    Tables tables;
    for (int table = kTables - 1; table >= 0; --table) {
        tables.set(table, any_chances(table));
        const auto bytes = tables.write();
        const auto read = Tables::read(bytes);
        REQUIRE(read);
        CHECK(read->write() == bytes);
        for (int other = 0; other < kTables; ++other) {
            CHECK(read->of(other) == tables.of(other));
        }
    }
}

TEST_CASE("incan_gold tables: damaged tables are refused with an error message") {
    Tables tables;
    tables.set(0, any_chances(0));
    const auto bytes = tables.write();
    for (std::size_t i = 0; i < bytes.size(); i += i < 20 ? 1 : 97) {
        auto damaged = bytes;
        damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ 1U);
        CHECK_FALSE(Tables::read(damaged));
        const auto cut = Tables::read(std::span(bytes).first(i));
        CHECK_FALSE(cut);
        CHECK(cut.problem().sentence != "");
    }
    auto longer = bytes;
    longer.push_back(0);
    CHECK_FALSE(Tables::read(longer));
    CHECK_FALSE(Tables::read(Tables().write()));
}

TEST_CASE("incan_gold tables: the built-in tables are read and written as the same bytes") {
    const auto built_in = Tables::read(standard_bytes());
    REQUIRE(built_in);
    const auto bytes = built_in->write();
    CHECK(std::equal(bytes.begin(), bytes.end(), standard_bytes().begin(), standard_bytes().end()));
}

}  // namespace ctq::incan_gold::mixed

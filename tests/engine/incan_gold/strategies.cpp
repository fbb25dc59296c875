#include <doctest/doctest.h>

#include <cstdlib>

#include "engine/bots/roster.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/odds.hpp"
#include "tests/engine/incan_gold/temple.hpp"

/// When each strategy leaves.
namespace ctq::tests {
namespace {

using incan_gold::kLeave;
using incan_gold::State;

/// Whether the bot with this name leaves in this position, playing this seat.
bool leaves(const std::string& name, const Temple& temple, int seat = 1, std::uint64_t seed = 1) {
    std::vector<core::BotHandle> handles;
    for (const auto& bot : incan_gold::bots()) {
        handles.push_back(core::erase(bot));
    }
    const auto choice = core::read_bot(handles, name);
    REQUIRE_MESSAGE(choice, choice.problem().text());
    core::Rng rng{seed};
    const core::BotHandle& bot = handles[static_cast<std::size_t>(choice->index)];
    return bot.decide(&temple.state(), seat, core::Notes{}, choice->parameter, rng) == kLeave;
}

}  // namespace

TEST_CASE("incan_gold strategy turn: the bot turn:n leaves from turn n of a round on") {
    Temple temple(1);
    temple.card("g1");
    CHECK(leaves("turn:1", temple));
    CHECK_FALSE(leaves("turn:2", temple));
    temple.stay().card("fire");
    CHECK(leaves("turn:2", temple));
}

TEST_CASE("incan_gold ruling: the turn strategy counts turns from 1 in each round") {
    Temple temple(1);
    temple.pass("g1").card("g2").leave("1").card("g1");
    CHECK(leaves("turn:1", temple));
    CHECK_FALSE(leaves("turn:2", temple));
}

TEST_CASE("incan_gold strategy backpack: the bot backpack:n leaves once it carries n gems") {
    Temple temple(1);
    temple.card("g9");
    CHECK(leaves("backpack:9", temple));
    CHECK_FALSE(leaves("backpack:10", temple));
}

TEST_CASE("incan_gold ruling: the backpack strategy doesn't count spare gems") {
    Temple temple(2);
    temple.card("g17");
    REQUIRE(temple.state().spare == 1);
    CHECK(leaves("backpack:8", temple));
    CHECK_FALSE(leaves("backpack:9", temple));
}

TEST_CASE("incan_gold strategy hazards: the bot hazards:n leaves once n hazards lie on the table") {
    Temple temple(1);
    temple.card("g9");
    CHECK_FALSE(leaves("hazards:1", temple));
    temple.stay().card("fire");
    CHECK(leaves("hazards:1", temple));
    CHECK_FALSE(leaves("hazards:2", temple));
    temple.stay().card("mummy");
    CHECK(leaves("hazards:2", temple));
}

TEST_CASE("incan_gold strategy random: the bot random:p leaves with probability p" *
          doctest::test_suite("figures")) {
    Temple temple(1);
    temple.card("g9");
    int left = 0;
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        left += leaves("random:0.2", temple, 1, seed) ? 1 : 0;
        CHECK(leaves("random:1", temple, 1, seed));
        CHECK_FALSE(leaves("random:0", temple, 1, seed));
    }
    CHECK(std::abs(left - 2000) <= 4 * 40);  // four standard deviations
}

TEST_CASE("incan_gold strategy myopic: it leaves if the expected loss equals the expected gain") {
    Temple temple(1);
    temple.pass("fire").card("g17");
    // 2 bust cards x 17 = 34 against 107 gems and an artifact worth 5.
    CHECK_FALSE(leaves("myopic", temple));
    temple.stay().card("g15");
    CHECK_FALSE(leaves("myopic", temple));  // 2 x 32 = 64 against 92 + 5
    temple.stay().card("g11");
    CHECK(leaves("myopic", temple));  // 2 x 43 = 86 against 81 + 5
}

TEST_CASE("incan_gold strategy myopic: it stays while no card can cause a bust") {
    Temple temple(1);
    for (const char* word : {"g17", "g15", "g14", "g13"}) {
        temple.card(word);
        CHECK_FALSE(leaves("myopic", temple));
        temple.stay();
    }
}

TEST_CASE(
    "incan_gold strategy myopic: it counts its share of the gems, and artifacts only if alone") {
    Temple temple(2);
    temple.pass("fire").pass("g17").pass("artifact").card("g15");
    // Two explorers: 2 x 15 against (124 - 32) / 2 = 46.
    CHECK_FALSE(leaves("myopic", temple, 1));
    temple.leave("2").card("g1");
    // Seat 1 is alone, and seat 2 took the artifact: 2 x 16 against 91.
    CHECK_FALSE(leaves("myopic", temple, 1));
    Temple rich(2);
    rich.pass("fire").pass("g17").pass("g15").pass("g11").card("g1").leave("2").card("artifact");
    // Seat 1 is alone with 8 + 7 + 5 in its backpack, and 5 on the table: 2 x 25 against 80.
    CHECK_FALSE(leaves("myopic", rich, 1));
    rich.stay().card("mummy");
    CHECK(leaves("myopic", rich, 1));  // 4 x 25 against 80
}

TEST_CASE("incan_gold strategies: a bot's action doesn't depend on a choice that it can't see") {
    Temple temple(3);
    temple.pass("fire").pass("g17").card("g15");
    State stays = temple.state();
    State leaves_first = temple.state();
    incan_gold::Game::apply(stays, incan_gold::kStay);
    incan_gold::Game::apply(leaves_first, kLeave);
    for (const auto& bot : incan_gold::bots()) {
        State room_a;
        State room_b;
        core::Rng one{5};
        core::Rng other{5};
        const State& a = incan_gold::Game::observe(stays, 2, room_a);
        const State& b = incan_gold::Game::observe(leaves_first, 2, room_b);
        CHECK(bot.decide(a, 2, core::Notes{}, bot.info.standard, one) ==
              bot.decide(b, 2, core::Notes{}, bot.info.standard, other));
    }
}

TEST_CASE("incan_gold strategies: a parameter out of range is refused with an error message") {
    std::vector<core::BotHandle> handles;
    for (const auto& bot : incan_gold::bots()) {
        handles.push_back(core::erase(bot));
    }
    for (const char* name : {"turn:0", "turn:41", "backpack:0", "backpack:201", "hazards:6",
                             "random:1.5", "random:-1", "optimal:3", "myopic:1", "greedy"}) {
        INFO(name);
        const auto choice = core::read_bot(handles, name);
        CHECK_FALSE(choice);
        CHECK(choice.problem().sentence != "");
    }
}

}  // namespace ctq::tests

#include "engine/bots/search/tree.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/bots/random.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/games/null_game/null_game.hpp"
#include "tests/engine/allocations.hpp"
#include "tests/engine/scale.hpp"
#include "tests/engine/scenario.hpp"

/// Tests the tree search with every game of the cabinet and with the null game.
namespace ctq::tests {
namespace {

using bots::search::Knobs;
using bots::search::search_tree;

using NullEntry = Entry<null_game::Game>;

/// Calls `test(entry, scenario)` for each preset of each game, with the fewest and the most seats.
template <class Test, class... Entries>
void each_scenario(const Test& test, EntryList<Entries...> /*games*/) {
    for (const Scenario& scenario : preset_scenarios()) {
        const core::GameInfo& info = *scenario.game->info;
        if (scenario.seats != std::max(info.least_seats, 2) && scenario.seats != info.most_seats) {
            continue;
        }
        INFO(scenario.name());
        ((scenario.game == &core::handle_of<typename Entries::Game>() ? test(Entries{}, scenario)
                                                                      : void()),
         ...);
    }
}

template <class Test>
void each_scenario(const Test& test) {
    each_scenario(test, Cabinet{});
    each_scenario(test, EntryList<NullEntry>{});
}

/// Plays a match at random and calls `look(state, seat)` before every `every`-th decision.
template <class G, class Look>
void play_and_look(const Scenario& scenario, std::uint64_t seed, int every, int most,
                   const Look& look) {
    const auto options = core::read_options(G::info().options, scenario.options);
    typename G::State state = *G::start(*options, scenario.seats);
    core::Rng rng{seed};
    int decisions = 0;
    for (core::Turn turn = G::turn(state); turn.kind != core::Turn::Kind::over && decisions < most;
         turn = G::turn(state)) {
        if (turn.kind == core::Turn::Kind::chance) {
            G::apply(state, G::draw(state, rng));
            continue;
        }
        if (decisions++ % every == 0) {
            look(static_cast<const typename G::State&>(state), static_cast<int>(turn.seat));
        }
        G::apply(state, bots::random_action<G>(state, turn.seat, {}, 0, rng));
    }
}

}  // namespace

TEST_CASE(
    "search: in every game a search of 50 playouts returns only legal actions with possible "
    "values") {
    each_scenario([](auto entry, const Scenario& scenario) {
        using G = typename decltype(entry)::Game;
        play_and_look<G>(scenario, 5, scaled(20, 20), 81, [](const auto& state, int seat) {
            typename G::State room;
            core::Rng rng{9};
            const auto found = search_tree<G, typename decltype(entry)::Guide>(
                G::observe(state, seat, room), seat, 50, rng);
            REQUIRE(!found.empty());
            typename G::Legal list;
            G::legal(state, list);
            std::uint32_t visits = 0;
            for (const core::Weighed& one : found) {
                CHECK(std::binary_search(list.begin(), list.end(), one.action));
                CHECK(one.sum >= 0);
                CHECK(one.sum <= std::int64_t{one.visits} * core::kFirstPlaceWorth);
                visits += one.visits;
            }
            // In Carteso a quarter of the playouts are random boards before the tree grows; no
            // visits.
            CHECK(visits >= (found.size() == 1 ? 1U : 37U));
        });
    });
}

TEST_CASE("search: information that is hidden from the seat does not change the search's result") {
    each_scenario([](auto entry, const Scenario& scenario) {
        using G = typename decltype(entry)::Game;
        using Guide = typename decltype(entry)::Guide;
        play_and_look<G>(scenario, 6, 25, 76, [](const auto& state, int seat) {
            typename G::State room;
            typename G::State other_room;
            const auto& seen = G::observe(state, seat, room);
            core::Rng guessing{77};
            const typename G::State other = G::guess(seen, guessing);
            core::Rng one{3};
            core::Rng two{3};
            CHECK(search_tree<G, Guide>(seen, seat, 12, one) ==
                  search_tree<G, Guide>(G::observe(other, seat, other_room), seat, 12, two));
        });
    });
}

TEST_CASE(
    "search: seats that share first place get exactly equal parts of a win, without rounding") {
    // With one value, all seats choose it and share first place.
    for (int seats = 1; seats <= core::kMostSeats; ++seats) {
        const auto options = core::read_options(null_game::Game::info().options, "values=2");
        null_game::State state = *null_game::Game::start(*options, seats);
        null_game::Game::apply(state, null_game::deal(1));
        state.values = 1;
        core::Rng rng{1};
        bots::search::Tree<null_game::Game, NoGuide> tree(state, 1, 10, Knobs{});
        for (int i = 0; i < 10; ++i) {
            tree.sample(rng);
        }
        CHECK(tree.forced());
        const auto found = tree.answer();
        REQUIRE(found.size() == 1);
        CHECK(found[0].visits == 10);
        CHECK(found[0].sum == 10 * core::kFirstPlaceWorth / seats);
    }
}

TEST_CASE(
    "search: in the null game a seat that sees the card names it, another seat the likeliest "
    "card") {
    const auto options = core::read_options(null_game::Game::info().options, "");
    null_game::State state = *null_game::Game::start(*options, 2);
    null_game::Game::apply(state, null_game::deal(3));
    core::Rng rng{4};
    null_game::State room;
    const auto best = [&](int seat) {
        const auto found = search_tree<null_game::Game, NoGuide>(
            null_game::Game::observe(state, seat, room), seat, 2000, rng);
        return std::max_element(found.begin(), found.end(),
                                [](const auto& a, const auto& b) { return a.visits < b.visits; })
            ->action;
    };
    CHECK(best(1) == null_game::choose(3));
    CHECK(best(2) == null_game::choose(1));
    null_game::Game::apply(state, null_game::choose(3));
    CHECK(best(2) == null_game::choose(1));
}

TEST_CASE("search: a playout allocates no memory") {
    each_scenario([](auto entry, const Scenario& scenario) {
        using G = typename decltype(entry)::Game;
        play_and_look<G>(scenario, 7, 30, 31, [](const auto& state, int seat) {
            typename G::State room;
            const auto& seen = G::observe(state, seat, room);
            core::Rng rng{5};
            bots::search::Tree<G, typename decltype(entry)::Guide> tree(seen, seat, 100, Knobs{});
            const std::uint64_t before = allocations();
            for (int i = 0; i < 20; ++i) {
                tree.sample(rng);
            }
            CHECK(allocations() == before);
        });
    });
}

}  // namespace ctq::tests

#include "engine/games/carteso/bots.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/carteso/search/outlook.hpp"
#include "engine/games/carteso/search/search.hpp"
#include "engine/games/carteso/search/solver.hpp"
#include "engine/lab/series.hpp"
#include "tests/engine/carteso/board.hpp"

/// The bots claimer and search, and the bots of each level of play ("level:1").
namespace ctq::tests {
namespace {

using carteso::Game;
using carteso::State;
using core::Action;

using Carteso = Entry<carteso::Game, carteso::bots>;

core::BotChoice choice(const std::string& name) {
    std::vector<core::BotHandle> handles;
    for (const auto& bot : bots::roster_of<Carteso>()) {
        handles.push_back(core::erase(bot));
    }
    const auto read = core::read_bot(handles, name);
    REQUIRE_MESSAGE(read, read.problem().text());
    return *read;
}

Action decide(const State& state, const std::string& name, std::uint64_t seed = 1) {
    const core::BotChoice who = choice(name);
    const auto& bot = bots::roster_of<Carteso>()[static_cast<std::size_t>(who.index)];
    core::Rng rng{seed};
    const core::Notes notes{};
    return bot.decide(state, Game::turn(state).seat, notes, who.parameter, rng);
}

std::string decision(const core::Match& match, const std::string& name) {
    return Game::to_text(carteso_of(match), decide(carteso_of(match), name));
}

/// The number of games that the first bot wins. The bots swap seats after each game.
std::int64_t wins(const std::string& one, const std::string& other, int games,
                  const std::string& options) {
    lab::Spec spec;
    spec.game = &core::handle_of<Game>();
    spec.options = *core::read_options(Game::info().options, options);
    spec.entries = {choice(one), choice(other)};
    spec.seed = 2026;
    spec.rotate = true;
    return lab::play_entry<Carteso>(spec, 0, games).entry[0].wins;
}

/// Plays a bot against itself. Returns 1 if it chooses an illegal action or the game doesn't end
/// within 400 plies, else 0.
int illegal_decisions(const std::string& options, const std::string& name) {
    State state = *Game::start(*core::read_options(Game::info().options, options), 2);
    int illegal = 0;
    for (int ply = 0; Game::turn(state).kind != core::Turn::Kind::over && ply < 400; ++ply) {
        Game::Legal list;
        Game::legal(state, list);
        const Action action = decide(state, name, static_cast<std::uint64_t>(ply));
        if (!std::binary_search(list.begin(), list.end(), action)) {
            return illegal + 1;
        }
        Game::apply(state, action);
    }
    return illegal + (Game::turn(state).kind == core::Turn::Kind::over ? 0 : 1);
}

constexpr const char* kNine = "komi=0 sides=fixed";

/// Whether Vertical's score is higher than Horizontal's.
bool vertical_leads(const State& state) {
    return carteso::half_points(state, carteso::kVertical) >
           carteso::half_points(state, carteso::kHorizontal);
}

/// Fills the board at random, with the button taken. Returns whether Vertical wins.
bool vertical_wins_filled(State state, std::uint64_t seed) {
    core::Rng rng{seed};
    while (state.phase == carteso::Phase::play) {
        Game::Legal legal;
        Game::legal(state, legal);
        // The last action is a pass, once the button is taken.
        const auto considered = static_cast<std::uint32_t>(
            std::max(1, legal.size - (state.button == carteso::kNobody ? 0 : 1)));
        Game::apply(state, legal[static_cast<int>(rng.below(considered))]);
    }
    return vertical_leads(state);
}

/// Checks a state whose winner is certain: the bots of all levels pass or take the button, and the
/// same side wins on every filled board. If that is the side to move, it also wins if both pass.
/// Returns whether the side to move has lost.
bool check_certain(const State& state, std::uint64_t seed) {
    Game::Legal legal;
    Game::legal(state, legal);
    const Action action = *Game::closing(state);
    CHECK(action == (state.button == carteso::kNobody ? carteso::kButton : carteso::kPass));
    CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
    for (const char* level : {"level:1", "level:2", "level:4"}) {
        CHECK(decide(state, level, seed) == action);
    }
    const bool vertical = vertical_wins_filled(state, 0);
    for (std::uint64_t end = 1; end < 10; ++end) {
        CHECK(vertical_wins_filled(state, end) == vertical);
    }
    const bool lost = vertical != (state.side == carteso::kVertical);
    CHECK((lost || vertical_leads(state) == vertical));
    return lost;
}

}  // namespace

TEST_CASE("carteso: every bot chooses only legal actions, and its games against itself end") {
    for (const char* name : {"random", "claimer", "search:1"}) {
        INFO(std::string(name));
        for (const char* options : {"size=1", "rows=1 cols=2", "rows=2 cols=7", "rows=13 cols=3",
                                    "size=4 komi=3", "size=6 sides=fixed"}) {
            INFO(std::string(options));
            CHECK(illegal_decisions(options, name) == 0);
        }
    }
    CHECK(illegal_decisions("size=13", "claimer") == 0);
}

TEST_CASE("carteso: the bot search has levels 1 to 5, and 3 is the default") {
    CHECK(choice("search").parameter == 3);
    CHECK(choice("search:5").parameter == 5);
    for (int level = 1; level < 5; ++level) {
        const State state = carteso_of(new_carteso(""));
        CHECK(carteso::playouts_of_level(state, level) <
              carteso::playouts_of_level(state, level + 1));
    }
}

TEST_CASE("carteso: a bot chooses the same action each time for the same seed") {
    const core::Match match = carteso_after(5, 5, "Xa1 Oc3 Xb2");
    for (const char* name : {"claimer", "search:2"}) {
        CHECK(decide(carteso_of(match), name, 7) == decide(carteso_of(match), name, 7));
    }
}

TEST_CASE("carteso: the bot claimer places a stone that makes a claim at once") {
    // X on b2 encloses the two O beside each other, which Horizontal then claims. With O on b2 the
    // group would have equal spans, and Vertical would claim it.
    CHECK(decision(carteso_at("OOX/X.X/XXX H a2=V V"), "claimer") == "Xb2");
}

TEST_CASE(
    "carteso: the evaluation `outlook` prefers certain groups to likely ones and is symmetric") {
    const auto worth = [](const char* position) {
        return carteso::outlook(carteso_of(carteso_at(position)));
    };
    CHECK(worth(".../.../... V - -") == 0);
    const int tall = worth(".X./.X./... V - -");
    CHECK(tall > 0);
    CHECK(worth(".../XX./... V - -") == -tall);
    // The group on a1 spans three of three rows and can reach only two columns. It is Vertical's
    // for certain.
    CHECK(worth("X../X../... V - -") < worth("XO/X./X. V - -"));
}

TEST_CASE(
    "carteso: after a pass a bot that is ahead passes too, and a bot that is behind plays on") {
    for (const char* name : {"claimer", "search:2"}) {
        INFO(std::string(name));
        core::Match leading = carteso_at("XO./O../... H a3=V V");
        play(leading, "pass");
        CHECK(decision(leading, name) == "pass");
        core::Match trailing = carteso_at("XO./O../... V a3=V V");
        play(trailing, "pass");
        CHECK(decision(trailing, name) != "pass");
    }
}

TEST_CASE("carteso: bots choose sides and komi by the shape of the board") {
    for (const char* name : {"claimer", "search:2"}) {
        INFO(std::string(name));
        CHECK(decision(new_carteso("rows=3 cols=8 komi=0"), name) == "side=H");
        CHECK(decision(new_carteso("rows=8 cols=3 komi=0"), name) == "side=V");
        CHECK(decision(new_carteso("rows=8 cols=3 komi=24"), name) == "side=H");
        CHECK(decision(new_carteso("rows=3 cols=8"), name) == "komi=0");
        const auto komi = Game::from_text(carteso_of(new_carteso("rows=8 cols=3")),
                                          decision(new_carteso("rows=8 cols=3"), name));
        CHECK(carteso::value_of(*komi) >= 4);
    }
}

TEST_CASE("carteso: the bot search plays small boards perfectly") {
    carteso::Solver solver;
    for (const auto& [rows, columns] : {std::pair{1, 2}, {2, 1}, {2, 2}, {2, 3}}) {
        core::Match match = new_carteso(settled(rows, columns));
        const int best = solver.value(carteso_of(match));
        while (match.turn().kind != core::Turn::Kind::over) {
            match.play(match.turn().seat, decide(carteso_of(match), "search:3"));
            INFO(rows_of(carteso_of(match)) << " after " << match.size() << " actions");
            CHECK(solver.value(carteso_of(match)) == best);
        }
    }
}

TEST_CASE("carteso: the bot claimer beats random in at least 95 of 100 games on 9x9" *
          doctest::test_suite("figures")) {
    CHECK(wins("claimer", "random", 100, kNine) >= 95);
}

TEST_CASE("carteso: the bot search at level 2 beats the bot claimer in most games on 9x9" *
          doctest::test_suite("figures")) {
    CHECK(wins("search:2", "claimer", 6, kNine) >= 4);
}

TEST_CASE("carteso: the bot claimer beats random in at least 95 % of 1,000 games" *
          doctest::test_suite("long")) {
    CHECK(wins("claimer", "random", 1000, kNine) >= 950);
    CHECK(wins("claimer", "random", 1000, "") >= 950);
}

TEST_CASE("carteso: the bot search at level 3 beats the bot claimer in at least 80 % of 200 games" *
          doctest::test_suite("long")) {
    CHECK(wins("search:3", "claimer", 200, "") >= 160);
}

TEST_CASE("carteso: bots of every level pass once they have won or lost for certain") {
    int won = 0;
    int lost = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        State state =
            *Game::start(*core::read_options(Game::info().options, "size=5 komi=2 sides=fixed"), 2);
        core::Rng rng{seed};
        while (Game::turn(state).kind == core::Turn::Kind::seat) {
            Game::Legal legal;
            Game::legal(state, legal);
            if (Game::closing(state)) {
                ++(check_certain(state, seed) ? lost : won);
            }
            // The last action in the list is the button or a pass. It is avoided, because passes
            // would end too many games early.
            const auto considered = static_cast<std::uint32_t>(legal.size > 2 ? legal.size - 1 : 1);
            Game::apply(state, legal[static_cast<int>(rng.below(considered))]);
        }
    }
    CHECK(won > 50);
    CHECK(lost > 50);
    // Vertical has claimed nothing yet, but b to d are safe. Horizontal gives up; Vertical can't.
    const std::string safe = ".OXX./.OXX./.OXX./.OXX./.OXX.";
    CHECK(check_certain(carteso_of(carteso_at(safe + " H - H")), 1));
    CHECK_FALSE(Game::closing(carteso_of(carteso_at(safe + " V - H"))));
    // Unclaimed stones can still decide the game.
    CHECK_FALSE(Game::closing(carteso_of(carteso_after(3, 3, "Xa1 button Ob2"))));
    // Nobody has the button, so no pass is legal.
    CHECK(Game::closing(carteso_of(carteso_after(2, 2, "Xa1 Xb1 Xa2"))) == carteso::kButton);
}

}  // namespace ctq::tests

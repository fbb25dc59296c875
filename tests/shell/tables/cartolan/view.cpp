#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/cartolan/words.hpp"
#include "tests/shell/tables/context.hpp"

/// Tests of the table view of Cartolan: its texts, spots, routes and paths.
namespace ctq::cartolan::view {
namespace {

using tests::says;

core::Match played(std::string_view tokens, std::string_view options = "") {
    return tests::played<Game>(options, tokens);
}

const State& state_of(const core::Match& match) {
    return *static_cast<const State*>(match.state());
}

TEST_CASE(
    "Every legal action of Cartolan has one clickable spot, in each mode throughout whole games") {
    const auto view = tables::make_view("cartolan");
    for (const char* mode : {"mode=beginner", "mode=regular", "mode=advanced"}) {
        core::Match match = played("", mode);
        core::ActionList list;
        for (unsigned i = 0; i < 300 && match.turn().kind != core::Turn::Kind::over; ++i) {
            match.play_chance();
            if (match.turn().kind != core::Turn::Kind::seat) {
                break;
            }
            match.options_now(list);
            std::vector<std::string> names;
            for (const core::Action action : list) {
                names.push_back(
                    view->spot_name(match.state(), view->spots_of(match.state(), action).front()));
            }
            CHECK(names.size() == static_cast<std::size_t>(list.size));
            std::sort(names.begin(), names.end());
            CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
            REQUIRE_FALSE(
                match.play(match.turn().seat,
                           list[static_cast<int>((i * 7U) % static_cast<unsigned>(list.size))]));
        }
    }
}

TEST_CASE(
    "A click on a neighbor tile that is barred gives the reason; a distant tile has no path") {
    // A move against the wind is legal only before other moves. Seat 1 has moved once.
    const tests::Table table(played("first=1 n"));
    CHECK_FALSE(table.refusal(cell_spot({-1, 1})).empty());
    CHECK(says(table.refusal(cell_spot({0, 0})), "against the wind"));
    const std::vector<ui::Target> far{cell_spot({0, -1})};
    CHECK_FALSE(table.view->meant(table.session.view(), far));
    CHECK_FALSE(table.view->why_not(table.session.view(), far).empty());
}

TEST_CASE("A map cell's spot leads back to that cell, and other spots lead to none") {
    for (const Cell cell : {Cell{-4, 12}, Cell{0, 0}, Cell{-1, -1}, Cell{100, -100}}) {
        CHECK(cell_of(cell_spot(cell)) == cell);
    }
    CHECK(cell_name({-4, 12}) == "cell:-4,12");
    CHECK_FALSE(cell_of(action_spot(make_action(Kind::wait))));
    CHECK_FALSE(cell_of({}));
}

TEST_CASE("The text view of Cartolan gives Vaults, Adventurers, moves, tiles and the map") {
    const std::string text = tests::Table(played("first=1 n")).text();
    CAPTURE(text);
    CHECK(says(text, "Player 1: 0 in the Vault; Adventurer 1 at 0,1 with 0."));
    CHECK(says(text, "Until a rest: 3 moves left, not against the wind. 60 tiles left."));
    CHECK(says(text, "0,0 a city; 0,1 wind north-east"));
}

// Seat 1 trades at a wonder near the city. Seat 2 attacks it there twice: the first attack fails,
// the second succeeds.
constexpr const char* kPiracy =
    "first=1 n n tile=ftttt stop n n attack=1.1 die=with die=with wait attack=1.1 die=with "
    "die=against";

TEST_CASE("A route lists an Adventurer's tiles since its last city, with the turn of each") {
    const core::Match match = played("first=1 n n tile=ttttf stop e e tile=ttttf");
    const Routes routes = trace_routes(match);
    const auto& first = routes.stops[0];
    REQUIRE(first.size() == 3);
    CHECK(first[0].cell == Cell{0, 0});
    CHECK(first[2].cell == Cell{0, 2});
    const auto& second = routes.stops[adventurer_index(2, 1)];
    REQUIRE(second.size() == 3);
    CHECK(second[2].cell == Cell{2, 0});
    CHECK(second[2].turn > first[2].turn);
    CHECK(routes.attacks.empty());
}

TEST_CASE(
    "A route stays after the Adventurer comes home, and restarts when the Adventurer sets out") {
    CHECK(trace_routes(played("first=1 w e")).stops[0].size() == 3);
    CHECK(trace_routes(played("first=1 w e")).stops[0].back().cell == Cell{0, 0});
    CHECK(trace_routes(played("first=1 w e e stop n")).stops[0].size() == 2);
}

TEST_CASE("Each attack is listed with its tile, the attacking seat and the result") {
    const core::Match match = played(kPiracy, "mode=regular");
    const Routes routes = trace_routes(match);
    REQUIRE(routes.attacks.size() == 2);
    CHECK(routes.attacks[0].cell == Cell{0, 2});
    CHECK(routes.attacks[0].seat == 2);
    CHECK_FALSE(routes.attacks[0].succeeded);
    CHECK(routes.attacks[1].succeeded);
}

TEST_CASE("An Adventurer that is sent home has no route") {
    const core::Match match = played("first=1 n n tile=ttttf n tile=disaster", "mode=regular");
    CHECK(trace_routes(match).stops[0].empty());
}

TEST_CASE("The highlights of a match tell its longest voyage home, with its wealth") {
    const auto view = tables::make_view("cartolan");
    const std::vector<std::string> names{"Anna", "Ben"};
    CHECK(view->highlights(played("first=1 w e"), names).empty());
    const core::Match home = played("first=1 w stop stop w tile=tfttt e e");
    const auto lines = view->highlights(home, names);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "Anna made the longest voyage: 4 tiles in 2 turns, home with 2.");
    CHECK(lines[1].starts_with("The richest wonder, at "));
}

TEST_CASE("The facts shown for a seat say who is a pirate and whose Chest was robbed") {
    const tests::Table table(played(kPiracy, "mode=regular"));
    const auto facts = [&](int seat) { return table.view->facts(table.context(), seat); };
    CHECK(facts(2).detail == "Chest 3 (pirate)");
    CHECK(facts(1).detail == "Chest 1");
    CHECK(facts(2).brief == "0");
    CHECK(facts(2).other == "3");
    CHECK(facts(1).brief == "0");
    CHECK(facts(1).other == "1");
    CHECK(says(table.text(), "a pirate, at 0,2 with 3"));
}

TEST_CASE("The tooltip of a tile gives the conditions of a move there, or why it is impossible") {
    const tests::Table regular(played("first=1 n", "mode=regular"));
    CHECK(tip_text(regular.context(), {0, 2}) == "Explore, with the wind; any tile fits here");
    CHECK(says(tip_text(regular.context(), {0, 0}), "1 in 6"));
    const tests::Table beginner(played("first=1 n"));
    CHECK(says(tip_text(beginner.context(), {-1, 1}), "against the wind"));
}

TEST_CASE("In a city the prompt asks first for the amount to bank, and then for purchases") {
    const std::string home = "first=1 w stop stop w tile=tfttt e e";
    const char* options = "agent_price_own=1 agent_price=2 domain=1";
    const tests::Table bank(played(home, options));
    CHECK(bank.status() == "Player 1’s turn: how much goes from the Chest into the Vault?");
    const tests::Table shop(played(home + " bank=5", options));
    CHECK(says(shop.status(), "send an Agent to a ringed tile"));
    CHECK(shop.refusal(cell_spot({0, 1})).starts_with("No Agent"));
}

TEST_CASE("hiring_pays is true while tiles are left, unless paying the price lets a rival win") {
    const core::Match match =
        played("first=1 w stop stop w tile=tfttt e e bank=5", "adventurer_price=1 domain=1");
    State state = tables::state_at<State>(match.state());
    CHECK(hiring_pays(state));
    State rival = state;
    rival.vault[1] = state.vault[0] + state.rules.margin;
    CHECK_FALSE(hiring_pays(rival));
    state.pile[0] = static_cast<std::uint8_t>(state.dealt[0] / 2 - 2);
    CHECK_FALSE(hiring_pays(state));
}

/// Returns the actions of the path to a cell, as text.
std::string path_text(const core::Match& match, Cell to) {
    const State& state = state_of(match);
    std::string words;
    for (const core::Action action :
         tables::make_view("cartolan")->path_to(&state, cell_spot(to))) {
        words += (words.empty() ? "" : " ") + match.game().to_text(&state, action);
    }
    return words;
}

TEST_CASE("find_path to a distant tile has the fewest moves, and no more than the turn has left") {
    const core::Match match = played("first=1 n n tile=ttttf stop stop");
    CHECK(state_of(match).adventurer[0].tile != 0);
    CHECK(path_text(match, {0, 0}) == "");  // two moves against the wind
    const core::Match east = played("first=1 e e tile=ttttf n tile=ttttf stop");
    CHECK(path_text(east, {2, 1}) == "e e n");
    CHECK(path_text(east, {2, 0}) == "e e");
    CHECK(path_text(east, {1, 0}) == "");  // a neighbor is one move away and needs no path
    CHECK(path_text(east, {5, 5}) == "");  // there is no tile
    CHECK(path_text(east, {0, 0}) ==
          "");  // the city is behind the start: no path goes out and back
}

TEST_CASE("find_path avoids disasters and cities") {
    const core::Match match =
        played("first=1 e e tile=ttttf n tile=disaster e e n", "mode=regular");
    CHECK(match.turn().seat == 1);
    CHECK(path_text(played("first=1 e e tile=ttttf n tile=disaster stop", "mode=regular"),
                    {2, 1}) == "");
}

TEST_CASE("The auto-answer 'always' plays the action, and 'never' skips it, without a question") {
    const core::Match city = played("first=1 w stop stop w tile=tfttt e e");
    View view;
    CHECK(view.asks(city.state()));
    CHECK_FALSE(view.by_auto_answer(city.state()));
    REQUIRE(view.turn_auto_answer("bank"));
    CHECK(view.auto_answers_text() == "bank=always");
    CHECK(city.game().to_text(city.state(), *view.by_auto_answer(city.state())) == "bank=2");

    const core::Match found =
        played("first=1 e e tile=ttttf e tile=ttttf n tile=ttttf stop n tile=tfttt");
    CHECK(view.asks(found.state()));
    REQUIRE(view.turn_auto_answer("place"));
    CHECK(found.game().to_text(found.state(), *view.by_auto_answer(found.state())) == "place");
    REQUIRE(view.turn_auto_answer("place"));
    CHECK_FALSE(view.by_auto_answer(found.state()));
    CHECK_FALSE(view.asks(found.state()));
    View again;
    again.read_auto_answers(view.auto_answers_text() + " rest_own=perhaps nonsense");
    CHECK(again.auto_answers_text() == view.auto_answers_text());
    CHECK_FALSE(view.turn_auto_answer("nonsense"));
}

}  // namespace
}  // namespace ctq::cartolan::view

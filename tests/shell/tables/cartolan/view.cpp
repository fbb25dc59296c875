#include <doctest/doctest.h>

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/match/open_session.hpp"
#include "shell/match/session.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/tables/cartolan/camera.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/view.hpp"
#include "shell/tables/cartolan/words.hpp"
#include "tests/shell/tables/context.hpp"

/// Cartolan in words, its spots, and where its map lies.
namespace ctq::cartolan::view {
namespace {

core::Match played(std::string_view tokens, std::string_view options = "") {
    const core::GameHandle& game = core::handle_of<Game>();
    auto match = core::Match::start(
        {&game, *core::read_options(game.info->options, options), {"human", "human"}, 5, "", {}});
    REQUIRE(match);
    for (std::size_t at = 0; at < tokens.size();) {
        const std::size_t end = std::min(tokens.find(' ', at), tokens.size());
        REQUIRE_FALSE(match->play_text(tokens.substr(at, end - at)));
        at = end + 1;
    }
    return std::move(*match);
}

const State& state_of(const core::Match& match) {
    return *static_cast<const State*>(match.state());
}

TEST_CASE("A move's spot is the place it leads to, other actions have their notation") {
    const core::Match match = played("first=1");
    const auto view = tables::make_view("cartolan");
    const auto north = make_action(Kind::move, kNorth);
    const auto name = [&](core::Action action) {
        const auto spots = view->spots_of(match.state(), action);
        REQUIRE(spots.size() == 1);
        return view->spot_name(match.state(), spots[0]);
    };
    CHECK(name(north) == "cell:0,1");
    CHECK(name(make_action(Kind::wait)) == "do:wait");
}

TEST_CASE("Every action has spots of its own, all through games in each mode") {
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

TEST_CASE("A barred crossing is meant by pointing at its place, a far place by none") {
    // Over the Capital's edge, with the wind, and then against it: barred after the first move.
    const core::Match match = played("first=1 n");
    const auto view = tables::make_view("cartolan");
    const ui::Target west = cell_spot({-1, 1});
    const auto meant = view->meant(match.state(), std::vector<ui::Target>{west});
    REQUIRE(meant);
    CHECK_FALSE(match.game().why_not(match.state(), *meant).empty());
    const std::vector<ui::Target> far{cell_spot({0, -1})};
    CHECK_FALSE(view->meant(match.state(), far));
    CHECK_FALSE(view->no_way(match.state(), far).empty());
}

TEST_CASE("All of the map and the places around it lie inside the board") {
    const core::Match match = played("first=1");
    const ui::Rect area{10, 20, 400, 300};
    const Viewport port{area, area, extent_of(state_of(match)), 48};
    REQUIRE(port.shows_all());
    const MapFrame frame = frame_of(whole(port), area, 2);
    for (const Cell cell : {Cell{-2, 2}, Cell{2, -2}}) {
        const ui::Rect at = frame.at(cell);
        CHECK(at.x >= area.x - 0.5F);
        CHECK(at.y >= area.y - 0.5F);
        CHECK(at.right() <= area.right() + 0.5F);
        CHECK(at.bottom() <= area.bottom() + 0.5F);
    }
    CHECK(frame.at({0, 1}).y < frame.at({0, 0}).y);
}

TEST_CASE("A place's spot is that place, and no other spot is one") {
    for (const Cell cell : {Cell{-4, 12}, Cell{0, 0}, Cell{-1, -1}, Cell{100, -100}}) {
        CHECK(cell_of(cell_spot(cell)) == cell);
    }
    CHECK(cell_name({-4, 12}) == "cell:-4,12");
    CHECK_FALSE(cell_of(action_spot(make_action(Kind::wait))));
    CHECK_FALSE(cell_of({}));
}

TEST_CASE("The situation tells Vaults, who is where, moves, tiles and the map") {
    const core::Match match = played("first=1 n");
    auto session = app::resume_session(played("first=1 n"), 0);
    REQUIRE(session);
    const tables::Picker picker;
    const ViewContext context{session->game(),
                              session->view(),
                              session->viewer(),
                              session->turn(),
                              session->your_turn(),
                              session->players().names(),
                              picker,
                              false,
                              false};
    std::string text;
    for (const std::string& line : tables::make_view("cartolan")->situation(context)) {
        text += line + "\n";
    }
    CAPTURE(text);
    CHECK(text.find("Player 1: 0 in the Vault; Adventurer 1 at 0,1 with 0.") != std::string::npos);
    CHECK(text.find("Until a rest: 3 moves left, not against the wind. 60 tiles left.") !=
          std::string::npos);
    CHECK(text.find("0,0 a city; 0,1 wind north-east") != std::string::npos);
}

// Seat 1 trades at a wonder near the city; seat 2 attacks it there, in vain and then with success.
constexpr const char* kPiracy =
    "first=1 n n tile=ftttt stop n n attack=1.1 die=with die=with wait attack=1.1 die=with "
    "die=against";

std::string refused(const core::Match& match, ui::Target spot) {
    const auto meant =
        tables::make_view("cartolan")->meant(match.state(), std::vector<ui::Target>{spot});
    return meant ? match.game().why_not(match.state(), *meant) : "";
}

TEST_CASE("A route tells where an Adventurer went since its last city, and in which turn") {
    const core::Match match = played("first=1 n n tile=ttttf stop e e tile=ttttf");
    const Routes routes = trace_routes(match);
    const auto& first = routes.way[0];
    REQUIRE(first.size() == 3);
    CHECK(first[0].cell == Cell{0, 0});
    CHECK(first[2].cell == Cell{0, 2});
    const auto& second = routes.way[adventurer_index(2, 1)];
    REQUIRE(second.size() == 3);
    CHECK(second[2].cell == Cell{2, 0});
    CHECK(second[2].turn > first[2].turn);
    CHECK(routes.attacks.empty());
}

TEST_CASE("A route stays when its Adventurer comes home and begins anew when it sets out") {
    CHECK(trace_routes(played("first=1 w e")).way[0].size() == 3);
    CHECK(trace_routes(played("first=1 w e")).way[0].back().cell == Cell{0, 0});
    CHECK(trace_routes(played("first=1 w e e stop n")).way[0].size() == 2);
}

TEST_CASE("Attacks are remembered where they were made, with how they ended") {
    const core::Match match = played(kPiracy, "mode=regular");
    const Routes routes = trace_routes(match);
    REQUIRE(routes.attacks.size() == 2);
    CHECK(routes.attacks[0].cell == Cell{0, 2});
    CHECK(routes.attacks[0].seat == 2);
    CHECK_FALSE(routes.attacks[0].succeeded);
    CHECK(routes.attacks[1].succeeded);
}

TEST_CASE("Who is sent home leaves no route behind") {
    const core::Match match = played("first=1 n n tile=ttttf n tile=disaster", "mode=regular");
    CHECK(trace_routes(match).way[0].empty());
}

TEST_CASE("A pirate is told as one, and what the robber took") {
    auto session = app::resume_session(played(kPiracy, "mode=regular"), 0);
    REQUIRE(session);
    const tables::Picker picker;
    const ViewContext context = tests::context_of(*session, picker);
    const auto view = tables::make_view("cartolan");
    CHECK(view->facts(context, 2).detail == "Chest 3 (pirate)");
    CHECK(view->facts(context, 1).detail == "Chest 1");
    CHECK(view->facts(context, 2).brief == "0");
    CHECK(view->facts(context, 2).other == "3");
    CHECK(view->facts(context, 1).brief == "0");
    CHECK(view->facts(context, 1).other == "1");
    CHECK(view->situation(context)[1].find("a pirate, at 0,2 with 3") != std::string::npos);
}

TEST_CASE("A place tells what going there takes, or why one can't") {
    auto session = app::resume_session(played("first=1 n", "mode=regular"), 0);
    REQUIRE(session);
    const tables::Picker picker;
    const ViewContext context = tests::context_of(*session, picker);
    CHECK(tip_text(context, {0, 2}) == "Explore, with the wind");
    CHECK(tip_text(context, {0, 0}).find("1 in 6") != std::string::npos);
    auto beginner = app::resume_session(played("first=1 n"), 0);
    REQUIRE(beginner);
    CHECK(tip_text(tests::context_of(*beginner, picker), {-1, 1}).find("against the wind") !=
          std::string::npos);
}

TEST_CASE("A city asks what is banked, each sum a choice of its own, then what is bought") {
    const std::string home = "first=1 w stop stop w tile=tfttt e e";
    core::Match match = played(home, "agent_price_own=1 agent_price=2 domain=1");
    const auto view = tables::make_view("cartolan");
    const auto prompt = [&] {
        auto session = app::resume_session(match, 0);
        const tables::Picker picker;
        return view->prompt(tests::context_of(*session, picker));
    };
    CHECK(prompt() == "how much goes from the Chest into the Vault?");
    REQUIRE_FALSE(match.play_text("bank=5"));
    CHECK(prompt().find("send an Agent to a ringed tile") != std::string::npos);
    CHECK(match.game()
              .why_not(match.state(),
                       *view->meant(match.state(), std::vector<ui::Target>{cell_spot({0, 1})}))
              .find("No Agent") == 0);
}

TEST_CASE("Hiring is good advice while tiles are left and no rival wins by its price") {
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

TEST_CASE("The status ends a question with its mark alone, and anything else with a full stop") {
    const auto view = tables::make_view("cartolan");
    const auto status = [&](std::string_view actions) {
        auto session = app::resume_session(played(actions), 0);
        REQUIRE(session);
        const tables::Picker picker;
        return app::status_line(*session, *view, tests::context_of(*session, picker));
    };
    const std::string asked = status("first=1 w stop stop w tile=tfttt e e");
    CHECK(asked == "Player 1’s turn: how much goes from the Chest into the Vault?");
    CHECK(status("first=1 n").back() == '.');
}

TEST_CASE("A domain's refusal and a barred way are told as sentences") {
    const core::Match match = played("first=1 n");
    CHECK(refused(match, cell_spot({0, 0})).find("against the wind") != std::string::npos);
}

std::string way(const core::Match& match, Cell to) {
    const State& state = state_of(match);
    std::string words;
    for (const core::Action action : tables::make_view("cartolan")->way_to(&state, cell_spot(to))) {
        words += (words.empty() ? "" : " ") + match.game().to_text(&state, action);
    }
    return words;
}

TEST_CASE("A far place is reached by the fewest moves the turn still allows") {
    const core::Match match = played("first=1 n n tile=ttttf stop stop");
    CHECK(state_of(match).adventurer[0].tile != 0);
    CHECK(way(match, {0, 0}) == "");  // two moves against the wind
    const core::Match east = played("first=1 e e tile=ttttf n tile=ttttf stop");
    CHECK(way(east, {2, 1}) == "e e n");
    CHECK(way(east, {2, 0}) == "e e");
    CHECK(way(east, {1, 0}) == "");  // a neighbour is one move, no way
    CHECK(way(east, {5, 5}) == "");  // nothing lies there
    CHECK(way(east, {0, 0}) == "");  // one is there, and does not go out and back
}

TEST_CASE("A way leads round a disaster and through no city") {
    const core::Match match =
        played("first=1 e e tile=ttttf n tile=disaster e e n", "mode=regular");
    CHECK(match.turn().seat == 1);
    CHECK(way(played("first=1 e e tile=ttttf n tile=disaster stop", "mode=regular"), {2, 1}) == "");
}

TEST_CASE("What is always answered is played, what is never asked is no reason to stop") {
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

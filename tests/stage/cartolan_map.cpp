// Cartolan's map when it is larger than the screen: what is in view, and how a person moves it.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/cartolan/path.hpp"
#include "shell/tables/context.hpp"
#include "tests/stage/reviewing.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

using cartolan::view::cell_name;
using cartolan::view::cell_of_tile;
using stage::Player;
using ui::Point;
using ui::Rect;

const cartolan::State& state_of(const Player& person) {
    return tables::state_at<cartolan::State>(person.session().view());
}

/// Returns the names of the spots that belong to the person's legal actions.
std::vector<std::string> legal_places(const Player& person) {
    std::vector<std::string> names;
    for (const core::Action action : person.session().legal()) {
        if (const auto place = cartolan::view::place_of(state_of(person), action)) {
            names.push_back(cell_name(*place));
        }
    }
    return names;
}

/// The place of the Adventurer whose turn it is.
std::string own_place(const Player& person) {
    const cartolan::State& state = state_of(person);
    return cell_name(cell_of_tile(state, cartolan::mover(state).tile));
}

float least_side(const Player& person) {
    return person.screen().w < 700 || person.screen().h < 480 ? 48 : 64;
}

/// Returns whether a tile is completely visible and nothing covers it.
bool in_view(Player& person, const std::string& name) {
    const ui::Spot* spot = person.spot(name);
    return spot != nullptr && spot->shown == spot->rect;
}

/// The side of a drawn tile, taken from a visible one.
float side(Player& person) {
    return person.spot(stage::first_spot(person, "cell:"))->rect.w;
}

/// Plays at a table with two bots until the map is larger than the screen and the person can move
/// from a place that is far from the Capital.
void open_large_map(Player& person) {
    sit_down(person, "cartolan",
             {"option:mode=regular", "seats:3", "seat:2=explorer", "seat:3=explorer", "seed:7"});
    for (int i = 0; i < 400; ++i) {
        person.play(1);
        person.rest();
        REQUIRE_FALSE(person.over());
        const cartolan::State& state = state_of(person);
        if (state.tiles > 70 && person.session().your_turn() &&
            state.phase == cartolan::Phase::act && legal_places(person).size() > 1 &&
            person.spot("map-overview") != nullptr) {
            return;
        }
    }
    FAIL("the map stays small");
}

/// Returns what is wrong with the drawn tiles that the person can go to, one fault per line.
std::string map_faults(Player& person) {
    std::string lines;
    const bool moves = state_of(person).phase == cartolan::Phase::act;
    for (const std::string& name : legal_places(person)) {
        const ui::Spot* spot = person.spot(name);
        REQUIRE(spot != nullptr);
        if (spot->rect.w < least_side(person) - 0.01F) {
            lines += name + " is too small\n";
        }
        if (moves && !in_view(person, name)) {
            lines += name + " is not in view\n";
        }
    }
    if (moves && !in_view(person, own_place(person))) {
        lines += "the Adventurer is not in view\n";
    }
    return lines;
}

TEST_CASE("In every Cartolan position tiles are legible, and all reachable places are in view") {
    Player person;
    sit_down(person, "cartolan",
             {"option:mode=regular", "seats:3", "seat:2=explorer", "seat:3=trader", "seed:3"});
    int large = 0;
    for (int i = 0; i < 260 && !person.over(); ++i) {
        person.resize(stage::kScreens[static_cast<std::size_t>(i) % std::size(stage::kScreens)]);
        CAPTURE(i);
        CAPTURE(person.screen().w);
        if (person.session().your_turn()) {
            const std::string found = map_faults(person);
            CHECK_MESSAGE(found.empty(), found);
            large += person.spot("map-overview") != nullptr ? 1 : 0;
        }
        person.play(1);
        person.rest();
    }
    CHECK(state_of(person).tiles > 60);
    CHECK(large > 60);
}

TEST_CASE("The mouse wheel zooms the map in and out around the pointer") {
    Player person;
    open_large_map(person);
    const Rect before = person.spot(own_place(person))->rect;
    const Point at = before.center();
    CHECK(before.w >= 64);
    person.wheel(at, -180);
    CHECK(person.spot(own_place(person))->rect.w > before.w * 1.3F);
    CHECK(person.spot(own_place(person))->rect.contains(at));
    person.wheel(at, 8000);
    CHECK(side(person) < 64);
    CHECK(person.spot("map-overview") == nullptr);  // the whole map is in view
}

TEST_CASE("Keys and buttons zoom the map, show all of it, and return to the acting Adventurer") {
    Player person;
    open_large_map(person);
    const float usual = side(person);
    CHECK_FALSE(person.spot("map-mine")->enabled);  // it is already in view
    person.press(U'+');
    const float larger = side(person);
    CHECK(larger > usual * 1.2F);
    person.press(U'-');
    CHECK(side(person) == doctest::Approx(usual).epsilon(0.02));
    person.click("map-plus");
    CHECK(side(person) == doctest::Approx(larger).epsilon(0.02));
    person.click("map-minus");
    CHECK(side(person) == doctest::Approx(usual).epsilon(0.02));
    person.press(U'0');
    const float whole = side(person);
    CHECK(whole < usual);
    CHECK_FALSE(person.spot("map-whole")->enabled);
    person.press(U'c');
    CHECK(side(person) == usual);
    person.click("map-whole");
    CHECK(side(person) == whole);
    person.click("map-mine");
    CHECK(side(person) == usual);
    CHECK(in_view(person, own_place(person)));
}

TEST_CASE("Two fingers zoom the map and one finger pans it, and neither plays a move") {
    Player person(stage::kPhone);
    open_large_map(person);
    const int actions = cursor(person);
    const float usual = side(person);
    CHECK(usual >= 48);
    const Point at = person.middle(own_place(person));
    person.pinch(at, 1.5F);
    CHECK(side(person) > usual * 1.3F);
    const std::string name = own_place(person);
    const Rect before = person.spot(name)->rect;
    person.swipe(at, {at.x, at.y + 60});
    const ui::Spot* after = person.spot(name);
    REQUIRE(after != nullptr);
    CHECK(std::abs(after->rect.y - before.y) > 20);
    CHECK(after->rect.w == before.w);
    CHECK(cursor(person) == actions);
    CHECK(person.board().picker().chosen().empty());
    for (const char* button : {"map-mine", "map-whole"}) {
        CHECK(person.seen(button).w >= 44);
        CHECK(person.seen(button).h >= 44);
    }
    person.tap("map-mine");
    CHECK(in_view(person, name));
}

TEST_CASE("A map dragged by mouse stays there until the next turn") {
    Player person;
    open_large_map(person);
    const std::string own = own_place(person);
    const Rect before = person.spot(own)->rect;
    const Point by{before.x > 400 ? 150.0F : -150.0F, 0};
    const auto spots = person.spots();
    const auto onto = std::find_if(spots.begin(), spots.end(), [&](const ui::Spot& spot) {
        return spot.name.starts_with("cell:") && spot.rect.contains(before.center() + by) &&
               !spot.shown.empty();
    });
    if (onto == spots.end()) {
        person.swipe(before.center(), before.center() + by);
    } else {
        person.drag(own, onto->name);
    }
    const ui::Spot* moved = person.spot(own);
    REQUIRE(moved != nullptr);
    const float shift = moved->rect.x - before.x;
    CHECK(shift != 0);
    person.wait(2);
    CHECK(person.spot(own)->rect.x - before.x == shift);
    for (int i = 0; i < 60 && state_of(person).seat == 1; ++i) {
        person.play(1);
    }
    person.rest();
    CHECK(map_faults(person) == "");
    CHECK_FALSE(person.spot("map-mine")->enabled);
}

TEST_CASE("A press on the overview map shows the pressed part, and arrow keys move on from there") {
    Player person;
    open_large_map(person);
    const Rect small = person.seen("map-overview");
    CHECK(small.w >= 64);
    const std::string own = own_place(person);
    const int actions = cursor(person);
    person.click(Point{small.x + 8, small.y + 8});
    const auto place = [&] {
        const std::string name = stage::first_spot(person, "cell:");
        return std::pair{name, person.spot(name)->rect};
    };
    const auto [name, upper] = place();
    person.click(Point{small.right() - 8, small.bottom() - 8});
    const ui::Spot* same = person.spot(name);
    CHECK((same == nullptr || !(same->rect == upper)));
    CHECK(cursor(person) == actions);
    person.press(U'c');
    CHECK(in_view(person, own));
    const Point corner{small.right() - 8, small.bottom() - 8};
    person.click(corner);
    person.press(U'c');
    const Rect before = person.spot(own)->rect;
    const bool right = before.center().x > 400;
    person.press(right ? ui::Key::left : ui::Key::right);
    person.press(right ? ui::Key::left : ui::Key::right);
    const ui::Spot* after = person.spot(own);
    CHECK((after == nullptr || std::abs(after->rect.x - before.x) >= 64));
    CHECK(person.focus() == "map-overview");
}

TEST_CASE("Moving the keyboard focus to a place outside the view brings it into view") {
    Player person;
    open_large_map(person);
    const std::string name = legal_places(person).front();
    const Rect small = person.seen("map-overview");
    // Drags towards the screen corner that is farthest from the tile.
    const Point at = person.middle(name);
    person.click(Point{at.x < 400 ? small.right() - 8 : small.x + 8,
                       at.y < 350 ? small.bottom() - 8 : small.y + 8});
    for (int i = 0; i < 8 && in_view(person, name); ++i) {
        person.swipe({400, 300}, {at.x < 400 ? 100.0F : 700.0F, at.y < 350 ? 150.0F : 450.0F});
    }
    REQUIRE_FALSE(in_view(person, name));
    person.walk_to(name);
    CHECK(in_view(person, name));
    const int before = cursor(person);
    person.press(ui::Key::enter);
    person.rest();
    CHECK(cursor(person) > before);
}

TEST_CASE(
    "The acting Adventurer stays in view while bots play, both at the table and in the review") {
    Player person(stage::kPhone);
    person.set_up({"setup:cartolan", "option:mode=regular", "seats:3", "seat:1=explorer",
                   "seat:2=trader", "seat:3=explorer", "seed:4", "start", "pause"});
    int large = 0;
    for (int i = 0; i < 300 && !person.over(); ++i) {
        const int seat = state_of(person).seat;
        person.set_up({"step"});
        person.rest();
        const cartolan::State& state = state_of(person);
        if (seat == state.seat && state.phase == cartolan::Phase::act) {
            CAPTURE(i);
            CHECK(in_view(person, own_place(person)));
            CHECK(side(person) >= 48);
        }
        large += person.spot("map-overview") != nullptr ? 1 : 0;
    }
    CHECK(large > 50);
    CHECK(person.spot("map-mine") == nullptr);  // no person sits at this table
    person.set_up({"end", "review"});
    int acted = 0;
    for (int i = 0; i < 40; ++i) {
        const cartolan::State after = state_of(person);
        person.press(ui::Key::left);
        const int mover = cartolan::mover_index(state_of(person));
        person.press(ui::Key::right);
        CAPTURE(i);
        if (after.phase == cartolan::Phase::act && after.adventurer[mover].in_play &&
            cartolan::mover_index(after) == mover) {
            ++acted;
            CHECK(in_view(person, cell_name(cell_of_tile(after, after.adventurer[mover].tile))));
        }
        person.press(ui::Key::left);
    }
    CHECK(acted > 10);
}

TEST_CASE(
    "Pointing at a distant tile shows the path to it, and one confirmation plays all its moves") {
    Player person;
    sit_down(person, "cartolan", {"option:mode=regular", "seats:2", "seat:2=human", "seed:5"});
    std::string far;
    for (int i = 0; i < 200 && far.empty(); ++i) {
        REQUIRE_FALSE(person.over());
        person.play(1);
        person.rest();
        for (const ui::Spot& spot : person.spots()) {
            const auto path = person.board().view().path_to(person.session().view(), spot.target);
            if (spot.name.starts_with("cell:") && !spot.shown.empty() && path.size() == 2) {
                far = spot.name;
            }
        }
    }
    REQUIRE_FALSE(far.empty());
    person.set_up({"set:confirm=on"});
    const int mover = cartolan::mover_index(state_of(person));
    person.move(own_place(person));
    const std::size_t plain = person.picture();
    person.move(far);
    CHECK(person.picture() != plain);
    CHECK(person.read("Go here in 2 moves") != nullptr);
    const int actions = cursor(person);
    person.click(far);
    CHECK(person.pending());
    CHECK(person.text_view().find("then 1 more move?") != std::string::npos);
    CHECK(cursor(person) == actions);
    person.press(ui::Key::enter);
    person.rest();
    CHECK(cursor(person) >= actions + 2);
    const cartolan::State& state = state_of(person);
    CHECK(cell_name(cell_of_tile(state, state.adventurer[mover].tile)) == far);
}

TEST_CASE("A press on the Capital shows the turns to it and the route, and plays nothing") {
    for (const bool touch : {false, true}) {
        Player person(touch ? stage::kPhone : stage::kDesktop);
        sit_down(person, "cartolan", {"seat:2=human", "seed:4"});
        std::optional<cartolan::Voyage> home;
        for (int i = 0; i < 150 && !(home && home->turns > 1); ++i) {
            person.play(1);
            person.rest();
            home = cartolan::find_voyage(state_of(person), state_of(person).city[0]);
        }
        REQUIRE(home);
        REQUIRE(home->turns > 1);
        person.press(U'0');  // shows the whole map
        person.rest();
        const int before = person.session().match().cursor();
        touch ? person.tap("cell:0,0") : person.click("cell:0,0");
        CHECK(person.session().match().cursor() == before);
        CHECK(person.app().notice() == "It is " + std::to_string(home->turns) +
                                           " turns from here: the way over known tiles is drawn.");
        if (!touch) {
            person.move("undo");
            person.move("cell:0,0");
            CHECK(person.read(std::to_string(home->turns) + " turns from here.") != nullptr);
        }
    }
}

TEST_CASE("A review centres the map on the judged ship, and shows its better move") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        person.set_up({"set:watch=fastest"});
        sit_down(person, "cartolan",
                 {"seats:3", "seat:1=explorer", "seat:2=level:1", "seat:3=trader",
                  "option:water_pile=20", "seed:3"});
        person.rest();
        REQUIRE(person.over());
        person.set_up({"review"});
        person.press(ui::Key::home);
        person.click("analyse:fast");
        person.settle();
        int judged = 0;
        for (int i = 0; i < 60; ++i) {
            const core::Match& match = person.session().match();
            const auto& review = review_of(person);
            if (!review.best.empty() && state_of(person).phase == cartolan::Phase::act) {
                CAPTURE(match.cursor());
                ++judged;
                CHECK(in_view(person, own_place(person)));
                for (const core::Action action : {review.best[0], match.action(match.cursor())}) {
                    const auto place = cartolan::view::place_of(state_of(person), action);
                    if (place && tile_at(state_of(person), place->x, place->y) >= 0) {
                        CHECK(in_view(person, cell_name(*place)));
                    }
                }
            }
            person.press(ui::Key::right);
            person.rest();
        }
        CHECK(judged > 20);
    }
}

}  // namespace
}  // namespace ctq::stage

// What a table of Cartolan shows of the tiles that are left: the odds of an exploration, closed
// places, the last tiles.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/cartolan/fit.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

const cartolan::State& chart_of(const Player& person) {
    return *static_cast<const cartolan::State*>(person.session().view());
}

/// Returns whether these words are visible, on one line or over several.
bool shows(Player& person, const std::string& words) {
    std::string all;
    for (const ui::DrawnText& line : person.text()) {
        all += (line.rect.empty() ? "" : line.words) + " ";
    }
    return holds(all, words);
}

/// Actions after which no tile of the box fits at 1,2, between the two Adventurers.
constexpr const char* kToClosed = "first=2 n n tile=tfttt n tile=fttff e tile=tfttf n e tile=ttfff";
constexpr const char* kBeforeClosed = "first=2 n n tile=tfttt n tile=fttff e tile=tfttf n";
constexpr const char* kNothingFits = "No tile that is left fits here";

TEST_CASE("The tip of an exploring move and the text view say how many of the tiles left fit") {
    Player person;
    person.set_up({"library",
                   "import:[Game \"cartolan\"]\n[Seats \"human human human human\"]\n"
                   "[Seed \"3\"]\n\nfirst=1 n\n"});
    person.go("table=" + Player::saves().list().front().id);
    REQUIRE(stage::wait_for_turn(person));
    const cartolan::State& state = chart_of(person);
    const cartolan::Fit fit =
        cartolan::fit_of(state, cartolan::mover(state).tile, cartolan::kEast, 0);
    REQUIRE(fit.coming == state.pile[0]);
    REQUIRE(fit.fitting < fit.coming);
    const std::string odds = "Explore, with the wind; " + std::to_string(fit.fitting) + " of the " +
                             std::to_string(fit.coming) + " tiles left fit here, ";
    person.move("cell:1,1");
    CHECK(shows(person, odds));
    CHECK(shows(person, " % in 5 tries"));
    CHECK(holds(person.text_view(), odds.substr(9)));
    person.move("cell:0,2");
    CHECK(shows(person, "Explore, with the wind; any tile fits here"));
    CHECK_FALSE(holds(person.text_view(), "Places where no tile"));
}

TEST_CASE("Tiles that may come are told from tiles left where the pile is a part of the box") {
    Player person;
    open_record(person, "cartolan", "", "first=1 n");
    const cartolan::State& state = chart_of(person);
    const int box = cartolan::fit_of(state, cartolan::mover(state).tile, cartolan::kEast, 0).coming;
    REQUIRE(box > 60);
    CHECK(holds(person.text_view(),
                " of the " + std::to_string(box) + " tiles that may come fit here, "));
    CHECK(holds(person.text_view(), "60 tiles left"));
}

TEST_CASE("A place where no tile fits any more is hatched, and its tip says why") {
    for (const bool light : {false, true}) {
        Player person({stage::kDesktop, "normal", light});
        open_record(person, "cartolan", "", kBeforeClosed);
        person.go("lobby");
        open_record(person, "cartolan", "", kToClosed);
        REQUIRE(cartolan::is_closed(chart_of(person), 1, 2));
        const ui::Rect at = person.seen("cell:1,2");
        const std::vector<ui::Rect> strokes = ui::drawn_strokes(person.fonts(), person.drawn());
        CHECK(std::count_if(strokes.begin(), strokes.end(), [&](const ui::Rect& stroke) {
                  return at.contains(stroke.center());
              }) >= 5);
        person.move("cell:1,2");
        CHECK(shows(person, kNothingFits));
        CHECK(holds(person.text_view(), "Places where no tile that is left fits: 1,2."));
    }
}

TEST_CASE("A closed place can be pointed at from anywhere, and a press there does nothing") {
    Player person;
    open_record(person, "cartolan", "", std::string(kToClosed) + " stop stop s");
    const int before = cursor(person);
    person.move("cell:1,2");
    CHECK(shows(person, kNothingFits));
    person.click("cell:1,2");
    CHECK(cursor(person) == before);
    Player phone(stage::kPhone);
    open_record(phone, "cartolan", "", std::string(kToClosed) + " stop stop s");
    phone.lay("cell:1,2", 1);
    CHECK(shows(phone, kNothingFits));
}

TEST_CASE("Exploring a closed place stays legal, and its tip and the text view warn of it") {
    Player person;
    open_record(person, "cartolan", "", std::string(kToClosed) + " stop");
    person.move("cell:1,2");
    CHECK(shows(person, "Explore, "));
    CHECK(shows(person, std::string(". ") + kNothingFits));
    CHECK(holds(person.text_view(), std::string(". ") + kNothingFits + "."));
    const int tiles = chart_of(person).tiles;
    person.click("cell:1,2");
    person.rest();
    CHECK(chart_of(person).tiles == tiles);
    CHECK(cartolan::moves_made(chart_of(person)) == 1);
}

TEST_CASE("The headline, the panel and the text view say when only the last five tiles are left") {
    Player person;
    open_record(person, "cartolan", "water_pile=3", "first=1 n");
    CHECK(person.read("6 tiles left") != nullptr);
    CHECK(person.read("Last") == nullptr);
    person.go("lobby");
    open_record(person, "cartolan", "water_pile=3", "first=1 n n tile=tfttt");
    CHECK(person.read("Last 5 tiles") != nullptr);
    CHECK(holds(person.text_view(), "Last 5 tiles, then the fullest Vault wins"));
    CHECK_FALSE(holds(person.text_view(), "tiles left"));
    person.go("lobby");
    open_record(person, "cartolan", "mode=regular land_pile=1 water_pile=3", "first=1 n");
    CHECK(person.table().outlook().brief == "6 + last 2 tiles");
    CHECK(holds(person.text_view(), "6 water tiles left, last 2 land tiles"));
}

}  // namespace
}  // namespace ctq::stage

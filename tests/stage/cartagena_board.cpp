// Tests what Cartagena's board shows: pirates, leaps, numbers, hands on small screens.
#include <doctest/doctest.h>
#include <imgui.h>

#include <set>
#include <string>

#include "shell/ui/seats.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

constexpr const char* kTrack =
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle,"
    "bottle,keys,sword,skull,hat,pistol,pistol,hat,skull,sword,keys,bottle";

/// Opens a table where a bottle takes the pirate on 2 to the last space, and a hat to space 5.
void open_leaps(Player& person) {
    open_record(
        person, "cartagena", "rules=board", "",
        std::string("track=") + kTrack +
            " tokens=2,3,4,4,9,10|1,12,13,24,25,0 hands=bottle,keys,hat|skull turn=1 left=2");
}

/// The vertices of a seat's colour within a rectangle.
struct Seen {
    int count = 0;
    float top = 10000;
};

Seen seen_of(Person& person, ui::Rect in, int seat) {
    Seen seen;
    const ImDrawData& data = person.drawn();
    for (int i = 0; i < data.CmdListsCount; ++i) {
        for (const ImDrawVert& point : data.CmdLists[i]->VtxBuffer) {
            const bool same = ((point.col ^ ui::seat_look(seat).color) & 0xFFFFFFU) == 0;
            if (same && in.contains({point.pos.x, point.pos.y})) {
                ++seen.count;
                seen.top = std::min(seen.top, point.pos.y);
            }
        }
    }
    return seen;
}

TEST_CASE("In Cartagena the chosen pirate is lifted and all others turn pale") {
    for (const ui::Rect screen : {kDesktop, kPhone}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_leaps(person);
        const ui::Rect own = person.seen("token:2").inset(0, -10);
        const ui::Rect other = person.seen("token:9");
        const ui::Rect rival = person.seen("space:12");
        const Seen before = seen_of(person, own, 1);
        REQUIRE(before.count > 0);
        REQUIRE(seen_of(person, other, 1).count > 0);
        REQUIRE(seen_of(person, rival, 2).count > 0);
        person.click("token:2");
        const Seen after = seen_of(person, own, 1);
        CHECK(after.count > 0);
        CHECK(after.top < before.top - 3);
        CHECK(seen_of(person, other, 1).count == 0);
        CHECK(seen_of(person, rival, 2).count == 0);
        person.press(ui::Key::escape);
        CHECK(seen_of(person, other, 1).count > 0);
        CHECK(seen_of(person, rival, 2).count > 0);
    }
}

/// What a leap from space 2 looks like.
struct Leap {
    double seconds = 0;  ///< until the pirate has landed
    int drawn = 0;       ///< most vertices of the pirate's colour while it flies
    bool flourish = false;
};

Leap leap_to(const std::string& space, bool motion) {
    Player person({.motion = motion});
    open_leaps(person);
    person.click("token:2");
    const double begin = person.now();
    person.flick(person.middle(space), false);
    const auto flies = [&] {
        ui::Motion motion_now;
        motion_now.now = person.now();
        motion_now.reduced = !motion;
        return person.board().view().first_untold(motion_now) != tables::kAllTold;
    };
    Leap leap;
    for (person.step(); flies(); person.step()) {
        leap.seconds = person.now() - begin;
        REQUIRE(leap.seconds < 5);
        leap.drawn = std::max(leap.drawn, seen_of(person, person.screen(), 1).count);
    }
    if (!motion) {
        person.settle();
    }
    const std::size_t landed = person.picture();
    person.pass(0.15);
    person.frame();
    leap.flourish = person.picture() != landed;
    person.wait(3);
    const std::size_t still = person.picture();
    person.frame();
    CHECK(person.picture() == still);
    return leap;
}

TEST_CASE("A leap of 34 spaces takes as long as one of 3, is drawn larger and ends in a flourish") {
    const Leap small = leap_to("space:5", true);
    const Leap large = leap_to("space:36", true);
    CHECK(small.seconds > 0);
    CHECK(large.seconds == doctest::Approx(small.seconds).epsilon(0.1));
    CHECK(large.drawn > small.drawn);
    CHECK(small.flourish);
    CHECK(large.flourish);
}

TEST_CASE("Without animations a pirate leaps at once and without a flourish") {
    const Leap leap = leap_to("space:36", false);
    CHECK(leap.seconds == 0);
    CHECK_FALSE(leap.flourish);
}

TEST_CASE("Every space of Cartagena has its number on every screen") {
    for (const ui::Rect screen :
         {kDesktop, kPhone, kSmallPhone, kPhoneOnSide, ui::Rect{0, 0, 640, 400}}) {
        CAPTURE(screen.w);
        Player person(screen);
        open_leaps(person);
        person.click("token:2");
        for (int space = 1; space <= 36; ++space) {
            const ui::Spot* spot = person.spot("space:" + std::to_string(space));
            spot = spot != nullptr ? spot : person.spot("token:" + std::to_string(space));
            REQUIRE(spot != nullptr);
            bool numbered = false;
            for (const ui::DrawnText& line : person.text()) {
                numbered = numbered || (line.words == std::to_string(space) &&
                                        spot->rect.contains(line.rect.center()) && line.size >= 9);
            }
            CAPTURE(space);
            CHECK(numbered);
        }
    }
}

TEST_CASE("On phones the chips tell the size of each hand") {
    for (const ui::Rect screen : {kPhone, kSmallPhone, kPhoneOnSide, ui::Rect{0, 0, 640, 400}}) {
        for (const char* seats : {"seats:2", "seats:5"}) {
            CAPTURE(screen.w);
            CAPTURE(std::string(seats));
            Player person(screen);
            sit_down(person, "cartagena", {"option:rules=board", seats, "seed:7"});
            REQUIRE(wait_for_turn(person));
            const auto state = person.board().context().state<cartagena::State>();
            for (int seat = 1; seat <= state.seats; ++seat) {
                const ui::Rect chip = person.seen("seat-" + std::to_string(seat));
                std::string words;
                for (const ui::DrawnText& line : person.text()) {
                    words += chip.contains(line.rect.center()) ? " " + line.words + " " : "";
                }
                CAPTURE(words);
                CHECK(holds(words, " 0/6 "));
                CHECK(holds(words, " " + std::to_string(state.hand_size[seat - 1]) + " "));
            }
        }
    }
}

/// Presses the arrow keys many times. Counts the visits of parts of the board, and of those that
/// can't be chosen.
struct Visits {
    int all = 0;
    std::set<std::string> wrong;
};

Visits roam(Player& person) {
    Visits visits;
    for (const ui::Key key : {ui::Key::right, ui::Key::down, ui::Key::left, ui::Key::up}) {
        for (int i = 0; i < 8; ++i) {
            person.press(i % 3 == 2 ? ui::Key::down : key);
            const ui::Spot* spot = person.spot(person.focus());
            if (spot == nullptr || !spot->target) {
                continue;
            }
            ++visits.all;
            const scenes::BoardScene& board = person.board();
            if (!board.picker().legal(board.view().stands_for(spot->target))) {
                visits.wrong.insert(spot->name);
            }
        }
    }
    return visits;
}

TEST_CASE("In every game the arrow keys visit only what can be chosen") {
    for (const char* game : {"cartagena", "carteso", "cartolan", "incan_gold"}) {
        CAPTURE(std::string(game));
        Player person;
        sit_down(person, game, {"seed:3"});
        REQUIRE(wait_for_turn(person));
        for (int turn = 0; turn < 3 && wait_for_turn(person); ++turn) {
            const Visits visits = roam(person);
            CHECK(visits.all > 0);
            for (const std::string& name : visits.wrong) {
                FAIL_CHECK(name << " can't be chosen");
            }
            play_by_pointing(person);
        }
    }
}

TEST_CASE("With a card chosen, arrow keys and Tab go only to pirates and spaces that fit it") {
    Player person;
    open_leaps(person);
    person.press(U'2');  // keys: six pirates can use them
    REQUIRE(person.board().picker().chosen().size() == 1);
    const std::size_t chosen = person.board().picker().chosen()[0].index;
    person.press(ui::Key::right);
    CHECK(person.focus() != "card:hat");
    CHECK(person.focus() != "card:bottle");
    const Visits visits = roam(person);
    CHECK(visits.all > 0);
    CHECK(visits.wrong.empty());
    for (std::size_t i = 0; i < person.spots().size(); ++i) {
        person.press(ui::Key::tab);
        CHECK(person.focus() != "card:hat");
    }
    REQUIRE(person.board().picker().chosen().size() == 1);
    CHECK(person.board().picker().chosen()[0].index == chosen);
}

}  // namespace
}  // namespace ctq::stage

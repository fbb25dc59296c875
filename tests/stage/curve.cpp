// The curve of a review: its size on every screen, the marks of mistakes, and presses on it.
#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "shell/ui/draw.hpp"
#include "shell/ui/seats.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/reviewing.hpp"

namespace ctq::stage {
namespace {

using bots::Mark;

constexpr ui::Rect kUprightTablet{0, 0, 768, 1024};
constexpr ui::Rect kSizes[] = {kPhone,  kPhoneOnSide,  kSmallPhoneOnSide, kUprightTablet,
                               kTablet, kSmallDesktop, kDesktop,          kLargeDesktop};

/// Returns the part of the chart between its axes or, if it is small, its margins: from the first
/// turn to the last one, from the highest share to the lowest one.
ui::Rect plot_of(Player& person) {
    ui::Rect at = person.seen("curve");
    if (ui::Rect values = person.seen("curve-values"); at.contains(values.center())) {
        return {at.x + 6, values.bottom(), at.w - 21, at.bottom() - 2 - values.bottom()};
    }
    at.w /= 1.03F;
    return at;
}

/// Returns how many turns before the position have ended, with the share of the turn it is in.
float turn_of(const std::vector<int>& ends, int ply) {
    std::size_t turn = 0;
    while (ends[turn] < ply) {
        ++turn;
    }
    return turn == 0
               ? 0
               : static_cast<float>(turn) - static_cast<float>(ends[turn] - ply) /
                                                static_cast<float>(ends[turn] - ends[turn - 1]);
}

/// Returns where the curve shows the position of a match of two, after the analysis. The person's
/// share is filled from below.
ui::Point point_of(Player& person, int ply) {
    const scenes::Review& review = review_of(person);
    const ui::Rect plot = plot_of(person);
    const float turn = turn_of(review.curve.turn_ends, ply);
    const auto before = static_cast<std::size_t>(turn);
    const auto& shares = review.shares[0];
    const std::size_t after = std::min(before + 1, shares.size() - 1);
    const float part = turn - static_cast<float>(before);
    const float share = ((1 - part) * static_cast<float>(shares[before]) +
                         part * static_cast<float>(shares[after])) /
                        200;
    return {plot.x + plot.w * turn / static_cast<float>(shares.size() - 1),
            plot.bottom() - plot.h * share};
}

/// Returns the person's mistakes and blunders.
std::vector<int> marked(Player& person) {
    std::vector<int> plies;
    for (const bots::Verdict& one : review_of(person).verdicts) {
        if (bots::mark_of(one, person.session().players().count()) >= Mark::mistake) {
            plies.push_back(one.ply);
        }
    }
    return plies;
}

/// Returns whether a triangle of this colour covers the point.
bool painted(const ImDrawData& data, ui::Point at, ui::Color color) {
    for (const ImDrawList* list : data.CmdLists) {
        for (int i = 0; i + 2 < list->IdxBuffer.Size; i += 3) {
            const auto corner = [&](int k) -> const ImDrawVert& {
                return list->VtxBuffer[static_cast<int>(list->IdxBuffer[i + k])];
            };
            const auto side = [&](const ImDrawVert& a, const ImDrawVert& b) {
                return (b.pos.x - a.pos.x) * (at.y - a.pos.y) -
                       (b.pos.y - a.pos.y) * (at.x - a.pos.x);
            };
            const float sides[] = {side(corner(0), corner(1)), side(corner(1), corner(2)),
                                   side(corner(2), corner(0))};
            const bool inside = std::all_of(sides, sides + 3, [](float one) { return one >= 0; }) ||
                                std::all_of(sides, sides + 3, [](float one) { return one <= 0; });
            if (inside && corner(0).col == color) {
                return true;
            }
        }
    }
    return false;
}

TEST_CASE("The curve of a review is at least 120 pixels high on every screen, analysed or not") {
    for (const ui::Rect screen : kSizes) {
        for (const char* game : {"cartagena", "incan_gold", "carteso", "cartolan"}) {
            CAPTURE(screen.w);
            CAPTURE(std::string(game));
            Player person(screen);
            sit_down(person, game, {"seed:7"});
            person.play(6);
            person.set_up({"end", "review"});
            REQUIRE(person.spot("curve") != nullptr);
            CHECK(person.spot("curve")->rect.h >= 120);
            CHECK(person.seen("curve").h >= 120);
            // The smallest screen shortens the names of three seats.
            CHECK((person.cut() == "" || screen.w == kSmallPhoneOnSide.w));
        }
        Player person(screen);
        review_of_thoughtless(person);
        person.set_up({"analyse:fast"});
        person.rest();
        REQUIRE(person.spot("summary") != nullptr);
        CHECK(person.read("Accuracy: You ") != nullptr);
        REQUIRE(person.spot("curve") != nullptr);
        CHECK(person.seen("curve").h >= 120);
    }
}

TEST_CASE("On a phone on its side the seats stand in the header and open the players' sheet") {
    for (const ui::Rect screen : {kPhoneOnSide, kSmallPhoneOnSide}) {
        Player person(screen);
        sit_down(person, "cartagena", {"seats:5", "option:rules=board", "seed:7"});
        person.play(6);
        person.set_up({"end", "review"});
        CHECK(person.seen("curve").h >= 120);
        CHECK(person.seen("seat-5").bottom() <= 52);
        person.tap("seat-5");
        CHECK(person.read("Players") != nullptr);
    }
}

TEST_CASE("A tap on a mark of the curve goes to that decision, a tap elsewhere to the turn's end") {
    for (const ui::Rect screen : kSizes) {
        CAPTURE(screen.w);
        Player person(screen);
        review_of_thoughtless(person);
        person.set_up({"analyse:fast"});
        person.rest();
        const std::vector<int> plies = marked(person);
        const std::vector<int> ends = review_of(person).curve.turn_ends;
        REQUIRE_FALSE(plies.empty());
        int inside = 0;  // decisions within a turn
        for (const int ply : plies) {
            person.press(ui::Key::home);
            person.tap(point_of(person, ply));
            CHECK(cursor(person) == ply);
            inside += std::find(ends.begin(), ends.end(), ply) == ends.end() ? 1 : 0;
        }
        CHECK(inside > 0);
        // Near a mark, by a finger and by the mouse.
        const ui::Point at = point_of(person, plies.front());
        for (const float by : {-9.0F, 9.0F}) {
            person.press(ui::Key::end);
            person.tap(ui::Point{at.x, at.y + by});
            CHECK(cursor(person) == plies.front());
            person.press(ui::Key::end);
            person.click(ui::Point{at.x, at.y + by});
            CHECK(cursor(person) == plies.front());
        }
        // Far from all marks, by the height of the chart.
        const ui::Rect plot = plot_of(person);
        for (const float y : {plot.y + 2, plot.bottom() - 2}) {
            const float x = plot.x + plot.w / static_cast<float>(ends.size() - 1) * 2;
            const bool near = std::any_of(plies.begin(), plies.end(), [&](int ply) {
                return ui::length(point_of(person, ply) - ui::Point{x, y}) < 24;
            });
            if (!near) {
                person.press(ui::Key::home);
                person.tap(ui::Point{x, y});
                CHECK(cursor(person) == ends[2]);
            }
        }
    }
}

TEST_CASE("The marks of the curve follow whose decisions are counted, and their tips say which") {
    Player person;
    review_of_thoughtless(person);
    person.set_up({"analyse:fast"});
    person.rest();
    const std::vector<int> own = marked(person);
    REQUIRE_FALSE(own.empty());
    person.move(point_of(person, own.front()));
    person.wait(2);
    CHECK((person.read("Mistake: You") != nullptr || person.read("Blunder: You") != nullptr));
    person.click("mistakes-all");
    const std::vector<int> all = marked(person);
    for (const int ply : own) {
        CHECK(std::find(all.begin(), all.end(), ply) != all.end());
    }
    for (const int ply : all) {
        person.press(ui::Key::home);
        person.click(point_of(person, ply));
        const int to = cursor(person);  // of marks at the same place the nearer one counts
        CHECK(std::find(all.begin(), all.end(), to) != all.end());
        CHECK(ui::length(point_of(person, to) - point_of(person, ply)) < 6);
    }
}

TEST_CASE(
    "In a match of two the chances to win are one area: yours from below, a line at one half") {
    for (const ui::Rect screen : {kPhone, kDesktop}) {
        Player person(screen);
        review_of_thoughtless(person);
        person.set_up({"analyse:fast"});
        person.rest();
        const auto shade = [&](int seat) {
            return ui::mix(ui::dark_theme.paper_from, ui::seat_look(seat).color, 0.72F);
        };
        const ui::Rect plot = plot_of(person);
        const std::vector<int>& ends = review_of(person).curve.turn_ends;
        int above = 0;
        int below = 0;
        for (std::size_t turn = 0; turn + 1 < ends.size(); ++turn) {
            const ui::Point edge = point_of(person, ends[turn]);
            const ui::Point low{edge.x + 0.2F, edge.y + 4};
            const ui::Point high{edge.x + 0.2F, edge.y - 4};
            if (low.y < plot.bottom() && high.y > plot.y) {
                below += painted(person.drawn(), low, shade(1)) ? 1 : 0;
                above += painted(person.drawn(), high, shade(2)) ? 1 : 0;
                CHECK(painted(person.drawn(), {low.x, plot.bottom() - 1}, shade(1)));
                CHECK(painted(person.drawn(), {low.x, plot.y + 1}, shade(2)));
            }
        }
        CHECK(below > 0);
        CHECK(above > 0);
        person.set_up({"curve-score"});
        CHECK_FALSE(painted(person.drawn(), {plot.x + 3, plot.bottom() - 1}, shade(1)));
    }
}

TEST_CASE("With three seats the chances to win stay lines") {
    Player person;
    sit_down(person, "cartagena", {"seats:3", "option:rules=board", "seed:7"});
    person.play(9);
    person.set_up({"end", "review", "analyse:fast"});
    person.rest();
    REQUIRE(review_of(person).shares.size() == 3);
    const ui::Rect plot = plot_of(person);
    for (int seat = 1; seat <= 3; ++seat) {
        const ui::Color shade =
            ui::mix(ui::dark_theme.paper_from, ui::seat_look(seat).color, 0.72F);
        CHECK_FALSE(painted(person.drawn(), {plot.center().x, plot.bottom() - 2}, shade));
    }
}

}  // namespace
}  // namespace ctq::stage

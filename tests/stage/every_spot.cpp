// Tests that every enabled spot, and every enabled command of the text view, does something when it
// is pressed.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "shell/platform/platform.hpp"
#include "tests/engine/scale.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// Returns how many legal actions are tried on each page, in the text view and on each board. A
/// sample is enough because the same code handles all actions. With --long it is four times as
/// many.
int actions_tried() {
    return tests::scaled(20, 5);
}
int board_spots_tried() {
    return tests::scaled(40, 10);
}
/// The pages are divided among this many test cases, which run in parallel.
constexpr std::size_t kParts = 4;
/// The number of worker replies that arrive after a press: enough for a long job to show that it
/// has begun.
constexpr int kReplies = 3;

/// What is compared before and after a press: the drawn picture, or the text view, which is faster
/// because nothing is drawn.
enum class Way { picture, text_view };

/// What a press can change besides the screen.
struct Left {
    std::string route;
    std::size_t requests;  ///< requests to the platform
    int jobs;              ///< jobs given to workers
    bool question;
    decltype(Machine::storage) storage;
    friend bool operator==(const Left&, const Left&) = default;
};

Left left(Player& person) {
    person.machine.begin();
    return {platform::route(), person.machine.requests.size(), person.machine.jobs,
            person.machine.question.has_value(), person.machine.storage};
}

/// The screen's content while the pointer is away from all spots.
struct Seen {
    std::size_t picture;
    std::string text_view;
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen look(Player& person, Way by) {
    if (by == Way::text_view) {
        return {0, person.text_view()};
    }
    person.leave();
    return {person.picture(), ""};
}

/// Presses one spot after another on a page. After a press that changed something, the page is
/// opened anew.
class SpotVisit {
  public:
    SpotVisit(const Place& place, ui::Rect screen) : place_(place), screen_(screen) {}

    /// Returns a person on the page, where no press has changed anything.
    Player& person() {
        if (person_ == nullptr) {
            person_ = person_at(place_, {screen_});
        }
        return *person_;
    }

    /// Opens the page anew for a person who has pressed nothing.
    SpotVisit& anew() {
        person_.reset();
        return *this;
    }

    /// Returns whether this press changes anything in the picture or the text view.
    template <class Press>
    bool answers(Way by, Press press) {
        const Seen seen = look(person(), by);
        const Left before = left(person());
        person().machine.replies = kReplies;
        press(person());
        const bool changed = left(person()) != before || look(person(), by) != seen;
        if (changed) {
            person_.reset();  // before the next person comes, who would find this one's table
        }
        return changed;
    }

  private:
    const Place& place_;
    ui::Rect screen_;
    std::unique_ptr<Player> person_;
};

/// The enabled spots that are visible.
std::vector<ui::Spot> in_reach(Player& person) {
    std::vector<ui::Spot> spots;
    for (const ui::Spot& spot : person.spots()) {
        if (spot.enabled && !spot.backdrop && !spot.shown.empty() && spot.layer == person.top()) {
            spots.push_back(spot);
        }
    }
    return spots;
}

/// Returns every kParts-th page, beginning with the page number `part`.
std::vector<Place> places_of(std::size_t part) {
    std::vector<Place> some;
    const std::vector<Place>& all = places();
    for (std::size_t i = part; i < all.size(); i += kParts) {
        some.push_back(all[i]);
    }
    return some;
}

void press_every_spot(std::size_t part) {
    for (const Place& place : places_of(part)) {
        for (const ui::Rect screen : {kDesktop, kPhone}) {
            if (place.network && screen.w == kPhone.w) {
                continue;  // the same code draws this list of buttons on every screen
            }
            SpotVisit visit(place, screen);
            const std::vector<ui::Spot> spots = in_reach(visit.person());
            int pressed = 0;
            int of_board = 0;
            const auto board = std::count_if(spots.begin(), spots.end(), [](const ui::Spot& spot) {
                return on_board(spot.name);
            });
            const int every = std::max(1, static_cast<int>(board) / board_spots_tried());
            for (const ui::Spot& spot : spots) {
                if (spot.kind == ui::SpotKind::plain) {
                    continue;
                }
                // Spots of boards and lists are the same on both screens.
                const bool again = screen.w == kPhone.w && spot.name.find(':') != std::string::npos;
                if (again || (on_board(spot.name) && ++of_board % every != 0)) {
                    continue;
                }
                ++pressed;
                const bool field = spot.kind == ui::SpotKind::field;
                bool focused = false;
                const bool answered = visit.answers(Way::picture, [&](Player& person) {
                    screen.w == kPhone.w ? person.tap(spot.name) : person.click(spot.name);
                    focused = person.focus() == spot.name;
                });
                CHECK_MESSAGE((answered || (field && focused)), place.name << " on " << screen.w
                                                                           << ": " << spot.name
                                                                           << " does nothing");
            }
            CHECK((pressed > 0 || screen.w == kPhone.w));
        }
    }
}

void press_every_button(std::size_t part) {
    for (const Place& place : places_of(part)) {
        SpotVisit visit(place, kDesktop);
        int actions = 0;
        std::set<std::string> seen;
        for (const ui::Spot& spot : visit.person().spots()) {
            if (spot.layer == visit.person().top() && !spot.backdrop) {
                seen.insert((spot.enabled ? "+" : "-") + spot.name);
            }
        }
        const scenes::Commands list = visit.person().app().commands();
        for (const scenes::Command& command : list) {
            // A command must not be enabled in one view and disabled in the other.
            CHECK_MESSAGE(seen.count((command.enabled ? "-" : "+") + command.id) == 0,
                          place.name << ": " << command.id << " is enabled in one view only");
            // Commands that the canvas shows were pressed there, settings are the same everywhere,
            // and a sample of the legal actions is enough.
            const bool known = seen.count("+" + command.id) > 0;
            const bool elsewhere = command.id.starts_with("set:") && place.name != "settings";
            const bool enough = command.id.starts_with("act:") && ++actions > actions_tried();
            if (!command.enabled || command.label.empty() || command.pressed == 1 || known ||
                elsewhere || enough) {
                continue;
            }
            const auto press = [&](Player& person) {
                CHECK(person.app().run(command.id, person.now()));
                person.pass();
            };
            // The command must change the text view, or at least the picture.
            const bool answered =
                visit.answers(Way::text_view, press) || visit.anew().answers(Way::picture, press);
            CHECK_MESSAGE(answered,
                          place.name << ": the text view’s " << command.id << " does nothing");
        }
    }
}

TEST_CASE("Every enabled spot does something when it is pressed: places 1, 5, 9, …") {
    press_every_spot(0);
}
TEST_CASE("Every enabled spot does something when it is pressed: places 2, 6, 10, …") {
    press_every_spot(1);
}
TEST_CASE("Every enabled spot does something when it is pressed: places 3, 7, 11, …") {
    press_every_spot(2);
}
TEST_CASE("Every enabled spot does something when it is pressed: places 4, 8, 12, …") {
    press_every_spot(3);
}

TEST_CASE("Canvas and text view agree, and every command does something: places 1, 5, 9, …") {
    press_every_button(0);
}
TEST_CASE("Canvas and text view agree, and every command does something: places 2, 6, 10, …") {
    press_every_button(1);
}
TEST_CASE("Canvas and text view agree, and every command does something: places 3, 7, 11, …") {
    press_every_button(2);
}
TEST_CASE("Canvas and text view agree, and every command does something: places 4, 8, 12, …") {
    press_every_button(3);
}

}  // namespace
}  // namespace ctq::stage

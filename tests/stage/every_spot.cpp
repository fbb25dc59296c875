// Whatever is enabled does something when a person presses it, on the canvas and in the text view.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "shell/platform/platform.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// Actions of the text view that are tried in each place, and places and pieces of each board: one
/// line of code registers them all.
constexpr int kActions = 5;
constexpr int kOfBoard = 10;

/// What one goes by: the picture, or the text view, which costs no drawing.
enum class By { picture, text_view };

/// All that a press can change, while the pointer is elsewhere.
struct Seen {
    std::size_t picture;
    std::string text_view;
    std::string route;
    std::size_t asked;  ///< of the platform
    int jobs;           ///< of workers
    bool question;
    decltype(Machine::kept) kept;
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen look(Player& person, By by) {
    if (by == By::picture) {
        person.leave();
    }
    return {by == By::picture ? person.picture() : 0,
            by == By::text_view ? person.text_view() : "",
            platform::route(),
            person.machine.asked.size(),
            person.machine.jobs,
            person.machine.question.has_value(),
            person.machine.kept};
}

/// Presses one thing after the other in a place, each time anew.
class Visit {
  public:
    Visit(const Place& place, ui::Rect screen, By by) : place_(place), screen_(screen), by_(by) {
        arrive();
    }

    Player& person() { return *person_; }

    /// Whether this changes anything.
    template <class Press>
    bool answers(Press press) {
        press(*person_);
        const bool changed = look(*person_, by_) != before_;
        if (changed) {
            arrive();
        }
        return changed;
    }

    /// From now on goes by something else.
    void go_by(By by) {
        by_ = by;
        arrive();
    }

  private:
    void arrive() {
        person_.reset();  // whose table the next one would find
        person_ = person_at(place_, {screen_});
        before_ = look(*person_, by_);
    }
    const Place& place_;
    ui::Rect screen_;
    By by_;
    std::unique_ptr<Player> person_;
    Seen before_{};
};

bool in_reach(Player& person, const ui::Spot& spot) {
    return spot.enabled && !spot.backdrop && !spot.shown.empty() && spot.layer == person.top();
}

TEST_CASE("Every enabled spot of every scene does something when it is pressed") {
    for (const Place& place : places()) {
        for (const ui::Rect screen : {kDesktop, kPhone}) {
            if (place.network && screen.w == kPhone.w) {
                continue;  // one list of buttons, drawn by the same lines on every screen
            }
            Visit visit(place, screen, By::picture);
            const std::vector<ui::Spot> spots = visit.person().spots();
            int pressed = 0;
            int of_board = 0;
            const auto board = std::count_if(spots.begin(), spots.end(), [&](const ui::Spot& spot) {
                return in_reach(visit.person(), spot) && on_board(spot.name);
            });
            const int every = std::max(1, static_cast<int>(board) / kOfBoard);
            for (const ui::Spot& spot : spots) {
                if (!in_reach(visit.person(), spot) || spot.kind == ui::SpotKind::plain) {
                    continue;
                }
                // Those of boards and lists are the same on both screens.
                const bool again = screen.w == kPhone.w && spot.name.find(':') != std::string::npos;
                if (again || (on_board(spot.name) && ++of_board % every != 0)) {
                    continue;
                }
                ++pressed;
                const bool field = spot.kind == ui::SpotKind::field;
                bool focused = false;
                const bool answered = visit.answers([&](Player& person) {
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

TEST_CASE("Every enabled button of the text view does something, and agrees with the canvas") {
    for (const Place& place : places()) {
        Visit visit(place, kDesktop, By::text_view);
        int actions = 0;
        std::set<std::string> seen;
        for (const ui::Spot& spot : visit.person().spots()) {
            if (spot.layer == visit.person().top() && !spot.backdrop) {
                seen.insert((spot.enabled ? "+" : "-") + spot.name);
            }
        }
        for (const app::Command& command : visit.person().app().commands()) {
            // The same thing is not enabled in one view and disabled in the other.
            CHECK_MESSAGE(seen.count((command.enabled ? "-" : "+") + command.id) == 0,
                          place.name << ": " << command.id << " is enabled in one view only");
            // What the canvas shows, too, was pressed there; settings are the same everywhere; and
            // of the legal actions some will do.
            const bool known = seen.count("+" + command.id) > 0;
            const bool elsewhere = command.id.starts_with("set:") && place.name != "settings";
            const bool enough = command.id.starts_with("act:") && ++actions > kActions;
            if (!command.enabled || command.label.empty() || command.pressed == 1 || known ||
                elsewhere || enough) {
                continue;
            }
            const auto press = [&](Player& person) {
                CHECK(person.app().run(command.id, person.now()));
                person.pass();
            };
            bool answered = visit.answers(press);
            if (!answered) {  // in words, but perhaps on the canvas
                visit.go_by(By::picture);
                answered = visit.answers(press);
                visit.go_by(By::text_view);
            }
            CHECK_MESSAGE(answered,
                          place.name << ": the text view’s " << command.id << " does nothing");
        }
    }
}

}  // namespace
}  // namespace ctq::stage

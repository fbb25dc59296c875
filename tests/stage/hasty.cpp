// Tests of presses during animations: no press is lost or changes its meaning, and no press plays
// an action that was not shown.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/carteso/carteso.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr int kFrameLimit = 600;

/// The actions that the person has played so far.
std::vector<core::Action> own_actions(const Player& person) {
    const core::Match& match = person.session().match();
    std::vector<core::Action> own;
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const core::Turn turn = match.turn_before(ply);
        if (turn.kind == core::Turn::Kind::seat && person.session().players().human(turn.seat)) {
            own.push_back(match.action(ply));
        }
    }
    return own;
}

/// Whether the last frame shows a spot with this name that can be pressed.
bool shown(Player& person, std::string_view name) {
    const ui::Spot* spot = person.spot(name);
    return spot != nullptr && spot->enabled && spot->kind == ui::SpotKind::button &&
           !spot->shown.empty();
}

/// Draws this many frames without any input.
void look_frames(Player& person, int frames) {
    for (int i = 0; i < frames; ++i) {
        person.step();
    }
}

/// A point of the board without a stone, a different one for each number.
int free_point(const Player& person, int number) {
    const auto& state = *static_cast<const carteso::State*>(person.session().view());
    std::vector<int> free;
    carteso::each(carteso::empty_points(state), [&](int point) { free.push_back(point); });
    return free[static_cast<std::size_t>(number * 31) % free.size()];
}

TEST_CASE("In Carteso a colour key applies to the next press, even while a bot moves") {
    for (const bool slow : {false, true}) {
        CAPTURE(slow);
        Player person({.screen = stage::kDesktop, .motion = true});
        sit_down(
            person, "carteso",
            {"option:size=13", "option:komi=0", "option:sides=fixed", "seat:2=level:1", "seed:3"});
        int played = 0;
        for (int phase = 0; phase < 75; ++phase) {
            CAPTURE(phase);
            const bool dark = phase % 2 == 0;
            const int point = free_point(person, phase);
            const std::string name = "point:" + carteso::point_text(point);
            const auto before = own_actions(person);
            look_frames(person, 2 * phase % 50);
            const bool turn = shown(person, name);
            person.hasten({{dark ? U'x' : U'o'}, {0, person.middle(name)}}, slow);
            person.step();
            auto after = own_actions(person);
            if (after.size() == before.size()) {
                // The person's turn was not shown yet. The press ends the bot's pause, and the
                // colour key still applies.
                CHECK_FALSE(turn);
                REQUIRE(stage::wait_for_turn(person));
                if (!shown(person, name)) {
                    continue;  // the bot was faster
                }
                person.hasten({{0, person.middle(name)}}, slow);
                person.step();
                after = own_actions(person);
            }
            ++played;
            REQUIRE(after.size() == before.size() + 1);
            CHECK(after.back() == carteso::place(point, dark ? carteso::kX : carteso::kO));
        }
        CHECK(played > 60);
    }
}

/// For each game, the set-up of a table with a bot at its usual speed.
std::vector<std::pair<std::string, std::vector<std::string>>> hasty_tables() {
    return {{"cartagena", {"option:rules=board", "seats:2", "seed:3"}},
            {"carteso", {"option:size=9", "option:komi=0", "option:sides=fixed", "seed:3"}},
            {"incan_gold", {"seats:3", "seed:3"}},
            {"cartolan", {"seats:2", "seed:3"}}};
}

TEST_CASE(
    "During a bot's turn a press in any frame does only what the screen offers at that moment") {
    for (const auto& table : hasty_tables()) {
        const auto& game = table.first;
        CAPTURE(game);
        Player person({.screen = stage::kDesktop, .motion = true});
        sit_down(person, game, table.second);
        int done = 0;
        for (int phase = 0; phase < 90 && !person.over(); ++phase) {
            CAPTURE(phase);
            look_frames(person, 3 * phase % 47);
            // The spots that the legal actions touch now or would touch on the person's turn.
            std::vector<std::string> names;
            for (const ui::Spot& spot : person.spots()) {
                if (spot.target && spot.layer == 0 && !spot.shown.empty() &&
                    person.board().picker().known(person.board().view().stands_for(spot.target))) {
                    names.push_back(spot.name);
                }
            }
            if (names.empty()) {
                continue;
            }
            const std::string name = names[static_cast<std::size_t>(phase) % names.size()];
            CAPTURE(name);
            const bool can = shown(person, name);
            CAPTURE(person.session().your_turn());
            const auto before = own_actions(person).size();
            const auto chosen = person.board().picker().chosen();
            const std::vector<ui::Target> chosen_before(chosen.begin(), chosen.end());
            person.hasten({{0, person.middle(name)}});
            person.step();
            const auto now = person.board().picker().chosen();
            const bool acted =
                own_actions(person).size() != before ||
                !std::equal(now.begin(), now.end(), chosen_before.begin(), chosen_before.end());
            CHECK(acted == can);
            done += acted ? 1 : 0;
        }
        CHECK(done > 5);
    }
}

TEST_CASE("An action key pressed in every frame plays the action of that key or nothing") {
    // G goes on and L leaves, each as soon as the action is shown. L also copies a link elsewhere,
    // but does nothing else during the wait.
    Player person({.screen = stage::kDesktop, .motion = true});
    sit_down(person, "incan_gold", {"seats:3", "seed:5"});
    for (int frame = 0; frame < kFrameLimit && !person.over(); ++frame) {
        const bool leaves = frame % 97 == 96;
        const bool can = shown(person, "do:stay");
        const auto before = own_actions(person);
        person.hasten({{leaves ? U'l' : U'g'}});
        person.step();
        const auto after = own_actions(person);
        CAPTURE(frame);
        REQUIRE((after.size() > before.size()) == can);
        if (can) {
            CHECK(person.session().game().to_text(person.session().view(), after.back()) ==
                  (leaves ? "leave" : "stay"));
        }
    }
}

}  // namespace
}  // namespace ctq::stage

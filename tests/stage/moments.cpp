// Tests that events are shown on the board where they happen, long enough to be read.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/incan_gold/rules.hpp"
#include "shell/scenes/table/status.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

constexpr double kLook = 0.05;  // seconds between two looks

template <class State>
State state_at(const Player& person, int ply) {
    return *static_cast<const State*>(person.session().match().state_at(ply).data());
}

/// Returns the number of drawn lines that contain these words.
std::ptrdiff_t count_lines(Player& person, std::string_view words) {
    const auto& text = person.text();
    return std::count_if(text.begin(), text.end(),
                         [&](const auto& line) { return holds(line.words, words); });
}

/// Watches frame by frame for these seconds while nothing else happens.
void look_seconds(Player& person, double seconds) {
    for (const double end = person.now() + seconds; person.now() < end;) {
        person.frame();
    }
}

/// Returns whether the screen stays as it is until the next press: no motion and no timed message.
bool still(Player& person) {
    person.spots();
    return person.stage().quiet() && person.board().view().busy_until() <= person.now();
}

/// The ply of the latest bust; -1 if there was none.
int bust_ply(const Player& person) {
    using incan_gold::Phase;
    for (int ply = cursor(person); ply-- > 0;) {
        if (state_at<incan_gold::State>(person, ply).phase == Phase::reveal &&
            state_at<incan_gold::State>(person, ply + 1).busted) {
            return ply;
        }
    }
    return -1;
}

/// Starts a match with two bots and goes on until the board shows the card that drives everyone
/// out.
void see_bust(Player& person, const std::string& seed = "3") {
    sit_down(person, "incan_gold", {"seats:3", "seat:2=turn:9", "seat:3=turn:9", "seed:" + seed});
    for (int turns = 0; turns < 30; ++turns) {
        REQUIRE(stage::wait_for_turn(person));
        person.click("do:stay");
        person.rest();
        for (int looks = 0; looks < 200; ++looks) {
            look_seconds(person, kLook);
            if (person.read(" again: ") != nullptr) {
                return;
            }
            if (person.board().view().busy_until() <= person.now()) {
                break;
            }
        }
    }
    FAIL("no hazard came again");
}

/// Returns the expected text on the board for the latest bust, computed from the match.
std::string loss_of(const Player& person) {
    const int ply = bust_ply(person);
    REQUIRE(ply >= 0);
    const auto before = state_at<incan_gold::State>(person, ply);
    const int kind = static_cast<int>(person.session().match().action(ply));
    const int gems = before.backpack[0];
    return core::capitalized(incan_gold::kind_word(kind)) + " again: you lose " +
           std::to_string(gems) + (gems == 1 ? " gem" : " gems");
}

/// Returns the expected summary of the bust's round, computed from the match. It must be round 1.
std::string account_of(const Player& person) {
    const int ply = bust_ply(person);
    const auto before = state_at<incan_gold::State>(person, ply);
    const auto after = state_at<incan_gold::State>(person, ply + 1);
    REQUIRE(before.round == 1);
    std::string words = "Round 1 brought home:";
    for (int seat = 1; seat <= 3; ++seat) {
        const int lost = before.backpack[seat - 1];
        words += (seat > 1 ? "; " : " ") + person.session().players().name(seat) + " " +
                 std::to_string(after.tent[seat - 1]) +
                 (lost > 0 ? ", " + std::to_string(lost) + " lost" : "");
    }
    return words + ".";
}

TEST_CASE(
    "At every motion setting a bust is shown for two to three seconds, then the round's summary") {
    for (const bool motion : {true, false}) {
        CAPTURE(motion);
        Player person({.motion = motion});
        see_bust(person);
        const double begin = person.now();
        const std::string loss = loss_of(person);
        CHECK(person.read(loss) != nullptr);
        CHECK(person.spot("outlook")->label.starts_with("Round 1 of 5"));  // not yet Round 2
        REQUIRE(person.spot("do:leave") != nullptr);
        CHECK_FALSE(person.spot("do:leave")->enabled);
        CHECK(person.read("Your turn") == nullptr);
        CHECK(person.session().your_turn());
        while (person.read(loss) != nullptr) {
            person.wait(kLook);
        }
        CHECK(person.now() - begin > 2);
        CHECK(person.now() - begin < 3);
        const std::string account = account_of(person);
        REQUIRE(person.spot("round-end") != nullptr);
        CHECK(person.spot("round-end")->label == account);
        CHECK(holds(person.text_view(), account));
        CHECK(person.read("Your turn") == nullptr);
        for (const std::string& name : person.session().players().names()) {
            CHECK(count_lines(person, name) >= 2);  // in the account and at its seat
        }
        const double second = person.now();
        while (person.spot("round-end") != nullptr) {
            REQUIRE(person.now() < second + 6);
            person.wait(kLook);
        }
        CHECK(person.now() - second > 3);
        person.wait(5);
        CHECK(still(person));
        CHECK(person.spot("do:leave")->enabled);
        CHECK(person.read("Your turn") != nullptr);
    }
}

TEST_CASE("One press skips the bust, the next the round's summary, and neither plays an action") {
    Player person({.motion = true});
    see_bust(person);
    const int before = cursor(person);
    person.press(U'g');
    CHECK(person.read(" again: you lose") == nullptr);
    CHECK(person.spot("round-end") != nullptr);
    person.press(U'g');
    CHECK(person.spot("round-end") == nullptr);
    CHECK(cursor(person) == before);
    stage::read_on(person);
    person.press(U'g');
    CHECK(cursor(person) > before);
}

TEST_CASE("On every screen the bust and the round's summary show all words uncut") {
    for (const ui::Rect screen : stage::kScreens) {
        CAPTURE(screen.w);
        Player person(screen);
        see_bust(person);
        CHECK(person.cut() == "");
        person.press(U'g');
        REQUIRE(person.spot("round-end") != nullptr);
        CHECK(person.cut() == "");
        CHECK(ui::overlap(person.spot("round-end")->rect, screen).h ==
              person.spot("round-end")->rect.h);
    }
}

TEST_CASE("At instant speed the bust and the round's summary don't delay the game") {
    Player person({.motion = true});
    person.set_up({"set:speed=instant"});
    sit_down(person, "incan_gold", {"seats:2", "seat:2=turn:9", "seed:3"});
    for (int turns = 0; turns < 30 && bust_ply(person) < 0; ++turns) {
        REQUIRE(person.session().your_turn());
        person.click("do:stay");
        person.rest();
        CHECK(still(person));
        CHECK(person.spot("do:stay")->enabled);
    }
    CHECK(bust_ply(person) >= 0);
}

TEST_CASE("A round that all players leave also ends with a summary, but the last round does not") {
    Player person;
    sit_down(person, "incan_gold", {"seats:2", "seat:2=human", "option:rounds=2", "seed:4"});
    const auto leave = [&] {
        REQUIRE(stage::wait_for_turn(person));
        person.click("do:leave");
    };
    leave();
    leave();
    CHECK(person.read("Round 1: all came home") != nullptr);
    const auto state = state_at<incan_gold::State>(person, cursor(person));
    REQUIRE(person.spot("round-end") != nullptr);
    CHECK(person.spot("round-end")->label == "Round 1 brought home: Player 1 " +
                                                 std::to_string(state.tent[0]) + "; Player 2 " +
                                                 std::to_string(state.tent[1]) + ".");
    leave();
    leave();
    REQUIRE(person.over());
    CHECK(person.spot("round-end") == nullptr);
}

TEST_CASE("While a card is being turned, the odds and the text of the Leave button don't change") {
    Player person({.motion = true});
    sit_down(person, "incan_gold", {"seats:2", "seed:3"});
    REQUIRE(stage::wait_for_turn(person));
    person.press(U'o');
    const std::string odds = person.spot("odds")->label;
    person.set_up({"act:stay"});
    person.rest();
    person.frame();
    int looks = 0;
    for (; person.board().view().busy_until() > person.now(); ++looks) {
        REQUIRE(person.spot("odds") != nullptr);
        CHECK(person.spot("odds")->label == odds);
        CHECK(person.read("Bust on the next card") != nullptr);
        CHECK(person.read("Leave with ") != nullptr);
        CHECK(person.read("Your turn") == nullptr);
        look_seconds(person, kLook);
    }
    CHECK(looks > 10);
    person.wait(1);
    const auto& state = state_at<incan_gold::State>(person, cursor(person));
    CHECK(person.spot("do:leave")->label ==
          "Leave with " + std::to_string(state.backpack[0]) +
              (state.spare > 0 ? ", " + std::to_string(state.spare) + " more if alone" : ""));
}

/// Returns how often the program asked for this sound, recognized by its number of tones.
std::ptrdiff_t times_played(const Player& person, scenes::Sound sound) {
    const auto& requests = person.machine.requests;
    return std::count(requests.begin(), requests.end(),
                      "sound " + std::to_string(scenes::tones_of(sound).size()));
}

/// Plays actions by command until `wanted` is true of the states before and after one. Skips the
/// drawing of earlier actions; draws the three seconds before that one.
template <class State, class Wanted>
void play_until(Player& person, const Wanted& wanted) {
    for (int i = 0; i < 600; ++i) {
        person.rest();
        if (person.session().viewpoint().curtain() != 0) {
            person.set_up({"curtain"});
        }
        REQUIRE(person.session().your_turn());
        const int before = cursor(person);
        const core::ActionList& legal = person.session().legal();
        core::Action chosen = legal[i % legal.size];
        bool found = false;
        for (const core::Action action : legal) {
            core::StateBox box = person.session().match().box();
            person.session().game().apply(box.data(), action);
            if (wanted(state_at<State>(person, before), *static_cast<const State*>(box.data()))) {
                chosen = action;
                found = true;
            }
        }
        found ? person.wait(3) : person.pass(3);
        person.set_up({"act:" + person.session().game().to_text(person.session().view(), chosen)});
        if (wanted(state_at<State>(person, before), state_at<State>(person, before + 1))) {
            return;
        }
    }
    FAIL("it did not happen");
}

TEST_CASE(
    "A stone lands first, then the group it claims changes owner, and then the score changes") {
    for (const bool motion : {true, false}) {
        CAPTURE(motion);
        Player person({.motion = motion});
        sit_down(person, "carteso", {"option:size=4", "option:komi=0", "seat:2=human", "seed:4"});
        const auto claimed = [](const carteso::State& state) {
            return carteso::count(state.claimed[0]) + carteso::count(state.claimed[1]);
        };
        play_until<carteso::State>(person, [&](const auto& before, const auto& after) {
            return claimed(after) > claimed(before);
        });
        const int ply = cursor(person);
        const int more = claimed(state_at<carteso::State>(person, ply)) -
                         claimed(state_at<carteso::State>(person, ply - 1));
        const std::string words = "+" + std::to_string(more);
        const auto scores = [&] {
            return person.spot("seat-1")->label + person.spot("seat-2")->label;
        };
        const double begin = person.now();
        person.frame();
        const std::string before = scores();
        CHECK((person.read(words) != nullptr) == !motion);
        while (person.now() < begin + 0.2 && motion) {
            person.frame();
            CHECK(person.read(words) == nullptr);  // the stone still moves
        }
        look_seconds(person, 0.3);
        CHECK(person.read(words) != nullptr);
        CHECK(scores() == before);
        person.wait(3);
        CHECK(person.read(words) == nullptr);
        CHECK(still(person));
        CHECK((scores() != before) == motion);
    }
}

TEST_CASE("A token that reaches the boat is counted there, with the sound of a gain") {
    for (const bool motion : {true, false}) {
        CAPTURE(motion);
        Player person({.motion = motion});
        person.set_up({"set:sound=quiet"});
        sit_down(person, "cartagena", {"option:rules=board", "seat:2=human", "seed:4"});
        const auto aboard = [](const cartagena::State& state) {
            return cartagena::tokens_at(state, 1, cartagena::boat(state)) +
                   cartagena::tokens_at(state, 2, cartagena::boat(state));
        };
        play_until<cartagena::State>(person, [&](const auto& before, const auto& after) {
            return aboard(after) > aboard(before) && after.seat == before.seat;
        });
        const auto state = state_at<cartagena::State>(person, cursor(person));
        const std::string words = "1 of " + std::to_string(state.tokens) + " aboard";
        person.frame();
        CHECK((motion || times_played(person, scenes::Sound::gain) == 1));
        CHECK(count_lines(person, words) == (motion ? 0 : 2));
        look_seconds(person, 0.6);
        CHECK(count_lines(person, words) == 2);  // at the boat and in the seat's row
        person.wait(3);
        CHECK(count_lines(person, words) == 1);
        CHECK(still(person));
    }
}

TEST_CASE(
    "With four or five seats, and also on a phone, Cartagena's start shows its name and the number "
    "of each seat's pirates") {
    struct Table {
        ui::Rect screen;
        int seats;
    };
    for (const Table& table :
         {Table{stage::kPhone, 5}, Table{stage::kDesktop, 5}, Table{stage::kPhone, 4}}) {
        CAPTURE(table.screen.w);
        CAPTURE(table.seats);
        Player person(table.screen);
        open_table(person, 0,
                   {"option:rules=board", "seats:" + std::to_string(table.seats), "seed:7"});
        const ui::Rect start = person.seen("token:0");
        int numbers = 0;
        for (const ui::DrawnText& line : person.text()) {
            if (line.words.size() == 1 && line.words >= "2" && line.words <= "6" &&
                start.contains(line.rect.center())) {
                CHECK(line.size >= 11);
                ++numbers;
            }
        }
        CHECK(numbers == table.seats);
        const ui::DrawnText* name = person.read("Start");
        REQUIRE(name != nullptr);
        CHECK(start.contains(name->rect.center()));
    }
}

TEST_CASE("When a wonder is found, its gain floats over its tile for a moment") {
    Player person({.motion = true});
    sit_down(person, "cartolan", {"option:mode=beginner", "seat:2=human", "seed:4"});
    const auto floats = [&] {
        const auto& text = person.text();
        return std::any_of(text.begin(), text.end(), [](const ui::DrawnText& line) {
            return line.words.starts_with("+") && line.words.ends_with(" wonder");
        });
    };
    for (int i = 0; i < 600 && !floats(); ++i) {
        person.settle();
        person.play(1);
        look_seconds(person, 0.8);
    }
    CHECK(floats());
    person.wait(3);
    CHECK_FALSE(floats());
    CHECK(still(person));
}

/// How many lines of the prompt are readable beside a message with these words; -1 if it hides one.
int prompt_lines_beside(Player& person, std::string_view words) {
    const ui::DrawnText* message = person.read(words);
    REQUIRE(message != nullptr);
    const std::string prompt = scenes::prompt_of(person.table());
    int count_lines = 0;
    for (const ui::DrawnText& line : person.text()) {
        // A seat's name may also stand elsewhere.
        if (line.words.size() > 8 && prompt.find(line.words) != std::string::npos) {
            if (!ui::overlap(line.rect, message->rect.inset(-20, -10)).empty()) {
                return -1;
            }
            ++count_lines;
        }
    }
    return count_lines;
}

TEST_CASE("The notice that offers sound appears only beside the prompt, where it hides nothing") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        for (const char* game : {"cartagena", "carteso", "incan_gold", "cartolan"}) {
            CAPTURE(screen.w);
            CAPTURE(game);
            Player person(screen);
            person.machine.storage.erase("sound-offered");
            person.set_up({std::string("play:") + game});
            stage::play_by_pointing(person);
            if (screen.w == stage::kDesktop.w) {
                CHECK(prompt_lines_beside(person, "This table has sounds") > 0);
            } else {
                CHECK(person.read("This table has sounds") == nullptr);
            }
        }
    }
}

TEST_CASE(
    "Pressing an illegal space names the missing card, and the message hides no board or prompt") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kPhoneOnSide}) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "cartagena", {"option:rules=board", "seat:2=human", "seed:7"});
        const auto& state = *static_cast<const cartagena::State*>(person.session().view());
        int missing = -1;
        for (int symbol = 0; symbol < state.symbols; ++symbol) {
            missing = state.hand[state.seat - 1][symbol] == 0 ? symbol : missing;
        }
        REQUIRE(missing >= 0);
        int space = 1;
        while (state.symbol_at[space] - 1 != missing) {
            ++space;
        }
        const auto hash = person.session().hash();
        person.click("space:" + std::to_string(space));
        CHECK(person.session().hash() == hash);
        CHECK(holds(person.app().notice(), "You have no "));
        const ui::DrawnText* message = person.read("You have no ");
        REQUIRE(message != nullptr);
        const ui::Rect strip = person.app().scene().message_at({});
        CHECK(strip.contains(message->rect.center()));
        CHECK(prompt_lines_beside(person, "You have no ") > 0);
        const std::string last = "space:" + std::to_string(state.spaces + 1);
        CHECK(ui::overlap(message->rect, person.seen(last)).empty());
    }
}

TEST_CASE("Each device is offered sound once, after the first action, and the person can accept") {
    constexpr const char* kOffer = "This table has sounds, too.";
    Player person;
    person.machine.storage.erase("sound-offered");
    open_table(person);
    CHECK(person.read(kOffer) == nullptr);
    stage::play_by_pointing(person);
    CHECK(person.read(kOffer) != nullptr);
    person.click("set:sound=on");
    CHECK(pressed(person, "set:sound=on"));
    CHECK(times_played(person, scenes::Sound::turn) >= 1);
    CHECK(person.read(kOffer) == nullptr);
    person.set_up({"set:sound=off"});
    person.reload();
    stage::play_by_pointing(person);
    CHECK(person.read(kOffer) == nullptr);

    Player other;
    other.machine.storage.erase("sound-offered");
    open_table(other, 1);
    CHECK(other.read(kOffer) != nullptr);
    other.wait(10);
    CHECK(other.read(kOffer) == nullptr);
    CHECK(still(other));
}

}  // namespace
}  // namespace ctq::stage

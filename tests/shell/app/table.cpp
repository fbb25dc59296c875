// What a person sees and presses at a table and in its review, in the whole program without a
// window.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"
#include "tests/shell/app/matches.hpp"
#include "tests/shell/app/screen.hpp"

namespace ctq::app {
namespace {

/// A table of this game at one screen, in its set-up but for these commands.
void sit_down(Screen& screen, const std::string& game, std::initializer_list<const char*> choices) {
    REQUIRE(screen.app.run("setup:" + game, 0));
    REQUIRE(screen.app.run("seat:2=human", 0));
    for (const char* choice : choices) {
        CAPTURE(choice);
        REQUIRE(screen.app.run(choice, 0));
    }
    REQUIRE(screen.app.run("start", 0));
    screen.show();
    REQUIRE(screen.app.session()->your_turn());
}

void act(Screen& screen, const std::string& token) {
    CAPTURE(token);
    REQUIRE(screen.app.run("act:" + token, 0));
    screen.show();
}

/// Has the match kept and opens it there: "table", "review".
void open(Screen& screen, const core::Match& match, const std::string& where) {
    REQUIRE(Saves().keep("abc", match));
    REQUIRE(screen.app.run("saves-changed", 0));
    platform::set_route(where + "=abc", false);
    screen.show();
    REQUIRE(screen.app.session() != nullptr);
}

/// A spot that some, but not only one, of the legal actions touch; none: empty.
std::string ambiguous(const App& app) {
    const Session& session = *app.session();
    std::vector<std::string> all;
    for (const core::Action action : session.legal()) {
        for (std::string& spot : app.view().spots_of(session.view(), action)) {
            all.push_back(std::move(spot));
        }
    }
    for (const std::string& spot : all) {
        if (spot.starts_with("card:") && std::count(all.begin(), all.end(), spot) > 1) {
            return spot;
        }
    }
    return "";
}

TEST_CASE("Escape drops the card that is picked, and only then opens the menu") {
    Screen screen;
    sit_down(screen, "cartagena", {"option:rules=board", "seed:3"});
    std::string card = ambiguous(screen.app);
    for (int i = 0; i < 20 && card.empty(); ++i) {
        act(screen.app, 0);
        screen.show();
        card = ambiguous(screen.app);
    }
    REQUIRE_FALSE(card.empty());
    screen.click(card);
    REQUIRE(screen.app.picker().chosen(card));
    screen.press(ui::Key::escape);
    CHECK(screen.app.picker().chosen().empty());
    CHECK(screen.top() == 0);
    screen.press(ui::Key::escape);
    CHECK(screen.spot("menu-lobby") != nullptr);
}

TEST_CASE("After a stone is placed by key the arrows go on from its point") {
    Screen screen;
    sit_down(screen, "carteso", {"option:size=9", "option:komi=0", "option:sides=fixed"});
    screen.walk_to("point:Xc7");
    screen.press(ui::Key::enter);
    REQUIRE(screen.app.session()->match().size() == 1);
    screen.press(ui::Key::right);
    CHECK(screen.focus() == "point:Xd7");
}

TEST_CASE("The first arrow down from Back leads to the nearest point") {
    Screen screen;
    sit_down(screen, "carteso", {"option:size=9", "option:komi=0", "option:sides=fixed"});
    screen.walk_to("back");
    screen.press(ui::Key::down);
    CHECK(screen.focus() == "point:Xa9");
}

TEST_CASE("A full board of Carteso ends by itself: there is nothing left to decide") {
    Screen screen;
    sit_down(screen, "carteso", {"option:size=2", "option:komi=0", "option:sides=fixed"});
    for (const char* token : {"Xa1", "button", "Xb1", "Xa2", "Xb2"}) {
        REQUIRE(screen.app.session()->turn().kind == core::Turn::Kind::seat);
        act(screen, token);
    }
    screen.show();
    CHECK(screen.app.session()->turn().kind == core::Turn::Kind::over);
}

TEST_CASE("The guide rings the button of the stone whose points are not on the board") {
    Screen screen;
    sit_down(screen, "carteso", {"option:komi=0", "option:sides=fixed"});
    CHECK(screen.app.view().brings("point:Od3") == "stone-O");
    CHECK(screen.app.view().brings("point:Xd3").empty());
    screen.click("stone-O");
    CHECK(screen.app.view().brings("point:Od3").empty());
    CHECK(screen.app.view().brings("point:Xd3") == "stone-X");
}

TEST_CASE("The guide speaks of what the others did once they have done it") {
    Screen screen;
    REQUIRE(screen.app.run("first:cartagena", 0));
    const auto yours = [&] {
        for (int i = 0; i < 200000 && !screen.app.session()->your_turn(); ++i) {
            screen.frame();
        }
        REQUIRE(screen.app.session()->your_turn());
    };
    yours();
    for (const char* token : {"hat@0", "hat@0", "back@9"}) {
        REQUIRE(screen.app.run("act:" + std::string(token), 0));
    }
    REQUIRE(screen.app.session()->thinking());
    REQUIRE(screen.app.guide());
    CHECK(screen.app.guide()->step == 3);
    yours();
    REQUIRE(screen.app.guide());
    CHECK(screen.app.guide()->step == 4);
    CHECK(screen.app.guide()->text.find("it is yours again") != std::string_view::npos);
}

TEST_CASE("What the mode of a game does not allow can not be chosen") {
    Screen screen;
    REQUIRE(screen.app.run("setup:cartolan", 0));
    REQUIRE(screen.app.run("defaults", 0));
    screen.show();
    const auto commands = screen.app.commands();
    const auto hidden = std::find_if(commands.begin(), commands.end(), [](const Command& one) {
        return one.id == "option:mythical=hidden";
    });
    REQUIRE(hidden != commands.end());
    CHECK_FALSE(hidden->enabled);
    const auto spot =
        std::find_if(screen.spots().begin(), screen.spots().end(),
                     [](const ui::Spot& one) { return one.name == "option:mythical=hidden"; });
    REQUIRE(spot != screen.spots().end());
    CHECK_FALSE(spot->enabled);
    REQUIRE(screen.app.run("option:mode=regular", 0));
    screen.show();
    const auto now =
        std::find_if(screen.spots().begin(), screen.spots().end(),
                     [](const ui::Spot& one) { return one.name == "option:mythical=hidden"; });
    REQUIRE(now != screen.spots().end());
    CHECK(now->enabled);
}

TEST_CASE("Who plays on from a review is told that this is a branch") {
    Screen screen;
    // Between people a match is played to its end before others branch off.
    core::Match ended = match_of<cartagena::Game>("rules=board", {"human", "human"}, 12);
    ended.set_tag(kEndedTag, "unfinished");
    open(screen, ended, "review");
    screen.click("first");
    screen.click("play-on");
    REQUIRE(screen.app.scene() == Scene::table);
    CHECK(std::string(screen.app.session()->badge()) == "a branch");
    CHECK(screen.app.notice().find("a branch") != std::string::npos);
    screen.click("back");
    CHECK(screen.app.scene() == Scene::review);
}

TEST_CASE("A review shows one's own hand beside one's seat, and of closed ones only that") {
    Screen screen;
    core::Match match = match_of<cartagena::Game>("", {"human", "greedy"}, 4);
    match.set_tag(kEndedTag, "resigned");
    open(screen, match, "review");
    REQUIRE(screen.spot("seat-1") != nullptr);
    REQUIRE(screen.spot("seat-2") != nullptr);
    CHECK(screen.spot("seat-1")->rect.h > screen.spot("seat-2")->rect.h + 20);
}

/// A match whose card played last is not the most frequent one of the discards.
core::Match odd_discard(std::string& last) {
    core::Match match = new_match<cartagena::Game>("rules=board", {"human", "human"});
    for (int i = 0; i < 200; ++i) {
        core::ActionList list;
        match.options_now(list);
        const core::Action other_way = list[i % list.size];
        const auto& before = *static_cast<const cartagena::State*>(match.state());
        for (const core::Action action : list) {
            const bool forward = cartagena::kind_of(action) == cartagena::Kind::forward;
            const int symbol = cartagena::symbol_of(action);
            bool rare = forward;
            for (int other = 0; rare && other < before.symbols; ++other) {
                rare = other == symbol || before.discard[other] == 0 ||
                       before.discard[other] > before.discard[symbol] + 1;
            }
            int all = 0;
            for (int other = 0; other < before.symbols; ++other) {
                all += before.discard[other];
            }
            if (rare && all >= 2) {
                const std::string token = match.game().to_text(match.state(), action);
                last = token.substr(0, token.find('@'));
                REQUIRE_FALSE(match.play(match.turn().seat, action));
                return match;
            }
        }
        REQUIRE_FALSE(match.play(match.turn().seat, other_way));
        match.play_chance();
    }
    FAIL("no such match");
    return match;
}

TEST_CASE("The card played last lies on the discards, also after a reload and in the review") {
    std::string last;
    const core::Match match = odd_discard(last);
    for (const char* where : {"table", "review", "sandbox"}) {
        CAPTURE(where);
        Screen screen;
        open(screen, match, where);
        REQUIRE(screen.spot("discards") != nullptr);
        CHECK(screen.spot("discards")->label == "Discards, on top a " + last);
    }
}

TEST_CASE("A review of Incan Gold tells the odds, and the switch takes them away") {
    Screen screen;
    core::Match match = new_match<incan_gold::Game>("", {"human", "myopic"});
    for (const char* token : {"stay", "stay", "stay", "stay"}) {
        REQUIRE_FALSE(match.play_text(token));
        match.play_chance();
    }
    match.set_tag(kEndedTag, "resigned");
    open(screen, match, "review");
    REQUIRE(screen.spot("best-play") != nullptr);
    CHECK(screen.spot("best-play")->label.starts_with("Bust "));
    CHECK(screen.spot("best-play")->label.find("Myopic: ") != std::string::npos);
    screen.click("set:odds=off");
    CHECK(screen.spot("best-play") == nullptr);
    screen.press(U'o');
    CHECK(screen.spot("best-play") != nullptr);
    REQUIRE(screen.app.run("set:text=off", 0));
    const std::string before = screen.app.status();
    screen.click("previous");
    CHECK(before.starts_with("Turn 2 of 2: "));
    CHECK(screen.app.status().starts_with("Turn 1 of 2: "));
}

}  // namespace
}  // namespace ctq::app

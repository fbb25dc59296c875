// Back to a match: the bar above the lobby's cards, and the message after leaving a table.
#include <doctest/doctest.h>

#include <string>

#include "shell/store/saved_tables.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

using stage::Player;

/// The name of the bar's button, or an empty string if there is no bar.
std::string bar(Player& person) {
    return stage::first_spot(person, "resume:");
}

TEST_CASE("A bar in the lobby leads back to the latest match, and fits every screen") {
    for (const char* text : {"normal", "largest"}) {
        for (const ui::Rect screen :
             {stage::kSmallPhone, stage::kPhone, stage::kPhoneOnSide, stage::kSmallPhoneOnSide,
              stage::kTablet, stage::kSmallDesktop, stage::kDesktop}) {
            Player person({screen, text});
            open_table(person, 3);
            const std::string id = behind(person, "table=");
            const auto hash = person.session().hash();
            const std::string turn = "t" + person.table().outlook().when.substr(1);
            person.set_up({"lobby"});
            person.wait(60);
            const std::string where = std::to_string(static_cast<int>(screen.w)) + " " + text;
            const ui::Spot* resume = person.spot("resume:" + id);
            REQUIRE(resume != nullptr);
            CHECK_MESSAGE(resume->shown.h > resume->rect.h - 0.1F, where);
            CHECK_MESSAGE(resume->shown.bottom() < person.spot("play:cartagena")->rect.y, where);
            for (const std::string& words : {std::string("Cartagena"), std::string("gainst "),
                                             std::string("Beginner"), turn}) {
                const ui::DrawnText* line = person.read(words);
                REQUIRE_MESSAGE(line != nullptr, where << words);
                CHECK_MESSAGE(!line->words.ends_with("…"), where << line->words);
                CHECK_MESSAGE(line->rect.y < resume->rect.bottom(), where << words);
            }
            person.click("resume:" + id);
            REQUIRE(person.scene() == "table");
            CHECK(person.session().hash() == hash);
        }
    }
}

TEST_CASE("The lobby's bar gives the turn that the table gave, before and after its first action") {
    for (const char* tokens : {"first=1 w stop", "first=1 w stop stop w tile=tfttt"}) {
        Player person;
        open_record(person, "cartolan", "", tokens);
        const std::string when = person.table().outlook().when;
        CHECK(person.read(when) != nullptr);
        person.set_up({"lobby"});
        CHECK(person.read("t" + when.substr(1)) != nullptr);
    }
}

TEST_CASE("The lobby never offers to resume a finished match") {
    Player person;
    sit_down(person, "carteso", {"option:size=3", "option:komi=0", "seat:2=random", "seed:7"});
    person.set_up({"lobby"});
    CHECK_FALSE(bar(person).empty());
    person.click(bar(person));
    person.play(5000);
    REQUIRE(person.over());
    person.set_up({"lobby"});
    CHECK(bar(person).empty());
    CHECK(person.spot("resume") == nullptr);
    // After a resigned match the lobby shows no bar, either.
    open_table(person, 1);
    person.set_up({"end", "lobby"});
    CHECK(bar(person).empty());
    CHECK(person.spot("resume") == nullptr);
}

TEST_CASE("The lobby doesn't offer to resume a finished network match") {
    Player person;
    REQUIRE(store::save_table({"abc", "match", true, "Cartagena"}, "text"));
    person.reload();
    CHECK(person.spot("net-table:abc") != nullptr);
    REQUIRE(store::save_table({"abc", "match", true, "Cartagena", true}, "text"));
    REQUIRE(store::saved_tables().size() == 1);
    CHECK(store::saved_tables().front().hosting);
    CHECK(store::saved_tables().front().title == "Cartagena");
    person.reload();
    CHECK(person.spot("net-table:abc") == nullptr);
    REQUIRE(store::save_table({"abc", "match", true, "Cartagena"}, "text"));
    person.reload();
    CHECK(person.spot("net-table:abc") != nullptr);
}

TEST_CASE("After leaving a table every page says that the match is saved, and leads back to it") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kPhone, stage::kSmallPhoneOnSide}) {
        for (const char* from : {"", "setup:cartagena", "library"}) {
            for (const bool by_browser : {false, true}) {
                Player person(screen);
                const bool from_library = std::string_view(from) == "library";
                if (from_library) {
                    person.set_up({"play:cartagena", "lobby", "library"});
                    person.set_up({"resume:" + Player::saves().list().front().id});
                } else if (*from != '\0') {
                    person.set_up({from, "start"});
                } else {
                    person.set_up({"play:cartagena"});
                }
                stage::play_by_pointing(person, stage::By::finger);
                person.rest();
                const auto hash = person.session().hash();
                const std::string id = behind(person, "table=");
                if (by_browser) {
                    person.go_back();
                } else {
                    person.click("back");
                }
                REQUIRE(person.scene() != "table");
                CHECK(holds(person.app().notice(), "kept"));
                CHECK(person.read("Your match is kept.") != nullptr);
                // The lobby has a button of its own; there are not two.
                const bool lobby = person.scene() == "lobby";
                REQUIRE((person.spot("resume") == nullptr) == lobby);
                person.tap(lobby ? "resume:" + id : "resume");
                REQUIRE(person.scene() == "table");
                CHECK(behind(person, "table=") == id);
                CHECK(person.session().hash() == hash);
                CHECK(person.app().commands().find("resume") == nullptr);
            }
        }
    }
}

TEST_CASE("A table's own review or sandbox shows no bar that leads back to the match") {
    Player person;
    open_table(person, 2);
    for (const char* other : {"review", "sandbox"}) {
        person.set_up({other});
        CHECK(person.spot("resume") == nullptr);
        person.go_back();
        REQUIRE(person.scene() == "table");
    }
}

TEST_CASE("The lobby's card shows a game's lesson before Play until the game is first opened") {
    for (const ui::Rect screen : {stage::kPhone, stage::kSmallDesktop, stage::kDesktop}) {
        Player person(screen);
        const auto first = [&person](const char* one, const char* other) {
            const ui::Rect at = person.spot(one)->rect;
            const ui::Rect next = person.spot(other)->rect;
            return at.y < next.y || (at.y == next.y && at.x < next.x);
        };
        CHECK(first("first:cartagena", "play:cartagena"));
        CHECK(first("first:carteso", "play:carteso"));
        person.scroll_to("first:carteso");
        person.click("first:carteso");
        person.set_up({"lobby"});
        person.wait(60);
        CHECK(first("play:carteso", "first:carteso"));
        CHECK(first("first:cartagena", "play:cartagena"));
        person.scroll_to("play:cartagena");
        person.click("play:cartagena");
        person.set_up({"lobby"});
        person.wait(60);
        CHECK(first("play:cartagena", "setup:cartagena"));
    }
}

TEST_CASE("The lobby's titles stand on one line below pictures of one height") {
    for (const ui::Rect screen : {stage::kDesktop, stage::kSmallDesktop}) {
        Player person(screen);
        float line_of_titles = 0;
        for (const core::GameHandle* game : cabinet()) {
            const std::string id = game->info->id;
            const ui::Spot* first = person.spot("picture:" + std::string(cabinet()[0]->info->id));
            const ui::Spot* picture = person.spot("picture:" + id);
            REQUIRE(picture != nullptr);
            CHECK(picture->rect.h == first->rect.h);
            CHECK(picture->rect.h >= 88);
            const ui::DrawnText* title = nullptr;
            for (const ui::DrawnText& line : person.text()) {
                const bool below = line.rect.y > picture->rect.bottom() &&
                                   picture->rect.x - 1 <= line.rect.x &&
                                   line.rect.x < picture->rect.right();
                title = below && title == nullptr ? &line : title;
            }
            REQUIRE(title != nullptr);
            CHECK(std::string_view(game->info->title).starts_with(title->words));
            line_of_titles = line_of_titles == 0 ? title->rect.y : line_of_titles;
            CHECK(std::abs(title->rect.y - line_of_titles) < 2);  // letters differ in height
        }
    }
}

TEST_CASE(
    "On a desktop the lobby shows every button of its cards, also above them a match to resume") {
    Player person(stage::kDesktop);
    open_table(person, 3);
    person.set_up({"lobby"});
    person.wait(60);
    REQUIRE_FALSE(bar(person).empty());
    for (const core::GameHandle* game : cabinet()) {
        const ui::Spot* setup = person.spot("setup:" + std::string(game->info->id));
        CHECK(setup->shown.h == setup->rect.h);
    }
}

TEST_CASE("On a phone each game is at most one swipe away") {
    for (const ui::Rect screen : {stage::kSmallPhone, stage::kPhone}) {
        Player person(screen);
        for (const core::GameHandle* game : cabinet()) {
            const std::string play = "play:" + std::string(game->info->id);
            person.wheel(person.screen().center(), -5000);
            const float room = person.spot("library")->rect.y;  // above the links at the foot
            CHECK(person.spot(play)->rect.bottom() < 2 * room);
        }
        person.wheel(person.screen().center(), 5000);
        CHECK(person.spot("play:cartolan")->shown.h == person.spot("play:cartolan")->rect.h);
    }
}

TEST_CASE("A play link does what the Play button does; for an unknown game it gives a message") {
    Player person;
    person.set_up({"variant:cartagena=2"});
    person.go("play=cartagena");
    CHECK(person.scene() == "table");
    const core::Setup linked = person.session().match().setup();
    CHECK(linked.options == match::variant_options(*linked.game, 2));
    person.set_up({"lobby"});
    person.click("play:cartagena");
    CHECK(person.scene() == "table");
    CHECK(person.session().match().setup().options == linked.options);
    CHECK(person.session().match().setup().seats == linked.seats);
    person.set_up({"lobby"});
    person.go("play=chess");
    CHECK(person.scene() == "lobby");
    CHECK(person.app().notice().find("chess") != std::string::npos);
}

TEST_CASE("On a small window in landscape the texts of a card touch no button") {
    for (const ui::Rect screen :
         {ui::Rect{0, 0, 640, 400}, stage::kSmallPhoneOnSide, stage::kPhoneOnSide}) {
        for (const char* size : {"normal", "large", "largest"}) {
            CAPTURE(screen.w);
            CAPTURE(std::string(size));
            Player person({screen, size});
            person.machine.storage["levels:cartagena"] = "level-2 12 7 2 5 34\n";
            person.reload();
            int seen = 0;
            for (int page = 0; page < 8; ++page) {
                for (const ui::DrawnText& line : person.text()) {
                    const bool facts =
                        holds(line.words, " players") || holds(line.words, "Beaten:");
                    seen += facts ? 1 : 0;
                    for (const ui::Spot& spot : person.spots()) {
                        if (facts &&
                            (spot.name.starts_with("variant:") || spot.name.starts_with("play:") ||
                             spot.name.starts_with("first:"))) {
                            CHECK_MESSAGE(ui::overlap(line.rect, spot.shown).empty(),
                                          line.words << " on " << spot.name);
                        }
                    }
                }
                person.wheel(screen.center(), 160);
            }
            CHECK(seen >= 4);
        }
    }
}

}  // namespace
}  // namespace ctq::stage

// The facts that a table of Cartolan always shows: how many tiles are left, what is in the Vault
// and in Chests, and what a person's own Adventurers can do.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::stage {
namespace {

using stage::Player;
using ui::Rect;

const cartolan::State& facts_state(const Player& person) {
    return *static_cast<const cartolan::State*>(person.session().view());
}

int discards_of(const Player& person) {
    int count = 0;
    for (const std::uint8_t one : facts_state(person).discard) {
        count += one;
    }
    return count;
}

TEST_CASE("The headline, the panel and the text view give the same number of Cartolan tiles left") {
    struct Wanted {
        const char* mode;
        Rect screen;
    };
    for (const Wanted& wanted :
         {Wanted{"beginner", stage::kDesktop}, Wanted{"regular", stage::kDesktop},
          Wanted{"regular", stage::kLargeDesktop}}) {
        CAPTURE(std::string(wanted.mode));
        CAPTURE(wanted.screen.w);
        Player person(wanted.screen);
        sit_down(person, "cartolan",
                 {std::string("option:mode=") + wanted.mode, "seat:2=human", "seed:4"});
        for (int i = 0; i < 200 && discards_of(person) == 0; ++i) {
            person.play(1);
            person.rest();
        }
        REQUIRE(discards_of(person) > 0);
        const tables::Outlook& outlook = person.table().outlook();
        const bool one_kind = std::string_view(wanted.mode) == "beginner";
        const int all = facts_state(person).pile[0] + discards_of(person);
        const std::string goal = one_kind ? std::to_string(all) + " tiles left"
                                          : outlook.goal.substr(0, outlook.goal.find(" left") + 5);
        int drawn = 0;  // lines in the headline and the panel
        for (const ui::DrawnText& line : person.text()) {
            CHECK_FALSE(holds(line.words, "iscards"));
            if (holds(line.words, "tiles left") && !line.rect.empty()) {
                ++drawn;
                CAPTURE(line.words);
                CHECK((line.words.starts_with(goal) || line.words == outlook.brief));
            }
        }
        CHECK(drawn == 2);
        CHECK_FALSE(holds(person.text_view(), "iscards"));
        CHECK(holds(person.text_view(), goal));
    }
}

/// The texts drawn on a spot, from top to bottom and from left to right.
std::vector<ui::DrawnText> words_on(Player& person, std::string_view spot) {
    const Rect at = person.seen(spot);
    std::vector<ui::DrawnText> words;
    for (const ui::DrawnText& line : person.text()) {
        if (!line.rect.empty() && at.contains(line.rect.center())) {
            words.push_back(line);
        }
    }
    std::stable_sort(words.begin(), words.end(), [](const auto& a, const auto& b) {
        const float down = b.rect.center().y - a.rect.center().y;
        return std::abs(down) > 4 ? down > 0 : a.rect.x < b.rect.x;
    });
    return words;
}

/// Returns whether an icon about as high as the letters is drawn left of the line of text.
bool sign_before(Player& person, const ui::DrawnText& line) {
    const Rect& at = line.rect;
    const Rect before{at.x - 15, at.center().y - 7, 14, 14};
    const std::vector<Rect> strokes = ui::drawn_strokes(person.fonts(), person.drawn());
    return std::count_if(strokes.begin(), strokes.end(),
                         [&](const Rect& stroke) { return before.contains(stroke.center()); }) >= 8;
}

TEST_CASE(
    "On phones icons of a vault and a chest precede Cartolan's scores, and the label names them") {
    for (const int seats : {2, 4}) {
        for (const Rect screen : {stage::kPhone, stage::kSmallPhone, stage::kPhoneOnSide}) {
            CAPTURE(seats);
            CAPTURE(screen.w);
            Player person(screen);
            person.set_up({"setup:cartolan", "seats:" + std::to_string(seats)});
            for (int seat = 2; seat <= seats; ++seat) {
                person.set_up({"seat:" + std::to_string(seat) + "=human"});
            }
            person.set_up({"seed:7", "start"});
            person.play(90);
            person.rest();
            int both = 0;
            for (int seat = 1; seat <= seats; ++seat) {
                const std::string name = "seat-" + std::to_string(seat);
                const tables::SeatFacts facts =
                    person.board().view().facts(person.board().context(), seat);
                CHECK(person.spot(name)->label.find("Vault ") != std::string::npos);
                CHECK(person.spot(name)->label.find("Chest") != std::string::npos);
                std::vector<std::string> figures;
                for (const ui::DrawnText& line : words_on(person, name)) {
                    CHECK(line.words.find('+') == std::string::npos);
                    if (std::isdigit(static_cast<unsigned char>(line.words.back())) != 0 &&
                        !line.words.starts_with("P")) {
                        figures.push_back(line.words);
                        CAPTURE(line.words);
                        CHECK(sign_before(person, line));
                        CHECK(person.seen(name).contains(line.rect.min()));
                        CHECK(person.seen(name).contains(line.rect.max()));
                    }
                }
                REQUIRE(!figures.empty());
                CHECK("Vault " + figures.front() == facts.figure);
                both += figures.size() == 2 ? 1 : 0;
                CHECK(figures.size() <= 2);
            }
            CHECK(both > 0);
        }
    }
}

TEST_CASE("The text about the moves left keeps clear of the Domains button") {
    for (const ui::Rect screen : {stage::kSmallDesktop, stage::kDesktop, stage::kLargeDesktop}) {
        Player person(screen);
        open_record(person, "cartolan", "", "first=1 n e tile=ttttf");
        const ui::DrawnText* line = person.read("2 moves left");
        REQUIRE(line != nullptr);
        CHECK(line->rect.y > person.seen("domains").bottom() + 4);
    }
}

TEST_CASE("Advanced Cartolan shows a person's character and its ability") {
    for (const Rect screen : stage::kScreens) {
        CAPTURE(screen.w);
        Player person(screen);
        sit_down(person, "cartolan", {"option:mode=advanced", "seats:2", "seed:5"});
        REQUIRE(person.spot("character-1") != nullptr);
        const std::string label = person.spot("character-1")->label;
        CAPTURE(label);
        const std::size_t dash = label.find(" – ");
        const std::size_t colon = label.find(": ");
        REQUIRE(dash != std::string::npos);
        REQUIRE(colon != std::string::npos);
        const std::size_t begin = dash + std::string_view(" – ").size();
        std::string drawn;
        for (const ui::DrawnText& line : words_on(person, "character-1")) {
            drawn += line.words + "|";
        }
        CAPTURE(drawn);
        CHECK(drawn.find(label.substr(begin, colon - begin)) != std::string::npos);
        CHECK(drawn.find(label.substr(colon + 2)) != std::string::npos);
    }
}

TEST_CASE("A tap on a character's card shows its text and plays nothing") {
    Player person(stage::kPhone);
    sit_down(person, "cartolan", {"option:mode=advanced", "seats:2", "seed:5"});
    REQUIRE(person.spot("character-1") != nullptr);
    const std::string label = person.spot("character-1")->label;
    const std::string words = label.substr(0, label.find(':'));  // "Adventurer 1 – Banker"
    const int before = cursor(person);
    CHECK(person.read(words) == nullptr);
    person.tap("character-1");
    CHECK(person.read(words) != nullptr);
    CHECK(cursor(person) == before);
    person.tap("character-1");
    CHECK(person.read(words) == nullptr);
    person.tap("character-1");
    person.tap("domains");
    CHECK(person.read(words) == nullptr);
}

TEST_CASE("Only advanced Cartolan shows cards, one for each of the person's Adventurers") {
    Player person(stage::kPhone);
    sit_down(person, "cartolan", {"option:mode=advanced", "seat:2=human", "seed:4"});
    for (int i = 0; i < 12; ++i) {
        person.play(3);
        person.rest();
        const int seat = person.session().viewer();
        if (seat == 0) {
            continue;  // the curtain hides the table
        }
        for (int number = 1; number <= cartolan::kMostAdventurers; ++number) {
            const auto& one = facts_state(person)
                                  .adventurer[(seat - 1) * cartolan::kMostAdventurers + number - 1];
            const ui::Spot* card = person.spot("character-" + std::to_string(number));
            REQUIRE((card != nullptr) == one.in_play);
            if (one.in_play) {
                CHECK(card->label ==
                      cartolan::view::seat_card_text({one.character - 1, number, 1, false}));
            }
        }
    }
    for (const char* mode : {"beginner", "regular"}) {
        Player other(stage::kPhone);
        sit_down(other, "cartolan", {std::string("option:mode=") + mode, "seed:4"});
        CHECK(other.spot("character-1") == nullptr);
    }
}

}  // namespace
}  // namespace ctq::stage

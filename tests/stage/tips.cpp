// Tests of tooltips on spots that show no text, by mouse, by keyboard and by a resting finger.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <vector>

#include "shell/scenes/table/status.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/scenes.hpp"

namespace ctq::stage {
namespace {

/// All visible lines of text.
std::set<std::string> tip_lines(Person& person) {
    std::set<std::string> found;
    for (const ui::DrawnText& line : person.text()) {
        if (!line.rect.empty()) {
            found.insert(line.words);
        }
    }
    return found;
}

/// Whether a spot shows words: its label, or a line with two letters. Numbers and key caps are not
/// words.
bool has_words(Person& person, const ui::Spot& spot) {
    for (const ui::DrawnText& line : person.text()) {
        const auto letters = std::count_if(line.words.begin(), line.words.end(), [](char c) {
            return std::isalpha(static_cast<unsigned char>(c)) != 0;
        });
        if ((letters >= 2 || line.words == spot.label) && spot.rect.contains(line.rect.center())) {
            return true;
        }
    }
    return false;
}

/// Returns whether a spot needs no tooltip: spaces of a map or grid, which show their action when
/// pointed at; backgrounds and bars; and input fields, which have a title above them.
bool is_ground(const ui::Spot& spot) {
    const std::string_view name = spot.name;
    return name.starts_with("cell:") || name.starts_with("point:") || name.starts_with("group-") ||
           name.ends_with(":bar") || name.ends_with(":sheet") || name.starts_with("ask:") ||
           spot.backdrop;
}

/// Spots whose names differ only in their digits are of one kind: "seat-2", "token:7".
std::string kind_of(const std::string& name) {
    std::string kind;
    for (const char c : name) {
        kind += std::isdigit(static_cast<unsigned char>(c)) != 0 ? '0' : c;
    }
    return kind;
}

TEST_CASE("Pointing at a spot that shows no text shows a tooltip beside it") {
    std::set<std::string> met;
    for (const Place& place : places()) {
        for (const ui::Rect screen : {kDesktop, kPhone}) {
            const auto person = person_at(place, {screen});
            const std::vector<ui::Spot> spots = person->spots();
            for (const ui::Spot& spot : spots) {
                const bool in_reach =
                    spot.layer == person->top() && !spot.shown.empty() && !is_ground(spot);
                const std::string kind = place.name + " " + kind_of(spot.name);
                if (!in_reach || spot.kind == ui::SpotKind::field || has_words(*person, spot) ||
                    !met.insert(kind).second) {
                    continue;
                }
                person->leave();
                const ui::Spot* still = person->spot(spot.name);
                if (still == nullptr || !(still->shown == spot.shown)) {
                    continue;  // another player has acted meanwhile
                }
                const std::set<std::string> before = tip_lines(*person);
                person->move(spot.shown.center());
                std::string more;
                for (const std::string& line : tip_lines(*person)) {
                    more += before.count(line) == 0 ? line : "";
                }
                CHECK_MESSAGE(more.size() >= 2, place.name << " on " << screen.w << ": "
                                                           << spot.name << " says nothing");
                person->leave();
            }
        }
    }
    CHECK(met.size() > 50);
}

constexpr const char* kLastCard = "This is your last card, and nobody stands behind";

TEST_CASE("Playing the last card gets a warning if no token is left behind to move back to") {
    Player person;
    stage::open_position(person, "tokens=0,0|9,12 hands=H|S");
    CHECK(person.read(kLastCard) != nullptr);
    person.move("card:H");
    CHECK(person.read("Heart: start → 7") != nullptr);
    person.set_up({"set:confirm=on"});
    point(person, action_of(person, "H@0"));
    REQUIRE(person.pending());
    CHECK(person.read(kLastCard) != nullptr);
}

TEST_CASE("No tooltip covers the prompt") {
    int tips = 0;
    for (const char* game : {"cartagena", "carteso", "incan_gold", "cartolan"}) {
        CAPTURE(game);
        Player person;
        person.set_up({std::string("play:") + game});
        REQUIRE(wait_for_turn(person));
        std::vector<std::string> names;
        for (const ui::Spot& spot : person.spots()) {
            const bool hand = spot.name.starts_with("card:") || spot.name.starts_with("do:") ||
                              spot.name.starts_with("stone-");
            if (hand) {
                names.push_back(spot.name);
            }
        }
        const std::string words = scenes::prompt_of(person.table());
        const ui::DrawnText* line = person.read(words);
        REQUIRE(line != nullptr);
        const ui::Rect place = line->rect;
        const std::set<std::string> before = tip_lines(person);
        for (const std::string& name : names) {
            CAPTURE(name);
            person.move(name);
            for (const ui::DrawnText& shown : person.text()) {
                if (!before.contains(shown.words)) {
                    ++tips;
                    CHECK(ui::overlap(shown.rect.inset(-12, -6), place).empty());
                }
            }
        }
    }
    CHECK(tips > 3);
}

}  // namespace
}  // namespace ctq::stage

// Tests of every sentence that the program shows: on every page, in a match of every variant, and
// in the tables of options, bots, experiments, lessons and rules.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/bots/roster.hpp"
#include "engine/core/options.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/lesson.hpp"
#include "tests/stage/open_table.hpp"
#include "tests/stage/scenes.hpp"
#include "tests/stage/sentences.hpp"

namespace ctq::stage {
namespace {

using stage::fault_of;
using stage::fault_of_sentence;
using stage::Player;

/// Checks each text once, and reports a faulty text with the page on which it was found.
class Reader {
  public:
    explicit Reader(std::string where) : where_(std::move(where)) {}

    void read(const std::string& text, bool sentence = true) {
        if (!met_.insert(text).second) {
            return;
        }
        const std::string fault = sentence ? fault_of_sentence(text) : fault_of(text);
        CHECK_MESSAGE(fault.empty(), where_ << ": " << fault << " in \"" << text << "\"");
    }
    void read_all(const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            read(text);
        }
    }
    /// Checks drawn lines of text, many of which are only parts of a sentence.
    void read_drawn(Player& person) {
        for (const ui::DrawnText& line : person.text()) {
            read(line.words, false);
        }
    }
    std::size_t met() const { return met_.size(); }

  private:
    std::string where_;
    std::set<std::string> met_;
};

TEST_CASE(
    "No page shows a sentence with wrong punctuation, a small first letter or an internal id") {
    std::size_t met = 0;
    for (const stage::Place& place : stage::places()) {
        // The sandbox shows notation: tokens, state, record.
        if (place.name.find("sandbox") != std::string::npos) {
            continue;
        }
        for (const ui::Rect screen : {stage::kDesktop, stage::kPhone}) {
            const auto person = stage::person_at(place, {screen});
            Reader reader(place.name);
            reader.read_all(stage::text_view_words(*person));
            reader.read_all(stage::spot_words(*person));
            reader.read_drawn(*person);
            met += reader.met();
        }
    }
    CHECK(met > 5000);
}

/// A table of each variant, with a person and bots.
struct Table {
    std::string game;
    std::size_t variant;
    std::string title;
};

std::vector<Table> tables() {
    std::vector<Table> list;
    for (const core::GameHandle* game : cabinet()) {
        const core::GameInfo& info = *game->info;
        const std::size_t count = std::max<std::size_t>(1, info.variants.size());
        for (std::size_t i = 0; i < count && !std::string_view(info.default_seats).empty(); ++i) {
            list.push_back({info.id, i, info.variants.empty() ? "" : info.variants[i].title});
        }
    }
    return list;
}

TEST_CASE(
    "The log of a match in every variant is in whole sentences from the first action to the last") {
    for (const Table& table : tables()) {
        CAPTURE(table.game);
        CAPTURE(table.title);
        Player person;
        if (!table.title.empty()) {
            person.set_up({"variant:" + table.game + "=" + std::to_string(table.variant)});
        }
        person.set_up({"play:" + table.game});
        person.rest();
        Reader reader(table.game + " " + table.title);
        for (int i = 0; i < 120 && !person.over(); ++i) {
            reader.read_all(stage::text_view_words(person));
            reader.read_all(stage::spot_words(person));
            if (i % 8 == 0) {
                reader.read_drawn(person);
            }
            person.play(1);
        }
        if (!person.over()) {
            person.set_up({"end"});
        }
        person.wait(2);
        reader.read_all(stage::text_view_words(person));
        reader.read_all(stage::spot_words(person));
        reader.read_drawn(person);
        CHECK(reader.met() > 100);
    }
}

TEST_CASE("Pointing at any spot of a table shows a text without faults of punctuation or wording") {
    for (const Table& table : tables()) {
        Player person;
        person.set_up({"play:" + table.game});
        person.rest();
        person.play(12);
        person.rest();
        Reader reader(table.game + ", pointing");
        for (const ui::Spot& spot : std::vector<ui::Spot>(person.spots())) {
            if (spot.layer == person.top() && !spot.shown.empty()) {
                person.move(spot.shown.center());
                reader.read_drawn(person);
            }
        }
    }
}

TEST_CASE(
    "Titles and descriptions of options, bots and variants are sentences without internal ids") {
    for (const core::GameHandle* game : cabinet()) {
        const core::GameInfo& info = *game->info;
        Reader reader(info.id);
        reader.read_all(std::vector<std::string>{info.title, info.pitch});
        for (const core::OptionSpec& option : info.options) {
            reader.read_all(std::vector<std::string>{option.title, option.help});
            for (std::size_t i = 0; i < option.choices.size(); ++i) {
                const std::int32_t value = option.kind == core::OptionKind::choice
                                               ? static_cast<std::int32_t>(i)
                                               : option.least - 1 - static_cast<std::int32_t>(i);
                reader.read(core::option_title(option, value));
            }
            for (const char* line : option.lines) {
                reader.read(line);
            }
        }
        for (const core::BotHandle& bot : bots::roster(*game)) {
            reader.read(core::bot_title(bots::roster(*game), bot.info.id));
            reader.read(bot.info.help);
            CHECK(std::string_view(bot.info.help).ends_with('.'));
        }
        for (const core::Variant& variant : info.variants) {
            reader.read(variant.title);
        }
    }
}

TEST_CASE("The texts of all lessons are whole sentences") {
    for (const core::GameHandle* game : cabinet()) {
        if (!match::has_lesson(game->info->id)) {
            continue;
        }
        const auto lesson = match::find_lesson(game->info->id);
        REQUIRE(lesson);
        Reader reader(std::string("lesson of ") + game->info->id);
        for (const match::LessonStep& step : lesson->steps) {
            reader.read(step.text);
            reader.read(step.task, false);
        }
        reader.read(lesson->done);
    }
}

TEST_CASE("The test's sentence checker finds each kind of fault") {
    CHECK(fault_of_sentence("Your turn.") == "");
    CHECK(fault_of_sentence("Go on.. now") == "punctuation");
    CHECK(fault_of_sentence("Into the Vault?.") == "punctuation");
    CHECK(fault_of_sentence("Wait , please") == "punctuation");
    CHECK(fault_of_sentence("A range such as 1..6, from 0.5 on …") == "");
    CHECK(fault_of_sentence("go on") == "a small letter");
    CHECK(fault_of_sentence("{who} wins.") == "a brace");
    CHECK(fault_of_sentence("Search:2 wins") == "a raw bot");
    CHECK(fault_of_sentence("The mode=beginner has none") == "an option's key");
    CHECK(fault_of_sentence("Play incan_gold") == "a raw id");
    CHECK(fault_of_sentence("Komi: 3, level 2: 9") == "");
}

}  // namespace
}  // namespace ctq::stage

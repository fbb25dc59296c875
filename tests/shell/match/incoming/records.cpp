#include <doctest/doctest.h>

#include <string>

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/match/exchange.hpp"
#include "shell/match/incoming/records.hpp"
#include "shell/match/table_setup.hpp"
#include "shell/match/tags.hpp"

/// Tests of records that a mail program or a word processor has changed.
namespace ctq::match {
namespace {

/// Returns a match of bots, with this many actions at most.
core::Match sample(int actions) {
    auto match = core::Match::start(
        make_setup(standard_setup(**core::find_game(cabinet(), "cartagena")), 3));
    REQUIRE(match);
    core::ActionList list;
    while (match->size() < actions && match->turn().kind != core::Turn::Kind::over) {
        match->options_now(list);
        const core::Turn turn = match->turn();
        match->play(turn.kind == core::Turn::Kind::seat ? turn.seat : 0,
                    turn.kind == core::Turn::Kind::chance ? match->draw() : list[list.size - 1]);
    }
    match->set_tag(kNameTag, "The “great” one");
    return std::move(*match);
}

/// Returns the text with each line changed.
template <class Change>
std::string each_line(const std::string& text, Change change) {
    std::string out;
    for (const std::string_view line : core::split(text, '\n')) {
        out += change(std::string(line)) + "\n";
    }
    return out;
}

std::string with_curly_quotes(std::string line) {
    if (line.starts_with("[") && line.find("great") == std::string::npos) {
        line.replace(line.find('"'), 1, "“");
        line.replace(line.rfind('"'), 1, "”");
    }
    return line;
}

TEST_CASE("A record is read as a mail brings it: quoted, indented, with curly quotes, with words") {
    const core::Match match = sample(40);
    const std::string record = core::write_record(match);
    const std::string texts[] = {
        record,
        each_line(record, [](const std::string& line) { return line + "\r"; }),
        each_line(record, [](const std::string& line) { return "> " + line; }),
        each_line(record, [](const std::string& line) { return ">> " + line + " "; }),
        each_line(record, [](const std::string& line) { return "    " + line; }),
        each_line(record, with_curly_quotes),
        "\xEF\xBB\xBF" + record,
        "Hello Ben,\n\nhere is our match [unfinished]:\n\n" + record,
        record + "\n\nBest wishes\nAnna\n",
        record + "-- \nSent from my telephone\n",
        record + "\n\nSee you.\n\nAnna\n-- \nSent from my telephone\n",
    };
    for (const std::string& text : texts) {
        CAPTURE(text);
        const auto records = incoming_records(text);
        REQUIRE(records.size() == 1);
        const auto opened = read_incoming(records.front());
        REQUIRE(opened);
        CHECK(opened->match.hash() == match.hash());
        CHECK(opened->match.tag(kNameTag) == "The “great” one");
    }
}

TEST_CASE("Words before a tag on the same line are no marks of quotation, in capitals or not") {
    const std::string record = core::write_record(sample(12));
    for (const char* word : {"SEE ", "see ", "Zz", "a", "z", "A", "Z"}) {
        CAPTURE(word);
        const std::string text = "> " + record.substr(0, record.find('\n'));
        const auto records = incoming_records(word + text + "\n\n" + record);
        REQUIRE(records.size() == 1);
        CHECK(read_incoming(records.front()));
    }
}

TEST_CASE("What was left out behind a record is told, and a wrong action is not left out") {
    const std::string record = core::write_record(sample(40));
    CHECK(read_incoming(record)->remark.empty());
    CHECK(read_incoming(record + "\nBest wishes\n")->remark ==
          "The lines behind the record were left out.");
    CHECK_FALSE(read_incoming(record + "Best wishes\n"));
}

TEST_CASE("Records of several matches in a quoted mail are all read") {
    const std::string record = core::write_record(sample(12));
    const std::string two = each_line(record + "\nand\n\n" + record,
                                      [](const std::string& line) { return "> " + line; });
    const auto records = incoming_records(two);
    REQUIRE(records.size() == 2);
    CHECK(read_incoming(records[0]));
    CHECK(read_incoming(records[1]));
}

TEST_CASE("A link to a match is read from any text, and a text with neither is refused") {
    const core::Match match = sample(20);
    const std::string link = "https://example.org/#m=" + core::write_code(match);
    for (const std::string& text : {link, "Look: " + link + ".", "(" + link + ") Your turn!"}) {
        const auto records = incoming_records(text);
        REQUIRE(records.size() == 1);
        CHECK(read_incoming(records.front())->match.hash() == match.hash());
    }
    CHECK(incoming_records(" \n").empty());
    CHECK_FALSE(read_incoming("Dear all,\n\nnothing here.\n\nAnna"));
}

}  // namespace
}  // namespace ctq::match

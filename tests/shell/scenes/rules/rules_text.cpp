#include "shell/scenes/rules/rules_text.hpp"

#include <doctest/doctest.h>

using namespace ctq::scenes;
using Kind = RulesBlock::Kind;

TEST_CASE("A rules text is parsed into title, sections, paragraphs, list items and figures") {
    const auto blocks = read_rules(
        "# Race\n\nOne line\nand another.\n\n## Moving\n- First\n  goes on\n- Second\n"
        "![leap](A token leaps.)\nAfter it.\n");
    REQUIRE(blocks);
    REQUIRE(blocks->size() == 7);
    CHECK((*blocks)[0].kind == Kind::title);
    CHECK((*blocks)[1].text == "One line and another.");
    CHECK((*blocks)[2].kind == Kind::section);
    CHECK((*blocks)[3].text == "First goes on");
    CHECK((*blocks)[4].text == "Second");
    CHECK((*blocks)[5].kind == Kind::figure);
    CHECK((*blocks)[5].figure == "leap");
    CHECK((*blocks)[5].text == "A token leaps.");
    CHECK((*blocks)[6].text == "After it.");
}

TEST_CASE(
    "A prefix limits a line of a rules text, or a section by its heading, to some rule sets") {
    const auto blocks = read_rules(
        "# Race\n[a b] - Both\nTheirs\n- All\n[b] ![leap](Leaps.)\n[a] ## Late\nStill\n[b] "
        "Other\n## All\nAll\n");
    REQUIRE(blocks);
    const auto sets = [&] {
        std::string list;
        for (const RulesBlock& block : *blocks) {
            list += block.sets + ",";
        }
        return list;
    };
    CHECK(sets() == ",a b,,,b,a,a,b,,,");
    CHECK((*blocks)[1].kind == Kind::item);
    CHECK((*blocks)[4].figure == "leap");
    CHECK((*blocks)[5].text == "Late");
    CHECK_FALSE(read_rules("# A\n[a]\n"));
    CHECK(read_rules("# A\n[a] \n").problem().where == "line 2");
}

TEST_CASE("Unsupported markup in a rules text is refused, with the number of the line") {
    CHECK(read_rules("# A\n\n### Deep\n").problem().where == "line 3");
    CHECK(read_rules("# A\n![leap]\n").problem().where == "line 2");
    CHECK(read_rules("# A\n![](words)\n").problem().where == "line 2");
    CHECK(read_rules("# A\n![leap]()\n").problem().where == "line 2");
    CHECK(read_rules("# A\n  hanging\n").problem().where == "line 2");
    CHECK(read_rules("Words\n").problem().where == "line 1");
    CHECK(read_rules("# A\n# B\n").problem().where == "line 2");
    CHECK_FALSE(read_rules(""));
    CHECK_FALSE(read_rules(std::string(kMostRulesBytes + 1, 'a')));
}

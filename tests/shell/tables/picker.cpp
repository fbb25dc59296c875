#include "shell/tables/picker.hpp"

#include <doctest/doctest.h>

namespace ctq::tables {
namespace {

using Kind = Picker::Outcome::Kind;

/// Two cards and two tokens: 1 and 2 with card a, 3 with card b from token x only; 4 stands alone.
Picker picker() {
    Picker picker;
    picker.offer({{1, {"card:a", "token:x", "space:5"}},
                  {2, {"card:a", "token:y", "space:6"}},
                  {3, {"card:b", "token:x", "space:7"}},
                  {4, {"do:end"}}});
    return picker;
}

TEST_CASE("Pointing at what only one action touches plays it") {
    Picker p = picker();
    const auto outcome = p.choose("space:7");
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 3);
    CHECK(p.choose("do:end").kind == Kind::play);
}

TEST_CASE("Each choice leaves the actions that touch all chosen spots") {
    Picker p = picker();
    CHECK(p.choose("card:a").kind == Kind::narrowed);
    CHECK(p.left() == std::vector<core::Action>{1, 2});
    CHECK(p.legal("space:6"));
    CHECK_FALSE(p.legal("space:7"));
    CHECK(p.known("space:7"));
    const auto outcome = p.choose("token:y");
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 2);
}

TEST_CASE("Pointing again at what is chosen lets it go") {
    Picker p = picker();
    p.choose("card:a");
    CHECK(p.choose("card:a").kind == Kind::cleared);
    CHECK(p.chosen().empty());
    CHECK(p.left().size() == 4);
}

TEST_CASE("A spot that does not go with what is chosen begins anew") {
    Picker p = picker();
    p.choose("card:a");
    const auto outcome = p.choose("card:b");
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 3);
}

TEST_CASE("A spot no action touches is wrong and changes nothing") {
    Picker p = picker();
    p.choose("token:x");
    CHECK(p.choose("space:1").kind == Kind::wrong);
    CHECK(p.chosen("token:x"));
    CHECK(p.left().size() == 2);
}

TEST_CASE("A drag chooses both ends, whatever was chosen before") {
    Picker p = picker();
    p.choose("card:b");
    const auto outcome = p.drag("token:x", "space:5");
    CHECK(outcome.kind == Kind::play);
    CHECK(outcome.action == 1);
    CHECK(p.drag("token:x", "space:6").kind == Kind::wrong);
    CHECK(p.drag("space:1", "space:6").kind == Kind::wrong);
    CHECK_FALSE(p.lift("space:1"));
}

}  // namespace
}  // namespace ctq::tables

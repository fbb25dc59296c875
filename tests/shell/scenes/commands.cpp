#include "shell/scenes/commands.hpp"

#include <doctest/doctest.h>

#include "shell/scenes/page/page.hpp"

namespace ctq::scenes {
namespace {

TEST_CASE("run calls the command with the given id, or the family handler for the id's prefix") {
    Commands list;
    int pressed = 0;
    std::string seen;
    list.add("press", "Press", [&pressed] { ++pressed; });
    list.add("of:7", "The seventh", [&seen](std::string_view rest) { seen = rest; });
    list.add("not", "Not now", [&pressed] { ++pressed; }).enabled = false;
    list.family("seed:", [&seen](std::string_view rest) {
        seen = rest;
        return rest != "x";
    });
    CHECK(list.run("press"));
    CHECK(pressed == 1);
    CHECK(list.run("of:7"));
    CHECK(seen == "7");
    CHECK_FALSE(list.run("not"));
    CHECK(pressed == 1);
    CHECK(list.run("seed:17"));
    CHECK(seen == "17");
    CHECK_FALSE(list.run("seed:x"));
    CHECK_FALSE(list.run("other"));
}

TEST_CASE("A family handler is not called for a disabled command") {
    Commands list;
    bool done = false;
    list.add("option:a=1", "One", {}).enabled = false;
    list.add("option:a=2", "Two", {});
    list.family("option:", [&done] { done = true; });
    CHECK_FALSE(list.run("option:a=1"));
    CHECK_FALSE(done);
    CHECK(list.run("option:a=2"));
    CHECK(done);
}

TEST_CASE("A command that is added joins the buttons before it, unless a heading comes between") {
    Commands list;
    Page page(list);
    page.heading("One");
    list.add("a", "A", {});
    list.add_key("k", {}, {});
    page.heading("Two");
    list.add("b", "B", {});
    list.add_choice("c", "C", true, {});
    REQUIRE(list.parts.size() == 4);
    CHECK(list.parts[0].title == "One");
    CHECK(list.of(list.parts[1]).size() == 1);
    CHECK(list.parts[2].title == "Two");
    REQUIRE(list.of(list.parts[3]).size() == 2);
    CHECK(list.of(list.parts[3])[1].pressed == 1);
}

}  // namespace
}  // namespace ctq::scenes

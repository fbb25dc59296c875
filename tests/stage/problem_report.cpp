// The report of a problem: where it is asked for and what it holds.
#include <doctest/doctest.h>

#include <string>

#include "engine/core/text.hpp"
#include "tests/stage/open_table.hpp"

namespace ctq::app {
namespace {

using stage::Player;

TEST_CASE("The menu copies a report with hash and record, which an import knows again") {
    Player person;
    open_table(person);
    person.click("menu");
    person.click("menu-report");
    const std::string text = person.machine.clipboard;
    CAPTURE(text);
    for (const std::string& part :
         {"State hash: " + core::hex(person.session().hash()), std::string("Settings: theme="),
          std::string("Version: "), std::string("Rules version: "),
          std::string("Machine: a stage\n"), std::string("Scene: table\n")}) {
        CHECK_MESSAGE(holds(text, part), part);
    }
    CHECK(person.read("A report of what is here is copied") != nullptr);
    go_to_lobby(person);
    person.click("library");
    person.click("import");
    person.answer(text.substr(text.find("\n\n")));
    CHECK(holds(person.app().notice(), "1 match was here already"));
    CHECK(person.read("1 match was here already") != nullptr);
}

}  // namespace
}  // namespace ctq::app

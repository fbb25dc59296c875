#include "shell/app/problem_report.hpp"

#include <doctest/doctest.h>

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/version.hpp"
#include "tests/shell/app/folder.hpp"
#include "tests/shell/app/matches.hpp"

namespace ctq::app {
namespace {

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// Opens the match record at the end of a problem report.
core::Result<core::Opened> record_of(const std::string& report) {
    return match::read_match(std::string_view(report).substr(report.find("\n\n") + 2));
}

TEST_CASE(
    "A problem report with open hands has versions, settings, message, hash and whole record") {
    const Folder folder;
    App app(0, nullptr);
    start_table(app, {"option:rules=board", "seat:2=human"});
    act(app, 0);
    REQUIRE(app.run("report", 0));
    CHECK(holds(app.notice(), "copied"));
    const std::string report = problem_report(app);
    CHECK(holds(report, std::string("Version: ") + program_version()));
    CHECK(holds(report, "Rules version: "));
    CHECK(holds(report, "Machine: "));
    CHECK(holds(report, "Settings: " + store::settings_text(app.settings())));
    CHECK(holds(report, "Notice: " + app.notice()));
    CHECK(holds(report, "State hash: " + core::hex(app.scene().session()->hash())));
    const auto opened = record_of(report);
    REQUIRE(opened);
    CHECK(opened->match.hash() == app.scene().session()->match().hash());
}

TEST_CASE("A problem report of an unfinished match with hidden hands encrypts the cards") {
    const Folder folder;
    App app(0, nullptr);
    start_table(app, {});
    REQUIRE(match::is_secret(app.scene().session()->match()));
    const std::string report = problem_report(app);
    CHECK(holds(report, "[Sealed "));
    CHECK_FALSE(holds(report, "draw="));
    CHECK_FALSE(holds(report, "deal="));
    CHECK_FALSE(holds(report, core::write_record(app.scene().session()->match())));
    const auto opened = record_of(report);
    REQUIRE(opened);
    CHECK(opened->match.hash() == app.scene().session()->match().hash());
}

TEST_CASE("A problem report without a match gives the page and the version") {
    const Folder folder;
    App app(0, nullptr);
    const std::string report = problem_report(app);
    CHECK(holds(report, "Scene: "));
    CHECK(holds(report, "Version: "));
    CHECK_FALSE(holds(report, "Rules version"));
}

}  // namespace
}  // namespace ctq::app

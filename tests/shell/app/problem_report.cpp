#include "shell/app/problem_report.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/app/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/version.hpp"

namespace ctq::app {
namespace {

/// The program in its lobby, with an empty data folder of its own.
struct Program {
    Program() {
        std::filesystem::remove_all(path);
        ::setenv("XDG_DATA_HOME", path.c_str(), 1);
        platform::set_route("", true);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        platform::set_route("", true);
        std::filesystem::remove_all(path);
    }

    std::filesystem::path path = std::filesystem::temp_directory_path() / "cartotheque-report";
};

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

/// The record at the end of a report.
core::Result<core::Opened> record_of(const std::string& report) {
    return read_match(std::string_view(report).substr(report.find("\n\n") + 2));
}

void play_first(App& app, double now) {
    core::ActionList list;
    app.session()->match().options_now(list);
    const Session& session = *app.session();
    REQUIRE(app.run("act:" + session.game().to_text(session.view(), list[0]), now));
}

TEST_CASE("A report tells versions, settings, notice, hash and the whole record of open hands") {
    const Program program;
    App app(0, nullptr);
    REQUIRE(app.run("setup:cartagena", 0));
    REQUIRE(app.run("defaults", 0));
    REQUIRE(app.run("option:rules=board", 0));
    REQUIRE(app.run("seat:2=human", 0));
    REQUIRE(app.run("start", 0));
    play_first(app, 0);
    REQUIRE(app.run("report", 0));
    CHECK(holds(app.notice(), "copied"));
    const std::string report = problem_report(app);
    CHECK(holds(report, std::string("Version: ") + program_version()));
    CHECK(holds(report, "Rules version: "));
    CHECK(holds(report, "Machine: "));
    CHECK(holds(report, "Settings: " + settings_text(app.settings())));
    CHECK(holds(report, "Notice: " + app.notice()));
    CHECK(holds(report, "State hash: " + core::hex(app.session()->hash())));
    const auto opened = record_of(report);
    REQUIRE(opened);
    CHECK(opened->match.hash() == app.session()->match().hash());
}

TEST_CASE("A report of a match that runs with hidden hands shows none of them") {
    const Program program;
    App app(0, nullptr);
    REQUIRE(app.run("setup:cartagena", 0));
    REQUIRE(app.run("defaults", 0));
    REQUIRE(app.run("start", 0));
    REQUIRE(is_secret(app.session()->match()));
    const std::string report = problem_report(app);
    CHECK(holds(report, "[Sealed "));
    CHECK_FALSE(holds(report, "draw="));
    CHECK_FALSE(holds(report, "deal="));
    CHECK_FALSE(holds(report, core::write_record(app.session()->match())));
    const auto opened = record_of(report);
    REQUIRE(opened);
    CHECK(opened->match.hash() == app.session()->match().hash());
}

TEST_CASE("A report from where no match is tells the rest") {
    const Program program;
    App app(0, nullptr);
    const std::string report = problem_report(app);
    CHECK(holds(report, "Scene: "));
    CHECK(holds(report, "Version: "));
    CHECK_FALSE(holds(report, "Rules version"));
}

}  // namespace
}  // namespace ctq::app

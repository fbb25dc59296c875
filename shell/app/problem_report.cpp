#include "shell/app/problem_report.hpp"

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/version.hpp"

namespace ctq::app {
namespace {

void add_line(std::string& report, std::string_view name, std::string_view value) {
    if (!value.empty()) {
        report.append(name).append(": ").append(value).append("\n");
    }
}

}  // namespace

std::string problem_report(const App& app) {
    std::string report = "Cartotheque, report of a problem\n";
    add_line(report, "Version", program_version());
    add_line(report, "Machine", platform::machine());
    add_line(report, "Scene", app.scene().name());
    add_line(report, "Settings", store::settings_text(app.settings()));
    add_line(report, "Notice", app.notice());
    report += app.scene().report();
    const match::Session* session = app.scene().session();
    if (session == nullptr) {
        return report;
    }
    const core::Match& match = session->match();
    add_line(report, "Game", match.game().info->id);
    add_line(report, "Rules version", std::to_string(match.game().info->rules_version));
    add_line(report, "Actions", std::to_string(match.cursor()));
    add_line(report, "State hash", core::hex(session->hash()));
    return report + "\n" + match::file_text(match);
}

}  // namespace ctq::app

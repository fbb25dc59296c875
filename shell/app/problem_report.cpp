#include "shell/app/problem_report.hpp"

#include "engine/core/text.hpp"
#include "shell/app/app.hpp"
#include "shell/match/exchange.hpp"
#include "shell/platform/platform.hpp"
#include "shell/version.hpp"

namespace ctq::app {
namespace {

void put(std::string& report, std::string_view name, std::string_view value) {
    if (!value.empty()) {
        report.append(name).append(": ").append(value).append("\n");
    }
}

}  // namespace

std::string problem_report(const App& app) {
    std::string report = "Cartotheque, report of a problem\n";
    put(report, "Version", program_version());
    put(report, "Machine", platform::machine());
    put(report, "Scene", app.scene().name());
    put(report, "Settings", store::settings_text(app.settings()));
    put(report, "Notice", app.notice());
    report += app.scene().report();
    const match::Session* session = app.scene().session();
    if (session == nullptr) {
        return report;
    }
    const core::Match& match = session->match();
    put(report, "Game", match.game().info->id);
    put(report, "Rules version", std::to_string(match.game().info->rules_version));
    put(report, "Actions", std::to_string(match.cursor()));
    put(report, "State hash", core::hex(session->hash()));
    return report + "\n" + match::file_text(match);
}

}  // namespace ctq::app

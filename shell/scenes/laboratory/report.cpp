// The results as files.
#include "engine/lab/report.hpp"
#include "engine/core/text.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::app {
namespace {

lab::Report report_of(const Laboratory& lab, int cell, double now) {
    lab::Report report;
    report.spec = *lab::cell_spec(lab.sweep(), cell);
    const std::string seats = lab::cell_seats(lab.sweep(), cell);
    for (const std::string_view word : core::split(seats, ',')) {
        report.bots.emplace_back(word);
    }
    report.tally = lab.tally(cell);
    report.seconds = lab.seconds(now) / lab.cells();
    return report;
}

}  // namespace

std::string laboratory_csv(const Laboratory& lab, double now) {
    std::string text;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            text += lab::report_csv(report_of(lab, cell, now), cell + 1, text.empty());
        }
    }
    return text;
}

std::string laboratory_json(const Laboratory& lab, double now) {
    std::string text;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            text += (text.empty() ? "" : ",") + lab::report_json(report_of(lab, cell, now));
        }
    }
    return "[" + text + "]\n";
}

}  // namespace ctq::app

// The results as CSV and JSON.
#include "engine/lab/report.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::app {
namespace {

lab::Report report_of(const Laboratory& lab, int cell, double now) {
    return {lab.series(cell).spec, lab.series(cell).bots, lab.tally(cell),
            lab.seconds(now) / lab.cells()};
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

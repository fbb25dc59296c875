// The results as CSV and JSON.
#include "engine/lab/report.hpp"
#include "shell/scenes/laboratory/laboratory.hpp"

namespace ctq::scenes {

std::string laboratory_report(const Laboratory& lab, bool csv, double now) {
    std::string text;
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).games > 0) {
            const lab::Report report{lab.series(cell).spec, lab.series(cell).bots, lab.tally(cell),
                                     lab.seconds(now) / lab.cells()};
            text += csv ? lab::report_csv(report, cell + 1, text.empty())
                        : (text.empty() ? "" : ",") + lab::report_json(report);
        }
    }
    return csv ? text : "[" + text + "]\n";
}

}  // namespace ctq::scenes

#include <optional>
#include <utility>

#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq run: plays many games between bots.
namespace ctq::cli {

void run(const RunArguments& arguments) {
    Programs programs(std::chrono::seconds(arguments.think));
    lab::Spec spec = match_up(arguments, &programs);
    std::optional<GameFile> file;
    if (!arguments.each.empty()) {
        file.emplace(arguments.each, *spec.game);
    }
    const Interrupt interrupt;
    lab::Report report;
    {
        Progress progress(arguments.games);
        report = play_report(std::move(spec), arguments.seats, arguments, progress,
                             programs.player(), file ? &*file : nullptr);
    }
    if (file) {
        file->close();
    }
    if (report.tally.games > 0) {
        write_histograms(arguments.histograms, {report});
        print(report_text(report, arguments.format));
    }
    throw_if_interrupted(report.tally.games, arguments.games);
}

}  // namespace ctq::cli

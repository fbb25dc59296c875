#include <optional>
#include <utility>

#include "engine/games/catalogue.hpp"
#include "engine/lab/sweep.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq sweep: runs one experiment for each combination of bots and options.
namespace ctq::cli {
namespace {

/// Returns the experiments of all combinations, before any of them is played, so that all are
/// checked.
std::vector<lab::Spec> specs_of(const RunArguments& run, const lab::Sweep& sweep,
                                Programs& programs) {
    const auto position = read_position(run.from);
    std::vector<lab::Spec> specs;
    for (int cell = 0; cell < sweep.cells(); ++cell) {
        const std::string options = lab::cell_options(sweep, cell);
        specs.push_back(match_up(run.game, options, lab::cell_seats(sweep, cell), run.seed,
                                 run.rotate, &programs));
        begin_from(specs.back(), position, options);
    }
    return specs;
}

}  // namespace

void sweep(const RunArguments& run) {
    const core::GameHandle* game = expect(core::find_game(cabinet(), run.game));
    const lab::Sweep sweep = expect(
        lab::read_sweep(*game, run.options, run.seats, run.seed, run.rotate, kProgramPrefix));
    Programs programs(std::chrono::seconds(run.think));
    const std::vector<lab::Spec> specs = specs_of(run, sweep, programs);
    std::optional<GameFile> file;
    if (!run.each.empty()) {
        file.emplace(run.each, *game);
    }
    const Interrupt interrupt;
    std::vector<lab::Report> reports;
    std::int64_t played = 0;
    {
        Progress progress(run.games * sweep.cells());
        for (int cell = 0; cell < sweep.cells() && !Interrupt::pressed(); ++cell) {
            if (file && file->failed()) {
                break;
            }
            lab::Report report =
                play_report(specs[static_cast<std::size_t>(cell)], lab::cell_seats(sweep, cell),
                            run, progress, programs.player(), file ? &*file : nullptr);
            progress.finish(run.games);
            played += report.tally.games;
            if (report.tally.games > 0) {
                reports.push_back(std::move(report));
            }
        }
    }
    if (file) {
        file->close();
    }
    if (!reports.empty()) {
        write_histograms(run.histograms, reports);
        print(reports_text(reports, run.format) +
              (run.format == Format::table ? "\n" + overview(reports) : ""));
    }
    throw_if_interrupted(played, run.games * sweep.cells());
}

}  // namespace ctq::cli

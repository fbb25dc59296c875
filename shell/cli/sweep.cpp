#include <chrono>

#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/sweep.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq sweep: one experiment for each combination of bots and options.
namespace ctq::cli {
namespace {

lab::Report play_cell(const lab::Sweep& sweep, int cell, const RunArguments& arguments,
                      Progress& progress) {
    using Clock = std::chrono::steady_clock;
    lab::Report report;
    report.spec = expect(lab::cell_spec(sweep, cell));
    const std::string seats = lab::cell_seats(sweep, cell);
    for (const std::string_view name : core::split(seats, ',')) {
        report.bots.emplace_back(name);
    }
    const auto begin = Clock::now();
    report.tally = play_in_parts(report.spec, arguments.games, arguments.threads, progress);
    report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return report;
}

}  // namespace

void sweep(const SweepArguments& arguments) {
    const RunArguments& run = arguments.run;
    const core::GameHandle* game = expect(core::find_game(cabinet(), run.game));
    const lab::Sweep sweep =
        expect(lab::read_sweep(*game, run.options, run.seats, run.seed, run.rotate));
    std::vector<lab::Report> reports;
    {
        Progress progress(run.games * sweep.cells());
        for (int cell = 0; cell < sweep.cells(); ++cell) {
            reports.push_back(play_cell(sweep, cell, run, progress));
            progress.finish(run.games);
        }
    }
    print(reports_text(reports, run.format));
}

}  // namespace ctq::cli

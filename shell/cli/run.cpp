#include <chrono>

#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq run: bots play many games.
namespace ctq::cli {

void run(const RunArguments& arguments) {
    using Clock = std::chrono::steady_clock;
    lab::Report report;
    Programs programs(std::chrono::seconds(arguments.think));
    report.spec = match_up(arguments, &programs);
    report.bots = core::strings(core::split(arguments.seats, ','));
    const Interrupt interrupt;
    const auto begin = Clock::now();
    {
        Progress progress(arguments.games);
        report.tally = play_in_parts(report.spec, arguments.games, arguments.threads, progress,
                                     programs.player());
    }
    report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (report.tally.games > 0) {
        print(report_text(report, arguments.format));
    }
    tell_interrupted(report.tally.games, arguments.games);
}

}  // namespace ctq::cli


#include "engine/core/record.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/replay.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq record: prints one game of a series.
namespace ctq::cli {

void record(const RecordArguments& arguments) {
    const RunArguments& run = arguments.run;
    const lab::Spec spec = match_up(run);
    const auto bots = core::strings(core::split(run.seats, ','));
    const core::Match match = expect(lab::replay(spec, bots, arguments.number - 1));
    print(core::write_record(match));
}

}  // namespace ctq::cli

#include "engine/core/record.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/outsiders.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq record: prints one game of a series.
namespace ctq::cli {

void record(const RecordArguments& arguments) {
    const RunArguments& run = arguments.run;
    Programs programs(std::chrono::seconds(run.think));
    const lab::Spec spec = match_up(run, &programs);
    std::vector<std::string> bots;  // a record names players by one word
    for (const std::string_view word : core::split(run.seats, ',')) {
        bots.push_back(program_of(word) ? program_name(word) : std::string(word));
    }
    const AskProgram ask = programs.start_table();
    const lab::PlayedGame game =
        expect(lab::play_game(spec, bots, arguments.number - 1,
                              [&](const core::Match& match, int seat, std::uint32_t number) {
                                  return ask(number, match, seat, match.setup().seed);
                              }));
    print(core::write_record(game.match));
}

}  // namespace ctq::cli

#include "shell/cli/match_up.hpp"

#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {

lab::Spec match_up(const std::string& game, const std::string& options, const std::string& seats,
                   std::uint64_t seed, bool rotate, Programs* programs) {
    lab::Spec spec;
    spec.game = expect(core::find_game(cabinet(), game));
    spec.options = expect(core::read_options(spec.game->info->options, options));
    spec.seed = seed;
    spec.rotate = rotate;
    std::string bots;  // the seats with random bots for programs, only to check them
    for (const std::string_view word : core::split(seats, ',')) {
        bots += (bots.empty() ? "" : ",") + std::string(program_of(word) ? "random" : word);
    }
    expect(lab::seat_bots(spec, bots));
    remark_on_tables(*spec.game, spec.options, core::split(bots, ','));
    std::size_t at = 0;
    for (const std::string_view word : core::split(seats, ',')) {
        core::BotChoice& entry = spec.entries[at++];
        if (program_of(word)) {
            entry = {lab::kOutsider, programs == nullptr ? 0 : programs->add(word)};
        }
    }
    return spec;
}

lab::Spec match_up(const RunArguments& run, Programs* programs) {
    lab::Spec spec = match_up(run.game, run.options, run.seats, run.seed, run.rotate, programs);
    if (run.from.empty()) {
        return spec;
    }
    lab::Spec continued = spec;
    expect(lab::begin_from(continued, core::write_code(open_record(run.from))));
    if (continued.game != spec.game) {
        refuse("The record is of another game: " + std::string(continued.game->info->id) + ".");
    }
    if (!run.options.empty() && continued.options != spec.options) {
        refuse("The record has other options: " +
               core::quoted(core::options_text(continued.game->info->options, continued.options)) +
               ".");
    }
    if (continued.from->setup().seat_count() != static_cast<int>(spec.entries.size())) {
        refuse("The record has " + std::to_string(continued.from->setup().seat_count()) +
               " seats.");
    }
    return continued;
}

}  // namespace ctq::cli

#include "shell/cli/match_up.hpp"

#include "engine/core/record.hpp"
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
    const core::Setup setup = expect(core::read_setup(cabinet(), game, options));
    spec.game = setup.game;
    spec.options = setup.options;
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

std::shared_ptr<const core::Match> read_position(const std::string& path) {
    lab::Spec spec;
    if (!path.empty()) {
        expect(lab::begin_from(spec, core::write_code(open_record(path))));
    }
    return spec.from;
}

void begin_from(lab::Spec& spec, const std::shared_ptr<const core::Match>& position,
                const std::string& options) {
    if (position == nullptr) {
        return;
    }
    const core::Setup& setup = position->setup();
    if (setup.game != spec.game) {
        refuse("The record is of another game: " + std::string(setup.game->info->id) + ".");
    }
    if (!options.empty() && setup.options != spec.options) {
        refuse("The record has other options: " +
               core::quoted(core::options_text(setup.game->info->options, setup.options)) + ".");
    }
    if (setup.seat_count() != static_cast<int>(spec.entries.size())) {
        refuse("The record has " + std::to_string(setup.seat_count()) + " seats.");
    }
    spec.options = setup.options;
    spec.from = position;
}

lab::Spec match_up(const RunArguments& run, Programs* programs) {
    lab::Spec spec = match_up(run.game, run.options, run.seats, run.seed, run.rotate, programs);
    begin_from(spec, read_position(run.from), run.options);
    return spec;
}

std::string position_code(const lab::Spec& spec) {
    return spec.from == nullptr ? "" : core::write_code(*spec.from);
}

}  // namespace ctq::cli

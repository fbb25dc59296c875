#include <random>

#include "engine/core/record.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/program_word.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/table.hpp"

/// ctq play: plays a match of people and bots in the terminal.
namespace ctq::cli {
namespace {

std::uint64_t random_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

}  // namespace

void play(const PlayArguments& arguments) {
    core::Setup setup = expect(core::read_setup(cabinet(), arguments.game, arguments.options));
    setup.seed = arguments.seed ? *arguments.seed : random_seed();
    remark_on_tables(*setup.game, setup.options, core::split(arguments.seats, ','));
    std::vector<std::optional<core::BotChoice>> bots;
    Programs programs(std::chrono::seconds(arguments.think));
    for (const std::string_view name : core::split(arguments.seats, ',')) {
        setup.seats.push_back(program_of(name) ? "exec:" + program_name(name) : std::string(name));
        bots.push_back(name == "human" ? std::nullopt
                                       : std::optional(read_seat(*setup.game, name, programs)));
    }
    Table table(expect(core::Match::start(std::move(setup))), std::move(bots),
                programs.start_table());
    table.play();
}

}  // namespace ctq::cli

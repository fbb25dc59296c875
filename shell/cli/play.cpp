#include <random>

#include "engine/bots/roster.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/cli/table.hpp"

/// ctq play: a match in the terminal.
namespace ctq::cli {
namespace {

std::uint64_t any_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

}  // namespace

void play(const PlayArguments& arguments) {
    core::Setup setup;
    setup.game = expect(core::find_game(cabinet(), arguments.game));
    setup.options = expect(core::read_options(setup.game->info->options, arguments.options));
    setup.seed = arguments.seed ? *arguments.seed : any_seed();
    std::vector<std::optional<core::BotChoice>> bots;
    for (const std::string_view name : core::split(arguments.seats, ',')) {
        setup.seats.emplace_back(name);
        bots.push_back(name == "human" ? std::nullopt
                                       : std::optional(expect(
                                             core::read_bot(bots::roster(*setup.game), name))));
    }
    Table table(expect(core::Match::start(std::move(setup))), std::move(bots));
    table.play();
}

}  // namespace ctq::cli

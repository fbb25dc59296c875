#include "engine/core/perft.hpp"

#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq perft: how many ways to go on.
namespace ctq::cli {
namespace {

constexpr std::int64_t kMostSetups = 1'000'000;

/// Takes from `budget` the ways chance can go on before anybody decides; false when it runs out.
bool chance_is_few(const core::GameHandle& game, const core::StateBox& state,
                   std::int64_t& budget) {
    if (game.turn(state.data()).kind != core::Turn::Kind::chance) {
        return --budget >= 0;
    }
    core::OutcomeList outcomes;
    game.chance(state.data(), outcomes);
    for (const core::Outcome& outcome : outcomes) {
        core::StateBox next = state;
        game.apply(next.data(), outcome.action);
        if (!chance_is_few(game, next, budget)) {
            return false;
        }
    }
    return true;
}

}  // namespace

void perft(const PerftArguments& arguments) {
    const core::Match match = open_record(arguments.record);
    std::int64_t budget = kMostSetups;
    if (!chance_is_few(match.game(), match.box(), budget)) {
        refuse(
            "Chance can go on in more than 1,000,000 ways before anybody decides; let the "
            "record go on further.");
    }
    if (arguments.depth == 0) {
        print("0 1\n");
        return;
    }
    const auto counts = core::perft(match.game(), match.box(), arguments.depth);
    if (counts.empty()) {
        refuse("A hand is unknown, so what its seat may do can't be counted.");
    }
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        text += std::to_string(i + 1) + " " + std::to_string(counts[i]) + "\n";
    }
    print(text);
}

}  // namespace ctq::cli

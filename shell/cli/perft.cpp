#include "engine/core/perft.hpp"

#include <algorithm>

#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq perft: counts the possible sequences of actions up to each depth.
namespace ctq::cli {
namespace {

constexpr std::int64_t kMostSetups = 1'000'000;
constexpr double kMostPositions = 1e9;  // the most to visit; takes some minutes

/// Subtracts the number of chance sequences before the next decision from `budget`. Returns false
/// if it is used up.
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

/// Estimates the number of positions visited for `depth`, with the last branching factor.
double estimated_positions(const std::vector<std::uint64_t>& counts, int depth) {
    const auto before = static_cast<double>(counts[counts.size() - 2]);
    auto last = static_cast<double>(counts.back());
    const double branching = last / std::max(before, 1.0);
    for (auto known = static_cast<int>(counts.size()); known < depth - 1; ++known) {
        last *= branching;
    }
    return last;
}

/// Counts depth by depth, so that an unreachable depth is refused early.
std::vector<std::uint64_t> count_sequences(const core::Match& match, int depth) {
    std::vector<std::uint64_t> counts;
    for (int level = 1; level <= depth; ++level) {
        if (counts.size() >= 2 && estimated_positions(counts, depth) > kMostPositions) {
            int most = level - 1;
            while (estimated_positions(counts, most + 1) <= kMostPositions) {
                ++most;
            }
            refuse("Depth " + std::to_string(depth) +
                   " goes through more than a billion positions, which takes too long: ask for at "
                   "most " +
                   std::to_string(most) + ".");
        }
        counts = core::perft(match.game(), match.box(), level);
        if (counts.empty()) {
            refuse("A hand is unknown, so what its seat may do can't be counted.");
        }
    }
    return counts;
}

}  // namespace

void perft(const PerftArguments& arguments) {
    const core::Match match = open_record(arguments.record);
    std::int64_t budget = kMostSetups;
    if (!chance_is_few(match.game(), match.box(), budget)) {
        refuse(
            "Chance has more than 1,000,000 continuations before the next decision: use a longer "
            "record.");
    }
    if (arguments.depth == 0) {
        print("0 1\n");
        return;
    }
    std::string text;
    const auto counts = count_sequences(match, arguments.depth);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        text += std::to_string(i + 1) + " " + std::to_string(counts[i]) + "\n";
    }
    print(text);
}

}  // namespace ctq::cli

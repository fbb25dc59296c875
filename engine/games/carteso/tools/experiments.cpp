#include "engine/games/carteso/carteso.hpp"

/// The game's presets for the laboratory and ctq bench.
namespace ctq::carteso {
namespace {

constexpr core::ExperimentPreset kExperiments[] = {
    {"claimer-carteso", "Control: a plan against chance",
     "Looking one stone ahead must win, nine by nine.", "", "claimer,random", 200, true},
    {"komi", "What komi is fair",
     "Where player 1, Vertical, wins half the games, komi is fair for two claimers.",
     "size=5 komi=0..24/3 sides=fixed", "claimer,claimer", 200},
    {"levels", "Levels of the search", "How often it beats claimer, by level, five by five.",
     "size=5", "search:1..3,claimer", 40, true},
    {"size-carteso", "Whom the board’s size helps",
     "By chance neither side has much of an edge; even and odd boards differ.",
     "size=2..9 komi=0 sides=fixed", "random,random", 5000},
    {"mirror-carteso", "Control: a bot against itself", core::kControlHelp, "size=5",
     "claimer,claimer", 500, true},
};

constexpr core::BenchRow kBenchRows[] = {
    {"", "random,random"},
    {"size=13", "random,random"},
};

}  // namespace

std::span<const core::ExperimentPreset> Game::presets() {
    return kExperiments;
}

std::span<const core::BenchRow> Game::bench_rows() {
    return kBenchRows;
}

}  // namespace ctq::carteso

#include "engine/games/incan_gold/incan_gold.hpp"

/// The game's presets for the laboratory and ctq bench.
namespace ctq::incan_gold {
namespace {

constexpr core::ExperimentPreset kExperiments[] = {
    {"solo-turn", "Solo: leave at a turn",
     "Leaving at turn 7 is best. Exact scores stand beside the measured ones.", "", "turn:1..20",
     20000},
    {"solo-backpack", "Solo: leave with a full backpack",
     "29 gems are the best moment. Exact scores stand beside the measured ones.", "",
     "backpack:1..100", 10000},
    {"solo-random", "Solo: leave by chance",
     "Even the best share, a fifth, is far from a plan. Exact scores stand beside the measured "
     "ones.",
     "", "random:0.05..1/0.05", 20000},
    {"turn-turn", "Turn against turn", "Each turn has one that beats it: there is no best one.", "",
     "turn:1..10,turn:1..10", 10000},
    {"trio", "The demonstration trio", "A clock, a miser and a gambler at one table.", "",
     "turn:7,backpack:20,random:0.2", 20000},
    // Bots without randomness would always share first place.
    {"mirror-incan", "Control: a bot against itself", core::kControlHelp, "",
     "random:0.2,random:0.2", 20000, true},
    {"sanity-incan", "Control: a plan against chance", "The plan must win.", "",
     "turn:7,random:0.5", 20000, true},
};

constexpr core::BenchRow kBenchRows[] = {
    {"", "random,random,random"},
    {"", "turn:7"},
};

}  // namespace

std::span<const core::ExperimentPreset> Game::presets() {
    return kExperiments;
}

std::span<const core::BenchRow> Game::bench_rows() {
    return kBenchRows;
}

}  // namespace ctq::incan_gold

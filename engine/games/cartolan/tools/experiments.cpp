#include "engine/games/cartolan/cartolan.hpp"

/// The game's presets for the laboratory and ctq bench.
namespace ctq::cartolan {
namespace {

constexpr core::ExperimentPreset kExperiments[] = {
    {"voyages", "Explorer against trader",
     "At sea alone it is close; the charts below tell how winners win.", "", "explorer,trader",
     2000, true},
    {"voyages-regular", "Explorer, trader, router and pirate", "With land, piracy and disasters.",
     "mode=regular", "explorer,trader,router,pirate", 1000, true},
    {"modes", "The three modes",
     "With land, piracy and disasters games are longer and leads about twice as large; skills and "
     "cards change little more.",
     "mode=beginner|regular|advanced", "explorer,trader", 1000, true},
    {"learning", "How one learned to play",
     "The learned player: untrained (0), after watching 5,632 matches of other bots (1), and after "
     "60,000, most of which it played itself (2).",
     "", "learned:0..2,explorer|trader|router|pirate", 200, true},
    {"ladder-cartolan", "Tournament: who beats the learned player",
     "The learned player among all the others, two at a table; Explorer stands at 1000.", "",
     "explorer,trader,router,pirate,learned,random", 200, false, 2},
    {"movement", "Movement and exploration", "The variants of both rules in all four mixes.",
     "movement=initial|budgeted exploration=continuous|clockwise", "explorer,trader", 1000, true},
};

constexpr core::BenchRow kBenchRows[] = {
    {"mode=beginner", "random,random"},         {"mode=regular", "random,random"},
    {"mode=advanced", "random,random"},         {"mode=beginner", "explorer,trader"},
    {"mode=regular", "explorer,trader,router"},
};

}  // namespace

std::span<const core::ExperimentPreset> Game::presets() {
    return kExperiments;
}

std::span<const core::BenchRow> Game::bench_rows() {
    return kBenchRows;
}

}  // namespace ctq::cartolan

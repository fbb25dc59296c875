#include "engine/games/cartagena/cartagena.hpp"

/// The game's presets for the laboratory and ctq bench.
namespace ctq::cartagena {
namespace {

constexpr const char* kEveryBot = "random|runner|hoarder|greedy,random|runner|hoarder|greedy";

constexpr core::ExperimentPreset kExperiments[] = {
    {"bots-cards", "All against all: cards",
     "How often the bot of the row wins, with sixteen spaces.", "", kEveryBot, 500, true},
    {"bots-advanced", "All against all: advanced",
     "How often the bot of the row wins, with thirty-six spaces.", "rules=advanced", kEveryBot, 200,
     true},
    {"bots-board", "All against all: board", "How often the bot of the row wins, with open hands.",
     "rules=board", kEveryBot, 200, true},
    {"tokens", "How many tokens", "With more tokens to bring home, the better bot wins more often.",
     "tokens=1..6", "greedy,runner", 1000, true},
    {"ladder", "Tournament of the levels",
     "How strong four levels are among the plain bots; the first bot, Greedy, stands at 1000.", "",
     "greedy,hoarder,runner,level:1,level:2,level:3,level:4,random", 60, false, 2},
    {"mirror", "Control: a bot against itself", core::kControlHelp, "", "greedy,greedy", 2000,
     true},
    {"sanity", "Control: a plan against chance", "The plan must win.", "", "greedy,random", 2000,
     true},
};

}  // namespace

std::span<const core::ExperimentPreset> Game::presets() {
    return kExperiments;
}

}  // namespace ctq::cartagena

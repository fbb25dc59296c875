// Experiments made before: those of the games' sources, every bot against every bot, and controls
// whose outcome is known.
#include <algorithm>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/laboratory/experiment.hpp"

namespace ctq::app {
namespace {

constexpr const char* kEveryBot = "random|runner|hoarder|greedy,random|runner|hoarder|greedy";

// Bots that never draw lots always share the first place in Incan Gold, so there one that does.
constexpr const char* kMirror =
    "Neither may win more often than chance explains: in nineteen runs of twenty the bounds of "
    "both "
    "overlap.";

constexpr Preset kPresets[] = {
    {"solo-turn", "incan_gold", "Solo: leave at a turn",
     "Leaving at turn 7 is best. Exact scores stand beside the measured ones.", "", "turn:1..20",
     20000},
    {"solo-backpack", "incan_gold", "Solo: leave with a full backpack",
     "29 gems are the best moment. Exact scores stand beside the measured ones.", "",
     "backpack:1..100", 10000},
    {"solo-random", "incan_gold", "Solo: leave by chance",
     "Even the best share, a fifth, is far from a plan. Exact scores stand beside the measured "
     "ones.",
     "", "random:0.05..1/0.05", 20000},
    {"turn-turn", "incan_gold", "Turn against turn",
     "Each turn has one that beats it: there is no best one.", "", "turn:1..10,turn:1..10", 10000},
    {"trio", "incan_gold", "The demonstration trio", "A clock, a miser and a gambler at one table.",
     "", "turn:7,backpack:20,random:0.2", 20000},
    {"mirror-incan", "incan_gold", "Control: a bot against itself", kMirror, "",
     "random:0.2,random:0.2", 20000, true},
    {"sanity-incan", "incan_gold", "Control: a plan against chance", "The plan must win.", "",
     "turn:7,random:0.5", 20000, true},
    {"bots-cards", "cartagena", "All against all: cards",
     "How often the bot of the row wins, with sixteen spaces.", "", kEveryBot, 500, true},
    {"bots-advanced", "cartagena", "All against all: advanced",
     "How often the bot of the row wins, with thirty-six spaces.", "rules=advanced", kEveryBot, 200,
     true},
    {"bots-board", "cartagena", "All against all: board",
     "How often the bot of the row wins, with open hands.", "rules=board", kEveryBot, 200, true},
    {"tokens", "cartagena", "How many tokens",
     "With more tokens to bring home, the better bot wins more often.", "tokens=1..6",
     "greedy,runner", 1000, true},
    {"mirror", "cartagena", "Control: a bot against itself", kMirror, "", "greedy,greedy", 2000,
     true},
    {"sanity", "cartagena", "Control: a plan against chance", "The plan must win.", "",
     "greedy,random", 2000, true},
    {"claimer-carteso", "carteso", "Control: a plan against chance",
     "Looking one stone ahead must win, nine by nine.", "", "claimer,random", 200, true},
    {"komi", "carteso", "What komi is fair",
     "Where player 1, Vertical, wins half the games, komi is fair for two claimers.",
     "size=5 komi=0..24/3 sides=fixed", "claimer,claimer", 200},
    {"levels", "carteso", "Levels of the search",
     "How often it beats claimer, by level, five by five.", "size=5", "search:1..3,claimer", 40,
     true},
    {"size-carteso", "carteso", "Whom the board’s size helps",
     "By chance neither side has much of an edge; even and odd boards differ.",
     "size=2..9 komi=0 sides=fixed", "random,random", 5000},
    {"voyages", "cartolan", "Explorer against trader",
     "At sea alone it is close; the charts below tell how winners win.", "", "explorer,trader",
     2000, true},
    {"voyages-regular", "cartolan", "Explorer, trader, router and pirate",
     "With land, piracy and disasters.", "mode=regular", "explorer,trader,router,pirate", 1000,
     true},
    {"modes", "cartolan", "The three modes",
     "With land, piracy and disasters games are longer and leads about twice as large; skills and "
     "cards change little more.",
     "mode=beginner|regular|advanced", "explorer,trader", 1000, true},
    {"movement", "cartolan", "Movement and exploration",
     "The variants of both rules in all four mixes.",
     "movement=initial|budgeted exploration=continuous|clockwise", "explorer,trader", 1000, true},
    {"mirror-carteso", "carteso", "Control: a bot against itself", kMirror, "size=5",
     "claimer,claimer", 500, true},
};

}  // namespace

std::vector<const Preset*> presets_of(const core::GameHandle& game) {
    std::vector<const Preset*> list;
    for (const Preset& preset : kPresets) {
        if (std::string_view(preset.game) == game.info->id) {
            list.push_back(&preset);
        }
    }
    return list;
}

const Preset* find_preset(std::string_view id) {
    const auto* found = std::find_if(std::begin(kPresets), std::end(kPresets),
                                     [id](const Preset& preset) { return id == preset.id; });
    return found != std::end(kPresets) && core::find_game(cabinet(), found->game) ? found : nullptr;
}

}  // namespace ctq::app

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// What a game provides for the laboratory and `ctq bench`: suggested experiments, benchmarks, and
/// known results of experiments.
namespace ctq::core {

/// A predefined experiment.
struct ExperimentPreset {
    const char* id;       ///< used in links and commands; unique, and different from all game ids
    const char* title;    ///< for people
    const char* help;     ///< what to look at, in sentences
    const char* options;  ///< the game's options as text; a value may be a range, see lab/sweep.hpp
    const char* seats;    ///< the bots, such as "turn:1..20"; a word may be a range
    std::int64_t games;   ///< games of each combination
    bool rotate = false;  ///< whether the bots change seats from game to game
    int table = 0;        ///< seats at each table of a tournament; 0 if this is no tournament
};

/// What to look at in a control experiment, in which a bot plays against itself.
inline constexpr const char* kControlHelp =
    "Neither may win more often than chance explains: in nineteen runs of twenty the bounds of "
    "both overlap.";

/// The match that measures the speed of a game.
struct BenchRow {
    const char* options;
    const char* bots;  ///< one per seat: "random,random"
};

/// A bot of an experiment: its id, and its parameter as in `BotChoice`.
struct SeatedBot {
    std::string_view id;
    std::uint32_t parameter = 0;
};

/// Known results of one bot in an experiment. Unknown results are empty.
struct Reference {
    bool exact = false;  ///< computed exactly; otherwise measured by others
    std::optional<double> mean;
    std::optional<double> sd;    ///< standard deviation of one game
    std::optional<double> wins;  ///< share of all games that the bot wins
    std::optional<double> draws;
};

}  // namespace ctq::core

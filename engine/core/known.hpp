#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

/// What a game states for the laboratory and ctq bench: experiments worth running, rows worth
/// measuring, and what is known of an experiment before it is run.
namespace ctq::core {

/// An experiment made before.
struct ExperimentPreset {
    const char* id;       ///< different from those of all games; links and commands use it
    const char* title;    ///< for people
    const char* help;     ///< what to look at, sentences
    const char* options;  ///< as text; values may stand for several, see lab/sweep.hpp
    const char* seats;    ///< the bots, "turn:1..20"; words may stand for several
    std::int64_t games;   ///< of each combination
    bool rotate = false;  ///< whether seats change from game to game
    int table = 0;        ///< of a tournament: seats at each of its tables; 0 for none
};

/// What to look at in a control: a bot plays itself.
inline constexpr const char* kControlHelp =
    "Neither may win more often than chance explains: in nineteen runs of twenty the bounds of "
    "both overlap.";

/// How a game is played while its speed is measured.
struct BenchRow {
    const char* options;
    const char* bots;  ///< one a seat: "random,random"
};

/// A bot of an experiment: its name, and its number as `BotChoice` has it.
struct SeatedBot {
    std::string_view id;
    std::uint32_t parameter = 0;
};

/// What is known of one of the bots of an experiment. What is not known is left out.
struct Reference {
    bool exact = false;  ///< computed, not measured elsewhere
    std::optional<double> mean;
    std::optional<double> sd;    ///< of one game
    std::optional<double> wins;  ///< shares of all games
    std::optional<double> draws;
};

}  // namespace ctq::core

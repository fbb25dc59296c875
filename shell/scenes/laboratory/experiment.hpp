#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/known.hpp"
#include "engine/lab/sweep.hpp"

/// What is chosen in the laboratory: one experiment, or a sweep of many, as words.
namespace ctq::app {

/// Most games of one experiment, all cells together, and most cells, in the window.
inline constexpr std::int64_t kMostLabGames = 1'000'000'000;
inline constexpr int kMostLabCells = 1000;

struct Experiment {
    const core::GameHandle* game = nullptr;
    std::string options;             ///< as text; values may stand for several, see lab/sweep.hpp
    std::vector<std::string> seats;  ///< a bot each; words may stand for several
    std::int64_t games = 1000;       ///< of each cell
    std::uint64_t seed = 1;
    bool rotate = false;  ///< seats change from game to game

    bool operator==(const Experiment&) const = default;
};

/// What an option is set to in options as text: "board", "cards|board"; empty for its default.
std::string_view chosen_word(std::string_view options, std::string_view key);
/// The options with another word for this one; an empty word leaves it out.
std::string with_word(std::string_view options, std::string_view key, std::string_view word);
/// The word for choice `i` of an option of choices; behind the last, all of them at once.
std::string choice_word(const core::OptionSpec& option, int i);
/// Which of these an option is set to there; -1 when it is something else.
int chosen_choice(std::string_view options, const core::OptionSpec& option);

/// The sweep it asks for. Problem: what `lab::read_sweep` refuses, or too much for the window.
core::Result<lab::Sweep> sweep_of(const Experiment& experiment);

/// The experiment as the text of a link, of letters, digits and `=.;:,/+~_-`:
/// "incan_gold;bust=return;turn:1..20;10000;17;r".
std::string experiment_text(const Experiment& experiment);
/// The same in words: "Incan Gold – The second hazard: Goes back – Turn 1..20. 10 000 games each, seed 17."
/// `each`: how many games of each combination were played, where it was stopped on average.
std::string experiment_words(const Experiment& experiment, std::int64_t each);
/// Reads such a text. Problem: it is none, of an unknown game, or can't be played.
core::Result<Experiment> read_experiment(std::string_view text);

using Preset = core::ExperimentPreset;

/// The one of this id among those of all games, or null.
const Preset* find_preset(std::string_view id);
/// What it chooses. It must be one of a game's own, as `find_preset` and `lab::presets` give them.
Experiment experiment_of(const Preset& preset);
/// The preset that this experiment is, whatever its seed and number of games; or null.
const Preset* preset_of(const Experiment& experiment);

}  // namespace ctq::app

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/known.hpp"
#include "engine/core/match.hpp"

/// What is chosen in the laboratory, as words: a match-up or a sweep of many, a tournament, a comparison.
namespace ctq::app {

/// Most games of one experiment, all cells together, and most cells, in the window.
inline constexpr std::int64_t kMostLabGames = 1'000'000'000;
inline constexpr int kMostLabCells = 1000;
/// Most games of a tournament, all tables together, and of a comparison.
inline constexpr std::int64_t kMostRatedGames = 1'000'000;
/// Most bots of a tournament.
inline constexpr int kMostBots = 16;

struct Experiment {
    /// What is asked: how often each bot wins, how strong several are, whether the first is better.
    enum class Kind { series, tournament, comparison };

    const core::GameHandle* game = nullptr;
    std::string options;             ///< as text; values may stand for several, see lab/sweep.hpp
    std::vector<std::string> seats;  ///< a bot each; words of a series may stand for several
    std::int64_t games = 1000;       ///< of each cell; of a comparison at most
    std::uint64_t seed = 1;
    bool rotate = false;  ///< seats of a series change from game to game
    Kind kind = Kind::series;
    int table = 2;             ///< seats at each table of a tournament
    std::int64_t equal = 0;    ///< Elo of a comparison: so much is not better yet
    std::int64_t better = 20;  ///< so much is
    std::string from{};        ///< a share code of what was played before; empty: whole games

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

/// The bots of "greedy,random", and that text again.
std::vector<std::string> words_of(std::string_view seats);
std::string words_text(const std::vector<std::string>& seats);

/// The words of its kind: "series", "tournament", "comparison".
inline constexpr std::string_view kKinds[] = {"series", "tournament", "comparison"};
inline constexpr const char* kKindTitles[] = {"Match-up", "Tournament", "Comparison"};
/// How many bots it may name.
struct SeatRange {
    int least;
    int most;
};
SeatRange seat_range(const Experiment& experiment);
/// The same experiment as one of another kind, its bots fitted to that. `kind` is one of `kKinds`.
void make_kind(Experiment& experiment, std::string_view kind);
inline constexpr std::int64_t kMostElo = 2000;
/// What a comparison asks for, "0,20"; false, and nothing set, where it is no two rising numbers.
std::string elo_text(const Experiment& experiment);
bool set_elo(Experiment& experiment, std::string_view words);
/// Lets its games go on from a match's cursor, or from the start again where the code is empty. Problem: the code is
/// none, or that match is over.
core::Failure go_on_from(Experiment& experiment, std::string_view code);
/// A thousand games from a match's cursor, by the bots of its seats, and others where people sit. The match is known
/// whole and not over there.
Experiment games_from(const core::Match& match);

/// The experiment as the text of a link, of letters, digits and `=.;:,/+~_-`:
/// "incan_gold;bust=return;turn:1..20;10000;17;r". Behind the seed, as there are: r (seats rotate), t3 (a tournament at
/// tables of three), e0,20 (a comparison), p… (the position as a share code).
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

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/known.hpp"
#include "engine/core/match.hpp"

/// The settings of an experiment, as text. It is a match-up (or a sweep over many match-ups), a
/// tournament or a comparison.
namespace ctq::scenes {

/// Limits for experiments in the laboratory: games of one experiment over all its cells, and cells.
/// (The command-line program has no such limits.)
inline constexpr std::int64_t kMostLabGames = 1'000'000'000;
inline constexpr int kMostLabCells = 1000;
/// Limit on the games of a tournament (over all tables) and on those of a comparison.
inline constexpr std::int64_t kMostRatedGames = 1'000'000;
/// Limit on bots in a tournament.
inline constexpr int kMostBots = 16;

struct Experiment {
    /// The question to answer: how often each bot wins (series), how strong several bots are
    /// (tournament), or whether the first bot is better than the second (comparison).
    enum class Kind { series, tournament, comparison };

    const core::GameHandle* game = nullptr;
    std::string options;  ///< as text; an option may list several values, see lab/sweep.hpp
    std::vector<std::string> seats;  ///< one bot per seat, in a series also a list
    std::int64_t games = 1000;       ///< games per cell; in a comparison the upper limit
    std::uint64_t seed = 1;
    bool rotate = false;  ///< rotate the seats from game to game (series only)
    Kind kind = Kind::series;
    int table = 2;             ///< seats at each table of a tournament
    std::int64_t equal = 0;    ///< comparison: the Elo difference that still counts as not better
    std::int64_t better = 20;  ///< comparison: the Elo difference that counts as better
    std::string from{};        ///< share code of the position to start from; empty: whole games

    bool operator==(const Experiment&) const = default;
};

/// Returns the value that the text `options` gives to an option: "board", "cards|board". Empty if
/// the text does not name the option, which then has its default.
std::string_view chosen_word(std::string_view options, std::string_view key);
/// Returns `options` with the value of one option replaced. An empty `word` removes the option.
std::string with_word(std::string_view options, std::string_view key, std::string_view word);
/// Returns the value of choice `i` of an option, as text. If `i` equals the number of choices,
/// returns all choices at once, to vary the option.
std::string choice_word(const core::OptionSpec& option, int i);
/// Returns the index of the choice that `options` makes for this option; -1 if it is none of them.
int chosen_choice(std::string_view options, const core::OptionSpec& option);

/// Splits "greedy,random" into bots.
std::vector<std::string> words_of(std::string_view seats);

/// The names of `Experiment::Kind` in commands and links, and their titles for people.
inline constexpr std::string_view kKinds[] = {"series", "tournament", "comparison"};
inline constexpr const char* kKindTitles[] = {"Match-up", "Tournament", "Comparison"};
/// How many bots the experiment may name.
struct SeatRange {
    int least;
    int most;
};
SeatRange seat_range(const Experiment& experiment);
/// Changes the kind of the experiment, and adds or removes bots as that kind requires.
void make_kind(Experiment& experiment, Experiment::Kind kind);
inline constexpr std::int64_t kMostElo = 2000;
/// Return and set the Elo bounds of a comparison as text, "0,20". Setting returns false and changes
/// nothing if the text is not two ascending numbers.
std::string elo_text(const Experiment& experiment);
bool set_elo(Experiment& experiment, std::string_view words);
/// Makes all games start from the position of a share code; an empty code means from the beginning.
/// Fails if the code is invalid or its match is over at the cursor.
core::Failure go_on_from(Experiment& experiment, std::string_view code);
/// Returns an experiment of 1000 games that start at the match's cursor. It has the bots of the
/// match's seats, and other bots in place of people. At the cursor, the full state must be known
/// and the game must not be over.
Experiment games_from(const core::Match& match);

/// Returns the experiment as the text of a link, made of letters, digits and `=.;:,/+~_-`:
/// "incan_gold;bust=return;turn:1..20;10000;17;r". Optional parts follow the seed: r (seats
/// rotate), t3 (a tournament at tables of three), e0,20 (a comparison), p… (the position as a share
/// code).
std::string experiment_text(const Experiment& experiment);
/// Returns the experiment in words: "Incan Gold – The second hazard: Goes back – Turn 1..20. 10 000
/// games each, seed 17." `each`: how many games were played of each combination; the average if the
/// experiment was stopped early.
std::string experiment_words(const Experiment& experiment, std::int64_t each);
/// Parses the text that `experiment_text` writes. Fails if it is malformed, names an unknown game
/// or can't be played.
core::Result<Experiment> read_experiment(std::string_view text);

/// Applies one command to the experiment: "game:cartagena", "preset:tokens", "kind:tournament",
/// "bot:2=turn:1..20", "bots:3", "table:3", "elo:0,20", "options:tokens=3", "option:rules=board",
/// "vary:tokens", "games:1000", "lab-seed:17", "rotate:on", "from:…" (a share code, or empty).
/// Returns false and changes nothing if the command is unknown or can't be applied.
bool change_experiment(Experiment& experiment, std::string_view command);

using Preset = core::ExperimentPreset;

/// Returns the preset with this id among all games, or null.
const Preset* find_preset(std::string_view id);
/// Returns the experiment of a preset. The preset must come from `find_preset` or `lab::presets`.
Experiment experiment_of(const Preset& preset);
/// Returns the preset that equals this experiment, except for seed and number of games; or null.
const Preset* preset_of(const Experiment& experiment);

}  // namespace ctq::scenes

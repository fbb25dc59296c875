#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/laboratory/laboratory.hpp"

/// What is read off the results of the laboratory, as they are shown.
namespace ctq::app {

/// Whose results a sweep shows: the first seat swept, or the first.
std::size_t shown_entry(const Laboratory& lab);
/// Of a tally's entry: share of games won or shared, or the mean score, whichever is shown.
double shown_value(const Laboratory& lab, const lab::Tally& tally, std::size_t entry);
/// What is known beforehand of a cell, as `shown_value` gives it.
std::optional<double> known_value(const Laboratory& lab, int cell);
/// The cell whose scores are shown: the one chosen, or the best.
int shown_cell(const Laboratory& lab);
/// A cell's name: "turn:7", "greedy, runner".
std::string cell_words(const Laboratory& lab, int cell);
/// Who plays at an entry, for people; words of a sweep stand for several.
std::string entry_title(const Laboratory& lab, std::size_t entry);
/// The cells of a sweep that were played, best first, or as the table has them.
std::vector<int> ranked_cells(const Laboratory& lab);
std::vector<int> sorted_cells(const Laboratory& lab);

/// A share in percent, without the sign: "54.2".
std::string percent(double share);
/// Of a tally's entry: its scores, in points, and the games that it won.
lab::Spread score_spread(const lab::Tally& tally, std::size_t entry);
lab::Share won_share(const lab::Tally& tally, std::size_t entry);
/// "Level 4 – Expert is better": what a comparison came to; `undecided` is what stands there when it came to nothing.
std::string verdict_words(const Laboratory& lab, std::string_view undecided);

/// What was played, in words.
std::string played_words(const Laboratory& lab);
/// What came out of each cell so far.
std::vector<lab::Tally> tallies_of(const Laboratory& lab);

/// The entry's games of the least, a middle and the greatest score.
std::array<NotedGame, 3> noted_scores(const lab::Tally& tally, std::size_t entry);

/// What opens a game.
struct Opener {
    std::string command;
    std::string label;
    std::string_view word;  ///< on its button
};
/// Those of an entry's noted games, and of any by its number; `name` is whose games they are.
std::vector<Opener> openers_of(const Laboratory& lab, int cell, std::size_t entry,
                               std::string_view name);
/// Those of the games noted for their final lead; the cell has leads.
std::vector<Opener> lead_openers(const Laboratory& lab, int cell);
/// For each table of a tournament what opens a game by its number.
std::vector<Opener> table_openers(const Laboratory& lab);

}  // namespace ctq::app

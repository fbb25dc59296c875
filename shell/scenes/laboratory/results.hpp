#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "shell/scenes/laboratory/laboratory.hpp"

/// Values computed from the results of the laboratory, as they are shown.
namespace ctq::scenes {

/// Returns the bot (as the index of its entry) whose results a sweep shows: that of the first seat
/// whose bot is varied, or else of the first seat.
std::size_t shown_entry(const Laboratory& lab);
/// Returns the value of an entry in the measure that is shown: the share of games won, the share of
/// games that ended in a shared win, or the mean score.
double shown_value(const Laboratory& lab, const lab::Tally& tally, std::size_t entry);
/// Returns the reference value of a cell in the measure that is shown; nullopt if none is known.
std::optional<double> known_value(const Laboratory& lab, int cell);
/// Returns the cell whose scores are shown: the cell chosen by the person or else the best cell.
int shown_cell(const Laboratory& lab);
/// Returns the name of a cell: "turn:7", "greedy, runner".
std::string cell_words(const Laboratory& lab, int cell);
/// Returns whose results a sweep shows where the names of its cells don't say it: "Explorer" if
/// only options or other bots vary, "the first bot" if several bots do. Otherwise returns "".
std::string subject_title(const Laboratory& lab);
/// Returns the title of the bot whose results the sweep shows in a cell: "Turn 7".
std::string cell_bot_title(const Laboratory& lab, int cell);
/// Returns the title of the bot at an entry, for people. In a sweep it may name several bots.
std::string entry_title(const Laboratory& lab, std::size_t entry);
/// Return the cells of a sweep of which games were played: best first, or in the order of the
/// table.
std::vector<int> ranked_cells(const Laboratory& lab);
std::vector<int> sorted_cells(const Laboratory& lab);

/// Returns a share in percent, without the sign: "54.2".
std::string percent(double share);
/// Returns the scores of an entry of a tally, in points.
lab::Spread score_spread(const lab::Tally& tally, std::size_t entry);

/// Returns in words the experiment that was played.
std::string played_words(const Laboratory& lab);
/// Returns the tallies of all cells so far.
std::vector<lab::Tally> tallies_of(const Laboratory& lab);

/// Returns the games in which the entry had its lowest, a middle and its highest score.
std::array<NotedGame, 3> noted_scores(const lab::Tally& tally, std::size_t entry);

/// A command that opens one game of the results in the review.
struct Opener {
    std::string command;
    std::string label;
    std::string word;  ///< text of its button
};
/// Returns the commands that open the games noted for the entry's score, and a game by its number.
/// `name`: title of the entry.
std::vector<Opener> openers_of(const Laboratory& lab, int cell, std::size_t entry,
                               std::string_view name);
/// Returns the commands that open the games noted for their final lead. The cell must have leads.
std::vector<Opener> lead_openers(const Laboratory& lab, int cell);
/// Returns the commands that open the shortest, a middle and the longest game of a cell.
std::vector<Opener> length_openers(const Laboratory& lab, int cell);
/// Returns, for each table of a tournament, the command that opens a game by its number.
std::vector<Opener> table_openers(const Laboratory& lab);

}  // namespace ctq::scenes

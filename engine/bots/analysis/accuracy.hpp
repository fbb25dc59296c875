#pragma once

#include <optional>
#include <vector>

#include "engine/bots/analysis/verdict.hpp"

/// How well decisions were made, from 0 to 100. Source: lichess, “Lichess Accuracy metric”, which
/// fits the formula for chess; here its percentages of wins are our shares.
namespace ctq::bots {

/// Returns the accuracy of a decision: 100 if the loss can't be told from chance (it is within two
/// standard errors), else 103.1668 · exp(−0.04354 · d) − 3.1669, at least 0. d is the loss in
/// percentage points of wins, times `seats` / 2, so that an even match has the same scale for any
/// number of players. The verdict must be in shares of wins.
double accuracy_of(const Verdict& verdict, int seats);

/// Returns how open a position is, from 0.1 (decided) to 1 (even): p (1 − p), as a part of what it is
/// in an even match, where p is the chance of the seat that decides, with its best action. The
/// verdict must be in shares of wins.
double openness_of(const Verdict& verdict, int seats);

/// Returns the accuracy of each seat, seat 1 first: the mean over its decisions, weighted by how open
/// the positions were. Empty for a seat without decisions, and for all seats if the verdicts are in
/// points.
std::vector<std::optional<double>> accuracies(const std::vector<Verdict>& verdicts, int seats);

}  // namespace ctq::bots

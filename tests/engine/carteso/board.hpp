#pragma once

#include <string>
#include <vector>

#include "engine/games/carteso/claims.hpp"
#include "tests/engine/tokens.hpp"

/// Helpers that set up a match of Carteso and read its state.
namespace ctq::tests {

/// Options that fix komi and sides, with seat 1 as V: "rows=2 cols=3 komi=0 sides=fixed".
std::string settled(int rows, int columns, int komi = 0);

/// Returns a new match with these options, before its first action.
core::Match new_carteso(const std::string& options);

/// Returns a match with komi and sides fixed, after the actions `tokens` of a record are played.
core::Match carteso_after(int rows, int columns, const std::string& tokens, int komi = 0);

/// Returns a match that starts from the text of a Position tag. The board has the size of the
/// position; `options` gives the other options. Fails the test if the match can't start.
core::Match carteso_at(const std::string& position, const std::string& options = "komi=0");

/// Tries to start a match with these options and this position. Returns the error message, or "" if
/// the match starts.
std::string carteso_problem(const std::string& options, const std::string& position = "");

const carteso::State& carteso_of(const core::Match& match);

/// The rows of the board from the top: "XO./O../...".
std::string rows_of(const carteso::State& state);

/// Every claimed group, as the name of one of its points and its owner, sorted: "a1=V a3=H".
std::string claims_of(const carteso::State& state);

/// The group of a point such as "a3". Fails the test if the point is empty.
carteso::Group group_of(const carteso::State& state, const std::string& point);

/// A side's score in half points.
int score_of(const core::Match& match, carteso::Side side);

}  // namespace ctq::tests

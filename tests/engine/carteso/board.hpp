#pragma once

#include <string>
#include <vector>

#include "engine/games/carteso/claims.hpp"
#include "tests/engine/tokens.hpp"

/// Short ways to set up Carteso and to look at it.
namespace ctq::tests {

/// "rows=2 cols=3 komi=0 sides=fixed": komi and sides settled, seat 1 is V.
std::string settled(int rows, int columns, int komi = 0);

/// A match from the very start with these options.
core::Match new_carteso(const std::string& options);

/// One from the start with komi and sides settled, these tokens played.
core::Match carteso_after(int rows, int columns, const std::string& tokens, int komi = 0);

/// A match from the text of a Position tag, on a board of the position's own size with komi 0; the
/// test fails where it can't start. `options` go first.
core::Match carteso_at(const std::string& position, const std::string& options = "komi=0");

/// What starting there says, "" if it works.
std::string carteso_problem(const std::string& options, const std::string& position = "");

const carteso::State& carteso_of(const core::Match& match);

/// The rows from the top: "XO./O../...".
std::string rows_of(const carteso::State& state);

/// Every claimed group by its name and owner, sorted: "a1=V a3=H".
std::string claims_of(const carteso::State& state);

/// The group of a point such as "a3"; the test fails on an empty point.
carteso::Group group_of(const carteso::State& state, const std::string& point);

/// A side's score in half points.
int score_of(const core::Match& match, carteso::Side side);

}  // namespace ctq::tests

#include "engine/games/carteso/carteso.hpp"
#include "engine/games/carteso/search/solver.hpp"

/// Which matches the puzzles of the game come from.
namespace ctq::carteso {
namespace {

constexpr const char* kPuzzleOptions[] = {"size=5 komi=0 sides=fixed"};

/// The number of actions with six empty points: two colours for each point, and the button or a
/// pass.
constexpr int kLeastActions = 13;

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    return {kPuzzleOptions, "level:5,level:5", "claimer", kLeastActions, 860};
}

bool Game::puzzle_solvable(const State& state) {
    return state.phase == Phase::play && count(empty_points(state)) <= kMostPuzzlePoints;
}

}  // namespace ctq::carteso

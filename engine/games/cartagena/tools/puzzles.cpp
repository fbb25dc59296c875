#include "engine/games/cartagena/cartagena.hpp"

/// Which matches the puzzles of the game come from.
namespace ctq::cartagena {
namespace {

constexpr const char* kPuzzleOptions[] = {"rules=board", "rules=cards"};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    return {kPuzzleOptions, "level:3,level:3", "greedy,runner", 4, 860};
}

}  // namespace ctq::cartagena

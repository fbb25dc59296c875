#include "engine/games/cartolan/cartolan.hpp"

/// Which matches the puzzles of the game come from.
namespace ctq::cartolan {
namespace {

constexpr const char* kPuzzleOptions[] = {"mode=beginner", "mode=regular"};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    return {kPuzzleOptions, "level:6,level:5", "explorer,trader,learned:1", 4, 860};
}

}  // namespace ctq::cartolan

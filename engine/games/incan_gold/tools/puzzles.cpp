#include "engine/games/incan_gold/incan_gold.hpp"

/// Which matches the puzzles of the game come from.
namespace ctq::incan_gold {
namespace {

constexpr const char* kPuzzleOptions[] = {""};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    // A seat that leaves at random reaches every kind of position, also those that a plan avoids.
    return {kPuzzleOptions, "random:0.1", "myopic,turn:7,hazards:3", 2, 980};
}

}  // namespace ctq::incan_gold

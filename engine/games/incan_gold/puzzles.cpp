#include "engine/games/incan_gold/incan_gold.hpp"

/// Where puzzles are taken from.
namespace ctq::incan_gold {
namespace {

constexpr const char* kOptions[] = {""};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    // Who leaves at random comes to every kind of position, also to those that a plan avoids.
    return {kOptions, "random:0.1", "myopic,turn:7,hazards:3", 2};
}

}  // namespace ctq::incan_gold

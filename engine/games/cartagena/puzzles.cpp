#include "engine/games/cartagena/cartagena.hpp"

/// The source of puzzles.
namespace ctq::cartagena {
namespace {

constexpr const char* kOptions[] = {"rules=board", "rules=cards"};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    return {kOptions, "level:3,level:3", "greedy,runner", 4};
}

}  // namespace ctq::cartagena

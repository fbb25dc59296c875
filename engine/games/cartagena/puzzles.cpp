#include "engine/games/cartagena/cartagena.hpp"

/// Which matches the puzzles of the game come from.
namespace ctq::cartagena {
namespace {

constexpr const char* kOptions[] = {"rules=board", "rules=cards"};

}  // namespace

core::PuzzleSource Game::puzzle_source() {
    return {kOptions, "level:3,level:3", "greedy,runner", 4};
}

}  // namespace ctq::cartagena

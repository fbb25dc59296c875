#include "shell/store/records/solved_puzzles.hpp"

#include "engine/core/hash.hpp"
#include "engine/core/text.hpp"

namespace ctq::store {
namespace {

std::string puzzles_key(std::string_view game) {
    return "puzzles:" + std::string(game);
}

}  // namespace

std::string puzzle_name(std::string_view line) {
    constexpr std::size_t size = 8;
    return core::hex(core::hash_text(line, 0)).substr(0, size);
}

std::vector<Tally> puzzle_results(std::string_view game) {
    return load_tallies(puzzles_key(game));
}

PuzzleResult puzzle_result(const std::vector<Tally>& results, std::string_view name) {
    return static_cast<PuzzleResult>(
        state_of(results, name, static_cast<int>(PuzzleResult::solved)));
}

bool is_solved(const std::vector<Tally>& results, std::string_view name) {
    return puzzle_result(results, name) >= PuzzleResult::solved_later;
}

bool note_puzzle(std::string_view game, std::string_view name, bool right) {
    std::vector<Tally> list = puzzle_results(game);
    const PuzzleResult before = puzzle_result(list, name);
    const PuzzleResult now = !right                         ? PuzzleResult::missed
                             : before == PuzzleResult::none ? PuzzleResult::solved
                                                            : PuzzleResult::solved_later;
    if (now <= before) {
        return true;
    }
    tally_of(list, name).numbers = {static_cast<int>(now)};
    return store_tallies(puzzles_key(game), list);
}

}  // namespace ctq::store

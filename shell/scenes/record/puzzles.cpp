#include "engine/core/say.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/scenes/puzzles/texts.hpp"
#include "shell/scenes/record/record.hpp"

namespace ctq::scenes {

PuzzleRecord puzzle_record() {
    using store::PuzzleResult;
    PuzzleRecord record;
    for (const core::GameHandle* game : cabinet()) {
        const std::vector<store::Tally> results = store::puzzle_results(game->info->id);
        for (const store::Tally& one : results) {
            const PuzzleResult result = store::puzzle_result(results, one.name);
            record.answered += result == PuzzleResult::none ? 0 : 1;
            record.solved += result == PuzzleResult::solved ? 1 : 0;
            record.later += result == PuzzleResult::solved_later ? 1 : 0;
        }
    }
    return record;
}

void add_puzzle_record(Page& page, const PuzzleRecord& record) {
    if (record.answered == 0) {
        return;
    }
    page.card([&] {
        page.heading("Puzzles");
        page.text(
            core::say("{n} {n:puzzle|puzzles} answered, {solved} solved at the first try"
                      "{again:, {later} at a later one|}.",
                      {{"n", record.answered},
                       {"solved", record.solved},
                       {"again", record.later > 0},
                       {"later", record.later}}));
        if (const store::PuzzleRating now = store::puzzle_rating(); now.answered > 0) {
            page.text(puzzle_rating_words(now));
        }
    });
}

}  // namespace ctq::scenes

#include "shell/store/records/puzzle_rating.hpp"

#include <algorithm>
#include <cmath>

#include "shell/store/tallies.hpp"

namespace ctq::store {
namespace {

constexpr const char* kKey = "puzzles:rating";
constexpr const char* kLine = "all";
constexpr int kLowest = 100;
constexpr int kHighest = 4000;
constexpr double kPointsToCertain = 800;  // rating points from even to certain, if it went on
constexpr double kLeastChance = 0.05;
constexpr int kNew = 20;         // answers after which a rating is settled
constexpr double kNewStep = 40;  // the most that an answer changes a rating, until then and later
constexpr double kStep = 20;

int whole(const Tally& tally, std::size_t place, int least, int most) {
    return static_cast<int>(std::clamp<std::int64_t>(tally.at(place), least, most));
}

}  // namespace

PuzzleRating puzzle_rating() {
    constexpr int most = 1'000'000;
    const std::vector<Tally> list = load_tallies(kKey);
    const Tally* one = find_tally(list, kLine);
    if (one == nullptr || one->at(0) < 1) {
        return {};
    }
    return {.rating = whole(*one, 1, kLowest, kHighest),
            .answered = whole(*one, 0, 0, most),
            .streak = whole(*one, 2, 0, most),
            .longest = whole(*one, 3, 0, most)};
}

PuzzleRating rated(PuzzleRating before, int difficulty, bool right) {
    const double expected = std::clamp(0.5 + (before.rating - difficulty) / kPointsToCertain,
                                       kLeastChance, 1 - kLeastChance);
    const double step = before.answered < kNew ? kNewStep : kStep;
    const int change = static_cast<int>(std::lround(step * ((right ? 1 : 0) - expected)));
    PuzzleRating after = before;
    after.rating = std::clamp(before.rating + change, kLowest, kHighest);
    after.answered += 1;
    after.streak = right ? before.streak + 1 : 0;
    after.longest = std::max(before.longest, after.streak);
    return after;
}

bool count_puzzle(int difficulty, bool right) {
    const PuzzleRating now = rated(puzzle_rating(), difficulty, right);
    return store_tallies(kKey, {{kLine, {now.answered, now.rating, now.streak, now.longest}}});
}

}  // namespace ctq::store

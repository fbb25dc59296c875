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

constexpr int PuzzleRating::*kNumbers[] = {&PuzzleRating::answered, &PuzzleRating::rating,
                                           &PuzzleRating::streak, &PuzzleRating::longest};

}  // namespace

PuzzleRating puzzle_rating() {
    const std::vector<Tally> list = load_tallies(kKey);
    const Tally* one = find_row(list, kLine);
    PuzzleRating rating;
    if (one != nullptr && one->at(0) > 0) {
        set_members(rating, kNumbers, *one);
        rating.rating = std::clamp(rating.rating, kLowest, kHighest);
    }
    return rating;
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
    return store_tallies(
        kKey, {{kLine, numbers_of(rated(puzzle_rating(), difficulty, right), kNumbers)}});
}

}  // namespace ctq::store

#include "engine/games/cartolan/rules.hpp"

/// The strength of `level:1` and higher. README.md describes how the levels were calibrated.
namespace ctq::cartolan {
namespace {

constexpr core::SeatedBot kPlain[] = {{"explorer", 0}, {"trader", 0}};
constexpr core::SeatedBot kLearned[] = {{"learned", 2}};
constexpr core::SeatedBot kPlanner[] = {{"learned", 3}};
constexpr core::SeatedBot kCareful[] = {{"learned", 4}};

constexpr core::Level kLevels[] = {
    {kPlain, 90, 0, "Drifts with the wind.", 90},
    {kPlain, 88, 0, "Drifts, and comes home with what it finds.", 50},
    {kPlain, 45, 0, "Explores or trades, with many a detour.", 20},
    {kPlain, 20, 0, "Explores or trades, and seldom strays.", 10},
    {kPlain, 0, 0, "Explores or trades with a steady hand.", 0},
    {kLearned, 14, 0, "Has learned from its own matches, and still tries odd things.", 14},
    {kLearned, 0, 0, "Plays all that it has learned from its own matches.", 0},
    {kPlanner, 0, 0, "Thinks its turn through, and has learned what it leads to.", 0},
    {kCareful, 0, 0, "Thinks its turn through with care: the best that it can do.", 0},
};

}  // namespace

bool Game::at_stake(const State& state) {
    return state.phase == Phase::act && mover(state).chest > 0;
}

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::cartolan

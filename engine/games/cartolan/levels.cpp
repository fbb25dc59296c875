#include "engine/games/cartolan/cartolan.hpp"

/// The strength of `level:1` and higher. README.md describes how the levels were calibrated.
namespace ctq::cartolan {
namespace {

constexpr core::SeatedBot kPlain[] = {{"explorer", 0}, {"trader", 0}};
constexpr core::SeatedBot kLearned[] = {{"learned", 2}};
constexpr core::SeatedBot kPlanner[] = {{"learned", 3}};
constexpr core::SeatedBot kCareful[] = {{"learned", 4}};

constexpr core::Level kLevels[] = {
    {kPlain, 90, 0, "Drifts with the wind."},
    {kPlain, 70, 0, "Explores, and comes home in the end."},
    {kPlain, 45, 0, "Explores or trades, with many a detour."},
    {kPlain, 20, 0, "Explores or trades, and seldom strays."},
    {kPlain, 0, 0, "Explores or trades with a steady hand."},
    {kLearned, 14, 0, "Has learned from its own matches, and still tries odd things."},
    {kLearned, 0, 0, "Plays all that it has learned from its own matches."},
    {kPlanner, 0, 0, "Thinks its turn through, and has learned what it leads to."},
    {kCareful, 0, 0, "Thinks its turn through with care: the best that it can do."},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::cartolan

#include "engine/games/incan_gold/incan_gold.hpp"

/// The strength of `level:1` and higher. README.md describes how the levels were calibrated.
namespace ctq::incan_gold {
namespace {

/// Bots that leave by different rules less often leave at the same time.
constexpr core::SeatedBot kPlain[] = {
    {"turn", 7}, {"hazards", 2}, {"backpack", 20}, {"turn", 6}, {"myopic", 0}};

/// Plays at random, so that two such bots don't decide alike.
constexpr core::SeatedBot kMixed[] = {{"equilibrium", 0}};

constexpr core::Level kLevels[] = {
    {kPlain, 50, 0, "Goes on or leaves as the mood takes it."},
    {kPlain, 30, 0, "Leaves by a rule of its own, which it often forgets."},
    {kPlain, 18, 0, "Leaves by a rule of its own: the turn, the hazards or the backpack."},
    {kMixed, 14, 0, "Is hard to foresee, and slips now and then."},
    {kMixed, 6, 0, "Is hard to foresee, and seldom slips."},
    {kMixed, 0, 0, "Mixes going on and leaving so that nobody can foresee it."},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::incan_gold

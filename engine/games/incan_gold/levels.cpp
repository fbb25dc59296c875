#include "engine/games/incan_gold/incan_gold.hpp"

/// How strong `level:1` … are; how they were set apart is told in README.md.
namespace ctq::incan_gold {
namespace {

/// Whoever leaves by another rule than its neighbour is less often out with it at the same time.
constexpr core::SeatedBot kPlain[] = {
    {"turn", 7}, {"hazards", 2}, {"backpack", 20}, {"turn", 6}, {"myopic", 0}};

/// Draws lots, so that two of it don't decide alike.
constexpr core::SeatedBot kMixed[] = {{"equilibrium", 0}};

constexpr core::Level kLevels[] = {{kPlain, 50, 0}, {kPlain, 30, 0}, {kPlain, 18, 0},
                                   {kMixed, 14, 0}, {kMixed, 6, 0},  {kMixed, 0, 0}};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::incan_gold

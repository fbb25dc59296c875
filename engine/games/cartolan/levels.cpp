#include "engine/games/cartolan/cartolan.hpp"

/// How strong `level:1` … are; how they were set apart is told in README.md.
namespace ctq::cartolan {
namespace {

constexpr core::SeatedBot kPlain[] = {{"explorer", 0}, {"trader", 0}};
constexpr core::SeatedBot kLearned[] = {{"learned", 2}};

constexpr core::Level kLevels[] = {{kPlain, 90, 0}, {kPlain, 70, 0}, {kPlain, 45, 0},
                                   {kPlain, 20, 0}, {kPlain, 0, 0},  {kLearned, 14, 0},
                                   {kLearned, 0, 0}};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::cartolan

#include "engine/games/carteso/carteso.hpp"

/// How strong `level:1` … `level:9` are; how they were set apart is told in README.md.
namespace ctq::carteso {
namespace {

constexpr core::SeatedBot kPlain[] = {{"claimer", 0}};

constexpr core::Level kLevels[] = {
    {kPlain, 95, 0}, {kPlain, 82, 0}, {kPlain, 40, 0}, {{}, 0, 500},    {{}, 0, 2000},
    {{}, 0, 7000},   {{}, 0, 13'000}, {{}, 0, 23'000}, {{}, 0, 40'000},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::carteso

#include "engine/games/cartagena/cartagena.hpp"

/// How strong `level:1` … `level:9` are; how they were set apart is told in README.md.
namespace ctq::cartagena {
namespace {

constexpr core::SeatedBot kPlain[] = {{"greedy", 0}, {"hoarder", 0}};

constexpr core::Level kLevels[] = {
    {kPlain, 75, 0}, {kPlain, 60, 0}, {kPlain, 30, 0}, {{}, 0, 100},    {{}, 0, 400},
    {{}, 0, 1600},   {{}, 0, 5000},   {{}, 0, 16'000}, {{}, 0, 50'000},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::cartagena

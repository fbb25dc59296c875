#include "engine/games/cartagena/cartagena.hpp"

/// The strength of `level:1` … `level:9`. README.md describes how they were calibrated.
namespace ctq::cartagena {
namespace {

constexpr core::SeatedBot kPlain[] = {{"greedy", 0}, {"hoarder", 0}};

constexpr core::Level kLevels[] = {
    {kPlain, 75, 0, "Plays whatever comes to hand."},
    {kPlain, 60, 0, "Runs, or hoards cards first. Forgets its plan every other move."},
    {kPlain, 30, 0, "Hoards cards, then runs, or runs at once. Slips now and then."},
    {{}, 0, 100, "Looks where a leap will end."},
    {{}, 0, 400, "Weighs the cards it spends against the spaces it wins."},
    {{}, 0, 1600, "Leaves you nobody to fall back to."},
    {{}, 0, 5000, "Builds long leaps and saves the right card for them."},
    {{}, 0, 16'000, "Wastes hardly a card."},
    {{}, 0, 50'000, "Finds the way that you have overlooked."},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

}  // namespace ctq::cartagena

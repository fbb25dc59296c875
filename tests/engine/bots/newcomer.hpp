#pragma once

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// A bot that plays like a beginner who has not read the rules but sees the "marks": the gains,
/// losses and warnings that a table shows. It takes a win or a marked gain, avoids a marked loss
/// and otherwise plays at random. It overlooks the marks in one of three decisions. Only tests use
/// it, to compare the levels with it. newcomer.cpp lists the marks of each game.
namespace ctq::tests {

/// Returns the action of `seat`, which is to act in this observation.
core::Action newcomer_action(const cartagena::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const carteso::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const cartolan::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const incan_gold::State& seen, int seat, core::Rng& rng);

}  // namespace ctq::tests

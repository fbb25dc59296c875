#pragma once

#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// A newcomer who has read no rules but sees what a table shows: takes a win, what is marked as a
/// gain, and leaves alone what is marked as a loss; everything else is as good as anything. Not a
/// bot that people are offered: the levels are held against it.
///
/// Of three decisions it overlooks the marks in one. What is marked in which game stands beside its
/// function in newcomer.cpp.
namespace ctq::tests {

/// The action of `seat`, whose turn it is in the observation.
core::Action newcomer_action(const cartagena::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const carteso::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const cartolan::State& seen, int seat, core::Rng& rng);
core::Action newcomer_action(const incan_gold::State& seen, int seat, core::Rng& rng);

}  // namespace ctq::tests

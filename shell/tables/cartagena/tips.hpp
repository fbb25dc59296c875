#pragma once

#include <string>

#include "shell/tables/cartagena/moves.hpp"
#include "shell/tables/context.hpp"

/// What cards, pirates and spaces of Cartagena are told to be for.
namespace ctq::cartagena::view {

/// Of the seat to act, which may do this: a sentence without its full stop where it plays its last
/// card with nobody behind one of its pirates afterwards; else empty.
std::string last_card_warning(const State& state, core::Action action);
/// The same where it holds for every way to play a card, of `aim` as far as that is pointed at.
std::string last_card_warning(const State& state, const Aim& aim);

/// A card of the viewer: where it leads.
std::string card_tip(const tables::ViewContext& context, int symbol);
/// A place of the board: its symbol, who stands there, and where the own pirate there may go.
std::string place_tip(const tables::ViewContext& context, int place);

}  // namespace ctq::cartagena::view

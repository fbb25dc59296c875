#pragma once

#include <string>

#include "shell/tables/cartagena/marks.hpp"

/// Tooltips for the cards, pirates and spaces of Cartagena.
namespace ctq::cartagena::view {

/// Returns a warning, a sentence without its full stop, if the action plays the last card of the
/// seat to act and none of its pirates could fall back afterwards. Empty otherwise or if the action
/// wins. The action must be legal.
std::string last_card_warning(const State& state, core::Action action);
/// Returns the same warning if it holds for every card move that fits `aim`.
std::string last_card_warning(const State& state, const Aim& aim);

/// Returns the tooltip of one of the viewer's cards: where it leads. `moves`: what the viewer may
/// do.
std::string card_tip(const tables::ViewContext& context, const Moves& moves, int symbol);
/// Returns the tooltip of a place: its symbol, who is there, and where the viewer's pirate there
/// may go.
std::string place_tip(const tables::ViewContext& context, const Marks& marks, int place);

}  // namespace ctq::cartagena::view

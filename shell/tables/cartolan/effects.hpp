#pragma once

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/words.hpp"

/// What the actions of Cartolan cost and bring.
namespace ctq::cartolan::view {

/// Of a legal action of the seat to act.
tables::Effect effect_of(const tables::ViewContext& context, core::Action action);

}  // namespace ctq::cartolan::view

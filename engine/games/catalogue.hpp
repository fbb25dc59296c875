#pragma once

#include "engine/core/catalogue.hpp"
#include "engine/games/cartagena/bots.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/carteso/bots.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/cartolan/bots.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// The games of the cabinet. A new game is one line of `Cabinet`: all else is made from it.
namespace ctq {

/// A game with its own bots, for lists of types.
template <class Rules, auto OwnBots>
struct Entry {
    using Game = Rules;
    static std::span<const core::Bot<typename Rules::State>> own_bots() { return OwnBots(); }
};

template <class... Entries>
struct EntryList {};

/// In the order they are shown.
using Cabinet =
    EntryList<Entry<cartagena::Game, cartagena::bots>, Entry<incan_gold::Game, incan_gold::bots>,
              Entry<carteso::Game, carteso::bots>, Entry<cartolan::Game, cartolan::bots>>;

/// The handles of the cabinet's games.
core::Catalogue cabinet();

}  // namespace ctq

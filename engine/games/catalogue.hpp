#pragma once

#include <type_traits>

#include "engine/core/catalogue.hpp"
#include "engine/games/cartagena/bots.hpp"
#include "engine/games/cartagena/cartagena.hpp"
#include "engine/games/cartagena/guide.hpp"
#include "engine/games/carteso/bots.hpp"
#include "engine/games/carteso/carteso.hpp"
#include "engine/games/carteso/guide.hpp"
#include "engine/games/cartolan/bots.hpp"
#include "engine/games/cartolan/cartolan.hpp"
#include "engine/games/cartolan/features.hpp"
#include "engine/games/cartolan/guide.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// The games of the cabinet. A new game is one line of `Cabinet`: all else is made from it.
namespace ctq {

/// What a search is told of a game that tells nothing; see engine/bots/search/tree.hpp.
struct NoGuide {};

/// Of a game that has no features for a learned player; see engine/bots/net/by_value.hpp.
struct NoFeatures {};

/// A game with its own bots, its guide for searches and its features for a learned player, if it has any,
/// for lists of types.
template <class Rules, auto OwnBots = nullptr, class OwnGuide = NoGuide,
          class OwnFeatures = NoFeatures>
struct Entry {
    using Game = Rules;
    using Guide = OwnGuide;
    using Features = OwnFeatures;
    /// The bots that only this game has; empty where the entry names none.
    static std::span<const core::Bot<typename Rules::State>> own_bots() {
        if constexpr (std::is_null_pointer_v<decltype(OwnBots)>) {
            return {};
        } else {
            return OwnBots();
        }
    }
};

template <class... Entries>
struct EntryList {};

/// The entry of a game that is learned: what it is learned by is compiled once, for this type.
using CartolanEntry = Entry<cartolan::Game, cartolan::bots, cartolan::Guide, cartolan::Features>;

/// In the order they are shown.
using Cabinet = EntryList<Entry<cartagena::Game, cartagena::bots, cartagena::Guide>,
                          Entry<incan_gold::Game, incan_gold::bots>,
                          Entry<carteso::Game, carteso::bots, carteso::Guide>, CartolanEntry>;

/// The handles of the cabinet's games.
core::Catalogue cabinet();

/// What `ask` says of the entry of a game of the cabinet, an object of which it is given:
/// `ask(Entry<cartagena::Game, cartagena::bots>{})`.
template <class Answer, class Ask, class... Entries>
Answer ask_entry(const core::GameHandle& game, const Ask& ask, EntryList<Entries...> /*games*/) {
    Answer answer{};
    ((&game == &core::handle_of<typename Entries::Game>() ? void(answer = ask(Entries{})) : void()),
     ...);
    return answer;
}

/// The same of a game's rules, `ask(cartagena::Game{})`: for what only some games state.
template <class Answer, class Ask>
Answer ask_game(const core::GameHandle& game, const Ask& ask) {
    return ask_entry<Answer>(
        game, [&](auto entry) { return ask(typename decltype(entry)::Game{}); }, Cabinet{});
}

}  // namespace ctq

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
#include "engine/games/cartolan/guide.hpp"
#include "engine/games/cartolan/learned/features.hpp"
#include "engine/games/incan_gold/bots.hpp"
#include "engine/games/incan_gold/incan_gold.hpp"

/// The list of all games, `Cabinet`. A new game needs one line in it.
namespace ctq {

/// Stands for the guide of a game that has no guide; see engine/bots/search/tree.hpp.
struct NoGuide {};

/// Stands for the features of a game without a learned player; see engine/bots/net/by_value.hpp.
struct NoFeatures {};

/// The catalogue entry of a game: its rules, its own bots, its guide for searches, and its features
/// for a learned player. All but the rules are optional. Used in lists of types.
template <class Rules, auto OwnBots = nullptr, class OwnGuide = NoGuide,
          class OwnFeatures = NoFeatures>
struct Entry {
    using Game = Rules;
    using Guide = OwnGuide;
    using Features = OwnFeatures;
    /// Returns the bots that only this game has. Empty if the entry names none.
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

/// The entry of the game that has a learned player. Code that depends on its features is compiled
/// once, for this type.
using CartolanEntry = Entry<cartolan::Game, cartolan::bots, cartolan::Guide, cartolan::Features>;

/// All games, in the order in which they are displayed.
using Cabinet = EntryList<Entry<cartagena::Game, cartagena::bots, cartagena::Guide>,
                          Entry<incan_gold::Game, incan_gold::bots>,
                          Entry<carteso::Game, carteso::bots, carteso::Guide>, CartolanEntry>;

/// Returns the handles of all games.
core::Catalogue cabinet();

/// Calls `ask` with an object of the game's entry type, `ask(Entry<cartagena::Game,
/// cartagena::bots>{})`, and returns its answer. `game` must be one of the cabinet's.
template <class Answer, class Ask, class... Entries>
Answer ask_entry(const core::GameHandle& game, const Ask& ask, EntryList<Entries...> /*games*/) {
    Answer answer{};
    ((&game == &core::handle_of<typename Entries::Game>() ? void(answer = ask(Entries{})) : void()),
     ...);
    return answer;
}

/// Calls `ask` with an object of the game's rules type, `ask(cartagena::Game{})`, and returns its
/// answer. Used for functions that only some games have.
template <class Answer, class Ask>
Answer ask_game(const core::GameHandle& game, const Ask& ask) {
    return ask_entry<Answer>(
        game, [&](auto entry) { return ask(typename decltype(entry)::Game{}); }, Cabinet{});
}

}  // namespace ctq

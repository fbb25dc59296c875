#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/bots/net/learned.hpp"
#include "engine/bots/random.hpp"
#include "engine/bots/search/parts.hpp"
#include "engine/core/level.hpp"
#include "engine/games/catalogue.hpp"

/// The bot `level:N`, for every game that states levels. People choose it by strength.
namespace ctq::bots {

inline constexpr const char* kLevelBot = "level";

/// The default level of the opponents in a person's first match.
inline constexpr std::uint32_t kFirstLevel = 2;

/// Returns "Novice" for level 1 … "Master" for level 9, the same in every game.
const char* level_word(std::uint32_t level);

/// Returns the levels of a game of the cabinet. Empty if it states none.
core::LevelTable levels_of(const core::GameHandle& game);

/// Returns the levels of a game whose type is known. Empty if it states none.
template <core::Game G>
core::LevelTable levels_of() {
    if constexpr (core::WithLevels<G>) {
        return G::levels();
    } else {
        return {};
    }
}

/// Returns the name and description of the level bot of a game with these levels.
core::BotInfo level_info(core::LevelTable levels);

/// Returns the level with this number, or the nearest one that exists.
inline const core::Level& level_at(core::LevelTable levels, std::uint32_t number) {
    const auto most = static_cast<std::uint32_t>(levels.size());
    return levels[std::clamp(number, 1U, most) - 1];
}

/// Returns the action by which level bots end a match whose winner is certain (`Game::closing`).
/// Returns nullopt if there is no such action. The game must be one of the cabinet's.
std::optional<core::Action> closing(const core::GameHandle& game, const void* observation);

/// Like the function above, for a game whose type is known.
template <core::Game G>
std::optional<core::Action> closing(const typename G::State& observation) {
    if constexpr (requires { G::closing(observation); }) {
        return G::closing(observation);
    } else {
        return std::nullopt;
    }
}

/// Returns one of the legal actions that level bots consider, all equally likely: those that make
/// sense, if the game knows (`Game::sensible`).
template <core::Game G>
core::Action any_sensible(const typename G::State& observation, core::Rng& rng) {
    typename G::Legal list;
    G::legal(observation, list);
    if constexpr (requires { G::sensible(observation, list); }) {
        G::sensible(observation, list);
    }
    return list[pick_any(list.size, 0, rng)];
}

/// Returns whether level bots consider this legal action.
template <core::Game G>
bool is_sensible(const typename G::State& observation, core::Action action) {
    if constexpr (requires(typename G::Legal & list) { G::sensible(observation, list); }) {
        typename G::Legal list;
        G::legal(observation, list);
        G::sensible(observation, list);
        return std::find(list.begin(), list.end(), action) != list.end();
    } else {
        return true;
    }
}

/// Returns whether the seat to act has something to lose, so that even low levels are careful
/// (`Game::at_stake`).
template <core::Game G>
bool at_stake(const typename G::State& observation) {
    if constexpr (requires { G::at_stake(observation); }) {
        return G::at_stake(observation);
    } else {
        return false;
    }
}

namespace level {

/// Returns the bot of the entry's game with this name, `learned` included. The bot must exist.
template <class Entry>
core::Bot<typename Entry::Game::State> own_bot(std::string_view id) {
    if constexpr (kLearns<Entry>) {
        if (id == kLearnedBot) {
            return learned_bot<Entry>();
        }
    }
    const auto own = Entry::own_bots();
    return *std::find_if(own.begin(), own.end(),
                         [id](const auto& bot) { return id == bot.info.id; });
}

/// Returns the action of `level:N`; `parameter` is N. If the winner is certain, it is the action
/// that ends the match. Otherwise a level with playouts searches. A level without playouts takes
/// any sensible action in `random_percent` of 100 decisions, and otherwise lets the strategy decide
/// that its temper picks. An action of the strategy that is not sensible is replaced in the same
/// way.
template <class Entry>
core::Action decide(const typename Entry::Game::State& observation, int seat,
                    const core::Notes& notes, std::uint32_t parameter, core::Rng& rng) {
    using G = typename Entry::Game;
    if (const auto action = closing<G>(observation)) {
        return *action;
    }
    const core::Level& now = level_at(levels_of<G>(), parameter);
    if (now.playouts > 0) {
        return search::choose(
            search::search_all({&core::handle_of<G>(), seat, now.playouts, rng.next(),
                                core::StateBox(&observation, sizeof observation)}));
    }
    const std::uint32_t percent =
        at_stake<G>(observation) ? now.careful_percent : now.random_percent;
    if (percent > 0 && rng.below(100) < percent) {
        return any_sensible<G>(observation, rng);
    }
    const core::SeatedBot& character = now.characters[notes.temper % now.characters.size()];
    const core::Action action =
        own_bot<Entry>(character.id).decide(observation, seat, notes, character.parameter, rng);
    return is_sensible<G>(observation, action) ? action : any_sensible<G>(observation, rng);
}

/// Updates the notes as the level's strategies do. All bots of a game that keep notes share one
/// layout.
template <class Entry>
void note(core::Notes& notes, const typename Entry::Game::State& observation, int seat,
          core::Action hidden) {
    for (const core::Level& one : levels_of<typename Entry::Game>()) {
        for (const core::SeatedBot& character : one.characters) {
            if (const auto noting = own_bot<Entry>(character.id).note) {
                noting(notes, observation, seat, hidden);
                return;
            }
        }
    }
}

}  // namespace level

/// Returns the level bot of a game that states levels.
template <class Entry>
core::Bot<typename Entry::Game::State> level_bot() {
    return {level_info(levels_of<typename Entry::Game>()), level::decide<Entry>,
            level::note<Entry>};
}

}  // namespace ctq::bots

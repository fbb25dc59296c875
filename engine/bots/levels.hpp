#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/bots/net/learned.hpp"
#include "engine/bots/random.hpp"
#include "engine/bots/search/parts.hpp"
#include "engine/core/level.hpp"
#include "engine/games/catalogue.hpp"

/// The bot `level:N`, of every game that states its levels: what people choose by strength.
namespace ctq::bots {

inline constexpr const char* kLevelBot = "level";

/// The level at which somebody's first match is played.
inline constexpr std::uint32_t kFirstLevel = 2;

/// "Novice" for level 1 … "Master" for level 9; the same word for the same number in every game.
const char* level_word(std::uint32_t level);

/// The levels of a game of the cabinet; empty where it states none.
core::LevelTable levels_of(const core::GameHandle& game);

/// The levels of a game whose type is known; empty where it states none.
template <core::Game G>
core::LevelTable levels_of() {
    if constexpr (requires { G::levels(); }) {
        return G::levels();
    } else {
        return {};
    }
}

/// What people and command lines are told of the bot of a game with so many levels.
core::BotInfo level_info(core::LevelTable levels);

/// The level of this number; of one that isn't there the nearest.
inline const core::Level& level_at(core::LevelTable levels, std::uint32_t number) {
    const auto most = static_cast<std::uint32_t>(levels.size());
    return levels[std::clamp(number, 1U, most) - 1];
}

/// The action with which levels bring a match of a game of the cabinet to its end, whose winner is certain
/// (`Game::closing`); none elsewhere.
std::optional<core::Action> closing(const core::GameHandle& game, const void* observation);

/// The same of a game whose type is known.
template <core::Game G>
std::optional<core::Action> closing(const typename G::State& observation) {
    if constexpr (requires { G::closing(observation); }) {
        return G::closing(observation);
    } else {
        return std::nullopt;
    }
}

namespace level {

/// The bot of the entry's game with this name, `learned` included; it must have one.
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

/// What `level:N` does, with N as `parameter`: where the winner is certain, what ends the match; else a
/// search, where the level has playouts; else, as often as its whims say, any legal action; else what
/// the character does that the temper picks.
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
    if (now.whims > 0 && rng.below(100) < now.whims) {
        return random_action<G>(observation, seat, notes, 0, rng);
    }
    const core::SeatedBot& character = now.characters[notes.temper % now.characters.size()];
    return own_bot<Entry>(character.id).decide(observation, seat, notes, character.parameter, rng);
}

/// Notes are those of the characters; of all that take any the layout is the same.
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

/// The bot of a game that states levels.
template <class Entry>
core::Bot<typename Entry::Game::State> level_bot() {
    return {level_info(levels_of<typename Entry::Game>()), level::decide<Entry>,
            level::note<Entry>};
}

}  // namespace ctq::bots

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/bots/levels.hpp"
#include "engine/bots/net/learned.hpp"
#include "engine/bots/random.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

/// Returns every bot that can play the entry's game: the game's own bots, general bots, `learned`
/// if the game has features, and last `level` if it states levels. A game's own bot replaces a
/// general bot of the same name.
template <class Entry>
std::vector<core::Bot<typename Entry::Game::State>> make_roster() {
    const auto own = Entry::own_bots();
    std::vector<core::Bot<typename Entry::Game::State>> roster;
    const auto general = random_bot<typename Entry::Game>();
    bool hidden = false;
    for (const auto& bot : own) {
        hidden = hidden || std::string_view(bot.info.id) == general.info.id;
    }
    if (!hidden) {
        roster.push_back(general);
    }
    roster.insert(roster.end(), own.begin(), own.end());
    if constexpr (kLearns<Entry>) {
        roster.push_back(learned_bot<Entry>());
    }
    if (!levels_of<typename Entry::Game>().empty()) {
        roster.push_back(level_bot<Entry>());
    }
    return roster;
}

/// Returns the roster of an entry. It is made on the first call.
template <class Entry>
const std::vector<core::Bot<typename Entry::Game::State>>& roster_of() {
    static const auto roster = make_roster<Entry>();
    return roster;
}

/// Returns the bots of a game, types erased, in the order of `roster_of`. `game` must be one of the
/// cabinet's.
std::span<const core::BotHandle> roster(const core::GameHandle& game);

}  // namespace ctq::bots

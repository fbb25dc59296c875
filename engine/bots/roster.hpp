#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/bots/levels.hpp"
#include "engine/bots/net/learned.hpp"
#include "engine/bots/random.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {

/// Every bot that can sit at a game of this entry: its own, and those that know no game; a game's
/// own bot hides a general one of the same name; then `learned`, where it has features; last `level`, where
/// it states its levels.
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

/// The roster of an entry, made once.
template <class Entry>
const std::vector<core::Bot<typename Entry::Game::State>>& roster_of() {
    static const auto roster = make_roster<Entry>();
    return roster;
}

/// The bots of a game of the cabinet, types erased, in the order of `roster_of`.
/// `game` must be one of the cabinet's.
std::span<const core::BotHandle> roster(const core::GameHandle& game);

}  // namespace ctq::bots

#pragma once

#include "engine/bots/net/nets.hpp"
#include "engine/core/bot.hpp"

/// The bot `learned`, of every game that has features: it takes what leads to the position that its net
/// values most.
namespace ctq::bots {

inline constexpr const char* kLearnedBot = "learned";

/// What people are told of it.
core::BotInfo learned_info();

/// Whether the entry's game has features, and so this bot.
template <class Entry>
inline constexpr bool kLearns = requires {
    Entry::Features::kVersion;
};

namespace learned {

/// What a net of the entry's game must be of.
template <class Entry>
NetUse use() {
    return {Entry::Game::info().code, Entry::Features::kVersion, Entry::Features::kCount};
}

/// The net of a stage that came with the program, read when it is asked for first; null: none that fits.
template <class Entry, std::uint32_t stage>
const Net* own_net() {
    static const std::optional<Net> net = read_net(use<Entry>(), stage);
    return net ? &*net : nullptr;
}

/// The net by which a learned player of this stage plays; null where there is none that fits.
template <class Entry>
const Net* net(std::uint32_t stage) {
    const std::optional<Net>& instead = net_instead();
    if (stage == kLastNetStage && instead && use<Entry>().fits(*instead)) {
        return &*instead;
    }
    return stage == 0   ? own_net<Entry, 0>()
           : stage == 1 ? own_net<Entry, 1>()
                        : own_net<Entry, kLastNetStage>();
}

/// Of the game's own bots the one that plays where there is no net, and takes the notes.
template <class Entry>
const core::Bot<typename Entry::Game::State>& stand_in() {
    return Entry::own_bots()[0];
}

/// What it does, with the stage as `parameter`. Whoever is lost by the game's own account does anything.
/// Compiled in learned.cpp for each entry with features; in the page's module the stand-in decides
/// (no_nets.cpp), which has no nets.
template <class Entry>
core::Action decide(const typename Entry::Game::State& observation, int seat,
                    const core::Notes& notes, std::uint32_t parameter, core::Rng& rng);

}  // namespace learned

/// The bot of a game with features.
template <class Entry>
core::Bot<typename Entry::Game::State> learned_bot() {
    return {learned_info(), learned::decide<Entry>, learned::stand_in<Entry>().note};
}

}  // namespace ctq::bots

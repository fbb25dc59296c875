#pragma once

#include "engine/bots/net/by_value.hpp"
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

/// Any of the candidates, each as likely as the others.
template <class Entry>
core::Action any(const typename Entry::Game::State& observation, core::Rng& rng) {
    typename Entry::Game::Legal list;
    Entry::Game::legal(observation, list);
    Entry::Features::candidates(observation, list);
    return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))];
}

/// What it does, with the stage as `parameter`. Whoever is lost by the game's own account does anything.
template <class Entry>
core::Action decide(const typename Entry::Game::State& observation, int seat,
                    const core::Notes& notes, std::uint32_t parameter, core::Rng& rng) {
    const Net* net = learned::net<Entry>(parameter);
    if (net == nullptr) {
        return stand_in<Entry>().decide(observation, seat, notes, 0, rng);
    }
    if (Entry::Features::is_lost(observation, notes)) {
        return any<Entry>(observation, rng);
    }
    NetReader reader(*net);
    core::Action best = 0;
    int worth = -1;
    value_candidates<typename Entry::Game, typename Entry::Features>(
        observation, seat, kNetWin,
        [&reader](const std::int8_t* features) { return reader.share(features); },
        [&](core::Action action, int share) {
            if (share > worth) {
                best = action;
                worth = share;
            }
        });
    return best;
}

}  // namespace learned

/// The bot of a game with features.
template <class Entry>
core::Bot<typename Entry::Game::State> learned_bot() {
    return {learned_info(), learned::decide<Entry>, learned::stand_in<Entry>().note};
}

}  // namespace ctq::bots

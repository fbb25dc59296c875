#pragma once

#include "engine/bots/net/nets.hpp"
#include "engine/core/bot.hpp"

/// The bot `learned`, for every game that has features. It takes the action that leads to the
/// position with the highest value by its neural net.
namespace ctq::bots {

inline constexpr const char* kLearnedBot = "learned";

/// Returns the name and description of the bot `learned`.
core::BotInfo learned_info();

/// Whether the entry's game has features, and so the bot `learned`.
template <class Entry>
inline constexpr bool kLearns = requires {
    Entry::Features::kVersion;
};

/// The parameters of `learned` above the last training stage: by the same net it thinks through its
/// own turn, with this many evaluations.
inline constexpr int kPlans[] = {60, 1'000};
inline constexpr std::uint32_t kMostLearned = kLastNetStage + 2;

/// Returns the evaluations of a plan with this parameter of `learned`; 0 if it does not plan.
constexpr int evaluations_of(std::uint32_t parameter) {
    return parameter > kLastNetStage ? kPlans[parameter < kMostLearned ? 0 : 1] : 0;
}

namespace learned {

/// Returns the game, feature version and feature count that a net must match.
template <class Entry>
NetUse use() {
    return {Entry::Game::info().code, Entry::Features::kVersion, Entry::Features::kCount};
}

/// Returns the built-in net of a training stage, which is read on first use. Returns null if no net
/// fits the game.
template <class Entry, std::uint32_t stage>
const Net* own_net() {
    static const std::optional<Net> net = read_net(use<Entry>(), stage);
    return net ? &*net : nullptr;
}

/// Returns the net that a learned player of this training stage uses. Returns null if no net fits
/// the game.
template <class Entry>
const Net* net(std::uint32_t stage) {
    const std::optional<Net>& instead = net_instead();
    if (stage >= kLastNetStage && instead && use<Entry>().fits(*instead)) {
        return &*instead;
    }
    return stage == 0   ? own_net<Entry, 0>()
           : stage == 1 ? own_net<Entry, 1>()
                        : own_net<Entry, kLastNetStage>();
}

/// Returns the game's own bot that plays instead if there is no net. It also makes the notes of the
/// learned player.
template <class Entry>
const core::Bot<typename Entry::Game::State>& stand_in() {
    return Entry::own_bots()[0];
}

/// Returns the action of the bot `learned`; `parameter` is the training stage, or a plan. If the game says
/// that the player is lost (`Features::is_lost`), the action is a random candidate. Compiled in
/// learned.cpp for each entry with features. The page's module has no nets: there the stand-in
/// decides (no_nets.cpp).
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

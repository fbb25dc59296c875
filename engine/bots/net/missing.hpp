#pragma once

#include <string>

#include "engine/bots/decide.hpp"

/// What happens when the net of a learned player is unavailable.
namespace ctq::bots {

/// A worker's answer to a job whose bot needs a net that is unavailable.
inline constexpr const char* kNoNet =
    "The net of the learned player can't be fetched, or it is damaged.";

/// Returns whether the job's bot, `learned` or a level that uses it, needs a net that is
/// unavailable.
bool lacks_net(const Job& job);

/// Returns the name of the game's own bot that takes the seat instead. Empty if the game has no
/// learned bot.
std::string net_stand_in(const core::GameHandle& game);

}  // namespace ctq::bots

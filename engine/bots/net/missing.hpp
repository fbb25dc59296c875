#pragma once

#include <string>

#include "engine/bots/decide.hpp"

/// What is done where a learned player's net can't be had.
namespace ctq::bots {

/// What a worker answers to a job whose bot would decide by a net that it can't have.
inline constexpr const char* kNoNet =
    "The net of the learned player can't be fetched, or it is damaged.";

/// Whether it would: the bot `learned`, or a level that is one.
bool lacks_net(const Job& job);

/// The name of the game's own bot that takes the seat then; empty where no bot of it learns.
std::string net_stand_in(const core::GameHandle& game);

}  // namespace ctq::bots

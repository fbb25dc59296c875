#pragma once

#include <string>

#include "engine/core/handle.hpp"

/// Files with the nets of learned bots.
namespace ctq::cli {

/// Whether the game has nets.
bool has_net(const core::GameHandle& game);

/// Makes learned bots play by the net of a file. Returns false if the bytes don't begin like a net.
/// Throws Refusal if it is damaged or has other features.
bool play_by_net(const std::string& bytes);

}  // namespace ctq::cli

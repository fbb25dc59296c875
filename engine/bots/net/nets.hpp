#pragma once

#include <optional>

#include "engine/bots/net/net.hpp"

/// The nets of learned players.
namespace ctq::bots {

/// Training stages of a player: 0 untrained, 1 only watched the game's own bots, 2 fully trained.
inline constexpr std::uint32_t kNetStages = 3;
inline constexpr std::uint32_t kLastNetStage = kNetStages - 1;

/// What a net must match.
struct NetUse {
    std::uint8_t game = 0;     ///< code of the game
    std::uint8_t version = 0;  ///< version of its features
    int features = 0;          ///< number of features

    bool fits(const Net& net) const {
        return net.game == game && net.version == version && net.inputs == features;
    }
};

/// Returns the net file of the game with this code at this stage. Empty if there is none or it is
/// unavailable. Each program defines its source: native programs have assets/nets built in, the web
/// worker fetches them, the page has none.
core::ByteView net_file(std::uint8_t game, std::uint32_t stage);

/// Reads the net of this training stage. Returns nullopt if there is none or it does not fit.
std::optional<Net> read_net(const NetUse& use, std::uint32_t stage);

/// The net that learned players at the last stage use in this process instead of the net in the
/// file. Empty unless the program was given one. Must be set before any bot plays.
std::optional<Net>& net_instead();

/// Sets `net_instead`. Fails if the net was learned for other features.
core::Failure play_by(Net net, const NetUse& use);

}  // namespace ctq::bots

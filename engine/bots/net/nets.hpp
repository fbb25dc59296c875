#pragma once

#include <optional>

#include "engine/bots/net/net.hpp"

/// The nets by which learned players play.
namespace ctq::bots {

/// How far a player had come: it knew nothing; it had only watched the game's own bots; all was done.
inline constexpr std::uint32_t kNetStages = 3;
inline constexpr std::uint32_t kLastNetStage = kNetStages - 1;

/// What a net must be of.
struct NetUse {
    std::uint8_t game = 0;     ///< code
    std::uint8_t version = 0;  ///< of its features
    int features = 0;          ///< how many they are

    bool fits(const Net& net) const {
        return net.game == game && net.version == version && net.inputs == features;
    }
};

/// The file of the net of the game with this code at this stage; empty where there is none, or it can't
/// be had. Each program says where it comes from: assets/nets, which are built in; the web worker's, which
/// fetches them; or the page's, which has none.
core::ByteView net_file(std::uint8_t game, std::uint32_t stage);

/// The net of such a file; none where there is none that fits.
std::optional<Net> read_net(const NetUse& use, std::uint32_t stage);

/// The net by which learned players of its game play at the last stage instead of that of the file, from
/// now on and in this process; empty unless a program was told of one. Set before anybody plays.
std::optional<Net>& net_instead();

/// Sets it. Problem: it was learned for other features.
core::Failure play_by(Net net, const NetUse& use);

}  // namespace ctq::bots

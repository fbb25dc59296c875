#pragma once

#include <string>

/// Files with the nets of learned bots.
namespace ctq::cli {

/// Whether the game with this name has nets. Throws Refusal if there is no such game.
bool has_net(const std::string& game);

/// Whether these bytes begin like a net.
bool is_net(const std::string& bytes);

/// Makes learned bots play by the net of a file. Throws Refusal if it is damaged or has other
/// features.
void play_by_net(const std::string& bytes);

}  // namespace ctq::cli

#pragma once

#include <string>

/// The nets of learned players, as files.
namespace ctq::cli {

/// Whether a net can be learned of the game with this name. Throws Refusal: there is no such game.
bool has_net(const std::string& game);

/// Whether these bytes begin as a net does.
bool is_net(const std::string& bytes);

/// Makes learned players play by the net of a file. Throws Refusal: damaged, or of other features.
void play_by_net(const std::string& bytes);

}  // namespace ctq::cli

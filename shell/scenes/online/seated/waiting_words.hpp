#pragma once

#include <string>

#include "shell/scenes/online/network.hpp"

namespace ctq::scenes {

/// Returns the headline while a table waits for its players.
std::string waiting_status(const Network& network);
/// Returns the paragraph of advice while a table waits for its players; empty for none.
std::string waiting_words(const Network& network);

}  // namespace ctq::scenes

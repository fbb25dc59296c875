#pragma once

#include "engine/core/handle.hpp"

namespace ctq::scenes {

/// Returns whether a table of this game can be opened on the server of this page.
bool server_opens(const core::GameHandle& game);

}  // namespace ctq::scenes

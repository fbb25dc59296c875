#pragma once

#include <string>

#include "shell/tables/view.hpp"

namespace ctq::app {

/// The one line that tells how things stand: "Your turn: play a card or move back", "Greedy is
/// thinking", "You win: all 4 tokens are on the boat".
std::string status_line(const Session& session, const tables::TableView& view,
                        const tables::ViewContext& context);

}  // namespace ctq::app

#pragma once

#include <functional>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::app {

/// The spots to press next for one of the legal actions that `fits`: behind what is chosen on the
/// board, or where that leads to something else, the first of each. Empty where none fits.
std::vector<ui::Target> next_spots(const Session& session, const tables::TableView& view,
                                   const tables::Picker& picker,
                                   const std::function<bool(core::Action)>& fits);

/// The spots to point at next at a table, for a hint or what the guide waits for; none where anything
/// will do.
std::vector<ui::Target> awaited(const Table& table);

}  // namespace ctq::app

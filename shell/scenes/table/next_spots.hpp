#pragma once

#include <functional>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

/// Returns the spots to press next for the legal actions that satisfy `fits`, given the spots
/// already chosen. If no such action goes with the chosen spots, returns the first spot of each
/// action. Empty if no action fits.
std::vector<ui::Target> next_spots(const match::Session& session, const tables::TableView& view,
                                   const tables::Picker& picker,
                                   const std::function<bool(core::Action)>& fits);

/// Returns the spots to press next at a table, for its hint, else for the guide; empty if any
/// action will do.
std::vector<ui::Target> awaited(const Table& table);

}  // namespace ctq::scenes

#pragma once

#include <functional>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/scenes/table/table.hpp"

namespace ctq::scenes {

/// Returns the spots to press next for those legal actions for which `fits` is true, after the
/// spots already chosen. If none of these actions uses the chosen spots, returns the first spot of
/// each. Empty if no action fits.
std::vector<ui::Target> next_spots(const match::Session& session, const tables::TableView& view,
                                   const tables::Picker& picker,
                                   const std::function<bool(core::Action)>& fits);

/// Returns the spots that the hint wants pressed next or, without a hint, the lesson's guide; empty
/// if any action will do.
std::vector<ui::Target> awaited(const Table& table);

}  // namespace ctq::scenes

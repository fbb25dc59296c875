#pragma once

#include <functional>
#include <string>
#include <vector>

#include "shell/match/session.hpp"
#include "shell/tables/view.hpp"

namespace ctq::app {

/// The spots to press next for one of the legal actions that `fits`: behind what is chosen on the
/// board, or where that leads to something else, the first of each. Empty where none fits.
std::vector<std::string> next_spots(const Session& session, const tables::TableView& view,
                                    const tables::Picker& picker,
                                    const std::function<bool(core::Action)>& fits);

}  // namespace ctq::app

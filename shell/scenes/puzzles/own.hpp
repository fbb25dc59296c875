#pragma once

#include <string_view>
#include <vector>

#include "shell/scenes/puzzles/texts.hpp"
#include "shell/store/saves.hpp"

namespace ctq::app {

/// The most puzzles that are made of one's own mistakes at a time.
inline constexpr std::size_t kMostOwn = 3;

/// The worst mistakes that the one person made in the latest matches whose review is kept, but for those that
/// were solved since by these results; the worst first. Slips are none. `also`, by its name, is there even
/// if it was solved.
std::vector<NamedPuzzle> own_puzzles(const Saves& saves, const std::vector<Tally>& results,
                                     std::string_view also = {});

}  // namespace ctq::app

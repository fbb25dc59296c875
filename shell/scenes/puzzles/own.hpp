#pragma once

#include <string_view>
#include <vector>

#include "shell/scenes/puzzles/texts.hpp"
#include "shell/store/saves.hpp"

namespace ctq::scenes {

/// Limit on the puzzles made from the player's own mistakes, in all and of one match.
inline constexpr std::size_t kMostOwn = 3;

/// Returns puzzles made from the worst mistakes that the only person made in each of the latest
/// reviewed matches, worst first. Slips (the smallest kind of mistake) don't count. Leaves out the puzzles
/// that were solved according to `results`, except for
/// `choice.also`.
std::vector<NamedPuzzle> own_puzzles(const store::Saves& saves,
                                     const std::vector<store::Tally>& results,
                                     const OwnChoice& choice);

}  // namespace ctq::scenes

#pragma once

#include <vector>

#include "shell/scenes/scene.hpp"

/// The keys of a scene, for the sheet that lists them.
namespace ctq::app {

/// Where the board can be larger than its place.
inline constexpr tables::KeyHelp kZoomKeys{"+ – 0", "larger board, smaller, all"};

/// Everything a key does in the scene, the game's own first. `list`: its commands.
std::vector<tables::KeyHelp> keys_of(const Scene& scene, const Commands& list);

}  // namespace ctq::app

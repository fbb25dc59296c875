#pragma once

#include <vector>

#include "shell/scenes/scene.hpp"

/// The keys of a scene, for the sheet that lists them.
namespace ctq::scenes {

/// The zoom keys, for scenes whose board can be zoomed.
inline constexpr tables::KeyHelp kZoomKeys{"+ – 0", "larger board, smaller, all"};

/// Returns help on all keys of the scene, first the keys of the game. `list`: the scene's commands.
std::vector<tables::KeyHelp> keys_of(const Scene& scene, const Commands& list);

}  // namespace ctq::scenes

#pragma once

#include <span>
#include <vector>

#include "shell/app/app.hpp"

/// The keys of every scene, for the sheet that lists them. What a key does is decided where the
/// scene is drawn; whoever adds one there tells it here.
namespace ctq::app {

/// The scene's own keys, without those of the game at the table and those that work everywhere.
/// `watched`: only bots sit at the table.
std::span<const tables::KeyHelp> scene_keys(SceneId scene, bool watched);
/// Everything a key does in the scene that is shown, the scene's own first.
std::vector<tables::KeyHelp> keys_here(const App& app);

}  // namespace ctq::app

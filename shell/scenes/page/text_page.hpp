#pragma once

#include "engine/core/json.hpp"
#include "shell/scenes/commands.hpp"

namespace ctq::scenes {

/// Writes the parts of all pages as the value of the key "groups" of the open object: for each
/// heading and each choice its name, what is written below it, and its buttons.
///
///     {"name":"Seat 2","page":"setup","parts":[{"kind":"paragraph","text":"Plays at random."}],
///      "buttons":[{"id":"seat:2=human","label":"You","help":"","enabled":true,"pressed":true}]}
///
/// A group without a name goes on with the one before. The kinds of parts are "paragraph", "item",
/// "step" and "figure". "page" is the name of the page or sheet; empty for commands that any scene
/// has.
void write_groups(core::JsonWriter& json, const Commands& list);

}  // namespace ctq::scenes

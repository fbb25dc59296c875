#pragma once

#include "shell/scenes/scene.hpp"

/// Sheets of every scene: settings, help, about, links.
namespace ctq::app {

/// All sheets that are open, over the scene and its commands, and the key that opens the help.
void draw_sheets(Services& services, const Scene& scene, const Commands& list, ui::Canvas& canvas);

// share_sheet.cpp
/// The link, its QR code, the record; only while something is shared. In the rest of the page.
[[gnu::noinline]] void draw_share_sheet(Services& services, ui::Canvas& canvas);

}  // namespace ctq::app

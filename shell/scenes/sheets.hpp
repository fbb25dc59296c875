#pragma once

#include "shell/scenes/scene.hpp"

/// The sheets (dialogs) that every scene can open: settings, help, about, share. Their commands work
/// whether or not the sheet is open; its texts are added only while it is.
namespace ctq::scenes {

class Page;

/// Adds the settings, each a choice.
void add_settings_sheet(Commands& list, Services& services);
/// Adds what the program is. `report` copies a problem report, `licences` shows those of its parts.
void add_about_sheet(Commands& list, bool open, Callback report, Callback licences);

// The rest is in the part of the program that the web page loads later.
// sheets/
/// Draws all open sheets over the scene.
[[gnu::noinline]] void draw_sheets(Services& services, const Commands& list, ui::Canvas& canvas);
/// Adds how to play, if the scene is a table, and the keys of the commands in `list`.
[[gnu::noinline]] void add_help_sheet(Commands& list, const Scene& scene);
/// Adds authors, licences and the version.
[[gnu::noinline]] void add_about_words(Page& page);

// sharing/share_sheet.cpp
/// Adds the share sheet: QR code, link and buttons: "copy-link", "send-link", "copy-record", the
/// scene's picture commands, and last "share-close". Call it only while `sheets.sharing` is set.
[[gnu::noinline]] void add_share_sheet(Commands& list, Services& services);
/// Adds a picture of the QR code of a link. `sharing`: must hold the link whenever the page is drawn.
void add_code(Page& page, const std::optional<Sharing>& sharing);

}  // namespace ctq::scenes

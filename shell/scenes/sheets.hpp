#pragma once

#include <span>
#include <string_view>

#include "shell/app/app.hpp"

/// Sheets of every scene: settings, help, about. Each draws itself while it is open.
namespace ctq::app {

void draw_settings_sheet(App& app, ui::Canvas& canvas);
/// How to play, at a table, and the keys.
void draw_help_sheet(App& app, ui::Canvas& canvas);
void draw_about_sheet(App& app, ui::Canvas& canvas);
/// The link, its QR code, the record.
void draw_share_sheet(App& app, ui::Canvas& canvas);
void draw_code(ui::Canvas& canvas, ui::Rect square, const QrCode& code);
void draw_link(ui::Canvas& canvas, ui::Rect rect, const std::string& link);
/// All sheets, and the key that opens the help.
void draw_sheets(App& app, ui::Canvas& canvas);

}  // namespace ctq::app

#include <algorithm>
#include <array>

#include "shell/scenes/commands.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/scenes/table/status.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr const char* kMenu = "menu";
constexpr const char* kUndoTip = "Take back your last action";
constexpr const char* kHintTip = "Points at the best action; once more lists the best three";
constexpr const char* kRedoTip = "Play again what was taken back";
constexpr const char* kMenuTip = "Review, sandbox, share, settings and more";

/// A button of the header or the row, yet without its place.
ui::SpotSpec button_spec(std::string_view name, std::string_view label, std::string_view tip,
                         bool enabled = true) {
    ui::SpotSpec spec{name, label, {}, enabled};
    spec.tip = tip;
    return spec;
}

ui::ButtonStyle word_style(std::string_view cap) {
    ui::ButtonStyle style;
    style.kind = ui::ButtonKind::word;
    style.key_cap = cap;
    return style;
}

/// A word of the header with the cap of its key, cut off the left of what is free.
bool header_word(ui::Canvas& canvas, Rect& rest, ui::SpotSpec spec, std::string_view cap) {
    const ui::ButtonStyle style = word_style(cap);
    const Rect at = ui::take_left(rest, ui::button_width(canvas, spec.label, style), 2);
    spec.rect = ui::around(at.center(), at.w, 44);
    return ui::button(canvas, spec, style);
}

bool row_button(ui::Canvas& canvas, Rect rect, ui::SpotSpec spec, ui::Symbol icon) {
    const ui::Theme& t = canvas.theme;
    spec.rect = rect;
    ui::ButtonStyle style;
    style.size = 14;
    style.radius = 14;
    style.word = " ";
    const bool clicked = ui::button(canvas, spec, style);
    const ui::Color color = spec.enabled ? t.text : ui::faded(t.muted, 0.65F);
    Rect in = rect.inset(2, 5);
    const Rect word = ui::take_bottom(in, 17);
    ui::symbol(canvas, icon, in.center(), 20, color);
    ui::draw_text(canvas, word, spec.label,
                  {ui::Face::text, 13 / canvas.text_scale, color, ui::Align::center});
    return clicked;
}

/// Escape first takes back what is chosen on the board, then opens the menu.
bool escapes_to_menu(Table& table, ui::Canvas& canvas) {
    if (!canvas.spots.open.empty() || !ui::take_key(canvas, ui::Key::escape)) {
        return false;
    }
    if (table.board.picker.chosen().empty()) {
        return true;
    }
    table.board.ask("unpick");
    return false;
}

}  // namespace

void draw_header_bar(Table& table, const Commands& list, ui::Canvas& canvas) {
    const Session& session = table.session;
    struct Word {
        std::string_view label;
        std::string_view cap;
    };
    constexpr Word all[] = {
        {"Hint", "H"}, {"Undo", "U"}, {"Redo", "R"}, {"Rules", "?"}, {"Menu", "Esc"}};
    const bool hints = list.find("hint") != nullptr;
    // Where the title would be cut, the keys go first.
    const bool caps = canvas.screen.w >= 900 * canvas.text_scale;
    const auto cap = [&](std::size_t i) { return caps ? all[i].cap : std::string_view(); };
    float width = 0;
    for (std::size_t i = hints ? 0 : 1; i < std::size(all); ++i) {
        width += ui::button_width(canvas, all[i].label, word_style(cap(i))) + 2;
    }
    const bool narrow = ui::narrow(canvas);
    const bool stands = !table.seen_outlook.when.empty();
    ui::Header head = ui::header(canvas, session.game().info->title,
                                 narrow && stands ? std::string() : badge_of(table), "back",
                                 (narrow ? 0 : width) + (stands ? outlook_width(canvas) : 0));
    if (narrow) {
        draw_outlook(table, canvas, head.rest.inset(6, 0));
        return;
    }
    Rect rest = ui::take_right(head.rest, width);
    draw_outlook(table, canvas, head.rest.inset(4, 0));
    if (hints) {
        header_word(canvas, rest, button_spec("hint", "Hint", kHintTip, list.enabled("hint")),
                    cap(0));
    }
    header_word(canvas, rest, button_spec("undo", "Undo", kUndoTip, list.enabled("undo")), cap(1));
    header_word(canvas, rest, button_spec("redo", "Redo", kRedoTip, list.enabled("redo")), cap(2));
    if (header_word(canvas, rest, button_spec("rules", "Rules", "How to play, and the keys"),
                    cap(3))) {
        table.services.sheets.help = true;
    }
    if (header_word(canvas, rest, button_spec(kMenu, "Menu", kMenuTip), cap(4)) ||
        escapes_to_menu(table, canvas)) {
        ui::toggle_menu(canvas, kMenu);
    }
}

void draw_button_row(Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    constexpr float gap = 6;
    const bool hints = list.find("hint") != nullptr;
    const int n = hints ? 6 : 5;
    int i = 0;
    const auto place = [&] { return ui::column(rect, i++, n, gap); };
    if (hints) {
        row_button(canvas, place(), button_spec("hint", "Hint", kHintTip, list.enabled("hint")),
                   ui::Symbol::hint);
    }
    row_button(canvas, place(), button_spec("undo", "Undo", kUndoTip, list.enabled("undo")),
               ui::Symbol::undo);
    row_button(canvas, place(), button_spec("redo", "Redo", kRedoTip, list.enabled("redo")),
               ui::Symbol::redo);
    if (row_button(canvas, place(),
                   button_spec("players", "Players", "All seats, and what they hold"),
                   ui::Symbol::person)) {
        table.board.frame.seats_open = true;
    }
    if (row_button(canvas, place(), button_spec("log", "Log", "What has happened so far"),
                   ui::Symbol::log)) {
        table.board.frame.log_open = true;
    }
    if (row_button(canvas, place(), button_spec(kMenu, "Menu", kMenuTip), ui::Symbol::menu) ||
        escapes_to_menu(table, canvas)) {
        ui::toggle_menu(canvas, kMenu);
    }
}

void draw_menu(Table& table, const Commands& list, ui::Canvas& canvas, ui::Point corner) {
    const bool over = table.session.turn().kind == core::Turn::Kind::over;
    const bool shown = table.board.settings().text_view;
    const std::span<const Command> match = list.of_group("Match");
    const bool invites = std::any_of(match.begin(), match.end(),
                                     [](const Command& one) { return one.id == "link-copy"; });
    const Command* end = list.find("end");
    const std::array<ui::MenuItem, 9> items = {{
        {"menu-review", "Review", "V", ui::Symbol::eye, list.enabled("review")},
        {"menu-sandbox", "Sandbox", "", ui::Symbol::tent, list.enabled("sandbox")},
        {"menu-share", invites ? "Invite spectators" : "Share", "L", ui::Symbol::share,
         invites || list.enabled("share")},
        {"menu-settings", "Settings", "", ui::Symbol::compass, true},
        {"menu-text", shown ? "Hide the text view" : "Text view", "", ui::Symbol::text, true},
        {"menu-help", "How to play", "?", ui::Symbol::help, true},
        {"menu-result", over || end == nullptr ? "Show the result" : std::string_view(end->label),
         "", ui::Symbol::anchor, over || list.enabled("end")},
        {"menu-report", "Report a problem", "", ui::Symbol::log, true},
        {"menu-lobby", "To the lobby", "", ui::Symbol::back, true},
    }};
    switch (ui::menu(canvas, kMenu, corner, items)) {
        case 0:
            table.board.ask("review");
            break;
        case 1:
            table.board.ask("sandbox");
            break;
        case 2:
            table.board.ask(invites ? "link-copy" : "share");
            break;
        case 3:
            table.services.sheets.settings = true;
            break;
        case 4:
            table.board.ask(shown ? "set:text=off" : "set:text=on");
            break;
        case 5:
            table.services.sheets.help = true;
            break;
        case 6:
            table.board.ask(over ? "result" : "end");
            break;
        case 7:
            table.board.ask("report");
            break;
        case 8:
            table.board.ask("lobby");
            break;
        default:
            break;
    }
}

}  // namespace ctq::app

#include <algorithm>
#include <string>

#include "shell/scenes/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kQuiet = 4;  // width of the quiet zone, in modules, as the QR standard requires
constexpr float kShareButton = 46;

}  // namespace

// The code is dark on light in both themes. Each run of dark modules is one rectangle, so there are
// no seams within it.
void draw_code(ui::Canvas& canvas, Rect square, const QrCode& code) {
    ui::fill(canvas, square, ui::radius_card, ui::rgb(0xFFFFFF));
    const float module =
        std::floor(square.w * canvas.ratio / (static_cast<float>(code.size) + 2 * kQuiet)) /
        canvas.ratio;
    const float side = module * static_cast<float>(code.size);
    const ui::Point at{std::round(square.center().x - side / 2),
                       std::round(square.center().y - side / 2)};
    const ui::Color dark = ui::rgb(0x101820);
    for (int y = 0; y < code.size; ++y) {
        for (int x = 0; x < code.size;) {
            int end = x;
            while (end < code.size && code.at(end, y)) {
                ++end;
            }
            if (end > x) {
                ui::fill(
                    canvas,
                    {at.x + module * static_cast<float>(x), at.y + module * static_cast<float>(y),
                     module * static_cast<float>(end - x), module},
                    0, dark);
            }
            x = std::max(end, x + 1);
        }
    }
}

void draw_link(ui::Canvas& canvas, Rect rect, const std::string& link) {
    ui::fill(canvas, rect, ui::radius_field, canvas.theme.field);
    ui::outline(canvas, rect, ui::radius_field, canvas.theme.line);
    ui::draw_text(canvas, rect.inset(14, 0), link, ui::style::small);
}

void draw_share_sheet(Services& services, ui::Canvas& canvas) {
    const std::optional<Sharing>& sharing = services.sheets.sharing;
    Commands list;
    add_sharing(list, services);
    // All commands but the last, "share-close".
    const std::span<const Command> buttons = list.all().first(list.size() - 1);
    const bool flat =
        ui::size_class(canvas) == ui::SizeClass::turned_phone;  // the code is beside the text
    const float width = std::min(flat ? 720.0F : 480.0F, canvas.screen.w);
    const float inner = ui::sheet_content(canvas, width);
    const bool has_code = sharing->code.size > 0;
    const float side = !has_code ? 0.0F
                       : flat    ? std::min(250.0F, canvas.screen.h - 110)
                                 : std::min({inner, 300.0F, canvas.screen.h * 0.36F});
    const float words_width = flat && has_code ? inner - side - 20 : inner;
    const ui::TextStyle words = ui::style::body;
    const std::string note =
        has_code ? "" : "This link is too long for a QR code that a camera could read.";
    const float words_height = ui::text_height(canvas, sharing->words, words_width, words) + 1;
    const float note_height =
        note.empty() ? 0 : ui::text_height(canvas, note, words_width, words) + 9;
    const float column = words_height + note_height + 12 + 44 + 12 +
                         static_cast<float>(buttons.size()) * (kShareButton + 10);
    const float needed = flat ? std::max(column, side) : column + (has_code ? side + 16 : 0);
    const ui::Sheet sheet =
        ui::begin_sheet(canvas, "share", "Share " + sharing->title, width, needed);
    const ui::ScrollView view =
        ui::begin_scroll(canvas, "share-text", sheet.body, services.sheets.scroll);
    Rect in{view.content.x, view.content.y, sheet.body.w, needed};
    if (has_code) {
        Rect place = flat ? ui::take_left(in, side, 20) : ui::take_top(in, side, 16);
        place = flat ? Rect{place.x, place.y, side, side} : ui::around(place.center(), side, side);
        draw_code(canvas, place, sharing->code);
        ui::plain_spot(canvas, "qr", "QR code of the link", place,
                       "Point another device’s camera at this code to open the link");
    }
    ui::take_top(in, ui::draw_wrapped(canvas, in, sharing->words, words) + 1, 12);
    if (!note.empty()) {
        ui::TextStyle muted = words;
        muted.color = canvas.theme.muted;
        ui::take_top(in, ui::draw_wrapped(canvas, in, note, muted), 9);
    }
    draw_link(canvas, ui::take_top(in, 44, 12), sharing->link);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Rect at = ui::take_top(in, kShareButton, 10);
        ui::button(canvas, {buttons[i].id, buttons[i].label, at},
                   {i == 0 ? ui::ButtonKind::main : ui::ButtonKind::quiet});
    }
    ui::end_scroll(canvas, view, "share-text", services.sheets.scroll, needed);
    ui::end_sheet(canvas);
    if (sheet.dismissed) {
        services.requested.emplace_back("share-close");
    }
}

}  // namespace ctq::scenes

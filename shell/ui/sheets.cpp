#include "shell/ui/sheets.hpp"

#include "shell/ui/buttons.hpp"
#include "shell/ui/draw.hpp"
#include "shell/ui/layout.hpp"
#include "shell/ui/panels.hpp"
#include "shell/ui/seats.hpp"
#include "shell/ui/text.hpp"

namespace ctq::ui {

namespace {

constexpr float padding = 24;
constexpr float title_height = 56;
constexpr double shortest_message = 2.5;  // least time that a message is shown, in seconds
constexpr double reading = 0.05;          // reading time for each byte of a text, in seconds
constexpr float tooltip_gap = 10;

/// Returns how much a rectangle hides: the number of usable spots, and the person's own numbers.
int covered(const Canvas& canvas, Rect rect) {
    int count = 0;
    for (const Spot& spot : canvas.spots.list) {
        const bool pressed = spot.layer == canvas.spots.top && spot.enabled && spot.focusable;
        const bool hidden = !overlap(spot.shown, rect).empty();
        count += !hidden ? 0 : spot.kept ? 100 : pressed ? 1 : 0;
    }
    return count;
}

/// Returns the place of a tooltip: above `beside`, above the prompt line, or below, right or left
/// of `beside`. Chooses the place that covers the fewest spots. Avoids `beside` most, then the
/// prompt line, and stays below the header.
Rect tooltip_place(const Canvas& canvas, Rect beside, float w, float h) {
    Rect page = canvas.screen.inset(8);
    if (canvas.spots.top == 0 && beside.y >= header_height) {
        page.h -= header_height - page.y;
        page.y = header_height;
    }
    const Point c = beside.center();
    const float over = canvas.prompt_at.empty() ? beside.y : std::min(beside.y, canvas.prompt_at.y);
    const Rect places[] = {{c.x - w / 2, beside.y - tooltip_gap - h, w, h},
                           {c.x - w / 2, over - tooltip_gap - h, w, h},
                           {c.x - w / 2, beside.bottom() + tooltip_gap, w, h},
                           {beside.right() + tooltip_gap, c.y - h / 2, w, h},
                           {beside.x - tooltip_gap - w, c.y - h / 2, w, h}};
    Rect best{};
    int least = -1;
    for (Rect place : places) {
        place.x = std::max(page.x, std::min(place.x, page.right() - w));
        place.y = std::max(page.y, std::min(place.y, page.bottom() - h));
        const int hides = covered(canvas, place) + (overlap(place, beside).empty() ? 0 : 1000) +
                          (overlap(place, canvas.prompt_at).empty() ? 0 : 500);
        if (least < 0 || hides < least) {
            best = place;
            least = hides;
        }
    }
    return best;
}

/// Returns whether a sheet rises from the bottom edge, as on a phone.
bool at_bottom(const Canvas& canvas, float width) {
    return canvas.screen.w < width + 2 * padding;
}

}  // namespace

float sheet_content(const Canvas& canvas, float width) {
    return width - 2 * (at_bottom(canvas, width) ? 16 : padding);
}

Sheet begin_sheet(Canvas& canvas, std::string_view name, std::string_view title, float width,
                  float height) {
    const Theme& t = canvas.theme;
    Sheet sheet;
    sheet.dismissed = begin_layer(canvas, name, true);
    const Rect page = canvas.screen;
    const bool bottom = at_bottom(canvas, width);
    const float w = bottom ? page.w : width;
    const float h = std::min(height + title_height + padding, page.h - (bottom ? 24 : 48));
    Rect r = around(page.center(), w, h);
    if (bottom) {
        r = {page.x, page.bottom() - h, w, h + radius_panel};
    }
    shadow(canvas, r, radius_panel, 40, 10, rgb(0x000000, 0.5F));
    fill(canvas, r, radius_panel, t.sheet);
    outline(canvas, r, radius_panel, t.line);
    // This spot catches clicks on the sheet, so that only a click outside it closes it.
    const std::string ground = std::string(name) + ":sheet";
    add(canvas.spots, {.name = ground,
                       .label = "",
                       .rect = r,
                       .shown = r,
                       .layer = canvas.layer,
                       .enabled = false,
                       .focusable = false});
    Rect in = bottom ? Rect{r.x, r.y, r.w, h} : r;
    in = in.inset(bottom ? 16 : padding, 0);
    Rect head = take_top(in, title_height);
    const std::string close = std::string(name) + ":close";
    const Rect cross = around(take_right(head, 36).center(), 44, 44);
    sheet.dismissed =
        icon_button(canvas, {close, "Close", cross}, Symbol::close, false) || sheet.dismissed;
    draw_text(canvas, head.moved({0, 2}), title,
              fitted(canvas, title, {Face::title, 26, t.title, Align::left}, head.w, 16, 1));
    take_bottom(in, bottom ? 16 : padding);
    sheet.body = in;
    return sheet;
}

void end_sheet(Canvas& canvas) {
    end_layer(canvas);
}

void say(Toast& toast, std::string_view words, Motion& motion) {
    toast = {std::string(words), 0, {}, {}};
    toast.until = motion.now + shortest_message + reading * static_cast<double>(words.size());
    motion.moving = true;
}

void draw_toast(Canvas& canvas, Toast& toast, Rect strip) {
    if (toast.words.empty()) {
        return;
    }
    if (canvas.motion.now >= toast.until) {
        toast = {};
        return;
    }
    wake_at(canvas.motion, toast.until);
    const Theme& t = canvas.theme;
    const TextStyle style{Face::text, 15, t.text, Align::center};
    const float aside = toast.command.empty() ? 0 : button_width(canvas, toast.button) + 10;
    const float room_for = std::min(520.0F, strip.w - 8) - 40 - aside;
    const float w = std::min(room_for, text_width(canvas, toast.words, style) + 2);
    const float h =
        std::max(text_height(canvas, toast.words, w, style) + 20, aside > 0 ? 52.0F : 0);
    Rect r = around(strip.center(), w + 40 + aside, h);
    if (aside > 0) {  // a toast with a button stays longer: move it aside, or to the top on a phone
        const float right = std::min(strip.right(), canvas.screen.right() - 16);
        r.x = narrow(canvas) ? r.x : std::max(strip.x, right - r.w);
        r.y = narrow(canvas) ? std::min(r.y, canvas.screen.y + header_height + 2) : r.y;
    }
    r.y = std::max(canvas.screen.y + 4, r.y);
    ImDrawList* before = draw_on_top(canvas);
    shadow(canvas, r, 20, 20, 4, rgb(0x000000, 0.45F));
    fill(canvas, r, std::min(20.0F, h / 2), t.sheet);
    outline(canvas, r, std::min(20.0F, h / 2), mix(t.line, t.brass, 0.5F));
    Rect in = r.inset(20, 4);
    if (aside > 0) {
        ui::button(canvas, {toast.command, toast.button, take_right(in, aside - 10, 10)});
    }
    const float text = text_height(canvas, toast.words, w, style);
    draw_wrapped(canvas, around(in.center(), in.w, text + 1), toast.words, style);
    draw_as_before(canvas, before);
}

void tooltip(Canvas& canvas, Rect beside, std::string_view words) {
    const Theme& t = canvas.theme;
    const TextStyle style{Face::text, 13, t.text, Align::left};
    float widest = 0;
    for (std::size_t at = 0; at <= words.size();) {
        const std::size_t end = std::min(words.find('\n', at), words.size());
        widest = std::max(widest, text_width(canvas, words.substr(at, end - at), style));
        at = end + 1;
    }
    const float w = std::min(260.0F, widest + 2);
    const float h = text_height(canvas, words, w, style);
    const Rect r = tooltip_place(canvas, beside, w + 24, h + 12);
    ImDrawList* before = draw_on_top(canvas);
    shadow(canvas, r, 8, 14, 3, rgb(0x000000, 0.4F));
    fill(canvas, r, 8, t.sheet);
    outline(canvas, r, 8, t.line);
    draw_wrapped(canvas, r.inset(12, 6), words, style);
    draw_as_before(canvas, before);
}

}  // namespace ctq::ui

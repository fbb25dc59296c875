#include <array>

#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {
namespace {

/// Returns the first text that fits into the width; the last text if none fits.
std::string fitting(const ui::Canvas& canvas, const std::array<std::string, 3>& words, float room,
                    const ui::TextStyle& style) {
    for (const std::string& one : words) {
        if (ui::text_width(canvas, one, style) <= room) {
            return one;
        }
    }
    return words.back();
}

/// Returns the outlook's goal, shortened by the last clauses if they don't fit.
std::string goal_within(const ui::Canvas& canvas, const tables::Outlook& outlook, float room,
                        const ui::TextStyle& style) {
    std::string words = outlook.goal;
    while (ui::text_width(canvas, words, style) > room) {
        const std::size_t end = words.rfind("; ");
        if (end == std::string::npos) {
            return ui::text_width(canvas, outlook.brief, style) <= room ? outlook.brief : "";
        }
        words.resize(end);
    }
    return words;
}

}  // namespace

float outlook_width(const ui::Canvas& canvas) {
    return ui::narrow(canvas) ? 176 : 250;
}

void draw_outlook(const Table& table, ui::Canvas& canvas, ui::Rect rect) {
    const tables::Outlook& outlook = table.outlook();
    if (outlook.when.empty()) {
        return;
    }
    const ui::Theme& t = canvas.theme;
    const bool narrow = ui::narrow(canvas);
    const ui::Align align = narrow ? ui::Align::right : ui::Align::left;
    // The header's height does not grow with the text size, so the two lines must not outgrow it.
    const float grown = std::max(1.0F, canvas.text_scale / 1.15F);
    const ui::TextStyle upper{ui::Face::bold, (narrow ? 13.0F : 15.0F) / grown, t.text, align};
    const ui::TextStyle lower{ui::Face::text, 13 / grown, t.muted, align};
    const std::string both = outlook.when + (outlook.lead.empty() ? "" : " · " + outlook.lead);
    const std::string first = fitting(canvas, {both, outlook.lead, outlook.when}, rect.w, upper);
    const std::string second = goal_within(canvas, outlook, rect.w, lower);
    const std::string label = both + ". " + outlook.goal + ".";
    ui::plain_spot(canvas, "outlook", label, ui::around(rect.center(), rect.w, 44));
    ui::Rect lines = ui::around(rect.center(), rect.w, second.empty() ? 22.0F : 40.0F);
    ui::draw_text(canvas, ui::take_top(lines, 22), first, upper);
    ui::draw_text(canvas, lines, second, lower);
}

}  // namespace ctq::scenes

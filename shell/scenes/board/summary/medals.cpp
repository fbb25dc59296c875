#include "shell/scenes/board/summary/medals.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/match/medals.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr ui::Color kMedalColors[] = {ui::rgb(0xB0743C), ui::rgb(0xA7AEB6), ui::rgb(0xD8A93A)};
constexpr float kMedal = 30;

/// Returns how the words tell a medal: "Gold, 40 points: won".
std::string medal_words(const core::GameInfo& info, int medal, int earned) {
    const auto at = static_cast<std::size_t>(medal);
    return core::say("{medal}, {points} points: {won:won|not won}",
                     {{"medal", core::capitalized(match::kMedals[at])},
                      {"points", info.medals[at]},
                      {"won", medal < earned}});
}

}  // namespace

std::string medals_words(const core::GameInfo& info, int earned) {
    std::string lines;
    for (int i = 0; i < match::kMedalCount; ++i) {
        lines += (i > 0 ? "\n" : "") + medal_words(info, i, earned);
    }
    return lines;
}

void draw_medals(ui::Canvas& canvas, Rect row, const core::GameInfo& info, int earned) {
    const ui::Theme& t = canvas.theme;
    for (int i = 0; i < match::kMedalCount; ++i) {
        const auto medal = static_cast<std::size_t>(i);
        const bool own = i < earned;
        const std::string title = core::capitalized(match::kMedals[medal]);
        const std::string points = std::to_string(info.medals[medal]);
        Rect in = ui::column(row, i, match::kMedalCount, 8);
        ui::plain_spot(canvas, std::string("medal-") + match::kMedals[medal],
                       medal_words(info, i, earned), in);
        const ui::Point center = ui::take_left(in, kMedal, 8).center();
        if (own) {
            ui::disc(canvas, center, kMedal / 2, kMedalColors[medal]);
            ui::ring(canvas, center, kMedal / 2 - 4, ui::rgb(0xFFFFFF, 0.55F), 1.5F);
        } else {
            ui::ring(canvas, center, kMedal / 2 - 1, ui::faded(t.muted, 0.7F), 1.5F);
        }
        const ui::TextStyle style{own ? ui::Face::bold : ui::Face::text, 16, own ? t.text : t.muted,
                                  ui::Align::left};
        in = ui::around(in.center(), in.w, std::min(in.h, 44 * canvas.text_scale));
        ui::draw_text(canvas, ui::take_top(in, in.h / 2), title,
                      ui::fitted(canvas, title, style, in.w, 9));
        ui::draw_text(canvas, in, points, ui::style::small.in(t.muted));
    }
}

}  // namespace ctq::scenes

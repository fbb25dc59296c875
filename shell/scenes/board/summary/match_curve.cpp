#include <algorithm>
#include <string>

#include "engine/core/text.hpp"
#include "shell/scenes/board/drawing.hpp"
#include "shell/ui/charts/chart.hpp"
#include "shell/ui/charts/lines.hpp"

namespace ctq::scenes {
namespace {

/// Returns the longest of the titles that fit. Nobody leads in a solo match.
std::string title_of(const ui::Canvas& canvas, ui::Rect rect, std::string_view progress,
                     int seats) {
    const std::string lower(progress);
    if (seats == 1) {
        return core::capitalized(lower);
    }
    for (const std::string& title : {"Who leads: " + lower, core::capitalized(lower)}) {
        if (ui::title_fits(canvas, rect, title)) {
            return title;
        }
    }
    return "Who leads";
}

}  // namespace

int draw_match_curve(ui::Canvas& canvas, ui::Rect rect, const MatchCurve& drawn) {
    const std::vector<int>& ends = drawn.curve.turn_ends;
    const bool wins = !drawn.shares.empty();
    const std::string title = wins ? "Chance to win, in per cent"
                                   : title_of(canvas, rect, drawn.session.game().info->progress,
                                              drawn.session.players().count());
    const auto turn = std::lower_bound(ends.begin(), ends.end(), drawn.at) - ends.begin();
    const int to = ui::lines_chart(canvas, rect,
                                   {.name = "curve",
                                    .title = title,
                                    .halves = wins ? drawn.shares : drawn.curve.standing,
                                    .at = static_cast<int>(turn),
                                    .small = drawn.small,
                                    .names = drawn.session.players().names(),
                                    .mark = drawn.swing ? drawn.swing->turn : -1,
                                    .drags = drawn.drags,
                                    .enabled = drawn.enabled,
                                    .marks = drawn.marks});
    return to < 0 ? -1 : ends[static_cast<std::size_t>(to)];
}

}  // namespace ctq::scenes

#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
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

/// Returns where a position lies on the chart: by turn, and between the ends of two turns by the
/// share of the turn's actions.
double turn_of(const std::vector<int>& ends, int ply) {
    const auto after = std::lower_bound(ends.begin(), ends.end(), ply);
    if (after == ends.begin() || after == ends.end()) {
        return after == ends.begin() ? 0 : static_cast<double>(ends.size() - 1);
    }
    const int before = *(after - 1);
    return static_cast<double>(after - 1 - ends.begin()) +
           static_cast<double>(ply - before) / (*after - before);
}

/// Returns the marks of the chart. `words`: receives their texts.
std::vector<ui::LineMark> marks_of(const ui::Canvas& canvas, const MatchCurve& drawn,
                                   std::vector<std::string>& words) {
    const ui::Theme& t = canvas.theme;
    std::vector<ui::LineMark> marks;
    words.reserve(drawn.marks.size());
    for (const CurveMark& one : drawn.marks) {
        const bool blunder = one.mark == bots::Mark::blunder;
        words.push_back(
            core::say("{worst:Blunder|Mistake}: {who}",
                      {{"worst", blunder}, {"who", drawn.session.players().name(one.seat)}}));
        marks.push_back({turn_of(drawn.curve.turn_ends, one.ply), one.seat,
                         blunder ? t.forbidden : t.risky, words.back()});
    }
    return marks;
}

/// Returns the seat whose chance to win is filled from below, in a match of two: the person, or
/// seat 1.
int seat_below(const MatchCurve& drawn) {
    return drawn.shares.size() == 2 ? std::max(1, drawn.session.players().person()) : 0;
}

}  // namespace

int draw_match_curve(ui::Canvas& canvas, ui::Rect rect, const MatchCurve& drawn) {
    const std::vector<int>& ends = drawn.curve.turn_ends;
    const bool wins = !drawn.shares.empty();
    const std::string title = wins ? "Chance to win, in per cent"
                                   : title_of(canvas, rect, drawn.session.game().info->progress,
                                              drawn.session.players().count());
    std::vector<std::string> words;
    const std::vector<ui::LineMark> marks = marks_of(canvas, drawn, words);
    const ui::LinesPick to = ui::lines_chart(canvas, rect,
                                             {.name = "curve",
                                              .title = title,
                                              .halves = wins ? drawn.shares : drawn.curve.standing,
                                              .at = turn_of(ends, drawn.at),
                                              .small = drawn.small,
                                              .names = drawn.session.players().names(),
                                              .mark = drawn.swing ? drawn.swing->turn : -1,
                                              .drags = drawn.drags,
                                              .enabled = drawn.enabled,
                                              .marks = marks,
                                              .unit = wins ? " %" : "",
                                              .share_of = seat_below(drawn)});
    return to.mark >= 0 ? drawn.marks[static_cast<std::size_t>(to.mark)].ply
           : to.x >= 0  ? ends[static_cast<std::size_t>(to.x)]
                        : -1;
}

}  // namespace ctq::scenes

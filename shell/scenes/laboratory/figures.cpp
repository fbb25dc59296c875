// Charts and tables for publication: on a white background with a caption, independent of the
// screen.
#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/charts.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/scenes/laboratory/table.hpp"
#include "shell/scenes/page/drawn/brush.hpp"
#include "shell/scenes/page/drawn/layout.hpp"
#include "shell/ui/svg/picture.hpp"
#include "shell/ui/ui.hpp"
#include "shell/version.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kFiguresWidth = 880;
constexpr float kChart = 520;
constexpr float kFiguresMargin = 20;
constexpr float kRoom = 0.9F;  ///< share of the width for text whose font may be a wider one

/// Returns the caption: "Incan Gold – Turn 1..20. 10 000 games each, seed 17. Intervals: 95 %,
/// Wilson. Cartotheque 1.0.0, https://…".
std::string figure_caption(const Laboratory& lab) {
    const Experiment& of = lab.played();
    const Preset* preset = preset_of(of);
    return core::say(
        "{named:{title}. |}{played} {rated:Elo has 95 % intervals by bootstrap, shares by "
        "Wilson.|Shares have 95 % "
        "intervals by Wilson; ± is a standard error.} "
        "Cartotheque {version}, {link}",
        {{"named", preset != nullptr},
         {"title", preset != nullptr ? preset->title : ""},
         {"played", played_words(lab)},
         {"rated", of.kind == Experiment::Kind::tournament},
         {"version", program_version()},
         {"link", platform::address("lab=" + experiment_text(of))}});
}

/// Draws the table of results. Returns the height used.
float draw_table_figure(const Results& results, ui::Canvas& canvas, Rect rect) {
    Commands list;
    Page page(list);
    add_table(page, result_table(results.lab, results.ladder));
    if (list.parts.empty()) {
        return 0;
    }
    list.parts.front().cells.front() = table_subject(results.lab);
    rect.h = table_height(canvas, list.parts.front(), rect.w);
    draw_page_rows(canvas, list.parts.front(), rect);
    return rect.h;
}

/// Returns whether a figure shows this chart.
bool shows(std::string_view id, const LabChart& chart) {
    return id == chart.id || (id == kAllFigures && !chart.extra);
}

/// Draws the figure, starting at the top of the canvas. Returns the height used.
float draw_result_figure(const ResultView& view, ui::Canvas& canvas, std::string_view id,
                         bool editable) {
    ui::fill(canvas, canvas.screen, 0, ui::rgb(0xFFFFFF));
    Rect in{0, kFiguresMargin / 2, kFiguresWidth, 100'000};
    for (const LabChart& chart : view.charts) {
        if (shows(id, chart)) {
            chart.draw(view, canvas, ui::take_top(in, kChart, kFiguresMargin), chart.item);
        }
    }
    in = in.inset(kFiguresMargin, 0);
    if (id == kAllFigures || id == kTableFigure) {
        const float height = draw_table_figure(view.of, canvas, in);
        ui::take_top(in, height, height > 0 ? kFiguresMargin : 0);
    }
    const std::string caption = figure_caption(view.lab);
    const ui::TextStyle style = ui::style::small.in(canvas.theme.ink);
    in.w *= editable ? kRoom : 1;
    const float height = ui::text_height(canvas, caption, in.w, style);
    ui::draw_wrapped(canvas, ui::take_top(in, height + 1), caption, style);
    return in.y + kFiguresMargin;
}

}  // namespace

std::string figure_svg(const Results& results, std::string_view id, bool editable) {
    std::vector<std::string> requested;
    const ResultView view{results, requested};
    const bool known = id == kAllFigures || id == kTableFigure ||
                       std::any_of(view.charts.begin(), view.charts.end(),
                                   [id](const LabChart& chart) { return shows(id, chart); });
    if (!known || !view.lab.has_results()) {
        return {};
    }
    const std::string caption = figure_caption(view.lab);
    float height = kChart;
    const auto draw = [&] {
        return ui::draw_svg(
            {.width = kFiguresWidth,
             .height = height,
             .light = true,
             .title = view.lab.played().game->info->title,
             .words = caption,
             .editable = editable},
            [&](ui::Canvas& canvas) { height = draw_result_figure(view, canvas, id, editable); });
    };
    draw();  // the first call measures the height
    return draw();
}

}  // namespace ctq::scenes

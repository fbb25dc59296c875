// Charts and tables for publication: on a white background with a caption, independent of the
// screen.
#include <algorithm>
#include <string>

#include "engine/core/say.hpp"
#include "shell/platform/platform.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/svg/picture.hpp"
#include "shell/ui/ui.hpp"
#include "shell/version.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kFiguresWidth = 880;
constexpr float kChart = 520;
constexpr float kFiguresMargin = 20;
constexpr float kFiguresButton = 46;  // width of a button on the chart

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

/// Draws the figure, starting at the top of the canvas. Returns the height used.
float draw_result_figure(LaboratoryScene& scene, ui::Canvas& canvas, std::string_view id) {
    const Laboratory& lab = scene.lab();
    ui::fill(canvas, canvas.screen, 0, ui::rgb(0xFFFFFF));
    Rect in{0, kFiguresMargin / 2, kFiguresWidth, 100'000};
    const bool all = id == kAllFigures;
    for (const LabChart& chart : charts_of(lab)) {
        if (all || id == chart.id) {
            chart.draw(scene, canvas, ui::take_top(in, kChart, kFiguresMargin));
        }
    }
    if (all || id == kTableFigure) {
        const float height = draw_result_table(scene, canvas, in);
        ui::take_top(in, height, height > 0 ? kFiguresMargin : 0);
    }
    Rect words = in.inset(kFiguresMargin, 0);
    const std::string caption = figure_caption(lab);
    const ui::TextStyle style = ui::style::small.in(canvas.theme.ink);
    const float height = ui::text_height(canvas, caption, words.w, style);
    ui::draw_wrapped(canvas, ui::take_top(words, height + 1), caption, style);
    return words.y + kFiguresMargin;
}

}  // namespace

std::string figure_svg(LaboratoryScene& scene, std::string_view id) {
    const Laboratory& lab = scene.lab();
    const auto charts = charts_of(lab);
    const bool known = id == kAllFigures || id == kTableFigure ||
                       std::any_of(charts.begin(), charts.end(),
                                   [id](const LabChart& chart) { return id == chart.id; });
    if (!known || !lab.has_results()) {
        return {};
    }
    const std::string caption = figure_caption(lab);
    float height = kChart;
    const auto draw = [&] {
        return ui::draw_svg(
            {kFiguresWidth, height, true, lab.played().game->info->title, caption},
            [&](ui::Canvas& canvas) { height = draw_result_figure(scene, canvas, id); });
    };
    draw();  // the first call measures the height
    return draw();
}

std::string figure_command(std::string_view id, std::string_view format) {
    return core::say("figure:{id}:{format}", {{"id", id}, {"format", format}});
}

std::string figure_label(std::string_view title, std::string_view format) {
    return core::say("Save “{title}” as {format}", {{"title", title}, {"format", format}});
}

void draw_figure_buttons(ui::Canvas& canvas, Rect rect, const LabChart& chart) {
    if (canvas.svg != nullptr) {
        return;
    }
    const bool png = platform::can_hand_over();
    Rect row{rect.x, rect.y + 4, rect.w - 6, 44};
    row = ui::take_right(row, (png ? 2 : 1) * (kFiguresButton + 4));
    for (const char* format : {"PNG", "SVG"}) {
        if (format == std::string_view("PNG") && !png) {
            continue;
        }
        const std::string name = figure_command(chart.id, format);
        const std::string label = figure_label(chart.title, format);
        ui::ButtonStyle style{ui::ButtonKind::paper};
        style.word = format;
        style.size = 13;
        ui::button(canvas, {name, label, ui::take_left(row, kFiguresButton, 4).inset(0, 5)}, style);
    }
}

}  // namespace ctq::scenes

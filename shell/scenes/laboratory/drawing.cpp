// The laboratory: the experiment on the left and the results on the right, or one below the other
// on a phone.
#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kForm = 296;
constexpr float kLaboratoryPadding = 20;
constexpr float kRunButtons = 150;
constexpr const char* kOtherForm =
    "The form shows another experiment. These results don’t belong to it: run it for new ones.";

/// Draws what was played: the experiment's title, what to look for in the results, and the
/// settings. Before the first run, draws the same for the experiment that the form shows.
void add_subject(ui::Canvas& canvas, ui::Column& column, const Laboratory& lab) {
    const Experiment& of = lab.has_results() ? lab.played() : lab.experiment();
    const Preset* preset = preset_of(of);
    const bool charted = !lab.has_results();
    const std::string words =
        preset != nullptr ? std::string(preset->help)
        : charted
            ? "Thousands of games between bots, counted. A range such as 1..6, or alternatives "
              "such as greedy|random, in the place of a bot or of an option's value makes a sweep."
            : "";
    const std::string played = charted ? "" : played_words(lab);
    const std::string other = charted || of == lab.experiment() ? "" : kOtherForm;
    const ui::Color ink = canvas.theme.ink;
    column.group(kChartGap, [&](ui::Column& in) {
        in.frame(ui::narrow(canvas) ? 14.0F : 20.0F, 14,
                 [&](Rect all) { ui::paper(canvas, all, ui::radius_panel, charted); });
        in.add(34 * canvas.text_scale, 0, [&](Rect at) {
            ui::draw_text(canvas, at, preset != nullptr ? preset->title : "Your own experiment",
                          {ui::Face::title, 24, ink, ui::Align::left});
        });
        const auto add = [&](const std::string& line, const ui::TextStyle& style) {
            const float height = ui::text_height(canvas, line, in.width(), style) + 6;
            in.add(line.empty() ? 0 : height, 0,
                   [&](Rect at) { ui::draw_wrapped(canvas, at, line, style); });
        };
        add(words, {ui::Face::text, 16, ink, ui::Align::left});
        add(played, ui::style::small.in(canvas.theme.ink_soft));
        add(other, ui::style::number.in(ink));
    });
}

void draw_last_run(ui::Canvas& canvas, Rect row, const std::string& words, std::size_t index) {
    const float width = kRunButtons * canvas.text_scale;
    const bool stacked = ui::narrow(canvas);
    ui::separator(canvas, row.min(), row.w);
    Rect buttons = stacked ? ui::take_bottom(row, 44) : ui::take_right(row, width, 12);
    buttons = stacked ? ui::take_left(buttons, width) : ui::around(buttons.center(), buttons.w, 44);
    ui::draw_wrapped(canvas, row.inset(0, 6), words, ui::style::small);
    ui::ButtonStyle quiet{ui::ButtonKind::word};
    quiet.word = "Show";
    const std::string number = std::to_string(index);
    const std::string again = core::say("Show again: {run}", {{"run", words}});
    const std::string aside = core::say("Put beside: {run}", {{"run", words}});
    ui::button(canvas, {"again:" + number, again, ui::column(buttons, 0, 2, 4)}, quiet);
    quiet.word = "Beside";
    ui::button(canvas, {"aside:" + number, aside, ui::column(buttons, 1, 2, 4)}, quiet);
}

/// Draws the list of earlier results, which can be shown again or beside the current results.
void add_runs(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const auto& runs = scene.runs();
    if (runs.empty()) {
        return;
    }
    column.group(0, [&](ui::Column& in) {
        in.frame(kLaboratoryPadding, 12, [&](Rect all) { ui::panel(canvas, all); });
        in.add(34 * canvas.text_scale, 0,
               [&](Rect at) { ui::draw_text(canvas, at, "Last runs", ui::style::heading); });
        const bool stacked = ui::narrow(canvas);
        const float width = in.width() - (stacked ? 0 : kRunButtons * canvas.text_scale + 12);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const std::string& words = runs[i].words;
            const float lines = ui::text_height(canvas, words, width, ui::style::small) + 12;
            in.add(std::max(44.0F, lines) + (stacked ? 44.0F : 0.0F), 0,
                   [&](Rect row) { draw_last_run(canvas, row, words, i); });
        }
    });
}

void draw_results(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const Laboratory& lab = scene.lab();
    add_subject(canvas, column, lab);
    if (!lab.has_results()) {
        return;
    }
    const Rect all = column.left();
    draw_charts(scene, canvas, column);
    column.space(draw_result_table(scene, canvas, column.left()));
    column.space(kChartGap);
    draw_statistics(scene, canvas, column);
    if (lab.played() != lab.experiment() &&
        canvas.scope.empty()) {  // grey out results of another experiment
        ui::fill(canvas, {all.x, all.y, all.w, column.left().y - all.y}, 0,
                 ui::faded(canvas.theme.room_from, 0.55F));
    }
}

/// Draws the current results and the earlier results beside them: to the right or, on a phone,
/// below.
void draw_both_results(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    column.add(44, 8, [&](Rect row) {
        ui::ButtonStyle quiet{ui::ButtonKind::quiet};
        quiet.word = "Remove the run beside it";
        const float width = std::min(row.w, ui::button_width(canvas, quiet.word, quiet));
        ui::button(canvas, {"beside:away", quiet.word, ui::take_right(row, width)}, quiet);
    });
    const bool below = ui::narrow(canvas);
    const Rect all = column.left();
    ui::Column first(below ? all : ui::column(all, 0, 2, kChartGap));
    draw_results(scene, canvas, first);
    if (below) {
        first.space(kChartGap);
    }
    ui::Column second(below ? first.left() : ui::column(all, 1, 2, kChartGap));
    scene.look_aside(canvas, true);
    draw_results(scene, canvas, second);
    scene.look_aside(canvas, false);
    column.space(std::max(first.left().y, second.left().y) - all.y);
}

/// Draws the current results, those beside them, and the list of earlier results.
void draw_all_results(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column) {
    scene.has_beside() ? draw_both_results(scene, canvas, column)
                       : draw_results(scene, canvas, column);
    column.space(kChartGap);
    add_runs(scene, canvas, column);
}

void draw_wide(LaboratoryScene& scene, const Commands& list, ui::Canvas& canvas, Rect all) {
    const Laboratory& lab = scene.lab();
    all = all.inset(24, 20);
    const Rect side = ui::take_left(all, kForm * std::min(canvas.text_scale, 1.3F), 20);
    ui::panel(canvas, side);
    Rect in = side.inset(kLaboratoryPadding, 16);
    draw_run(lab, list, canvas, ui::take_bottom(in, run_height(lab, canvas, in.w), 12));
    const ui::ScrollView form = ui::begin_scroll(canvas, "lab-form", in, scene.form());
    ui::Column fields(Rect{in.x, form.content.y, in.w - 12, 100'000});
    experiment_form(scene, canvas, fields);
    ui::end_scroll(canvas, form, "lab-form", scene.form(), fields.height());
    // A little wider than the content, so that shadows are not cut off.
    const Rect view{all.x - 12, all.y - 8, all.w + 24, all.h + 16};
    const ui::ScrollView results = ui::begin_scroll(canvas, "lab-results", view, scene.results());
    const float top = results.content.y + 8;
    ui::Column column(Rect{all.x, top, all.w - 8, 100'000});
    draw_all_results(scene, canvas, column);
    ui::end_scroll(canvas, results, "lab-results", scene.results(), column.left().y - top + 16);
}

void draw_small(LaboratoryScene& scene, const Commands& list, ui::Canvas& canvas, Rect all) {
    const Laboratory& lab = scene.lab();
    Rect foot = ui::take_bottom(all, run_height(lab, canvas, all.w - 28) + 20);
    ui::fill(canvas, foot, 0, canvas.theme.bar);
    draw_run(lab, list, canvas, foot.inset(14, 10));
    const ui::ScrollView view = ui::begin_scroll(canvas, "lab-results", all, scene.results());
    ui::Column column(Rect{all.x + 14, view.content.y + 14, all.w - 28, 100'000});
    if (lab.has_results() || lab.running() || !scene.runs().empty()) {
        draw_all_results(scene, canvas, column);
        column.space(16);
    }
    column.group(16, [&](ui::Column& in) {
        in.frame(16, 16, [&](Rect frame) { ui::panel(canvas, frame); });
        experiment_form(scene, canvas, in);
    });
    ui::end_scroll(canvas, view, "lab-results", scene.results(), column.left().y - view.content.y);
}

}  // namespace

void LaboratoryScene::draw(ui::Canvas& canvas, const Commands& list) {
    ui::room(canvas);
    const Laboratory& lab = visit_.now.lab;
    const core::GameInfo& info = *(lab.has_results() ? lab.played() : lab.experiment()).game->info;
    ui::header(canvas, "Laboratory", info.title, "back");
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height);
    if (ui::narrow(canvas)) {
        draw_small(*this, list, canvas, all);
    } else {
        draw_wide(*this, list, canvas, all);
    }
}

}  // namespace ctq::scenes

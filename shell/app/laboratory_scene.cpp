// The laboratory: the experiment at the left, what comes out at the right; below each other on a
// phone.
#include "shell/app/laboratory_view.hpp"
#include "shell/app/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kForm = 296;
constexpr float kPadding = 20;

/// Before anything was played: what the chosen experiment is about.
float draw_hint(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const Preset* preset = preset_of(lab.experiment());
    const std::string words =
        preset != nullptr
            ? std::string(preset->help)
            : "Thousands of games between bots, counted. A range such as 1..6, or alternatives "
              "such "
              "as greedy|random, in the place of a bot or of an option's value makes a sweep.";
    rect.h = 150 * canvas.text_scale;
    ui::paper(canvas, rect, ui::radius_panel, true);
    Rect in = rect.inset(24, 20);
    ui::draw_text(canvas, ui::take_top(in, 34 * canvas.text_scale, 8),
                  preset != nullptr ? preset->title : "Your own experiment",
                  {ui::Face::title, 24, canvas.theme.ink, ui::Align::left});
    ui::draw_wrapped(canvas, in, words, {ui::Face::text, 16, canvas.theme.ink, ui::Align::left});
    return rect.h;
}

/// Returns the height used.
float draw_results(App& app, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = app.laboratory();
    if (!lab.has_results()) {
        return draw_hint(canvas, rect, lab);
    }
    Rect in = rect;
    ui::take_top(in, draw_charts(app, canvas, in));
    ui::take_top(in, draw_result_table(app, canvas, in), kChartGap);
    ui::take_top(in, draw_statistics(app, canvas, in));
    return in.y - rect.y;
}

void draw_wide(App& app, ui::Canvas& canvas, Rect all, double now) {
    Laboratory& lab = app.laboratory();
    all = all.inset(24, 20);
    const Rect side = ui::take_left(all, kForm * std::min(canvas.text_scale, 1.3F), 20);
    ui::panel(canvas, side);
    Rect in = side.inset(kPadding, 16);
    draw_run(app, canvas, ui::take_bottom(in, run_height(lab, canvas), 12), now);
    const ui::ScrollView form = ui::begin_scroll(canvas, "lab-form", in, lab.form);
    const float height = experiment_height(lab, canvas);
    draw_experiment(app, canvas, {in.x, form.content.y, in.w - 12, height});
    ui::end_scroll(canvas, form, "lab-form", lab.form, height);
    // A little wider than its content, so that shadows are not cut off.
    const Rect view{all.x - 12, all.y - 8, all.w + 24, all.h + 16};
    lab.shown = view;
    const ui::ScrollView results = ui::begin_scroll(canvas, "lab-results", view, lab.results);
    const float used = draw_results(app, canvas, {all.x, results.content.y + 8, all.w - 8, 10000});
    ui::end_scroll(canvas, results, "lab-results", lab.results, used + 16);
}

void draw_small(App& app, ui::Canvas& canvas, Rect all, double now) {
    Laboratory& lab = app.laboratory();
    Rect foot = ui::take_bottom(all, run_height(lab, canvas) + 20);
    ui::fill(canvas, foot, 0, canvas.theme.bar);
    draw_run(app, canvas, foot.inset(14, 10), now);
    lab.shown = all;
    const ui::ScrollView view = ui::begin_scroll(canvas, "lab-results", all, lab.results);
    Rect in{all.x + 14, view.content.y + 14, all.w - 28, 100000};
    if (lab.has_results() || lab.running()) {
        ui::take_top(in, draw_results(app, canvas, in), 16);
    }
    const float height = experiment_height(lab, canvas);
    const Rect panel = ui::take_top(in, height + 2 * 16, 16);
    ui::panel(canvas, panel);
    draw_experiment(app, canvas, panel.inset(16));
    ui::end_scroll(canvas, view, "lab-results", lab.results, in.y - view.content.y);
}

}  // namespace

void draw_laboratory(App& app, ui::Canvas& canvas, double now) {
    ui::room(canvas);
    const Laboratory& lab = app.laboratory();
    const core::GameInfo& info = *(lab.has_results() ? lab.played() : lab.experiment()).game->info;
    ui::header(canvas, "Laboratory", info.title, "back");
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height);
    if (ui::narrow(canvas)) {
        draw_small(app, canvas, all, now);
    } else {
        draw_wide(app, canvas, all, now);
    }
    if (canvas.spots.open.empty() && !app.scene_state().keys_open &&
        ui::take_key(canvas, ui::Key::escape)) {
        app.ask("back");
    }
    draw_sheets(app, canvas);
    ui::draw_toast(canvas, app.scene_state().toast, canvas.screen.bottom() - 40);
}

}  // namespace ctq::app

// The laboratory: the experiment at the left, what comes out at the right; below each other on a
// phone.
#include <algorithm>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kForm = 296;
constexpr float kPadding = 20;
constexpr const char* kOtherForm =
    "The form shows another experiment: these results are not of it until you run it.";

/// What the results are of, or, before anything was played, what the form shows: its title, what to
/// look at, and how it was played. Returns the height used.
float draw_subject(ui::Canvas& canvas, Rect rect, const Laboratory& lab) {
    const Experiment& of = lab.has_results() ? lab.played() : lab.experiment();
    const Preset* preset = preset_of(of);
    const bool charted = !lab.has_results();
    const std::string words =
        preset != nullptr ? std::string(preset->help)
        : charted
            ? "Thousands of games between bots, counted. A range such as 1..6, or alternatives "
              "such as greedy|random, in the place of a bot or of an option's value makes a sweep."
            : "";
    const std::int64_t each = lab.can_go_on() ? lab.done() / std::max(1, lab.cells()) : of.games;
    const std::string played = charted ? "" : experiment_words(of, each);
    const std::string other = charted || of == lab.experiment() ? "" : kOtherForm;
    const ui::Color ink = canvas.theme.ink;
    const ui::TextStyle text{ui::Face::text, 16, ink, ui::Align::left};
    const ui::TextStyle soft = ui::style::small.in(canvas.theme.ink_soft);
    const ui::TextStyle bold = ui::style::number.in(ink);
    const float margin = ui::narrow(canvas) ? 14.0F : 20.0F;
    const float title = 34 * canvas.text_scale;
    const float w = rect.w - 2 * margin;
    const auto height = [&](const std::string& line, const ui::TextStyle& style) {
        return line.empty() ? 0 : ui::text_height(canvas, line, w, style) + 6;
    };
    rect.h = 2 * 14 + title + height(words, text) + height(played, soft) + height(other, bold);
    ui::paper(canvas, rect, ui::radius_panel, charted);
    Rect in = rect.inset(margin, 14);
    ui::draw_text(canvas, ui::take_top(in, title),
                  preset != nullptr ? preset->title : "Your own experiment",
                  {ui::Face::title, 24, ink, ui::Align::left});
    ui::draw_wrapped(canvas, ui::take_top(in, height(words, text)), words, text);
    ui::draw_wrapped(canvas, ui::take_top(in, height(played, soft)), played, soft);
    ui::draw_wrapped(canvas, in, other, bold);
    return rect.h;
}

/// What was run before: to be shown again, or beside. Returns the height used.
float draw_runs(const LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const auto& runs = scene.runs();
    if (runs.empty()) {
        return 0;
    }
    constexpr float kButtons = 150;
    const bool stacked = ui::narrow(canvas);
    const ui::TextStyle style = ui::style::small;
    const float buttons = kButtons * canvas.text_scale;
    const float width = rect.w - 2 * kPadding - (stacked ? 0 : buttons + 12);
    rect.h = 2 * 12 + 34 * canvas.text_scale;
    for (const LastRun& run : runs) {
        rect.h += std::max(44.0F, ui::text_height(canvas, run.words, width, style) + 12) +
                  (stacked ? 44.0F : 0.0F);
    }
    ui::panel(canvas, rect);
    Rect in = rect.inset(kPadding, 12);
    ui::draw_text(canvas, ui::take_top(in, 34 * canvas.text_scale), "Last runs",
                  ui::style::heading);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::string& words = runs[i].words;
        const float lines = std::max(44.0F, ui::text_height(canvas, words, width, style) + 12);
        Rect row = ui::take_top(in, lines + (stacked ? 44.0F : 0.0F));
        ui::separator(canvas, row.min(), row.w);
        Rect ways = stacked ? ui::take_bottom(row, 44) : ui::take_right(row, buttons, 12);
        ways = stacked ? ui::take_left(ways, buttons) : ui::around(ways.center(), ways.w, 44);
        ui::draw_wrapped(canvas, row.inset(0, 6), words, style);
        ui::ButtonStyle quiet{ui::ButtonKind::word};
        quiet.word = "Show";
        const std::string number = std::to_string(i);
        const std::string again = core::say("Show again: {run}", {{"run", words}});
        const std::string aside = core::say("Put beside: {run}", {{"run", words}});
        ui::button(canvas, {"again:" + number, again, ui::column(ways, 0, 2, 4)}, quiet);
        quiet.word = "Beside";
        ui::button(canvas, {"aside:" + number, aside, ui::column(ways, 1, 2, 4)}, quiet);
    }
    return rect.h;
}

/// Returns the height used.
float draw_results(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    Rect in = rect;
    ui::take_top(in, draw_subject(canvas, rect, lab), kChartGap);
    if (!lab.has_results()) {
        return in.y - rect.y;
    }
    const float top = in.y;
    ui::take_top(in, draw_charts(scene, canvas, in));
    ui::take_top(in, draw_result_table(scene, canvas, in), kChartGap);
    ui::take_top(in, draw_statistics(scene, canvas, in));
    if (lab.played() != lab.experiment() &&
        canvas.scope.empty()) {  // not of what the form shows: as behind a mist
        ui::fill(canvas, {rect.x, top, rect.w, in.y - top}, 0,
                 ui::faded(canvas.theme.room_from, 0.55F));
    }
    return in.y - rect.y;
}

/// The results, those beside them at the right or, on a phone, below, and the last runs. Returns the height used.
float draw_all_results(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const float top = rect.y;
    Rect in = rect;
    if (!scene.has_beside()) {
        ui::take_top(in, draw_results(scene, canvas, in), kChartGap);
    } else {
        ui::ButtonStyle quiet{ui::ButtonKind::quiet};
        quiet.word = "Take away what lies beside";
        Rect way = ui::take_top(in, 44, 8);
        ui::button(
            canvas,
            {"beside:away", quiet.word,
             ui::take_right(way, std::min(way.w, ui::button_width(canvas, quiet.word, quiet)))},
            quiet);
        rect = in;
        Rect second = rect;
        const Rect first =
            ui::narrow(canvas)
                ? rect
                : ui::take_left(second, ui::column(rect, 0, 2, kChartGap).w, kChartGap);
        const float used = draw_results(scene, canvas, first);
        if (ui::narrow(canvas)) {
            ui::take_top(second, used, kChartGap);
        }
        scene.look_aside(canvas, true);
        Rect below = second;
        ui::take_top(below, draw_results(scene, canvas, below));
        scene.look_aside(canvas, false);
        ui::take_top(in, std::max(used, below.y - rect.y), kChartGap);
    }
    ui::take_top(in, draw_runs(scene, canvas, in));
    return in.y - top;
}

void draw_wide(LaboratoryScene& scene, ui::Canvas& canvas, Rect all, double now) {
    const Laboratory& lab = scene.lab();
    all = all.inset(24, 20);
    const Rect side = ui::take_left(all, kForm * std::min(canvas.text_scale, 1.3F), 20);
    ui::panel(canvas, side);
    Rect in = side.inset(kPadding, 16);
    draw_run(scene, canvas, ui::take_bottom(in, run_height(lab, canvas, in.w), 12), now);
    const ui::ScrollView form = ui::begin_scroll(canvas, "lab-form", in, scene.form());
    ui::Column column(Rect{in.x, form.content.y, in.w - 12, 100'000});
    experiment_form(scene, canvas, column);
    ui::end_scroll(canvas, form, "lab-form", scene.form(), column.height());
    // A little wider than its content, so that shadows are not cut off.
    const Rect view{all.x - 12, all.y - 8, all.w + 24, all.h + 16};
    const ui::ScrollView results = ui::begin_scroll(canvas, "lab-results", view, scene.results());
    const float used =
        draw_all_results(scene, canvas, {all.x, results.content.y + 8, all.w - 8, 100'000});
    ui::end_scroll(canvas, results, "lab-results", scene.results(), used + 16);
}

void draw_small(LaboratoryScene& scene, ui::Canvas& canvas, Rect all, double now) {
    const Laboratory& lab = scene.lab();
    Rect foot = ui::take_bottom(all, run_height(lab, canvas, all.w - 28) + 20);
    ui::fill(canvas, foot, 0, canvas.theme.bar);
    draw_run(scene, canvas, foot.inset(14, 10), now);
    const ui::ScrollView view = ui::begin_scroll(canvas, "lab-results", all, scene.results());
    Rect in{all.x + 14, view.content.y + 14, all.w - 28, 100000};
    if (lab.has_results() || lab.running() || !scene.runs().empty()) {
        ui::take_top(in, draw_all_results(scene, canvas, in), 16);
    }
    const auto form = [&](ui::Column& column) {
        column.inset(16, 16);
        experiment_form(scene, canvas, column);
    };
    const Rect panel = ui::take_top(in, ui::measured(in.w, form), 16);
    ui::panel(canvas, panel);
    ui::draw_in(panel, form);
    ui::end_scroll(canvas, view, "lab-results", scene.results(), in.y - view.content.y);
}

}  // namespace

void LaboratoryScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    ui::room(canvas);
    const Laboratory& lab = visit_.now.lab;
    const core::GameInfo& info = *(lab.has_results() ? lab.played() : lab.experiment()).game->info;
    ui::header(canvas, "Laboratory", info.title, "back");
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height);
    if (ui::narrow(canvas)) {
        draw_small(*this, canvas, all, canvas.motion.now);
    } else {
        draw_wide(*this, canvas, all, canvas.motion.now);
    }
}

}  // namespace ctq::app

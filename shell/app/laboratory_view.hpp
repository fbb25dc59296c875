#pragma once

#include "shell/app/app.hpp"

/// The parts of the laboratory's scene; laboratory_scene.cpp lays them out.
namespace ctq::app {

// laboratory_form.cpp
/// The fields of an experiment below each other, and the height they need.
void draw_experiment(App& app, ui::Canvas& canvas, ui::Rect rect);
float experiment_height(const Laboratory& lab, const ui::Canvas& canvas);
/// Run or stop, progress, what can be saved; in two rows where it is narrow.
void draw_run(App& app, ui::Canvas& canvas, ui::Rect rect, double now);
float run_height(const Laboratory& lab, const ui::Canvas& canvas);

// laboratory_charts.cpp
/// The charts of what came out from the top of `rect`; returns the height used.
float draw_charts(App& app, ui::Canvas& canvas, ui::Rect rect);

// laboratory_table.cpp
/// A line for each bot, or for the best cells of a sweep; returns the height used.
float draw_result_table(App& app, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app

#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/choices.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/layout.hpp"

/// The parts of the laboratory's scene; drawing.cpp lays them out.
namespace ctq::app {

// form.cpp
/// The fields of an experiment below each other.
void experiment_form(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Choices side by side.
void draw_picks(ui::Canvas& canvas, ui::Rect rect, const std::vector<Choice>& choices);
/// Run or stop, progress or why it can't run, what can be saved; in two rows where it is narrow.
void draw_run(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect, double now);
float run_height(const Laboratory& lab, const ui::Canvas& canvas, float width);  ///< that it needs

// charts.cpp
/// The charts of what came out.
void draw_charts(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

/// A chart, and what its files and its buttons are called.
struct LabChart {
    const char* id;
    const char* title;
    void (*draw)(LaboratoryScene&, ui::Canvas&, ui::Rect);
};
/// The charts that say what this sweep says.
std::vector<LabChart> charts_of(const Laboratory& lab);

// figures.cpp
/// What stands in for the id of a chart: the table of results, and all charts with it.
inline constexpr const char* kTableFigure = "table";
inline constexpr const char* kAllFigures = "all";
/// A chart on white, with its caption below: what was played, how sure it is, by which program, and where to repeat
/// it. As SVG. Empty where there is no such chart.
std::string figure_svg(LaboratoryScene& scene, std::string_view id);
/// "Incan Gold – Turn 1..20. 10 000 games each, seed 17. Intervals: 95 %, Wilson. Cartotheque 1.0.0,
/// https://…".
std::string figure_caption(const Laboratory& lab);
/// What saves a figure of this id, "PNG" or "SVG": "figure:scores:PNG"; and how that is called.
std::string figure_command(std::string_view id, std::string_view format);
std::string figure_label(std::string_view title, std::string_view format);
/// The two ways to take a chart along, at the upper right of its place. Nothing in a picture.
void draw_figure_ways(ui::Canvas& canvas, ui::Rect rect, const LabChart& chart);

/// Between charts, and from what width on two stand side by side.
inline constexpr float kChartGap = 16;
inline constexpr float kTwoColumns = 700;
/// What a click on a chart does.
inline constexpr const char* kOpenTip = "click: open the first of them";

struct QuantityWords {
    std::string_view name;  ///< of the spot
    std::string_view title;
    std::string_view x_title;
    std::string_view tip;
};
/// How often each value of the shown cell's quantity came, in units of so many; a click opens the
/// first game that had it.
void draw_quantity(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect,
                   const lab::Quantity& quantity, int unit, const QuantityWords& words);
/// Asks for the first game whose value is in [begin, end).
void open_first(LaboratoryScene& scene, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end);

// statistics.cpp
/// The final lead and the game's own statistics of the shown cell.
void draw_statistics(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

// sweep_charts.cpp
/// What charts call a value that was measured elsewhere.
inline constexpr const char* kReference = "reference";
/// A sweep over one number, as a curve; a click chooses the cell. The sweep has that one axis.
void draw_curve(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// A sweep over two things, as a map with a cell for each pair. The sweep has two axes.
void draw_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Whether anything is known beforehand of a cell of that map, and the map of it.
bool has_known_map(const Laboratory& lab);
void draw_known_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// What the best play alone does, for games where it is known.
void draw_perfect_play(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

// table.cpp
/// Which part of the combinations the table shows; empty when it shows all.
std::string table_note(const Laboratory& lab);
/// A line for each bot, or for the best cells of a sweep; returns the height used.
float draw_result_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::app

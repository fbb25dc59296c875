#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/field_values.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/layout.hpp"

/// Draws the parts of the laboratory scene. drawing.cpp arranges them.
namespace ctq::scenes {

// form.cpp
/// Adds the fields of the experiment to the column.
void experiment_form(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Draws the values of a field side by side, as buttons to choose from.
void draw_picks(ui::Canvas& canvas, ui::Rect rect, const std::vector<FieldValue>& values);
/// Draws the run or stop button, the save buttons, and the progress or the reason why the
/// experiment can't run. On a narrow screen they take two rows.
void draw_run(const Laboratory& lab, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
float run_height(const Laboratory& lab, const ui::Canvas& canvas, float width);  ///< see `draw_run`

// charts.cpp
/// Draws the charts of the results.
void draw_charts(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

/// A chart, with its names in file names and on buttons.
struct LabChart {
    const char* id;
    const char* title;
    void (*draw)(LaboratoryScene&, ui::Canvas&, ui::Rect);
};
/// Returns the charts that show the results of this laboratory.
std::vector<LabChart> charts_of(const Laboratory& lab);

// figures.cpp
/// Ids of figures that are not a single chart: the table of results, and all charts together with
/// the table.
inline constexpr const char* kTableFigure = "table";
inline constexpr const char* kAllFigures = "all";
/// Returns a chart as SVG on a white background. A caption below it says what was played, how
/// certain the results are, the version of the program, and the link to repeat the experiment.
/// Returns an empty string if there is no such chart.
std::string figure_svg(LaboratoryScene& scene, std::string_view id);
/// Return the id and the label of the command that saves a figure in `format`, "PNG" or "SVG". The
/// id is, for example, "figure:scores:PNG".
std::string figure_command(std::string_view id, std::string_view format);
std::string figure_label(std::string_view title, std::string_view format);
/// Draws the two save buttons (PNG and SVG) in the upper right corner of a chart. Draws nothing in
/// an exported picture.
void draw_figure_buttons(ui::Canvas& canvas, ui::Rect rect, const LabChart& chart);

/// The gap between charts, and the least width at which two charts fit side by side.
inline constexpr float kChartGap = 16;
inline constexpr float kTwoColumns = 700;
/// The tooltip of a bar of a histogram: a click opens the first game that the bar counts.
inline constexpr const char* kOpenTip = "click: open the first of them";

/// Draws a histogram of one quantity for the shown cell, with the texts of `chart`. Values are in
/// units of 1/`unit`. A click on a bar opens the first game with a value in that bar.
void draw_quantity(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect,
                   const lab::Quantity& quantity, int unit, const ui::Histogram& chart);
/// Requests the command that opens the first game whose value is in [begin, end).
void open_first(LaboratoryScene& scene, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end);

// statistics.cpp
/// Draws, for the shown cell, the final lead and the statistics that are special to the game.
void draw_statistics(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

// sweep_charts.cpp
/// The legend label of reference values, which were measured in other experiments.
inline constexpr const char* kReference = "reference";
/// Draws the results of a sweep over one number as a curve. A click chooses the cell (the value of
/// that number) to show. The sweep must have exactly one axis.
void draw_curve(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws the results of a sweep over two axes as a heat map, with a cell for each pair of values.
/// The sweep must have exactly two axes.
void draw_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Return whether a reference value is known for any cell of the heat map, and draw the heat map of
/// the reference values.
bool has_known_map(const Laboratory& lab);
void draw_known_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws a heat map that shows how to play perfectly, for games where that is known.
void draw_perfect_play(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

// table.cpp
/// Returns the note that says which of the combinations the table shows; empty if it shows all.
std::string table_note(const Laboratory& lab);
/// Draws the table of results, with a row for each bot or, in a sweep, for each of the best cells.
/// Returns the height used.
float draw_result_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::scenes

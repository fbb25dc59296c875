#pragma once

#include <string>
#include <vector>

#include "shell/scenes/laboratory/field_values.hpp"
#include "shell/scenes/laboratory/scene.hpp"
#include "shell/ui/charts/histogram.hpp"
#include "shell/ui/layout.hpp"

/// The parts of the laboratory scene. drawing.cpp lays them out.
namespace ctq::scenes {

// form.cpp
/// Draws the fields of the experiment, one below the other.
void experiment_form(const LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);
/// Draws the values of a field side by side.
void draw_picks(ui::Canvas& canvas, ui::Rect rect, const std::vector<FieldValue>& values);
/// Draws the run or stop button, the progress or the reason why the experiment can't run, and the
/// save buttons. On a narrow screen they take two rows.
void draw_run(const Laboratory& lab, const Commands& list, ui::Canvas& canvas, ui::Rect rect);
float run_height(const Laboratory& lab, const ui::Canvas& canvas, float width);  ///< of `draw_run`

// charts.cpp
/// Draws the charts of the results.
void draw_charts(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

/// A chart, with the names used in its files and on its buttons.
struct LabChart {
    const char* id;
    const char* title;
    void (*draw)(LaboratoryScene&, ui::Canvas&, ui::Rect);
};
/// Returns the charts for the results of this experiment.
std::vector<LabChart> charts_of(const Laboratory& lab);

// figures.cpp
/// Stand for the table of results, and for all charts with the table, where the id of a chart is
/// expected.
inline constexpr const char* kTableFigure = "table";
inline constexpr const char* kAllFigures = "all";
/// Returns a chart as SVG on a white background, with a caption below it: what was played, how
/// certain the results are, the version of the program and the link to repeat the experiment.
/// Returns an empty string if there is no such chart.
std::string figure_svg(LaboratoryScene& scene, std::string_view id);
/// Return the command that saves a figure as "PNG" or "SVG" ("figure:scores:PNG"), and its label.
std::string figure_command(std::string_view id, std::string_view format);
std::string figure_label(std::string_view title, std::string_view format);
/// Draws the two save buttons (PNG and SVG) in the upper right corner of a chart. Draws nothing in
/// an exported picture.
void draw_figure_buttons(ui::Canvas& canvas, ui::Rect rect, const LabChart& chart);

/// The gap between charts, and the least width at which two charts fit side by side.
inline constexpr float kChartGap = 16;
inline constexpr float kTwoColumns = 700;
/// The tooltip of a clickable bar.
inline constexpr const char* kOpenTip = "click: open the first of them";

/// Draws a histogram of the quantity in the shown cell, with the words of `chart`. Values are in
/// units of 1/`unit`. A click on a bar opens the first game with such a value.
void draw_quantity(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect,
                   const lab::Quantity& quantity, int unit, const ui::Histogram& chart);
/// Asks for the first game whose value is in [begin, end).
void open_first(LaboratoryScene& scene, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end);

// statistics.cpp
/// Draws the final lead and the game's own statistics for the shown cell.
void draw_statistics(LaboratoryScene& scene, ui::Canvas& canvas, ui::Column& column);

// sweep_charts.cpp
/// The label of values that were measured in other experiments.
inline constexpr const char* kReference = "reference";
/// Draws a sweep over one number as a curve. A click chooses the cell. The sweep must have exactly
/// one axis.
void draw_curve(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws a sweep over two axes as a heat map with a cell for each pair. The sweep must have exactly
/// two axes.
void draw_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Return whether reference values are known for any cell of the heat map, and draw the map of
/// those values.
bool has_known_map(const Laboratory& lab);
void draw_known_map(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);
/// Draws perfect play as a heat map, for games where it is known.
void draw_perfect_play(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

// table.cpp
/// Returns the note that says which part of the combinations the table shows, or an empty string if
/// it shows all.
std::string table_note(const Laboratory& lab);
/// Draws the table of results, with a row for each bot or for the best cells of a sweep. Returns
/// the height used.
float draw_result_table(LaboratoryScene& scene, ui::Canvas& canvas, ui::Rect rect);

}  // namespace ctq::scenes

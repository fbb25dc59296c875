#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/scenes/laboratory/last_runs.hpp"
#include "shell/ui/canvas.hpp"
#include "shell/ui/charts/histogram.hpp"

/// The charts of the results, which the page shows as pictures, and the files with them.
namespace ctq::scenes {

struct ResultView;

struct LabChart {
    std::string_view id;  ///< in the names of files; the names of its spots begin with "chart:<id>"
    std::string_view title;
    void (*draw)(const ResultView& view, ui::Canvas& canvas, ui::Rect rect, int item);
    std::string words{};  ///< what the text view says, if the table doesn't say it: lines
    int item = 0;         ///< for `draw`: the statistic that is shown
    bool extra = false;   ///< shows a statistic of the game: it stands below the table
    float least = 300;    ///< height in pixels
};

/// The least height of a heat map, which has a note, a key and two titles around its cells.
inline constexpr float kMapLeast = 400;

/// Returns the charts that show the results of this laboratory.
std::vector<LabChart> charts_of(const Laboratory& lab);
/// Returns the charts of a tournament or a comparison.
std::vector<LabChart> rated_charts(const Laboratory& lab);
/// Return whether a reference value is known for any cell of a heat map.
bool has_known_map(const Laboratory& lab);

/// Results as the charts draw them: the current ones, or earlier ones beside them.
struct ResultView {
    const Results& of;
    std::vector<std::string>& requested;  ///< gets the ids of commands
    std::string scope{};                  ///< begin of these ids and of the names of spots
    const Laboratory& lab = of.lab;
    std::vector<LabChart> charts = charts_of(of.lab);

    void ask(std::string_view command) const { requested.push_back(scope + std::string(command)); }
};

// figures.cpp
/// Ids of figures that are not a single chart: the table of results, and the table together with
/// all charts but those of the game's own statistics.
inline constexpr const char* kTableFigure = "table";
inline constexpr const char* kAllFigures = "all";
/// Returns a chart as SVG on a white background. A caption below it says what was played, how
/// certain the results are, the version of the program, and the link to repeat the experiment.
/// Returns an empty string if there is no such chart.
/// `editable`: texts stay texts, in the fonts of whoever reads the file; otherwise outlines.
std::string figure_svg(const Results& results, std::string_view id, bool editable);

/// The tooltip of a bar of a histogram: a click opens the first game that the bar counts.
inline constexpr const char* kOpenTip = "click: open the first of them";
/// The legend label of reference values, which were measured in other experiments.
inline constexpr const char* kReference = "reference";

// statistics.cpp
/// Returns the charts of the shown cell's final lead and of the game's own statistics.
std::vector<LabChart> statistic_charts(const Laboratory& lab);

// charts.cpp
/// Draws a histogram of one quantity for the shown cell, with the texts of `chart`. Values are in
/// units of 1/`unit`. A click on a bar opens the first game with a value in that bar.
void draw_quantity(const ResultView& view, ui::Canvas& canvas, ui::Rect rect,
                   const lab::Quantity& quantity, int unit, const ui::Histogram& chart);
/// Requests the command that opens the first game whose value is in [begin, end).
void open_first(const ResultView& view, int cell, const lab::Histogram& histogram,
                std::int64_t begin, std::int64_t end);

// sweep_charts.cpp
/// Draws the results of a sweep over one number as a curve. A click chooses the cell (the value of
/// that number) to show. The sweep must have exactly one axis.
void draw_curve(const ResultView& view, ui::Canvas& canvas, ui::Rect rect, int item);
/// Draws the results of a sweep over two axes as a heat map, with a cell for each pair of values.
/// `known`: draws the reference values instead. The sweep must have exactly two axes.
void draw_map(const ResultView& view, ui::Canvas& canvas, ui::Rect rect, int known);
/// Draws a heat map that shows how to play perfectly, for games where that is known.
void draw_perfect_play(const ResultView& view, ui::Canvas& canvas, ui::Rect rect, int item);

}  // namespace ctq::scenes

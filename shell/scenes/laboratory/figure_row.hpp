#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/ui.hpp"

/// Rows of the laboratory's tables: figures (numbers) side by side, each under its title.
namespace ctq::scenes {

inline constexpr float kFigureTitles = 13;  ///< text size of the titles
inline constexpr float kFigureWords = 15;
inline constexpr float kBetweenFigures = 6;
/// The title of a column that holds the lower and upper 95 % bound of the column to its left.
inline constexpr const char* kBounds95 = "95 %";

struct TableFigure {
    const char* title;
    std::string words;
    const char* order = nullptr;  ///< sort key of this column; null if it has none
};

/// Returns the relative width of a column: 1, or 1.5 for a column with two numbers.
inline float shares_of(const TableFigure& figure) {
    return std::string_view(figure.title) == kBounds95 ? 1.5F : 1.0F;
}

/// Calls `draw` with each figure and its rectangle, from left to right.
template <class Draw>
void each_figure(ui::Rect rect, const std::vector<TableFigure>& figures, Draw draw) {
    float all = 0;
    for (const TableFigure& figure : figures) {
        all += shares_of(figure);
    }
    const float share = rect.w / std::max(1.0F, all);
    for (const TableFigure& figure : figures) {
        ui::Rect at = ui::take_left(rect, share * shares_of(figure));
        at.w -= kBetweenFigures;
        draw(figure, at);
    }
}

/// Returns the least width at which no figure or title is cut off.
float figures_width(const ui::Canvas& canvas, const std::vector<TableFigure>& figures);
/// Draws the figures of one row, without their titles.
void draw_figures(ui::Canvas& canvas, ui::Rect rect, const std::vector<TableFigure>& figures);

/// A table row: a name and its figures.
struct FigureLine {
    std::string name;
    std::vector<TableFigure> figures;
};
/// Draws rows below one row of titles. On a narrow screen each name is above its figures. Returns
/// the height used. Draws nothing if there are no rows.
float draw_figure_lines(ui::Canvas& canvas, ui::Rect rect, std::string_view head,
                        const std::vector<FigureLine>& lines);

}  // namespace ctq::scenes

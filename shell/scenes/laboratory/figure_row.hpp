#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/ui.hpp"

/// Figures under their titles, side by side: the rows of the laboratory's tables.
namespace ctq::app {

inline constexpr float kFigureTitles = 13;  ///< size of their letters
inline constexpr float kFigureWords = 15;
inline constexpr float kBetweenFigures = 6;
/// The title of a column with both bounds of the one before it.
inline constexpr const char* kBounds95 = "95 %";

struct TableFigure {
    const char* title;
    std::string words;
    const char* order = nullptr;  ///< what sorts a sweep by it; null for nothing
};

/// Two numbers in one need the room of one and a half.
inline float shares_of(const TableFigure& figure) {
    return std::string_view(figure.title) == kBounds95 ? 1.5F : 1.0F;
}

/// Calls `draw` with each figure and its place, side by side.
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

/// The width that figures need beside each other, whole and under their titles.
float figures_width(const ui::Canvas& canvas, const std::vector<TableFigure>& figures);
/// Their words.
void draw_figures(ui::Canvas& canvas, ui::Rect rect, const std::vector<TableFigure>& figures);

/// A row of a table: whose figures they are.
struct FigureLine {
    std::string name;
    std::vector<TableFigure> figures;
};
/// Rows under their titles, all with the same ones; where it is narrow the names stand above the figures.
/// Returns the height used. Nothing without rows.
float draw_figure_lines(ui::Canvas& canvas, ui::Rect rect, std::string_view head,
                        const std::vector<FigureLine>& lines);

}  // namespace ctq::app

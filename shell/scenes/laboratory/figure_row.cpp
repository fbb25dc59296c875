#include "shell/scenes/laboratory/figure_row.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kFigureLine = 40;
constexpr float kFigurePadding = 16;
constexpr float kFigureName = 0.26F;  // share of the width

}  // namespace

float figures_width(const ui::Canvas& canvas, const std::vector<TableFigure>& figures) {
    float all = 0;
    float widest = 0;  // width of one share
    for (const TableFigure& figure : figures) {
        const float share = shares_of(figure);
        const float w =
            std::max(ui::text_width(canvas, figure.words,
                                    {ui::Face::text, kFigureWords, 0, ui::Align::left}),
                     ui::text_width(canvas, figure.title,
                                    {ui::Face::text, kFigureTitles, 0, ui::Align::left}));
        widest = std::max(widest, (w + kBetweenFigures) / share);
        all += share;
    }
    return widest * all;
}

void draw_figures(ui::Canvas& canvas, Rect rect, const std::vector<TableFigure>& figures) {
    each_figure(rect, figures, [&](const TableFigure& figure, Rect at) {
        ui::draw_text(canvas, at, figure.words,
                      {ui::Face::text, kFigureWords, canvas.theme.text, ui::Align::left});
    });
}

float draw_figure_lines(ui::Canvas& canvas, Rect rect, std::string_view head,
                        const std::vector<FigureLine>& lines) {
    if (lines.empty()) {
        return 0;
    }
    const float width = rect.w - 2 * kFigurePadding;
    const bool above = std::any_of(lines.begin(), lines.end(), [&](const FigureLine& line) {
        return figures_width(canvas, line.figures) > width * (1 - kFigureName);
    });
    const float line_height = (above ? 2 * kFigureLine - 12 : kFigureLine) * canvas.text_scale;
    rect.h = 2 * kFigurePadding + kFigureLine + line_height * static_cast<float>(lines.size());
    if (canvas.svg == nullptr) {
        ui::panel(canvas, rect);
    }
    Rect in = rect.inset(kFigurePadding);
    Rect titles = ui::take_top(in, kFigureLine);
    const ui::TextStyle muted{ui::Face::text, kFigureTitles, canvas.theme.muted, ui::Align::left};
    if (!above) {
        ui::draw_text(canvas, ui::take_left(titles, width * kFigureName), head, muted);
    }
    each_figure(titles, lines.front().figures, [&](const TableFigure& figure, Rect at) {
        ui::draw_text(canvas, at, figure.title, muted);
    });
    for (const FigureLine& line : lines) {
        Rect row = ui::take_top(in, line_height);
        ui::separator(canvas, row.min(), row.w);
        const Rect name =
            above ? ui::take_top(row, row.h / 2) : ui::take_left(row, width * kFigureName);
        ui::draw_text(canvas, name, line.name,
                      {ui::Face::bold, kFigureWords, canvas.theme.text, ui::Align::left});
        draw_figures(canvas, row, line.figures);
    }
    return rect.h;
}

}  // namespace ctq::scenes

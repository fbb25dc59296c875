// The figures behind the charts.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "shell/app/laboratory_view.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr std::size_t kMostRows = 12;  // as many as have games to look at
constexpr float kRow = 44;
constexpr float kPadding = 16;
constexpr float kName = 0.2F;  // of the width
constexpr float kSmallName = 0.34F;
constexpr float kOpen = 264;  // the buttons that open a game
constexpr const char* kBounds = "95 %";

struct Row {
    std::string name;
    int cell = 0;
    std::size_t entry = 0;
    bool lead = false;  ///< the final lead, of no bot
};

std::array<NotedGame, 3> noted_games(const Laboratory& lab, const Row& row) {
    const lab::Tally& tally = lab.tally(row.cell);
    return row.lead ? lab::noted_leads(tally) : noted_scores(tally, row.entry);
}

std::vector<Row> rows_of(const Laboratory& lab) {
    std::vector<Row> rows;
    if (lab.sweep().axes.empty()) {
        for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
            rows.push_back({lab.played().seats[i], 0, i});
        }
    } else {
        for (const int cell : lab.ranking()) {
            if (rows.size() < kMostRows) {
                rows.push_back({lab.cell_words(cell), cell, lab.entry()});
            }
        }
    }
    const int shown = lab.shown_cell();
    if (!rows.empty() && lab::has_leads(lab.tally(shown))) {
        rows.push_back({lead_words(lab), shown, 0, true});
    }
    return rows;
}

struct Figure {
    const char* title;
    std::string words;
};

std::vector<Figure> figures_of(const Laboratory& lab, const Row& row, bool small) {
    const lab::Tally& tally = lab.tally(row.cell);
    const lab::EntryTally& counts = tally.entry[row.entry];
    const lab::Spread score = lab::spread(tally.games, counts.score.sum, counts.score.squares, 2);
    const bool alone = lab.played().seats.size() == 1;
    std::vector<Figure> list;
    if (!small) {
        list.push_back({"Games", ui::count_words(tally.games)});
    }
    if (!alone) {
        const lab::Share won = lab::wilson(counts.wins, tally.games);
        list.push_back({"Won", ui::number_words(100 * won.share, 1) + " %"});
        if (!small) {
            list.push_back({kBounds, ui::number_words(100 * won.low, 1) + " – " +
                                         ui::number_words(100 * won.high, 1)});
        }
    }
    list.push_back({"Mean", ui::number_words(score.mean, 2)});
    list.push_back({"± se", ui::number_words(score.se, 2)});
    if (const auto& known = lab.reference(row.cell, row.entry); known && known->mean) {
        list.push_back({known->exact ? "Exact" : "Reference", ui::number_words(*known->mean, 2)});
    }
    if (!small || alone) {
        list.push_back({"sd", ui::number_words(score.sd, 1)});
    }
    return list;
}

/// Under the same titles, what the final lead has of them.
std::vector<Figure> lead_figures(const Laboratory& lab, const Row& row, bool small) {
    const lab::Quantity& lead = lab.tally(row.cell).lead;
    const std::int64_t games = lab::total(lead.values);
    const lab::Spread spread = lab::spread(games, lead.sum, lead.squares, 2);
    std::vector<Figure> list = figures_of(lab, row, small);
    for (Figure& figure : list) {
        const std::string_view title = figure.title;
        figure.words = title == "Games"  ? ui::count_words(games)
                       : title == "Mean" ? ui::number_words(spread.mean, 2)
                       : title == "± se" ? ui::number_words(spread.se, 2)
                       : title == "sd"   ? ui::number_words(spread.sd, 1)
                                         : "";
    }
    return list;
}

/// Side by side; two numbers in one need the room of one and a half.
void draw_figures(ui::Canvas& canvas, Rect rect, const std::vector<Figure>& figures, bool titles) {
    const auto shares = [](const Figure& figure) {
        return std::string_view(figure.title) == kBounds ? 1.5F : 1.0F;
    };
    float all = 0;
    for (const Figure& figure : figures) {
        all += shares(figure);
    }
    const float share = rect.w / std::max(1.0F, all);
    const ui::Theme& t = canvas.theme;
    for (const Figure& figure : figures) {
        Rect at = ui::take_left(rect, share * shares(figure));
        at.w -= 6;
        ui::draw_text(
            canvas, at, titles ? figure.title : figure.words,
            {ui::Face::text, titles ? 13.0F : 15.0F, titles ? t.muted : t.text, ui::Align::left});
    }
}

/// What opens a game: those worth looking at, and any by its number.
void draw_open(ui::Canvas& canvas, Rect rect, const Laboratory& lab, const Row& row) {
    ui::ButtonStyle style{ui::ButtonKind::word};
    style.size = 14;
    const std::string cell = std::to_string(row.cell);
    int place = 0;
    for (const NotedGame& game : noted_games(lab, row)) {
        style.word = game.word;
        // Two rows may lead to the same game; the line tells their spots apart.
        ui::button(canvas,
                   {"replay:" + cell + ":" + std::to_string(game.number) + ":" + game.word +
                        (row.lead ? "-lead" : std::to_string(row.entry)),
                    row.lead ? lead_label(game)
                             : std::string("Open the ") + game.word + " game of " + row.name,
                    ui::column(rect, place++, 4, 0)},
                   style);
    }
    if (row.lead) {
        return;
    }
    style.word = "no. …";
    ui::button(canvas,
               {"ask:number:" + cell + ":" + std::to_string(row.entry),
                "Open a game of " + row.name + " by its number", ui::column(rect, place, 4, 0)},
               style);
}

/// On a small screen the buttons have a line of their own.
void draw_row(ui::Canvas& canvas, Rect rect, const Laboratory& lab, const Row& row, bool small) {
    Rect in = rect;
    if (small) {
        Rect below = ui::take_bottom(in, kRow);
        draw_open(canvas, ui::take_left(below, std::min(below.w, kOpen * canvas.text_scale)), lab,
                  row);
    } else {
        draw_open(canvas, ui::take_right(in, kOpen * canvas.text_scale, 4), lab, row);
    }
    ui::draw_text(canvas, ui::take_left(in, rect.w * (small ? kSmallName : kName), 8), row.name,
                  {ui::Face::bold, 15, canvas.theme.text, ui::Align::left});
    draw_figures(canvas, in, row.lead ? lead_figures(lab, row, small) : figures_of(lab, row, small),
                 false);
}

}  // namespace

float draw_result_table(App& app, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = app.laboratory();
    const std::vector<Row> rows = rows_of(lab);
    if (rows.empty()) {
        return 0;
    }
    const bool small = rect.w < 620 * canvas.text_scale;
    const float line_height = small ? 2 * kRow - 8 : kRow;
    const float height = kRow + line_height * static_cast<float>(rows.size()) + 2 * kPadding - 8;
    rect.h = height;
    ui::panel(canvas, rect);
    Rect in = rect.inset(kPadding, kPadding - 4);
    Rect head = ui::take_top(in, kRow - 8);
    const ui::TextStyle muted{ui::Face::text, 13, canvas.theme.muted, ui::Align::left};
    if (!small) {
        ui::draw_text(canvas, ui::take_right(head, kOpen * canvas.text_scale, 4).inset(14, 0),
                      "Open a game", muted);
    }
    const float name = (rect.w - 2 * kPadding) * (small ? kSmallName : kName);
    ui::draw_text(canvas, ui::take_left(head, name, 8),
                  lab.sweep().axes.empty() ? "Bot" : "Best first", muted);
    draw_figures(canvas, head, figures_of(lab, rows.front(), small), true);
    for (const Row& row : rows) {
        const Rect line = ui::take_top(in, line_height);
        ui::separator(canvas, line.min(), line.w);
        draw_row(canvas, line, lab, row, small);
    }
    return height;
}

}  // namespace ctq::app

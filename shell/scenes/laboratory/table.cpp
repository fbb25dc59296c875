// The table with the numbers that the charts show.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/say.hpp"
#include "shell/scenes/laboratory/figure_row.hpp"
#include "shell/scenes/laboratory/rated.hpp"
#include "shell/scenes/laboratory/results.hpp"
#include "shell/ui/charts/scale.hpp"
#include "shell/ui/numbers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr std::size_t kFewRows = 12;  // rows shown at first
constexpr float kTableRow = 44;
constexpr float kTablePadding = 16;
constexpr float kTableName = 0.2F;  // share of the width
constexpr float kSmallName = 0.34F;
constexpr float kNameGap = 8;
constexpr float kNameLine = 28;
constexpr float kOpen = 264;  // width of the buttons that open a game

struct Row {
    std::string name;
    int cell = 0;
    std::size_t entry = 0;
    bool lead = false;        ///< row of the final lead, which belongs to no bot
    bool unfinished = false;  ///< some game was not finished, so the table has a column for it
};

/// Returns the title of the shown cell's final lead.
std::string lead_words(const Laboratory& lab) {
    return lab.sweep().axes.empty()
               ? "Final lead"
               : core::say("Final lead, {what}", {{"what", cell_words(lab, shown_cell(lab))}});
}

bool any_unfinished(const Laboratory& lab) {
    for (int cell = 0; cell < lab.cells(); ++cell) {
        if (lab.tally(cell).entry[shown_entry(lab)].unfinished > 0) {
            return true;
        }
    }
    return false;
}

std::vector<Row> rows_of(const Laboratory& lab) {
    const bool unfinished = any_unfinished(lab);
    std::vector<Row> rows;
    if (lab.sweep().axes.empty()) {
        for (std::size_t i = 0; i < lab.played().seats.size(); ++i) {
            rows.push_back({entry_title(lab, i), 0, i, false, unfinished});
        }
    } else {
        for (const int cell : sorted_cells(lab)) {
            if (lab.shown().all_rows || rows.size() < kFewRows) {
                rows.push_back({cell_words(lab, cell), cell, shown_entry(lab), false, unfinished});
            }
        }
    }
    const int shown = shown_cell(lab);
    if (!rows.empty() && lab::has_leads(lab.tally(shown))) {
        rows.push_back({lead_words(lab), shown, 0, true, unfinished});
    }
    return rows;
}

/// The layout of a row.
struct Form {
    bool stacked = false;  ///< the buttons are on a separate line
    bool few = false;      ///< the less important figures are left out
    bool named = false;    ///< the name, too, is on a separate line

    /// Returns the width of the name within a row. The figures follow it.
    float name_width(float width) const {
        return named ? 0 : width * (few ? kSmallName : kTableName) + kNameGap;
    }
};

/// Returns the figures of a row. The row of the final lead has the same columns; some stay empty.
std::vector<TableFigure> figures_of(const Laboratory& lab, const Row& row, bool small) {
    const lab::Tally& tally = lab.tally(row.cell);
    const lab::EntryTally& counts = tally.entry[row.entry];
    const lab::Quantity& of = row.lead ? tally.lead : counts.score;
    const std::int64_t games = row.lead ? lab::total(of.values) : tally.games;
    const lab::Spread spread = lab::spread(games, of.sum, of.squares, 2);
    const bool alone = lab.played().seats.size() == 1;
    const auto own = [&](std::string words) { return row.lead ? std::string() : std::move(words); };
    std::vector<TableFigure> list;
    if (!small) {
        list.push_back({"Games", ui::count_words(games), "games"});
    }
    if (!alone) {
        const lab::Share won = won_share(tally, row.entry);
        list.push_back({"Won", own(percent(won.share) + " %"), "wins"});
        if (!small) {
            list.push_back({kBounds95, own(percent(won.low) + " – " + percent(won.high))});
        }
    }
    list.push_back({"Mean", ui::number_words(spread.mean, 2), "mean"});
    list.push_back({"± se", ui::number_words(spread.se, 2)});
    if (const auto& known = lab.reference(row.cell, row.entry); known && known->mean) {
        list.push_back(
            {known->exact ? "Exact" : "Reference", own(ui::number_words(*known->mean, 2))});
    }
    if (!small || alone) {
        list.push_back({"sd", ui::number_words(spread.sd, 1), "sd"});
    }
    if (row.unfinished) {
        list.push_back({"Unfinished", own(ui::count_words(counts.unfinished)), "unfinished"});
    }
    return list;
}

/// Draws the title of a column. A press on it sorts the table by this column, if that is possible.
void draw_title(ui::Canvas& canvas, Rect at, std::string_view title, const char* order,
                bool sorted) {
    const ui::Theme& t = canvas.theme;
    ui::Color ink = sorted ? t.text : t.muted;
    if (order != nullptr && canvas.svg == nullptr) {
        const std::string name = std::string("sort:") + order;
        const std::string label = core::say("Sort by {title}", {{"title", title}});
        ui::SpotSpec spec{name, label, at};
        spec.kind = sorted ? ui::SpotKind::plain : ui::SpotKind::button;
        const ui::SpotState state = ui::spot(canvas, spec);
        ink = state.hovered ? t.text : ink;
        if (state.focused) {
            ui::focus_ring(canvas, at, 4);
        }
    }
    ui::draw_text(canvas, at, title,
                  {sorted ? ui::Face::bold : ui::Face::text, kFigureTitles, ink, ui::Align::left});
}

/// Draws the titles of all columns. In a sweep they sort the table.
void draw_titles(ui::Canvas& canvas, Rect rect, const std::vector<TableFigure>& figures,
                 const Laboratory& lab) {
    const bool sweep = !lab.sweep().axes.empty();
    each_figure(rect, figures, [&](const TableFigure& figure, Rect at) {
        const char* order = sweep ? figure.order : nullptr;
        draw_title(
            canvas, at, figure.title, order,
            order != nullptr && order == kOrders[static_cast<std::size_t>(lab.shown().order)]);
    });
}

/// Draws the buttons that open a game: noted games, and any game by its number.
void draw_open(ui::Canvas& canvas, Rect rect, const Laboratory& lab, const Row& row) {
    ui::ButtonStyle style{ui::ButtonKind::word};
    style.size = 14;
    int place = 0;
    for (const Opener& one :
         row.lead ? lead_openers(lab, row.cell) : openers_of(lab, row.cell, row.entry, row.name)) {
        if (canvas.scope.empty() || !one.command.starts_with("ask:")) {
            style.word = one.word;
            ui::button(canvas, {one.command, one.label, ui::column(rect, place++, 4, 0)}, style);
        }
    }
}

/// Returns the width of these buttons. A saved picture has none, as it can't open a game.
float open_width(const ui::Canvas& canvas) {
    return canvas.svg != nullptr ? 0 : kOpen * canvas.text_scale;
}

/// Returns the layout that shows as many figures as fit into the width, on as few lines as
/// possible.
Form form_for(const ui::Canvas& canvas, const Laboratory& lab, const std::vector<Row>& rows,
              float width) {
    const auto fits = [&](const Form& form) {
        const float name = form.name_width(width);
        const float room = width - name - (form.stacked ? 0 : open_width(canvas) + 4);
        return std::all_of(rows.begin(), rows.end(), [&](const Row& row) {
            return figures_width(canvas, figures_of(lab, row, form.few)) <= room;
        });
    };
    for (const Form form : {Form{}, Form{true, false, false}, Form{true, true, false}}) {
        if (fits(form)) {
            return form;
        }
    }
    return {true, true, true};
}

void draw_row(ui::Canvas& canvas, Rect rect, const Laboratory& lab, const Row& row,
              const Form& form) {
    Rect in = rect;
    if (canvas.svg != nullptr) {
        // a picture can't open a game
    } else if (form.stacked) {
        Rect below = ui::take_bottom(in, kTableRow);
        draw_open(canvas, ui::take_left(below, std::min(below.w, kOpen * canvas.text_scale)), lab,
                  row);
    } else {
        draw_open(canvas, ui::take_right(in, kOpen * canvas.text_scale, 4), lab, row);
    }
    const float wide = form.name_width(rect.w);
    const Rect name = form.named ? ui::take_top(in, kNameLine * canvas.text_scale)
                                 : ui::take_left(in, wide - kNameGap, kNameGap);
    ui::draw_text(canvas, name, row.name, ui::style::number);
    draw_figures(canvas, in, figures_of(lab, row, form.few));
}

}  // namespace

std::string table_note(const Laboratory& lab) {
    const std::size_t all = lab.sweep().axes.empty() ? 0 : ranked_cells(lab).size();
    return all <= kFewRows || lab.shown().all_rows
               ? ""
               : core::say("The first {shown} of {all} combinations.",
                           {{"shown", static_cast<int>(kFewRows)}, {"all", static_cast<int>(all)}});
}

float draw_result_table(LaboratoryScene& scene, ui::Canvas& canvas, Rect rect) {
    const Laboratory& lab = scene.lab();
    if (lab.played().kind != Experiment::Kind::series) {
        return draw_rated_table(scene, canvas, rect);
    }
    const std::vector<Row> rows = rows_of(lab);
    if (rows.empty()) {
        return 0;
    }
    const Form form = form_for(canvas, lab, rows, rect.w - 2 * kTablePadding);
    const float line_height = (form.stacked ? 2 * kTableRow - 8 : kTableRow) +
                              (form.named ? kNameLine * canvas.text_scale : 0.0F);
    const std::string note = table_note(lab);
    const bool more = !lab.sweep().axes.empty() && ranked_cells(lab).size() > kFewRows;
    const float foot = more ? kTableRow : 0;
    const float height =
        kTableRow + line_height * static_cast<float>(rows.size()) + foot + 2 * kTablePadding - 8;
    rect.h = height;
    const bool picture = canvas.svg != nullptr;
    if (!picture) {
        ui::panel(canvas, rect);
    }
    Rect in = rect.inset(kTablePadding, kTablePadding - 4);
    Rect head = ui::take_top(in, kTableRow - 8);
    const ui::TextStyle muted = ui::style::caption.in(canvas.theme.muted);
    if (!form.stacked && !picture) {
        ui::draw_text(canvas, ui::take_right(head, kOpen * canvas.text_scale, 4).inset(14, 0),
                      "Open a game", muted);
    }
    const float name = form.name_width(rect.w - 2 * kTablePadding);
    if (!form.named) {
        Rect first = ui::take_left(head, name - kNameGap, kNameGap);
        if (lab.sweep().axes.empty()) {
            ui::draw_text(canvas, first, "Bot", muted);
        } else {
            draw_title(canvas, ui::take_left(first, first.w / 2, 4), "Best first", "best",
                       lab.shown().order == ShownResults::Order::best);
            draw_title(canvas, first, "As made", "name",
                       lab.shown().order == ShownResults::Order::name);
        }
    }
    draw_titles(canvas, head, figures_of(lab, rows.front(), form.few), lab);
    for (const Row& row : rows) {
        const Rect line = ui::take_top(in, line_height);
        // In a long table, draw only visible rows and one above and below for the keyboard to move
        // to.
        if (picture || rows.size() <= kFewRows + 1 ||
            (line.bottom() > -line.h && line.y < canvas.screen.h + line.h)) {
            ui::separator(canvas, line.min(), line.w);
            draw_row(canvas, line, lab, row, form);
        }
    }
    if (more) {
        Rect last = ui::take_top(in, foot);
        if (!picture) {
            const std::string words = lab.shown().all_rows ? std::string("Show fewer") : "Show all";
            ui::button(canvas, {lab.shown().all_rows ? "rows:few" : "rows:all", words,
                                ui::take_right(last, ui::button_width(canvas, words), 10)});
        }
        ui::draw_text(canvas, last, note, muted);
    }
    return height;
}

}  // namespace ctq::scenes

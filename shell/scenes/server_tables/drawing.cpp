#include <string>

#include "shell/scenes/cards/card_page.hpp"
#include "shell/scenes/server_tables/scene.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kTablesPadding = 16;
constexpr float kTablesButton = 46;
constexpr float kButtonWidth = 130;
constexpr float kTablesGap = 8;

/// A card of the page: a table, or null for the buttons that open tables.
using Card = const ServerTable*;

/// Draws a button for each game of which the server opens tables.
void opening_card(ui::Canvas& canvas, const std::vector<const core::GameInfo*>& games,
                  ui::Column& column) {
    if (games.empty()) {
        return;
    }
    const std::size_t columns = ui::narrow(canvas) ? 2 : games.size();
    for (std::size_t first = 0; first < games.size(); first += columns) {
        column.add(kTablesButton, kTablesGap, [&](Rect row) {
            for (std::size_t i = first; i < std::min(first + columns, games.size()); ++i) {
                ui::ButtonStyle style;
                style.word = games[i]->title;
                ui::button(canvas,
                           {"open-table:" + std::string(games[i]->id), opening_label(*games[i]),
                            ui::column(row, static_cast<int>(i - first), static_cast<int>(columns),
                                       kTablesGap)},
                           style);
            }
        });
    }
    column.space(0);
}

/// Draws a table: its game and rules, who sits there, and the button that leads to it.
void table_card(ui::Canvas& canvas, const ServerTable& table, ui::Column& column) {
    const ui::Theme& t = canvas.theme;
    const std::string place = table_words(table);
    column.frame(kTablesPadding, kTablesPadding,
                 [&](Rect all) { ui::panel(canvas, all, ui::radius_card); });
    const float width = column.width() - kButtonWidth - kTablesGap;
    const ui::TextStyle words = ui::style::body.in(t.muted);
    const float title = ui::grown(canvas, 28);
    const float height = title + ui::text_height(canvas, place, width, words) + 1;
    column.add(std::max(height, kTablesButton), 0, [&](Rect in) {
        ui::ButtonStyle style;
        style.kind = table.waits ? ui::ButtonKind::main : style.kind;
        style.word = table.waits ? "Sit down" : "Watch";
        const Rect right = ui::take_right(in, kButtonWidth, kTablesGap);
        ui::button(canvas,
                   {"sit-down:" + table.invitation, seat_words(table),
                    ui::around(right.center(), right.w, kTablesButton)},
                   style);
        ui::draw_text(canvas, ui::take_top(in, title), table.game->info->title,
                      ui::style::title.in(t.title));
        ui::draw_wrapped(canvas, in, place, words);
    });
    column.space(0);
}

}  // namespace

void ServerTablesScene::draw(ui::Canvas& canvas, const Commands& /*list*/) {
    std::vector<Card> cards{nullptr};
    for (const ServerTable& table : tables_) {
        cards.push_back(&table);
    }
    draw_cards(canvas, "tables", begin_card_page(canvas, kTablesHere, status()), scroll_, cards,
               [&](Card table, ui::Column& column) {
                   if (table != nullptr) {
                       table_card(canvas, *table, column);
                   } else {
                       opening_card(canvas, games_, column);
                   }
               });
}

}  // namespace ctq::scenes

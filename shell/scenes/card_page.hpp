// A page with a scrolled list of cards, used for puzzles, the record and tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/layout.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

inline constexpr float kCardGap = 10;

/// Draws the header with its back button and, below it, `words`. Returns the area for the cards.
ui::Rect begin_card_page(ui::Canvas& canvas, std::string_view title, const std::string& words);

/// Draws one card per item in a scrolled list. `describe(item, column)` adds the card's content; an
/// item without a card adds nothing.
template <class Item, class Describe>
void draw_cards(ui::Canvas& canvas, std::string_view name, ui::Rect in, ui::Scroll& scroll,
                const std::vector<Item>& items, const Describe& describe) {
    const auto all = [&](ui::Column& column) {
        for (const Item& item : items) {
            column.group(kCardGap, [&](ui::Column& card) { describe(item, card); });
        }
        column.space(0);
    };
    ui::draw_scrolled(canvas, name, in, scroll, ui::measured(in.w - ui::scroll_bar_room, all), all);
}

}  // namespace ctq::scenes

// A page with a scrolling list of cards. The pages of puzzles, of the person's record and of tables
// use it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/layout.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::scenes {

inline constexpr float kCardGap = 10;

/// Draws the header with its back button and, below it, the text `words`. Returns the area for the
/// cards.
ui::Rect begin_card_page(ui::Canvas& canvas, std::string_view title, const std::string& words);

/// Draws one card per item in a scrolling list. `describe(item, column)` adds the content of the
/// item's card. An item for which it adds nothing gets no card.
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

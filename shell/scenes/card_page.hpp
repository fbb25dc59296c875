// A page of cards, one below the other: puzzles by game, the record by game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/canvas.hpp"
#include "shell/ui/lists.hpp"

namespace ctq::app {

inline constexpr float kCardGap = 10;

/// The header with the way back, and below it a line of words; returns what is left for the cards.
ui::Rect begin_card_page(ui::Canvas& canvas, std::string_view title, const std::string& words);

/// The cards in a list that scrolls. `height(item, width)` is 0 for what has none; `draw(rect, item)`.
template <class Item, class Height, class Draw>
void draw_cards(ui::Canvas& canvas, std::string_view name, ui::Rect in, ui::Scroll& scroll,
                const std::vector<Item>& items, Height height, Draw draw) {
    const auto needed = [&](const Item& item, float width) {
        const float own = height(item, width);
        return own > 0 ? own + kCardGap : 0;
    };
    float all = 0;
    for (const Item& item : items) {
        all += needed(item, in.w - ui::scroll_bar_room);
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, name, in, scroll);
    ui::Rect left{view.content.x, view.content.y, view.content.w, all};
    for (const Item& item : items) {
        if (const float own = height(item, left.w); own > 0) {
            draw(ui::take_top(left, own, kCardGap), item);
        }
    }
    ui::end_scroll(canvas, view, name, scroll, all);
}

}  // namespace ctq::app

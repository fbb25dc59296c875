#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/canvas.hpp"
#include "shell/ui/symbols.hpp"

/// The cards of advanced mode, as people see them.
namespace ctq::cartolan::view {

/// What is printed on a card.
struct CardFace {
    const char* title;
    const char* effect;  ///< in one line, to go behind the title and a colon
    ui::Symbol sign;
};

/// By the number of `Card`.
const CardFace& card_face(int card);
/// "Lookout: 1 more tile to choose from".
std::string card_text(int card);

/// A card that somebody has: whose Adventurer bears it, and how.
struct HeldCard {
    int card;
    int adventurer;  ///< its number, from 1; 0 for a technology that nobody carries
    int count;       ///< of a spare technology
    bool leaving;    ///< put down, it works until the next turn
};
/// The cards of a seat: Adventurer by Adventurer, its character first, then those that lie spare.
std::vector<HeldCard> cards_of(const State& state, int seat);
/// "Adventurer 1 – Lookout: 1 more tile to choose from".
std::string held_text(const HeldCard& held);

/// The height of a line with a card.
float card_line_height(const ui::Canvas& canvas);
/// A seat's card in a line of its own: its sign on paper, its title, and its effect where there is
/// room for all of it. It is a plain spot of this name, whose tip tells all.
void draw_card_line(ui::Canvas& canvas, ui::Rect line, std::string_view name, const HeldCard& held);

/// The height of the row with the characters of a seat's Adventurers; 0 where there are none.
float characters_height(const ui::Canvas& canvas, const State& state, int seat);
/// That row: buttons "character-1" and so on, whose words are shown until the next press. `told` is
/// the number of the one that was pressed, 0: none.
void draw_characters(ui::Canvas& canvas, ui::Rect row, const State& state, int seat, int& told);

}  // namespace ctq::cartolan::view

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/cartolan/cartolan.hpp"
#include "shell/ui/layout.hpp"
#include "shell/ui/symbols.hpp"

/// How the cards of advanced mode are shown.
namespace ctq::cartolan::view {

/// The text on a card.
struct CardFace {
    const char* title;
    const char* effect;  ///< in one line, to follow the title and a colon
    ui::Symbol sign;
};

/// Returns the texts and the sign of a card. `card` is the number of a `Card`.
const CardFace& card_face(int card);
/// Returns, for example, "Lookout: 1 more tile to choose from".
std::string card_text(int card);

/// A card of a seat, and the Adventurer that bears it.
struct SeatCard {
    int kind;        ///< number of the `Card`
    int adventurer;  ///< number of the Adventurer, from 1; 0 for a spare technology
    int count;       ///< number of equal spare technologies
    bool leaving;    ///< given up, but still effective until the Adventurer's next turn
};
/// Returns the cards of a seat: by Adventurer, its character first, then the spare ones.
std::vector<SeatCard> cards_of(const State& state, int seat);
/// Returns, for example, "Adventurer 1 – Lookout: 1 more tile to choose from".
std::string seat_card_text(const SeatCard& card);

/// Adds a seat's card in one line: its sign on paper, its title, and its effect if it fits; and a
/// plain spot of this name with the full text as its tip.
void add_card_line(ui::Column& column, ui::Canvas& canvas, std::string_view name,
                   const SeatCard& card);

/// Returns the height of the row with the characters of a seat's Adventurers; 0 if there are none.
float characters_height(const ui::Canvas& canvas, const State& state, int seat);
/// Draws that row: buttons "character-1" and so on. A pressed button shows its text until the next
/// press. `shown` is the number of the Adventurer whose text is shown, 0 if there is none; a press
/// changes it.
void draw_characters(ui::Canvas& canvas, ui::Rect row, const State& state, int seat, int& shown);

}  // namespace ctq::cartolan::view

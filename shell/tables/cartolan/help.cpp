#include "shell/tables/cartolan/view.hpp"

/// What the table tells newcomers: the rules in brief, its keys, the options' names.
namespace ctq::tables {

std::span<const std::string_view> CartolanView::how_to_play() const {
    static constexpr std::string_view lines[] = {
        "Sail out from the Capital, find wonders, and bring their wealth home. Whose Vault leads "
        "every other by more than 25 wins.",
        "A turn has four moves. With the wind is always possible, against it only as the first "
        "move, over land only as the first or second.",
        "Where no tile lies yet one is drawn and turned by the wind until its edges fit; if five "
        "don't, the move is lost.",
        "A wonder pays 5 when discovered away from a city, and 2 each time you trade there, once "
        "between two visits to a city.",
        "Agents, placed on a tile you just found, give rest: your four moves begin anew. In a city "
        "you bank what the Chest holds, hire, and the turn ends."};
    return lines;
}

std::span<const KeyHelp> CartolanView::keys() const {
    static constexpr KeyHelp keys[] = {{"N E S W", "move"},
                                       {".", "wait"},
                                       {"T", "take a rest, restore"},
                                       {"P", "place an Agent"},
                                       {"F", "fight: attack, arrest"},
                                       {"B", "bank"},
                                       {"H", "hire an Adventurer"},
                                       {"1–9", "one of several"},
                                       {"X", "stop, or leave the city"},
                                       {"D", "domains of the cities"}};
    return keys;
}

}  // namespace ctq::tables

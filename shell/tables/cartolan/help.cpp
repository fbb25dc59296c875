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

std::string_view CartolanView::option_title(std::string_view key) const {
    struct Title {
        std::string_view key;
        std::string_view title;
    };
    constexpr Title titles[] = {{"mode", "Mode"},
                                {"movement", "Hard moves"},
                                {"exploration", "Turning tiles"},
                                {"mythical", "Mythical City"},
                                {"deck", "Tiles in the box"},
                                {"boxes", "Boxes"},
                                {"adventurers", "Adventurers at the start"},
                                {"margin", "Lead that wins"},
                                {"water_pile", "Water tiles a player"},
                                {"land_pile", "Land tiles a player"},
                                {"wonder_water", "A wonder at sea"},
                                {"wonder_land", "A wonder on land"},
                                {"trade", "Trade at a wonder"},
                                {"cut", "An Agent’s cut"},
                                {"adventurer_price", "An Adventurer"},
                                {"place_price", "An Agent placed"},
                                {"agent_price", "An Agent sent out"},
                                {"agent_price_own", "Sent to an Adventurer"},
                                {"rest_price", "Rest at rivals"},
                                {"restore_price", "Restoring an Agent"},
                                {"rob_bonus", "Extra for robbers"},
                                {"arrest", "Arrest reward"},
                                {"tries", "Tries to explore"},
                                {"moves", "Moves a turn"},
                                {"land_moves", "Land moves"},
                                {"upwind_moves", "Moves against the wind"},
                                {"empty_land_moves", "Land moves, empty Chest"},
                                {"empty_upwind_moves", "Against it, empty Chest"},
                                {"domain", "Domain of a city"},
                                {"die_faces", "Faces of the gust die"},
                                {"die_against", "Faces against the wind"}};
    for (const Title& title : titles) {
        if (title.key == key) {
            return title.title;
        }
    }
    return {};
}

std::string_view CartolanView::choice_line(std::string_view key, int value) const {
    constexpr std::string_view modes[] = {"Explore and trade by sea: the way to learn it.",
                                          "With inland tiles, piracy, gusts and disasters.",
                                          "With characters, skills, sickness and seasons as well."};
    return key == "mode" && value >= 0 && value < 3 ? modes[value] : std::string_view{};
}

}  // namespace ctq::tables

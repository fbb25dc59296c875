#include "shell/tables/cartolan/view.hpp"

/// Help for newcomers: the rules in brief, the keys, and the figures of the rules. A figure is a
/// short record from the beginning of a match.
namespace ctq::cartolan::view {

namespace {

constexpr std::string_view kHowToPlay[] = {
    "Sail out from the Capital, find wonders, and bring their wealth home. Whoever’s Vault leads "
    "every other by more than 25 wins at once; when the tiles run out, the fullest Vault wins.",
    "A turn has four moves. Sailing with the wind is always allowed, against it only as the "
    "first move, over land only as the first or second.",
    "Where no tile lies yet one is drawn and turned by the wind until its edges fit; after "
    "five misfits the move is lost.",
    "A wonder pays 5 when discovered away from a city, and 2 each time you trade there, once "
    "between two visits to a city.",
    "Agents, placed on a tile you just found, give rest: your four moves start over. In a city you "
    "bank what the Chest holds and hire; then the turn ends."};

constexpr tables::KeyHelp kKeys[] = {{"N E S W", "move"},
                                     {".", "wait"},
                                     {"T", "take a rest, restore"},
                                     {"P", "place an Agent"},
                                     {"F", "fight: attack, arrest"},
                                     {"B", "bank"},
                                     {"I", "hire an Adventurer"},
                                     {"1–9", "one of several"},
                                     {"X", "stop, or leave the city"},
                                     {"D", "domains of the cities"},
                                     {"C", "show my Adventurer"},
                                     {"+ – 0", "larger map, smaller, all of it"}};

constexpr tables::Figure kFigures[] = {
    {"wind",
     "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
     "first=1 w n tile=ttttf\n"},
    {"explore",
     "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
     "first=1 n n tile=tfttf\n"},
    {"wonder",
     "[Game \"cartolan\"]\n[Seats \"human human\"]\n\n"
     "first=1 e e tile=ttttf e tile=ttttf n tile=ttttf stop n tile=tfttt\n"},
    {"piracy",
     "[Game \"cartolan\"]\n[Options \"mode=regular\"]\n[Seats \"human human\"]\n\n"
     "first=1 n n tile=ftttt stop n n attack=1.1 die=with die=against\n"},
};

}  // namespace

tables::Help View::help() {
    return {kHowToPlay, kKeys, kFigures};
}

}  // namespace ctq::cartolan::view

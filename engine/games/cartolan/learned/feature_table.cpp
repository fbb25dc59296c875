#include "engine/games/cartolan/learned/features.hpp"

/// What the features mean, and in which matches a player learns by them.
namespace ctq::cartolan {
namespace {

using core::Feature;

constexpr int kRamps = Features::kRamps;

constexpr Feature kTable[] = {
    {"three_seats", "three play", 1, 0, 64},
    {"four_seats", "four play", 1, 0, 64},
    {"regular", "with land, piracy and disasters", 1, 0, 64},
    {"advanced", "with cards as well", 1, 0, 64},
    {"budgeted", "hard moves at any time of a turn", 1, 0, 64},
    {"clockwise", "tiles that don't fit turn clockwise first", 1, 0, 64},
    {"mythical", "there is a second city, or may be", 1, 0, 64},
    {"pile", "tiles of each colour left, of those dealt", 2, 0, 64},
    {"pile_low", "the same up to 8 tiles, then up to 24", 4, 0, 64},
    {"round", "rounds begun, 40 as one", 1, 0, 127},
    {"on_turn", "the seat is on turn", 1, 0, 64, "goes on with its turn",
     "leaves the turn to the others"},
    {"turns_until", "turns of others before its own, of all seats", 1, 0, 48},
    {"lead", "Vault less the best other Vault, in eight steps from -40 to 40", kRamps, 0, 64,
     "brings more into the Vault", nullptr},
    {"lead_at_sea", "the same with the own Chests", kRamps, 0, 64, "brings more into the Chest",
     nullptr},
    {"rival_at_sea", "the best rival's Vault and Chests less the own Vault, in such steps", kRamps,
     0, 64},
    {"to_win", "what the fullest own Chest lacks to win at home, in steps from 20 to 0", 4, 0, 64,
     "comes nearer to what wins", nullptr},
    {"wins_at_home", "how close such a Chest is to a city, where it wins there", 1, 0, 64,
     "comes nearer to bringing home what wins", nullptr},
    {"loses_at_home", "the same of the rivals' Chests", 1, 0, 64, nullptr,
     "keeps a rival from bringing home what wins"},
    {"last_tiles", "who leads, by how few tiles are left", 1, -64, 64},
    {"counted_now", "the share of the win if the game ended now: the own, then in turn order",
     kMostSeats, 0, 64},
    {"edges", "edges to cells where a tile may fit, 16 as one; whether there is any", 2, 0, 127},
    {"vault", "Vaults, 48 as one: the own, then in turn order", kMostSeats, 0, 127},
    {"chests", "Chests of each seat, 32 as one", kMostSeats, 0, 127, "brings more into the Chest",
     nullptr},
    {"chests_near", "the same by how near they are to a city, 24 as one", kMostSeats, 0, 127},
    {"fullest", "the fullest Chest of each seat, 32 as one", kMostSeats, 0, 127},
    {"fullest_near", "how near it is to a city", kMostSeats, 0, 64},
    {"agents", "Agents of each seat in play, five as one", kMostSeats, 0, 64, "has another Agent",
     nullptr},
    {"held", "what they hold, 16 as one", kMostSeats, 0, 127},
    {"adventurers", "Adventurers of each seat, three as one", kMostSeats, 0, 64,
     "has another Adventurer", nullptr},
    {"in_play", "each own Adventurer, the one on turn first, is in play", kMostAdventurers, 0, 64},
    {"chest", "its Chest, 24 as one", kMostAdventurers, 0, 127, "brings more into the Chest",
     nullptr},
    {"home", "its way to a city, 16 as one", kMostAdventurers, 0, 127, nullptr,
     "comes nearer home"},
    {"home_near", "how short it is", kMostAdventurers, 0, 64, "comes nearer home", nullptr},
    {"chest_near", "its Chest by how short that way is, 16 as one", kMostAdventurers, 0, 127,
     "brings the Chest nearer home", nullptr},
    {"pirate", "it is a pirate", kMostAdventurers, 0, 64},
    {"wonder_near", "how near a wonder is where it may trade", kMostAdventurers, 0, 64,
     "comes nearer to a wonder where it may trade", nullptr},
    {"unknown_near", "how near the unknown is", kMostAdventurers, 0, 64,
     "comes nearer to the unknown", nullptr},
    {"agent_near", "how near an own Agent is", kMostAdventurers, 0, 64,
     "comes nearer to an own Agent", nullptr},
    {"moves", "moves left to the one on turn, four as one", 1, 0, 127, "keeps more moves", nullptr},
    {"reach", "it may still move over land, against the wind, with it; roll for a gust", 4, 0, 64},
    {"wonder_way", "its way to such a wonder, eight moves as one", 1, 0, 127, nullptr,
     "comes nearer to a wonder where it may trade"},
    {"unknown_way", "its way to the unknown, eight moves as one", 1, 0, 127, nullptr,
     "comes nearer to the unknown"},
    {"this_turn", "a city, such a wonder, the unknown lies within its moves", 3, 0, 64},
    {"exits", "directions it may take into the unknown, then to known tiles, four as one", 2, 0,
     64},
    {"best_exit", "the best chance that a tile is laid in one of these", 1, 0, 64,
     "comes where more tiles fit", nullptr},
    {"rest", "it may rest at an own Agent, then at a rival's", 2, 0, 64},
    {"may_place", "it may place an Agent here", 1, 0, 64},
    {"wonders", "wonders where it may trade, eight as one", 1, 0, 127},
    {"in_domain", "it is near a city", 1, 0, 64},
    {"yet_to_move", "other own Adventurers that have yet to move, two as one", 1, 0, 64},
    {"acted", "tile actions here are closed", 1, 0, 64},
    {"explores", "a tile is to be drawn, of water, then of land", 2, 0, 64, "explores", nullptr},
    {"explores_far", "for a place where a wonder would be a discovery", 1, 0, 64,
     "explores where a wonder would be a discovery", nullptr},
    {"fit", "neighbours of that place, four as one", 1, 0, 64},
    {"tries", "tries left there, five as one", 1, 0, 127},
    {"finds", "the chance that a tile is laid, then a wonder, then a disaster", 3, 0, 64,
     "has a better chance that a tile fits", nullptr},
    {"explores_at", "how far from the Capital that place is, 16 as one", 1, 0, 127},
    {"gust", "the gust die is to be rolled", 1, 0, 64},
    {"gust_home", "what the gust would shorten the way home by, eight as one", 1, -127, 127},
    {"fight", "a fight is going on; what it may bring, 16 as one", 2, 0, 127,
     "may take what it fights for", nullptr},
    {"sunk_here", "what the wreck that is tried may bring, 16 as one", 1, 0, 127},
    {"card_due", "a card is to be drawn", 1, 0, 64},
    {"choice", "the seat is to choose a tile, or what a discovery brings", 1, 0, 64},
    {"rivals_near", "rivals' Adventurers at most three steps away, four as one", 1, 0, 127, nullptr,
     "keeps away from rivals"},
    {"pirates_near", "pirates among them, two as one", 1, 0, 127},
    {"prize", "the best prize at most four steps away, 16 as one", 1, 0, 127},
    {"prize_here", "the best prize on this tile, 16 as one", 1, 0, 127},
    {"disaster_near", "a disaster lies at most two steps away", 1, 0, 64, nullptr,
     "keeps away from a disaster"},
    {"sunk", "wealth on all disasters, 32 as one", 1, 0, 127},
    {"dispossessed", "own Agents that are, five as one", 1, 0, 64},
    {"skill", "the skills of the one on turn, or of the first, by card", kSkills, 0, 127},
    {"technologies", "technologies of the own seat, six as one", 1, 0, 127},
    {"rivals_technologies", "the most of a rival", 1, 0, 127},
    {"deck", "cards left in the discovery deck, 16 as one", 1, 0, 127},
};
static_assert(core::count_features(kTable) == Features::kCount);

/// Four of five training matches use the default options, except for the mode.
constexpr core::Practice kPractice[] = {
    {"mode=beginner", 32},
    {"mode=regular", 28},
    {"mode=advanced", 20},
    {"mode=beginner movement=budgeted", 2},
    {"mode=beginner exploration=clockwise", 2},
    {"mode=beginner mythical=east", 2},
    {"mode=beginner adventurers=2", 2},
    {"mode=regular movement=budgeted", 2},
    {"mode=regular exploration=clockwise", 1},
    {"mode=regular mythical=hidden", 2},
    {"mode=regular adventurers=2", 2},
    {"mode=advanced movement=budgeted", 2},
    {"mode=advanced exploration=clockwise", 1},
    {"mode=advanced mythical=hidden", 1},
    {"mode=advanced adventurers=2", 1},
};

}  // namespace

std::span<const Feature> Features::table() {
    return kTable;
}

std::span<const core::Practice> Features::practice() {
    return kPractice;
}

}  // namespace ctq::cartolan

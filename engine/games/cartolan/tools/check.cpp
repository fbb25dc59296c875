#include <cstdlib>

#include "engine/games/cartolan/rules.hpp"

/// The invariants of a state.
namespace ctq::cartolan {
namespace {

bool is_purse(int wealth) {
    return wealth >= 0 && wealth <= kMostWealth;
}

const char* check_map(const State& state) {
    if (state.tiles > kMostTiles || state.cities < 1 || state.cities > kMostCities ||
        state.disasters > kMostDisasters) {
        return "a count of tiles is out of range";
    }
    int disasters = 0;
    int cities = 0;
    for (int i = 0; i < state.tiles; ++i) {
        const Tile& tile = state.tile[i];
        if (tile.wind > 3 || tile.edges > 15 || tile_at(state, tile.x, tile.y) != i) {
            return "a tile is not found where it lies";
        }
        disasters += has_mark(tile, kDisaster) ? 1 : 0;
        cities += has_mark(tile, kCity) ? 1 : 0;
        for (int direction = kNorth; direction <= kWest; ++direction) {
            const int next = neighbour(state, i, direction);
            if (next != kNoTile && (tile.edges >> direction & 1) !=
                                       (state.tile[next].edges >> opposite(direction) & 1)) {
                return "two touching edges disagree";
            }
        }
    }
    for (int i = 0; i < state.cities; ++i) {
        if (!has_mark(state.tile[state.city[i]], kCity)) {
            return "a city is not marked";
        }
    }
    for (int i = 0; i < state.disasters; ++i) {
        if (!has_mark(state.tile[state.disaster[i]], kDisaster) || !is_purse(state.sunk[i])) {
            return "a disaster is not marked or holds no possible wealth";
        }
    }
    return disasters == state.disasters && cities == state.cities
               ? nullptr
               : "a city or a disaster is not listed";
}

/// Checks that each dealt tile is in the pile, in the discards, drawn for a try, or on the map.
const char* check_piles(const State& state) {
    for (const Colour colour : {Colour::water, Colour::land}) {
        int unseen = 0;
        int found = state.pile[static_cast<int>(colour)];
        for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
            unseen += state.unseen[kind];
            found += state.discard[kind];
        }
        for (int i = 0; i < state.now.held_count; ++i) {
            found += back_of(state.now.held_tiles[i]) == colour ? 1 : 0;
        }
        const int laid_before = state.rules.mythical == Mythical::east ? 10 : 5;
        for (int i = laid_before; i < state.tiles; ++i) {
            found += has_mark(state.tile[i], kLandBack) == (colour == Colour::land) ? 1 : 0;
        }
        if (unseen < state.pile[static_cast<int>(colour)]) {
            return "the pile holds more tiles than are unseen";
        }
        if (found != state.dealt[static_cast<int>(colour)]) {
            return "a tile was lost or made";
        }
    }
    return nullptr;
}

const char* check_adventurers(const State& state) {
    for (int i = 0; i < kMostSeats * kMostAdventurers; ++i) {
        const Adventurer& one = state.adventurer[i];
        const bool may_be = seat_of_adventurer(i) <= state.seats;
        if (one.in_play && (!may_be || one.tile >= state.tiles || one.city >= state.cities)) {
            return "an Adventurer is nowhere";
        }
        if (!is_purse(one.chest) || (!one.in_play && (one.chest != 0 || one.tile != 0))) {
            return "a Chest holds what it can't";
        }
        if (one.pirate && has_mark(state.tile[one.tile], kCity)) {
            return "a pirate is in a city";
        }
        if (!one.pirate && has_mark(state.tile[one.tile], kDisaster)) {
            return "someone honest is on a disaster";
        }
        for (int tile = 0; tile < kTileSlots; ++tile) {
            if (in_set(one.traded, tile) &&
                (tile >= state.tiles || !has_mark(state.tile[tile], kWonder))) {
                return "an Adventurer traded where no wonder is";
            }
        }
    }
    return nullptr;
}

const char* check_agents(const State& state) {
    int on_tiles = 0;
    for (int i = 0; i < state.tiles; ++i) {
        on_tiles += state.tile[i].agent != 0 ? 1 : 0;
    }
    for (int i = 0; i < kMostSeats * kMostAgents; ++i) {
        const Agent& agent = state.agent[i];
        if (agent.loyalty == Loyalty::none) {
            if (agent.wealth != 0 || agent.tile != 0) {
                return "an Agent in the supply is not blank";
            }
            continue;
        }
        --on_tiles;
        if (agent.tile >= state.tiles || agent_on(state, agent.tile) != i ||
            seat_of_agent(i) > state.seats) {
            return "an Agent is not where its tile says";
        }
        if (!is_purse(agent.wealth) ||
            (agent.loyalty == Loyalty::dispossessed && agent.wealth != 0)) {
            return "an Agent holds what it can't";
        }
        const Tile& tile = state.tile[agent.tile];
        if (has_mark(tile, kDisaster) || has_mark(tile, kCity)) {
            return "an Agent is in a city or on a disaster";
        }
    }
    return on_tiles == 0 ? nullptr : "a tile names an Agent that is elsewhere";
}

/// Returns whether a seat's Adventurers equip more copies of a technology than the seat owns. A
/// copy belongs to the Adventurer that carries it or gave it up last.
bool equips_more_than_owned(const State& state, int seat, int card) {
    int users = 0;
    for (int number = 1; number <= kMostAdventurers; ++number) {
        const Adventurer& one = state.adventurer[adventurer_index(seat, number)];
        users += one.works == card + 1 || one.carries == card + 1 ? 1 : 0;
    }
    return users > state.technology[seat - 1][card];
}

const char* check_cards(const State& state) {
    if (state.rules.mode != Mode::advanced) {
        return nullptr;
    }
    int cards = state.used[0] + state.used[1];
    int characters = 0;
    for (int card = 0; card < kCards; ++card) {
        cards += state.deck[card];
        for (int seat = 1; card < kSkills && seat <= state.seats; ++seat) {
            cards += state.technology[seat - 1][card];
            if (equips_more_than_owned(state, seat, card)) {
                return "a technology serves more Adventurers than there are copies";
            }
        }
    }
    for (int card = 0; card < kSkills; ++card) {
        characters += state.characters[card];
    }
    for (int i = 0; i < kMostSeats * kMostAdventurers; ++i) {
        const Adventurer& one = state.adventurer[i];
        characters += one.character != 0 ? 1 : 0;
    }
    return cards == 24 && characters == 14 ? nullptr : "a card was lost or made";
}

}  // namespace

const char* Game::check(const State& state) {
    if (state.seats < 2 || state.seats > kMostSeats || state.seat > state.seats ||
        state.first > state.seats || state.mover >= kMostAdventurers) {
        return "a count is out of range";
    }
    for (int i = 0; i < kMostSeats; ++i) {
        if (!is_purse(state.vault[i])) {
            return "a Vault holds what it can't";
        }
    }
    for (const auto part : {check_map, check_piles, check_adventurers, check_agents, check_cards}) {
        if (const char* broken = part(state)) {
            return broken;
        }
    }
    return nullptr;
}

}  // namespace ctq::cartolan

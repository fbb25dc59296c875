#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"

/// The game's own view of a state, for tools.
namespace ctq::cartolan {
namespace {

constexpr const char* kPhaseWords[] = {"first", "character", "gust",  "explore", "card", "fight",
                                       "court", "choose",    "act",   "keep",    "take", "lifted",
                                       "bank",  "shop",      "equip", "over"};
constexpr const char* kWindWords[] = {"NE", "SE", "SW", "NW"};

void put_tile(const State& state, int number, core::JsonWriter& json) {
    const Tile& tile = state.tile[number];
    std::string edges;
    for (int direction = kNorth; direction <= kWest; ++direction) {
        edges += (tile.edges >> direction & 1U) != 0 ? 'f' : 't';
    }
    json.begin_object().key("at").text(place_text(state, number));
    json.key("nesw").text(edges).key("wind").text(kWindWords[tile.wind]);
    if (has_mark(tile, kLandBack)) {
        json.key("back").text("land");
    }
    if (has_mark(tile, kWonder)) {
        json.key("wonder").flag(true);
    }
    if (has_mark(tile, kCity)) {
        json.key("city").flag(true);
    }
    if (has_mark(tile, kDisaster)) {
        json.key("sunk").number(state.sunk[disaster_number(state, number)]);
    }
    json.end_object();
}

void put_skill(const char* key, int code, core::JsonWriter& json) {
    if (code != 0) {
        json.key(key).text(card_word(code - 1));
    }
}

void put_adventurer(const State& state, int index, core::JsonWriter& json) {
    const Adventurer& one = state.adventurer[index];
    json.begin_object().key("at").text(place_text(state, one.tile)).key("chest").number(one.chest);
    json.key("pirate").flag(one.pirate);
    put_skill("character", one.character, json);
    put_skill("technology", one.works, json);
    put_skill("next_technology", one.carries, json);
    json.end_object();
}

void put_seat(const State& state, int seat, core::JsonWriter& json) {
    json.begin_object().key("vault").number(state.vault[seat - 1]);
    json.key("adventurers").begin_array();
    for (int number = 1; number <= adventurers_of(state, seat); ++number) {
        put_adventurer(state, adventurer_index(seat, number), json);
    }
    json.end_array().key("agents").begin_array();
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const Agent& agent = state.agent[(seat - 1) * kMostAgents + slot];
        if (agent.loyalty != Loyalty::none) {
            json.begin_object().key("at").text(place_text(state, agent.tile));
            json.key("held").number(agent.wealth);
            json.key("active").flag(agent.loyalty == Loyalty::active).end_object();
        }
    }
    json.end_array();
    if (state.rules.mode == Mode::advanced) {
        json.key("technologies").begin_object();
        for (int card = 0; card < kSkills; ++card) {
            if (const int count = state.technology[seat - 1][card]; count > 0) {
                json.key(card_word(card)).number(count);
            }
        }
        json.end_object();
    }
    json.end_object();
}

void put_pile(const State& state, Colour colour, core::JsonWriter& json) {
    int discards = 0;
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        discards += state.discard[kind];
    }
    json.begin_object().key("pile").number(state.pile[static_cast<int>(colour)]);
    json.key("discards").number(discards).end_object();
}

}  // namespace

void Game::picture(const State& state, core::JsonWriter& json) {
    json.begin_object().key("phase").text(kPhaseWords[static_cast<int>(state.phase)]);
    json.key("round").number(state.round).key("turn").number(state.seat);
    json.key("mover").number(state.mover + 1);
    json.key("moves").begin_object().key("land").number(state.now.land);
    json.key("upwind").number(state.now.upwind).key("downwind").number(state.now.downwind);
    json.end_object().key("water");
    put_pile(state, Colour::water, json);
    if (state.rules.mode != Mode::beginner) {
        json.key("land");
        put_pile(state, Colour::land, json);
    }
    json.key("seats").begin_array();
    for (int seat = 1; seat <= state.seats; ++seat) {
        put_seat(state, seat, json);
    }
    json.end_array().key("tiles").begin_array();
    for (int tile = 0; tile < state.tiles; ++tile) {
        put_tile(state, tile, json);
    }
    json.end_array().end_object();
}

}  // namespace ctq::cartolan

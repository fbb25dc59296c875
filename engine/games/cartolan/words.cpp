#include "engine/games/cartolan/words.hpp"

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Actions as sentences.
namespace ctq::cartolan {
namespace {

using core::Action;
using core::phrase;
using core::Phrase;
using core::say;

constexpr const char* kWindNames[] = {"north-east", "south-east", "south-west", "north-west"};

/// Returns, for example, "sail north into the unknown". From a city over water it says "put to sea"
/// instead.
Phrase describe_move(const State& state, int direction) {
    const int here = mover(state).tile;
    const bool land = crossing_of(state, direction) == Crossing::land;
    const bool known = neighbour(state, here, direction) != kNoTile;
    const bool water = (state.tile[here].edges >> direction & 1U) == 0;
    const char* pattern = !land   ? "{you:sail|sails} {where}{known:| into the unknown}"
                          : water ? "{you:put|puts} to sea {where}wards{known:|, into the unknown}"
                                  : "{you:walk|walks} {where}{known:| into the unknown}";
    return phrase(state.seat, pattern, {{"where", direction_word(direction)}, {"known", known}});
}

Phrase describe_rest(const State& state) {
    const int agent = active_agent_on(state, mover(state).tile);
    const int owner = agent < 0 ? 0 : seat_of_agent(agent);
    return owner == state.seat
               ? phrase(state.seat, "{you:rest|rests} at {you:your|its} own Agent")
               : phrase(state.seat,
                        "{you:rest|rests} at @{owner}'s Agent{cost: for 1| for {cost}|}",
                        {{"owner", owner}, {"cost", rest_cost(state)}});
}

Phrase describe_on_tile(const State& state, Action action) {
    const int what = what_of(action);
    const int seat = state.seat;
    switch (kind_of(action)) {
        case Kind::rest:
            return describe_rest(state);
        case Kind::restore:
            return phrase(seat, "{you:restore your|restores an} Agent");
        case Kind::place:
            return phrase(seat, "{you:place|places} an Agent{you: here|}");
        case Kind::lift:
            return phrase(seat, "{you:lift|lifts} the Agent at {place}",
                          {{"place", place_text(state, what)}});
        case Kind::attack:
            return phrase(seat,
                          "{pirate:{you:try|tries} to arrest|{you:attack|attacks}} "
                          "@{owner}'s Adventurer {number}",
                          {{"pirate", state.adventurer[what].pirate},
                           {"owner", seat_of_adventurer(what)},
                           {"number", number_of_adventurer(what)}});
        case Kind::attack_agent:
            return phrase(seat, "{you:attack|attacks} @{owner}'s Agent", {{"owner", what}});
        case Kind::court:
            return phrase(seat, "{you:try|tries} to recover the sunken wealth");
        case Kind::take_wealth:
            return phrase(seat, "{you:take|takes} the wealth");
        case Kind::take_card:
            return phrase(seat, "{you:take|takes} a card instead");
        case Kind::keep:
            return phrase(
                seat, "{you:keep|keeps} tile {number}, {tile}",
                {{"number", what}, {"tile", tile_phrase(state, state.now.held_tiles[what - 1])}});
        default:
            return phrase(seat, "{you:send|sends} {amount} to the Agent at {place}",
                          {{"amount", amount_of(action)}, {"place", place_text(state, what)}});
    }
}

Phrase describe_in_city(const State& state, Action action) {
    const int what = what_of(action);
    const int seat = state.seat;
    switch (kind_of(action)) {
        case Kind::bank:
            return phrase(seat, "{you:bank|banks} {amount}", {{"amount", amount_of(action)}});
        case Kind::buy:
            return phrase(seat, "{you:hire|hires} an Adventurer for {price}",
                          {{"price", state.rules.adventurer_price}});
        case Kind::agent_at:
            return phrase(
                seat, "{you:send|sends} an Agent to {place} for {price}",
                {{"place", place_text(state, what)}, {"price", price_from_city(state, what)}});
        case Kind::equip:
            return phrase(
                seat, "{you:equip|equips} {card}",
                {{"card", what == kNoCard ? "nothing" : core::capitalized(card_word(what))}});
        default:
            return phrase(seat, "{you:finish|finishes} in the city");
    }
}

Phrase describe_chance(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::first:
            return phrase(what, "{you:start|starts}");
        case Kind::tile:
            return phrase(state.seat, "{you:find|finds} {tile}",
                          {{"tile", tile_phrase(state, what)}});
        case Kind::die:
        case Kind::roll:
            return phrase(
                state.seat, "{you:roll|rolls} {result}",
                {{"result", kind_of(action) == Kind::die
                                ? (what == kAgainst ? "against the wind" : "with the wind")
                                : (what == kHit ? "a hit" : "a miss")}});
        default: {
            const int seat = state.phase == Phase::character
                                 ? seat_of_adventurer(without_character(state))
                                 : state.seat;
            const auto card = static_cast<Card>(what);
            return phrase(seat,
                          "{you:draw|draws} {season:a season: the winds around the cities "
                          "reverse|{sickness:|the card }{card}}",
                          {{"season", card == Card::season},
                           {"sickness", card == Card::sickness},
                           {"card", core::capitalized(card_word(what))}});
        }
    }
}

}  // namespace

const char* direction_word(int direction) {
    constexpr const char* names[] = {"north", "east", "south", "west"};
    return names[direction];
}

std::string tile_phrase(const State& state, int kind) {
    if (kind == kMythicalKind) {
        return "the Mythical City";
    }
    const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
    const int wind = fitting_wind(state, kind);
    const bool land = back_of(kind) == Colour::land;
    return say(
        "{disaster:a disaster {land:on land|at sea}|a {land:land|water} tile}"
        "{wonder: with a wonder|}{fits:, wind {wind}| that doesn't fit}",
        {{"disaster", facts.disaster},
         {"land", land},
         {"wonder", facts.wonder},
         {"fits", wind >= 0},
         {"wind", wind < 0 ? "" : kWindNames[wind]}});
}

std::string Game::stall_words(const State& state) {
    return say(
        "Nobody has found a tile or banked for two rounds. The match ends when a Vault leads by "
        "more "
        "than {margin} or the tiles run out.",
        {{"margin", state.rules.margin}});
}

Phrase Game::describe(const State& state, Action action) {
    const int what = what_of(action);
    const int seat = state.seat;
    switch (kind_of(action)) {
        case Kind::move:
            return describe_move(state, what);
        case Kind::wait:
            return phrase(seat, "{you:wait here|waits}");
        case Kind::gust:
            return phrase(seat, "{you:roll|rolls} for a gust to the {where}",
                          {{"where", direction_word(what)}});
        case Kind::adv:
            return phrase(seat, "{you:move|moves} Adventurer {number}", {{"number", what}});
        case Kind::stop:
            return phrase(seat, "{you:stop here|stops}");
        case Kind::count:
            return phrase(seat, "{you:count|counts} the match");
        case Kind::bank:
        case Kind::buy:
        case Kind::agent_at:
        case Kind::done:
        case Kind::equip:
            return describe_in_city(state, action);
        case Kind::first:
        case Kind::tile:
        case Kind::die:
        case Kind::roll:
        case Kind::card:
            return describe_chance(state, action);
        default:
            return describe_on_tile(state, action);
    }
}

}  // namespace ctq::cartolan

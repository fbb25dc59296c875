#include "engine/games/cartolan/words.hpp"

#include "engine/games/cartolan/rules.hpp"

/// Actions in plain words.
namespace ctq::cartolan {
namespace {

using core::Action;
using core::Phrase;

constexpr const char* kDirectionNames[] = {"north", "east", "south", "west"};
constexpr const char* kWindNames[] = {"north-east", "south-east", "south-west", "north-west"};

Phrase said(const State& state, const std::string& you, const std::string& they) {
    return {state.seat, you, they};
}

/// "sail north into the unknown".
Phrase describe_move(const State& state, int direction) {
    const bool land = crossing_of(state, direction) == Crossing::land;
    const bool known = neighbour(state, mover(state).tile, direction) != kNoTile;
    const std::string where =
        std::string(" ") + kDirectionNames[direction] + (known ? "" : " into the unknown");
    return land ? said(state, "walk" + where, "walks" + where)
                : said(state, "sail" + where, "sails" + where);
}

std::string tile_phrase(const State& state, int kind) {
    if (kind == kMythicalKind) {
        return "the Mythical City";
    }
    const TileKind& facts = kTileKinds[static_cast<std::size_t>(kind)];
    const int wind = fitting_wind(state, kind);
    std::string text = back_of(kind) == Colour::land ? "a land tile" : "a water tile";
    if (facts.disaster) {
        text = back_of(kind) == Colour::land ? "a disaster on land" : "a disaster at sea";
    }
    text += facts.wonder ? " with a wonder" : "";
    return text + (wind < 0 ? " that doesn't fit" : std::string(", wind ") + kWindNames[wind]);
}

Phrase describe_roll(const State& state, const char* result) {
    const std::string text = std::string("roll ") + result;
    return said(state, text, std::string("rolls ") + result);
}

Phrase describe_rest(const State& state) {
    const int agent = active_agent_on(state, mover(state).tile);
    if (agent >= 0 && seat_of_agent(agent) == state.seat) {
        return said(state, "rest at your Agent", "rests at an own Agent");
    }
    const std::string at =
        " at the Agent of seat " + std::to_string(agent < 0 ? 0 : seat_of_agent(agent));
    return said(state, "rest" + at, "rests" + at);
}

Phrase describe_on_tile(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::rest:
            return describe_rest(state);
        case Kind::restore:
            return said(state, "restore your Agent", "restores an Agent");
        case Kind::place:
            return said(state, "place an Agent here", "places an Agent");
        case Kind::lift: {
            const std::string rest = " the Agent at " + place_text(state, what);
            return said(state, "lift" + rest, "lifts" + rest);
        }
        case Kind::attack: {
            const bool pirate = state.adventurer[what].pirate;
            const std::string whom = " Adventurer " + adventurer_text(what);
            return pirate ? said(state, "try to arrest" + whom, "tries to arrest" + whom)
                          : said(state, "attack" + whom, "attacks" + whom);
        }
        case Kind::attack_agent: {
            const std::string whom = " the Agent of seat " + std::to_string(what);
            return said(state, "attack" + whom, "attacks" + whom);
        }
        case Kind::court:
            return said(state, "try to recover the sunken wealth",
                        "tries to recover the sunken wealth");
        case Kind::take_wealth:
            return said(state, "take the wealth", "takes the wealth");
        case Kind::take_card:
            return said(state, "take a card instead", "takes a card instead");
        case Kind::keep: {
            const int kind = state.now.held[what - 1];
            const std::string rest =
                " tile " + std::to_string(what) + ", " + tile_phrase(state, kind);
            return said(state, "keep" + rest, "keeps" + rest);
        }
        default: {
            const std::string rest = " " + std::to_string(amount_of(action)) + " to the Agent at " +
                                     place_text(state, what);
            return said(state, "send" + rest, "sends" + rest);
        }
    }
}

Phrase describe_in_city(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::bank: {
            const std::string sum = " " + std::to_string(amount_of(action));
            return said(state, "bank" + sum, "banks" + sum);
        }
        case Kind::buy: {
            const std::string rest =
                " an Adventurer for " + std::to_string(state.rules.adventurer_price);
            return said(state, "hire" + rest, "hires" + rest);
        }
        case Kind::agent_at: {
            const std::string rest = " an Agent to " + place_text(state, what) + " for " +
                                     std::to_string(price_from_city(state, what));
            return said(state, "send" + rest, "sends" + rest);
        }
        case Kind::equip:
            if (what == kNoCard) {
                return said(state, "equip nothing", "equips nothing");
            }
            return said(state, std::string("equip ") + card_word(what),
                        std::string("equips ") + card_word(what));
        default:
            return said(state, "leave it at that", "leaves it at that");
    }
}

Phrase describe_chance(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::first:
            return {what, "start", "starts"};
        case Kind::tile: {
            const std::string tile = tile_phrase(state, what);
            return said(state, "find " + tile, "finds " + tile);
        }
        case Kind::die:
            return describe_roll(state, what == kAgainst ? "against the wind" : "with the wind");
        case Kind::roll:
            return describe_roll(state, what == kHit ? "a hit" : "a miss");
        default: {
            const int seat = state.phase == Phase::character
                                 ? seat_of_adventurer(without_character(state))
                                 : state.seat;
            return {seat, std::string("draw ") + card_word(what),
                    std::string("draws ") + card_word(what)};
        }
    }
}

}  // namespace

Phrase Game::describe(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::move:
            return describe_move(state, what);
        case Kind::wait:
            return said(state, "wait here", "waits");
        case Kind::gust: {
            const std::string rest = std::string(" for a gust to the ") + kDirectionNames[what];
            return said(state, "roll" + rest, "rolls" + rest);
        }
        case Kind::adv:
            return said(state, "move Adventurer " + std::to_string(what),
                        "moves Adventurer " + std::to_string(what));
        case Kind::stop:
            return said(state, "stop here", "stops");
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

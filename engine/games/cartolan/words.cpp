#include "engine/games/cartolan/words.hpp"

#include "engine/games/cartolan/rules.hpp"

/// Actions and refusals in plain words.
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

std::string why_no_move(const State& state, int direction) {
    if (direction > kWest) {
        return "There is no such direction.";
    }
    if (state.phase != Phase::act) {
        return "Something else must be decided first.";
    }
    switch (crossing_of(state, direction)) {
        case Crossing::land:
            return "No land move is left since the turn began or the last rest.";
        case Crossing::upwind:
            return "No move against the wind is left since the turn began or the last rest.";
        case Crossing::downwind:
            break;
    }
    return "No move is left since the turn began or the last rest.";
}

std::string why_no_attack(const State& state, int adventurer) {
    if (state.rules.mode == Mode::beginner) {
        return "There are no attacks in beginner mode.";
    }
    if (state.phase == Phase::act && state.now.step <= kAttackStep &&
        adventurer < kMostSeats * kMostAdventurers) {
        const Adventurer& victim = state.adventurer[adventurer];
        if (seat_of_adventurer(adventurer) == state.seat) {
            return "Nobody attacks one's own.";
        }
        if (!victim.in_play || victim.tile != mover(state).tile) {
            return "That Adventurer is not here.";
        }
        return (state.now.attacked >> adventurer & 1U) != 0
                   ? "Each token may be attacked once a move."
                   : "There is nothing to take from that Adventurer.";
    }
    return "An attack can only follow a move or a wait, outside cities, before anything else.";
}

std::string why_no_rest(const State& state) {
    const int agent = active_agent_on(state, mover(state).tile);
    if (state.phase != Phase::act || state.now.step > kRestStep) {
        return "A rest can only follow a move or a wait, before Agents are placed or restored.";
    }
    if (agent < 0) {
        return "No active Agent is here.";
    }
    if ((state.now.rested >> agent & 1U) != 0) {
        return "Each Agent gives one rest a turn.";
    }
    return mover(state).pirate ? "Pirates rest at their own Agents only."
                               : "The Chest can't pay the rest.";
}

std::string why_no_placing(const State& state) {
    if (state.phase != Phase::act || state.now.step > kPlaceStep) {
        return "An Agent can't be placed now.";
    }
    const Tile& here = state.tile[mover(state).tile];
    if (in_domain(state, here)) {
        return "No Agent may be placed in a city's domain.";
    }
    if (mover(state).chest < state.rules.place_price) {
        return "The Chest can't pay an Agent.";
    }
    if (agents_of(state, state.seat) == kMostAgents) {
        return "All Agents are in play: one must be lifted first.";
    }
    return "An Agent may only be placed on a tile just discovered, without another Agent or a "
           "disaster.";
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

std::string Game::why_not(const State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::move:
            return why_no_move(state, what);
        case Kind::wait:
            return state.phase == Phase::act
                       ? "No move is left since the turn began or the last rest."
                       : "Waiting is no choice now.";
        case Kind::gust:
            return state.rules.mode == Mode::beginner
                       ? "There are no gusts in beginner mode."
                       : "A gust is only rolled for a barred crossing against the wind, within "
                         "the moves of a turn.";
        case Kind::attack:
            return why_no_attack(state, what);
        case Kind::attack_agent:
            return state.rules.mode == Mode::beginner
                       ? "There are no attacks in beginner mode."
                       : "No active Agent of that seat can be attacked here now.";
        case Kind::rest:
            return why_no_rest(state);
        case Kind::restore:
            return "Only one's own dispossessed Agent on this tile can be restored, from the "
                   "Chest.";
        case Kind::place:
            return why_no_placing(state);
        case Kind::lift:
            return "An Agent is moved only with all five in play, where another can be placed "
                   "and paid.";
        case Kind::bank:
            return state.phase == Phase::bank ? "The Chest doesn't hold that."
                                              : "Wealth is banked on arriving in a city.";
        case Kind::buy:
            return state.phase == Phase::shop ? "The Vault can't pay another Adventurer, or there "
                                                "are three already."
                                              : "Adventurers are hired in cities.";
        case Kind::agent_at:
            return state.phase == Phase::shop || state.phase == Phase::lifted
                       ? "No Agent can be placed there, or the Vault can't pay it."
                       : "Agents are sent out from cities.";
        case Kind::stop:
            return "Something else must be decided first.";
        case Kind::first:
        case Kind::tile:
        case Kind::die:
        case Kind::roll:
        case Kind::card:
            return "That is for chance to decide.";
        default:
            return "That is no choice now.";
    }
}

}  // namespace ctq::cartolan

#include "shell/tables/cartolan/words.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/effects.hpp"

namespace ctq::cartolan::view {

namespace {

std::string number(int value) {
    return std::to_string(value);
}

std::string agent_words(const ViewContext& context, const State& state, int agent) {
    const Agent& one = state.agent[agent];
    const std::string& owner = context.name(seat_of_agent(agent));
    const std::string whose = owner == "You" ? "Your" : owner + "’s";
    return whose + (one.loyalty == Loyalty::active ? " Agent holds " + number(one.held)
                                                   : " Agent, dispossessed");
}

/// What a wonder pays, to the Adventurer on turn where that is the viewer's.
std::string wonder_words(const ViewContext& context, const State& state, int tile) {
    int pay = state.rules.trade;
    if (context.your_turn) {
        const Adventurer& one = mover(state);
        if (one.pirate) {
            return "A wonder: a pirate can’t trade";
        }
        if (in_set(one.traded, tile)) {
            return "A wonder, already traded at on this voyage";
        }
        pay += skill(state, mover_index(state), Card::tradesman);
    }
    return "A wonder: trade pays " + number(pay);
}

/// Who and what is on a tile that is worth telling.
std::string tile_tip(const ViewContext& context, const State& state, int tile) {
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : "; ") + more; };
    if (has_mark(state.tile[tile], kCity)) {
        add(tile == state.city[0] ? "The Capital" : "The Mythical City");
    }
    if (has_mark(state.tile[tile], kWonder)) {
        add(wonder_words(context, state, tile));
    }
    if (has_mark(state.tile[tile], kDisaster)) {
        add("A disaster; sunk here: " + number(state.sunk[disaster_number(state, tile)]));
    }
    if (const int agent = agent_on(state, tile); agent >= 0) {
        add(agent_words(context, state, agent));
    }
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        const Adventurer& one = state.adventurer[i];
        if (one.in_play && one.tile == tile && !has_mark(state.tile[tile], kCity)) {
            const std::string& owner = context.name(seat_of_adventurer(i));
            add((owner == "You" ? "Your" : owner + "’s") + std::string(" Adventurer ") +
                number(number_of_adventurer(i)) + (one.pirate ? ", a pirate," : "") + " with " +
                number(one.chest));
        }
    }
    return words;
}

/// What going in a direction takes; empty where no move is left at all.
std::string way_tip(const ViewContext& context, const State& state, int direction) {
    Game::Legal legal;
    Game::legal(state, legal);
    const core::Action move = make_action(Kind::move, direction);
    const Cell cell = cell_beside(state, direction);
    const bool known = tile_at(state, cell.x, cell.y) >= 0;
    if (std::binary_search(legal.begin(), legal.end(), move)) {
        return (known ? "Go here, " : "Explore, ") + effect_of(context, move).full;
    }
    const core::Action gust = make_action(Kind::gust, direction);
    if (std::binary_search(legal.begin(), legal.end(), gust)) {
        return "Against the wind, if a gust comes: " + effect_of(context, gust).full;
    }
    return context.game.why_not(&state, move);
}

std::string attack_word(const ViewContext& context, const State& state, int adventurer) {
    const int seat = seat_of_adventurer(adventurer);
    const bool several = adventurers_of(state, seat) > 1;
    return (state.adventurer[adventurer].pirate ? "Arrest " : "Attack ") + context.name(seat) +
           (several ? " (" + number(number_of_adventurer(adventurer)) + ")" : "");
}

std::string rest_word(const State& state) {
    const int cost = rest_cost(state);
    return cost == 0 ? "Rest, free" : "Rest for " + number(cost);
}

std::string place_word(const State& state) {
    const int agent = agent_on(state, mover(state).tile);
    return (agent >= 0 ? "Replace the Agent for " : "Place an Agent for ") +
           number(state.rules.place_price);
}

}  // namespace

std::string chests_text(const State& state, int seat) {
    std::string words;
    for (int i = 1; i <= kMostAdventurers; ++i) {
        const auto& one = state.adventurer[adventurer_index(seat, i)];
        if (one.in_play) {
            words +=
                (words.empty() ? "" : " · ") + number(one.chest) + (one.pirate ? " pirate" : "");
        }
    }
    return words;
}

std::string seat_text(const State& state, int seat) {
    std::string words = number(state.vault[seat - 1]) + " in the Vault";
    for (int i = 1; i <= kMostAdventurers; ++i) {
        const auto& one = state.adventurer[adventurer_index(seat, i)];
        if (one.in_play) {
            words += "; Adventurer " + number(i) + (one.pirate ? ", a pirate," : "") + " at " +
                     place_text(state, one.tile) + " with " + number(one.chest);
        }
    }
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const auto& agent = state.agent[(seat - 1) * kMostAgents + slot];
        if (agent.loyalty != Loyalty::none) {
            words += std::string("; ") +
                     (agent.loyalty == Loyalty::active ? "Agent" : "dispossessed Agent") + " at " +
                     place_text(state, agent.tile) + " with " + number(agent.held);
        }
    }
    return words;
}

std::string tile_text(const State& state, int tile_number) {
    constexpr const char* winds[] = {"north-east", "south-east", "south-west", "north-west"};
    constexpr const char* sides[] = {"north", "east", "south", "west"};
    const Tile& tile = state.tile[tile_number];
    std::string words = place_text(state, tile_number);
    if (has_mark(tile, kCity)) {
        return words + " a city";
    }
    words += std::string(" wind ") + winds[tile.wind];
    std::string land;
    for (int d = 0; d < 4; ++d) {
        if ((tile.edges >> d & 1U) != 0) {
            land += std::string(land.empty() ? ", land " : " and ") + sides[d];
        }
    }
    words += land;
    words += has_mark(tile, kWonder) ? ", a wonder" : "";
    if (has_mark(tile, kDisaster)) {
        words += ", a disaster holding " + number(state.sunk[disaster_number(state, tile_number)]);
    }
    return words;
}

std::string tip_text(const ViewContext& context, Cell cell) {
    const State& state = context.state<State>();
    const int tile = tile_at(state, cell.x, cell.y);
    std::string words = tile >= 0 ? tile_tip(context, state, tile) : "";
    if (!context.your_turn) {
        return words;
    }
    if (state.phase == Phase::act) {
        const int direction = direction_to(state, cell);
        const std::string way = direction < 0 ? "" : way_tip(context, state, direction);
        return way + (way.empty() || words.empty() ? "" : ". ") + words;
    }
    const std::string name = cell_spot(cell);
    const bool site = tile >= 0 && state.phase != Phase::choose && context.picker.legal(name);
    if (site) {
        const bool lifts =
            state.phase == Phase::shop && agents_of(state, state.seat) == kMostAgents;
        const core::Action action = make_action(lifts ? Kind::lift : Kind::agent_at, tile);
        words = (lifts ? "Move this Agent: "
                       : "An Agent here for " + number(price_from_city(state, tile)) + ": ") +
                effect_of(context, action).full + (words.empty() ? "" : ". " + words);
    }
    return words;
}

MovesLeft moves_of(const State& state) {
    int all = state.rules.moves;
    if (state.rules.mode == Mode::advanced) {
        all += skill(state, mover_index(state), Card::downwind);
    }
    return {all, std::max(0, all - moves_made(state))};
}

std::string moves_left_text(const State& state) {
    const Reach reach = reach_of(state);
    const int left = moves_of(state).left;
    if (!reach.downwind) {
        return "none left";
    }
    return number(left) + (reach.land && reach.upwind ? ", any way"
                           : reach.land               ? ", not against the wind"
                           : reach.upwind             ? ", not over land"
                                                      : ", with the wind only");
}

int discards_of(const State& state, Colour colour) {
    int count = 0;
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        count += state.discard[kind];
    }
    return count;
}

std::string piles_text(const State& state, bool all) {
    const bool land = state.rules.mode != Mode::beginner;
    std::string words = "Water tiles " + number(state.pile[0]) +
                        (land ? " · land tiles " + number(state.pile[1]) : "");
    if (all) {
        words += " · discards " + number(discards_of(state, Colour::water)) +
                 (land ? " and " + number(discards_of(state, Colour::land)) : "");
    }
    return words;
}

std::string brief_piles_text(const State& state) {
    const bool land = state.rules.mode != Mode::beginner;
    const auto both = [&](int water, int other) {
        return number(water) + (land ? " + " + number(other) : "");
    };
    return "Tiles " + both(state.pile[0], state.pile[1]) + " · discards " +
           both(discards_of(state, Colour::water), discards_of(state, Colour::land));
}

std::string button_text(const ViewContext& context, core::Action action) {
    const State& state = context.state<State>();
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::wait:
            return "Wait";
        case Kind::adv: {
            const int index = adventurer_index(state.seat, what);
            return "Adventurer " + number(what) + ", Chest " +
                   number(state.adventurer[index].chest);
        }
        case Kind::rest:
            return rest_word(state);
        case Kind::restore:
            return "Restore for " + number(state.rules.restore_price);
        case Kind::place:
            return place_word(state);
        case Kind::lift:
            return "Move the Agent of " + place_text(state, what);
        case Kind::attack:
            return attack_word(context, state, what);
        case Kind::attack_agent:
            return "Rob " + context.name(what) + "’s Agent";
        case Kind::court:
            return "Recover the wreck";
        case Kind::take_wealth: {
            const Tile& here = state.tile[mover(state).tile];
            const int land = has_mark(here, kLandBack) ? 1 : 0;
            return "Take " + number(state.rules.wonder[land]);
        }
        case Kind::take_card:
            return "Draw a card";
        case Kind::keep:
            return "Keep tile " + number(what);
        case Kind::send:
            return "Send " + number(amount_of(action)) + " to " + place_text(state, what);
        case Kind::bank:
            return "Bank " + number(amount_of(action));
        case Kind::buy:
            return "Hire an Adventurer for " + number(state.rules.adventurer_price);
        case Kind::done:
            return "Done";
        case Kind::equip:
            return what == kNoCard ? "Nothing" : card_face(what).title;
        case Kind::stop:
            return "Stop";
        default:
            return Game::describe(state, action).you;
    }
}

}  // namespace ctq::cartolan::view

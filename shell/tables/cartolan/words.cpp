#include "shell/tables/cartolan/words.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"

namespace ctq::tables {

using cartolan::Kind;
using cartolan::State;

namespace {

std::string number(int value) {
    return std::to_string(value);
}

std::string agent_words(const ViewContext& context, const State& state, int agent) {
    const cartolan::Agent& one = state.agent[agent];
    const std::string& owner = context.name(cartolan::seat_of_agent(agent));
    const std::string whose = owner == "You" ? "Your" : owner + "’s";
    return whose + (one.loyalty == cartolan::Loyalty::active ? " Agent holds " + number(one.held)
                                                             : " Agent, dispossessed");
}

/// Who and what is on a tile that is worth telling.
std::string tile_tip(const ViewContext& context, const State& state, int tile) {
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : "; ") + more; };
    if (cartolan::has_mark(state.tile[tile], cartolan::kCity)) {
        add(tile == state.city[0] ? "The Capital" : "The Mythical City");
    }
    if (cartolan::has_mark(state.tile[tile], cartolan::kWonder)) {
        add(context.your_turn && cartolan::in_set(cartolan::mover(state).traded, tile)
                ? "A wonder, traded at since the last city"
                : "A wonder: trade pays " + number(state.rules.trade));
    }
    if (cartolan::has_mark(state.tile[tile], cartolan::kDisaster)) {
        add("A disaster; sunk here: " + number(state.sunk[cartolan::disaster_number(state, tile)]));
    }
    if (const int agent = cartolan::agent_on(state, tile); agent >= 0) {
        add(agent_words(context, state, agent));
    }
    for (int i = 0; i < state.seats * cartolan::kMostAdventurers; ++i) {
        const cartolan::Adventurer& one = state.adventurer[i];
        if (one.in_play && one.tile == tile &&
            !cartolan::has_mark(state.tile[tile], cartolan::kCity)) {
            const std::string& owner = context.name(cartolan::seat_of_adventurer(i));
            add((owner == "You" ? "Your" : owner + "’s") + std::string(" Adventurer ") +
                number(cartolan::number_of_adventurer(i)) + (one.pirate ? ", a pirate," : "") +
                " with " + number(one.chest));
        }
    }
    return words;
}

const char* crossing_words(cartolan::Crossing crossing) {
    return crossing == cartolan::Crossing::land     ? "a land move"
           : crossing == cartolan::Crossing::upwind ? "against the wind"
                                                    : "with the wind";
}

std::string odds(const State& state) {
    return number(state.rules.die_against) + " in " + number(state.rules.die_faces);
}

/// What going in a direction takes; empty where no move is left at all.
std::string way_tip(const ViewContext& context, const State& state, int direction) {
    cartolan::Game::Legal legal;
    cartolan::Game::legal(state, legal);
    const core::Action move = cartolan::make_action(Kind::move, direction);
    const CartolanCell cell = cell_beside(state, direction);
    const bool known = cartolan::tile_at(state, cell.x, cell.y) >= 0;
    if (std::binary_search(legal.begin(), legal.end(), move)) {
        const std::string how = crossing_words(cartolan::crossing_of(state, direction));
        return (known ? "Go here, " : "Explore, ") + how;
    }
    if (std::binary_search(legal.begin(), legal.end(),
                           cartolan::make_action(Kind::gust, direction))) {
        return "Against the wind, if a gust comes: " + odds(state) + ", else the move is lost";
    }
    return context.game.why_not(&state, move);
}

std::string attack_word(const ViewContext& context, const State& state, int adventurer) {
    const int seat = cartolan::seat_of_adventurer(adventurer);
    const bool several = cartolan::adventurers_of(state, seat) > 1;
    return (state.adventurer[adventurer].pirate ? "Arrest " : "Attack ") + context.name(seat) +
           (several ? " (" + number(cartolan::number_of_adventurer(adventurer)) + ")" : "");
}

std::string rest_word(const State& state) {
    const int agent = cartolan::active_agent_on(state, cartolan::mover(state).tile);
    const bool own = agent < 0 || cartolan::seat_of_agent(agent) == state.seat;
    const bool guest = state.now.guest_rests <
                       cartolan::skill(state, cartolan::mover_index(state), cartolan::Card::guest);
    return own || guest ? "Rest, free" : "Rest for " + number(state.rules.rest_price);
}

std::string card_name(int card) {
    std::string name = cartolan::card_word(card);
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

std::string place_word(const State& state) {
    const int agent = cartolan::agent_on(state, cartolan::mover(state).tile);
    return (agent >= 0 ? "Replace the Agent for " : "Place an Agent for ") +
           number(state.rules.place_price);
}

}  // namespace

std::string cartolan_chests(const State& state, int seat) {
    std::string words;
    for (int i = 1; i <= cartolan::kMostAdventurers; ++i) {
        const auto& one = state.adventurer[cartolan::adventurer_index(seat, i)];
        if (one.in_play) {
            words +=
                (words.empty() ? "" : " · ") + number(one.chest) + (one.pirate ? " pirate" : "");
        }
    }
    return words;
}

std::string cartolan_seat(const State& state, int seat) {
    std::string words = number(state.vault[seat - 1]) + " in the Vault";
    for (int i = 1; i <= cartolan::kMostAdventurers; ++i) {
        const auto& one = state.adventurer[cartolan::adventurer_index(seat, i)];
        if (one.in_play) {
            words += "; Adventurer " + number(i) + (one.pirate ? ", a pirate," : "") + " at " +
                     cartolan::place_text(state, one.tile) + " with " + number(one.chest);
        }
    }
    for (int slot = 0; slot < cartolan::kMostAgents; ++slot) {
        const auto& agent = state.agent[(seat - 1) * cartolan::kMostAgents + slot];
        if (agent.loyalty != cartolan::Loyalty::none) {
            words += std::string("; ") +
                     (agent.loyalty == cartolan::Loyalty::active ? "Agent" : "dispossessed Agent") +
                     " at " + cartolan::place_text(state, agent.tile) + " with " +
                     number(agent.held);
        }
    }
    return words;
}

std::string cartolan_tile_words(const State& state, int tile_number) {
    constexpr const char* winds[] = {"north-east", "south-east", "south-west", "north-west"};
    constexpr const char* sides[] = {"north", "east", "south", "west"};
    const cartolan::Tile& tile = state.tile[tile_number];
    std::string words = cartolan::place_text(state, tile_number);
    if (cartolan::has_mark(tile, cartolan::kCity)) {
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
    words += cartolan::has_mark(tile, cartolan::kWonder) ? ", a wonder" : "";
    if (cartolan::has_mark(tile, cartolan::kDisaster)) {
        words += ", a disaster holding " +
                 number(state.sunk[cartolan::disaster_number(state, tile_number)]);
    }
    return words;
}

std::string cartolan_tip(const ViewContext& context, CartolanCell cell) {
    const State& state = *static_cast<const State*>(context.view);
    const int tile = cartolan::tile_at(state, cell.x, cell.y);
    std::string words = tile >= 0 ? tile_tip(context, state, tile) : "";
    if (!context.your_turn) {
        return words;
    }
    if (state.phase == cartolan::Phase::act) {
        const int direction = direction_to(state, cell);
        const std::string way = direction < 0 ? "" : way_tip(context, state, direction);
        return way + (way.empty() || words.empty() ? "" : ". ") + words;
    }
    const std::string name = cell_spot(cell);
    const bool site =
        tile >= 0 && state.phase != cartolan::Phase::choose && context.picker.legal(name);
    if (site) {
        words = (cartolan::agent_on(state, tile) >= 0 &&
                         cartolan::seat_of_agent(cartolan::agent_on(state, tile)) == state.seat &&
                         state.phase == cartolan::Phase::shop
                     ? "Move this Agent"
                     : "An Agent here for " + number(cartolan::price_from_city(state, tile))) +
                (words.empty() ? "" : ". " + words);
    }
    return words;
}

CartolanMoves cartolan_moves(const State& state) {
    int all = state.rules.moves;
    if (state.rules.mode == cartolan::Mode::advanced) {
        all += cartolan::skill(state, cartolan::mover_index(state), cartolan::Card::downwind);
    }
    return {all, std::max(0, all - cartolan::moves_made(state))};
}

std::string cartolan_moves_left(const State& state) {
    const cartolan::Reach reach = cartolan::reach_of(state);
    const int left = cartolan_moves(state).left;
    if (!reach.downwind) {
        return "none left";
    }
    return number(left) + (reach.land && reach.upwind ? ", any way"
                           : reach.land               ? ", not against the wind"
                           : reach.upwind             ? ", not over land"
                                                      : ", with the wind only");
}

std::string cartolan_lead(const ViewContext& context) {
    const State& state = *static_cast<const State*>(context.view);
    int first = 1;
    int second = -1;
    for (int seat = 2; seat <= state.seats; ++seat) {
        first = state.vault[seat - 1] > state.vault[first - 1] ? seat : first;
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        second = seat == first ? second : std::max(second, state.vault[seat - 1]);
    }
    const int lead = state.vault[first - 1] - second;
    const std::string wins = "a lead above " + number(state.rules.margin) + " wins";
    if (lead == 0) {
        return "No lead; " + wins;
    }
    const std::string& name = context.name(first);
    return name + (name == "You" ? " lead by " : " leads by ") + number(lead) + "; " + wins;
}

int cartolan_discards(const State& state, cartolan::Colour colour) {
    int count = 0;
    for (int kind = cartolan::first_kind(colour); kind < cartolan::end_of_kinds(colour); ++kind) {
        count += state.discard[kind];
    }
    return count;
}

std::string cartolan_piles(const State& state, bool all) {
    const bool land = state.rules.mode != cartolan::Mode::beginner;
    std::string words = "Water tiles " + number(state.pile[0]) +
                        (land ? " · land tiles " + number(state.pile[1]) : "");
    if (all) {
        words += " · discards " + number(cartolan_discards(state, cartolan::Colour::water)) +
                 (land ? " and " + number(cartolan_discards(state, cartolan::Colour::land)) : "");
    }
    return words;
}

std::string cartolan_piles_brief(const State& state) {
    const bool land = state.rules.mode != cartolan::Mode::beginner;
    const auto both = [&](int water, int other) {
        return number(water) + (land ? " + " + number(other) : "");
    };
    return "Tiles " + both(state.pile[0], state.pile[1]) + " · discards " +
           both(cartolan_discards(state, cartolan::Colour::water),
                cartolan_discards(state, cartolan::Colour::land));
}

std::vector<std::string> cartolan_cards(const State& state, int seat) {
    std::vector<std::string> lines;
    std::array<int, cartolan::kSkills> spare{};
    for (int card = 0; card < cartolan::kSkills; ++card) {
        spare[static_cast<std::size_t>(card)] = state.technology[seat - 1][card];
    }
    for (int i = 1; i <= cartolan::kMostAdventurers; ++i) {
        const auto& one = state.adventurer[cartolan::adventurer_index(seat, i)];
        if (!one.in_play || one.character == 0) {
            continue;
        }
        std::string line = number(i) + ": " + cartolan::card_word(one.character - 1);
        if (one.carries != 0) {
            line += std::string(" with ") + cartolan::card_word(one.carries - 1);
            --spare[static_cast<std::size_t>(one.carries - 1)];
        } else if (one.works != 0) {
            // Put down, it is free for others, and works for this one until its next turn.
            line += std::string(", still ") + cartolan::card_word(one.works - 1);
        }
        lines.push_back(line);
    }
    std::string rest;
    for (int card = 0; card < cartolan::kSkills; ++card) {
        for (int i = 0; i < spare[static_cast<std::size_t>(card)]; ++i) {
            rest += (rest.empty() ? "spare: " : ", ") + std::string(cartolan::card_word(card));
        }
    }
    if (!rest.empty()) {
        lines.push_back(rest);
    }
    return lines;
}

std::string cartolan_word(const ViewContext& context, core::Action action) {
    const State& state = *static_cast<const State*>(context.view);
    const int what = cartolan::what_of(action);
    switch (cartolan::kind_of(action)) {
        case Kind::wait:
            return "Wait";
        case Kind::adv: {
            const int index = cartolan::adventurer_index(state.seat, what);
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
            return "Move the Agent of " + cartolan::place_text(state, what);
        case Kind::attack:
            return attack_word(context, state, what);
        case Kind::attack_agent:
            return "Rob " + context.name(what) + "’s Agent";
        case Kind::court:
            return "Recover the wreck";
        case Kind::take_wealth: {
            const cartolan::Tile& here = state.tile[cartolan::mover(state).tile];
            const int land = cartolan::has_mark(here, cartolan::kLandBack) ? 1 : 0;
            return "Take " + number(state.rules.wonder[land]);
        }
        case Kind::take_card:
            return "Draw a card";
        case Kind::keep:
            return "Keep tile " + number(what);
        case Kind::send:
            return "Send " + number(cartolan::amount_of(action)) + " to " +
                   cartolan::place_text(state, what);
        case Kind::bank:
            return "Bank " + number(cartolan::amount_of(action));
        case Kind::buy:
            return "Hire an Adventurer for " + number(state.rules.adventurer_price);
        case Kind::done:
            return "Done";
        case Kind::equip:
            return what == cartolan::kNoCard ? "Nothing" : card_name(what);
        case Kind::stop:
            return "Stop";
        default:
            return cartolan::Game::describe(state, action).you;
    }
}

}  // namespace ctq::tables

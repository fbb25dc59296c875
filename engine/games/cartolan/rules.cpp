#include "engine/games/cartolan/rules.hpp"

/// The legal actions of each phase, the outcomes of chance, and the dispatch of actions.
namespace ctq::cartolan {
namespace {

using core::Action;
using core::Turn;

void list_moves(const State& state, Game::Legal& list) {
    const Reach reach = reach_of(state);
    if (!reach.downwind) {
        return;
    }
    bool gust[4] = {};
    for (int direction = kNorth; direction <= kWest; ++direction) {
        const Crossing crossing = crossing_of(state, direction);
        if (reach.allows(crossing)) {
            list.push(make_action(Kind::move, direction));
        } else {
            gust[direction] = reach.gust && crossing == Crossing::upwind;
        }
    }
    list.push(make_action(Kind::wait));
    for (int direction = kNorth; direction <= kWest; ++direction) {
        if (gust[direction]) {
            list.push(make_action(Kind::gust, direction));
        }
    }
}

/// Lists the tiles of the seat's own Agents, in rising order, if they may be lifted.
void list_lifts(const State& state, Game::Legal& list) {
    if (!may_lift(state)) {
        return;
    }
    std::uint64_t tiles[3] = {};
    for (int slot = 0; slot < kMostAgents; ++slot) {
        add_to_set(tiles, state.agent[(state.seat - 1) * kMostAgents + slot].tile);
    }
    for (int tile = 0; tile < state.tiles; ++tile) {
        if (in_set(tiles, tile)) {
            list.push(make_action(Kind::lift, tile));
        }
    }
}

void list_placing(const State& state, Game::Legal& list) {
    if (agents_of(state, state.seat) == kMostAgents) {
        list_lifts(state, list);
    } else if (may_place(state)) {
        list.push(make_action(Kind::place));
    }
}

void list_attacks(const State& state, Game::Legal& list) {
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        if (may_attack(state, i)) {
            list.push(make_action(Kind::attack, i));
        }
    }
    if (const int agent = attackable_agent(state); agent >= 0) {
        list.push(make_action(Kind::attack_agent, seat_of_agent(agent)));
    }
    if (may_court(state)) {
        list.push(make_action(Kind::court));
    }
}

void list_sending(const State& state, Game::Legal& list) {
    const int chest = mover(state).chest;
    std::uint64_t tiles[3] = {};
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const Agent& agent = state.agent[(state.seat - 1) * kMostAgents + slot];
        if (agent.loyalty == Loyalty::active) {
            add_to_set(tiles, agent.tile);
        }
    }
    for (int wealth = 1; wealth <= chest; wealth = wealth < kMostSent ? wealth + 1 : chest) {
        for (int tile = 0; tile < state.tiles; ++tile) {
            if (in_set(tiles, tile)) {
                list.push(make_action(Kind::send, tile, wealth));
            }
        }
        if (wealth == chest) {
            break;
        }
    }
}

void list_turn(const State& state, Game::Legal& list) {
    list_moves(state, list);
    if (state.now.step <= kSendStep) {
        if (may_rest(state)) {
            list.push(make_action(Kind::rest));
        }
        if (may_restore(state)) {
            list.push(make_action(Kind::restore));
        }
        list_placing(state, list);
        list_attacks(state, list);
        if (may_send(state)) {
            list_sending(state, list);
        }
    }
    list.push(make_action(Kind::stop));
}

void list_sites(const State& state, Game::Legal& list) {
    const int vault = state.vault[state.seat - 1];
    for (int tile = 0; tile < state.tiles; ++tile) {
        if (open_from_city(state, tile) && vault >= price_from_city(state, tile)) {
            list.push(make_action(Kind::agent_at, tile));
        }
    }
}

void list_shop(const State& state, Game::Legal& list) {
    if (agents_of(state, state.seat) == kMostAgents) {
        list_lifts(state, list);
    }
    if (may_buy(state)) {
        list.push(make_action(Kind::buy));
    }
    if (agents_of(state, state.seat) < kMostAgents) {
        list_sites(state, list);
    }
    list.push(make_action(Kind::done));
}

void list_lifted(const State& state, Game::Legal& list) {
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        list_sites(state, list);
    } else {
        list.push(make_action(Kind::place));
    }
}

void list_bank(const State& state, Game::Legal& list) {
    const int chest = mover(state).chest;
    for (int wealth = 0; wealth < chest && wealth < kMostBanked; ++wealth) {
        list.push(make_action(Kind::bank, 0, wealth));
    }
    list.push(make_action(Kind::bank, 0, chest));
}

void list_equipment(const State& state, Game::Legal& list) {
    for (int card = 0; card < kSkills; ++card) {
        if (may_equip(state, card)) {
            list.push(make_action(Kind::equip, card));
        }
    }
    list.push(make_action(Kind::equip, kNoCard));
}

/// Returns f^(n-k) (f-a)^(k-1) for seat k of n: the weight with which the die stops there.
std::uint32_t first_weight(const State& state, int seat) {
    std::uint32_t weight = 1;
    for (int i = 1; i < state.seats; ++i) {
        weight *= i < seat
                      ? static_cast<std::uint32_t>(state.rules.die_faces - state.rules.die_against)
                      : state.rules.die_faces;
    }
    return weight;
}

void list_die(const State& state, Game::Chances& list) {
    const Rules& rules = state.rules;
    list.push({make_action(Kind::die, kWith),
               static_cast<std::uint32_t>(rules.die_faces - rules.die_against)});
    list.push({make_action(Kind::die, kAgainst), rules.die_against});
}

void list_cards(const std::uint8_t* counts, int kinds, Game::Chances& list) {
    for (int card = 0; card < kinds; ++card) {
        if (counts[card] > 0) {
            list.push({make_action(Kind::card, card), counts[card]});
        }
    }
}

bool fights_by_roll(const State& state) {
    return state.phase == Phase::fight && skill(state, mover_index(state), Card::attack) > 0;
}

}  // namespace

Turn Game::turn(const State& state) {
    Turn turn;
    if (state.phase == Phase::over) {
        return turn;
    }
    turn.kind = is_chance(state.phase) ? Turn::Kind::chance : Turn::Kind::seat;
    turn.seat = state.phase == Phase::character
                    ? static_cast<std::uint8_t>(seat_of_adventurer(without_character(state)))
                    : state.seat;
    return turn;
}

void Game::legal(const State& state, Legal& list) {
    switch (state.phase) {
        case Phase::choose:
            for (int number = 1; number <= kMostAdventurers; ++number) {
                if ((state.to_move >> (number - 1) & 1U) != 0) {
                    list.push(make_action(Kind::adv, number));
                }
            }
            break;
        case Phase::act:
            list_turn(state, list);
            break;
        case Phase::keep:
            for (int i = 0; i < state.now.held_count; ++i) {
                if (fitting_wind(state, state.now.held_tiles[i]) >= 0) {
                    list.push(make_action(Kind::keep, i + 1));
                }
            }
            break;
        case Phase::take:
            list.push(make_action(Kind::take_wealth));
            list.push(make_action(Kind::take_card));
            break;
        case Phase::lifted:
            list_lifted(state, list);
            break;
        case Phase::bank:
            list_bank(state, list);
            break;
        case Phase::shop:
            list_shop(state, list);
            break;
        case Phase::equip:
            list_equipment(state, list);
            break;
        default:
            break;
    }
}

void Game::chance(const State& state, Chances& list) {
    switch (state.phase) {
        case Phase::first:
            for (int seat = 1; seat <= state.seats; ++seat) {
                list.push({make_action(Kind::first, seat), first_weight(state, seat)});
            }
            break;
        case Phase::character:
            list_cards(state.characters, kSkills, list);
            break;
        case Phase::card:
            list_cards(state.deck, kCards, list);
            break;
        case Phase::explore:
            for (int kind = first_kind(state.now.colour); kind < end_of_kinds(state.now.colour);
                 ++kind) {
                if (state.unseen[kind] > 0) {
                    list.push({make_action(Kind::tile, kind), state.unseen[kind]});
                }
            }
            break;
        default:
            if (fights_by_roll(state)) {
                list.push({make_action(Kind::roll, kHit), 2});
                list.push({make_action(Kind::roll, kMiss), 1});
            } else {
                list_die(state, list);
            }
            break;
    }
}

/// Overridden for speed, because the hot loop of every experiment draws tiles.
Action Game::draw(const State& state, core::Rng& rng) {
    if (state.phase != Phase::explore) {
        Chances list;
        chance(state, list);
        return core::draw_weighted(list, rng);
    }
    const int first = first_kind(state.now.colour);
    const int end = end_of_kinds(state.now.colour);
    std::uint32_t total = 0;
    for (int kind = first; kind < end; ++kind) {
        total += state.unseen[kind];
    }
    std::uint32_t pick = rng.below(total);
    int kind = first;
    while (pick >= state.unseen[kind]) {
        pick -= state.unseen[kind++];
    }
    return make_action(Kind::tile, kind);
}

void Game::apply(State& state, Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::move:
            return move(state, what);
        case Kind::wait:
            return wait(state);
        case Kind::gust:
            return roll_gust(state, what);
        case Kind::adv:
            return begin_adventurer(state, what);
        case Kind::rest:
            return rest(state);
        case Kind::restore:
            return restore(state);
        case Kind::place:
            return place_agent(state);
        case Kind::lift:
            return lift_agent(state, what);
        case Kind::attack:
            return attack_adventurer(state, what);
        case Kind::attack_agent:
            return attack_agent(state);
        case Kind::court:
            return court(state);
        case Kind::take_wealth:
            return take_wealth(state);
        case Kind::take_card:
            return take_card(state);
        case Kind::keep:
            return keep_tile(state, what);
        case Kind::send:
            return send(state, what, amount_of(action));
        case Kind::bank:
            return bank(state, amount_of(action));
        case Kind::buy:
            return buy(state);
        case Kind::agent_at:
            return agent_from_city(state, what);
        case Kind::done:
        case Kind::stop:
            return end_adventurer(state);
        case Kind::equip:
            return equip(state, what);
        case Kind::first:
            state.first = static_cast<std::uint8_t>(what);
            state.seat = state.first;
            if (state.rules.mode == Mode::advanced) {
                state.phase = Phase::character;
                return;
            }
            return begin_seat(state, what);
        case Kind::tile:
            return tile_drawn(state, what);
        case Kind::die:
            if (state.phase == Phase::gust) {
                return gust_rolled(state, what == kAgainst);
            }
            return die_rolled(state, what == kAgainst);
        case Kind::roll:
            return attack_rolled(state, what == kHit);
        case Kind::card:
            return state.phase == Phase::character ? character_drawn(state, what)
                                                   : card_drawn(state, what);
        case Kind::count:
            state.phase = Phase::over;
            return;
    }
}

}  // namespace ctq::cartolan

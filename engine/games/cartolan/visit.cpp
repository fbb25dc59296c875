#include <algorithm>

#include "engine/games/cartolan/rules.hpp"

/// What happens where an Adventurer ends a move: discovery, trade, collecting, rest and restoring,
/// disasters, and the business of a city.
namespace ctq::cartolan {
namespace {

void trade(State& state) {
    Adventurer& one = mover(state);
    if (one.pirate || in_set(one.traded, one.tile)) {
        return;
    }
    add_to_set(one.traded, one.tile);
    gain(one.chest, state.rules.trade + skill(state, mover_index(state), Card::tradesman));
    const int agent = active_agent_on(state, one.tile);
    if (agent >= 0) {
        const bool own = seat_of_agent(agent) == state.seat;
        gain(own ? one.chest : state.agent[agent].wealth, state.rules.cut);
    }
}

void collect(State& state) {
    const int agent = active_agent_on(state, mover(state).tile);
    if (agent >= 0 && seat_of_agent(agent) == state.seat) {
        gain(mover(state).chest, state.agent[agent].wealth);
        state.agent[agent].wealth = 0;
    }
}

/// Clears what an Adventurer's expedition has recorded, but not its wealth. Called when the
/// expedition ends in a city.
void forget_expedition(Adventurer& one) {
    one.pirate = false;
    clear_set(one.traded);
    clear_set(one.called);
}

void visit_city(State& state) {
    Adventurer& one = mover(state);
    one.city = static_cast<std::uint8_t>(city_number(state, one.tile));
    forget_expedition(one);
    state.now.step = kNoStep;
    if (one.chest > 0) {
        state.phase = Phase::bank;
    } else {
        open_shop(state);
    }
}

void be_wrecked(State& state) {
    Adventurer& one = mover(state);
    gain(state.sunk[disaster_number(state, one.tile)], one.chest);
    one.chest = 0;
    send_home(state, mover_index(state));
    end_adventurer(state);
}

/// Returns whether a rest here, at a rival's Agent, is free by the guest card.
bool rests_as_guest(const State& state) {
    return state.rules.rest_price > 0 &&
           state.now.guest_rests < skill(state, mover_index(state), Card::guest);
}

}  // namespace

void send_home(State& state, int adventurer) {
    Adventurer& one = state.adventurer[adventurer];
    one.tile = state.city[one.city];
    forget_expedition(one);
}

void arrive(State& state, int tile, bool discovered) {
    Adventurer& one = mover(state);
    Progress& now = state.now;
    one.tile = static_cast<std::uint8_t>(tile);
    now.discovered = discovered;
    now.courted = false;
    now.attacked = 0;
    now.agent_attacked = false;
    now.step = kAttackStep;
    const Tile& here = state.tile[tile];
    if (has_mark(here, kCity)) {
        visit_city(state);
        return;
    }
    if (state.rules.mode == Mode::advanced) {
        add_to_set(one.called, tile);
    }
    if (has_mark(here, kDisaster) && !one.pirate) {
        be_wrecked(state);
        return;
    }
    if (has_mark(here, kWonder)) {
        if (!discovered || in_domain(state, here)) {
            trade(state);
        } else {
            add_to_set(one.traded, tile);
            if (has_cards_left(state)) {
                state.phase = Phase::take;
                return;
            }
            take_wealth(state);
            return;
        }
    }
    after_discovery(state);
}

void take_wealth(State& state) {
    const Tile& here = state.tile[mover(state).tile];
    gain(mover(state).chest, state.rules.wonder[has_mark(here, kLandBack) ? 1 : 0]);
    after_discovery(state);
}

void after_discovery(State& state) {
    collect(state);
    go_on(state);
}

bool may_rest(const State& state) {
    const Adventurer& one = mover(state);
    const int agent = active_agent_on(state, one.tile);
    if (state.now.step > kRestStep || agent < 0 || (state.now.rested >> agent & 1U) != 0) {
        return false;
    }
    if (seat_of_agent(agent) == state.seat) {
        return true;
    }
    return !one.pirate && one.chest >= rest_cost(state);
}

int rest_cost(const State& state) {
    const bool own = seat_of_agent(active_agent_on(state, mover(state).tile)) == state.seat;
    return own || rests_as_guest(state) ? 0 : state.rules.rest_price;
}

void rest(State& state) {
    Adventurer& one = mover(state);
    Progress& now = state.now;
    const int agent = active_agent_on(state, one.tile);
    if (seat_of_agent(agent) != state.seat) {
        if (rests_as_guest(state)) {
            ++now.guest_rests;
        } else {
            one.chest -= state.rules.rest_price;
            gain(state.agent[agent].wealth, state.rules.rest_price);
        }
    }
    now.rested |= 1U << agent;
    now.land = now.upwind = now.downwind = 0;
    now.step = kRestStep;
    go_on(state);
}

bool may_restore(const State& state) {
    const Adventurer& one = mover(state);
    const int agent = agent_on(state, one.tile);
    return state.now.step <= kRestoreStep && agent >= 0 && seat_of_agent(agent) == state.seat &&
           state.agent[agent].loyalty == Loyalty::dispossessed &&
           one.chest >= state.rules.restore_price;
}

void restore(State& state) {
    Adventurer& one = mover(state);
    one.chest -= state.rules.restore_price;
    state.agent[agent_on(state, one.tile)].loyalty = Loyalty::active;
    state.now.step = kRestoreStep;
    go_on(state);
}

void bank(State& state, int wealth) {
    mover(state).chest -= wealth;
    gain(state.vault[state.seat - 1], wealth);
    if (!ends_by_margin(state)) {
        open_shop(state);
    }
}

void open_shop(State& state) {
    if (may_buy(state) || sells_agents(state)) {
        state.phase = Phase::shop;
    } else {
        end_adventurer(state);
    }
}

int adventurers_of(const State& state, int seat) {
    int count = 0;
    while (count < kMostAdventurers &&
           state.adventurer[adventurer_index(seat, count + 1)].in_play) {
        ++count;
    }
    return count;
}

bool may_buy(const State& state) {
    return state.vault[state.seat - 1] >= state.rules.adventurer_price &&
           adventurers_of(state, state.seat) < kMostAdventurers;
}

void buy(State& state) {
    const int number = adventurers_of(state, state.seat) + 1;
    Adventurer& one = state.adventurer[adventurer_index(state.seat, number)];
    one.in_play = true;
    one.tile = mover(state).tile;
    one.city = mover(state).city;
    state.to_move = static_cast<std::uint8_t>(state.to_move | 1U << (number - 1));
    state.vault[state.seat - 1] -= state.rules.adventurer_price;
    if (ends_by_margin(state)) {
        return;
    }
    if (state.rules.mode == Mode::advanced) {
        state.phase = Phase::character;
    } else {
        open_shop(state);
    }
}

}  // namespace ctq::cartolan

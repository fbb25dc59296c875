#include "engine/games/cartolan/rules.hpp"

/// Placing, moving and removing Agents, and sending wealth to them.
namespace ctq::cartolan {
namespace {

/// Returns whether a tile allows an Agent: it has no active Agent and no disaster, and is in no
/// city's domain. So a lifted Agent may return to its own tile only if it was dispossessed.
bool open_ground(const State& state, int tile) {
    const Tile& site = state.tile[tile];
    return active_agent_on(state, tile) < 0 && !has_mark(site, kDisaster) &&
           !has_mark(site, kCity) && !in_domain(state, site);
}

int free_agent(const State& state) {
    int agent = (state.seat - 1) * kMostAgents;
    while (state.agent[agent].loyalty != Loyalty::none) {
        ++agent;
    }
    return agent;
}

/// Puts the lifted Agent, or one from the supply, on a tile that allows it.
int put_agent(State& state, int tile) {
    const int agent = state.now.lifted != 0 ? state.now.lifted - 1 : free_agent(state);
    if (state.now.lifted != 0) {
        state.tile[state.agent[agent].tile].agent = 0;
        state.now.lifted = 0;
    }
    const int replaced = agent_on(state, tile);
    if (replaced >= 0) {
        remove_agent(state, replaced);
    }
    state.agent[agent].tile = static_cast<std::uint8_t>(tile);
    state.agent[agent].loyalty = Loyalty::active;
    state.tile[tile].agent = static_cast<std::uint8_t>(agent + 1);
    state.now.rested &= ~(1U << agent);
    return agent;
}

bool in_city(const State& state) {
    return has_mark(state.tile[mover(state).tile], kCity);
}

bool has_active_agent(const State& state, int seat) {
    for (int slot = 0; slot < kMostAgents; ++slot) {
        if (state.agent[(seat - 1) * kMostAgents + slot].loyalty == Loyalty::active) {
            return true;
        }
    }
    return false;
}

}  // namespace

int agents_of(const State& state, int seat) {
    int count = 0;
    for (int slot = 0; slot < kMostAgents; ++slot) {
        count += state.agent[(seat - 1) * kMostAgents + slot].loyalty != Loyalty::none ? 1 : 0;
    }
    return count;
}

bool open_from_city(const State& state, int tile) {
    if (!open_ground(state, tile)) {
        return false;
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        if (seat != state.seat && adventurers_on(state, seat, tile) > 0) {
            return false;
        }
    }
    return true;
}

int price_from_city(const State& state, int tile) {
    return adventurers_on(state, state.seat, tile) > 0 ? state.rules.agent_price_own
                                                       : state.rules.agent_price;
}

bool may_place(const State& state) {
    const Adventurer& one = mover(state);
    return state.now.step <= kPlaceStep && one.chest >= state.rules.place_price &&
           (state.now.discovered || skill(state, mover_index(state), Card::envoy) > 0) &&
           open_ground(state, one.tile);
}

bool may_lift(const State& state) {
    return agents_of(state, state.seat) == kMostAgents &&
           (in_city(state) ? sells_agents(state) : may_place(state));
}

bool sells_agents(const State& state) {
    const int vault = state.vault[state.seat - 1];
    if (vault < state.rules.agent_price && vault < state.rules.agent_price_own) {
        return false;
    }
    for (int tile = state.tiles - 1; tile >= 0; --tile) {
        if (vault >= price_from_city(state, tile) && open_from_city(state, tile)) {
            return true;
        }
    }
    return false;
}

void place_agent(State& state) {
    Progress& now = state.now;
    mover(state).chest -= state.rules.place_price;
    const int agent = put_agent(state, mover(state).tile);
    now.step = kPlaceStep;
    if (!now.discovered) {
        // If the Agent could be placed only by the envoy card, the Adventurer rests there at once.
        now.rested |= 1U << agent;
        now.land = now.upwind = now.downwind = 0;
    }
    go_on(state);
}

void lift_agent(State& state, int tile) {
    state.now.lifted = state.tile[tile].agent;
    state.phase = Phase::lifted;
}

void agent_from_city(State& state, int tile) {
    state.vault[state.seat - 1] -= price_from_city(state, tile);
    put_agent(state, tile);
    if (!ends_by_margin(state)) {
        open_shop(state);
    }
}

void remove_agent(State& state, int agent) {
    state.tile[state.agent[agent].tile].agent = 0;
    state.agent[agent] = {};
}

bool may_send(const State& state) {
    const Adventurer& one = mover(state);
    return state.now.step <= kSendStep && one.chest > 0 && active_agent_on(state, one.tile) >= 0 &&
           skill(state, mover_index(state), Card::banker) > 0 &&
           has_active_agent(state, state.seat);
}

void send(State& state, int tile, int wealth) {
    mover(state).chest -= wealth;
    gain(state.agent[active_agent_on(state, tile)].wealth, wealth);
    state.now.step = kSendStep;
    go_on(state);
}

}  // namespace ctq::cartolan

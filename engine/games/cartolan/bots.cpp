#include "engine/games/cartolan/bots.hpp"

#include <algorithm>

#include "engine/games/cartolan/compass.hpp"

namespace ctq::cartolan {
namespace {

using core::Action;
using core::Notes;
using core::Rng;

enum class Strategy : std::uint8_t { explorer, trader, router, pirate };

/// A bot takes a random direction in one of this many choices.
constexpr std::uint32_t kRandomOneIn = 10;

/// Returns the leader's Vault minus the second one's.
int leading_margin(const State& state) {
    int first = 0;
    int second = 0;
    for (int i = 0; i < state.seats; ++i) {
        second = std::max(second, std::min(first, state.vault[i]));
        first = std::max(first, state.vault[i]);
    }
    return first - second;
}

int home_tile(const State& state) {
    return state.city[mover(state).city];
}

/// Returns the tile of the seat's n-th active Agent in supply order; kNoTile after the last.
int stop_on_route(const State& state, std::uint32_t n) {
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const Agent& agent = state.agent[(state.seat - 1) * kMostAgents + slot];
        if (agent.loyalty == Loyalty::active && n-- == 0) {
            return agent.tile;
        }
    }
    return kNoTile;
}

/// Returns how many stops of its route the Adventurer on turn has made, including this tile.
std::uint32_t stops_made(const State& state, const Log& log) {
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        return 0;
    }
    const std::uint32_t made = log.route[state.mover];
    return stop_on_route(state, made) == mover(state).tile ? made + 1 : made;
}

/// Returns the gain of attacking an Adventurer: half its Chest, or the reward for a pirate.
int worth_of(const State& state, const Adventurer& victim) {
    return victim.pirate ? state.rules.arrest : half_of(victim.chest);
}

struct Prize {
    int worth = 0;
    int tile = kNoTile;
};

/// Returns the richest target on the map.
Prize richest_prize(const State& state) {
    Prize best;
    const auto consider = [&](int worth, int tile) {
        if (worth > best.worth && !has_mark(state.tile[tile], kCity)) {
            best = {worth, tile};
        }
    };
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        const Adventurer& rival = state.adventurer[i];
        if (rival.in_play && seat_of_adventurer(i) != state.seat) {
            consider(worth_of(state, rival), rival.tile);
        }
    }
    for (int i = 0; i < state.seats * kMostAgents; ++i) {
        const Agent& agent = state.agent[i];
        if (agent.loyalty == Loyalty::active && seat_of_agent(i) != state.seat) {
            consider(agent.wealth + state.rules.rob_bonus, agent.tile);
        }
    }
    for (int i = 0; mover(state).pirate && i < state.disasters; ++i) {
        consider(half_of(state.sunk[i]), state.disaster[i]);
    }
    return best;
}

/// Returns the best attack here whose gain exceeds the wealth in the attacker's own Chest; kind
/// stop if there is none.
Action attack_here(const State& state, Strategy strategy) {
    Action best = make_action(Kind::stop);
    int worth = mover(state).chest;
    for (int i = 0; i < state.seats * kMostAdventurers; ++i) {
        const Adventurer& rival = state.adventurer[i];
        if (may_attack(state, i) && (strategy == Strategy::pirate || rival.pirate) &&
            worth_of(state, rival) > worth) {
            worth = worth_of(state, rival);
            best = make_action(Kind::attack, i);
        }
    }
    if (strategy != Strategy::pirate) {
        return best;
    }
    const int agent = attackable_agent(state);
    if (agent >= 0 && state.agent[agent].wealth + state.rules.rob_bonus > worth) {
        worth = state.agent[agent].wealth + state.rules.rob_bonus;
        best = make_action(Kind::attack_agent, seat_of_agent(agent));
    }
    if (may_court(state) &&
        half_of(state.sunk[disaster_number(state, mover(state).tile)]) > worth) {
        best = make_action(Kind::court);
    }
    return best;
}

/// Returns the destination of the Adventurer on turn; kNoTile to explore.
int destination(const State& state, Strategy strategy, const Log& log) {
    const bool rich = mover(state).chest > leading_margin(state);
    if (strategy == Strategy::router || (strategy == Strategy::trader && !rich)) {
        const int stop = stop_on_route(state, stops_made(state, log));
        if (stop != kNoTile) {
            return stop;
        }
    }
    if (rich) {
        return home_tile(state);
    }
    if (strategy == Strategy::pirate) {
        const Prize prize = richest_prize(state);
        if (prize.worth > mover(state).chest && prize.tile != mover(state).tile) {
            return prize.tile;
        }
    }
    return kNoTile;
}

/// Returns a legal direction at random, all equally likely. With `or_none`, stopping is as likely
/// as each direction.
int random_direction(const Exits& exits, bool or_none, Rng& rng) {
    int directions[5] = {kNowhere};
    std::uint32_t count = or_none ? 1 : 0;
    for (int direction = kNorth; direction <= kWest; ++direction) {
        directions[count] = direction;
        count += exits.legal >> direction & 1U;
    }
    return directions[rng.below(count)];
}

int direction_to_go(const State& state, Strategy strategy, const Log& log, const Exits& exits,
                    Rng& rng) {
    const bool lost = log.away[state.mover] > kStallLimit;
    if (exits.legal != 0 && (lost || rng.below(kRandomOneIn) == 0)) {
        return random_direction(exits, lost, rng);
    }
    const int bound = destination(state, strategy, log);
    return bound == kNoTile ? steer_away(state, exits, home_tile(state))
                            : steer_toward(state, exits, bound);
}

bool wants_agent_here(const State& state, Strategy strategy, const Exits& exits) {
    if (!state.now.discovered || !may_place(state) || agents_of(state, state.seat) == kMostAgents) {
        return false;
    }
    return strategy == Strategy::trader ? has_mark(state.tile[mover(state).tile], kWonder)
                                        : strategy == Strategy::router && exits.open == 0;
}

Action act(const State& state, Strategy strategy, const Notes& notes, Rng& rng) {
    const Log log = read_log(notes);
    const Exits exits = find_exits(state, log);
    if (state.now.step <= kSendStep) {
        const Action attack = attack_here(state, strategy);
        if (kind_of(attack) != Kind::stop) {
            return attack;
        }
        if (may_rest(state)) {
            return make_action(Kind::rest);
        }
        if ((strategy == Strategy::trader || strategy == Strategy::router) && may_restore(state)) {
            return make_action(Kind::restore);
        }
        if (wants_agent_here(state, strategy, exits)) {
            return make_action(Kind::place);
        }
    }
    const int direction = direction_to_go(state, strategy, log, exits, rng);
    return direction == kNowhere ? make_action(Kind::stop) : make_action(Kind::move, direction);
}

/// Returns whether to hire an Adventurer. A bot hires unless a rival could then win with the wealth
/// that it has at sea.
bool wants_adventurer(const State& state) {
    const int left = state.vault[state.seat - 1] - state.rules.adventurer_price;
    if (!may_buy(state) || left <= 0) {
        return false;
    }
    for (int seat = 1; seat <= state.seats; ++seat) {
        int wealth = state.vault[seat - 1];
        for (int number = 1; number <= kMostAdventurers; ++number) {
            wealth += state.adventurer[adventurer_index(seat, number)].chest;
        }
        if (seat != state.seat && wealth > state.rules.margin + left) {
            return false;
        }
    }
    return true;
}

template <Strategy strategy>
Action decide(const State& observation, int /*seat*/, const Notes& notes,
              std::uint32_t /*parameter*/, Rng& rng) {
    switch (observation.phase) {
        case Phase::act:
            return act(observation, strategy, notes, rng);
        case Phase::bank:
            return make_action(Kind::bank, 0, mover(observation).chest);
        case Phase::shop:
            return make_action(wants_adventurer(observation) ? Kind::buy : Kind::done);
        case Phase::take:
            return make_action(Kind::take_wealth);
        default: {
            Game::Legal list;
            list.size = 0;
            Game::legal(observation, list);
            return list[0];
        }
    }
}

void note(Notes& notes, const State& observation, int seat, Action /*hidden*/) {
    if (observation.seat != seat || observation.turns == 0 || observation.phase == Phase::choose) {
        return;
    }
    Log log = read_log(notes);
    if (log.turn != observation.turns) {
        log.turn = observation.turns;
        std::fill(std::begin(log.called), std::end(log.called), 0U);
        ++log.away[observation.mover];
    }
    const int here = mover(observation).tile;
    log.called[here / 32] |= 1U << (here % 32);
    if (has_mark(observation.tile[here], kCity)) {
        log.away[observation.mover] = 0;
    }
    log.route[observation.mover] = stops_made(observation, log);
    write_log(notes, log);
}

constexpr core::Bot<State> kBots[] = {
    {{"explorer", "Explores away from home and brings back whatever could take the lead."},
     decide<Strategy::explorer>,
     note},
    {{"trader", "Explores, leaves an Agent at each wonder, and trades along their row."},
     decide<Strategy::trader>,
     note},
    {{"router", "Explores, leaves an Agent wherever its moves run out, and calls at them in turn."},
     decide<Strategy::router>,
     note},
    {{"pirate", "Hunts the richest Chest, Agent or wreck; explores where nothing is to be had."},
     decide<Strategy::pirate>,
     note},
};

}  // namespace

Action explorer_action(const State& observation, int seat, const Notes& notes, Rng& rng) {
    return decide<Strategy::explorer>(observation, seat, notes, 0, rng);
}

std::span<const core::Bot<State>> bots() {
    return kBots;
}

}  // namespace ctq::cartolan

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"

/// Attack, arrest, and the recovery of what disasters took.
namespace ctq::cartolan {
namespace {

bool targets_agent(const Progress& now) {
    return now.target >= kAgentTarget;
}

void clear_fight(Progress& now) {
    now.target = 0;
    now.attempts = 0;
    now.needed = 0;
    now.successes = 0;
    now.first_die = 0;
}

void begin_fight(State& state, const Fight& fight) {
    Progress& now = state.now;
    now.attempts = static_cast<std::uint8_t>(fight.attempts);
    now.needed = static_cast<std::uint8_t>(fight.needed);
    now.step = kAttackStep;
    state.phase = Phase::fight;
}

void arrest(State& state, int adventurer) {
    state.adventurer[adventurer].chest = 0;
    send_home(state, adventurer);
    gain(state.vault[state.seat - 1], state.rules.arrest);
}

void rob_adventurer(State& state, int adventurer) {
    Adventurer& victim = state.adventurer[adventurer];
    const int loot = half_of(victim.chest);
    victim.chest -= loot;
    gain(mover(state).chest, loot);
    if (skill(state, mover_index(state), Card::rob) > 0) {
        victim.chest = 0;
        send_home(state, adventurer);
    }
}

void rob_agent(State& state, int agent) {
    gain(mover(state).chest, state.agent[agent].wealth + state.rules.rob_bonus);
    state.agent[agent].wealth = 0;
    state.agent[agent].loyalty = Loyalty::dispossessed;
    if (skill(state, mover_index(state), Card::rob) > 0) {
        remove_agent(state, agent);
    }
}

void win_fight(State& state) {
    const int target = state.now.target;
    const bool agent = targets_agent(state.now);
    clear_fight(state.now);
    if (agent) {
        rob_agent(state, target - kAgentTarget);
    } else if (state.adventurer[target - 1].pirate) {
        arrest(state, target - 1);
        if (ends_by_margin(state)) {
            return;
        }
    } else {
        rob_adventurer(state, target - 1);
    }
    go_on(state);
}

void salvage(State& state, bool equal) {
    Adventurer& one = mover(state);
    std::int32_t& sunk = state.sunk[disaster_number(state, one.tile)];
    clear_fight(state.now);
    if (equal) {
        const int saved = half_of(sunk);
        sunk -= saved;
        gain(one.chest, saved);
        go_on(state);
        return;
    }
    gain(sunk, one.chest);
    one.chest = 0;
    send_home(state, mover_index(state));
    end_adventurer(state);
}

}  // namespace

bool may_attack(const State& state, int adventurer) {
    const Adventurer& victim = state.adventurer[adventurer];
    const Adventurer& one = mover(state);
    return state.now.step <= kAttackStep && state.rules.mode != Mode::beginner &&
           seat_of_adventurer(adventurer) != state.seat && victim.in_play &&
           victim.tile == one.tile && (state.now.attacked >> adventurer & 1U) == 0 &&
           (victim.chest > 0 || victim.pirate || skill(state, mover_index(state), Card::rob) > 0);
}

int attackable_agent(const State& state) {
    if (state.now.step > kAttackStep || state.rules.mode == Mode::beginner ||
        state.now.agent_attacked) {
        return -1;
    }
    const int agent = active_agent_on(state, mover(state).tile);
    return agent >= 0 && seat_of_agent(agent) != state.seat ? agent : -1;
}

bool may_court(const State& state) {
    const Adventurer& one = mover(state);
    return state.now.step <= kAttackStep && !state.now.courted && one.pirate &&
           has_mark(state.tile[one.tile], kDisaster) &&
           state.sunk[disaster_number(state, one.tile)] > 0;
}

Fight fight_of(const State& state, core::Action attack) {
    const bool agent = kind_of(attack) == Kind::attack_agent;
    const int what = what_of(attack);
    const int owner = agent ? what : seat_of_adventurer(what);
    const int tile = mover(state).tile;
    const int attackers = adventurers_on(state, state.seat, tile);
    const int defenders = adventurers_on(state, owner, tile) + (agent ? 1 : 0);
    const int defences = agent ? 0 : skill(state, what, Card::defence);
    return {1 + std::max(0, attackers - defenders),
            1 + std::max(0, defenders - attackers) + defences};
}

int spoils_of(const State& state, core::Action attack) {
    if (kind_of(attack) == Kind::attack_agent) {
        return state.agent[attackable_agent(state)].wealth + state.rules.rob_bonus;
    }
    const Adventurer& victim = state.adventurer[what_of(attack)];
    return victim.pirate ? state.rules.arrest : half_of(victim.chest);
}

void attack_adventurer(State& state, int adventurer) {
    const Fight fight = fight_of(state, make_action(Kind::attack, adventurer));
    state.now.target = static_cast<std::uint8_t>(adventurer + 1);
    state.now.attacked = static_cast<std::uint16_t>(state.now.attacked | 1U << adventurer);
    mover(state).pirate = mover(state).pirate || !state.adventurer[adventurer].pirate;
    begin_fight(state, fight);
}

void attack_agent(State& state) {
    const int agent = attackable_agent(state);
    const Fight fight = fight_of(state, make_action(Kind::attack_agent, seat_of_agent(agent)));
    state.now.target = static_cast<std::uint8_t>(agent + kAgentTarget);
    state.now.agent_attacked = true;
    mover(state).pirate = true;
    begin_fight(state, fight);
}

void court(State& state) {
    state.now.courted = true;
    state.now.step = kAttackStep;
    state.phase = Phase::court;
}

void die_rolled(State& state, bool against) {
    Progress& now = state.now;
    const std::uint8_t die = against ? 2 : 1;
    if (now.first_die == 0) {
        now.first_die = die;
        return;
    }
    const bool equal = now.first_die == die;
    now.first_die = 0;
    if (state.phase == Phase::court) {
        salvage(state, equal);
    } else {
        attack_rolled(state, !equal);
    }
}

void attack_rolled(State& state, bool hit) {
    Progress& now = state.now;
    if (hit) {
        if (++now.successes == now.needed) {
            win_fight(state);
        }
        return;
    }
    now.successes = 0;
    if (--now.attempts == 0) {
        clear_fight(now);
        go_on(state);
    }
}

}  // namespace ctq::cartolan

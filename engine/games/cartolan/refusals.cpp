#include "engine/core/say.hpp"
#include "engine/games/cartolan/rules.hpp"

/// Why an action is not legal, as sentences.
namespace ctq::cartolan {
namespace {

using core::Action;
using core::say;

/// Returns a sentence about what the seat must decide before anything else. Empty while the
/// Adventurer on turn may act.
const char* first_decision(const State& state) {
    switch (state.phase) {
        case Phase::choose:
            return "First choose which Adventurer moves next.";
        case Phase::keep:
            return "First choose which of the tiles to keep.";
        case Phase::take:
            return "First choose between the wealth and a card.";
        case Phase::lifted:
            return "An Agent is in hand: place it first.";
        case Phase::bank:
            return "First choose how much to bank.";
        case Phase::shop:
            return "First buy, or finish.";
        case Phase::equip:
            return "First choose what to equip.";
        default:
            return "";
    }
}

/// Returns the phase in which an action of this kind may be legal. The kinds `place`, `lift` and
/// `agent@` have a second such phase.
Phase phase_of(const State& state, Kind kind) {
    switch (kind) {
        case Kind::adv:
            return Phase::choose;
        case Kind::keep:
            return Phase::keep;
        case Kind::take_wealth:
        case Kind::take_card:
            return Phase::take;
        case Kind::bank:
            return Phase::bank;
        case Kind::agent_at:
            return state.phase == Phase::lifted ? Phase::lifted : Phase::shop;
        case Kind::buy:
        case Kind::done:
            return Phase::shop;
        case Kind::equip:
            return Phase::equip;
        case Kind::lift:
            return state.phase == Phase::shop ? Phase::shop : Phase::act;
        default:
            return Phase::act;
    }
}

/// Returns why an action of another phase is not legal while an Adventurer acts.
std::string why_not_now(const State& state, Kind kind) {
    const bool advanced = state.rules.mode == Mode::advanced;
    switch (kind) {
        case Kind::adv:
            return say("It is Adventurer {number}'s turn.", {{"number", state.mover + 1}});
        case Kind::keep:
            return "No tiles were drawn to choose from.";
        case Kind::take_wealth:
        case Kind::take_card:
            return advanced ? "No wonder was just discovered outside the domains."
                            : "Only the mode Characters has cards.";
        case Kind::bank:
            return "Wealth is banked on arriving in a city.";
        case Kind::buy:
            return "Adventurers are hired in cities.";
        case Kind::agent_at:
            return "Agents are sent out from cities.";
        case Kind::done:
            return "Nothing is being bought in a city now.";
        default:
            return advanced ? "Technologies are equipped when an Adventurer's turn is over."
                            : "Only the mode Characters has technologies.";
    }
}

std::string why_no_move(const State& state, int direction) {
    if (direction > kWest) {
        return "There is no such direction.";
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
        return "There are no attacks in the mode Sea.";
    }
    if (state.now.step <= kAttackStep && adventurer < kMostSeats * kMostAdventurers) {
        const Adventurer& victim = state.adventurer[adventurer];
        if (seat_of_adventurer(adventurer) == state.seat) {
            return "You can't attack your own.";
        }
        if (!victim.in_play || victim.tile != mover(state).tile) {
            return "That Adventurer is not here.";
        }
        return (state.now.attacked >> adventurer & 1U) != 0
                   ? "Each Adventurer and Agent may be attacked once a move."
                   : "There is nothing to take from that Adventurer.";
    }
    return "An attack can only follow a move or a wait, outside cities, before anything else.";
}

std::string why_no_court(const State& state) {
    const Adventurer& one = mover(state);
    if (state.rules.mode == Mode::beginner) {
        return "There are no disasters in the mode Sea.";
    }
    if (!one.pirate || !has_mark(state.tile[one.tile], kDisaster)) {
        return "Only a pirate on a disaster can try to recover sunken wealth.";
    }
    if (state.sunk[disaster_number(state, one.tile)] == 0) {
        return "No wealth is sunk here.";
    }
    return "A disaster can be tried once after each move or wait, before anything else.";
}

std::string why_no_rest(const State& state) {
    const int agent = active_agent_on(state, mover(state).tile);
    if (state.now.step > kRestStep) {
        return "A rest can only follow a move or a wait, before Agents are placed or restored.";
    }
    if (agent < 0) {
        return "No active Agent is here.";
    }
    if ((state.now.rested >> agent & 1U) != 0) {
        return "Each Agent gives one rest a turn.";
    }
    return mover(state).pirate ? "Pirates can rest only at their own Agents."
                               : "The Chest can't pay the rest.";
}

std::string why_no_placing(const State& state) {
    if (state.now.step > kPlaceStep) {
        return "An Agent can't be placed now.";
    }
    if (in_domain(state, state.tile[mover(state).tile])) {
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

/// Returns the refusal of an amount that is in the Chest but not among the legal amounts.
std::string outside_sentence(int from, int chest, const char* verb, int least, int most) {
    return say(
        "Of a Chest above {from} one may {verb} {least} to {most}, or all of it: {chest}.",
        {{"from", from}, {"verb", verb}, {"least", least}, {"most", most}, {"chest", chest}});
}

std::string holds_only(int chest) {
    return say("The Chest {chest:holds only 1|holds only {chest}|is empty}.", {{"chest", chest}});
}

std::string why_no_banking(const State& state, int wealth) {
    const int chest = mover(state).chest;
    return wealth > chest ? holds_only(chest)
                          : outside_sentence(kMostBanked, chest, "bank", 0, kMostBanked - 1);
}

std::string why_no_sending(const State& state, int tile, int wealth) {
    const int chest = mover(state).chest;
    if (skill(state, mover_index(state), Card::banker) == 0) {
        return "Only a banker can send wealth.";
    }
    if (state.now.step > kSendStep) {
        return "Wealth is sent after a move or a wait, outside cities.";
    }
    if (active_agent_on(state, mover(state).tile) < 0) {
        return "Wealth can be sent only from a tile with an active Agent.";
    }
    const int agent = active_agent_on(state, tile);
    if (agent < 0 || seat_of_agent(agent) != state.seat) {
        return "Wealth can be sent only to your own active Agents.";
    }
    return wealth > chest ? holds_only(chest)
                          : outside_sentence(kMostSent, chest, "send", 1, kMostSent);
}

std::string why_no_equipment(const State& state, int card) {
    if (card >= kSkills) {
        return "That is no technology to carry.";
    }
    return state.technology[state.seat - 1][card] == 0
               ? "You have no such technology."
               : "Another Adventurer carries that technology.";
}

}  // namespace

std::string Game::why_not(const State& state, Action action) {
    const int what = what_of(action);
    const Kind kind = kind_of(action);
    if (kind >= Kind::first) {
        return "That is for chance to decide.";
    }
    if (state.phase != phase_of(state, kind)) {
        return state.phase == Phase::act ? why_not_now(state, kind) : first_decision(state);
    }
    switch (kind) {
        case Kind::move:
            return why_no_move(state, what);
        case Kind::wait:
            return "No move is left since the turn began or the last rest.";
        case Kind::gust:
            return state.rules.mode == Mode::beginner
                       ? "There are no gusts in the mode Sea."
                       : "A gust is only rolled for a barred crossing against the wind, within "
                         "the moves of a turn.";
        case Kind::adv:
            return "There is no such Adventurer, or it has had its turn.";
        case Kind::attack:
            return why_no_attack(state, what);
        case Kind::attack_agent:
            return state.rules.mode == Mode::beginner
                       ? "There are no attacks in the mode Sea."
                       : "No active Agent of that seat can be attacked here now.";
        case Kind::court:
            return why_no_court(state);
        case Kind::rest:
            return why_no_rest(state);
        case Kind::restore:
            return "Only your own dispossessed Agent on this tile can be restored, from the "
                   "Chest.";
        case Kind::place:
            return why_no_placing(state);
        case Kind::lift:
            return "An Agent is moved only with all five in play, where another can be placed "
                   "and paid.";
        case Kind::keep:
            return "That is none of the tiles that were drawn and fit.";
        case Kind::send:
            return why_no_sending(state, what, amount_of(action));
        case Kind::bank:
            return why_no_banking(state, amount_of(action));
        case Kind::buy:
            return "The Vault can't pay another Adventurer, or there are three already.";
        case Kind::agent_at:
            return "No Agent can be placed there, or the Vault can't pay it.";
        case Kind::equip:
            return why_no_equipment(state, what);
        default:
            return "That can't be done now.";
    }
}

}  // namespace ctq::cartolan

#include "shell/tables/cartolan/effects.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/words.hpp"

namespace ctq::cartolan::view {

namespace {

using tables::Effect;

/// What is to be told of an action, as patterns and what stands in them: `{0}` to `{5}` are the
/// numbers, `{p0}` to `{p2}` the first three as shares, `{w0}` to `{w2}` the words. `{odds:…|}` stands
/// where odds are wanted, `{wonder:…|}` where the Agent would be at one.
struct Told {
    const char* brief = "";
    const char* full = nullptr;  ///< null: the same as `brief`
    std::array<int, 6> number{};
    std::array<const char*, 3> word{"", "", ""};
    bool odds = false;
    bool wonder = false;
};

/// A probability as a number for a share.
int share(double odds) {
    return static_cast<int>(std::lround(odds * 10000));
}

/// "28 %", below ten with a digit more.
std::string percent(int share) {
    return core::fixed(share / 100.0, share < 995 ? 1 : 0) + " %";
}

std::string filled(std::string_view pattern, const Told& told) {
    const auto& n = told.number;
    const bool shares = pattern.find("{p") != std::string_view::npos;
    const auto percent_of = [&](int number) { return shares ? percent(number) : std::string(); };
    return core::say(pattern, {{"0", n[0]},
                               {"1", n[1]},
                               {"2", n[2]},
                               {"3", n[3]},
                               {"4", n[4]},
                               {"5", n[5]},
                               {"p0", percent_of(n[0])},
                               {"p1", percent_of(n[1])},
                               {"p2", percent_of(n[2])},
                               {"w0", told.word[0]},
                               {"w1", told.word[1]},
                               {"w2", told.word[2]},
                               {"odds", told.odds},
                               {"wonder", told.wonder}});
}

/// A purse before and after, as numbers 0 and 1.
void set_change(Told& told, int purse, int by) {
    told.number[0] = purse;
    told.number[1] = purse + by;
}

void set_site(Told& told, const State& state, int tile) {
    told.number[4] = state.rules.rest_price;
    told.number[5] = state.rules.cut;
    told.wonder = has_mark(state.tile[tile], kWonder);
}

void tell_move(Told& told, const State& state, int direction) {
    const Adventurer& one = mover(state);
    const Crossing crossing = crossing_of(state, direction);
    told.word[0] = crossing == Crossing::land     ? "a land move"
                   : crossing == Crossing::upwind ? "against the wind"
                                                  : "with the wind";
    told.number[0] = one.chest;
    const int to = neighbour(state, one.tile, direction);
    const bool wrecks = to != kNoTile && has_mark(state.tile[to], kDisaster) && !one.pirate;
    told.full = wrecks ? "{w0}; the disaster takes your Chest, {0}, and you go home" : "{w0}";
}

void tell_rest(Told& told, const ViewContext& context, const State& state) {
    const int owner = seat_of_agent(active_agent_on(state, mover(state).tile));
    const int paid = rest_cost(state);
    const bool moved = moves_made(state) > 0;
    set_change(told, mover(state).chest, -paid);
    told.number[2] = moves_of(state).all;
    told.word = {context.name(owner).c_str(), moved ? "" : "all ",
                 moved ? " moves again" : " are left"};
    told.brief = "{w1}{2}{w2}";
    told.full = paid > 0              ? "Chest {0} → {1}, for the Agent of {w0}; {w1}{2}{w2}"
                : owner == state.seat ? "your own Agent takes nothing; {w1}{2}{w2}"
                                      : "free by the Guest card; {w1}{2}{w2}";
}

void tell_attack(Told& told, const State& state, core::Action attack) {
    const int what = what_of(attack);
    const bool agent = kind_of(attack) == Kind::attack_agent;
    const bool robs = skill(state, mover_index(state), Card::rob) > 0;
    told.number = {spoils_of(state, attack), state.rules.rob_bonus,
                   share(attack_odds(state, attack))};
    if (!agent && state.adventurer[what].pirate) {
        told.brief = "{odds:{p2}, |}Vault +{0}";
        told.full = "{odds:{p2}, |}Vault +{0}; the pirate loses its Chest and goes home";
        return;
    }
    told.brief = "{odds:{p2}, |}takes {0}{w0}";
    told.full = agent ? "{odds:{p2}, |}takes {0}, all it holds and {1}{w1}{w2}"
                      : "{odds:{p2}, |}takes {0}, half its Chest{w1}{w2}";
    told.word[1] = agent  ? (robs ? "; the Agent is removed" : "; the Agent stops work")
                   : robs ? "; the rest is lost, and it goes home"
                          : "";
    if (!mover(state).pirate) {
        told.word[0] = ", makes you a pirate";
        told.word[2] =
            ". Won or lost, it makes you a pirate: no trade and no rest at rivals’ "
            "Agents until a city";
    }
}

void tell_court(Told& told, const State& state) {
    const Adventurer& one = mover(state);
    const int sunk = state.sunk[disaster_number(state, one.tile)];
    told.number = {half_of(sunk), one.chest, share(court_odds(state)), sunk};
    told.brief = "{odds:{p2}, |}takes {0}, else loses {1}";
    told.full =
        "{odds:{p2}, |}takes {0} of the {3} sunk here; else your Chest, {1}, sinks and you go home";
}

void tell_card(Told& told, const State& state) {
    const double sick = card_odds(state, Card::sickness);
    const double season = card_odds(state, Card::season);
    told.number = {share(sick), share(season), share(1 - sick - season)};
    told.word[0] = card_face(static_cast<int>(Card::sickness)).effect;
    told.word[1] = card_face(static_cast<int>(Card::season)).effect;
    told.brief = told.odds ? "{p2} a skill" : "a skill, or bad luck";
    told.full = told.odds ? "{p2} a skill to equip; {p0} Sickness: {w0}; {p1} Season: {w1}"
                          : "a skill to equip; maybe Sickness: {w0}; maybe Season: {w1}";
}

void tell_banking(Told& told, const State& state, int amount) {
    int best = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        best = seat == state.seat ? best : std::max(best, state.vault[seat - 1]);
    }
    set_change(told, state.vault[state.seat - 1], amount);
    told.brief = told.number[1] - best > state.rules.margin ? "Vault {0} → {1}, and wins"
                                                            : "Vault {0} → {1}";
}

void tell_lift(Told& told, const State& state, int tile) {
    const Rules& rules = state.rules;
    told.number[2] = state.agent[agent_on(state, tile)].held;
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        told.number[3] = rules.agent_price;
        told.number[4] = rules.agent_price_own;
        told.full = "it keeps {2}; then {3} from the Vault, {4} where you have an Adventurer";
        return;
    }
    set_change(told, mover(state).chest, -rules.place_price);
    told.number[3] = rules.place_price;
    told.brief = "for {3}, it keeps {2}";
    told.full = "Chest {0} → {1}; it keeps {2}";
}

/// What is bought in a city.
void tell_shop(Told& told, const State& state, Kind kind, int what) {
    const bool buys = kind == Kind::buy;
    set_change(told, state.vault[state.seat - 1],
               -(buys ? state.rules.adventurer_price : price_from_city(state, what)));
    told.brief = "Vault {0} → {1}";
    if (buys) {
        told.word[0] = state.rules.mode == Mode::advanced ? ", with a card" : "";
        told.full = "Vault {0} → {1}; one Adventurer more{w0}, who may move this turn";
    } else {
        set_site(told, state, what);
        told.full =
            "Vault {0} → {1}; you rest there for nothing, rivals pay {4}{wonder:, each trade there "
            "brings it {5}|}";
    }
}

/// What is done with the Agent on the tile of the Adventurer on turn.
void tell_placing(Told& told, const State& state, Kind kind) {
    const bool place = kind == Kind::place;
    const int tile = mover(state).tile;
    set_change(told, mover(state).chest,
               -(place ? state.rules.place_price : state.rules.restore_price));
    set_site(told, state, tile);
    told.full = place && !state.now.discovered
                    ? "Chest {0} → {1}; you rest there for nothing, rivals pay {4}{wonder:, each "
                      "trade there brings it {5}|}; you rest at once"  // an envoy
                    : "Chest {0} → {1}; you rest there for nothing, rivals pay {4}{wonder:, each "
                      "trade there brings it {5}|}";
    told.brief = !place        ? "works again"
                 : told.wonder ? "free rest here, +{5} a trade"
                               : "free rest here";
}

void tell_sending(Told& told, const State& state, int tile, int amount) {
    set_change(told, mover(state).chest, -amount);
    told.number[2] = state.agent[active_agent_on(state, tile)].held;
    told.number[3] = told.number[2] + amount;
    told.brief = "Agent {2} → {3}";
    told.full = "Chest {0} → {1}; Agent {2} → {3}, for when you come by";
}

void tell_stopping(Told& told, const State& state) {
    told.number[0] = moves_of(state).left;
    told.brief = state.to_move != 0 ? "ends its turn" : "ends your turn";
    told.word[0] = told.brief;
    told.full = told.number[0] > 0 ? "{w0}, {0} {0:move|moves} unused" : nullptr;
}

void tell(Told& told, const ViewContext& context, const State& state, core::Action action) {
    const Kind kind = kind_of(action);
    const int what = what_of(action);
    switch (kind) {
        case Kind::move:
            return tell_move(told, state, what);
        case Kind::gust:
            told.number = {state.rules.die_against, state.rules.die_faces, share(gust_odds(state))};
            told.full = "{0} in {1}, {p2}; else the move is lost";
            return;
        case Kind::wait:
            told.brief = "costs a move";
            told.full = "counts as a move with the wind, and you act here again";
            return;
        case Kind::rest:
            return tell_rest(told, context, state);
        case Kind::restore:
        case Kind::place:
            return tell_placing(told, state, kind);
        case Kind::lift:
            return tell_lift(told, state, what);
        case Kind::attack:
        case Kind::attack_agent:
            return tell_attack(told, state, action);
        case Kind::court:
            return tell_court(told, state);
        case Kind::take_wealth: {
            const bool land = has_mark(state.tile[mover(state).tile], kLandBack);
            set_change(told, mover(state).chest, state.rules.wonder[land ? 1 : 0]);
            told.brief = "Chest {0} → {1}";
            return;
        }
        case Kind::take_card:
            return tell_card(told, state);
        case Kind::send:
            return tell_sending(told, state, what, amount_of(action));
        case Kind::bank:
            return tell_banking(told, state, amount_of(action));
        case Kind::buy:
        case Kind::agent_at:
            return tell_shop(told, state, kind, what);
        case Kind::equip:
            told.brief = what == kNoCard ? "its own card only" : card_face(what).effect;
            return;
        case Kind::stop:
        case Kind::done:
            return tell_stopping(told, state);
        default:
            return;
    }
}

}  // namespace

Effect effect_of(const ViewContext& context, core::Action action) {
    const State& state = context.state<State>();
    if (kind_of(action) == Kind::keep) {
        // All of it stands in the action's own words.
        const std::string words = Game::describe(state, action).you;
        return {words.substr(words.find(", ") + 2), "", ""};
    }
    Told told;
    told.odds = context.odds;
    tell(told, context, state, action);
    return {filled(told.brief, told), filled(told.full != nullptr ? told.full : told.brief, told),
            ""};
}

}  // namespace ctq::cartolan::view

#include "shell/tables/cartolan/effects.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/words.hpp"

namespace ctq::cartolan::view {

namespace {

using core::say;
using tables::Effect;

/// "28 %", below ten with a digit more.
std::string percent(double odds) {
    const auto hundredths = static_cast<int>(std::lround(odds * 10000));
    return core::fixed(hundredths / 100.0, hundredths < 995 ? 1 : 0) + " %";
}

/// "Vault 12 → 7".
std::string change(const char* purse, int held, int by) {
    return say("{purse} {before} → {after}",
               {{"purse", purse}, {"before", held}, {"after", held + by}});
}

/// What an Agent on this tile is worth to its owner.
std::string site(const State& state, int tile) {
    return say(
        "you rest there for nothing, rivals pay {price}{wonder:, each trade there brings it "
        "{cut}|}",
        {{"price", state.rules.rest_price},
         {"wonder", has_mark(state.tile[tile], kWonder)},
         {"cut", state.rules.cut}});
}

Effect told(std::string brief, std::string full) {
    return {std::move(brief), std::move(full), ""};
}

/// The same in both places.
Effect told(const std::string& words) {
    return {words, words, ""};
}

Effect move_effect(const State& state, int direction) {
    const Adventurer& one = mover(state);
    const Crossing crossing = crossing_of(state, direction);
    const int to = neighbour(state, one.tile, direction);
    return told(
        "", say("{how}{wrecks:; the disaster takes your Chest, {chest}, and you go home|}",
                {{"how", crossing == Crossing::land     ? "a land move"
                         : crossing == Crossing::upwind ? "against the wind"
                                                        : "with the wind"},
                 {"wrecks", to != kNoTile && has_mark(state.tile[to], kDisaster) && !one.pirate},
                 {"chest", one.chest}}));
}

Effect gust_effect(const State& state) {
    return told("", say("{against} in {faces}, {odds}; else the move is lost",
                        {{"against", state.rules.die_against},
                         {"faces", state.rules.die_faces},
                         {"odds", percent(gust_odds(state))}}));
}

Effect rest_effect(const ViewContext& context, const State& state) {
    const int owner = seat_of_agent(active_agent_on(state, mover(state).tile));
    const int paid = rest_cost(state);
    const std::string moves =
        say("{moved:{moves} moves again|all {moves} are left}",
            {{"moved", moves_made(state) > 0}, {"moves", moves_of(state).all}});
    const std::string price = paid > 0
                                  ? say("{chest}, for the Agent of {owner}",
                                        {{"chest", change("Chest", mover(state).chest, -paid)},
                                         {"owner", context.name(owner)}})
                                  : say("{own:your own Agent takes nothing|free by the Guest card}",
                                        {{"own", owner == state.seat}});
    return told(moves, price + "; " + moves);
}

Effect arrest_effect(const std::string& odds, int spoils) {
    const core::Parts parts = {{"odds", odds}, {"spoils", spoils}};
    return told(say("{odds}, Vault +{spoils}", parts),
                say("{odds}, Vault +{spoils}; the pirate loses its Chest and goes home", parts));
}

Effect attack_effect(const State& state, core::Action attack) {
    const int what = what_of(attack);
    const bool agent = kind_of(attack) == Kind::attack_agent;
    const int spoils = spoils_of(state, attack);
    const std::string odds = percent(attack_odds(state, attack));
    if (!agent && state.adventurer[what].pirate) {
        return arrest_effect(odds, spoils);
    }
    const core::Parts parts = {{"odds", odds},
                               {"spoils", spoils},
                               {"agent", agent},
                               {"bonus", state.rules.rob_bonus},
                               {"robs", skill(state, mover_index(state), Card::rob) > 0},
                               {"honest", !mover(state).pirate}};
    return told(say("{odds}, takes {spoils}{honest:, makes you a pirate|}", parts),
                say("{odds}, takes {spoils}, {agent:all it holds and {bonus}"
                    "{robs:; the Agent is removed|; the Agent stops work}|half its Chest"
                    "{robs:; the rest is lost, and it goes home|}}{honest:. Won or lost, it makes "
                    "you a pirate: no trade and no rest at rivals’ Agents until a city|}",
                    parts));
}

Effect court_effect(const State& state) {
    const Adventurer& one = mover(state);
    const int sunk = state.sunk[disaster_number(state, one.tile)];
    const std::string odds = percent(court_odds(state));
    const core::Parts parts = {
        {"odds", odds}, {"half", half_of(sunk)}, {"chest", one.chest}, {"sunk", sunk}};
    return told(say("{odds}, takes {half}, else loses {chest}", parts),
                say("{odds}, takes {half} of the {sunk} sunk here; else your Chest, {chest}, sinks "
                    "and you go home",
                    parts));
}

Effect card_effect(const State& state) {
    const double sick = card_odds(state, Card::sickness);
    const double season = card_odds(state, Card::season);
    const std::string skills = percent(1 - sick - season);
    const std::string sick_odds = percent(sick);
    const std::string season_odds = percent(season);
    const core::Parts parts = {{"skill", skills},
                               {"sick", sick_odds},
                               {"turns", season_odds},
                               {"sickness", card_face(static_cast<int>(Card::sickness)).effect},
                               {"season", card_face(static_cast<int>(Card::season)).effect}};
    return told(
        say("{skill} a skill", parts),
        say("{skill} a skill to equip; {sick} Sickness: {sickness}; {turns} Season: {season}",
            parts));
}

Effect banking_effect(const State& state, int amount) {
    int best = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        best = seat == state.seat ? best : std::max(best, state.vault[seat - 1]);
    }
    const int vault = state.vault[state.seat - 1];
    return told(
        say("{vault}{wins:, and wins|}", {{"vault", change("Vault", vault, amount)},
                                          {"wins", vault + amount - best > state.rules.margin}}));
}

Effect lift_effect(const State& state, int tile) {
    const Rules& rules = state.rules;
    const int held = state.agent[agent_on(state, tile)].held;
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        return told(
            "",
            say("it keeps {held}; then {price} from the Vault, {own} where you have "
                "an Adventurer",
                {{"held", held}, {"price", rules.agent_price}, {"own", rules.agent_price_own}}));
    }
    return told(
        say("for {price}, it keeps {held}", {{"price", rules.place_price}, {"held", held}}),
        say("{chest}; it keeps {held}",
            {{"chest", change("Chest", mover(state).chest, -rules.place_price)}, {"held", held}}));
}

Effect hiring_effect(const State& state) {
    const std::string vault =
        change("Vault", state.vault[state.seat - 1], -state.rules.adventurer_price);
    return told(vault, say("{vault}; one Adventurer more{card:, with a card|}, who may move this "
                           "turn",
                           {{"vault", vault}, {"card", state.rules.mode == Mode::advanced}}));
}

/// An Agent sent from a city.
Effect agent_effect(const State& state, int tile) {
    const std::string vault =
        change("Vault", state.vault[state.seat - 1], -price_from_city(state, tile));
    return told(vault, vault + "; " + site(state, tile));
}

/// What is done with the Agent on the tile of the Adventurer on turn.
Effect placing_effect(const State& state, Kind kind) {
    const bool place = kind == Kind::place;
    const int tile = mover(state).tile;
    const int price = place ? state.rules.place_price : state.rules.restore_price;
    const bool envoy = place && !state.now.discovered;
    return told(say("{place:free rest here{wonder:, +{cut} a trade|}|works again}",
                    {{"place", place},
                     {"wonder", has_mark(state.tile[tile], kWonder)},
                     {"cut", state.rules.cut}}),
                say("{chest}; {site}{envoy:; you rest at once|}",
                    {{"chest", change("Chest", mover(state).chest, -price)},
                     {"site", site(state, tile)},
                     {"envoy", envoy}}));
}

Effect sending_effect(const State& state, int tile, int amount) {
    const std::string agent =
        change("Agent", state.agent[active_agent_on(state, tile)].held, amount);
    return told(agent,
                say("{chest}; {agent}, for when you come by",
                    {{"chest", change("Chest", mover(state).chest, -amount)}, {"agent", agent}}));
}

Effect stopping_effect(const State& state) {
    const std::string ends =
        say("{another:ends its turn|ends your turn}", {{"another", state.to_move != 0}});
    return told(ends, say("{ends}{left:, 1 move unused|, {left} moves unused|}",
                          {{"ends", ends}, {"left", moves_of(state).left}}));
}

Effect effect_here(const ViewContext& context, const State& state, core::Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::rest:
            return rest_effect(context, state);
        case Kind::restore:
        case Kind::place:
            return placing_effect(state, kind_of(action));
        case Kind::lift:
            return lift_effect(state, what);
        case Kind::attack:
        case Kind::attack_agent:
            return attack_effect(state, action);
        case Kind::court:
            return court_effect(state);
        case Kind::take_wealth: {
            const bool land = has_mark(state.tile[mover(state).tile], kLandBack);
            return told(change("Chest", mover(state).chest, state.rules.wonder[land ? 1 : 0]));
        }
        case Kind::take_card:
            return card_effect(state);
        case Kind::send:
            return sending_effect(state, what, amount_of(action));
        default:
            return {};
    }
}

Effect effect_in_city(const State& state, core::Action action) {
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::bank:
            return banking_effect(state, amount_of(action));
        case Kind::buy:
            return hiring_effect(state);
        case Kind::agent_at:
            return agent_effect(state, what);
        case Kind::equip:
            return told(what == kNoCard ? "its own card only" : card_face(what).effect);
        default:
            return {};
    }
}

}  // namespace

Effect effect_of(const ViewContext& context, core::Action action) {
    const State& state = context.state<State>();
    switch (kind_of(action)) {
        case Kind::keep:  // the action's own words tell the tile, too
            return {tile_phrase(state, state.now.held[what_of(action) - 1]), "", ""};
        case Kind::move:
            return move_effect(state, what_of(action));
        case Kind::gust:
            return gust_effect(state);
        case Kind::wait:
            return told("costs a move", "counts as a move with the wind, and you act here again");
        case Kind::stop:
        case Kind::done:
            return stopping_effect(state);
        case Kind::bank:
        case Kind::buy:
        case Kind::agent_at:
        case Kind::equip:
            return effect_in_city(state, action);
        default:
            return effect_here(context, state, action);
    }
}

}  // namespace ctq::cartolan::view

#include <cmath>
#include <string>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/words.hpp"

/// Describes the costs and gains of Cartolan's actions.
namespace ctq::cartolan::view {

namespace {

using core::say;
using tables::Effect;

/// Returns "28 %"; one decimal below ten per cent.
std::string percent(double odds) {
    const auto hundredths = static_cast<int>(std::lround(odds * 10000));
    return core::fixed(hundredths / 100.0, hundredths < 995 ? 1 : 0) + " %";
}

/// Returns "Vault 12 → 7".
std::string change(const char* purse, int before, int by) {
    return say("{purse} {before} → {after}",
               {{"purse", purse}, {"before", before}, {"after", before + by}});
}

/// Describes what an Agent on this tile gives its owner.
std::string agent_benefits(const State& state, int tile) {
    return say(
        "you rest there for nothing, rivals pay {price}{wonder:, each trade there brings it "
        "{cut}|}",
        {{"price", state.rules.rest_price},
         {"wonder", has_mark(state.tile[tile], kWonder)},
         {"cut", state.rules.cut}});
}

/// Returns an effect whose brief and full patterns are filled with the same values.
Effect made_effect(const char* brief, const char* full, core::Parts parts) {
    return {say(brief, parts), say(full, parts), ""};
}

/// Returns an effect with the same text as its brief and its full form.
Effect made_effect(const std::string& words) {
    return {words, words, ""};
}

/// Adds what an exploration in a direction can bring, unless a tile lies there.
Effect with_odds(Effect effect, const State& state, int direction) {
    const Cell cell = cell_beside(state, direction);
    if (tile_at(state, cell.x, cell.y) != kNoTile) {
        return effect;
    }
    const int tile = mover(state).tile;
    const Fit fit = fit_of(state, direction);
    if (fit.never) {
        effect.warning = is_closed(state, cell.x, cell.y)
                             ? kNothingFits
                             : "No tile that is left fits from this side";
        return effect;
    }
    effect.full +=
        say("; {all:any tile fits here|{fitting:1|{fitting}|none} of the {coming} tiles "
            "{left:left|that "
            "may come} {fitting:fits|fit} here{several:, {chance} in {tries} tries|}}",
            {{"all", fit.fitting == fit.coming},
             {"fitting", fit.fitting},
             {"coming", fit.coming},
             {"left", fit.coming == tiles_left(state, colour_beyond(state, tile, direction))},
             {"several", state.rules.tries > 1},
             {"chance", percent(fit.chance)},
             {"tries", state.rules.tries}});
    return effect;
}

Effect move_effect(const State& state, int direction) {
    const Adventurer& one = mover(state);
    const Crossing crossing = crossing_of(state, direction);
    const int to = neighbour(state, one.tile, direction);
    const Effect effect = made_effect(
        "",
        "{how}{city:: leaving a city counts as land|}{wrecks:; the disaster takes your Chest, "
        "{chest}, and you go home|}",
        {{"how", crossing == Crossing::land     ? "a land move"
                 : crossing == Crossing::upwind ? "against the wind"
                                                : "with the wind"},
         {"city", has_mark(state.tile[one.tile], kCity)},
         {"wrecks", to != kNoTile && has_mark(state.tile[to], kDisaster) && !one.pirate},
         {"chest", one.chest}});
    return with_odds(effect, state, direction);
}

Effect rest_effect(const ViewContext& context, const State& state) {
    const int owner = seat_of_agent(active_agent_on(state, mover(state).tile));
    const int paid = rest_cost(state);
    return made_effect(
        "{moved:{moves} moves again|all {moves} are left}",
        "{paid:{chest}, for the Agent of {owner}|{own:your own Agent takes nothing|free by "
        "the Guest card}}; {moved:{moves} moves again|all {moves} are left}",
        {{"moved", moves_made(state) > 0},
         {"moves", moves_of(state).all},
         {"paid", paid > 0},
         {"chest", change("Chest", mover(state).chest, -paid)},
         {"owner", context.name(owner)},
         {"own", owner == state.seat}});
}

Effect attack_effect(const State& state, core::Action attack) {
    const bool agent = kind_of(attack) == Kind::attack_agent;
    const std::string odds = percent(attack_odds(state, attack));
    const core::Parts parts = {{"odds", odds},
                               {"spoils", spoils_of(state, attack)},
                               {"agent", agent},
                               {"bonus", state.rules.rob_bonus},
                               {"robs", skill(state, mover_index(state), Card::rob) > 0},
                               {"honest", !mover(state).pirate}};
    if (!agent && state.adventurer[what_of(attack)].pirate) {
        return made_effect("{odds}, Vault +{spoils}",
                           "{odds}, Vault +{spoils}; the pirate loses its Chest and goes home",
                           parts);
    }
    return made_effect(
        "{odds}, takes {spoils}{honest:, makes you a pirate|}",
        "{odds}, takes {spoils}, {agent:all it holds and {bonus}"
        "{robs:; the Agent is removed|; the Agent stops work}|half its Chest"
        "{robs:; the rest is lost, and it goes home|}}{honest:. Won or lost, it makes "
        "you a pirate: no trade and no rest at rivals’ Agents until a city|}",
        parts);
}

Effect court_effect(const State& state) {
    const Adventurer& one = mover(state);
    const int sunk = state.sunk[disaster_number(state, one.tile)];
    return made_effect(
        "{odds}, takes {half}, else loses {chest}",
        "{odds}, takes {half} of the {sunk} sunk here; else your Chest, {chest}, sinks "
        "and you go home",
        {{"odds", percent(court_odds(state))},
         {"half", half_of(sunk)},
         {"chest", one.chest},
         {"sunk", sunk}});
}

Effect card_effect(const State& state) {
    const double sick = card_odds(state, Card::sickness);
    const double season = card_odds(state, Card::season);
    return made_effect(
        "{skill} a skill",
        "{skill} a skill to equip; {sick} Sickness: {sickness}; {turns} Season: {season}",
        {{"skill", percent(1 - sick - season)},
         {"sick", percent(sick)},
         {"turns", percent(season)},
         {"sickness", card_face(static_cast<int>(Card::sickness)).effect},
         {"season", card_face(static_cast<int>(Card::season)).effect}});
}

Effect banking_effect(const State& state, int amount) {
    const int vault = state.vault[state.seat - 1];
    return made_effect(say("{vault}{wins:, and wins|}",
                           {{"vault", change("Vault", vault, amount)},
                            {"wins", vault + amount - fullest_rival(state) > state.rules.margin}}));
}

Effect lift_effect(const State& state, int tile) {
    const Rules& rules = state.rules;
    const bool city = has_mark(state.tile[mover(state).tile], kCity);
    return made_effect(
        "{city:|for {place}, it keeps {held}}",
        "{city:it keeps {held}; then {price} from the Vault, {own} where you have an "
        "Adventurer|{chest}; it keeps {held}}",
        {{"city", city},
         {"held", state.agent[agent_on(state, tile)].wealth},
         {"place", rules.place_price},
         {"price", rules.agent_price},
         {"own", rules.agent_price_own},
         {"chest", change("Chest", mover(state).chest, -rules.place_price)}});
}

/// Returns the effect of placing or restoring an Agent on the tile of the Adventurer on turn.
Effect placing_effect(const State& state, bool place) {
    const int tile = mover(state).tile;
    const int price = place ? state.rules.place_price : state.rules.restore_price;
    return made_effect("{place:free rest here{wonder:, +{cut} a trade|}|works again}",
                       "{chest}; {site}{envoy:; you rest at once|}",
                       {{"place", place},
                        {"wonder", has_mark(state.tile[tile], kWonder)},
                        {"cut", state.rules.cut},
                        {"chest", change("Chest", mover(state).chest, -price)},
                        {"site", agent_benefits(state, tile)},
                        {"envoy", place && !state.now.discovered}});
}

/// Returns the effect of a payment from the Vault of the seat on turn. `full` is appended to the
/// change.
Effect buying_effect(const State& state, int price, const std::string& full) {
    const std::string vault = change("Vault", state.vault[state.seat - 1], -price);
    return {vault, vault + "; " + full, ""};
}

}  // namespace

Effect effect_of(const ViewContext& context, core::Action action) {
    const State& state = context.state<State>();
    const int what = what_of(action);
    const int chest = mover(state).chest;
    switch (kind_of(action)) {
        case Kind::keep:  // the action's own text names the tile, too
            return {tile_phrase(state, state.now.held_tiles[what - 1]), "", ""};
        case Kind::move:
            return move_effect(state, what);
        case Kind::gust:
            return with_odds(made_effect("", "{against} in {faces}, {odds}; else the move is lost",
                                         {{"against", state.rules.die_against},
                                          {"faces", state.rules.die_faces},
                                          {"odds", percent(gust_odds(state))}}),
                             state, what);
        case Kind::wait:
            return made_effect("costs a move",
                               "counts as a move with the wind, and you act here again", {});
        case Kind::stop:
        case Kind::done:
            return made_effect("{another:ends its turn|ends your turn}",
                               "{another:ends its turn|ends your turn}"
                               "{left:, 1 move unused|, {left} moves unused|}",
                               {{"another", state.to_move != 0}, {"left", moves_of(state).left}});
        case Kind::rest:
            return rest_effect(context, state);
        case Kind::restore:
        case Kind::place:
            return placing_effect(state, kind_of(action) == Kind::place);
        case Kind::lift:
            return lift_effect(state, what);
        case Kind::attack:
        case Kind::attack_agent:
            return attack_effect(state, action);
        case Kind::court:
            return court_effect(state);
        case Kind::take_wealth:
            return made_effect(change("Chest", chest, discovered_wealth(state)));
        case Kind::take_card:
            return card_effect(state);
        case Kind::send: {
            const int agent_wealth = state.agent[active_agent_on(state, what)].wealth;
            return made_effect("{agent}", "{chest}; {agent}, for when you pass by",
                               {{"agent", change("Agent", agent_wealth, amount_of(action))},
                                {"chest", change("Chest", chest, -amount_of(action))}});
        }
        case Kind::bank:
            return banking_effect(state, amount_of(action));
        case Kind::buy:
            return buying_effect(
                state, state.rules.adventurer_price,
                say("one Adventurer more{card:, with a card|}, who may move this turn",
                    {{"card", state.rules.mode == Mode::advanced}}));
        case Kind::agent_at:
            return buying_effect(state, price_from_city(state, what), agent_benefits(state, what));
        case Kind::equip:
            return made_effect(what == kNoCard ? "its own card only" : card_face(what).effect);
        default:
            return {};
    }
}

}  // namespace ctq::cartolan::view

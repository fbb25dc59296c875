#include "shell/tables/cartolan/effects.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/core/text.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/words.hpp"

namespace ctq::cartolan::view {

namespace {

using tables::Effect;

/// The pattern with these numbers in the place of its signs '#', one after the other.
std::string filled(std::string_view pattern, std::initializer_list<int> numbers) {
    std::string text;
    const int* next = numbers.begin();
    for (const char sign : pattern) {
        text += sign == '#' ? std::to_string(*next++) : std::string(1, sign);
    }
    return text;
}

/// "28 %", below ten with a digit more.
std::string percent(double odds) {
    return core::fixed(odds * 100, odds < 0.0995 ? 1 : 0) + " %";
}

std::string vault_change(const State& state, int by) {
    const int vault = state.vault[state.seat - 1];
    return filled("Vault # → #", {vault, vault + by});
}

std::string chest_change(const State& state, int by) {
    const int chest = mover(state).chest;
    return filled("Chest # → #", {chest, chest + by});
}

const char* crossing_words(Crossing crossing) {
    return crossing == Crossing::land     ? "a land move"
           : crossing == Crossing::upwind ? "against the wind"
                                          : "with the wind";
}

Effect effect_of_move(const State& state, int direction) {
    const Adventurer& one = mover(state);
    Effect effect{"", crossing_words(crossing_of(state, direction)), ""};
    const int to = neighbour(state, one.tile, direction);
    if (to != kNoTile && has_mark(state.tile[to], kDisaster) && !one.pirate) {
        effect.full += filled("; the disaster takes your Chest, #, and you go home", {one.chest});
    }
    return effect;
}

Effect effect_of_gust(const State& state) {
    const Rules& rules = state.rules;
    return {"",
            filled("# in #", {rules.die_against, rules.die_faces}) + ", " +
                percent(gust_odds(state)) + "; else the move is lost",
            ""};
}

Effect effect_of_rest(const ViewContext& context, const State& state) {
    const int all = moves_of(state).all;
    const int owner = seat_of_agent(active_agent_on(state, mover(state).tile));
    const int paid = rest_cost(state);
    const std::string moves =
        filled(moves_made(state) > 0 ? "# moves again" : "all # are left", {all});
    const std::string price =
        paid > 0 ? chest_change(state, -paid) + ", for " + context.name(owner) + "’s Agent; "
        : owner == state.seat ? "your own Agent takes nothing; "
                              : "free by the Guest card; ";
    return {moves, price + moves, ""};
}

/// What an Agent on this tile is good for.
std::string uses_of_agent(const State& state, int tile) {
    const Rules& rules = state.rules;
    return filled("you rest there for nothing, rivals pay #", {rules.rest_price}) +
           (has_mark(state.tile[tile], kWonder)
                ? filled(", each trade there brings it #", {rules.cut})
                : "");
}

Effect effect_of_place(const State& state) {
    const int tile = mover(state).tile;
    const bool at_once = !state.now.discovered;  // by the envoy card
    return {has_mark(state.tile[tile], kWonder)
                ? filled("free rest here, +# a trade", {state.rules.cut})
                : std::string("free rest here"),
            chest_change(state, -state.rules.place_price) + "; " + uses_of_agent(state, tile) +
                (at_once ? "; you rest at once" : ""),
            ""};
}

Effect effect_of_attack(const ViewContext& context, const State& state, core::Action attack) {
    const int what = what_of(attack);
    const bool agent = kind_of(attack) == Kind::attack_agent;
    const bool arrest = !agent && state.adventurer[what].pirate;
    const bool robs = skill(state, mover_index(state), Card::rob) > 0;
    const bool turns = !arrest && !mover(state).pirate;
    const int spoils = spoils_of(state, attack);
    const std::string odds = percent(attack_odds(state, attack));
    const std::string after = arrest  ? "; the pirate loses its Chest and goes home"
                              : agent ? (robs ? "; the Agent is removed" : "; the Agent stops work")
                                      : (robs ? "; the rest is lost, and it goes home" : "");
    Effect effect;
    effect.brief = (context.odds ? odds + ", " : "") +
                   filled(arrest ? "Vault +#" : "takes #", {spoils}) +
                   (turns ? ", makes you a pirate" : "");
    effect.full = (context.odds ? odds + " to take " : "may take ") +
                  filled(arrest  ? "# into the Vault"
                         : agent ? "#, all it holds and #"
                                 : "#, half its Chest",
                         {spoils, state.rules.rob_bonus}) +
                  after +
                  (turns ? ". Won or lost, it makes you a pirate: no trade and no rest at rivals’ "
                           "Agents until a city"
                         : "");
    return effect;
}

Effect effect_of_court(const ViewContext& context, const State& state) {
    const Adventurer& one = mover(state);
    const int sunk = state.sunk[disaster_number(state, one.tile)];
    const std::string odds = context.odds ? percent(court_odds(state)) + ", " : "";
    return {odds + filled("takes #, else loses #", {half_of(sunk), one.chest}),
            odds + filled("takes # of the # sunk here; else your Chest, #, sinks and you go home",
                          {half_of(sunk), sunk, one.chest}),
            ""};
}

Effect effect_of_card(const ViewContext& context, const State& state) {
    const double sick = card_odds(state, Card::sickness);
    const double season = card_odds(state, Card::season);
    const auto event = [&](Card card, double odds) {
        return (context.odds ? percent(odds) + " " : std::string("maybe ")) +
               card_text(static_cast<int>(card));
    };
    const std::string skill = context.odds ? percent(1 - sick - season) + " a skill" : "a skill";
    return {
        skill + (context.odds ? "" : ", or bad luck"),
        skill + " to equip; " + event(Card::sickness, sick) + "; " + event(Card::season, season),
        ""};
}

Effect effect_of_banking(const State& state, int amount) {
    int best = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        best = seat == state.seat ? best : std::max(best, state.vault[seat - 1]);
    }
    const bool wins = state.vault[state.seat - 1] + amount - best > state.rules.margin;
    const std::string words = vault_change(state, amount) + (wins ? ", and wins" : "");
    return {words, words, ""};
}

Effect effect_of_buying(const State& state) {
    const std::string price = vault_change(state, -state.rules.adventurer_price);
    return {price,
            price + "; one Adventurer more, who may move this turn" +
                (state.rules.mode == Mode::advanced ? ", with a card of its own" : ""),
            ""};
}

Effect effect_of_site(const State& state, int tile) {
    const std::string price = vault_change(state, -price_from_city(state, tile));
    return {price, price + "; " + uses_of_agent(state, tile), ""};
}

Effect effect_of_sending(const State& state, int tile, int amount) {
    const int held = state.agent[active_agent_on(state, tile)].held;
    const std::string there = filled("Agent # → #", {held, held + amount});
    return {there, chest_change(state, -amount) + "; " + there + ", for when you come by", ""};
}

Effect effect_of_lift(const State& state, int tile) {
    const int held = state.agent[agent_on(state, tile)].held;
    const std::string keeps = filled("it keeps #", {held});
    if (has_mark(state.tile[mover(state).tile], kCity)) {
        const Rules& rules = state.rules;
        return {"",
                keeps + filled("; then # from the Vault, # where you have an Adventurer",
                               {rules.agent_price, rules.agent_price_own}),
                ""};
    }
    return {filled("for #, ", {state.rules.place_price}) + keeps,
            chest_change(state, -state.rules.place_price) + "; " + keeps, ""};
}

Effect effect_of_stopping(const State& state) {
    const int left = moves_of(state).left;
    const std::string end = state.to_move != 0 ? "ends its turn" : "ends your turn";
    return {end, end + (left > 0 ? filled(", # moves unused", {left}) : ""), ""};
}

}  // namespace

Effect effect_of(const ViewContext& context, core::Action action) {
    const State& state = context.state<State>();
    const int what = what_of(action);
    switch (kind_of(action)) {
        case Kind::move:
            return effect_of_move(state, what);
        case Kind::gust:
            return effect_of_gust(state);
        case Kind::wait:
            return {"costs a move", "counts as a move with the wind, and you act here again", ""};
        case Kind::rest:
            return effect_of_rest(context, state);
        case Kind::restore:
            return {"works again",
                    chest_change(state, -state.rules.restore_price) + "; " +
                        uses_of_agent(state, mover(state).tile),
                    ""};
        case Kind::place:
            return effect_of_place(state);
        case Kind::lift:
            return effect_of_lift(state, what);
        case Kind::attack:
        case Kind::attack_agent:
            return effect_of_attack(context, state, action);
        case Kind::court:
            return effect_of_court(context, state);
        case Kind::take_wealth: {
            const bool land = has_mark(state.tile[mover(state).tile], kLandBack);
            const std::string words = chest_change(state, state.rules.wonder[land ? 1 : 0]);
            return {words, words, ""};
        }
        case Kind::take_card:
            return effect_of_card(context, state);
        case Kind::send:
            return effect_of_sending(state, what, amount_of(action));
        case Kind::bank:
            return effect_of_banking(state, amount_of(action));
        case Kind::buy:
            return effect_of_buying(state);
        case Kind::agent_at:
            return effect_of_site(state, what);
        case Kind::equip:
            return what == kNoCard ? Effect{"its own card only", "its own card works alone", ""}
                                   : Effect{card_face(what).effect, card_face(what).effect, ""};
        case Kind::stop:
        case Kind::done:
            return effect_of_stopping(state);
        case Kind::keep: {
            // All of it stands in the action's own words.
            const std::string words = Game::describe(state, action).you;
            return {words.substr(words.find(", ") + 2), "", ""};
        }
        default:
            return {};
    }
}

}  // namespace ctq::cartolan::view

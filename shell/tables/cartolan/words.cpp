#include "shell/tables/cartolan/words.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/fit.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "engine/games/cartolan/words.hpp"

namespace ctq::cartolan::view {

namespace {

using core::say;

std::string agent_words(const ViewContext& context, const State& state, int agent) {
    const Agent& one = state.agent[agent];
    return say("{who:Your|{who}’s} Agent{active: holds {held}|, dispossessed}",
               {{"who", context.name(seat_of_agent(agent))},
                {"active", one.loyalty == Loyalty::active},
                {"held", one.wealth}});
}

/// Describes what a wonder pays; at the viewer's turn, what it pays the Adventurer on turn.
std::string wonder_words(const ViewContext& context, const State& state, int tile) {
    int pay = state.rules.trade;
    if (context.your_turn) {
        const Adventurer& one = mover(state);
        if (one.pirate) {
            return "A wonder: a pirate can’t trade";
        }
        if (in_set(one.traded, tile)) {
            return "A wonder, already traded at on this voyage";
        }
        pay += skill(state, mover_index(state), Card::tradesman);
    }
    return say("A wonder: trade pays {pay}", {{"pay", pay}});
}

/// Lists who and what is on a tile, as far as it is notable.
std::string tile_tip(const ViewContext& context, const State& state, int tile) {
    std::string words;
    const auto add = [&](const std::string& more) { words += (words.empty() ? "" : "; ") + more; };
    if (has_mark(state.tile[tile], kCity)) {
        add(tile == state.city[0] ? "The Capital" : "The Mythical City");
    }
    if (has_mark(state.tile[tile], kWonder)) {
        add(wonder_words(context, state, tile));
    }
    if (has_mark(state.tile[tile], kDisaster)) {
        add(say("A disaster; {sunk} sunk here",
                {{"sunk", state.sunk[disaster_number(state, tile)]}}));
    }
    if (const int agent = agent_on(state, tile); agent >= 0) {
        add(agent_words(context, state, agent));
    }
    for (const int i : in_play(state)) {
        const Adventurer& one = state.adventurer[i];
        if (one.tile == tile && !has_mark(state.tile[tile], kCity)) {
            add(
                say("{who:Your|{who}’s} Adventurer {number}{pirate:, a pirate|}: {chest:1 in the "
                    "Chest|{chest} in the Chest|Chest empty}",
                    {{"who", context.name(seat_of_adventurer(i))},
                     {"number", number_of_adventurer(i)},
                     {"pirate", one.pirate},
                     {"chest", one.chest}}));
        }
    }
    return words;
}

/// Describes the cost of going in a direction. Empty if no move is left.
std::string move_tip(const ViewContext& context, const State& state, int direction) {
    const core::Action move = make_action(Kind::move, direction);
    const Cell cell = cell_beside(state, direction);
    const bool known = tile_at(state, cell.x, cell.y) >= 0;
    const core::Action gust = make_action(Kind::gust, direction);
    const bool moves = tables::is_legal<Game>(state, move);
    if (!moves && !tables::is_legal<Game>(state, gust)) {
        return context.game.why_not(&state, move);
    }
    const tables::Effect effect = effect_of(context, moves ? move : gust);
    return say("{how}{effect}{warns:. {warning}|}",
               {{"how", !moves  ? "Against the wind, if a gust comes: "
                        : known ? "Go here, "
                                : "Explore, "},
                {"effect", effect.full},
                {"warns", !effect.warning.empty()},
                {"warning", effect.warning}});
}

}  // namespace

std::string chests_text(const State& state, int seat) {
    std::string words;
    for (const int i : in_play(state, seat)) {
        const Adventurer& one = state.adventurer[i];
        words += say("{first:| · }{chest}{pirate: (pirate)|}",
                     {{"first", words.empty()}, {"chest", one.chest}, {"pirate", one.pirate}});
    }
    return words;
}

std::string seat_text(const State& state, int seat) {
    std::string words = say("{vault} in the Vault", {{"vault", state.vault[seat - 1]}});
    for (const int i : in_play(state, seat)) {
        const Adventurer& one = state.adventurer[i];
        words += say("; Adventurer {number}{pirate:, a pirate,|} at {place} with {chest}",
                     {{"number", number_of_adventurer(i)},
                      {"pirate", one.pirate},
                      {"place", place_text(state, one.tile)},
                      {"chest", one.chest}});
    }
    for (int slot = 0; slot < kMostAgents; ++slot) {
        const auto& agent = state.agent[(seat - 1) * kMostAgents + slot];
        if (agent.loyalty != Loyalty::none) {
            words += say("; {active:|dispossessed }Agent at {place} with {held}",
                         {{"active", agent.loyalty == Loyalty::active},
                          {"place", place_text(state, agent.tile)},
                          {"held", agent.wealth}});
        }
    }
    return words;
}

std::string tile_text(const State& state, int tile_number) {
    constexpr const char* winds[] = {"north-east", "south-east", "south-west", "north-west"};
    constexpr const char* sides[] = {"north", "east", "south", "west"};
    const Tile& tile = state.tile[tile_number];
    std::string words = place_text(state, tile_number);
    if (has_mark(tile, kCity)) {
        return words + " a city";
    }
    words += std::string(" wind ") + winds[tile.wind];
    std::string land;
    for (int d = 0; d < 4; ++d) {
        if ((tile.edges >> d & 1U) != 0) {
            land += std::string(land.empty() ? ", land " : " and ") + sides[d];
        }
    }
    words += land;
    words += has_mark(tile, kWonder) ? ", a wonder" : "";
    if (has_mark(tile, kDisaster)) {
        words += say(", a disaster holding {sunk}",
                     {{"sunk", state.sunk[disaster_number(state, tile_number)]}});
    }
    return words;
}

std::string tip_text(const ViewContext& context, Cell cell) {
    const State& state = context.state<State>();
    const int tile = tile_at(state, cell.x, cell.y);
    std::string words = tile >= 0                          ? tile_tip(context, state, tile)
                        : is_closed(state, cell.x, cell.y) ? kNothingFits
                                                           : "";
    if (!context.your_turn) {
        return words;
    }
    if (state.phase == Phase::act) {
        const int direction = direction_to(state, cell);
        const std::string move = direction < 0 ? "" : move_tip(context, state, direction);
        const bool both = !move.empty() && !words.empty();
        return move.ends_with(words) ? move : (both ? core::ended(move) + " " : move) + words;
    }
    const bool site =
        tile >= 0 && state.phase != Phase::choose && context.picker.legal(cell_spot(cell));
    if (site) {
        const bool lifts =
            state.phase == Phase::shop && agents_of(state, state.seat) == kMostAgents;
        const core::Action action = make_action(lifts ? Kind::lift : Kind::agent_at, tile);
        words = say("{lifts:Move this Agent|An Agent here for {price}}: {effect}{only:|. {here}}",
                    {{"lifts", lifts},
                     {"price", price_from_city(state, tile)},
                     {"effect", effect_of(context, action).full},
                     {"only", words.empty()},
                     {"here", words}});
    }
    return words;
}

MovesLeft moves_of(const State& state) {
    int all = state.rules.moves;
    if (state.rules.mode == Mode::advanced) {
        all += skill(state, mover_index(state), Card::downwind);
    }
    return {all, std::max(0, all - moves_made(state))};
}

std::string moves_left_text(const State& state) {
    const Reach reach = reach_of(state);
    const int left = moves_of(state).left;
    const char* pattern = !reach.downwind              ? "no moves left"
                          : reach.land && reach.upwind ? "{left} {left:move|moves} left, any way"
                          : reach.land   ? "{left} {left:move|moves} left, not against the wind"
                          : reach.upwind ? "{left} {left:move|moves} left, not over land"
                                         : "{left} {left:move|moves} left, with the wind only";
    return say(pattern, {{"left", left}});
}

int fullest_rival(const State& state) {
    int most = 0;
    for (int seat = 1; seat <= state.seats; ++seat) {
        most = seat == state.seat ? most : std::max(most, state.vault[seat - 1]);
    }
    return most;
}

bool hiring_pays(const State& state) {
    const int dealt = state.dealt[0] + state.dealt[1];
    const int left = tiles_left(state, Colour::water) + tiles_left(state, Colour::land);
    const int vault = state.vault[state.seat - 1] - state.rules.adventurer_price;
    return 2 * left >= dealt && fullest_rival(state) <= vault + state.rules.margin;
}

std::string tiles_left_text(const State& state, bool brief) {
    constexpr int kLast = 5;  // so few are the last ones
    const int water = tiles_left(state, Colour::water);
    const int land = tiles_left(state, Colour::land);
    const bool last_water = water > 0 && water <= kLast;
    const bool last_land = land > 0 && land <= kLast;
    const char* pattern =
        state.rules.mode == Mode::beginner
            ? "{last_water:Last {water:tile|{water} tiles}|{water} tiles left}"
        : !last_water && !last_land ? "{water} {brief:+|water and} {land}{brief:| land} tiles left"
        : brief                     ? "{last_water:Last |}{water} + {last_land:last |}{land} tiles"
                : "{last_water:Last {water:|{water} }water {water:tile|tiles}|{water} water tiles "
                  "left}, {last_land:last {land:|{land} }land {land:tile|tiles}|{land} land tiles "
                  "left}";
    return say(pattern, {{"brief", brief},
                         {"last_water", last_water},
                         {"last_land", last_land},
                         {"water", water},
                         {"land", land}});
}

int discovered_wealth(const State& state) {
    return state.rules.wonder[has_mark(state.tile[mover(state).tile], kLandBack) ? 1 : 0];
}

}  // namespace ctq::cartolan::view

#include "shell/tables/cartolan/view.hpp"

#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/cartolan/cards.hpp"
#include "shell/tables/cartolan/marks.hpp"
#include "shell/tables/cartolan/path.hpp"
#include "shell/tables/cartolan/words.hpp"

/// Texts of Cartolan and the meaning of spots on its map.
namespace ctq::cartolan::view {

namespace {

using core::say;

/// Returns what the tile offers: "rest, place an Agent". Empty if it offers nothing.
std::string offers(const State& state) {
    const unsigned offered = kinds_of(state);
    std::string words;
    const auto add = [&](std::initializer_list<Kind> kinds, const char* word) {
        words +=
            (offered & kind_set(kinds)) != 0 ? (words.empty() ? "" : ", ") + std::string(word) : "";
    };
    add({Kind::attack, Kind::attack_agent}, "attack");
    add({Kind::court}, "try the wreck");
    add({Kind::rest}, "rest");
    add({Kind::restore}, "restore the Agent");
    add({Kind::place}, "place an Agent");
    add({Kind::lift}, "move an Agent here");
    add({Kind::send}, "send wealth");
    return words;
}

/// Returns whether the last move found a wonder that increased the Chest.
bool found_wonder(const State& state) {
    const Tile& here = state.tile[mover(state).tile];
    return state.now.discovered && has_mark(here, kWonder) && !in_domain(state, here);
}

int chests_of(const State& state, int seat) {
    int chests = 0;
    for (const int i : in_play(state, seat)) {
        chests += state.adventurer[i].chest;
    }
    return chests;
}

/// Returns what a voyage is for, as the end of a prompt. Empty once the seat has brought something
/// home.
const char* purpose_of(const State& state) {
    return state.vault[state.seat - 1] > 0    ? ""
           : chests_of(state, state.seat) > 0 ? "; what comes home counts"
                                              : "; wonders bring wealth";
}

std::string act_prompt(const State& state) {
    const std::string here = offers(state);
    const bool moves = reach_of(state).downwind;
    const char* pattern =
        !here.empty()
            ? "{found:a wonder discovered: |}{several:Adventurer {number} may |}{offers}, or "
              "{moves:move on|stop}"
        : moves ? "choose where {several:Adventurer {number} sails|to sail}{purpose}"
                : "{several:Adventurer {number} has no move left|no move is left}";
    return say(pattern, {{"found", found_wonder(state)},
                         {"several", adventurers_of(state, state.seat) > 1},
                         {"number", state.mover + 1},
                         {"offers", here},
                         {"moves", moves},
                         {"purpose", purpose_of(state)}});
}

}  // namespace

std::string View::prompt(const ViewContext& context) const {
    const State& state = context.state<State>();
    switch (state.phase) {
        case Phase::choose:
            return "choose who moves next";
        case Phase::keep:
            return "both tiles fit: choose the one to lay";
        case Phase::take:
            return "a wonder discovered: take its wealth, or draw a card";
        case Phase::lifted:
            return "place the Agent you lifted";
        case Phase::bank:
            return "how much goes from the Chest into the Vault?";
        case Phase::shop:
            return sells_agents(state)
                       ? "in the city: hire, send an Agent to a ringed tile, or finish"
                       : "in the city: hire, or finish";
        case Phase::equip:
            return say("choose the card for Adventurer {number}’s next turn",
                       {{"number", state.mover + 1}});
        default:
            return act_prompt(state);
    }
}

tables::Ending View::ending(const ViewContext& context) const {
    const State& state = context.state<State>();
    State counted = state;
    return {state.exhausted ? "the last tile is gone"
            : ends_by_margin(counted)
                ? say("a lead of more than {margin}", {{"margin", state.rules.margin}})
                : "the match was counted"};
}

tables::Effect View::effect(const ViewContext& context, core::Action action) const {
    return effect_of(context, action);
}

tables::SeatFacts View::facts(const ViewContext& context, int seat) const {
    const State& state = context.state<State>();
    const int vault = state.vault[seat - 1];
    const int chests = chests_of(state, seat);  // wealth that can still be lost
    return {say("{several:Chests|Chest} {chests}{agents:, {agents} Agent|, {agents} Agents|}",
                {{"several", adventurers_of(state, seat) > 1},
                 {"chests", chests_text(state, seat)},
                 {"agents", agents_of(state, seat)}}),
            say("Vault {vault}", {{"vault", vault}}),
            std::to_string(vault),
            ui::Axis::none,
            ui::Symbol::vault,
            chests > 0 ? std::to_string(chests) : std::string(),
            ui::Symbol::chest};
}

tables::Outlook View::outlook(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<int> vaults;
    for (int seat = 1; seat <= state.seats; ++seat) {
        vaults.push_back(2 * state.vault[seat - 1]);
    }
    const int water = tiles_left(state, Colour::water);
    const int land = tiles_left(state, Colour::land);
    const bool both = state.rules.mode != Mode::beginner;
    const int fewest = both ? std::min(water, land) : water;
    const auto sentence = [&](std::string_view pattern) {
        return say(pattern, {{"both", both},
                             {"tiles", tiles_left_text(state)},
                             {"margin", state.rules.margin},
                             {"gone", fewest == 0}});
    };
    tables::Outlook outlook{
        .lead = tables::lead_text(context.names, vaults),
        .goal = sentence(
            "{gone:The last tile is gone: the match ends with this turn, and the fullest Vault "
            "wins|{tiles}{both:; when either pile is gone,|, then} the fullest Vault wins; a "
            "lead of more than {margin} wins at once}"),
        .brief = fewest == 0 ? "the last turn" : tiles_left_text(state, true)};
    for (const int near : {10, 3}) {
        if (fewest <= near) {
            outlook.notice =
                say("Only {near} {both:{water:water|land} |}tiles are left. After the "
                    "last one the fullest Vault wins.",
                    {{"near", near}, {"both", both}, {"water", fewest == water}});
        }
    }
    return outlook;
}

std::vector<std::string> View::situation(const ViewContext& context) const {
    const State& state = context.state<State>();
    std::vector<std::string> lines;
    for (int seat = 1; seat <= state.seats; ++seat) {
        lines.push_back(
            say("{who}: {has}.", {{"who", context.name(seat)}, {"has", seat_text(state, seat)}}));
        for (const SeatCard& card : cards_of(state, seat)) {
            lines.back() += " " + seat_card_text(card) + ".";
        }
    }
    lines.push_back(say("Until a rest: {moves}. {tiles}.",
                        {{"moves", moves_left_text(state)}, {"tiles", tiles_left_text(state)}}));
    std::string closed;
    for (const Cell cell : closed_cells(state)) {
        closed += (closed.empty() ? ": " : "; ") + cell_text(cell);
    }
    if (!closed.empty()) {
        lines.push_back("Places where no tile that is left fits" + closed + ".");
    }
    std::string map = "Map, columns eastwards and rows northwards of the Capital:";
    for (int i = 0; i < state.tiles; ++i) {
        map += (i == 0 ? " " : "; ") + tile_text(state, i);
    }
    lines.push_back(map + ".");
    return lines;
}

std::vector<ui::Target> View::spots_of(const void* view, core::Action action) const {
    const State& state = tables::state_at<State>(view);
    const ui::Target own = action_spot(action);
    const auto place = place_of(state, action);
    if (!place) {
        return {own};
    }
    return kind_of(action) == Kind::adv ? std::vector{own, cell_spot(*place)}
                                        : std::vector{cell_spot(*place)};
}

std::string View::spot_name(const void* view, ui::Target spot) const {
    return name_of(tables::state_at<State>(view), spot);
}

/// Returns the cell of the Adventurer on turn, where each move starts.
std::string View::home(const void* view) const {
    const State& state = tables::state_at<State>(view);
    return state.phase == Phase::act ? cell_name(cell_of_tile(state, mover(state).tile))
                                     : std::string();
}

std::optional<core::Action> View::meant(const void* view, std::span<const ui::Target> spots) const {
    const State& state = tables::state_at<State>(view);
    if (spots.empty() || (state.phase != Phase::act && state.phase != Phase::shop)) {
        return std::nullopt;
    }
    const auto cell = cell_of(spots.back());
    const int tile = cell ? tile_at(state, cell->x, cell->y) : -1;
    if (state.phase == Phase::shop) {
        return tile < 0 ? std::nullopt : std::optional(make_action(Kind::agent_at, tile));
    }
    const int direction = cell ? direction_to(state, *cell) : -1;
    if (direction < 0) {
        return std::nullopt;
    }
    const core::Action action = make_action(Kind::move, direction);
    return tables::is_legal<Game>(state, action) ? std::nullopt : std::optional(action);
}

namespace {

/// Returns why no path of this turn leads to a cell; for a city, how many turns away it is.
std::string why_unreachable(const State& state, Cell cell) {
    const int tile = tile_at(state, cell.x, cell.y);
    const bool city = tile >= 0 && has_mark(state.tile[tile], kCity);
    const auto voyage = city ? find_voyage(state, tile) : std::nullopt;
    if (voyage) {
        return core::say("It is {turns} turns from here: the way over known tiles is drawn.",
                         {{"turns", voyage->turns}});
    }
    return city ? "No known route leads there yet: explore on."
                : "That place can’t be reached with the moves that are left.";
}

}  // namespace

std::string View::why_not(const void* view, std::span<const ui::Target> spots) const {
    const State& state = tables::state_at<State>(view);
    if (spots.empty() || !cell_of(spots.back())) {
        return {};
    }
    switch (state.phase) {
        case Phase::act:
            return cell_of_tile(state, mover(state).tile) == *cell_of(spots.back())
                       ? "Your Adventurer is there already."
                       : why_unreachable(state, *cell_of(spots.back()));
        case Phase::choose:
            return "Choose one of your Adventurers that has yet to move.";
        case Phase::bank:
            return "First choose how much goes into the Vault.";
        default:
            return "You have to decide something else first.";
    }
}

std::vector<core::Action> View::path_to(const void* view, ui::Target spot) const {
    return find_path_to_spot(tables::state_at<State>(view), spot);
}

/// Returns whether the action is a move onto a laid tile.
bool View::glides(const void* before_view, core::Action action) const {
    const State& before = tables::state_at<State>(before_view);
    return kind_of(action) == Kind::move &&
           neighbour(before, mover(before).tile, what_of(action)) != kNoTile;
}

}  // namespace ctq::cartolan::view

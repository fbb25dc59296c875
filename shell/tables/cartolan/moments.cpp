#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cartolan/words.hpp"
#include "shell/tables/cartolan/layers.hpp"
#include "shell/tables/cartolan/routes.hpp"
#include "shell/tables/cartolan/view.hpp"

/// Makes the short texts about the latest events that float over the cells of the map.
namespace ctq::cartolan::view {

using tables::FloatingText;
using Kinds = FloatingText::Kind;

namespace {

/// Collects the events of one action; their places are tiles.
struct Events {
    const State& before;
    core::Action action;
    const State& after;
    std::vector<FloatingText> list{};

    /// The Adventurer that acts, and its tile before the action.
    int mover() const { return mover_index(before); }
    int here() const { return before.adventurer[mover()].tile; }
    /// Returns how much the Chest of an Adventurer grew.
    int gained(int adventurer) const {
        return after.adventurer[adventurer].chest - before.adventurer[adventurer].chest;
    }

    /// Adds a text about `seat`, or about the acting seat if `seat` is 0.
    void add(std::string words, Kinds kind, int place, int seat = 0) {
        const int concerned = seat > 0 ? seat : seat_of_adventurer(mover());
        list.push_back({.words = std::move(words),
                        .kind = kind,
                        .place = place,
                        .seat = concerned,
                        .flies = kind == Kinds::gain});
    }
    void add_gain(int amount, const char* from, int place) {
        if (amount > 0) {
            add(core::say("+{sum} {from}", {{"sum", amount}, {"from", from}}), Kinds::gain, place);
        }
    }
    void add_loss(int amount, const char* to, int place, int seat = 0) {
        add(core::say("{any:−{sum} |}{to}",
                      {{"any", amount > 0},
                       {"sum", amount},
                       {"to", amount > 0 ? std::string(to) : core::capitalized(to)}}),
            Kinds::loss, place, seat);
    }
};

/// Adds the result of an attack's last die.
void add_fight(Events& events) {
    const State& before = events.before;
    const int here = events.here();
    const int attacker = seat_of_adventurer(events.mover());
    if (events.after.phase == Phase::fight) {
        return;  // another die is to be rolled
    }
    if (!wins_fight(before, events.action)) {
        events.add("Attack fails", Kinds::news, here);
        return;
    }
    const int target = before.now.target;
    const bool agent = target >= kAgentTarget;
    const int number = agent ? target - kAgentTarget : target - 1;
    const bool caught = !agent && before.adventurer[number].pirate;
    const int won = caught ? events.after.vault[attacker - 1] - before.vault[attacker - 1]
                           : events.gained(events.mover());
    const int lost = agent    ? before.agent[number].wealth
                     : caught ? before.adventurer[number].chest
                              : -events.gained(number);
    events.add_gain(won, caught ? "pirate caught" : "robbed", here);
    events.add_loss(lost, caught ? "caught" : "robbed", here,
                    agent ? seat_of_agent(number) : seat_of_adventurer(number));
}

/// Adds the result of a salvage die, rolled for what a disaster has sunk.
void add_salvage(Events& events) {
    if (events.after.phase == Phase::court) {
        return;
    }
    const int gained = events.gained(events.mover());
    if (events.before.now.first_die == (what_of(events.action) == kAgainst ? 2 : 1)) {
        events.add_gain(gained, "recovered", events.here());
    } else {
        events.add_loss(-gained, "sunk", events.here());
    }
}

/// Returns the tile that the action leads the Adventurer to, whatever happens there; -1 if none.
int tile_reached(const Events& events) {
    if (events.after.tiles > events.before.tiles) {
        return events.before.tiles;
    }
    const int stands = events.after.adventurer[events.mover()].tile;
    if (kind_of(events.action) != Kind::move) {
        return stands != events.here() ? stands : -1;
    }
    const int next = neighbour(events.before, events.here(), what_of(events.action));
    return next == kNoTile ? -1 : next;
}

/// Adds what an Adventurer finds at the end of a move.
void add_arrival(Events& events) {
    const int tile = tile_reached(events);
    const Adventurer& one = events.before.adventurer[events.mover()];
    if (tile < 0) {
        return;
    }
    const Tile& there = events.after.tile[tile];
    if (has_mark(there, kDisaster) && !one.pirate) {
        events.add_loss(one.chest, "disaster", tile);
    } else if (has_mark(there, kWonder)) {
        events.add_gain(events.gained(events.mover()),
                        events.after.tiles > events.before.tiles ? "wonder" : "trade", tile);
    } else {
        events.add_gain(events.gained(events.mover()), "from the Agent", tile);
    }
}

}  // namespace

std::vector<FloatingText> View::events(const match::Step& step) const {
    Events events{tables::state_at<State>(step.before.data()), step.action,
                  tables::state_at<State>(step.after.data())};
    const State& before = events.before;
    switch (kind_of(step.action)) {
        case Kind::first:
            break;
        case Kind::card:
            if (before.phase != Phase::character) {
                events.add(core::say("Card: {card}", {{"card", card_word(what_of(step.action))}}),
                           Kinds::news, events.here());
            }
            break;
        case Kind::take_wealth:
            events.add_gain(events.gained(events.mover()), "wonder", events.here());
            break;
        case Kind::bank:
            events.add_gain(amount_of(step.action), "banked", events.here());
            break;
        case Kind::attack:
        case Kind::attack_agent:
            if (!before.adventurer[events.mover()].pirate &&
                events.after.adventurer[events.mover()].pirate) {
                events.add("A pirate now", Kinds::loss, events.here());
            }
            break;
        default:
            before.phase == Phase::fight   ? add_fight(events)
            : before.phase == Phase::court ? add_salvage(events)
                                           : add_arrival(events);
    }
    return std::move(events.list);
}

namespace {

/// How far below a tile's lower edge a text starts that rises to a place below the tile, in pixels.
constexpr float kFloatBelow = 44;

/// Returns whether an Adventurer is at the cell or beside it in its row.
bool ships_near(const State& state, Cell cell) {
    for (const Adventurer& one : state.adventurer) {
        const Cell at = cell_of_tile(state, one.tile);
        if (one.in_play && at.y == cell.y && std::abs(at.x - cell.x) <= 1) {
            return true;
        }
    }
    return false;
}

}  // namespace

void draw_floats(const Frame& frame, tables::FloatingTexts& floats) {
    floats.settle(frame.canvas.motion);
    for (const FloatingText& text : floats.list()) {
        if (text.place < frame.state.tiles) {
            const ui::Rect at = frame.map.at(cell_of_tile(frame.state, text.place));
            // Above the tile, so that the tile stays visible; below it if ships lie above.
            const Cell cell = cell_of_tile(frame.state, text.place);
            const bool below = ships_near(frame.state, {cell.x, cell.y + 1}) &&
                               !ships_near(frame.state, {cell.x, cell.y - 1});
            tables::draw_floating_text(frame.canvas, text,
                                       {at.center().x, below ? at.bottom() + kFloatBelow : at.y});
        }
    }
}

}  // namespace ctq::cartolan::view

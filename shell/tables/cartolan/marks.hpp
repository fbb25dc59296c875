#pragma once

#include <initializer_list>

#include "shell/tables/cartolan/map.hpp"
#include "shell/tables/context.hpp"

/// What is marked on Cartolan's map and why: a plain value, made without a canvas. Drawing and
/// texts read it.
namespace ctq::cartolan::view {

/// Returns a set of kinds of actions, as bits.
constexpr unsigned kind_set(std::initializer_list<Kind> kinds) {
    unsigned set = 0;
    for (const Kind kind : kinds) {
        set |= 1U << static_cast<unsigned>(kind);
    }
    return set;
}
/// Returns the kinds of all legal actions of the seat to act.
unsigned kinds_of(const State& state);

struct Marks {
    /// A cell that an action leads to.
    struct Target {
        Cell cell;
        bool gust;  ///< only if a gust comes
        bool laid;  ///< it has a tile
    };
    /// The cell of an action, and whether it leads there from the Adventurer on turn.
    struct Advice {
        Cell cell;
        bool moves;
        bool played;  ///< in a review: this was played here; else it is the best or hinted action
    };

    unsigned offered = 0;  ///< the kinds of what the person to act may do
    core::FixedList<Target, kTileSlots + 4> targets{};
    unsigned barred = 0;  ///< bits: the directions that are closed while others are open
    int mover = -1;       ///< index of the Adventurer on turn; -1 where none acts
    core::FixedList<Advice, 8> advice{};  ///< the later ones lie above
};

/// Returns the marks of a position.
Marks marks_of(const tables::ViewContext& context);

}  // namespace ctq::cartolan::view

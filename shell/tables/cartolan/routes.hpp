#pragma once

#include <array>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/tables/cartolan/map.hpp"

/// The routes of all Adventurers, which the position alone does not contain.
namespace ctq::cartolan::view {

/// A cell on an expedition, and the turn of an Adventurer (State::turns) in which it was reached.
struct Stop {
    Cell cell;
    std::uint32_t turn;
};

/// An attack and its cell.
struct Attack {
    Cell cell;
    int seat;
    bool succeeded;
    std::uint32_t turn;
};

/// The routes of all Adventurers, and all attacks.
struct Routes {
    /// By Adventurer: the cells since the city where its expedition began. They stay until the next
    /// expedition.
    std::array<std::vector<Stop>, kMostSeats * kMostAdventurers> stops;
    std::vector<Attack> attacks;
};

/// Returns whether the dice roll `action`, which ends a fight, makes the attacker win. `before` is
/// the state before the roll.
bool wins_fight(const State& before, core::Action action);

/// Returns the routes and attacks of a match of Cartolan up to its cursor.
Routes trace_routes(const core::Match& match);

}  // namespace ctq::cartolan::view

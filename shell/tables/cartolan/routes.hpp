#pragma once

#include <array>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/tables/cartolan/map.hpp"

/// Where everybody has been: what the position alone does not tell.
namespace ctq::cartolan::view {

/// A place on an expedition, and the turn of an Adventurer (State::turns) in which it was reached.
struct Stop {
    Cell cell;
    std::uint32_t turn;
};

/// An attack, where it was made.
struct Attack {
    Cell cell;
    int seat;
    bool succeeded;
    std::uint32_t turn;
};

struct Routes {
    /// By Adventurer, from the city it set out from; it stays until the Adventurer sets out again.
    std::array<std::vector<Stop>, kMostSeats * kMostAdventurers> way;
    std::vector<Attack> attacks;
};

/// Whether the dice that end a fight win it for the attacker; `before` them.
bool wins_fight(const State& before, core::Action action);

/// The routes and attacks of a match of Cartolan up to its cursor.
Routes trace_routes(const core::Match& match);

}  // namespace ctq::cartolan::view

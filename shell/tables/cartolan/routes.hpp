#pragma once

#include <array>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/tables/cartolan/map.hpp"

/// Where everybody has been: what the position alone does not tell.
namespace ctq::tables {

/// A place on an expedition, and the turn of an Adventurer (State::turns) in which it was reached.
struct CartolanStop {
    CartolanCell cell;
    std::uint32_t turn;
};

/// An attack, where it was made.
struct CartolanAttack {
    CartolanCell cell;
    int seat;
    bool succeeded;
    std::uint32_t turn;
};

struct CartolanRoutes {
    /// By Adventurer, from the city it set out from; it stays until the Adventurer sets out again.
    std::array<std::vector<CartolanStop>, cartolan::kMostSeats * cartolan::kMostAdventurers> way;
    std::vector<CartolanAttack> attacks;
};

/// The routes and attacks of a match of Cartolan up to its cursor.
CartolanRoutes trace_cartolan(const core::Match& match);

}  // namespace ctq::tables

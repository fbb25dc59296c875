#include "shell/tables/cartolan/motion.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/context.hpp"

namespace ctq::cartolan::view {

namespace {

/// The longest queue, in movements. A longer one is cut.
constexpr float kLongestQueue = 12;
/// Duration of showing a tile that does not fit, in movements. Several of them follow each other
/// quickly.
constexpr double kMisfit = 0.4;

}  // namespace

void Motion::moved(const match::Step& step, double now, float seconds) {
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    Flight flight;
    flight.start = next_start(now, static_cast<double>(kLongestQueue * seconds));
    flight.end = flight.start + static_cast<double>(seconds);
    flight.ply = step.ply;
    flight.laid = after.tiles > before.tiles ? before.tiles : -1;
    const bool drawn = kind_of(step.action) == Kind::tile;
    if (drawn && flight.laid < 0 && after.phase != Phase::keep) {
        flight.misfit = what_of(step.action);
        flight.end = flight.start + kMisfit * static_cast<double>(seconds);
        flight.wind = before.tile[mover(before).tile].wind;
        flight.to = cell_beside(before, before.now.direction);
        add(flight);
        return;
    }
    for (int i = 0; i < after.seats * kMostAdventurers; ++i) {
        const Adventurer& was = before.adventurer[i];
        const Adventurer& is = after.adventurer[i];
        if (was.in_play && is.in_play && was.tile != is.tile) {
            flight.adventurer = i;
            flight.from = cell_of_tile(before, was.tile);
            flight.to = cell_of_tile(after, is.tile);
            add(flight);
            flight.laid = -1;
        }
    }
    if (flight.laid >= 0) {  // a disaster was turned over: no Adventurer stays there
        flight.to = cell_of_tile(after, flight.laid);
        add(flight);
    }
}

const Flight* Motion::of(int adventurer) const {
    const auto found = std::find_if(flights().begin(), flights().end(), [&](const Flight& flight) {
        return flight.adventurer == adventurer;
    });
    return found == flights().end() ? nullptr : &*found;
}

int Motion::behind(int adventurer) const {
    return count([&](const Flight& flight) { return flight.adventurer == adventurer; });
}

int Motion::first_hidden(int none) const {
    for (const Flight& flight : flights()) {
        if (flight.laid >= 0) {
            return flight.laid;
        }
    }
    return none;
}

}  // namespace ctq::cartolan::view

#include "shell/tables/cartolan/motion.hpp"

#include <algorithm>

#include "engine/games/cartolan/rules.hpp"
#include "shell/tables/context.hpp"

namespace ctq::cartolan::view {

namespace {

/// A queue longer than this many movements is cut: what is shown must not lag behind.
constexpr float kLongestQueue = 12;
/// Of a movement: a tile that does not fit. Several of them are one beat.
constexpr double kMisfit = 0.4;

}  // namespace

void Motion::moved(const app::Step& step, double now, float seconds) {
    const State& before = tables::state_at<State>(step.before.data());
    const State& after = tables::state_at<State>(step.after.data());
    if (busy_until() > now + static_cast<double>(kLongestQueue * seconds)) {
        flights_.clear();
    }
    Flight flight;
    flight.start = std::max(now, busy_until());
    flight.end = flight.start + static_cast<double>(seconds);
    flight.laid = after.tiles > before.tiles ? before.tiles : -1;
    const bool drawn = kind_of(step.action) == Kind::tile;
    if (drawn && flight.laid < 0 && after.phase != Phase::keep) {
        flight.misfit = what_of(step.action);
        flight.end = flight.start + kMisfit * static_cast<double>(seconds);
        flight.wind = before.tile[mover(before).tile].wind;
        flight.to = cell_beside(before, before.now.direction);
        flights_.push_back(flight);
        return;
    }
    for (int i = 0; i < after.seats * kMostAdventurers; ++i) {
        const Adventurer& was = before.adventurer[i];
        const Adventurer& is = after.adventurer[i];
        if (was.in_play && is.in_play && was.tile != is.tile) {
            flight.adventurer = i;
            flight.from = cell_of_tile(before, was.tile);
            flight.to = cell_of_tile(after, is.tile);
            flights_.push_back(flight);
            flight.laid = -1;
        }
    }
    if (flight.laid >= 0) {  // a disaster turned over: nobody stays
        flight.to = cell_of_tile(after, flight.laid);
        flights_.push_back(flight);
    }
}

bool Motion::settle(const ui::Motion& motion) {
    std::erase_if(flights_,
                  [&](const Flight& flight) { return motion.reduced || flight.over(motion.now); });
    return !flights_.empty();
}

const Flight* Motion::of(int adventurer) const {
    const auto found = std::find_if(flights_.begin(), flights_.end(), [&](const Flight& flight) {
        return flight.adventurer == adventurer;
    });
    return found == flights_.end() ? nullptr : &*found;
}

int Motion::behind(int adventurer) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(),
                      [&](const Flight& flight) { return flight.adventurer == adventurer; }));
}

int Motion::first_hidden(int none) const {
    for (const Flight& flight : flights_) {
        if (flight.laid >= 0) {
            return flight.laid;
        }
    }
    return none;
}

}  // namespace ctq::cartolan::view

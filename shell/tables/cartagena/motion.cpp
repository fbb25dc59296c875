#include "shell/tables/cartagena/motion.hpp"

#include <algorithm>

namespace ctq::tables {

using cartagena::State;
using Kind = CartagenaFlight::Kind;

namespace {

/// A queue longer than this many movements is cut: what is shown must not lag behind.
constexpr float kLongestQueue = 4;
/// A drawn card's share of a movement's time.
constexpr float kCardTime = 0.8F;

}  // namespace

std::optional<CartagenaTrace> cartagena_trace(const State& before, core::Action action) {
    const int from = cartagena::position_of(action);
    switch (cartagena::kind_of(action)) {
        case cartagena::Kind::forward: {
            const int symbol = cartagena::symbol_of(action);
            return CartagenaTrace{before.seat, from,
                                  cartagena::forward_target(before, symbol, from)};
        }
        case cartagena::Kind::back:
            return CartagenaTrace{before.seat, from, cartagena::back_target(before, from)};
        default:
            return std::nullopt;
    }
}

double CartagenaMotion::free_at(double now) const {
    double free = now;
    for (const CartagenaFlight& flight : flights_) {
        free = std::max(free, flight.end);
    }
    return free;
}

void CartagenaMotion::moved(const app::Step& step, double now, float seconds) {
    const State& before = *static_cast<const State*>(step.before.data());
    if (free_at(now) > now + static_cast<double>(kLongestQueue * seconds)) {
        flights_.clear();
    }
    const double start = free_at(now);
    const double end = start + static_cast<double>(seconds);
    const int symbol = cartagena::symbol_of(step.action);
    if (const auto way = cartagena_trace(before, step.action)) {
        flights_.push_back({Kind::token, step.seat, symbol, way->from, way->to, start, end});
    }
    if (cartagena::kind_of(step.action) == cartagena::Kind::forward) {
        flights_.push_back({Kind::played, step.seat, symbol, 0, 0, start, end});
    } else if (cartagena::kind_of(step.action) == cartagena::Kind::draw) {
        flights_.push_back({Kind::drawn, before.seat, symbol, 0, 0, start,
                            start + static_cast<double>(seconds * kCardTime)});
    }
}

bool CartagenaMotion::settle(const ui::Motion& motion) {
    std::erase_if(flights_, [&](const CartagenaFlight& flight) {
        return motion.reduced || flight.over(motion.now);
    });
    return !flights_.empty();
}

int CartagenaMotion::played() const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(),
                      [](const CartagenaFlight& flight) { return flight.kind == Kind::played; }));
}

int CartagenaMotion::due(int seat, int symbol) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(), [&](const CartagenaFlight& flight) {
            return flight.kind == Kind::drawn && flight.seat == seat && flight.symbol == symbol;
        }));
}

int CartagenaMotion::due(int seat) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(), [&](const CartagenaFlight& flight) {
            return flight.kind == Kind::drawn && flight.seat == seat;
        }));
}

}  // namespace ctq::tables

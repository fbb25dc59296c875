#include "shell/tables/cartagena/motion.hpp"

#include <algorithm>

#include "shell/tables/context.hpp"

namespace ctq::cartagena::view {

namespace {

/// A queue longer than this many movements is cut: what is shown must not lag behind.
constexpr float kLongestQueue = 4;
/// A drawn card's share of a movement's time.
constexpr float kCardTime = 0.8F;

}  // namespace

std::optional<Trace> trace_of(const State& before, core::Action action) {
    const int from = position_of(action);
    switch (kind_of(action)) {
        case Kind::forward: {
            const int symbol = symbol_of(action);
            return Trace{before.seat, from, forward_target(before, symbol, from)};
        }
        case Kind::back:
            return Trace{before.seat, from, back_target(before, from)};
        default:
            return std::nullopt;
    }
}

double Motion::free_at(double now) const {
    double free = now;
    for (const Flight& flight : flights_) {
        free = std::max(free, flight.end);
    }
    return free;
}

void Motion::moved(const app::Step& step, double now, float seconds) {
    const State& before = tables::state_at<State>(step.before.data());
    if (free_at(now) > now + static_cast<double>(kLongestQueue * seconds)) {
        flights_.clear();
    }
    const double start = free_at(now);
    const double end = start + static_cast<double>(seconds);
    const int symbol = symbol_of(step.action);
    if (const auto way = trace_of(before, step.action)) {
        flights_.push_back(
            {Flight::Kind::token, step.seat, symbol, way->from, way->to, start, end});
    }
    if (kind_of(step.action) == Kind::forward) {
        flights_.push_back({Flight::Kind::played, step.seat, symbol, 0, 0, start, end});
    } else if (kind_of(step.action) == Kind::draw) {
        flights_.push_back({Flight::Kind::drawn, before.seat, symbol, 0, 0, start,
                            start + static_cast<double>(seconds * kCardTime)});
    }
}

bool Motion::settle(const ui::Motion& motion) {
    std::erase_if(flights_,
                  [&](const Flight& flight) { return motion.reduced || flight.over(motion.now); });
    return !flights_.empty();
}

int Motion::played() const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(),
                      [](const Flight& flight) { return flight.kind == Flight::Kind::played; }));
}

int Motion::due(int seat, int symbol) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(), [&](const Flight& flight) {
            return flight.kind == Flight::Kind::drawn && flight.seat == seat &&
                   flight.symbol == symbol;
        }));
}

int Motion::due(int seat) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(), [&](const Flight& flight) {
            return flight.kind == Flight::Kind::drawn && flight.seat == seat;
        }));
}

int Motion::due_at(int seat, int position) const {
    return static_cast<int>(
        std::count_if(flights_.begin(), flights_.end(), [&](const Flight& flight) {
            return flight.kind == Flight::Kind::token && flight.seat == seat &&
                   flight.to == position;
        }));
}

}  // namespace ctq::cartagena::view

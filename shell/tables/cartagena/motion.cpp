#include "shell/tables/cartagena/motion.hpp"

#include "shell/tables/context.hpp"

namespace ctq::cartagena::view {

namespace {

/// The longest queue, in movements. A longer one is cut, so that the display doesn't lag behind.
constexpr float kLongestQueue = 4;
/// Duration of a drawn card's flight, as a share of a movement's time.
constexpr float kCardTime = 0.8F;
constexpr double kLandingTime = 0.35;  // duration of a landing, in seconds

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

void Motion::finish() {
    Flights::finish();
    landings_.clear();
}

void Motion::settle(const ui::Motion& motion) {
    Flights::settle(motion);
    std::erase_if(landings_, [&](const Landing& landing) {
        return motion.reduced || landing.over(motion.now);
    });
}

void Motion::moved(const match::Step& step, double now, float seconds) {
    const State& before = tables::state_at<State>(step.before.data());
    const double start = next_start(now, static_cast<double>(kLongestQueue * seconds));
    std::erase_if(landings_, [&](const Landing& landing) { return landing.start > start; });
    const int symbol = symbol_of(step.action);
    const tables::FlightTime time{start, start + static_cast<double>(seconds), step.ply};
    if (const auto trace = trace_of(before, step.action)) {
        add({time, Flight::Kind::token, step.seat, symbol, trace->from, trace->to});
        if (trace->to != boat(before)) {  // coming aboard has a splash of its own
            landings_.push_back({{time.end, time.end + kLandingTime}, *trace});
        }
    }
    if (kind_of(step.action) == Kind::forward) {
        add({time, Flight::Kind::played, step.seat, symbol, 0, 0});
    } else if (kind_of(step.action) == Kind::draw) {
        const double landed = start + static_cast<double>(seconds * kCardTime);
        add({{start, landed, step.ply}, Flight::Kind::drawn, before.seat, symbol, 0, 0});
    }
}

int Motion::played() const {
    return count([](const Flight& flight) { return flight.kind == Flight::Kind::played; });
}

int Motion::due(int seat, std::optional<int> symbol) const {
    return count([&](const Flight& flight) {
        return flight.kind == Flight::Kind::drawn && flight.seat == seat &&
               flight.symbol == symbol.value_or(flight.symbol);
    });
}

int Motion::due_at(int seat, int position) const {
    return count([&](const Flight& flight) {
        return flight.kind == Flight::Kind::token && flight.seat == seat && flight.to == position;
    });
}

}  // namespace ctq::cartagena::view

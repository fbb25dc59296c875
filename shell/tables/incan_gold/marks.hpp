#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "shell/tables/context.hpp"
#include "shell/tables/incan_gold/motion.hpp"

/// What is marked on Incan Gold's board and why, by card and by seat: a plain value, made without a
/// canvas. Drawing and texts read it.
namespace ctq::incan_gold::view {

using tables::ViewContext;

/// The emphasis of a card on the path.
enum class CardLight : std::uint8_t { usual, alarmed, dimmed };

/// What a seat is doing.
enum class Doing : std::uint8_t {
    in_camp,
    in_temple,
    choosing,  ///< inside, with a choice due
    chosen,    ///< its choice is made, but not revealed
    going_on,  ///< as just revealed
    leaving,
    busted,  ///< has just lost its gems
};

struct SeatMarks {
    bool inside = false;  ///< in the temple
    bool due = false;     ///< the seat whose choice this device waits for
    Doing doing = Doing::in_camp;
    int carried = 0;  ///< gems in the backpack that are not lost
    int lost = 0;     ///< gems just lost
};

struct Marks {
    bool busted = false;  ///< the card that drives everyone out is face up
    std::array<CardLight, kMostPath> path{};
    std::array<SeatMarks, kMostSeats> seats{};

    const SeatMarks& of(int seat) const { return seats[static_cast<std::size_t>(seat - 1)]; }
};

/// Returns the marks of the position shown: that of the current act at `now`, in seconds, else that
/// of the context.
Marks marks_of(const ViewContext& context, const Act* act = nullptr, double now = 0);

/// Returns the state to show: that of the current act, else the newest.
const State& shown_state(const Act* act, const ViewContext& context);

/// Returns whether the seat is inside the temple; false for seat 0.
inline bool explores(const State& state, int seat) {
    return seat > 0 && (state.exploring >> (seat - 1) & 1) != 0;
}

/// Calls `visit` with seat - 1 for each seat of a set, bit seat - 1.
template <class Visit>
void each_seat(unsigned seats, const Visit& visit) {
    for (; seats != 0; seats &= seats - 1) {
        visit(static_cast<std::size_t>(std::countr_zero(seats)));
    }
}

}  // namespace ctq::incan_gold::view

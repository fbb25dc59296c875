#pragma once

#include <optional>
#include <vector>

#include "shell/match/session.hpp"

/// The standing of a match turn by turn: the curve that a review draws, and the largest swing.
namespace ctq::match {

struct Curve {
    int first = 0;  ///< the position of the first decision; the set-up lies before it
    /// The positions that a review steps through, from `first` on. Positions that await chance or
    /// the rest of a simultaneous choice are left out.
    std::vector<int> stops;
    std::vector<int> turn_ends;  ///< by turn from 0: the turn's last stop
    /// The progress of each seat at the end of each turn (`Game::progress`), as the viewer could
    /// know it. By seat - 1; in half points.
    std::vector<std::vector<int>> standing;
};

/// Returns the curve of a session's match up to `end` actions, wherever its cursor is.
Curve make_curve(const Session& session, int end);

/// A turn in which a seat gained on the others.
struct Swing {
    int turn;    ///< numbered as in turns.hpp
    int ply;     ///< the position at the end of the turn
    int seat;    ///< the seat that gained
    int halves;  ///< its gain in half points: the change of its lead over the best other seat
};

/// Returns the turn in which a seat gained most on the best other seat; the first one if several
/// are equal. Returns none if nobody gained or there is only one seat.
std::optional<Swing> largest_swing(const Curve& curve);

}  // namespace ctq::match

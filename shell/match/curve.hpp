#pragma once

#include <optional>
#include <vector>

#include "shell/match/session.hpp"

/// How a match went, from turn to turn: the curve of a review, and the turn that turned it.
namespace ctq::app {

struct Curve {
    int first = 0;  ///< the position of the first decision; what is before is set-up
    /// The positions one steps through: from `first` on, without those in which chance or the rest
    /// of a choice made at once is still to come.
    std::vector<int> stops;
    std::vector<int> turn_ends;  ///< by turn from 0: the last of its stops
    /// How far each seat was at the end of every turn (`Game::progress`), as far as the viewer
    /// could know; by seat - 1. In halves.
    std::vector<std::vector<int>> standing;
};

/// The curve of a session's match up to `end` actions, wherever its cursor is.
Curve make_curve(const Session& session, int end);

/// A turn that changed who leads, or by how much.
struct Swing {
    int turn;    ///< as turns.hpp counts them
    int ply;     ///< the position at its end
    int seat;    ///< who gained,
    int halves;  ///< by so much: the change of its distance to the best of the others
};

/// The turn in which some seat gained most on the best of the others, the first of several alike;
/// none where nobody ever gained, or where nobody else sits there.
std::optional<Swing> largest_swing(const Curve& curve);

}  // namespace ctq::app

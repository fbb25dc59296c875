#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/tables/context.hpp"

/// What the score of a match is made up of.
namespace ctq::tables {

/// One line of it: what it is called, and a figure for each seat it concerns.
struct ScorePart {
    enum class Kind {
        addend,  ///< together they make up the total
        total,   ///< the score
        fact,    ///< counts for nothing by itself
    };
    std::string label;  ///< "Komi", "Round 3"
    Kind kind = Kind::fact;
    std::vector<std::optional<int>> halves;  ///< by seat - 1, in halves

    /// The figure of a seat; 0 where it has none.
    int of(int seat) const { return halves[static_cast<std::size_t>(seat - 1)].value_or(0); }
    /// Adds so many halves to the figure of a seat; seat from 1.
    void add(int seat, int more) { halves[static_cast<std::size_t>(seat - 1)] = of(seat) + more; }
    /// Some seat has a figure other than 0.
    bool any() const;
};

/// A line in which no seat has a figure yet, and one in which each has 0.
ScorePart blank_part(std::string label, ScorePart::Kind kind, int seats);
ScorePart zero_part(std::string label, ScorePart::Kind kind, int seats);

/// Plays the match through, from its beginning to its cursor: `step(before, action, after)` is told
/// of every action, with the game's own states.
template <class State, class Told>
void replay(const core::Match& match, const Told& step) {
    core::StateBox box = match.state_at(0);
    const State& now = state_at<State>(box.data());
    for (int ply = 0; ply < match.cursor(); ++ply) {
        const State before = now;
        const core::Action action = match.action(ply);
        match.game().apply(box.data(), action);
        step(before, action, now);
    }
}

}  // namespace ctq::tables

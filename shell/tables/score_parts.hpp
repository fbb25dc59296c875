#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/match.hpp"
#include "shell/tables/context.hpp"

/// The parts of the score of a match.
namespace ctq::tables {

/// One line of the score: its label, and a figure for each seat that it concerns.
struct ScorePart {
    enum class Kind {
        addend,  ///< a part of the total; all addends sum up to it
        total,   ///< the score
        fact,    ///< information that is not a part of the total
    };
    std::string label;  ///< "Komi", "Round 3"
    Kind kind = Kind::fact;
    std::vector<std::optional<int>> halves;  ///< by seat - 1, in half points

    /// Returns the figure of a seat, from 1, in half points; 0 where it has none.
    int of(int seat) const { return halves[static_cast<std::size_t>(seat - 1)].value_or(0); }
    /// Adds half points to the figure of a seat, counted from 1.
    void add(int seat, int more) { halves[static_cast<std::size_t>(seat - 1)] = of(seat) + more; }
    /// Returns whether any seat has a figure other than 0.
    bool any() const;
};

/// Returns a line in which every seat has the same figure, in half points; none: no seat has one.
ScorePart score_part(std::string label, ScorePart::Kind kind, int seats,
                     std::optional<int> each = 0);

/// Replays the first `end` actions of the match. Calls `on_step(before, action, after)` for each,
/// with the game's own states.
template <class State, class OnStep>
void replay(const core::Match& match, int end, const OnStep& on_step) {
    core::StateBox box = match.state_at(0);
    const State& now = state_at<State>(box.data());
    for (int ply = 0; ply < end; ++ply) {
        const State before = now;
        const core::Action action = match.action(ply);
        match.game().apply(box.data(), action);
        on_step(before, action, now);
    }
}
/// Replays the match to its cursor.
template <class State, class OnStep>
void replay(const core::Match& match, const OnStep& on_step) {
    replay<State>(match, match.cursor(), on_step);
}

}  // namespace ctq::tables

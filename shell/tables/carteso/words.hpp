#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/carteso/fate.hpp"
#include "shell/tables/words.hpp"

/// Texts about groups and scores of Carteso. Every text about a score uses the same words. A stone
/// is claimed, or safe (only one side can still claim it), or open. What a side has safe so far is
/// its claimed and safe stones, komi and the button.
namespace ctq::carteso::view {

/// A point that a person inspects: the stone there, or a stone to place.
struct Inspected {
    int point;
    int colour = -1;  ///< colour of the stone to place; -1: the stone already there
};

/// A heading and a few figures with labels.
struct Card {
    struct Row {
        std::string title;
        std::string value;
    };
    std::string title;
    std::vector<Row> rows;
    std::string text;   ///< instead of figures, if there are none yet
    std::string brief;  ///< the card's content in one short line
};

/// Returns the facts about the inspected group, or about the group that a stone would form. If
/// nothing is inspected, returns facts about the whole board. `colour` must be -1 exactly if the
/// point holds a stone.
Card card_of(const State& state, const std::optional<Inspected>& inspected);

/// Describes the group of a stone to place: "2 rows × 1 column, open, leaning to Vertical". Empty
/// if the group is claimed at once, because the action's own text says so.
std::string open_group_text(const State& state, const Inspected& inspected);

/// Returns the points that the group of this colour at `point` may come to include: points with
/// stones of the colour, and empty ones.
Points reach_of(const State& state, int colour, int point);

/// Returns the position after the stone is placed and its claims are made.
State after_placing(const State& state, const Inspected& inspected);

/// Returns the side with the longer span in this box; -1 if height and width are equal.
int leaning_side(const Box& box);

/// The stones in unclaimed groups, by the side that may get them.
struct OpenGroups {
    Points safe[2]{};     ///< only this side can still claim them
    Points leaning[2]{};  ///< open, but this side has the longer span and would claim them as they
                          ///< are
};
/// Returns the stones in the unclaimed groups of a position; none once the game is over.
OpenGroups open_groups(const State& state);

/// Returns the number of stones that are neither claimed nor safe. `open` must be that of `state`.
int open_stones(const State& state, const OpenGroups& open);
/// Returns the number of open stones that lean to a side.
int leaning_stones(const OpenGroups& open, int side);

/// `points` is a set of points for each side, like `State::claimed`. Returns the side whose set
/// includes `point`; -1 if neither does.
int side_having(const Points (&points)[2], int point);
/// Returns a side's half points if it claims its safe stones, too.
int safe_so_far(const State& state, const OpenGroups& open, int side);

/// Returns the colour's letter, for example "X".
std::string letter(int colour);

/// Returns the side that this seat, 1 or 2, plays.
int side_of(const State& state, int seat);

/// Returns the result for the side to act if the game ended now: "win 27 to 4½", "lose 4½ to 27".
std::string result_now(const State& state);

/// Returns the effect of passing for the side to act: the result if it ends the game, and a warning
/// about stones that only this side can claim and that would not count.
tables::Effect pass_effect(const State& state);

/// Returns whether the side to act gives nothing away by ending the game: it wins, or has no safe
/// stones that would not count.
bool may_well_end(const State& state);

/// Returns a score that counts already, in half points, and the safe stones: "6½ + 30 safe", "6½".
std::string points_text(int halves, int safe);

/// Returns, for example, "Vertical, 12½ + 3 safe: 12 stones claimed, the button".
std::string score_text(const State& state, int side);

}  // namespace ctq::carteso::view

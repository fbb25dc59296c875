#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/carteso/claims.hpp"
#include "shell/tables/words.hpp"

/// Groups and scores of Carteso in words.
namespace ctq::carteso::view {

/// A point somebody looks at: for the stone that lies there, or to place one.
struct Look {
    int point;
    int colour = -1;  ///< of the stone that may be placed; -1 for what lies there
};

/// A heading and a few figures, each with what it means.
struct Card {
    struct Row {
        std::string title;
        std::string value;
    };
    std::string title;
    std::vector<Row> rows;
    std::string text;   ///< in place of figures, where there are none yet
    std::string brief;  ///< the same in one short line
};

/// What is to be known of the group looked at, or of the one a stone would make; of the whole board
/// when nobody looks anywhere. The point holds a stone exactly when `colour` is -1.
Card card_of(const State& state, const std::optional<Look>& look);

/// What becomes of the group of a stone that is placed: "2 rows × 1 column, open, leaning to
/// Vertical"; empty where it is claimed at once, as the action's own words say that.
std::string stays_open(const State& state, const Look& look);

/// The points of its colour or empty that a group may come to hold.
Points reach_of(const State& state, int colour, int point);

/// The position once a stone has been placed there, its claims made.
State after_placing(const State& state, const Look& look);

/// The side whose group this is, or becomes whatever happens; -1 while that is open.
int sure_side(const State& state, const Points& group, int colour);

/// The side that spans more in this box; -1 where it is as tall as wide.
int leaning_side(const Box& box);

/// The stones in groups that nobody has claimed, by the side that may get them.
struct OpenGroups {
    Points sure[2]{};     ///< safe: only it can still claim them
    Points leaning[2]{};  ///< they span more its way, so that it would claim them as they stand
};
OpenGroups open_groups(const State& state);

/// The stones that are neither claimed nor safe; `open` is of this state.
int open_stones(const State& state, const OpenGroups& open);
/// Those of them that lean to a side.
int leaning_stones(const OpenGroups& open, int side);

/// The side among whose points this one is, as in `State::claimed`; -1 where it is neither's.
int side_having(const Points (&points)[2], int point);
/// The half points of a side once every group that only it can still get is claimed as it stands.
int projected_half_points(const State& state, const OpenGroups& open, int side);

/// "X".
std::string letter(int colour);

/// The side that this seat, 1 or 2, plays.
int side_of(const State& state, int seat);

/// What the side to act would come to if the game ended now: "win 27 to 4½", "lose 4½ to 27".
std::string result_now(const State& state);

/// What passing brings the side to act: the result, where it ends the game, and a warning of stones that
/// only this side can claim and that would not count.
tables::Effect pass_effect(const State& state);

/// "Vertical, 12½ points: 12 stones, the button".
std::string score_text(const State& state, int side);

}  // namespace ctq::carteso::view

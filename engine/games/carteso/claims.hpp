#pragma once

#include <vector>

#include "engine/games/carteso/carteso.hpp"

/// Groups, their spans, and their owners: rules 4 to 7.
namespace ctq::carteso {

/// A group on the board.
struct Group {
    Points stones;
    Box box;
    std::uint8_t colour;
    bool finished;
    std::int8_t claimed_by;  ///< the side that has claimed it, or -1
};

/// Returns the stones of the group at a point that holds a stone of `colour`.
Points group_at(const State& state, int colour, int point);

/// Returns whether a group is finished (rule 6): the region formed by the group, the empty points
/// and the stones of its colour around it reaches no further than the group itself.
bool is_finished(const State& state, int colour, const Points& group);

/// Rule 5: returns the owner of a finished group with this box. `mover` placed the last stone.
constexpr int owner_of(const Box& box, int mover) {
    return box.rows() > box.columns()   ? kVertical
           : box.rows() < box.columns() ? kHorizontal
                                        : opponent(mover);
}

/// Returns the stone that names a group: the leftmost of its top row.
int name_of(const Points& group);

/// Returns every group: first those of X, then those of O, each colour in the order of the groups'
/// lowest points. Too slow for a search, since the list is on the heap.
std::vector<Group> groups_of(const State& state);

/// Places a stone for the side to move and claims the groups it finishes: rules 3 and 7. The turn
/// does not change.
void place_and_claim(State& state, int point, int colour);

}  // namespace ctq::carteso

#pragma once

#include <vector>

#include "engine/games/carteso/carteso.hpp"

/// Groups, what they span, and who claims them: rules 4 to 7.
namespace ctq::carteso {

/// A group as it lies on the board.
struct Group {
    Points stones;
    Box box;
    std::uint8_t colour;
    bool finished;
    std::int8_t claimed_by;  ///< a side, or -1
};

/// The stones of the group at a point that holds a stone of `colour`.
Points group_at(const State& state, int colour, int point);

/// Rule 6, by the fact that a group is finished when the region of its colour or empty that it lies
/// in reaches no further than the group does.
bool is_finished(const State& state, int colour, const Points& group);

/// Rule 5: who owns a group that spans so much, when `mover` placed the last stone.
constexpr int owner_of(const Box& box, int mover) {
    return box.rows() > box.columns()   ? kVertical
           : box.rows() < box.columns() ? kHorizontal
                                        : opponent(mover);
}

/// The stone by which a group is named: of its top row the leftmost.
int name_of(const Points& group);

/// Every group, X before O, each colour in the order of the lowest points. For tables and checks: a
/// list on the heap.
std::vector<Group> groups_of(const State& state);

/// Places a stone for the side to move and claims what it finishes: rules 3 and 7. The turn is not
/// passed on.
void place_and_claim(State& state, int point, int colour);

}  // namespace ctq::carteso

#pragma once

#include "engine/games/carteso/carteso.hpp"

namespace ctq::carteso {

/// Calls `each(group, box, region)` for every unclaimed group of a colour: its points, their box,
/// and the box of all points it may still grow to. `board` is the set of all points. W is the
/// number of words of the sets to use.
template <int W, class Each>
void for_each_open_group(const State& state, int colour, const Points& board, Each each) {
    const Points claimed = either<W>(state.claimed[kVertical], state.claimed[kHorizontal]);
    const Points room = without<W>(board, state.stones[1 - colour]);
    Points left = without<W>(state.stones[colour], claimed);
    while (!empty<W>(left)) {
        const Points region = connected<W>(only(first(left)), room);
        const Box reach = box_of<W>(region);
        Points here = both<W>(left, region);
        left = without<W>(left, region);
        while (!empty<W>(here)) {
            const Points group = connected<W>(only(first(here)), here);
            here = without<W>(here, group);
            each(group, box_of<W>(group), reach);
        }
    }
}

}  // namespace ctq::carteso

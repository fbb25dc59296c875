#include "engine/games/carteso/fate.hpp"

namespace ctq::carteso {

Fate fate_of(const State& state, int colour, int point) {
    const Points room = without(board_points(state.rows, state.columns), state.stones[1 - colour]);
    Fate fate;
    fate.group = box_of(group_at(state, colour, point));
    fate.reach = box_of(connected(only(point), room));
    for (const Side side : {kVertical, kHorizontal}) {
        if (has(state.claimed[side], point)) {
            fate.side = side;
            fate.claimed = true;
        }
    }
    if (!fate.claimed) {
        fate.side = fate.group.rows() > fate.reach.columns()   ? kVertical
                    : fate.group.columns() > fate.reach.rows() ? kHorizontal
                                                               : -1;
    }
    return fate;
}

Points settled_stones(const State& state, int side) {
    Points settled{};
    for (const Group& group : groups_of(state)) {
        if (fate_of(state, group.colour, first(group.stones)).side == side) {
            settled = either(settled, group.stones);
        }
    }
    return settled;
}

std::optional<Threat> threat_to(const State& state, int colour, int point) {
    if (state.phase != Phase::play) {
        return std::nullopt;
    }
    std::optional<Threat> found;
    each(empty_points(state), [&](int empty) {
        for (const Colour stone : {kX, kO}) {
            if (found) {
                return;
            }
            State next = state;
            place_and_claim(next, empty, stone);
            const Fate fate = fate_of(next, colour, point);
            if (fate.side == state.side) {
                found = Threat{place(empty, stone), fate};
            }
        }
    });
    return found;
}

}  // namespace ctq::carteso

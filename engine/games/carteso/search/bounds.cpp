#include "engine/games/carteso/search/bounds.hpp"

#include "engine/games/carteso/search/open_groups.hpp"

namespace ctq::carteso {
namespace {

/// Stones that a side has claimed, or whose groups are certain to become that side's.
struct SettledPoints {
    Points of[2][2];  ///< the stones, by side and colour
};

/// Returns the orthogonal neighbours of a set's points. Some may be off the board.
template <int W>
Points beside(const Points& set) {
    Points near{};
    for (int i = 0; i < W; ++i) {
        const std::uint64_t below = i > 0 ? set.word[i - 1] >> (64 - kRowBits) : 0;
        const std::uint64_t above = i + 1 < W ? set.word[i + 1] << (64 - kRowBits) : 0;
        const std::uint64_t here = set.word[i];
        near.word[i] = here << 1U | here >> 1U | here << unsigned{kRowBits} | below |
                       here >> unsigned{kRowBits} | above;
    }
    return near;
}

/// Adds the open groups of a colour that are certain to become one side's: they span more in one
/// direction than their region does in the other.
template <int W>
void settle_open(const State& state, int colour, const Points& board, SettledPoints& settled) {
    for_each_open_group<W>(
        state, colour, board, [&](const Points& group, const Box& box, const Box& region) {
            if (box.rows() > region.columns() || box.columns() > region.rows()) {
                Points& of =
                    settled.of[box.rows() > region.columns() ? kVertical : kHorizontal][colour];
                of = either<W>(of, group);
            }
        });
}

/// Returns the empty points where a stone of either colour would be certain to become the side's.
template <int W>
Points sure_points(const Points& empty, const SettledPoints& settled, Side side) {
    return both<W>(empty,
                   both<W>(beside<W>(settled.of[side][kX]), beside<W>(settled.of[side][kO])));
}

template <int W>
Bounds bounds_in(const State& state) {
    const Points board = board_points(state.rows, state.columns);
    SettledPoints settled{};
    for (const Colour colour : {kX, kO}) {
        for (const Side side : {kVertical, kHorizontal}) {
            settled.of[side][colour] = both<W>(state.claimed[side], state.stones[colour]);
        }
        settle_open<W>(state, colour, board, settled);
    }
    const Points empty = empty_points(state);
    int claimed[2];
    int possible[2];  // unclaimed stones and empty points that may still become this side's
    for (const Side side : {kVertical, kHorizontal}) {
        const Side other = side == kVertical ? kHorizontal : kVertical;
        const int rivals = count(settled.of[other][kX]) + count(settled.of[other][kO]) +
                           count(sure_points<W>(empty, settled, other));
        claimed[side] = count(state.claimed[side]);
        possible[side] = state.rows * state.columns - claimed[side] - rivals;
    }
    const int own = state.side;
    const int rival = opponent(own);
    const int komi = own == kVertical ? -state.komi : state.komi;
    const int button = state.button == kNobody ? 0 : state.button == own + 1 ? 1 : -1;
    const int lead = 2 * (claimed[own] - claimed[rival] + komi) + button;
    const int free_button = state.button == kNobody ? 1 : 0;
    return {lead - free_button - 2 * possible[rival], lead + free_button + 2 * possible[own]};
}

}  // namespace

Bounds bounds_of(const State& state) {
    if (state.phase == Phase::over) {
        const int lead = half_points(state, kVertical) - half_points(state, kHorizontal);
        return state.side == kVertical ? Bounds{lead, lead} : Bounds{-lead, -lead};
    }
    switch (words_for(state.rows)) {
        case 1:
            return bounds_in<1>(state);
        case 2:
            return bounds_in<2>(state);
        case 3:
            return bounds_in<3>(state);
        default:
            return bounds_in<4>(state);
    }
}

}  // namespace ctq::carteso

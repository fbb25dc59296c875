#include "engine/games/carteso/search/outlook.hpp"

#include "engine/games/carteso/search/open_groups.hpp"

namespace ctq::carteso {
namespace {

/// Returns V's share of a stone in a group with box `group` in a region with box `region`. However
/// the group grows, its box stays between the two.
int share(const Box& group, const Box& region, const OutlookWeights& weights) {
    if (group.rows() > region.columns()) {
        return weights.sure;
    }
    if (group.columns() > region.rows()) {
        return -weights.sure;
    }
    const int lead = group.rows() - group.columns();
    const int room = region.rows() - group.rows() + region.columns() - group.columns();
    return weights.leaning * lead / ((lead < 0 ? -lead : lead) + room + 1);
}

template <int W>
int open_groups(const State& state, const OutlookWeights& weights) {
    const Points board = board_points(state.rows, state.columns);
    int sum = 0;
    for (const Colour colour : {kX, kO}) {
        for_each_open_group<W>(state, colour, board,
                               [&](const Points& group, const Box& box, const Box& region) {
                                   sum += count(group) * share(box, region, weights);
                               });
    }
    return sum;
}

int open_groups_of_any(const State& state, const OutlookWeights& weights) {
    switch (words_for(state.rows)) {
        case 1:
            return open_groups<1>(state, weights);
        case 2:
            return open_groups<2>(state, weights);
        case 3:
            return open_groups<3>(state, weights);
        default:
            return open_groups<4>(state, weights);
    }
}

}  // namespace

int outlook(const State& state, const OutlookWeights& weights) {
    const int settled = half_points(state, kVertical) - half_points(state, kHorizontal);
    return settled * kStoneWorth / 2 + open_groups_of_any(state, weights);
}

}  // namespace ctq::carteso

#include "engine/games/carteso/search/ownership.hpp"

#include <cstdlib>

#include "engine/games/carteso/search/playout.hpp"

namespace ctq::carteso {

core::LikelyOwners ownership(const State& state, int boards, core::Rng& rng) {
    core::LikelyOwners owners;
    if (state.phase != Phase::play && state.phase != Phase::over) {
        return owners;
    }
    int lead
        [kMostPoints]{};  // by point: boards on which it is Vertical's minus those on which it is
                          // Horizontal's
    for (int i = 0; i < boards; ++i) {
        State filled = state;
        fill(filled, rng);
        each(filled.claimed[kVertical], [&](int point) { ++lead[point]; });
        each(filled.claimed[kHorizontal], [&](int point) { --lead[point]; });
    }
    each(board_points(state.rows, state.columns), [&](int point) {
        const int percent = 100 * std::abs(lead[point]) / boards;
        if (percent > 0) {
            owners.push_back({static_cast<std::uint16_t>(point),
                              static_cast<std::uint8_t>(
                                  seat_of(state, lead[point] > 0 ? kVertical : kHorizontal)),
                              static_cast<std::uint8_t>(percent)});
        }
    });
    return owners;
}

}  // namespace ctq::carteso

#include "engine/games/carteso/search/playout.hpp"

#include "engine/core/flatten.hpp"
#include "engine/games/carteso/claims.hpp"

namespace ctq::carteso {
namespace {

int lead(const State& state) {
    return half_points(state, kVertical) - half_points(state, kHorizontal);
}

bool mover_leads(const State& state) {
    return state.side == kVertical ? lead(state) > 0 : lead(state) < 0;
}

}  // namespace

CTQ_FLATTEN int fill(State& state, core::Rng& rng) {
    if (state.phase == Phase::over || (state.passed && mover_leads(state))) {
        return lead(state);
    }
    std::uint8_t open[kMostPoints];
    std::uint32_t left = 0;
    each(empty_points(state), [&](int point) { open[left++] = static_cast<std::uint8_t>(point); });
    state.passed = false;
    while (left > 0) {
        const std::uint32_t pick = rng.below(2 * left);
        place_and_claim(state, open[pick / 2], static_cast<int>(pick % 2));
        open[pick / 2] = open[--left];
        state.side = static_cast<std::uint8_t>(opponent(state.side));
    }
    if (state.button == kNobody) {
        state.button = static_cast<std::uint8_t>(state.side + 1);
    }
    return lead(state);
}

}  // namespace ctq::carteso

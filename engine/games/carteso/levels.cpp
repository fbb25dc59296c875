#include <cstdlib>

#include "engine/games/carteso/carteso.hpp"

/// The strength of `level:1` … `level:9`. README.md describes how they were calibrated.
namespace ctq::carteso {
namespace {

constexpr core::SeatedBot kPlain[] = {{"claimer", 0}};

constexpr core::Level kLevels[] = {
    {kPlain, 95, 0, "Places stones as they come."},
    {kPlain, 82, 0, "Sees a claim now and then."},
    {kPlain, 40, 0, "Takes what it can claim at once, when it sees it."},
    {{}, 0, 500, "Looks past the next stone."},
    {{}, 0, 2000, "Builds where it is nearly safe."},
    {{}, 0, 7000, "Blocks your groups before they are safe."},
    {{}, 0, 13'000, "Plans where both colours will meet."},
    {{}, 0, 23'000, "Gives away hardly a point."},
    {{}, 0, 40'000, "Knows early who will own what."},
};

}  // namespace

core::LevelTable Game::levels() {
    return kLevels;
}

std::optional<core::Action> Game::closing(const State& state) {
    if (state.phase != Phase::play || state.button == kNobody) {
        return std::nullopt;
    }
    const int claimed = count(state.claimed[kVertical]) + count(state.claimed[kHorizontal]);
    const int open = state.rows * state.columns - claimed;
    const int lead = half_points(state, kVertical) - half_points(state, kHorizontal);
    return std::abs(lead) > 2 * open ? std::optional(kPass) : std::nullopt;
}

}  // namespace ctq::carteso

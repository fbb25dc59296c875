#include "engine/games/carteso/fate.hpp"

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
    if (state.phase != Phase::play) {
        return std::nullopt;
    }
    const int kept[] = {count(settled_stones(state, kVertical)),
                        count(settled_stones(state, kHorizontal))};
    // Whether a side wins with these stones even if the other gets all that the side hasn't kept.
    const auto wins = [&](int side, int stones) {
        const auto extra = [&](int one) {
            return half_points(state, one) - 2 * count(state.claimed[one]);
        };
        const int rest = state.rows * state.columns - kept[side];
        const int button = state.button == kNobody ? 1 : 0;
        return 2 * stones + extra(side) > 2 * rest + extra(opponent(side)) + button;
    };
    const int rival = opponent(state.side);
    // Both may pass at once, so the side to move relies only on what it has claimed. Its rival can
    // play on until the safe stones are claimed.
    return wins(state.side, count(state.claimed[state.side])) || wins(rival, kept[rival])
               ? std::optional(state.button == kNobody ? kButton : kPass)
               : std::nullopt;
}

}  // namespace ctq::carteso

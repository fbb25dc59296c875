#include "shell/tables/carteso/frame.hpp"

/// Draws the likely owner of each point, in a review.
namespace ctq::carteso::view {

void draw_likely_owners(ui::Canvas& canvas, const Grid& grid, const ViewContext& context) {
    constexpr float kLeast = 0.16F;  // the smallest bar, in grid steps
    constexpr float kMost = 0.4F;
    const State& state = context.state<State>();
    for (const core::LikelyOwner& one : context.owners) {
        if (side_having(state.claimed, one.place) < 0) {
            const float sure = static_cast<float>(one.percent) / 100;
            draw_bar(canvas, grid.at(one.place), grid.step * (kLeast + (kMost - kLeast) * sure),
                     side_of(state, one.seat), one.seat);
        }
    }
}

}  // namespace ctq::carteso::view

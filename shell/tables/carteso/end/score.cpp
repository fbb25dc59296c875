#include "shell/tables/carteso/view.hpp"

/// Computes the parts of a score in Carteso.
namespace ctq::carteso::view {

using tables::ScorePart;

std::vector<ScorePart> View::score_parts(const core::Match& match) const {
    const State& state = tables::state_at<State>(match.state());
    if (state.phase == Phase::komi || state.phase == Phase::side) {
        return {};
    }
    const auto blank = [](const char* label, ScorePart::Kind kind) {
        return tables::score_part(label, kind, 2, std::nullopt);
    };
    ScorePart stones = blank("Claimed stones", ScorePart::Kind::addend);
    ScorePart komi = blank("Komi", ScorePart::Kind::addend);
    ScorePart button = blank("The button", ScorePart::Kind::addend);
    ScorePart points = blank("Points", ScorePart::Kind::total);
    for (const int side : {kVertical, kHorizontal}) {
        stones.add(seat_of(state, side), 2 * count(state.claimed[side]));
        points.add(seat_of(state, side), half_points(state, side));
    }
    if (state.komi > 0) {
        komi.add(seat_of(state, kHorizontal), 2 * state.komi);
    }
    if (state.button != kNobody) {
        button.add(seat_of(state, state.button - 1), 1);
    }
    std::vector<ScorePart> parts{stones};
    for (const ScorePart& part : {komi, button}) {
        if (part.any()) {
            parts.push_back(part);
        }
    }
    parts.push_back(points);
    return parts;
}

}  // namespace ctq::carteso::view

#include "engine/core/say.hpp"
#include "shell/tables/incan_gold/view.hpp"

/// The gems that each round of Incan Gold brought home.
namespace ctq::incan_gold::view {

using tables::ScorePart;

std::vector<ScorePart> View::score_parts(const core::Match& match) const {
    const State& end = tables::state_at<State>(match.state());
    std::vector<ScorePart> parts;
    for (int round = 1; round <= end.round; ++round) {
        parts.push_back(tables::score_part(core::say("Round {round}", {{"round", round}}),
                                           ScorePart::Kind::addend, end.seats));
    }
    tables::replay<State>(match, [&](const State& before, core::Action, const State& after) {
        for (int seat = 1; seat <= after.seats; ++seat) {
            parts[before.round - 1U].add(seat, 2 * (after.tent[seat - 1] - before.tent[seat - 1]));
        }
    });
    parts.push_back(tables::score_part("Gems", ScorePart::Kind::total, end.seats));
    for (int seat = 1; seat <= end.seats; ++seat) {
        parts.back().add(seat, 2 * end.tent[seat - 1]);
    }
    return parts;
}

}  // namespace ctq::incan_gold::view

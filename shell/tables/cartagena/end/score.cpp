#include <algorithm>

#include "shell/tables/cartagena/view.hpp"

/// Computes the facts about a race that Cartagena's score lists.
namespace ctq::cartagena::view {

using tables::ScorePart;

std::vector<ScorePart> View::score_parts(const core::Match& match) const {
    const State& end = tables::state_at<State>(match.state());
    const auto fact = [&](const char* label) {
        return tables::score_part(label, ScorePart::Kind::fact, end.seats);
    };
    ScorePart aboard = fact("Pirates aboard");
    ScorePart cards = fact("Cards played");
    ScorePart leap = fact("Longest leap");
    ScorePart back = fact("Fallen back");
    tables::replay<State>(match, [&](const State& before, core::Action action, const State&) {
        const int seat = before.seat;
        if (kind_of(action) == Kind::forward) {
            const int from = position_of(action);
            const int spaces = forward_target(before, symbol_of(action), from) - from;
            cards.add(seat, 2);
            leap.add(seat, std::max(0, 2 * spaces - leap.of(seat)));
        } else if (kind_of(action) == Kind::back) {
            back.add(seat, 2);
        }
    });
    for (int seat = 1; seat <= end.seats; ++seat) {
        aboard.add(seat, 2 * tokens_at(end, seat, boat(end)));
    }
    return {aboard, cards, leap, back};
}

}  // namespace ctq::cartagena::view

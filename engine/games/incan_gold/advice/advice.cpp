#include <algorithm>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/incan_gold/advice/solo_values.hpp"
#include "engine/games/incan_gold/odds.hpp"

/// Advice in gems on going on and leaving: by best play for a lone player, else by the odds.
namespace ctq::incan_gold {
namespace {

/// Returns both choices, the better one first. If they are equally good, leaving is first, as the
/// bots decide.
core::PointAdvice both(bool exact, double stay, double leave) {
    core::PointAdvice advice{exact, {{kLeave, leave}, {kStay, stay}}, {}, "gems"};
    if (stay > leave) {
        std::swap(advice.actions[0], advice.actions[1]);
    }
    advice.words = core::say(
        "Going on is worth {stay} gems {exact:at the end|of this round with the next card}, "
        "leaving "
        "{leave}.",
        {{"stay", core::fixed(stay, 1)}, {"exact", exact}, {"leave", core::fixed(leave, 1)}});
    return advice;
}

/// Returns whether the values of solo play are known under the rules of this state.
bool is_solved(const State& state) {
    return state.seats == 1 && solo_rules(state) == SoloRules{};
}

core::PointAdvice by_odds(const State& observation, int seat) {
    const Odds next = odds(observation, seat);
    const double now = next.explorers == 0 ? 0
                                           : static_cast<double>(next.at_stake) / next.explorers +
                                                 (next.explorers == 1 ? observation.spare : 0);
    return both(false, now + next.expected_gain(), now);
}

}  // namespace

core::PointAdvice Game::point_advice(const State& observation, int seat) {
    if (!is_solved(observation)) {
        return by_odds(observation, seat);
    }
    const ChoiceValues values =
        choice_values(standard_starts(), standard_start_values(), observation);
    const double tent = observation.tent[seat - 1];
    return both(true, tent + values.stay, tent + values.leave);
}

}  // namespace ctq::incan_gold

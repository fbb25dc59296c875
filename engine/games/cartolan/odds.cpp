#include <iterator>
#include <numeric>

#include "engine/games/cartolan/rules.hpp"

/// The probabilities of results of the die or the discovery deck, for the seat that chooses.
namespace ctq::cartolan {
namespace {

/// Returns the probability that the gust die shows "against".
double against(const State& state) {
    return static_cast<double>(state.rules.die_against) / state.rules.die_faces;
}

/// Returns the probability that two gust dice are equal.
double equal_dice(const State& state) {
    const double p = against(state);
    return p * p + (1 - p) * (1 - p);
}

}  // namespace

double gust_odds(const State& state) {
    return against(state);
}

double attack_odds(const State& state, core::Action attack) {
    const bool card = skill(state, mover_index(state), Card::attack) > 0;
    const double hit = card ? 2.0 / 3 : 1 - equal_dice(state);
    const Fight fight = fight_of(state, attack);
    double attempt = 1;
    for (int i = 0; i < fight.needed; ++i) {
        attempt *= hit;
    }
    double all_fail = 1;
    for (int i = 0; i < fight.attempts; ++i) {
        all_fail *= 1 - attempt;
    }
    return 1 - all_fail;
}

double court_odds(const State& state) {
    return equal_dice(state);
}

double card_odds(const State& state, Card card) {
    State drawing = state;
    take_card(drawing);  // shuffles an empty deck first
    const int all = std::accumulate(std::begin(drawing.deck), std::end(drawing.deck), 0);
    return static_cast<double>(drawing.deck[static_cast<int>(card)]) / all;
}

}  // namespace ctq::cartolan

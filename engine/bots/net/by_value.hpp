#pragma once

#include "engine/core/feature.hpp"
#include "engine/core/game.hpp"
#include "engine/core/weighed.hpp"

/// Chooses an action by the value of the position right after it, before any chance event.
namespace ctq::bots {

/// A game states its features as `Features` of its entry (games/catalogue.hpp), a struct of
///
/// kVersion, kCount, table()      the features; core/feature.hpp.
/// Survey, survey(state, seat)    computes once what is common to all actions of the seat.
/// fill(state, survey, out)       writes the features as the survey's seat sees the state: before
///                                chance, or at any seat's turn.
/// candidates(state, list)        keeps only actions worth considering in the legal list, at least
///                                one.
///
/// Returns the seat's part of `win` when the game is over. Seats that share first place share
/// `win`.
template <core::Game G, class ActionValue>
ActionValue final_share(const typename G::State& state, int seat, ActionValue win) {
    const core::Standing standing = G::result(state);
    int first = 0;
    for (int i = 0; i < standing.seats; ++i) {
        first += standing.rank[static_cast<std::size_t>(i)] == 1 ? 1 : 0;
    }
    return standing.rank[static_cast<std::size_t>(seat - 1)] == 1
               ? win / static_cast<ActionValue>(first)
               : ActionValue{0};
}

/// An action and its value.
template <class ActionValue>
struct Valued {
    core::Action action = 0;
    ActionValue worth{};
};

/// Calls `tell(action, worth)` for each candidate of the seat to act, in list order. `value` maps
/// features to a share of `win`.
template <core::Game G, class Features, class ActionValue, class Value, class Tell>
void value_candidates(const typename G::State& observation, int seat, ActionValue win,
                      const Value& value, const Tell& tell) {
    typename G::Legal list;
    G::legal(observation, list);
    Features::candidates(observation, list);
    const typename Features::Survey survey = Features::survey(observation, seat);
    std::int8_t features[core::kMostFeatures];
    for (const core::Action action : list) {
        typename G::State after = observation;
        G::apply(after, action);
        if (G::turn(after).kind == core::Turn::Kind::over) {
            tell(action, final_share<G>(after, seat, win));
        } else {
            Features::fill(after, survey, features);
            tell(action, value(features));
        }
    }
}

}  // namespace ctq::bots

#include "engine/bots/net/learned.hpp"

#include "engine/bots/net/by_value.hpp"
#include "engine/bots/net/turn_search.hpp"
#include "engine/games/catalogue.hpp"

namespace ctq::bots {
namespace {

/// Returns a random candidate, all equally likely.
template <class Entry>
core::Action any(const typename Entry::Game::State& observation, core::Rng& rng) {
    typename Entry::Game::Legal list;
    Entry::Game::legal(observation, list);
    Entry::Features::candidates(observation, list);
    return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))];
}

}  // namespace

template <class Entry>
core::Action learned::decide(const typename Entry::Game::State& observation, int seat,
                             const core::Notes& notes, std::uint32_t parameter, core::Rng& rng) {
    const Net* net = learned::net<Entry>(parameter);
    if (net == nullptr) {
        return stand_in<Entry>().decide(observation, seat, notes, 0, rng);
    }
    if (Entry::Features::is_lost(observation, notes)) {
        return any<Entry>(observation, rng);
    }
    if (const int evaluations = evaluations_of(parameter); evaluations > 0) {
        return TurnSearch<typename Entry::Game, typename Entry::Features>(*net, seat)
            .plan(observation, evaluations)
            .front()
            .action;
    }
    NetReader reader(*net);
    core::Action best = 0;
    int worth = -1;
    value_candidates<typename Entry::Game, typename Entry::Features>(
        observation, seat, kNetWin,
        [&reader](const std::int8_t* features) { return reader.share(features); },
        [&](core::Action action, int share) {
            if (share > worth) {
                best = action;
                worth = share;
            }
        });
    return best;
}

template core::Action learned::decide<CartolanEntry>(const cartolan::State&, int,
                                                     const core::Notes&, std::uint32_t, core::Rng&);

}  // namespace ctq::bots

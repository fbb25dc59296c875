#include "engine/bots/net/learned.hpp"
#include "engine/bots/net/missing.hpp"
#include "engine/bots/net/net_advice.hpp"
#include "engine/games/catalogue.hpp"

/// For the module of the web page. It has no nets, because its workers decide for the bots.
namespace ctq::bots {

template <class Entry>
core::Action learned::decide(const typename Entry::Game::State& observation, int seat,
                             const core::Notes& notes, std::uint32_t /*parameter*/,
                             core::Rng& rng) {
    return stand_in<Entry>().decide(observation, seat, notes, 0, rng);
}

bool lacks_net(const Job& /*job*/) {
    return false;
}

std::optional<Weighing> weigh_by_net(const WeighQuestion& /*question*/) {
    return std::nullopt;
}

template core::Action learned::decide<CartolanEntry>(const cartolan::State&, int,
                                                     const core::Notes&, std::uint32_t, core::Rng&);

}  // namespace ctq::bots

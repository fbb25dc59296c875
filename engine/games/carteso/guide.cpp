#include "engine/games/carteso/guide.hpp"

#include "engine/games/carteso/bots.hpp"
#include "engine/games/carteso/search/ownership.hpp"
#include "engine/games/carteso/search/reason.hpp"
#include "engine/games/carteso/search/search.hpp"

namespace ctq::carteso {

core::WeighedList Guide::search(const State& observation, int /*seat*/, std::int64_t playouts,
                                core::Rng& rng) {
    const int count = static_cast<int>(playouts);
    if (observation.phase != Phase::play) {
        return {
            {settle_by_search(observation, count, rng), static_cast<std::uint32_t>(count), 0, 0}};
    }
    return weigh(observation, count, rng);
}

core::WeighedList Guide::propose(const State& observation, std::int64_t playouts, core::Rng& rng) {
    if (observation.phase != Phase::play) {
        return search(observation, 0, playouts, rng);
    }
    SearchSettings settings;
    settings.win_worth = 950;  // of 1000: among certain wins, and among certain losses, the score
                               // decides
    return weigh(observation, static_cast<int>(playouts), rng, settings);
}

core::JudgedList Guide::judge(const State& observation, int /*seat*/,
                              std::span<const core::Action> judged, std::int64_t playouts,
                              core::Rng& rng) {
    return observation.phase == Phase::play
               ? carteso::judge(observation, judged, static_cast<int>(playouts), rng)
               : core::JudgedList();
}

std::string Guide::reason(const State& observation, int /*seat*/, const core::Judged& better,
                          const core::Judged& worse) {
    return carteso::reason(observation, better, worse);
}

core::LikelyOwners Guide::owners(const State& observation, std::int64_t playouts, core::Rng& rng) {
    return ownership(observation, static_cast<int>(playouts), rng);
}

}  // namespace ctq::carteso

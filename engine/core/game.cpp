#include "engine/core/game.hpp"

namespace ctq::core {

void rank_by_score(Standing& standing) {
    const auto seats = static_cast<std::size_t>(standing.seats);
    for (std::size_t i = 0; i < seats; ++i) {
        std::uint8_t better = 0;
        for (std::size_t j = 0; j < seats; ++j) {
            better = static_cast<std::uint8_t>(
                better + (standing.half_points[j] > standing.half_points[i] ? 1 : 0));
        }
        standing.rank[i] = static_cast<std::uint8_t>(better + 1);
    }
}

}  // namespace ctq::core

#include "engine/games/incan_gold/mixed/table.hpp"

/// The page's own module leaves bots and advice to its workers and has no tables, so that it loads
/// sooner. Without a worker `equilibrium` plays by the odds of `optimal`.
namespace ctq::incan_gold {

std::optional<int> mixed::leave_chance(const State& /*observation*/, int /*seat*/) {
    return std::nullopt;
}

std::optional<core::PlayedAdvice> Game::played_advice(const State& /*observation*/, int /*seat*/,
                                                      std::int64_t /*playouts*/,
                                                      std::uint64_t /*stream*/) {
    return std::nullopt;
}

}  // namespace ctq::incan_gold

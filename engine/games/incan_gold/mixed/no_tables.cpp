#include "engine/games/incan_gold/mixed/table.hpp"

/// The page's own module leaves bots to its workers and has no tables, so that it loads sooner.
/// Without a worker `equilibrium` plays by the odds of `optimal`.
namespace ctq::incan_gold::mixed {

std::optional<int> leave_chance(const State& /*observation*/, int /*seat*/) {
    return std::nullopt;
}

}  // namespace ctq::incan_gold::mixed

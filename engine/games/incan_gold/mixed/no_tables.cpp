#include "engine/games/incan_gold/mixed/table.hpp"

/// In the page's own module, which leaves bots to its workers: there are no tables, so that it loads
/// sooner. Without a worker `equilibrium` plays by the odds of `optimal`.
namespace ctq::incan_gold::mixed {

std::span<const std::uint8_t> standard_bytes() {
    return {};
}

}  // namespace ctq::incan_gold::mixed

#include "engine/bots/net/nets.hpp"

/// The page's own module leaves deciding to its workers and has no nets.
namespace ctq::bots {

core::ByteView net_file(std::uint8_t /*game*/, std::uint32_t /*stage*/) {
    return {};
}

}  // namespace ctq::bots

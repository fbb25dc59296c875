#pragma once

#include <cstdint>
#include <optional>

#include "engine/net/randomness.hpp"

namespace ctq::server {

/// A source of randomness: the system, or for tests a seed, which makes all results predictable.
class RandomSource {
  public:
    RandomSource() = default;
    /// Without a seed the randomness comes from the system, as by default.
    explicit RandomSource(std::optional<std::uint64_t> seed) : seed_(seed) {}

    /// Returns the next randomness.
    net::Randomness draw();

  private:
    std::optional<std::uint64_t> seed_;
    std::uint64_t drawn_ = 0;
};

}  // namespace ctq::server

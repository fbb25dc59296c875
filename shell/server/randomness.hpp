#pragma once

#include <cstdint>
#include <optional>

#include "engine/net/randomness.hpp"

namespace ctq::server {

/// A source of randomness: the system, or for tests a seed, which makes all results predictable.
class RandomSource {
  public:
    RandomSource() = default;
    /// Without a seed, as after the default constructor, the randomness comes from the system.
    explicit RandomSource(std::optional<std::uint64_t> seed) : seed_(seed) {}

    /// Returns the next random values.
    net::Randomness draw();

  private:
    std::optional<std::uint64_t> seed_;
    std::uint64_t drawn_ = 0;
};

}  // namespace ctq::server

#pragma once

#include <cstdint>
#include <optional>

#include "engine/net/randomness.hpp"

namespace ctq::host {

/// Where a program's randomness comes from: the system, or for tests a seed, with which everything
/// that follows can be foreseen.
class RandomSource {
  public:
    RandomSource() = default;
    /// Without a seed the randomness is the system's, as by default.
    explicit RandomSource(std::optional<std::uint64_t> seed) : seed_(seed) {}

    /// The next drawing of it.
    net::Randomness draw();

  private:
    std::optional<std::uint64_t> seed_;
    std::uint64_t drawn_ = 0;
};

}  // namespace ctq::host

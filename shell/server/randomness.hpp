#pragma once

#include <cstdint>
#include <optional>

#include "engine/net/fairness.hpp"

namespace ctq::host {

/// Bytes nobody can foresee.
struct Randomness {
    net::Digest entropy{};
    net::MatchId id{};  ///< of a match, or a guest's token
};

/// Where a program's randomness comes from: the system, or for tests a seed, with which everything
/// that follows can be foreseen.
class RandomSource {
  public:
    RandomSource() = default;
    explicit RandomSource(std::optional<std::uint64_t> seed) : seed_(seed) {}

    /// The next drawing of it.
    Randomness draw();

  private:
    std::optional<std::uint64_t> seed_;
    std::uint64_t drawn_ = 0;
};

}  // namespace ctq::host

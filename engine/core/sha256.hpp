#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bytes.hpp"

/// SHA-256 (FIPS 180-4). We use our own code because a page served over plain http in a local
/// network has no crypto.subtle, and a match must be the same there.
namespace ctq::core {

using Digest = std::array<std::uint8_t, 32>;

/// A hash of data that is added piece by piece.
class Sha256 {
  public:
    Sha256();

    /// Adds bytes, without their length: only the concatenation of all pieces counts.
    Sha256& add(ByteView bytes);
    Sha256& add(std::string_view text);
    /// Adds the four (eight) bytes of a number, little-endian.
    Sha256& add(std::uint32_t number);
    Sha256& add(std::uint64_t number);

    /// Returns the digest of everything added. Nothing may be added afterwards.
    Digest finish();

  private:
    void take_block(const std::uint8_t* block);

    std::array<std::uint32_t, 8> state_;
    std::array<std::uint8_t, 64> rest_{};
    std::uint64_t size_ = 0;
};

/// Returns the digest of bytes.
Digest sha256(ByteView bytes);

}  // namespace ctq::core

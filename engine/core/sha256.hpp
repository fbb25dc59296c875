#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bytes.hpp"

/// SHA-256 (FIPS 180-4). Our own, because a page served over plain http in a local network has no
/// crypto.subtle, and a match must be the same there.
namespace ctq::core {

using Digest = std::array<std::uint8_t, 32>;

/// A hash that is fed piece by piece.
class Sha256 {
  public:
    Sha256();

    /// The bytes alone: where one piece ends and the next begins does not change the hash.
    Sha256& add(ByteView bytes);
    Sha256& add(std::string_view text);
    /// Its four (eight) bytes, little-endian.
    Sha256& add(std::uint32_t number);
    Sha256& add(std::uint64_t number);

    /// Of all that was added; nothing may be added any more.
    Digest finish();

  private:
    void take_block(const std::uint8_t* block);

    std::array<std::uint32_t, 8> state_;
    std::array<std::uint8_t, 64> rest_{};
    std::uint64_t size_ = 0;
};

/// The digest of some bytes.
Digest sha256(ByteView bytes);

}  // namespace ctq::core

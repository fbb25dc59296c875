#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "engine/core/random.hpp"

namespace ctq::core {

static_assert(std::endian::native == std::endian::little,
              "hashes and packed states assume little-endian machines");

/// Hashes `size` bytes, starting from `seed`. Equal bytes give equal hashes on every platform. Use
/// it to identify positions; it is not cryptographic.
inline std::uint64_t hash_bytes(const void* data, std::uint32_t size, std::uint64_t seed) {
    const char* bytes = static_cast<const char*>(data);
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15ULL;
    std::uint64_t hash = mix(seed + size * step);
    for (; size >= 8; size -= 8, bytes += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes, 8);
        hash = mix(hash ^ word) + step;
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, bytes, size);
    return mix(hash ^ rest);
}

/// Hashes a text in the same way.
inline std::uint64_t hash_text(std::string_view text, std::uint64_t seed) {
    return hash_bytes(text.data(), static_cast<std::uint32_t>(text.size()), seed);
}

}  // namespace ctq::core

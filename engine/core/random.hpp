#pragma once

#include <cstdint>

namespace ctq::core {

/// Mixes 64 bits so that neighbouring inputs give unrelated outputs (the finaliser of SplitMix64;
/// Steele, Lea, Flood 2014).
constexpr std::uint64_t mix(std::uint64_t value) {
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31U);
}

/// A small random generator (SplitMix64). It is never stored. Each use begins a new stream whose
/// seed depends on what is decided (such as match and ply), so undo, threads and the order of calls
/// don't change results.
struct Rng {
    std::uint64_t state;

    /// Returns 64 random bits.
    constexpr std::uint64_t next() {
        state += 0x9e3779b97f4a7c15ULL;
        return mix(state);
    }

    /// Returns a uniform number in [0, n); n > 0 (Lemire 2019; the 32-bit form needs no 128-bit
    /// product, so it costs the same in WebAssembly).
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t least = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < least) {
                product = (next() >> 32U) * n;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
};

/// Returns the stream for the k-th chance event (from 0) of the match with this seed.
constexpr Rng chance_stream(std::uint64_t seed, std::uint64_t k) {
    return Rng{mix(seed + 0x9e3779b97f4a7c15ULL * (2 * k + 1))};
}

/// Returns the stream for the decision of `seat` (1…8) at `ply` of that match.
constexpr Rng seat_stream(std::uint64_t seed, int seat, std::uint64_t ply) {
    const auto lane = static_cast<std::uint64_t>(seat) << 40U;
    return Rng{mix(~seed + 0x9e3779b97f4a7c15ULL * (2 * (ply + lane)))};
}

/// Returns the seed of the n-th match of a series.
constexpr std::uint64_t nth_seed(std::uint64_t seed, std::uint64_t n) {
    return mix(mix(seed) + n);
}

}  // namespace ctq::core

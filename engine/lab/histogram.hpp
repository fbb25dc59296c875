#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// Counts of values in constant memory: at most 64 buckets, whose width doubles when the values no
/// longer fit. Each bucket also stores the first game with a value in it, so that people can look
/// at the game. The histogram depends only on the values and their games, not on their order or on
/// how they were split into parts.
namespace ctq::lab {

struct Histogram {
    static constexpr int kBuckets = 64;
    static constexpr std::int64_t kNoGame = INT64_MAX;

    Histogram() { games.fill(kNoGame); }

    int shift = 0;           ///< a bucket is 2^shift values wide
    std::int64_t first = 0;  ///< bucket 0 begins at first * 2^shift and has the least value
    int used = 0;            ///< number of buckets from the least value to the greatest
    std::array<std::int64_t, kBuckets> counts{};
    /// The lowest game number in each bucket; kNoGame in an empty one.
    std::array<std::int64_t, kBuckets> games;

    /// Returns how many consecutive values share a bucket.
    std::int64_t width() const { return std::int64_t{1} << shift; }
    /// Returns the least value of a bucket.
    std::int64_t begin(int bucket) const { return (first + bucket) * width(); }

    bool operator==(const Histogram&) const = default;
};

/// Makes room for the buckets [low, high], numbered at the current width. May double the width.
void widen(Histogram& histogram, std::int64_t low, std::int64_t high);

/// Counts a value `times` times for the game with this number. Its magnitude must be below 2^40.
inline void count(Histogram& histogram, std::int64_t value, std::int64_t game,
                  std::int64_t times = 1) {
    std::int64_t bucket = value >> histogram.shift;
    if (bucket < histogram.first || bucket >= histogram.first + histogram.used) {
        widen(histogram, bucket, bucket);
        bucket = value >> histogram.shift;
    }
    const auto at = static_cast<std::size_t>(bucket - histogram.first);
    histogram.counts[at] += times;
    histogram.games[at] = std::min(histogram.games[at], game);
}

/// Adds all values of `more` to `into`.
void add(Histogram& into, const Histogram& more);

/// Returns how many values were counted.
std::int64_t total(const Histogram& histogram);
/// Returns the bucket of the (lower) median, or -1 if nothing was counted.
int median_bucket(const Histogram& histogram);

}  // namespace ctq::lab

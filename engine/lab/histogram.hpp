#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

/// How often each value came, in constant memory: at most 64 buckets, whose width doubles when the
/// values no longer fit, and in each the first game that had such a value, to be looked at. It
/// depends on the values and their games alone, not on their order, nor on how they were split into
/// parts that were added later.
namespace ctq::lab {

struct Histogram {
    static constexpr int kBuckets = 64;
    static constexpr std::int64_t kNoGame = INT64_MAX;

    Histogram() { games.fill(kNoGame); }

    int shift = 0;  ///< buckets are 2^shift values wide
    std::int64_t first =
        0;         ///< the first bucket begins at first * 2^shift; the least value is in it
    int used = 0;  ///< buckets from the least value's to the greatest's
    std::array<std::int64_t, kBuckets> counts{};
    /// The lowest number of a game in each bucket; kNoGame in an empty one.
    std::array<std::int64_t, kBuckets> games;

    /// How many neighbouring values share a bucket.
    std::int64_t width() const { return std::int64_t{1} << shift; }
    /// The least value of a bucket.
    std::int64_t begin(int bucket) const { return (first + bucket) * width(); }

    bool operator==(const Histogram&) const = default;
};

/// Makes room for values of this bucket range, [low, high] at the present width, and more.
void widen(Histogram& histogram, std::int64_t low, std::int64_t high);

/// Counts the value that the game with this number had, so many times; its size is below 2^40.
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

/// The values of both.
void add(Histogram& into, const Histogram& more);

/// How many values were counted.
std::int64_t total(const Histogram& histogram);
/// The bucket of the median, the lower one of two; -1 when nothing was counted.
int median_bucket(const Histogram& histogram);

}  // namespace ctq::lab

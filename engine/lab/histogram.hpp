#pragma once

#include <array>
#include <cstdint>

/// How often each value came, in constant memory: at most 64 buckets, whose width doubles when the
/// values no longer fit. It depends on the values alone, not on their order, nor on how they were
/// split into parts that were added later.
namespace ctq::lab {

struct Histogram {
    static constexpr int kBuckets = 64;

    int shift = 0;  ///< buckets are 2^shift values wide
    std::int64_t first =
        0;         ///< the first bucket begins at first * 2^shift; the least value is in it
    int used = 0;  ///< buckets from the least value's to the greatest's
    std::array<std::int64_t, kBuckets> counts{};

    std::int64_t width() const { return std::int64_t{1} << shift; }
    /// The least value of a bucket.
    std::int64_t begin(int bucket) const { return (first + bucket) * width(); }

    bool operator==(const Histogram&) const = default;
};

/// Makes room for values of this bucket range, [low, high] at the present width, and more.
void widen(Histogram& histogram, std::int64_t low, std::int64_t high);

/// Counts one value; its size is below 2^40.
inline void count(Histogram& histogram, std::int64_t value) {
    std::int64_t bucket = value >> histogram.shift;
    if (bucket < histogram.first || bucket >= histogram.first + histogram.used) {
        widen(histogram, bucket, bucket);
        bucket = value >> histogram.shift;
    }
    ++histogram.counts[static_cast<std::size_t>(bucket - histogram.first)];
}

/// The values of both.
void add(Histogram& into, const Histogram& more);

}  // namespace ctq::lab

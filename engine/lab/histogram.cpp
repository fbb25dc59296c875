#include "engine/lab/histogram.hpp"

#include <algorithm>
#include <numeric>

namespace ctq::lab {
namespace {

/// Adds the contents of bucket `other` of `from` to bucket `bucket` of `into`.
void put(Histogram& into, std::int64_t bucket, const Histogram& from, int other) {
    const auto to = static_cast<std::size_t>(bucket);
    const auto at = static_cast<std::size_t>(other);
    into.counts[to] += from.counts[at];
    into.games[to] = std::min(into.games[to], from.games[at]);
}

/// Moves the values to buckets that are twice as wide.
void double_width(Histogram& histogram) {
    Histogram wide;
    wide.shift = histogram.shift + 1;
    wide.first = histogram.first >> 1;
    for (int i = 0; i < histogram.used; ++i) {
        const std::int64_t bucket = ((histogram.first + i) >> 1) - wide.first;
        wide.used = static_cast<int>(bucket) + 1;
        put(wide, bucket, histogram, i);
    }
    histogram = wide;
}

/// Moves the buckets so that the first one becomes `first`, which must be lower.
void begin_at(Histogram& histogram, std::int64_t first) {
    const auto by = static_cast<std::ptrdiff_t>(histogram.first - first);
    const auto end = histogram.counts.begin() + histogram.used;
    std::move_backward(histogram.counts.begin(), end, end + by);
    std::fill_n(histogram.counts.begin(), by, 0);
    const auto games_end = histogram.games.begin() + histogram.used;
    std::move_backward(histogram.games.begin(), games_end, games_end + by);
    std::fill_n(histogram.games.begin(), by, Histogram::kNoGame);
    histogram.first = first;
    histogram.used += static_cast<int>(by);
}

}  // namespace

void widen(Histogram& histogram, std::int64_t low, std::int64_t high) {
    if (histogram.used == 0) {
        histogram.first = low;
        histogram.used = 1;
    }
    low = std::min(low, histogram.first);
    high = std::max(high, histogram.first + histogram.used - 1);
    while (high - low >= Histogram::kBuckets) {
        double_width(histogram);
        low >>= 1;
        high >>= 1;
    }
    if (low < histogram.first) {
        begin_at(histogram, low);
    }
    histogram.used = static_cast<int>(high - low) + 1;
}

void add(Histogram& into, const Histogram& more) {
    if (more.used == 0) {
        return;
    }
    if (into.used == 0) {
        into = more;
        return;
    }
    Histogram other = more;
    while (into.shift < other.shift) {
        double_width(into);
    }
    while (other.shift < into.shift) {
        double_width(other);
    }
    widen(into, other.first, other.first + other.used - 1);
    while (other.shift < into.shift) {
        double_width(other);
    }
    for (int i = 0; i < other.used; ++i) {
        put(into, other.first - into.first + i, other, i);
    }
}

std::int64_t total(const Histogram& histogram) {
    return std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::int64_t{0});
}

int median_bucket(const Histogram& histogram) {
    const std::int64_t all = total(histogram);
    std::int64_t before = 0;
    for (int i = 0; i < histogram.used; ++i) {
        before += histogram.counts[static_cast<std::size_t>(i)];
        if (2 * before >= all && all > 0) {
            return i;
        }
    }
    return -1;
}

}  // namespace ctq::lab

#include "engine/lab/histogram.hpp"

#include <algorithm>

namespace ctq::lab {
namespace {

/// The same values in buckets twice as wide.
void double_width(Histogram& histogram) {
    std::array<std::int64_t, Histogram::kBuckets> counts{};
    const std::int64_t first = histogram.first >> 1;
    int used = 0;
    for (int i = 0; i < histogram.used; ++i) {
        const std::int64_t bucket = ((histogram.first + i) >> 1) - first;
        used = static_cast<int>(bucket) + 1;
        counts[static_cast<std::size_t>(bucket)] += histogram.counts[static_cast<std::size_t>(i)];
    }
    histogram.counts = counts;
    histogram.first = first;
    histogram.used = used;
    ++histogram.shift;
}

/// Moves the counts up so that the first bucket becomes `first`, which lies below.
void begin_at(Histogram& histogram, std::int64_t first) {
    const auto by = histogram.first - first;
    const auto end = histogram.counts.begin() + histogram.used;
    std::move_backward(histogram.counts.begin(), end, end + by);
    std::fill_n(histogram.counts.begin(), by, 0);
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
        into.counts[static_cast<std::size_t>(other.first - into.first + i)] +=
            other.counts[static_cast<std::size_t>(i)];
    }
}

}  // namespace ctq::lab

#include "engine/lab/histogram.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "engine/core/random.hpp"

namespace ctq::lab {
namespace {

using Values = std::vector<std::int64_t>;

/// Computes a game number from the value, so that equal values have equal game numbers in any
/// order.
std::int64_t game_of(std::int64_t value) {
    return static_cast<std::int64_t>(core::mix(static_cast<std::uint64_t>(value)) >> 20U);
}

Histogram counted(const Values& values) {
    Histogram histogram;
    for (const std::int64_t value : values) {
        count(histogram, value, game_of(value));
    }
    return histogram;
}

/// Random values of either sign, in a range of this size.
Values some_values(std::uint64_t seed, int n, std::uint32_t size) {
    core::Rng rng{seed};
    Values values;
    for (int i = 0; i < n; ++i) {
        values.push_back(static_cast<std::int64_t>(rng.below(2 * size + 1)) - size / 2);
    }
    return values;
}

/// Checks that every bucket counts the values in its range and that every value has a bucket.
void check_against(const Histogram& histogram, const Values& values) {
    std::int64_t all = 0;
    for (int i = 0; i < histogram.used; ++i) {
        const std::int64_t from = histogram.begin(i);
        const auto inside = std::count_if(values.begin(), values.end(), [&](std::int64_t value) {
            return value >= from && value < from + histogram.width();
        });
        CHECK(histogram.counts[static_cast<std::size_t>(i)] == inside);
        std::int64_t game = Histogram::kNoGame;
        for (const std::int64_t value : values) {
            if (value >= from && value < from + histogram.width()) {
                game = std::min(game, game_of(value));
            }
        }
        CHECK(histogram.games[static_cast<std::size_t>(i)] == game);
        all += inside;
    }
    CHECK(all == static_cast<std::int64_t>(values.size()));
}

TEST_CASE("A histogram counts each value in the bucket of its range") {
    for (const std::uint32_t size : {1U, 20U, 63U, 64U, 500U, 100000U}) {
        CAPTURE(size);
        const Values values = some_values(size, 3000, size);
        const Histogram histogram = counted(values);
        check_against(histogram, values);
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        CHECK(histogram.begin(0) <= *least);
        CHECK(histogram.begin(1) > *least);
        CHECK(histogram.begin(histogram.used - 1) <= *most);
        // A bucket is no wider than needed: with half the width the values would not fit.
        const int half = std::max(histogram.shift - 1, 0);
        const std::int64_t needed = (*most >> half) - (*least >> half) + 1;
        CHECK((histogram.shift == 0 || needed > Histogram::kBuckets));
    }
}

TEST_CASE("A histogram does not depend on the order of its values or on how parts are added up") {
    Values values = some_values(7, 2000, 900);
    const Histogram whole = counted(values);
    std::reverse(values.begin(), values.end());
    CHECK(counted(values) == whole);
    std::sort(values.begin(), values.end());
    CHECK(counted(values) == whole);
    for (const std::ptrdiff_t cut : {0, 1, 700, 1999, 2000}) {
        Histogram sum = counted(Values(values.begin(), values.begin() + cut));
        add(sum, counted(Values(values.begin() + cut, values.end())));
        CHECK(sum == whole);
    }
}

TEST_CASE("A histogram's median bucket contains the middle value") {
    CHECK(median_bucket({}) == -1);
    CHECK(median_bucket(counted({5})) == 0);
    for (const std::uint32_t size : {3U, 50U, 5000U}) {
        Values values = some_values(size, 1001, size);
        const Histogram histogram = counted(values);
        std::sort(values.begin(), values.end());
        const int bucket = median_bucket(histogram);
        CHECK(histogram.begin(bucket) <= values[500]);
        CHECK(histogram.begin(bucket + 1) > values[500]);
    }
}

TEST_CASE("Adding two histograms with distant value ranges gives a valid histogram") {
    Histogram sum = counted({-1000000, -999999});
    add(sum, counted({5, 6, 1000000}));
    check_against(sum, {-1000000, -999999, 5, 6, 1000000});
    CHECK(sum == counted({6, -1000000, 5, 1000000, -999999}));
}

}  // namespace
}  // namespace ctq::lab

#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// Sets of points as bits, 16 to a row, so that an operation on the whole board takes a few words.
/// Groups and regions are found by a flood fill of a seed, not point by point.
namespace ctq::carteso {

inline constexpr int kMostLength = 13;
inline constexpr int kMostPoints = kMostLength * kMostLength;
inline constexpr int kRowBits = 16;  ///< 13 columns and a gap, which no flood fill crosses
inline constexpr int kRowsPerWord = 64 / kRowBits;
inline constexpr int kWords = (kMostLength + kRowsPerWord - 1) / kRowsPerWord;

/// A set of points. Function templates over `W` use only the lowest W words: enough for
/// `words_for(rows)`.
struct Points {
    std::uint64_t word[kWords];

    bool operator==(const Points&) const = default;
};

/// Returns how many words hold this many rows, 1 to kMostLength.
constexpr int words_for(int rows) {
    return (rows + kRowsPerWord - 1) / kRowsPerWord;
}

/// Returns a point's number. Row and column count from 0 at the bottom left.
constexpr int point_at(int row, int column) {
    return kRowBits * row + column;
}
/// Returns a point's row, from 0 at the bottom.
constexpr int row_of(int point) {
    return point / kRowBits;
}
/// Returns a point's column, from 0 at the left.
constexpr int column_of(int point) {
    return point % kRowBits;
}

/// Returns whether the point, as numbered by `point_at`, is in the set.
constexpr bool has(const Points& set, int point) {
    return (set.word[point / 64] >> static_cast<unsigned>(point % 64) & 1U) != 0;
}
/// Adds the point to the set; it may already be in it.
constexpr void add(Points& set, int point) {
    set.word[point / 64] |= std::uint64_t{1} << static_cast<unsigned>(point % 64);
}
/// Returns the set of this one point.
constexpr Points only(int point) {
    Points set{};
    add(set, point);
    return set;
}

/// Returns whether the lowest W words of the set are empty.
template <int W = kWords>
constexpr bool empty(const Points& set) {
    std::uint64_t all = 0;
    for (int i = 0; i < W; ++i) {
        all |= set.word[i];
    }
    return all == 0;
}

/// Returns whether the sets have a point in common in their lowest W words.
template <int W = kWords>
constexpr bool meet(const Points& a, const Points& b) {
    std::uint64_t common = 0;
    for (int i = 0; i < W; ++i) {
        common |= a.word[i] & b.word[i];
    }
    return common != 0;
}

/// Returns the points in both sets. In the result of this and the next two functions, all words
/// from W on are zero.
template <int W = kWords>
constexpr Points both(const Points& a, const Points& b) {
    Points set{};
    for (int i = 0; i < W; ++i) {
        set.word[i] = a.word[i] & b.word[i];
    }
    return set;
}

/// Returns the points in at least one of the sets.
template <int W = kWords>
constexpr Points either(const Points& a, const Points& b) {
    Points set{};
    for (int i = 0; i < W; ++i) {
        set.word[i] = a.word[i] | b.word[i];
    }
    return set;
}

/// Returns the points of `a` that are not in `b`.
template <int W = kWords>
constexpr Points without(const Points& a, const Points& b) {
    Points set{};
    for (int i = 0; i < W; ++i) {
        set.word[i] = a.word[i] & ~b.word[i];
    }
    return set;
}

/// Returns the number of points in the set, in all its words.
constexpr int count(const Points& set) {
    int sum = 0;
    for (const std::uint64_t word : set.word) {
        sum += std::popcount(word);
    }
    return sum;
}

/// Returns the lowest point. The set must not be empty.
constexpr int first(const Points& set) {
    int i = 0;
    while (set.word[i] == 0) {
        ++i;
    }
    return 64 * i + std::countr_zero(set.word[i]);
}

/// Calls `visit` with every point, in rising order.
template <class Visit>
constexpr void each(const Points& set, Visit visit) {
    for (int i = 0; i < kWords; ++i) {
        for (std::uint64_t left = set.word[i]; left != 0; left &= left - 1) {
            visit(64 * i + std::countr_zero(left));
        }
    }
}

namespace table {

/// Entry r is the set of all points in row r and above.
inline constexpr std::array<Points, kMostLength + 1> kRowsFrom = [] {
    std::array<Points, kMostLength + 1> sets{};
    for (int from = 0; from <= kMostLength; ++from) {
        for (int row = from; row < kMostLength; ++row) {
            sets[static_cast<std::size_t>(from)].word[row / kRowsPerWord] |=
                ((std::uint64_t{1} << kMostLength) - 1) << (row % kRowsPerWord * kRowBits);
        }
    }
    return sets;
}();

/// Entry c has the points in column c and to the right of it, for the four rows of one word.
inline constexpr std::array<std::uint64_t, kMostLength + 1> kColumnsFrom = [] {
    std::array<std::uint64_t, kMostLength + 1> words{};
    for (int from = 0; from <= kMostLength; ++from) {
        const std::uint64_t row = ((1U << kMostLength) - 1) & ~((1U << from) - 1);
        words[static_cast<std::size_t>(from)] = row * 0x0001'0001'0001'0001U;
    }
    return words;
}();

}  // namespace table

/// The smallest rectangle around a set; all four edges are included.
struct Box {
    int bottom;
    int top;
    int left;
    int right;

    /// Returns the number of rows it spans.
    constexpr int rows() const { return top - bottom + 1; }
    /// Returns the number of columns it spans.
    constexpr int columns() const { return right - left + 1; }
    bool operator==(const Box&) const = default;
};

/// Returns all points in a rectangle.
template <int W = kWords>
constexpr Points within(const Box& box) {
    const Points& from = table::kRowsFrom[static_cast<std::size_t>(box.bottom)];
    const Points& beyond = table::kRowsFrom[static_cast<std::size_t>(box.top + 1)];
    const std::uint64_t columns = table::kColumnsFrom[static_cast<std::size_t>(box.left)] &
                                  ~table::kColumnsFrom[static_cast<std::size_t>(box.right + 1)];
    Points set{};
    for (int i = 0; i < W; ++i) {
        set.word[i] = from.word[i] & ~beyond.word[i] & columns;
    }
    return set;
}

/// Returns all points of a board.
constexpr Points board_points(int rows, int columns) {
    return within({0, rows - 1, 0, columns - 1});
}

/// Returns the rectangle around a set that is not empty.
template <int W = kWords>
constexpr Box box_of(const Points& set) {
    std::uint64_t columns = 0;
    int low = W - 1;
    int high = 0;
    for (int i = 0; i < W; ++i) {
        columns |= set.word[i];
        low = set.word[W - 1 - i] != 0 ? W - 1 - i : low;
        high = set.word[i] != 0 ? i : high;
    }
    columns |= columns >> 32U;
    columns |= columns >> 16U;
    const auto row = static_cast<std::uint32_t>(columns & 0xffffU);
    return {(64 * low + std::countr_zero(set.word[low])) / kRowBits,
            (64 * high + 63 - std::countl_zero(set.word[high])) / kRowBits, std::countr_zero(row),
            31 - std::countl_zero(row)};
}

/// Extends `set`, a part of `room`, to all points of `room` that are connected with it
/// orthogonally. Stops and returns false as soon as it reaches `stop`.
template <int W = kWords>
constexpr bool spread(Points& set, const Points& room, const Points& stop) {
    while (true) {
        Points next{};
        std::uint64_t change = 0;
        std::uint64_t stopped = 0;
        for (int i = 0; i < W; ++i) {
            const std::uint64_t below = i > 0 ? set.word[i - 1] >> (64 - kRowBits) : 0;
            const std::uint64_t above = i + 1 < W ? set.word[i + 1] << (64 - kRowBits) : 0;
            const std::uint64_t here = set.word[i];
            const std::uint64_t free = room.word[i];
            std::uint64_t bits = here | (here << kRowBits) | below | (here >> kRowBits) | above;
            bits &= free;
            // Fills to the right in one step: adding a seed to a run of ones carries to the run's
            // end.
            bits |= free & ~(free + bits);
            bits |= free & (bits >> 1U);
            next.word[i] = bits;
            change |= bits ^ here;
            stopped |= bits & stop.word[i];
        }
        set = next;
        if (stopped != 0) {
            return false;
        }
        if (change == 0) {
            return true;
        }
    }
}

/// Returns the part of `room` connected with `seed`, which must be in it.
template <int W = kWords>
constexpr Points connected(const Points& seed, const Points& room) {
    Points set = seed;
    spread<W>(set, room, Points{});
    return set;
}

}  // namespace ctq::carteso

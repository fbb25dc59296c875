#pragma once

#include <cassert>
#include <cstdint>

namespace ctq::core {

/// One decision of a seat or one outcome of a chance event, encoded as a number by the game. Every
/// list of legal actions is sorted by this number.
using Action = std::uint32_t;

/// The maximum number of legal actions in any game (13x13 Carteso needs 339).
inline constexpr int kLegalCapacity = 1024;

/// The maximum number of outcomes of one chance event. Games keep chance events small.
inline constexpr int kChanceCapacity = 256;

/// One outcome of a chance event, and its weight relative to the other outcomes (weight > 0).
struct Outcome {
    Action action;
    std::uint32_t weight;
};

/// A list of at most `N` plain values, stored in place. It never allocates.
template <class T, int N>
struct FixedList {
    T items[N];
    int size = 0;

    static constexpr int capacity = N;

    void clear() { size = 0; }
    /// Appends an item. The list must not be full (asserted).
    void push(T item) {
        assert(size < N);
        items[size++] = item;
    }
    /// Returns the item at `index`, 0 … size - 1 (asserted).
    T operator[](int index) const {
        assert(index >= 0 && index < size);
        return items[index];
    }
    /// Keeps the items for which `wanted` returns true, or all items if there are none.
    template <class Wanted>
    void keep_if(const Wanted& wanted) {
        int kept = 0;
        for (int i = 0; i < size; ++i) {
            if (wanted(items[i])) {
                items[kept++] = items[i];
            }
        }
        size = kept > 0 ? kept : size;
    }
    const T* begin() const { return items; }
    const T* end() const { return items + size; }
};

/// Lists that are large enough for any game. The type-erased handle and the match use them.
using ActionList = FixedList<Action, kLegalCapacity>;
using OutcomeList = FixedList<Outcome, kChanceCapacity>;

}  // namespace ctq::core

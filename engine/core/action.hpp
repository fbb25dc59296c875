#pragma once

#include <cassert>
#include <cstdint>

namespace ctq::core {

/// One decision of a seat or one outcome of chance, packed by the game's own functions.
/// Actions sort by this code, and that order is the order of every legal list.
using Action = std::uint32_t;

/// The most actions a legal list may hold, for any game (13x13 Carteso needs 339).
inline constexpr int kLegalCapacity = 1024;

/// The most outcomes one chance event may have: events are small by design.
inline constexpr int kChanceCapacity = 256;

/// One thing chance may do, and how often against its siblings (weight > 0).
struct Outcome {
    Action action;
    std::uint32_t weight;
};

/// A list of at most `N` plain values that lives where it is declared and never allocates.
template <class T, int N>
struct FixedList {
    T items[N];
    int size = 0;

    static constexpr int capacity = N;

    void clear() { size = 0; }
    /// Appends an item; there must be room for it (asserted).
    void push(T item) {
        assert(size < N);
        items[size++] = item;
    }
    /// The item at `index`, 0 … size - 1 (asserted).
    T operator[](int index) const {
        assert(index >= 0 && index < size);
        return items[index];
    }
    const T* begin() const { return items; }
    const T* end() const { return items + size; }
};

/// Large enough for any game: what the type-erased handle and the match work with.
using ActionList = FixedList<Action, kLegalCapacity>;
using OutcomeList = FixedList<Outcome, kChanceCapacity>;

}  // namespace ctq::core

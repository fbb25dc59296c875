#pragma once

#include <cstdint>
#include <vector>

#include "engine/games/carteso/carteso.hpp"

/// What a position with few empty points is worth when both play their best: every position behind
/// it is worked out once and remembered. 3×3 from the start has 330,819 of them: half a second and
/// 8 MB.
namespace ctq::carteso {

inline constexpr int kMostSolvedPoints = 9;  ///< empty ones

class Solver {
  public:
    /// Whether few enough points are empty, and komi and sides are settled.
    static bool can_solve(const State& state);

    /// V's score less H's at the end of best play from here, in half points, komi and button
    /// included. The state must be one that can be solved.
    int value(const State& state);

    /// How many positions are remembered.
    std::int64_t positions() const { return used_; }

  private:
    struct Entry {
        std::uint64_t key = 0;  ///< of the position, by its hash; 0 is free
        std::int64_t value = 0;
    };

    /// The value, with the komi of the state, of a position that may be over; remembers it.
    int find(const State& state);
    /// Where the key is, or the free entry where it belongs. The table is not empty.
    Entry& slot(std::uint64_t key);
    /// Makes the table, or doubles it when it is more than two thirds full. Entries move.
    void grow();

    /// Open addressing. Two positions among a million share a 64-bit hash once in 30 million times.
    std::vector<Entry> table_;
    std::int64_t used_ = 0;
};

}  // namespace ctq::carteso

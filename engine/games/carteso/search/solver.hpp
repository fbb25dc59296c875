#pragma once

#include <cstdint>
#include <vector>

#include "engine/games/carteso/carteso.hpp"

/// Solves positions with few empty points: alpha-beta search with a transposition table. A position
/// is stored in one of a few neighbouring slots, where it replaces the result that took the least
/// work.
namespace ctq::carteso {

/// Bots, hints and reviews solve a position with at most this many empty points.
inline constexpr int kMostSolvedPoints = 9;
/// The most empty points of a puzzle; solving takes some seconds.
inline constexpr int kMostPuzzlePoints = 12;

class Solver {
  public:
    /// Returns whether komi and sides are settled and few enough points are empty for bots, hints
    /// and reviews.
    static bool can_solve(const State& state);

    /// Returns V's score minus H's at the end of best play from here, in half points, komi and
    /// button included. Komi and sides must be settled. The time doubles or triples with every
    /// empty point.
    int value(const State& state);

    /// Returns the number of positions searched.
    std::int64_t positions() const { return positions_; }

  private:
    /// Known bounds of a position without its komi: its value is from `least` to `most`.
    struct Entry {
        std::uint64_t key = 0;  ///< hash of the position; 0 is a free slot
        std::int16_t least = 0;
        std::int16_t most = 0;
        std::uint16_t best = 0;  ///< the action that was best, or that refuted the action before it
        std::uint16_t empty = 0;  ///< number of empty points, a measure of the work
    };

    struct Try;
    struct Tries;
    struct Best;

    /// Searches a position without komi whose bounds don't decide about `beta`. Returns a bound of
    /// the lead that the side to move reaches: a result of at least `beta` is a lower bound, a
    /// smaller result an upper bound.
    int find(const Try& position, int beta);
    /// Returns the same kind of bound, but for the lead of the side that made the action of `one`.
    int answer(const Try& one, int beta);
    /// Fills in a position's key and known bounds.
    void look_up(Try& one);
    /// Fills in the position after an action.
    void try_action(const State& state, core::Action action, Try& one);
    /// Lists the actions, except `first`, that may reach `beta`. An action whose result is already
    /// known is offered to `best` instead. Stops as soon as one reaches `beta`.
    void list_tries(const State& state, core::Action first, int beta, Tries& tries, Best& best);
    /// Stores the result in the table, together with the other bound of the same position.
    void remember(const Try& position, const Best& best, int beta);
    /// Returns the slot of the position, or the slot to replace.
    Entry& slot(std::uint64_t key);
    /// Makes the table large enough for positions with this many empty points; it never shrinks.
    void make_room(int empty);

    /// Two positions among a million share a 64-bit hash once in 30 million times.
    std::vector<Entry> table_;
    std::int64_t positions_ = 0;
};

}  // namespace ctq::carteso

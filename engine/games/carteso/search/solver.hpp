#pragma once

#include <cstdint>
#include <vector>

#include "engine/games/carteso/carteso.hpp"

/// What a position with few empty points is worth when both play their best: alpha-beta with a table of
/// positions, in which each of a few nearby places keeps the position that took most work.
namespace ctq::carteso {

/// Empty points up to which bots, hints and reviews solve a position.
inline constexpr int kMostSolvedPoints = 9;
/// Empty points up to which a puzzle is solved: some seconds.
inline constexpr int kMostPuzzlePoints = 12;

class Solver {
  public:
    /// Whether few enough points are empty for bots, hints and reviews, and komi and sides are settled.
    static bool can_solve(const State& state);

    /// V's score less H's at the end of best play from here, in half points, komi and button
    /// included. Komi and sides must be settled; the time doubles or triples with every empty point.
    int value(const State& state);

    /// How many positions have been looked at.
    std::int64_t positions() const { return positions_; }

  private:
    /// What is known of a position without its komi: its value lies from `least` to `most`.
    struct Entry {
        std::uint64_t key = 0;  ///< of the position, by its hash; 0 is free
        std::int16_t least = 0;
        std::int16_t most = 0;
        std::uint16_t best = 0;   ///< the action that was best or refuted the last one
        std::uint16_t empty = 0;  ///< empty points: how much work it took
    };

    struct Try;
    struct Tries;
    struct Best;

    /// A bound of the lead that the side to move reaches, in a position without komi that is not known to
    /// reach `beta` nor to miss it: at least `beta`, and the lead is no less; or below, and it is no more.
    int find(const Try& position, int beta);
    /// The same for who moved there.
    int answer(const Try& one, int beta);
    /// Fills in a position's key and what is known of it.
    void look_up(Try& one);
    /// Fills in what comes of an action.
    void try_action(const State& state, core::Action action, Try& one);
    /// Lists the actions but `first` that may reach `beta`; those of which it is known are offered to `best`,
    /// which ends the list where one reaches it.
    void list_tries(const State& state, core::Action first, int beta, Tries& tries, Best& best);
    /// Puts what was found into the table, beside the other bound of the same position.
    void remember(const Try& position, const Best& best, int beta);
    /// Where the position is, or the entry it replaces.
    Entry& slot(std::uint64_t key);
    /// Makes the table large enough for positions with so many empty points; it never shrinks.
    void make_room(int empty);

    /// Two positions among a million share a 64-bit hash once in 30 million times.
    std::vector<Entry> table_;
    std::int64_t positions_ = 0;
};

}  // namespace ctq::carteso

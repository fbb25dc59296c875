#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/lab/tally.hpp"

/// The strengths of players, computed from the winners at tables of different players. It uses
/// Luce's choice model, which is the Bradley-Terry model for two players: a player's probability of
/// the first place is its share of the total strength at the table.
namespace ctq::lab {

/// The games of one group of players.
struct TableResult {
    std::vector<int> players;  ///< by entry: the player's number in the field
    std::vector<std::int64_t> wins;
    std::vector<std::int64_t> draws;  ///< shared first places
    std::int64_t drawn = 0;           ///< games with a shared first place

    bool operator==(const TableResult&) const = default;
};

/// Converts the tally of a table with these players to its result. Unfinished games are ignored.
TableResult table_result(std::span<const int> players, const Tally& tally);

/// Returns the strength of each player; the mean is 1 and none is 0. To each table one extra game
/// is added in which all players share first place, so that no player is infinitely weak. The
/// method is minorization-maximization (Hunter 2004), repeated until the values are stable.
std::vector<double> strengths(int players, std::span<const TableResult> results);

/// Number of bootstrap resamples.
inline constexpr int kResamples = 200;

struct StrengthBounds {
    double low = 0;
    double high = 0;
};

/// Computes 95 % bounds of each player's strength relative to the `anchor` by bootstrap: it
/// resamples the games of every table `kResamples` times.
class Bootstrap {
  public:
    Bootstrap(int players, std::vector<TableResult> results, int anchor, std::uint64_t seed)
        : results_(std::move(results)), anchor_(anchor), seed_(seed) {
        drawn_.resize(static_cast<std::size_t>(players));
    }
    /// Draws one resample. Returns false when all resamples are drawn.
    bool step();
    /// Returns the bounds by player. All resamples must be drawn.
    std::vector<StrengthBounds> bounds() const;
    /// Returns the covariances of the players' ratings (`elo`), by player. Those of the anchor are 0.
    /// All resamples must be drawn.
    std::vector<std::vector<double>> covariances() const;
    /// Returns the number of games that one step draws.
    std::int64_t games() const;

  private:
    std::vector<TableResult> results_;
    int anchor_;
    std::uint64_t seed_;
    int steps_ = 0;
    std::vector<std::vector<double>> drawn_;  ///< by player
};

/// Draws all resamples and returns the bounds.
std::vector<StrengthBounds> strength_bounds(int players, std::span<const TableResult> results,
                                            int anchor, std::uint64_t seed);

/// The rating of the anchor.
inline constexpr double kAnchorElo = 1000;
/// Returns the rating of a player with `strength` (> 0) times the anchor's strength, the inverse of
/// `core::strength_of`. Uses only + - * /, so that results are bit-identical on every machine.
double elo(double strength);

}  // namespace ctq::lab

#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/lab/tally.hpp"

/// How strong players are, from who came first at tables of different company: Luce's choice model,
/// which is Bradley and Terry's where two play. A player comes first with the share that its
/// strength has of all at the table.
namespace ctq::lab {

/// Games of the same players.
struct TableResult {
    std::vector<int> players;  ///< by their number in the field, entry by entry
    std::vector<std::int64_t> wins;
    std::vector<std::int64_t> draws;  ///< shared first places
    std::int64_t drawn = 0;           ///< games with a shared first place

    bool operator==(const TableResult&) const = default;
};

/// What a tally of these players says; unfinished games count for nobody.
TableResult table_result(std::span<const int> players, const Tally& tally);

/// Of each player, on average 1 and never 0: one more game is taken as shared by all at each table,
/// so that nobody is infinitely weak. Minorization-maximization (Hunter 2004), until nothing
/// changes any more.
std::vector<double> strengths(int players, std::span<const TableResult> results);

/// How often bots are drawn anew for `strength_bounds`.
inline constexpr int kResamples = 200;

struct StrengthBounds {
    double low = 0;
    double high = 0;
};

/// 95 % bounds of each player's strength against the `anchor`'s, by bootstrap: the games of every
/// table are drawn anew from those that were played, `kResamples` times.
class Bootstrap {
  public:
    Bootstrap(int players, std::vector<TableResult> results, int anchor, std::uint64_t seed)
        : results_(std::move(results)), anchor_(anchor), seed_(seed) {
        drawn_.resize(static_cast<std::size_t>(players));
    }
    /// Draws once more; false when all is drawn.
    bool step();
    /// When all is drawn.
    std::vector<StrengthBounds> bounds() const;
    /// Games that one step draws.
    std::int64_t games() const;

  private:
    std::vector<TableResult> results_;
    int anchor_;
    std::uint64_t seed_;
    int steps_ = 0;
    std::vector<std::vector<double>> drawn_;  ///< by player
};

/// The same at once.
std::vector<StrengthBounds> strength_bounds(int players, std::span<const TableResult> results,
                                            int anchor, std::uint64_t seed);

/// What the anchor of ratings has.
inline constexpr double kAnchorElo = 1000;
/// The Elo of so many times the anchor's strength, strength > 0; and how many times stronger than another so much more
/// Elo is. By + - * / alone, the same to the bit on every machine.
double elo(double strength);
double strength_of(double more_elo);

}  // namespace ctq::lab

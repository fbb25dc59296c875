#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/lab/fields.hpp"
#include "engine/lab/ratings.hpp"
#include "engine/lab/summary.hpp"

/// A tournament: every table that can be made of some bots, and how strong the bots are by it. Table
/// t is played from the seed `core::nth_seed(seed, t)`, seats rotated.
namespace ctq::lab {

inline constexpr int kMostTables = 5000;
/// The bootstrap draws each game anew in every resample.
inline constexpr std::int64_t kMostTableGames = 1'000'000;

struct Tournament {
    std::vector<std::string> bots;
    /// Who sits at each table, by their place among the bots; each list rises.
    std::vector<std::vector<int>> tables;

    int players() const { return static_cast<int>(bots.size()); }
};

/// All tables of so many seats, at least 2. Problem: a bot named twice, fewer bots than seats, more
/// than `kMostTables`.
core::Result<Tournament> make_tournament(std::vector<std::string> bots, int seats);

/// The words of those at a table: "greedy,random".
std::string table_seats(const Tournament& tournament, int table);

/// The results of all tables at which anything was played; `tallies` are by table.
std::vector<TableResult> table_results(const Tournament& tournament,
                                       std::span<const Tally> tallies);

/// How strong a bot is.
struct Rating {
    int bot = 0;  ///< its place among the bots
    double elo = 0;
    double low = 0;  ///< 95 % bounds; both are `elo` where none were given
    double high = 0;
    std::int64_t games = 0;
    std::int64_t unfinished = 0;
    Share wins;
};

/// Whether every bot has played: only then can they be rated.
bool can_rate(const Tournament& tournament, std::span<const Tally> tallies);
/// All bots, the strongest first; `anchor` is the bot at `kAnchorElo`. `bounds` are those of
/// `strength_bounds`, or empty.
std::vector<Rating> rate(const Tournament& tournament, std::span<const Tally> tallies, int anchor,
                         std::span<const StrengthBounds> bounds);

/// How often one bot came before another at the tables of both: of the games that one of them won,
/// the share of the first, with its 95 % bounds.
struct Pair {
    std::int64_t games = 0;  ///< that one of them won
    Share share;
    /// Beyond chance: the bounds lie on one side of a half.
    bool certain() const { return share.low > 0.5 || share.high < 0.5; }
};
Pair compare(const Tournament& tournament, std::span<const Tally> tallies, int first, int second);

/// What a tournament was played with, as programs read it.
struct TournamentHead {
    std::string game;
    std::string options;
    int seats = 2;
    std::uint64_t seed = 0;
};
/// A rating for programs and spreadsheets.
Fields rating_fields(const TournamentHead& head, const Tournament& tournament,
                     const Rating& rating);

}  // namespace ctq::lab

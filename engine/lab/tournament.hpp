#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/handle.hpp"
#include "engine/core/result.hpp"
#include "engine/lab/fields.hpp"
#include "engine/lab/ratings.hpp"
#include "engine/lab/summary.hpp"

/// A tournament: given bots play at every possible table, and the results give their ratings. Table
/// t is played with the seed `core::nth_seed(seed, t)`, with rotating seats.
namespace ctq::lab {

inline constexpr int kMostTables = 5000;
/// Limit of games per table, because the bootstrap draws each game again in every resample.
inline constexpr std::int64_t kMostTableGames = 1'000'000;

struct Tournament {
    std::vector<std::string> bots;
    /// The bots at each table, as ascending indices into `bots`.
    std::vector<std::vector<int>> tables;

    int players() const { return static_cast<int>(bots.size()); }
};

/// Returns all tables with `seats` seats (at least 2). Fails if a bot is named twice, there are
/// fewer bots than seats, or there are more than `kMostTables` tables.
core::Result<Tournament> make_tournament(std::vector<std::string> bots, int seats);

/// Returns the bots at a table: "greedy,random".
std::string table_seats(const Tournament& tournament, int table);

/// Returns the results of all tables with games. `tallies` has one tally for each table.
std::vector<TableResult> table_results(const Tournament& tournament,
                                       std::span<const Tally> tallies);

/// The rating of a bot.
struct Rating {
    int bot = 0;  ///< its index among the bots
    double elo = 0;
    double low = 0;  ///< 95 % bounds; both are `elo` if there are no bounds
    double high = 0;
    std::int64_t games = 0;
    std::int64_t unfinished = 0;
    Share wins;
};

/// Whether every bot has played, which `rate` requires.
bool can_rate(const Tournament& tournament, std::span<const Tally> tallies);
/// Returns all bots, the strongest first. `anchor` is the bot with the rating `kAnchorElo`.
/// `bounds` are from `strength_bounds`, or empty.
std::vector<Rating> rate(const Tournament& tournament, std::span<const Tally> tallies, int anchor,
                         std::span<const StrengthBounds> bounds);

/// How often one bot won against another at the tables where both played. `share` is the first
/// bot's share of the games that one of the two won, with 95 % bounds.
struct Pair {
    std::int64_t games = 0;  ///< games that one of the two won
    std::int64_t wins = 0;   ///< those that the first bot won
    std::int64_t all = 0;    ///< all games at the tables of both
    /// Games in which the two shared the first place. At tables of three or more it is not known.
    std::optional<std::int64_t> ties;
    Share share;
    /// Whether the result is significant: both bounds are on the same side of one half.
    bool certain() const { return share.low > 0.5 || share.high < 0.5; }
};
Pair compare(const Tournament& tournament, std::span<const Tally> tallies, int first, int second);

/// How often a bot wins against copies of itself. Without an error in the rules or the seating, its
/// first entry gets the fair share of the first places.
struct Mirror {
    std::string bot;
    std::int64_t games = 0;  ///< finished games
    Share share;             ///< the share of the first entry, with 95 % bounds
    double fair = 0;         ///< the share of each of several equal players
    bool as_expected() const { return share.low <= fair && fair <= share.high; }
};

/// Returns the experiment's result for a bot at all seats of a table. `tally`: its games.
Mirror mirror_of(const std::string& bot, int seats, const Tally& tally);

/// The parameters of a tournament, for programs.
struct TournamentHead {
    const core::GameHandle* game;
    std::string options;
    int players = 2;  ///< of each table
    std::uint64_t seed = 0;
    std::string from{};  ///< share code of the position from which games continue; empty: none
};
/// Returns a rating, for programs and spreadsheets.
Fields rating_fields(const TournamentHead& head, const Tournament& tournament,
                     const Rating& rating);

/// Returns all results of a tournament as one JSON object: the ratings, each pair of bots in their
/// order, the covariances of the ratings (in the same order, from `Bootstrap::covariances`), and
/// the mirror, if it was played.
std::string tournament_json(const TournamentHead& head, const Tournament& tournament,
                            std::span<const Tally> tallies, std::span<const Rating> ratings,
                            const std::vector<std::vector<double>>& covariances,
                            const std::optional<Mirror>& mirror);

}  // namespace ctq::lab

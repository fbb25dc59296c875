#include "engine/games/cartolan/rules.hpp"

/// The statistics of many games for the laboratory: how they end, what winners have, what is left.
namespace ctq::cartolan {
namespace {

using core::Statistic;

/// The statistics, in the order of their table.
enum StatisticIndex : std::uint8_t {
    kEnding,
    kRounds,
    kWinnerTurn,
    kWinnerWealth,
    kWinnerMoves,
    kWinnerAgents,
    kWinnerAdventurers,
    kWaterLeft,
    kLandLeft,
    kEdgesLeft,
    kFailed,
};

enum Ending { kByLead, kByTiles, kShared, kUnfinished };
constexpr const char* kEndings[] = {"Lead of the Vault", "Tiles ran out", "Shared", "Unfinished"};
constexpr const char* kTurns[] = {"First", "Second", "Third", "Fourth"};
/// The names of the edge patterns in the letters of the notation, by the land edges of a tile whose
/// wind blows north-east.
constexpr const char* kEdges[] = {"tttt", "tttf", "ttft", "ttff", "tftt", "tftf", "tfft", "tfff",
                                  "fttt", "fttf", "ftft", "ftff", "fftt", "fftf", "ffft", "ffff"};

constexpr Statistic kStatistics[] = {
    {"ending", "Won by", "How the game ended.", Statistic::Kind::category, "", kEndings},
    {"rounds", "Rounds to win", "Rounds begun in a game that was played to its end.",
     Statistic::Kind::number, "rounds"},
    {"winner_turn", "Winner's turn in the round", "Counted from the seat that began.",
     Statistic::Kind::category, "", kTurns},
    {"winner_wealth", "Winner's share of wealth", "Of what lies in all Vaults.",
     Statistic::Kind::number, "%"},
    {"winner_moves", "Winner's share of moves", "Of all moves, waits and tries of a gust.",
     Statistic::Kind::number, "%"},
    {"winner_agents", "Winner's Agents", "In play at the end.", Statistic::Kind::number, "Agents"},
    {"winner_adventurers", "Winner's Adventurers", "In play at the end.", Statistic::Kind::number,
     "Adventurers"},
    {"water_left", "Water tiles left", "In the pile and among its discards.",
     Statistic::Kind::number, "tiles"},
    {"land_left", "Land tiles left", "In the pile and among its discards.", Statistic::Kind::number,
     "tiles"},
    {"edges_left", "Edges of the tiles left",
     "Upwind clockwise and anticlockwise, then downwind; t is water, f land. What is in a pile is "
     "reckoned from what it may be.",
     Statistic::Kind::amounts, "tiles", kEdges},
    {"failed_explorations", "Failed explorations", "In which no tile drawn would fit.",
     Statistic::Kind::number, "explorations"},
};
static_assert(std::size(kStatistics) <= core::kMostStatistics);

/// Adds the tiles of a pile to `hundredths`, in hundredths of a tile by edge pattern. If the pile
/// was not dealt in full, its contents are unknown: each unseen tile counts by its probability to
/// be in it.
void add_edges(const State& state, Colour colour, int (&hundredths)[std::size(kEdges)]) {
    int unseen = 0;
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        unseen += state.unseen[kind];
    }
    const int pile = state.pile[static_cast<int>(colour)];
    for (int kind = first_kind(colour); kind < end_of_kinds(colour); ++kind) {
        const int expected =
            pile == 0 ? 0 : (200 * state.unseen[kind] * pile + unseen) / (2 * unseen);
        hundredths[kLandEdges[static_cast<std::size_t>(kind)]] +=
            100 * state.discard[kind] + expected;
    }
}

int percent(std::int64_t part, std::int64_t whole) {
    return static_cast<int>((200 * part + whole) / (2 * whole));
}

/// Reads the figures that exist only if a game has a single winner.
void read_winner(const State& state, const Game::StatisticsState& statistics, int winner,
                 core::Readings& readings) {
    std::int64_t wealth = 0;
    std::int64_t moves = 0;
    for (int i = 0; i < state.seats; ++i) {
        wealth += state.vault[i];
        moves += statistics.moves[i];
    }
    readings.push({kWinnerTurn, (winner - state.first + state.seats) % state.seats});
    if (wealth > 0) {
        readings.push({kWinnerWealth, percent(state.vault[winner - 1], wealth)});
    }
    if (moves > 0) {
        readings.push({kWinnerMoves, percent(statistics.moves[winner - 1], moves)});
    }
    readings.push({kWinnerAgents, agents_of(state, winner)});
    readings.push({kWinnerAdventurers, adventurers_of(state, winner)});
}

}  // namespace

std::span<const Statistic> Game::statistics() {
    return kStatistics;
}

void Game::read(const State& state, const StatisticsState& statistics, core::Readings& readings) {
    const core::Standing standing = result(state);
    if (!standing.over) {
        readings.push({kEnding, kUnfinished});
        return;
    }
    readings.push({kEnding, standing.drawn() ? kShared : (state.exhausted ? kByTiles : kByLead)});
    readings.push({kRounds, static_cast<std::int32_t>(state.round)});
    for (int seat = 1; seat <= state.seats && !standing.drawn(); ++seat) {
        if (standing.rank[static_cast<std::size_t>(seat - 1)] == 1) {
            read_winner(state, statistics, seat, readings);
        }
    }
    int hundredths[std::size(kEdges)] = {};
    readings.push({kWaterLeft, tiles_left(state, Colour::water)});
    add_edges(state, Colour::water, hundredths);
    if (state.rules.mode != Mode::beginner) {
        readings.push({kLandLeft, tiles_left(state, Colour::land)});
        add_edges(state, Colour::land, hundredths);
    }
    for (int edges = 0; edges < static_cast<int>(std::size(kEdges)); ++edges) {
        if (hundredths[edges] > 0) {
            readings.push({kEdgesLeft, edges, hundredths[edges]});
        }
    }
    readings.push({kFailed, static_cast<std::int32_t>(statistics.failed)});
}

}  // namespace ctq::cartolan

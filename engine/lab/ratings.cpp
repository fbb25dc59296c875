#include "engine/lab/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/core/logarithm.hpp"
#include "engine/core/random.hpp"
#include "engine/core/sort.hpp"

namespace ctq::lab {
namespace {

constexpr int kMostRounds = 10'000;
constexpr double kStill = 1e-9;
constexpr double kLn10 = 2.30258509299404568402;

std::int64_t games_of(const TableResult& table) {
    return std::accumulate(table.wins.begin(), table.wins.end(), table.drawn);
}

/// Returns the first places of one entry. Shared ones count in equal parts.
double first_places(const TableResult& table, std::size_t entry) {
    const std::int64_t shared =
        std::accumulate(table.draws.begin(), table.draws.end(), std::int64_t{0});
    const double part = shared == 0 ? 0
                                    : static_cast<double>(table.drawn) *
                                          static_cast<double>(table.draws[entry]) /
                                          static_cast<double>(shared);
    return static_cast<double>(table.wins[entry]) + part;
}

/// Returns the same number of games, each drawn at random from those of the table.
TableResult resampled(const TableResult& table, core::Rng& rng) {
    TableResult drawn = table;
    std::fill(drawn.wins.begin(), drawn.wins.end(), 0);
    drawn.drawn = 0;
    const std::int64_t games = games_of(table);
    for (std::int64_t g = 0; g < games; ++g) {
        std::int64_t pick = rng.below(static_cast<std::uint32_t>(games));
        std::size_t entry = 0;
        while (entry < table.wins.size() && pick >= table.wins[entry]) {
            pick -= table.wins[entry++];
        }
        if (entry < table.wins.size()) {
            ++drawn.wins[entry];
        } else {
            ++drawn.drawn;
        }
    }
    return drawn;
}

}  // namespace

TableResult table_result(std::span<const int> players, const Tally& tally) {
    TableResult result;
    result.players.assign(players.begin(), players.end());
    std::int64_t won = 0;
    for (std::size_t i = 0; i < players.size(); ++i) {
        result.wins.push_back(tally.entry[i].wins);
        result.draws.push_back(tally.entry[i].draws);
        won += tally.entry[i].wins;
    }
    result.drawn = tally.games - won - tally.entry[0].unfinished;
    return result;
}

std::vector<double> strengths(int players, std::span<const TableResult> results) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<double> won(count, 0);
    for (const TableResult& table : results) {
        const double part = 1.0 / static_cast<double>(table.players.size());
        for (std::size_t i = 0; i < table.players.size(); ++i) {
            won[static_cast<std::size_t>(table.players[i])] += first_places(table, i) + part;
        }
    }
    std::vector<double> strength(count, 1);
    double change = 1;
    for (int round = 0; round < kMostRounds && change > kStill; ++round) {
        std::vector<double> chances(count, 0);
        for (const TableResult& table : results) {
            double sum = 0;
            for (const int player : table.players) {
                sum += strength[static_cast<std::size_t>(player)];
            }
            for (const int player : table.players) {
                chances[static_cast<std::size_t>(player)] +=
                    static_cast<double>(games_of(table) + 1) / sum;
            }
        }
        std::vector<double> next(count, 1);
        for (std::size_t i = 0; i < count; ++i) {
            next[i] = chances[i] > 0 ? won[i] / chances[i] : 1;
        }
        const double mean = std::accumulate(next.begin(), next.end(), 0.0) / players;
        change = 0;
        for (std::size_t i = 0; i < count; ++i) {
            next[i] /= mean;
            change = std::max(change, std::abs(next[i] - strength[i]) / next[i]);
        }
        strength = next;
    }
    return strength;
}

bool Bootstrap::step() {
    if (steps_ == kResamples) {
        return false;
    }
    core::Rng rng{core::nth_seed(seed_, static_cast<std::uint64_t>(steps_))};
    std::vector<TableResult> again;
    for (const TableResult& table : results_) {
        again.push_back(resampled(table, rng));
    }
    const std::vector<double> strength = strengths(static_cast<int>(drawn_.size()), again);
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        drawn_[i].push_back(strength[i] / strength[static_cast<std::size_t>(anchor_)]);
    }
    return ++steps_ < kResamples;
}

std::vector<StrengthBounds> Bootstrap::bounds() const {
    constexpr std::size_t tail = kResamples / 40;  // 2.5 % at each end
    std::vector<StrengthBounds> bounds;
    for (std::vector<double> values : drawn_) {
        core::sort_short(values);
        bounds.push_back({values[tail], values[values.size() - 1 - tail]});
    }
    return bounds;
}

std::vector<std::vector<double>> Bootstrap::covariances() const {
    std::vector<std::vector<double>> deviations;
    for (const std::vector<double>& values : drawn_) {
        std::vector<double>& own = deviations.emplace_back();
        for (const double strength : values) {
            own.push_back(elo(strength));
        }
        const double mean = std::accumulate(own.begin(), own.end(), 0.0) / kResamples;
        for (double& value : own) {
            value -= mean;
        }
    }
    std::vector<std::vector<double>> covariances;
    for (const std::vector<double>& row : deviations) {
        std::vector<double>& own = covariances.emplace_back();
        for (const std::vector<double>& column : deviations) {
            own.push_back(std::inner_product(row.begin(), row.end(), column.begin(), 0.0) /
                          (kResamples - 1));
        }
    }
    return covariances;
}

std::int64_t Bootstrap::games() const {
    std::int64_t all = 0;
    for (const TableResult& table : results_) {
        all += games_of(table);
    }
    return all;
}

std::vector<StrengthBounds> strength_bounds(int players, std::span<const TableResult> results,
                                            int anchor, std::uint64_t seed) {
    Bootstrap bootstrap(players, {results.begin(), results.end()}, anchor, seed);
    while (bootstrap.step()) {
    }
    return bootstrap.bounds();
}

double elo(double strength) {
    // ln s = n ln 2 + 2 artanh((m - 1) / (m + 1)) with m from 1 to 2.
    double m = strength;
    int n = 0;
    for (; m >= 2; m /= 2) {
        ++n;
    }
    for (; m < 1; m *= 2) {
        --n;
    }
    const double step = (m - 1) / (m + 1);
    double power = step;
    double sum = 0;
    for (int k = 1; k < 40; k += 2) {
        sum += power / k;
        power *= step * step;
    }
    return kAnchorElo + 400 * (n * core::logarithm::kLn2 + 2 * sum) / kLn10;
}

}  // namespace ctq::lab

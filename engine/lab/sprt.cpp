#include "engine/lab/sprt.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/exact.hpp"
#include "engine/core/text.hpp"
#include "engine/core/weighed.hpp"
#include "engine/lab/ratings.hpp"

namespace ctq::lab {
namespace {

/// Returns the first entry's share of first place in the only game of the tally.
std::int64_t share_of(const Tally& tally) {
    std::int64_t first = 0;
    for (int i = 0; i < tally.entries; ++i) {
        const EntryTally& entry = tally.entry[static_cast<std::size_t>(i)];
        first += entry.wins + entry.draws;
    }
    const std::int64_t own = tally.entry[0].wins + tally.entry[0].draws;
    return own == 0 ? 0 : core::kFirstPlaceWorth / first;
}

/// Returns the variance of the sum over one unit.
double unit_variance(const UnitTally& tally) {
    if (tally.units < 2) {
        return 0;
    }
    const auto n = static_cast<double>(tally.units);
    const auto sum = static_cast<double>(tally.sum);
    return std::max(0.0, (static_cast<double>(tally.unit_squares) - sum * sum / n) / (n - 1));
}

double games_a_unit(const UnitTally& tally) {
    return static_cast<double>(tally.games) / static_cast<double>(tally.units);
}

}  // namespace

UnitTally play_units(const Spec& spec, std::int64_t first, std::int64_t count,
                     const PlayGames& play_games) {
    const std::size_t seats = spec.entries.size();
    UnitTally tally;
    for (std::int64_t unit = first; unit < first + count; ++unit) {
        std::int64_t sum = 0;
        for (std::size_t turn = 0; turn < seats; ++turn) {
            Spec seated = spec;
            seated.rotate = false;
            for (std::size_t i = 0; i < seats; ++i) {
                seated.entries[(i + turn) % seats] = spec.entries[i];
            }
            Tally game = play_games(seated, unit, 1, {});
            std::swap(game.entry[0], game.entry[turn]);
            const std::int64_t share = share_of(game);
            sum += share;
            tally.game_squares += share * share;
            tally.unfinished += game.entry[0].unfinished;
            tally.games += game.games;
        }
        tally.sum += sum;
        tally.unit_squares += sum * sum;
        ++tally.units;
    }
    return tally;
}

void add_to(UnitTally& sum, const UnitTally& more) {
    for (const auto number : kUnitNumbers) {
        sum.*number += more.*number;
    }
}

double likelihood_ratio(const UnitTally& tally, double before, double after) {
    const double variance = unit_variance(tally);
    if (variance == 0) {
        return 0;
    }
    const double games = games_a_unit(tally);
    const double worth = games * core::kFirstPlaceWorth;
    const double mean = mean_share(tally);
    return static_cast<double>(tally.units) * (after - before) * (2 * mean - before - after) /
           (2 * variance / (worth * worth));
}

Verdict verdict_of(double ratio) {
    return ratio >= kDecided    ? Verdict::better
           : ratio <= -kDecided ? Verdict::not_better
                                : Verdict::undecided;
}

const char* verdict_word(Verdict verdict) {
    return verdict == Verdict::better       ? "better"
           : verdict == Verdict::not_better ? "not_better"
                                            : "undecided";
}

const char* verdict_sentence(Verdict verdict) {
    return verdict == Verdict::better       ? "better: at least as much as the second number says."
           : verdict == Verdict::not_better ? "not better: no more than the first number says."
                                            : "undecided: more games are needed.";
}

double mean_share(const UnitTally& tally) {
    return tally.games == 0 ? 0
                            : static_cast<double>(tally.sum) /
                                  (static_cast<double>(tally.games) * core::kFirstPlaceWorth);
}

double share_error(const UnitTally& tally) {
    if (tally.units < 2) {
        return 1;
    }
    return std::sqrt(unit_variance(tally) / static_cast<double>(tally.units)) /
           (games_a_unit(tally) * core::kFirstPlaceWorth);
}

double variance_saved(const UnitTally& tally) {
    if (tally.units < 2) {
        return 0;
    }
    const auto n = static_cast<double>(tally.games);
    const auto sum = static_cast<double>(tally.sum);
    const double single = (static_cast<double>(tally.game_squares) - sum * sum / n) / (n - 1);
    return single > 0 ? 1 - unit_variance(tally) / (games_a_unit(tally) * single) : 0;
}

Fields comparison_fields(const ComparisonHead& head, const UnitTally& tally, double ratio) {
    Fields fields = {{"game", head.game->info->id, true},
                     {"options", head.options, true},
                     {"rules_version", std::to_string(head.game->info->rules_version)},
                     {"seats", head.seats, true},
                     {"elo", head.elo, true},
                     {"seed", std::to_string(head.seed)}};
    if (!head.from.empty()) {
        fields.push_back({"from", head.from, true});
    }
    const Fields own = {{"games", std::to_string(tally.games)},
                        {"units", std::to_string(tally.units)},
                        {"unfinished", std::to_string(tally.unfinished)},
                        {"share", core::exact(mean_share(tally))},
                        {"share_error", core::exact(share_error(tally))},
                        {"ratio", core::exact(ratio)},
                        {"decided_at", core::fixed(kDecided, 3)},
                        {"verdict", verdict_word(verdict_of(ratio)), true},
                        {"variance_saved", core::exact(variance_saved(tally))}};
    fields.insert(fields.end(), own.begin(), own.end());
    return fields;
}

}  // namespace ctq::lab

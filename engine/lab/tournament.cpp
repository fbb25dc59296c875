#include "engine/lab/tournament.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/core/exact.hpp"
#include "engine/core/sort.hpp"
#include "engine/core/text.hpp"

namespace ctq::lab {
namespace {

/// Advances to the next combination of players in ascending order. Returns false after the last
/// one.
bool advance(std::vector<int>& chosen, int players) {
    const auto seats = static_cast<int>(chosen.size());
    int i = seats - 1;
    while (i >= 0 && chosen[static_cast<std::size_t>(i)] == players - seats + i) {
        --i;
    }
    if (i < 0) {
        return false;
    }
    std::iota(chosen.begin() + i, chosen.end(), chosen[static_cast<std::size_t>(i)] + 1);
    return true;
}

/// Returns the entry of a player at the table, or -1 if it is not there.
int entry_of(const std::vector<int>& table, int player) {
    const auto found = std::find(table.begin(), table.end(), player);
    return found == table.end() ? -1 : static_cast<int>(found - table.begin());
}

const char* flag_text(bool flag) {
    return flag ? "true" : "false";
}

/// Returns the parameters that all ratings share.
Fields head_fields(const TournamentHead& head) {
    Fields fields = {{"game", head.game->info->id, true},
                     {"options", head.options, true},
                     {"rules_version", std::to_string(head.game->info->rules_version)},
                     {"players", std::to_string(head.players)},
                     {"seed", std::to_string(head.seed)}};
    if (!head.from.empty()) {
        fields.push_back({"from", head.from, true});
    }
    return fields;
}

Fields pair_fields(const Tournament& tournament, int first, int second, const Pair& pair) {
    return {{"bot", tournament.bots[static_cast<std::size_t>(first)], true},
            {"against", tournament.bots[static_cast<std::size_t>(second)], true},
            {"games", std::to_string(pair.all)},
            {"wins", std::to_string(pair.wins)},
            {"losses", std::to_string(pair.games - pair.wins)},
            {"ties", pair.ties ? std::to_string(*pair.ties) : "null"},
            {"share", core::exact(pair.share.share)},
            {"low", core::exact(pair.share.low)},
            {"high", core::exact(pair.share.high)},
            {"beyond_chance", flag_text(pair.certain())}};
}

Fields mirror_fields(const Mirror& mirror) {
    return {{"bot", mirror.bot, true},
            {"games", std::to_string(mirror.games)},
            {"share", core::exact(mirror.share.share)},
            {"low", core::exact(mirror.share.low)},
            {"high", core::exact(mirror.share.high)},
            {"fair", core::exact(mirror.fair)},
            {"as_expected", flag_text(mirror.as_expected())}};
}

}  // namespace

core::Result<Tournament> make_tournament(std::vector<std::string> bots, int seats) {
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        if (std::find(bots.begin(), bot, *bot) != bot) {
            return core::Problem{"", "The bot " + core::quoted(*bot) + " is named twice."};
        }
    }
    if (static_cast<int>(bots.size()) < seats) {
        return core::Problem{"", "A table of " + std::to_string(seats) + " needs as many bots."};
    }
    Tournament tournament{std::move(bots), {}};
    std::vector<int> chosen(static_cast<std::size_t>(seats));
    std::iota(chosen.begin(), chosen.end(), 0);
    do {
        tournament.tables.push_back(chosen);
        if (static_cast<int>(tournament.tables.size()) > kMostTables) {
            return core::Problem{"", "So many bots make more than " + std::to_string(kMostTables) +
                                         " tables: name fewer."};
        }
    } while (advance(chosen, tournament.players()));
    return tournament;
}

std::string table_seats(const Tournament& tournament, int table) {
    std::string text;
    for (const int player : tournament.tables[static_cast<std::size_t>(table)]) {
        text += (text.empty() ? "" : ",") + tournament.bots[static_cast<std::size_t>(player)];
    }
    return text;
}

std::vector<TableResult> table_results(const Tournament& tournament,
                                       std::span<const Tally> tallies) {
    std::vector<TableResult> results;
    for (std::size_t t = 0; t < tallies.size(); ++t) {
        if (tallies[t].games > 0) {
            results.push_back(table_result(tournament.tables[t], tallies[t]));
        }
    }
    return results;
}

bool can_rate(const Tournament& tournament, std::span<const Tally> tallies) {
    std::vector<bool> played(tournament.bots.size(), false);
    for (std::size_t t = 0; t < tallies.size(); ++t) {
        for (const int player : tournament.tables[t]) {
            played[static_cast<std::size_t>(player)] =
                played[static_cast<std::size_t>(player)] || tallies[t].games > 0;
        }
    }
    return std::find(played.begin(), played.end(), false) == played.end();
}

std::vector<Rating> rate(const Tournament& tournament, std::span<const Tally> tallies, int anchor,
                         std::span<const StrengthBounds> bounds) {
    const auto found = strengths(tournament.players(), table_results(tournament, tallies));
    std::vector<Rating> ratings(tournament.bots.size());
    std::vector<std::int64_t> wins(tournament.bots.size(), 0);
    for (std::size_t t = 0; t < tallies.size(); ++t) {
        for (std::size_t i = 0; i < tournament.tables[t].size(); ++i) {
            const auto player = static_cast<std::size_t>(tournament.tables[t][i]);
            ratings[player].games += tallies[t].games;
            ratings[player].unfinished += tallies[t].entry[i].unfinished;
            wins[player] += tallies[t].entry[i].wins;
        }
    }
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        Rating& rating = ratings[i];
        rating.bot = static_cast<int>(i);
        rating.elo = elo(found[i] / found[static_cast<std::size_t>(anchor)]);
        rating.low = bounds.empty() ? rating.elo : elo(bounds[i].low);
        rating.high = bounds.empty() ? rating.elo : elo(bounds[i].high);
        rating.wins = wilson(wins[i], rating.games);
    }
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        order.emplace_back(-ratings[i].elo, i);
    }
    core::sort_short(order);
    std::vector<Rating> sorted;
    for (const auto& [elo, bot] : order) {
        sorted.push_back(ratings[bot]);
    }
    return sorted;
}

Pair compare(const Tournament& tournament, std::span<const Tally> tallies, int first, int second) {
    Pair pair;
    bool knows_ties = true;
    std::int64_t ties = 0;
    for (std::size_t t = 0; t < tallies.size(); ++t) {
        const int a = entry_of(tournament.tables[t], first);
        const int b = entry_of(tournament.tables[t], second);
        if (a >= 0 && b >= 0) {
            const std::int64_t won = tallies[t].entry[static_cast<std::size_t>(a)].wins;
            pair.wins += won;
            pair.games += won + tallies[t].entry[static_cast<std::size_t>(b)].wins;
            pair.all += tallies[t].games;
            knows_ties = knows_ties && tournament.tables[t].size() == 2;
            ties += tallies[t].entry[static_cast<std::size_t>(a)].draws;
        }
    }
    pair.ties = knows_ties ? std::optional(ties) : std::nullopt;
    pair.share = wilson(pair.wins, pair.games);
    return pair;
}

Mirror mirror_of(const std::string& bot, int seats, const Tally& tally) {
    Mirror mirror{bot, tally.games - tally.entry[0].unfinished, {}, 1.0 / seats};
    const TableResult result =
        table_result(std::vector<int>(static_cast<std::size_t>(seats), 0), tally);
    const std::int64_t shared =
        std::accumulate(result.draws.begin(), result.draws.end(), std::int64_t{0});
    const std::int64_t part = shared == 0 ? 0 : result.drawn * result.draws[0] / shared;
    mirror.share = wilson(result.wins[0] + part, mirror.games);
    return mirror;
}

Fields rating_fields(const TournamentHead& head, const Tournament& tournament,
                     const Rating& rating) {
    Fields fields = head_fields(head);
    const Fields own = {{"bot", tournament.bots[static_cast<std::size_t>(rating.bot)], true},
                        {"elo", core::fixed(rating.elo, 0)},
                        {"elo_low", core::fixed(rating.low, 0)},
                        {"elo_high", core::fixed(rating.high, 0)},
                        {"games", std::to_string(rating.games)},
                        {"win_share", core::fixed(rating.wins.share, 4)},
                        {"win_low", core::fixed(rating.wins.low, 4)},
                        {"win_high", core::fixed(rating.wins.high, 4)},
                        {"unfinished", std::to_string(rating.unfinished)}};
    fields.insert(fields.end(), own.begin(), own.end());
    return fields;
}

std::string tournament_json(const TournamentHead& head, const Tournament& tournament,
                            std::span<const Tally> tallies, std::span<const Rating> ratings,
                            const std::vector<std::vector<double>>& covariances,
                            const std::optional<Mirror>& mirror) {
    std::string rows;
    std::string pairs;
    std::string matrix;
    for (const Rating& one : ratings) {
        rows +=
            (rows.empty() ? "{" : ",{") + json_members(rating_fields(head, tournament, one)) + "}";
        std::vector<std::string> values;
        for (const Rating& other : ratings) {
            values.push_back(core::exact(covariances[static_cast<std::size_t>(one.bot)]
                                                    [static_cast<std::size_t>(other.bot)]));
        }
        matrix += (matrix.empty() ? "[" : ",[") + core::joined(values, ",") + "]";
        for (const Rating* other = &one + 1; other < ratings.data() + ratings.size(); ++other) {
            pairs += (pairs.empty() ? "{" : ",{") +
                     json_members(pair_fields(tournament, one.bot, other->bot,
                                              compare(tournament, tallies, one.bot, other->bot))) +
                     "}";
        }
    }
    const Fields members = head_fields(head);
    return "{" + json_members(members) + ",\"ratings\":[" + rows + "],\"pairs\":[" + pairs +
           "],\"covariance\":[" + matrix +
           "],\"mirror\":" + (mirror ? "{" + json_members(mirror_fields(*mirror)) + "}" : "null") +
           "}\n";
}

}  // namespace ctq::lab

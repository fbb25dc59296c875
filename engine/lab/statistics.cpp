#include "engine/lab/statistics.hpp"

#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/lab/summary.hpp"

namespace ctq::lab {
namespace {

using core::Statistic;

constexpr int kDigits = 6;
constexpr int kLeadUnit = 2;  // half points

Spread spread_of(const Quantity& quantity, int unit) {
    return spread(total(quantity.values), quantity.sum, quantity.squares, unit);
}

void add_number(std::string& line, const Quantity& quantity, int unit, const char* of) {
    const Spread all = spread_of(quantity, unit);
    line += core::fixed(all.mean, 2);
    line += ' ';
    line += of;
    line += ", standard deviation ";
    line += core::fixed(all.sd, 2);
    line += ", from ";
    line += std::to_string(quantity.least / unit);
    line += " to ";
    line += std::to_string(quantity.most / unit);
    line += '.';
}

/// Returns the value of one name of a statistic with names: the amount per game, or the percentage
/// of the counted games.
double value_of(const Statistic& one, const Quantity& quantity, std::int64_t games, int name) {
    const auto count = static_cast<double>(count_of(quantity, name));
    return one.kind == Statistic::Kind::amounts
               ? count / 100 / static_cast<double>(games)
               : 100 * count / static_cast<double>(total(quantity.values));
}

void add_names(std::string& line, const Statistic& one, const Quantity& quantity,
               std::int64_t games) {
    const bool amounts = one.kind == Statistic::Kind::amounts;
    const char* before = "";
    for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
        if (count_of(quantity, name) > 0) {
            line += before;
            line += one.names[static_cast<std::size_t>(name)];
            line += ' ';
            line += core::fixed(value_of(one, quantity, games, name), amounts ? 2 : 1);
            line += amounts ? "" : " %";
            before = ", ";
        }
    }
    line += amounts ? " a game." : ".";
}

void add_spread(std::vector<Fact>& facts, const std::string& id, const Quantity& quantity,
                int unit) {
    const Spread all = spread_of(quantity, unit);
    const bool known = total(quantity.values) > 0;
    facts.push_back({id + "_games", static_cast<double>(total(quantity.values)), 0});
    facts.push_back({id + "_mean", all.mean, kDigits});
    facts.push_back({id + "_sd", all.sd, kDigits});
    facts.push_back({id + "_min", known ? quantity.least * 1.0 / unit : 0, unit - 1});
    facts.push_back({id + "_max", known ? quantity.most * 1.0 / unit : 0, unit - 1});
}

}  // namespace

std::array<NotedGame, 3> noted_games(const Quantity& quantity, const char* least,
                                     const char* most) {
    const auto middle = static_cast<std::size_t>(std::max(median_bucket(quantity.values), 0));
    return {NotedGame{least, quantity.least_game},
            NotedGame{"median", quantity.values.games[middle]},
            NotedGame{most, quantity.most_game}};
}

std::array<NotedGame, 3> noted_leads(const Tally& tally) {
    return noted_games(tally.lead, "smallest", "largest");
}

bool has_leads(const Tally& tally) {
    return total(tally.lead.values) > 0;
}

bool has_readings(const Tally& tally, std::size_t statistic) {
    return statistic < tally.statistics.size() && total(tally.statistics[statistic].values) > 0;
}

std::int64_t count_of(const Quantity& quantity, int name) {
    const Histogram& values = quantity.values;
    const std::int64_t at = name - values.first;
    return at >= 0 && at < values.used ? values.counts[static_cast<std::size_t>(at)] : 0;
}

std::vector<std::string> statistic_lines(StatisticTable table, const Tally& tally) {
    std::vector<std::string> lines;
    if (has_leads(tally)) {
        lines.emplace_back("Final lead: mean ");
        add_number(lines.back(), tally.lead, kLeadUnit, "points");
    }
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (has_readings(tally, i)) {
            const Statistic& one = table[i];
            lines.emplace_back(one.label);
            if (one.kind == Statistic::Kind::number) {
                lines.back() += ": mean ";
                add_number(lines.back(), tally.statistics[i], 1, one.unit);
            } else {
                lines.back() += ": ";
                add_names(lines.back(), one, tally.statistics[i], tally.games);
            }
        }
    }
    return lines;
}

std::vector<Fact> statistic_facts(StatisticTable table, const Tally& tally) {
    std::vector<Fact> facts;
    if (has_leads(tally)) {
        add_spread(facts, "lead", tally.lead, kLeadUnit);
        for (const NotedGame& game : noted_leads(tally)) {
            facts.push_back({std::string("lead_") + game.word + "_game",
                             static_cast<double>(game.number) + 1, 0});
        }
    }
    for (std::size_t i = 0; i < tally.statistics.size(); ++i) {
        const Statistic& one = table[i];
        const Quantity& quantity = tally.statistics[i];
        if (one.kind == Statistic::Kind::number) {
            add_spread(facts, one.id, quantity, 1);
            continue;
        }
        const bool amounts = one.kind == Statistic::Kind::amounts;
        for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
            facts.push_back({std::string(one.id) + "." + one.names[static_cast<std::size_t>(name)],
                             amounts ? value_of(one, quantity, tally.games, name)
                                     : static_cast<double>(count_of(quantity, name)),
                             amounts ? kDigits : 0});
        }
    }
    return facts;
}

}  // namespace ctq::lab

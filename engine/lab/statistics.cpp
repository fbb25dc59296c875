#include "engine/lab/statistics.hpp"

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

std::string number_line(const std::string& label, const Quantity& quantity, int unit,
                        const std::string& of) {
    const Spread all = spread_of(quantity, unit);
    return label + ": mean " + core::fixed(all.mean, 2) + of + ", standard deviation " +
           core::fixed(all.sd, 2) + ", from " + core::fixed(quantity.least / unit, 0) + " to " +
           core::fixed(quantity.most / unit, 0) + ".";
}

std::string names_line(const Statistic& one, const Tally& tally, std::size_t i) {
    const bool amounts = one.kind == Statistic::Kind::amounts;
    const Quantity& quantity = tally.statistics[i];
    const auto all = static_cast<double>(total(quantity.values));
    std::string line;
    for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
        const std::int64_t count = count_of(quantity, name);
        if (count > 0) {
            line += (line.empty() ? ": " : ", ") +
                    std::string(one.names[static_cast<std::size_t>(name)]) + " " +
                    (amounts ? core::fixed(amount_of(tally, i, name), 2)
                             : core::fixed(100 * static_cast<double>(count) / all, 1) + " %");
        }
    }
    return one.label + line + (amounts ? " a game." : ".");
}

void put_number(core::JsonWriter& json, const Quantity& quantity, int unit) {
    const Spread all = spread_of(quantity, unit);
    const Histogram& values = quantity.values;
    json.key("games").number(total(values));
    json.key("mean").fixed(all.mean, 9);
    json.key("sd").fixed(all.sd, 9);
    json.key("min").halves(std::int64_t{quantity.least} * 2 / unit);
    json.key("max").halves(std::int64_t{quantity.most} * 2 / unit);
    json.key("first").halves(values.begin(0) * 2 / unit);
    json.key("width").halves(values.width() * 2 / unit);
    json.key("counts").begin_array();
    for (int i = 0; i < values.used; ++i) {
        json.number(values.counts[static_cast<std::size_t>(i)]);
    }
    json.end_array();
}

void put_names(core::JsonWriter& json, const Statistic& one, const Tally& tally, std::size_t i) {
    for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
        json.key(one.names[static_cast<std::size_t>(name)]);
        if (one.kind == Statistic::Kind::amounts) {
            json.fixed(amount_of(tally, i, name), kDigits);
        } else {
            json.number(count_of(tally.statistics[i], name));
        }
    }
}

void add_spread(std::vector<Column>& columns, const std::string& id, const Quantity& quantity,
                int unit) {
    const Spread all = spread_of(quantity, unit);
    const bool known = total(quantity.values) > 0;
    columns.push_back({id + "_mean", known ? core::fixed(all.mean, kDigits) : ""});
    columns.push_back({id + "_sd", known ? core::fixed(all.sd, kDigits) : ""});
}

}  // namespace

std::array<NotedGame, 3> noted_leads(const Tally& tally) {
    const auto middle = static_cast<std::size_t>(median_bucket(tally.lead.values));
    return {NotedGame{"smallest", tally.lead.least_game},
            NotedGame{"median", tally.lead.values.games[middle]},
            NotedGame{"largest", tally.lead.most_game}};
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

double amount_of(const Tally& tally, std::size_t statistic, int name) {
    return static_cast<double>(count_of(tally.statistics[statistic], name)) / 100 /
           static_cast<double>(tally.games);
}

std::vector<std::string> statistic_lines(StatisticTable table, const Tally& tally) {
    std::vector<std::string> lines;
    if (has_leads(tally)) {
        lines.push_back(number_line("Final lead", tally.lead, kLeadUnit, " points"));
    }
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (has_readings(tally, i)) {
            const Statistic& one = table[i];
            lines.push_back(
                one.kind == Statistic::Kind::number
                    ? number_line(one.label, tally.statistics[i], 1, std::string(" ") + one.unit)
                    : names_line(one, tally, i));
        }
    }
    return lines;
}

void put_statistics(core::JsonWriter& json, StatisticTable table, const Tally& tally) {
    if (has_leads(tally)) {
        json.key("lead").begin_object();
        put_number(json, tally.lead, kLeadUnit);
        for (const NotedGame& game : noted_leads(tally)) {
            json.key(std::string(game.word) + "_game").number(game.number + 1);
        }
        json.end_object();
    }
    if (tally.statistics.empty()) {
        return;
    }
    json.key("statistics").begin_object();
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (has_readings(tally, i)) {
            json.key(table[i].id).begin_object();
            if (table[i].kind == Statistic::Kind::number) {
                put_number(json, tally.statistics[i], 1);
            } else {
                put_names(json, table[i], tally, i);
            }
            json.end_object();
        }
    }
    json.end_object();
}

std::vector<Column> statistic_columns(StatisticTable table, const Tally& tally) {
    std::vector<Column> columns;
    if (tally.entries > 1) {
        add_spread(columns, "lead", tally.lead, kLeadUnit);
    }
    for (std::size_t i = 0; i < tally.statistics.size(); ++i) {
        const Statistic& one = table[i];
        if (one.kind == Statistic::Kind::number) {
            add_spread(columns, one.id, tally.statistics[i], 1);
            continue;
        }
        for (int name = 0; name < static_cast<int>(one.names.size()); ++name) {
            columns.push_back(
                {std::string(one.id) + "." + one.names[static_cast<std::size_t>(name)],
                 one.kind == Statistic::Kind::amounts
                     ? core::fixed(amount_of(tally, i, name), kDigits)
                     : std::to_string(count_of(tally.statistics[i], name))});
        }
    }
    return columns;
}

}  // namespace ctq::lab

#include "engine/lab/report.hpp"

#include <string_view>

#include "engine/core/exact.hpp"
#include "engine/core/json.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/statistics.hpp"
#include "engine/lab/summary.hpp"

namespace ctq::lab {
namespace {

/// One value by its name, in JSON and in a column of CSV.
struct Field {
    std::string name;
    std::string value;
    bool is_text = false;
};
using Fields = std::vector<Field>;

std::string halves(std::int64_t value) {
    return core::fixed(static_cast<double>(value) / 2, value % 2 == 0 ? 0 : 1);
}

/// What is the same for all entries.
Fields head_fields(const Report& report) {
    const core::GameInfo& info = *report.spec.game->info;
    return {{"game", info.id, true},
            {"options", core::options_text(info.options, report.spec.options), true},
            {"rules", std::to_string(report.rules.value_or(info.rules_version))},
            {"rotate", report.spec.rotate ? "true" : "false"},
            {"games", std::to_string(report.tally.games)},
            {"seed", seeds_text(report)},
            {"seconds", core::fixed(report.seconds, 3)}};
}

Fields entry_fields(const Report& report, const Summary& summary, std::size_t i) {
    const EntryTally& counts = report.tally.entry[i];
    const EntrySummary& entry = summary.entries[i];
    return {{"bot", report.bots[i], true},
            {"wins", std::to_string(counts.wins)},
            {"draws", std::to_string(counts.draws)},
            {"losses", std::to_string(counts.losses)},
            {"unfinished", std::to_string(counts.unfinished)},
            {"mean", core::exact(entry.score.mean)},
            {"sd", core::exact(entry.score.sd)},
            {"se", core::exact(entry.score.se)},
            {"min", halves(counts.score.least)},
            {"max", halves(counts.score.most)},
            {"win_share", core::exact(entry.win.share)},
            {"win_low", core::exact(entry.win.low)},
            {"win_high", core::exact(entry.win.high)}};
}

/// What the game counts. The number of a game in its series says nothing where series were merged.
Fields statistic_fields(const Report& report) {
    Fields fields;
    for (const Fact& fact : statistic_facts(report.spec.game->statistics(), report.tally)) {
        if (report.seeds.empty() || !fact.name.ends_with("_game")) {
            fields.push_back({fact.name, fact.digits == 0 ? core::fixed(fact.value, 0)
                                                          : core::exact(fact.value)});
        }
    }
    return fields;
}

/// "name":value, of each.
std::string json_members(const Fields& fields) {
    std::string text;
    for (const Field& field : fields) {
        core::JsonWriter words;
        words.key(field.name);
        text += (text.empty() ? "" : ",") + words.str() +
                (field.is_text ? core::JsonWriter().text(field.value).str() : field.value);
    }
    return text;
}

std::string csv_value(std::string text) {
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 2)) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

}  // namespace

std::string seeds_text(const Report& report) {
    std::string text;
    for (const std::uint64_t seed : report.seeds) {
        text += (text.empty() ? "" : ",") + std::to_string(seed);
    }
    return report.seeds.empty()       ? std::to_string(report.spec.seed)
           : report.seeds.size() == 1 ? text
                                      : "[" + text + "]";
}

std::string report_json(const Report& report) {
    const Summary summary = summarize(report.tally);
    std::string seats;
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        seats += (i == 0 ? "{" : ",{") + json_members(entry_fields(report, summary, i)) + "}";
    }
    const Fields actions = {{"mean", core::exact(summary.actions.mean)},
                            {"sd", core::exact(summary.actions.sd)}};
    return "{" + json_members(head_fields(report)) + ",\"seats\":[" + seats + "],\"actions\":{" +
           json_members(actions) + "},\"statistics\":{" + json_members(statistic_fields(report)) +
           "}}";
}

std::string report_csv(const Report& report, bool header) {
    const Summary summary = summarize(report.tally);
    const Fields head = head_fields(report);
    Fields tail = statistic_fields(report);
    tail.insert(tail.begin(), {{"actions_mean", core::exact(summary.actions.mean)},
                               {"actions_sd", core::exact(summary.actions.sd)}});
    std::string names;
    std::string rows;
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        names.clear();
        std::string row;
        for (const Fields& part : {head, entry_fields(report, summary, i), tail}) {
            for (const Field& field : part) {
                names += (names.empty() ? "" : ",") + field.name;
                row += (row.empty() ? "" : ",") + csv_value(field.value);
            }
        }
        rows += row + "\n";
    }
    return (header ? names + "\n" : "") + rows;
}

}  // namespace ctq::lab

#include "engine/lab/report.hpp"

#include "engine/core/exact.hpp"
#include "engine/core/json.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "engine/lab/fields.hpp"
#include "engine/lab/statistics.hpp"
#include "engine/lab/summary.hpp"
#include "engine/lab/sweep.hpp"

namespace ctq::lab {
namespace {

/// Adds the position from which the games continue, as a share code. Adds nothing for whole games.
void add_from(Fields& fields, const Report& report) {
    if (report.spec.from != nullptr) {
        fields.push_back({"from", core::write_code(*report.spec.from), true});
    }
}

/// Adds the list of seeds of merged results, by which `ctq merge` knows the games again.
void add_seeds(Fields& fields, const Report& report) {
    std::string seeds;
    for (const std::uint64_t seed : report.seeds) {
        seeds += (seeds.empty() ? "" : ",") + std::to_string(seed);
    }
    if (report.seeds.size() > 1) {
        fields.push_back({"all_seeds", "[" + seeds + "]"});
    }
}

/// Returns the fields that all entries share.
Fields head_fields(const Report& report) {
    const core::GameInfo& info = *report.spec.game->info;
    return {{"game", info.id, true},
            {"options", core::options_text(info.options, report.spec.options), true},
            {"rules_version", std::to_string(report.rules.value_or(info.rules_version))},
            {"rotate", report.spec.rotate ? "true" : "false"},
            {"games", std::to_string(report.tally.games)},
            {"seed", std::to_string(seeds_of(report).front())},
            {"seeds", std::to_string(seeds_of(report).size())},
            {"seconds", core::fixed(report.seconds, 3)}};
}

/// Returns the columns that all entries share, without those that differ between runs.
Fields table_fields(const Report& report, int table) {
    const core::GameInfo& info = *report.spec.game->info;
    Fields fields = {{"table", std::to_string(table)},
                     {"game", info.id},
                     {"rules_version", std::to_string(report.rules.value_or(info.rules_version))}};
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const core::OptionSpec& option = info.options[i];
        fields.push_back({"option." + std::string(option.key),
                          core::option_word(option, report.spec.options[static_cast<int>(i)])});
    }
    fields.push_back({"rotate", report.spec.rotate ? "true" : "false"});
    fields.push_back({"seed", std::to_string(seeds_of(report).front())});
    fields.push_back({"seeds", std::to_string(seeds_of(report).size())});
    fields.push_back({"games", std::to_string(report.tally.games)});
    add_from(fields, report);
    return fields;
}

/// Returns an entry's seat, its opponents, and its bot's parameter.
Fields seat_fields(const Report& report, std::size_t entry) {
    const std::string& bot = report.bots[entry];
    const std::size_t colon = bot.find(':');
    // The word of a program may have a colon, too.
    const bool has_number =
        colon != std::string::npos && read_millionths(bot.substr(colon + 1)).has_value();
    std::string opponents;
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        opponents += i == entry ? "" : (opponents.empty() ? "" : " ") + report.bots[i];
    }
    return {{"seat", std::to_string(entry + 1)},
            {"parameter", has_number ? bot.substr(0, colon) : ""},
            {"value", has_number ? bot.substr(colon + 1) : ""},
            {"opponents", opponents}};
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
            {"min", core::JsonWriter().halves(counts.score.least).str()},
            {"max", core::JsonWriter().halves(counts.score.most).str()},
            {"win_share", core::exact(entry.win.share)},
            {"win_low", core::exact(entry.win.low)},
            {"win_high", core::exact(entry.win.high)}};
}

std::string halves_text(std::int64_t half_points) {
    return core::JsonWriter().halves(half_points).str();
}

/// Whether the histogram has the scores of all games.
bool has_histogram(const Report& report, std::size_t entry) {
    return report.tally.games > 0 &&
           total(report.tally.entry[entry].score.values) == report.tally.games;
}

/// Returns the histogram of an entry's scores as a member of its JSON object.
std::string histogram_json(const Report& report, std::size_t entry) {
    if (!has_histogram(report, entry)) {
        return "";
    }
    const Histogram& scores = report.tally.entry[entry].score.values;
    std::string games;
    for (int i = 0; i < scores.used; ++i) {
        games += (i == 0 ? "" : ",") + std::to_string(scores.counts[static_cast<std::size_t>(i)]);
    }
    return ",\"histogram\":{\"from\":" + halves_text(scores.begin(0)) +
           ",\"width\":" + halves_text(scores.width()) + ",\"games\":[" + games + "]}";
}

/// Returns the game's statistics. Game numbers are left out of merged results, in which they are
/// meaningless.
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

}  // namespace

std::vector<std::uint64_t> seeds_of(const Report& report) {
    return report.seeds.empty() ? std::vector<std::uint64_t>{report.spec.seed} : report.seeds;
}

std::string report_json(const Report& report) {
    const Summary summary = summarize(report.tally);
    std::string seats;
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        seats += (i == 0 ? "{" : ",{") + json_members(entry_fields(report, summary, i)) +
                 histogram_json(report, i) + "}";
    }
    const Fields actions = {{"mean", core::exact(summary.actions.mean)},
                            {"sd", core::exact(summary.actions.sd)}};
    Fields head = head_fields(report);
    add_seeds(head, report);
    add_from(head, report);
    return "{" + json_members(head) + ",\"seats\":[" + seats + "],\"actions\":{" +
           json_members(actions) + "},\"statistics\":{" + json_members(statistic_fields(report)) +
           "}}";
}

std::string histogram_csv(const Report& report, int table, bool header) {
    std::vector<Fields> rows;
    for (std::size_t entry = 0; entry < report.bots.size(); ++entry) {
        if (!has_histogram(report, entry)) {
            return "";
        }
        const Histogram& scores = report.tally.entry[entry].score.values;
        for (int i = 0; i < scores.used; ++i) {
            if (const std::int64_t games = scores.counts[static_cast<std::size_t>(i)]; games > 0) {
                rows.push_back({{"table", std::to_string(table)},
                                {"seat", std::to_string(entry + 1)},
                                {"bot", report.bots[entry]},
                                {"from", halves_text(scores.begin(i))},
                                {"to", halves_text(scores.begin(i + 1) - 1)},
                                {"games", std::to_string(games)}});
            }
        }
    }
    const std::string text = csv_rows(rows);
    return header ? text : text.substr(text.find('\n') + 1);
}

std::string report_csv(const Report& report, int table, bool header) {
    const Summary summary = summarize(report.tally);
    Fields tail = statistic_fields(report);
    tail.insert(tail.begin(), {{"actions_mean", core::exact(summary.actions.mean)},
                               {"actions_sd", core::exact(summary.actions.sd)}});
    std::string text;
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        Fields row = table_fields(report, table);
        for (const Fields& more :
             {seat_fields(report, i), entry_fields(report, summary, i), tail}) {
            row.insert(row.end(), more.begin(), more.end());
        }
        text += (header && i == 0 ? csv_names(row) : "") + csv_values(row);
    }
    return text;
}

}  // namespace ctq::lab

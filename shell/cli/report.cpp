#include "shell/cli/report.hpp"

#include <cstdarg>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "engine/lab/statistics.hpp"
#include "engine/lab/summary.hpp"

namespace ctq::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string options_of(const Report& report) {
    return core::options_text(report.spec.game->info->options, report.spec.options);
}

Json seeds_of(const Report& report) {
    if (report.seeds.empty()) {
        return report.spec.seed;
    }
    return report.seeds.size() == 1 ? Json(report.seeds.front()) : Json(report.seeds);
}

/// A score in points: whole where it is.
Json points(std::int32_t half_points) {
    return half_points % 2 == 0 ? Json(half_points / 2) : Json(half_points / 2.0);
}

Json entry_json(const Report& report, const lab::Summary& summary, std::size_t i) {
    const lab::EntryTally& counts = report.tally.entry[i];
    const lab::EntrySummary& entry = summary.entries[i];
    return {{"bot", report.bots[i]},
            {"wins", counts.wins},
            {"draws", counts.draws},
            {"losses", counts.losses},
            {"unfinished", counts.unfinished},
            {"mean", entry.score.mean},
            {"sd", entry.score.sd},
            {"se", entry.score.se},
            {"min", points(counts.score.least)},
            {"max", points(counts.score.most)},
            {"win_share", entry.win.share},
            {"win_low", entry.win.low},
            {"win_high", entry.win.high}};
}

/// A number of a game in its series, which says nothing where series were merged.
bool is_noted_game(const lab::Fact& fact) {
    constexpr std::string_view kEnd = "_game";
    return fact.name.size() > kEnd.size() &&
           fact.name.compare(fact.name.size() - kEnd.size(), kEnd.size(), kEnd) == 0;
}

Json statistics_json(const Report& report) {
    Json json = Json::object();
    for (const lab::Fact& fact :
         lab::statistic_facts(report.spec.game->statistics(), report.tally)) {
        if (!report.seeds.empty() && is_noted_game(fact)) {
            continue;
        }
        json[fact.name] =
            fact.digits == 0 ? Json(static_cast<std::int64_t>(fact.value)) : Json(fact.value);
    }
    return json;
}

Json whole_json(const Report& report) {
    const lab::Summary summary = lab::summarize(report.tally);
    Json seats = Json::array();
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        seats.push_back(entry_json(report, summary, i));
    }
    Json whole = {{"game", report.spec.game->info->id},
                  {"options", options_of(report)},
                  {"rules", report.rules.value_or(report.spec.game->info->rules_version)},
                  {"rotate", report.spec.rotate},
                  {"games", report.tally.games},
                  {"seed", seeds_of(report)},
                  {"seconds", report.seconds},
                  {"seats", seats},
                  {"actions", {{"mean", summary.actions.mean}, {"sd", summary.actions.sd}}}};
    if (const Json statistics = statistics_json(report); !statistics.empty()) {
        whole["statistics"] = statistics;
    }
    return whole;
}

std::string csv_field(const Json& value) {
    std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    if (text.find_first_of(",\"\n") == std::string::npos) {
        return text;
    }
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 2)) {
        text.insert(at, 1, '"');
    }
    return '"' + text + '"';
}

/// printf into a string: tables want columns.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...) {
    char buffer[256];
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

}  // namespace

std::string report_json(const Report& report) {
    return whole_json(report).dump() + "\n";
}

std::string report_csv(const Report& report) {
    const Json json = whole_json(report);
    std::string head;
    std::string rows;
    for (const Json& seat : json["seats"]) {
        Json row = {{"game", json["game"]},      {"options", json["options"]},
                    {"rules", json["rules"]},    {"rotate", json["rotate"]},
                    {"games", json["games"]},    {"seed", json["seed"]},
                    {"seconds", json["seconds"]}};
        row.update(seat);
        row["actions_mean"] = json["actions"]["mean"];
        row["actions_sd"] = json["actions"]["sd"];
        if (json.contains("statistics")) {
            row.update(json["statistics"]);
        }
        head.clear();
        for (const auto& [name, value] : row.items()) {
            head += (head.empty() ? "" : ",") + name;
            rows += (name == "game" ? "" : ",") + csv_field(value);
        }
        rows += "\n";
    }
    return head + "\n" + rows;
}

std::string reports_text(const std::vector<Report>& reports, Format format) {
    std::string text;
    Json list = Json::array();
    for (const Report& report : reports) {
        if (format == Format::json) {
            list.push_back(whole_json(report));
        } else if (format == Format::csv) {
            const std::string csv = report_csv(report);
            text += text.empty() ? csv : csv.substr(csv.find('\n') + 1);
        } else {
            text += (text.empty() ? "" : "\n") + report_table(report);
        }
    }
    return format == Format::json ? list.dump() + "\n" : text;
}

std::string report_table(const Report& report) {
    const lab::Summary summary = lab::summarize(report.tally);
    const std::string options = options_of(report);
    std::string text =
        report.spec.game->info->title + (options.empty() ? "" : ", " + options) +
        (report.spec.rotate ? ", seats changed from game to game" : "") +
        formatted(": %lld games, seed %s, %.2f s\n\n", static_cast<long long>(report.tally.games),
                  seeds_of(report).dump().c_str(), report.seconds);
    text +=
        "bot                    wins      draws     losses unfinished   win share (95 %)      "
        "  score      sd    min    max\n";
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        const lab::EntryTally& counts = report.tally.entry[i];
        const lab::EntrySummary& entry = summary.entries[i];
        text += formatted(
            "%-16.40s %10lld %10lld %10lld %10lld   %.4f (%.4f–%.4f) %8.3f %7.3f %6.1f %6.1f\n",
            report.bots[i].c_str(), static_cast<long long>(counts.wins),
            static_cast<long long>(counts.draws), static_cast<long long>(counts.losses),
            static_cast<long long>(counts.unfinished), entry.win.share, entry.win.low,
            entry.win.high, entry.score.mean, entry.score.sd, counts.score.least / 2.0,
            counts.score.most / 2.0);
    }
    text +=
        formatted("\nactions a game: %.1f (sd %.1f)\n", summary.actions.mean, summary.actions.sd);
    for (const std::string& line :
         lab::statistic_lines(report.spec.game->statistics(), report.tally)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace ctq::cli

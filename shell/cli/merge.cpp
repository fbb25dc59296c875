#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/core/incoming/encoding.hpp"
#include "engine/core/share.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq merge: merges the results of runs with different seeds, from one machine or many. A result
/// has histograms of scores only, but the sums behind its means and deviations can be recovered
/// because they are whole numbers.
namespace ctq::cli {
namespace {

using Json = nlohmann::json;

constexpr double kMostMerged = 1e15;
/// The largest file of results, in bytes: enough for a sweep of some hundred thousand cells.
constexpr std::size_t kMostResultBytes = 1U << 28U;

/// Sets the sums of n numbers and of their squares, in whole multiples of 1 / `unit`, from the mean
/// and deviation at these keys.
void set_sums(lab::Quantity& into, const Json& json, const std::string& prefix, std::int64_t games,
              int unit) {
    const double n = static_cast<double>(games);
    const double total = json.at(prefix + "mean").get<double>() * n * unit;
    const double sd = json.at(prefix + "sd").get<double>() * unit;
    const double squares = sd * sd * (n - 1) + total * total / n;
    if (!(std::abs(total) < kMostMerged) || !(squares < kMostMerged * kMostMerged)) {
        refuse("A mean or deviation in a result is out of range.");
    }
    into.sum = std::llround(total);
    into.squares = std::llround(std::min(squares, 9e18));
}

/// Reads a number of games, `most` at most.
std::int64_t count_of(const Json& json, const std::string& key, std::int64_t most) {
    const auto count = json.at(key).get<std::int64_t>();
    if (count < 0 || count > most) {
        refuse("A count in a result is out of range.");
    }
    return count;
}

/// Reads a histogram of scores. `games`: how many there must be.
lab::Histogram read_histogram(const Json& json, std::int64_t games) {
    lab::Histogram histogram;
    const auto width = std::llround(json.at("width").get<double>() * 2);
    const auto from = std::llround(json.at("from").get<double>() * 2);
    const Json& counts = json.at("games");
    while (histogram.width() < width && histogram.shift < 40) {
        ++histogram.shift;
    }
    if (histogram.width() != width || from % width != 0 || std::abs(from) > INT32_MAX ||
        counts.size() > lab::Histogram::kBuckets) {
        refuse("A histogram in a result is out of range.");
    }
    histogram.first = from / width;
    histogram.used = static_cast<int>(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        histogram.counts[i] = counts[i].get<std::int64_t>();
        if (histogram.counts[i] < 0 || histogram.counts[i] > games) {
            refuse("A count in a result is out of range.");
        }
    }
    if (lab::total(histogram) != games) {
        refuse("A histogram in a result does not have all its games.");
    }
    return histogram;
}

void read_entry(const Json& json, lab::EntryTally& entry, std::int64_t games) {
    entry.wins = count_of(json, "wins", games);
    entry.draws = count_of(json, "draws", games);
    entry.losses = count_of(json, "losses", games);
    entry.unfinished = count_of(json, "unfinished", games);
    if (entry.wins + entry.draws + entry.losses + entry.unfinished != games) {
        refuse("Wins, draws, losses and unfinished games of a result are not all its games.");
    }
    set_sums(entry.score, json, "", games, 2);
    entry.score.least = static_cast<std::int32_t>(std::lround(json.at("min").get<double>() * 2));
    entry.score.most = static_cast<std::int32_t>(std::lround(json.at("max").get<double>() * 2));
    if (json.contains("histogram")) {  // an older ctq wrote none
        entry.score.values = read_histogram(json.at("histogram"), games);
    }
}

/// Reads a statistic with one number per game. Only the total of its histogram is known and needed
/// in a report of merged results, so all games are counted at the least value.
lab::Quantity read_number(const Json& statistics, const std::string& id, std::int64_t most_games,
                          int unit) {
    lab::Quantity quantity;
    const std::int64_t games = count_of(statistics, id + "_games", most_games);
    if (games == 0) {
        return quantity;
    }
    const auto value = [&](const char* what) {
        return static_cast<std::int32_t>(
            std::lround(statistics.at(id + what).get<double>() * unit));
    };
    lab::count(quantity, value("_min"), 0, games);
    quantity.most = value("_max");
    set_sums(quantity, statistics, id + "_", games, unit);
    return quantity;
}

/// Reads a statistic that counts names.
lab::Quantity read_names(const Json& statistics, const core::Statistic& one, std::int64_t games) {
    const double unit =
        one.kind == core::Statistic::Kind::amounts ? 100 * static_cast<double>(games) : 1;
    lab::Quantity quantity;
    for (std::size_t name = 0; name < one.names.size(); ++name) {
        const double count =
            statistics.at(std::string(one.id) + "." + one.names[name]).get<double>() * unit;
        if (!(count >= 0) || !(count < kMostMerged)) {
            refuse("A count in a result is out of range.");
        }
        if (count >= 0.5) {
            lab::count(quantity, static_cast<std::int32_t>(name), 0, std::llround(count));
        }
    }
    return quantity;
}

void read_statistics(const Json& statistics, lab::Report& report) {
    lab::Tally& tally = report.tally;
    if (statistics.contains("lead_games")) {
        tally.lead = read_number(statistics, "lead", tally.games, 2);
    }
    for (const core::Statistic& one : report.spec.game->statistics()) {
        tally.statistics.push_back(one.kind == core::Statistic::Kind::number
                                       ? read_number(statistics, one.id, tally.games, 1)
                                       : read_names(statistics, one, tally.games));
    }
}

/// Reads the seeds of a result. An older ctq wrote those of merged results as `seed`.
std::vector<std::uint64_t> read_seeds(const Json& json) {
    const Json& seeds = json.contains("all_seeds") ? json.at("all_seeds") : json.at("seed");
    if (seeds.is_array()) {
        return seeds.get<std::vector<std::uint64_t>>();
    }
    return {seeds.get<std::uint64_t>()};
}

/// Reads the version of the rules. An older ctq called it `rules`.
int read_rules(const Json& json) {
    return json.at(json.contains("rules_version") ? "rules_version" : "rules").get<int>();
}

lab::Report read_result(const Json& json) {
    lab::Report report;
    const Json& seats = json.at("seats");
    for (const Json& seat : seats) {
        report.bots.push_back(seat.at("bot").get<std::string>());
    }
    report.spec =
        match_up(json.at("game").get<std::string>(), json.at("options").get<std::string>(),
                 core::joined(report.bots, ","), 0, json.at("rotate").get<bool>());
    if (json.contains("from")) {
        expect(lab::begin_from(report.spec, json.at("from").get<std::string>()));
    }
    report.rules = read_rules(json);
    report.seeds = read_seeds(json);
    report.seconds = json.at("seconds").get<double>();
    lab::Tally& tally = report.tally;
    tally.games = json.at("games").get<std::int64_t>();
    tally.entries = static_cast<int>(report.bots.size());
    if (tally.games < 1 || static_cast<double>(tally.games) > kMostMerged) {
        refuse("The number of games in a result is out of range.");
    }
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        read_entry(seats.at(i), tally.entry[i], tally.games);
    }
    set_sums(tally.actions, json.at("actions"), "", tally.games, 1);
    if (const auto statistics = json.find("statistics");
        statistics != json.end() && !statistics->empty()) {
        read_statistics(*statistics, report);
    }
    return report;
}

/// A property that all results of one experiment share.
struct Trait {
    const char* what;
    std::string (*of)(const lab::Report& report);
};
constexpr Trait kTraits[] = {
    {"games", [](const lab::Report& one) { return std::string(one.spec.game->info->id); }},
    {"versions of the rules", [](const lab::Report& one) { return std::to_string(*one.rules); }},
    {"options", [](const lab::Report& one) { return options_of(one.spec); }},
    {"positions",
     [](const lab::Report& one) {
         return one.spec.from == nullptr ? "" : core::write_code(*one.spec.from);
     }},
    {"bots", [](const lab::Report& one) { return core::joined(one.bots, ","); }}};

/// Describes the property in which two results differ, so that they belong to different
/// experiments; empty if they belong to the same one.
std::string difference(const lab::Report& a, const lab::Report& b) {
    for (const Trait& trait : kTraits) {
        if (const auto one = trait.of(a), other = trait.of(b); one != other) {
            return std::string("their ") + trait.what + " differ, " + core::quoted(one) + " and " +
                   core::quoted(other);
        }
    }
    return a.spec.rotate == b.spec.rotate
               ? ""
               : "one changed seats from game to game (--rotate), the other did not";
}

void merge_report(lab::Report& into, const lab::Report& more) {
    for (const std::uint64_t seed : more.seeds) {
        if (std::find(into.seeds.begin(), into.seeds.end(), seed) != into.seeds.end()) {
            refuse("Two results of the same bots used seed " + std::to_string(seed) +
                   ": they hold the same games.");
        }
        into.seeds.push_back(seed);
    }
    into.seconds += more.seconds;
    lab::add_to(into.tally, more.tally);
}

/// Reads the result of `ctq run --json`, or the results of `ctq sweep --json`.
std::vector<lab::Report> read_results(const std::string& text, const std::string& where) {
    try {
        const Json json = Json::parse(text);
        std::vector<lab::Report> reports;
        for (const Json& one : json.is_array() ? json : Json::array({json})) {
            if (one.contains("seats") && !one.contains("rotate")) {
                refuse(where +
                       " comes from an older ctq and does not say whether seats were "
                       "changed (--rotate): play it again.");
            }
            reports.push_back(read_result(one));
        }
        return reports;
    } catch (const Json::exception&) {
        refuse(where + " is no result of ctq run --json or ctq sweep --json.");
    }
}

/// Adds the results of one file to the corresponding results of earlier files.
void merge_reports(std::vector<lab::Report>& into, const std::vector<lab::Report>& more,
                   const std::string& what) {
    const std::string prefix = what + " don't belong together: ";
    if (into.size() != more.size()) {
        refuse(prefix + "one has " + std::to_string(into.size()) + " match-ups, the other " +
               std::to_string(more.size()) + ".");
    }
    for (std::size_t i = 0; i < into.size(); ++i) {
        if (const std::string why = difference(into[i], more[i]); !why.empty()) {
            refuse(std::string(prefix).append(why).append("."));
        }
        merge_report(into[i], more[i]);
    }
}

}  // namespace

void merge(const MergeArguments& arguments) {
    const std::vector<std::string>& files = arguments.results;
    const auto results = [](const std::string& path) {
        return read_results(core::utf8_of(read_text(path, kMostResultBytes)), core::quoted(path));
    };
    std::vector<lab::Report> sum = results(files.front());
    for (std::size_t i = 1; i < files.size(); ++i) {
        merge_reports(sum, results(files[i]),
                      core::quoted(files.front()) + " and " + core::quoted(files[i]));
    }
    if (sum.empty()) {
        refuse("There is no result to merge.");
    }
    write_histograms(arguments.histograms, sum);
    print(sum.size() == 1 ? report_text(sum.front(), arguments.format)
                          : reports_text(sum, arguments.format));
}

}  // namespace ctq::cli

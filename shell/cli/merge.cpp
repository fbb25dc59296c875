#include "shell/cli/merge.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq merge: adds the results of runs with different seeds, from one machine or many. Leads and
/// statistics are left behind: a result tells too little of them to add them up.
namespace ctq::cli {
namespace {

using Json = nlohmann::json;

constexpr double kMostGames = 1e15;

/// The sums behind the mean and the standard deviation of n whole numbers of `unit` to one.
struct Sums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
};

Sums sums(const Json& json, std::int64_t games, int unit) {
    const double n = static_cast<double>(games);
    const double total = json.at("mean").get<double>() * n * unit;
    const double sd = json.at("sd").get<double>() * unit;
    const double squares = sd * sd * (n - 1) + total * total / n;
    if (!(std::abs(total) < kMostGames) || !(squares < kMostGames * kMostGames)) {
        refuse("A mean or deviation in a result is out of range.");
    }
    return {std::llround(total), std::llround(std::min(squares, 9e18))};
}

void read_entry(const Json& json, lab::EntryTally& entry, std::int64_t games) {
    entry.wins = json.at("wins").get<std::int64_t>();
    entry.draws = json.at("draws").get<std::int64_t>();
    entry.losses = json.at("losses").get<std::int64_t>();
    entry.unfinished = json.at("unfinished").get<std::int64_t>();
    for (const std::int64_t count : {entry.wins, entry.draws, entry.losses, entry.unfinished}) {
        if (count < 0 || count > games) {
            refuse("A count in a result is out of range.");
        }
    }
    if (entry.wins + entry.draws + entry.losses + entry.unfinished != games) {
        refuse("Wins, draws, losses and unfinished games of a result are not all its games.");
    }
    const Sums score = sums(json, games, 2);
    entry.score.sum = score.sum;
    entry.score.squares = score.squares;
    entry.score.least = static_cast<std::int32_t>(std::lround(json.at("min").get<double>() * 2));
    entry.score.most = static_cast<std::int32_t>(std::lround(json.at("max").get<double>() * 2));
}

std::vector<std::uint64_t> read_seeds(const Json& json) {
    if (json.is_array()) {
        return json.get<std::vector<std::uint64_t>>();
    }
    return {json.get<std::uint64_t>()};
}

Report read_result(const Json& json) {
    Report report;
    const Json& seats = json.at("seats");
    std::string names;
    for (const Json& seat : seats) {
        report.bots.push_back(seat.at("bot").get<std::string>());
        names += (names.empty() ? "" : ",") + report.bots.back();
    }
    report.spec = match_up(json.at("game").get<std::string>(),
                           json.at("options").get<std::string>(), names, 0, false);
    report.seeds = read_seeds(json.at("seed"));
    report.seconds = json.at("seconds").get<double>();
    lab::Tally& tally = report.tally;
    tally.games = json.at("games").get<std::int64_t>();
    tally.entries = static_cast<int>(report.bots.size());
    if (tally.games < 1 || static_cast<double>(tally.games) > kMostGames) {
        refuse("The number of games in a result is out of range.");
    }
    for (std::size_t i = 0; i < report.bots.size(); ++i) {
        read_entry(seats.at(i), tally.entry[i], tally.games);
    }
    const Sums actions = sums(json.at("actions"), tally.games, 1);
    tally.actions.sum = actions.sum;
    tally.actions.squares = actions.squares;
    return report;
}

bool alike(const Report& a, const Report& b) {
    return a.spec.game == b.spec.game && a.spec.options == b.spec.options && a.bots == b.bots;
}

void join(Report& into, const Report& more) {
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

}  // namespace

std::vector<Report> read_results(const std::string& text, const std::string& where) {
    try {
        const Json json = Json::parse(text);
        std::vector<Report> reports;
        if (!json.is_array()) {
            return {read_result(json)};
        }
        for (const Json& one : json) {
            reports.push_back(read_result(one));
        }
        return reports;
    } catch (const Json::exception&) {
        refuse(where + " is no result of ctq run --json or ctq sweep --json.");
    }
}

std::vector<Report> merged(const std::vector<Report>& reports) {
    std::vector<Report> list;
    for (const Report& report : reports) {
        const auto same = std::find_if(list.begin(), list.end(),
                                       [&](const Report& other) { return alike(report, other); });
        if (same == list.end()) {
            list.push_back(report);
        } else {
            join(*same, report);
        }
    }
    return list;
}

void merge(const MergeArguments& arguments) {
    std::vector<Report> reports;
    for (const std::string& path : arguments.results) {
        for (Report& report : read_results(read_text(path), core::quoted(path))) {
            reports.push_back(std::move(report));
        }
    }
    const std::vector<Report> list = merged(reports);
    if (list.empty()) {
        refuse("There is no result to merge.");
    }
    if (list.size() == 1 && arguments.format == Format::json) {
        print(report_json(list.front()));
    } else {
        print(reports_text(list, arguments.format));
    }
}

}  // namespace ctq::cli

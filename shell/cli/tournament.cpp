#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "engine/core/text.hpp"
#include "engine/lab/ratings.hpp"
#include "engine/lab/summary.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq tournament: every table that can be made of some bots, and how strong they are by it.
namespace ctq::cli {
namespace {

constexpr double kAnchorElo = 1000;
constexpr std::int64_t kMostTables = 5000;
/// The bootstrap draws each game anew in every resample.
constexpr std::int64_t kMostGamesATable = 1'000'000;

struct Field {
    std::vector<std::string> bots;
    std::vector<std::int64_t> games;
    std::vector<std::int64_t> wins;
    std::vector<std::int64_t> draws;
    std::vector<std::int64_t> unfinished;
};

/// Every choice of `seats` of `count` players, in order; each rises.
std::vector<std::vector<int>> subsets(int count, int seats) {
    std::vector<std::vector<int>> all;
    std::vector<int> chosen(static_cast<std::size_t>(seats));
    std::iota(chosen.begin(), chosen.end(), 0);
    while (true) {
        all.push_back(chosen);
        if (static_cast<std::int64_t>(all.size()) > kMostTables) {
            refuse("So many bots make more than " + std::to_string(kMostTables) +
                   " tables: name fewer.");
        }
        int i = seats - 1;
        while (i >= 0 && chosen[static_cast<std::size_t>(i)] == count - seats + i) {
            --i;
        }
        if (i < 0) {
            return all;
        }
        ++chosen[static_cast<std::size_t>(i)];
        for (int j = i + 1; j < seats; ++j) {
            chosen[static_cast<std::size_t>(j)] = chosen[static_cast<std::size_t>(j - 1)] + 1;
        }
    }
}

std::string seats_text(const Field& field, const std::vector<int>& players) {
    std::string text;
    for (const int player : players) {
        text += (text.empty() ? "" : ",") + field.bots[static_cast<std::size_t>(player)];
    }
    return text;
}

void count(Field& field, const std::vector<int>& players, const lab::Tally& tally) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto player = static_cast<std::size_t>(players[i]);
        field.games[player] += tally.games;
        field.wins[player] += tally.entry[i].wins;
        field.draws[player] += tally.entry[i].draws;
        field.unfinished[player] += tally.entry[i].unfinished;
    }
}

double elo(double strength) {
    return kAnchorElo + 400 * std::log10(strength);
}

struct Row {
    std::string bot;
    double elo;
    double low;
    double high;
    std::int64_t games;
    std::int64_t unfinished;
    lab::Share wins;
};

lab::Fields fields_of(const TournamentArguments& arguments, const Row& row) {
    return {{"game", arguments.game, true},
            {"options", arguments.options, true},
            {"seats", std::to_string(arguments.seats)},
            {"bot", row.bot, true},
            {"elo", core::fixed(row.elo, 0)},
            {"elo_low", core::fixed(row.low, 0)},
            {"elo_high", core::fixed(row.high, 0)},
            {"games", std::to_string(row.games)},
            {"wins", core::fixed(row.wins.share, 4)},
            {"wins_low", core::fixed(row.wins.low, 4)},
            {"wins_high", core::fixed(row.wins.high, 4)},
            {"unfinished", std::to_string(row.unfinished)},
            {"seed", std::to_string(arguments.seed)}};
}

std::string rows_of(const TournamentArguments& arguments, const std::vector<Row>& rows) {
    std::vector<lab::Fields> list;
    for (const Row& row : rows) {
        list.push_back(fields_of(arguments, row));
    }
    return rows_text(list, arguments.format);
}

std::string table_of(const std::vector<Row>& rows) {
    std::string text =
        "bot                  Elo (95 %)               games  unfinished   wins (95 %)\n";
    char buffer[512];
    for (const Row& row : rows) {
        std::snprintf(buffer, sizeof buffer,
                      "%-16.40s %6.0f (%.0f to %.0f) %12lld %11lld   %.4f (%.4f–%.4f)\n",
                      row.bot.c_str(), row.elo, row.low, row.high,
                      static_cast<long long>(row.games), static_cast<long long>(row.unfinished),
                      row.wins.share, row.wins.low, row.wins.high);
        text += buffer;
    }
    return text;
}

std::string mirror_line(const TournamentArguments& arguments, const lab::Share& mirror,
                        const std::string& bot) {
    const double fair = 1.0 / arguments.seats;
    char buffer[512];
    std::snprintf(buffer, sizeof buffer,
                  "\nmirror: %s against itself gets %.4f (%.4f–%.4f) of the first places; %s %.4f "
                  "is fair.\n",
                  bot.c_str(), mirror.share, mirror.low, mirror.high,
                  mirror.low <= fair && fair <= mirror.high ? "as it should," : "but", fair);
    return buffer;
}

/// A bot at all seats: the share of the first entry must be fair.
lab::Share play_mirror(const TournamentArguments& arguments, const std::string& bot,
                       Programs& programs, Progress& progress) {
    std::string seats = bot;
    for (int i = 1; i < arguments.seats; ++i) {
        seats += "," + bot;
    }
    const lab::Spec spec =
        match_up(arguments.game, arguments.options, seats, ~arguments.seed, true, &programs);
    const lab::Tally tally =
        play_in_parts(spec, arguments.games, arguments.threads, progress, programs.player());
    const lab::TableResult result =
        lab::table_result(std::vector<int>(static_cast<std::size_t>(arguments.seats), 0), tally);
    const std::int64_t decided = tally.games - tally.entry[0].unfinished;
    std::int64_t shared = 0;
    for (const std::int64_t draws : result.draws) {
        shared += draws;
    }
    const std::int64_t part = shared == 0 ? 0 : result.drawn * result.draws[0] / shared;
    return lab::wilson(result.wins[0] + part, decided);
}

Field read_field(const TournamentArguments& arguments) {
    Field field;
    for (const std::string_view name : core::split(arguments.bots, ',')) {
        if (std::find(field.bots.begin(), field.bots.end(), name) != field.bots.end()) {
            refuse("The bot " + core::quoted(name) + " is named twice.");
        }
        field.bots.emplace_back(name);
    }
    if (std::find(field.bots.begin(), field.bots.end(), "random") == field.bots.end()) {
        field.bots.emplace_back("random");  // whoever does not beat it has learned nothing
    }
    if (static_cast<int>(field.bots.size()) < arguments.seats) {
        refuse("A table of " + std::to_string(arguments.seats) + " needs as many bots.");
    }
    field.games.resize(field.bots.size());
    field.wins.resize(field.bots.size());
    field.draws.resize(field.bots.size());
    field.unfinished.resize(field.bots.size());
    return field;
}

int find_anchor(const Field& field, const std::string& name) {
    const auto found = std::find(field.bots.begin(), field.bots.end(), name);
    if (!name.empty() && found == field.bots.end()) {
        refuse("The anchor " + core::quoted(name) + " is none of the bots.");
    }
    return name.empty() ? 0 : static_cast<int>(found - field.bots.begin());
}

std::vector<Row> rate(const Field& field, std::span<const lab::TableResult> results, int anchor,
                      std::uint64_t seed) {
    const int players = static_cast<int>(field.bots.size());
    const auto strengths = lab::strengths(players, results);
    const auto bounds = lab::strength_bounds(players, results, anchor, seed);
    std::vector<Row> rows;
    for (std::size_t i = 0; i < field.bots.size(); ++i) {
        rows.push_back({field.bots[i],
                        elo(strengths[i] / strengths[static_cast<std::size_t>(anchor)]),
                        elo(bounds[i].low), elo(bounds[i].high), field.games[i],
                        field.unfinished[i], lab::wilson(field.wins[i], field.games[i])});
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.elo > b.elo; });
    return rows;
}

}  // namespace

void tournament(const TournamentArguments& arguments) {
    if (arguments.games > kMostGamesATable) {
        refuse("--games is at most " + std::to_string(kMostGamesATable) + " a table here.");
    }
    Field field = read_field(arguments);
    const int anchor = find_anchor(field, arguments.anchor);
    const auto tables = subsets(static_cast<int>(field.bots.size()), arguments.seats);
    Programs programs(std::chrono::seconds(arguments.think));
    std::vector<lab::Spec> specs;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        specs.push_back(match_up(arguments.game, arguments.options, seats_text(field, tables[i]),
                                 core::nth_seed(arguments.seed, i), true, &programs));
    }
    const Interrupt interrupt;
    std::vector<lab::TableResult> results;
    std::int64_t played = 0;
    std::string mirror;
    const std::int64_t all = arguments.games * static_cast<std::int64_t>(tables.size());
    {
        Progress progress(all + arguments.games);
        for (std::size_t i = 0; i < tables.size() && !Interrupt::asked(); ++i) {
            const lab::Tally tally = play_in_parts(specs[i], arguments.games, arguments.threads,
                                                   progress, programs.player());
            progress.finish(arguments.games);
            if (tally.games > 0) {
                played += tally.games;
                count(field, tables[i], tally);
                results.push_back(lab::table_result(tables[i], tally));
            }
        }
        if (!Interrupt::asked()) {
            const std::string& bot = field.bots.front();
            const lab::Share share = play_mirror(arguments, bot, programs, progress);
            mirror = Interrupt::asked() ? "" : mirror_line(arguments, share, bot);
        }
    }
    if (std::find(field.games.begin(), field.games.end(), 0) == field.games.end()) {
        const std::vector<Row> rows = rate(field, results, anchor, arguments.seed);
        print(arguments.format == Format::table ? table_of(rows) + mirror
                                                : rows_of(arguments, rows));
    } else {
        remark("Not every bot has played yet: there is nothing to rate.");
    }
    tell_interrupted(played, all);
}

}  // namespace ctq::cli

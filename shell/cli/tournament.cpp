#include <algorithm>

#include "engine/core/text.hpp"
#include "engine/lab/tournament.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"

/// ctq tournament: plays every possible table of some bots and rates the bots.
namespace ctq::cli {
namespace {

std::string rating_rows(const TournamentArguments& arguments, const lab::Tournament& tournament,
                        const std::vector<lab::Rating>& ratings) {
    const lab::TournamentHead head{arguments.game, arguments.options, arguments.seats,
                                   arguments.seed};
    std::vector<lab::Fields> list;
    for (const lab::Rating& rating : ratings) {
        list.push_back(lab::rating_fields(head, tournament, rating));
    }
    return rows_text(list, arguments.format);
}

std::string rating_table(const lab::Tournament& tournament,
                         const std::vector<lab::Rating>& ratings) {
    std::string text =
        "bot                  Elo (95 %)               games  unfinished   wins (95 %)\n";
    for (const lab::Rating& row : ratings) {
        text += formatted("%-16.40s %6.0f (%.0f to %.0f) %12lld %11lld   %.4f (%.4f–%.4f)\n",
                          tournament.bots[static_cast<std::size_t>(row.bot)].c_str(), row.elo,
                          row.low, row.high, static_cast<long long>(row.games),
                          static_cast<long long>(row.unfinished), row.wins.share, row.wins.low,
                          row.wins.high);
    }
    return text;
}

std::string mirror_line(const TournamentArguments& arguments, const lab::Share& mirror,
                        const std::string& bot) {
    const double fair = 1.0 / arguments.seats;
    return formatted(
        "\nmirror: %s against itself gets %.4f (%.4f–%.4f) of the first places; %s %.4f "
        "is fair.\n",
        bot.c_str(), mirror.share, mirror.low, mirror.high,
        mirror.low <= fair && fair <= mirror.high ? "as it should," : "but", fair);
}

/// Plays a bot against itself at all seats. The share of the first entry should be fair.
lab::Share play_mirror(const TournamentArguments& arguments, const std::string& bot,
                       Programs& programs, Progress& progress) {
    const std::string seats =
        core::joined(std::vector<std::string>(static_cast<std::size_t>(arguments.seats), bot), ",");
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

lab::Tournament read_tournament(const TournamentArguments& arguments) {
    std::vector<std::string> bots = core::strings(core::split(arguments.bots, ','));
    if (std::find(bots.begin(), bots.end(), "random") == bots.end()) {
        bots.emplace_back("random");  // the baseline: a bot that does not beat it is useless
    }
    return expect(lab::make_tournament(std::move(bots), arguments.seats));
}

int find_anchor(const lab::Tournament& tournament, const std::string& name) {
    const auto& bots = tournament.bots;
    const auto found = std::find(bots.begin(), bots.end(), name);
    if (!name.empty() && found == bots.end()) {
        refuse("The anchor " + core::quoted(name) + " is none of the bots.");
    }
    return name.empty() ? 0 : static_cast<int>(found - bots.begin());
}

/// Returns the specs of all tables.
std::vector<lab::Spec> specs_of(const TournamentArguments& arguments,
                                const lab::Tournament& tournament, Programs& programs) {
    std::vector<lab::Spec> specs;
    for (std::size_t i = 0; i < tournament.tables.size(); ++i) {
        specs.push_back(match_up(arguments.game, arguments.options,
                                 lab::table_seats(tournament, static_cast<int>(i)),
                                 core::nth_seed(arguments.seed, i), true, &programs));
    }
    return specs;
}

}  // namespace

void tournament(const TournamentArguments& arguments) {
    if (arguments.games > lab::kMostTableGames) {
        refuse("--games is at most " + std::to_string(lab::kMostTableGames) + " a table here.");
    }
    const lab::Tournament tournament = read_tournament(arguments);
    const int anchor = find_anchor(tournament, arguments.anchor);
    Programs programs(std::chrono::seconds(arguments.think));
    const std::vector<lab::Spec> specs = specs_of(arguments, tournament, programs);
    const Interrupt interrupt;
    std::vector<lab::Tally> tallies;
    std::int64_t played = 0;
    std::string mirror;
    const std::int64_t all = arguments.games * static_cast<std::int64_t>(specs.size());
    {
        Progress progress(all + arguments.games);
        for (std::size_t i = 0; i < specs.size() && !Interrupt::pressed(); ++i) {
            tallies.push_back(play_in_parts(specs[i], arguments.games, arguments.threads, progress,
                                            programs.player()));
            progress.finish(arguments.games);
            played += tallies.back().games;
        }
        if (!Interrupt::pressed()) {
            const std::string& bot = tournament.bots.front();
            const lab::Share share = play_mirror(arguments, bot, programs, progress);
            mirror = Interrupt::pressed() ? "" : mirror_line(arguments, share, bot);
        }
    }
    if (lab::can_rate(tournament, tallies)) {
        const auto bounds = lab::strength_bounds(
            tournament.players(), lab::table_results(tournament, tallies), anchor, arguments.seed);
        const auto ratings = lab::rate(tournament, tallies, anchor, bounds);
        print(arguments.format == Format::table ? rating_table(tournament, ratings) + mirror
                                                : rating_rows(arguments, tournament, ratings));
    } else {
        remark("Not every bot has played yet: there is nothing to rate.");
    }
    throw_if_interrupted(played, all);
}

}  // namespace ctq::cli

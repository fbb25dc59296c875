#include <algorithm>
#include <optional>

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

/// The position from which games continue; null for whole games.
using Position = std::shared_ptr<const core::Match>;

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

std::string mirror_line(const lab::Mirror& mirror) {
    return formatted(
        "\nmirror: %s against itself gets %.4f (%.4f–%.4f) of the first places; %s %.4f "
        "is fair.\n",
        mirror.bot.c_str(), mirror.share.share, mirror.share.low, mirror.share.high,
        mirror.as_expected() ? "as it should," : "but", mirror.fair);
}

/// Plays the first bot against itself at all seats. None after Ctrl-C.
std::optional<lab::Mirror> play_mirror(const TournamentArguments& arguments, const std::string& bot,
                                       const Position& position, Programs& programs,
                                       Progress& progress) {
    const std::string seats = core::joined(
        std::vector<std::string>(static_cast<std::size_t>(arguments.players), bot), ",");
    lab::Spec spec =
        match_up(arguments.game, arguments.options, seats, ~arguments.seed, true, &programs);
    begin_from(spec, position, arguments.options);
    const lab::Tally tally =
        play_in_parts(spec, arguments.games, arguments.threads, progress, programs.player());
    return Interrupt::pressed() ? std::nullopt
                                : std::optional(lab::mirror_of(bot, arguments.players, tally));
}

lab::Tournament read_tournament(const TournamentArguments& arguments) {
    std::vector<std::string> bots = core::strings(core::split(arguments.bots, ','));
    if (std::find(bots.begin(), bots.end(), "random") == bots.end()) {
        bots.emplace_back("random");  // the baseline: a bot that does not beat it is useless
    }
    return expect(lab::make_tournament(std::move(bots), arguments.players));
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
                                const lab::Tournament& tournament, const Position& position,
                                Programs& programs) {
    std::vector<lab::Spec> specs;
    for (std::size_t i = 0; i < tournament.tables.size(); ++i) {
        specs.push_back(match_up(arguments.game, arguments.options,
                                 lab::table_seats(tournament, static_cast<int>(i)),
                                 core::nth_seed(arguments.seed, i), true, &programs));
        begin_from(specs.back(), position, arguments.options);
    }
    return specs;
}

/// Rates the bots, and writes the results in the requested format. `any`: the experiment of any
/// table.
std::string results_text(const TournamentArguments& arguments, const lab::Tournament& tournament,
                         const lab::Spec& any, const std::vector<lab::Tally>& tallies, int anchor,
                         const std::optional<lab::Mirror>& mirror) {
    lab::Bootstrap bootstrap(tournament.players(), lab::table_results(tournament, tallies), anchor,
                             arguments.seed);
    while (bootstrap.step()) {
    }
    const auto ratings = lab::rate(tournament, tallies, anchor, bootstrap.bounds());
    if (arguments.format == Format::table) {
        return rating_table(tournament, ratings) + (mirror ? mirror_line(*mirror) : "");
    }
    const lab::TournamentHead head{any.game,
                                   any.from == nullptr ? arguments.options : options_of(any),
                                   arguments.players, arguments.seed, position_code(any)};
    if (arguments.format == Format::json) {
        return lab::tournament_json(head, tournament, tallies, ratings, bootstrap.covariances(),
                                    mirror);
    }
    std::vector<lab::Fields> rows;
    for (const lab::Rating& rating : ratings) {
        rows.push_back(lab::rating_fields(head, tournament, rating));
    }
    return rows_text(rows, Format::csv);
}

}  // namespace

void tournament(const TournamentArguments& arguments) {
    if (arguments.games > lab::kMostTableGames) {
        refuse("--games is at most " + std::to_string(lab::kMostTableGames) + " a table here.");
    }
    const lab::Tournament tournament = read_tournament(arguments);
    const int anchor = find_anchor(tournament, arguments.anchor);
    const Position position = read_position(arguments.from);
    Programs programs(std::chrono::seconds(arguments.think));
    const std::vector<lab::Spec> specs = specs_of(arguments, tournament, position, programs);
    const Interrupt interrupt;
    std::vector<lab::Tally> tallies;
    std::int64_t played = 0;
    std::optional<lab::Mirror> mirror;
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
            mirror = play_mirror(arguments, tournament.bots.front(), position, programs, progress);
        }
    }
    if (lab::can_rate(tournament, tallies)) {
        print(results_text(arguments, tournament, specs.front(), tallies, anchor, mirror));
    } else {
        remark("Not every bot has played yet: there is nothing to rate.");
    }
    throw_if_interrupted(played, all);
}

}  // namespace ctq::cli

#include <algorithm>
#include <utility>

#include "engine/core/hash.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/known.hpp"
#include "shell/cli/allocations.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/match_up.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"
#include "shell/cli/timing.hpp"

/// ctq bench: measures the games and actions per second of every game and rule set on one thread.
/// The rows are random play with the fewest seats, or those the game defines. The hashes change
/// only with behaviour; the last one covers all rows.
namespace ctq::cli {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr std::int64_t kHashedGames = 2000;

struct Measurement {
    lab::Spec spec;
    std::string bots;
    double games_per_second = 0;
    double actions_per_second = 0;
    double allocations_per_action = 0;
    std::uint64_t hash = 0;
};

std::int64_t actions_of(const lab::Tally& tally) {
    return tally.actions.sum + tally.chance_events;
}

/// Plays the next games of the series for the duration of one run. Stores the speed if it is the
/// highest so far.
void measure_speed(Measurement& figures, std::int64_t& next) {
    const auto begin = Clock::now();
    lab::Tally tally;
    double seconds = 0;
    for (std::int64_t count = 256; seconds < kSecondsARun; seconds = seconds_since(begin)) {
        lab::add_to(tally, lab::play(figures.spec, next, count));
        next += count;
    }
    const double games = static_cast<double>(tally.games) / seconds;
    if (games > figures.games_per_second) {
        figures.games_per_second = games;
        figures.actions_per_second = static_cast<double>(actions_of(tally)) / seconds;
    }
}

Measurement measure(const core::GameHandle& game, const std::string& options,
                    const std::string& bots) {
    Measurement figures;
    figures.bots = bots;
    figures.spec = match_up(game.info->id, options, bots, kSeed, false);
    lab::play(figures.spec, 0, 1);
    // Allocations at the start of a series are not counted: they are the same for one game and for
    // thousands.
    const std::int64_t before = allocations();
    lab::play(figures.spec, 0, 1);
    const std::int64_t begun = allocations();
    const lab::Tally fixed = lab::play(figures.spec, 0, kHashedGames);
    const std::int64_t grown = (allocations() - begun) - (begun - before);
    figures.allocations_per_action =
        static_cast<double>(grown) / static_cast<double>(actions_of(fixed));
    figures.hash = core::hash_text(game.info->id, fixed.fingerprint);
    std::int64_t next = kHashedGames;
    for (int i = 0; i < kRuns; ++i) {
        measure_speed(figures, next);
    }
    return figures;
}

/// Returns the options and bots of each row of a game: those it defines, or every preset with
/// random bots on the fewest seats.
std::vector<std::pair<std::string, std::string>> bench_rows_of(const core::GameHandle& game) {
    std::vector<std::pair<std::string, std::string>> list;
    for (const core::BenchRow& row : lab::bench_rows(game)) {
        list.emplace_back(row.options, row.bots);
    }
    if (!list.empty()) {
        return list;
    }
    const std::vector<std::string> seats(static_cast<std::size_t>(game.info->least_seats),
                                         "random");
    for (std::string& options : core::preset_texts(game.info->options)) {
        list.emplace_back(std::move(options), core::joined(seats, ","));
    }
    return list;
}

lab::Fields fields_of(const Measurement& figures) {
    return {{"game", figures.spec.game->info->id, true},
            {"options", options_of(figures.spec), true},
            {"seats", std::to_string(figures.spec.entries.size())},
            {"games_per_second", core::fixed(figures.games_per_second, 0)},
            {"actions_per_second", core::fixed(figures.actions_per_second, 0)},
            {"allocations_per_action", core::fixed(figures.allocations_per_action, 6)},
            {"hash", core::hex(figures.hash), true},
            {"bots", figures.bots, true}};
}

std::string row_of(const Measurement& figures) {
    return formatted("%-12s %-16.40s %-22s %10.0f %12.0f %14.6f  %s\n", figures.spec.game->info->id,
                     options_of(figures.spec).c_str(), figures.bots.c_str(),
                     figures.games_per_second, figures.actions_per_second,
                     figures.allocations_per_action, core::hex(figures.hash).c_str());
}

}  // namespace

void bench(const BenchArguments& arguments) {
    if (arguments.search) {
        bench_search(arguments);
        return;
    }
    const core::GameHandle* only =
        arguments.game.empty() ? nullptr : expect(core::find_game(cabinet(), arguments.game));
    std::string text =
        "game         options          bots                      games/s    actions/s "
        "allocs/action  hash\n";
    std::vector<lab::Fields> rows;
    std::uint64_t hash = 0;
    for (const core::GameHandle* game : cabinet()) {
        if (only != nullptr && game != only) {
            continue;
        }
        for (const auto& [options, bots] : bench_rows_of(*game)) {
            const Measurement figures = measure(*game, options, bots);
            hash = core::hash_text(core::hex(figures.hash), hash);
            text += row_of(figures);
            rows.push_back(fields_of(figures));
        }
    }
    print(arguments.json ? lab::json_rows(rows)
                         : text + "hash of all rows: " + core::hex(hash) + "\n");
}

}  // namespace ctq::cli

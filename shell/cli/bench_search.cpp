#include <algorithm>

#include "engine/bots/search/parts.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/match.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/report.hpp"
#include "shell/cli/streams.hpp"
#include "shell/cli/timing.hpp"

/// ctq bench --search: measures the playouts per second of the search in every game and rule set on
/// one thread, from a position after some random actions, with a hash of the results.
namespace ctq::cli {
namespace {

using bots::search::Question;

constexpr std::uint64_t kSearchSeed = 1;
constexpr int kOpening = 8;  ///< random decisions; no game can be over by then
constexpr int kSeats = 2;
/// A search of this size is one tree; larger ones consist of several searches.
constexpr std::int64_t kPlayouts = 2000;
constexpr std::int64_t kHashed = 4000;

struct SearchRow {
    const core::GameHandle* game;
    std::string options;
};

/// Returns the requested rows: every preset of a game, or the game as it is.
std::vector<SearchRow> requested_rows(const BenchArguments& arguments) {
    std::vector<SearchRow> rows;
    for (const core::GameHandle* game : cabinet()) {
        if (!arguments.game.empty() && arguments.game != game->info->id) {
            continue;
        }
        for (std::string& options : core::preset_texts(game->info->options)) {
            if (!arguments.options || *arguments.options == options) {
                rows.push_back({game, std::move(options)});
            }
        }
    }
    if (rows.empty()) {
        expect(core::find_game(cabinet(), arguments.game));
        refuse("--options names no row; see ctq bench --search.");
    }
    return rows;
}

/// Returns the search question for the seat that is to act in a row's position.
Question question_of(const SearchRow& row) {
    core::Setup setup;
    setup.game = row.game;
    setup.options = expect(core::read_options(row.game->info->options, row.options));
    setup.seats.assign(kSeats, "random");
    setup.seed = kSearchSeed;
    core::Match match = expect(core::Match::start(std::move(setup)));
    match.play_chance();
    for (int i = 0; i < kOpening; ++i) {
        core::Rng rng = core::seat_stream(kSearchSeed, 1, static_cast<std::uint64_t>(i));
        core::ActionList list;
        match.options_now(list);
        match.play(match.turn().seat,
                   list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size)))]);
        match.play_chance();
    }
    Question question;
    question.game = row.game;
    question.seat = match.turn().seat;
    question.observation = row.game->observe(match.state(), question.seat);
    return question;
}

/// Runs searches with numbers from `first` on until they have made this number of playouts. Returns
/// the hash extended by their results.
std::uint64_t search(Question question, std::int64_t first, std::int64_t playouts,
                     std::uint64_t hash) {
    for (std::int64_t done = 0; done < playouts; done += question.playouts) {
        question.playouts = std::min(kPlayouts, playouts - done);
        question.stream = core::nth_seed(kSearchSeed, static_cast<std::uint64_t>(first + done));
        for (const core::Weighed& one : bots::search::search_part(question, 0)) {
            hash = core::hash_bytes(&one.sum, sizeof one.sum, hash + one.action + one.visits);
        }
    }
    return hash;
}

double playouts_a_second(const Question& question) {
    double best = 0;
    std::int64_t first = kHashed;
    for (int run = 0; run < kRuns; ++run) {
        const auto begin = Clock::now();
        double seconds = 0;
        std::int64_t playouts = 0;
        for (; seconds < kSecondsARun; playouts += kPlayouts, first += kPlayouts) {
            search(question, first, kPlayouts, 0);
            seconds = seconds_since(begin);
        }
        best = std::max(best, static_cast<double>(playouts) / seconds);
    }
    return best;
}

}  // namespace

void bench_search(const BenchArguments& arguments) {
    std::string text = "game         options           playouts/s  hash\n";
    std::vector<lab::Fields> rows;
    std::uint64_t all = 0;
    for (const SearchRow& row : requested_rows(arguments)) {
        const Question question = question_of(row);
        const bool timed = arguments.playouts == 0;
        const std::string hash =
            core::hex(search(question, 0, timed ? kHashed : arguments.playouts, 0));
        all = core::hash_text(hash, all);
        const double speed = timed ? playouts_a_second(question) : 0;
        text += formatted("%-12s %-16.40s %12.0f  %s\n", row.game->info->id, row.options.c_str(),
                          speed, hash.c_str());
        rows.push_back({{"game", row.game->info->id, true},
                        {"options", row.options, true},
                        {"bots", "search", true},
                        {"playouts_per_second", core::fixed(speed, 0)},
                        {"hash", hash, true}});
    }
    print(arguments.json ? lab::json_rows(rows)
                         : text + "hash of all rows: " + core::hex(all) + "\n");
}

}  // namespace ctq::cli

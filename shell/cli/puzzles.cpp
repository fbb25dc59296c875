#include <algorithm>
#include <optional>
#include <utility>

#include "engine/bots/analysis/find_puzzle.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "engine/games/catalogue.hpp"
#include "engine/lab/replay.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/parallel.hpp"
#include "shell/cli/progress.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"

/// ctq puzzles: finds positions with one clearly best action, and checks or rates those of a file.
namespace ctq::cli {
namespace {

using core::say;

constexpr int kBatch = 16;              ///< matches that are searched before puzzles are selected
constexpr int kMatchesPerPuzzle = 100;  ///< the most matches per puzzle
constexpr std::size_t kMostFileBytes = 4U << 20U;

/// A puzzle's line with its sort keys.
struct Line {
    std::string text;
    std::string best;  ///< notation of the best action
    int rating = 0;
    double gap = 0;
};

/// The matches that puzzles are taken from.
struct Matches {
    lab::Spec spec;
    std::vector<std::string> bots;
};

Matches matches_of(const core::GameHandle& game, const core::PuzzleSource& source,
                   const std::string& options, std::uint64_t seed) {
    Matches matches;
    matches.spec.game = &game;
    matches.spec.options = expect(core::read_options(game.info->options, options));
    matches.spec.seed = seed;
    expect(lab::seat_bots(matches.spec, source.players));
    matches.bots = core::strings(core::split(source.players, ','));
    return matches;
}

Line line_of(const bots::Puzzle& puzzle, const bots::PuzzleFacts& facts) {
    const core::Match& at = puzzle.match;
    return {bots::write_puzzle(puzzle), at.game().to_text(at.state(), puzzle.best), puzzle.rating,
            facts.gap};
}

/// Returns the puzzle found in match `number`; none if there is none.
std::optional<Line> line_of(const Matches& matches, std::int64_t number) {
    const core::Match match = expect(lab::replay(matches.spec, matches.bots, number));
    const auto found = bots::find_puzzle(match, match.setup().seed);
    if (!found) {
        return std::nullopt;
    }
    return line_of(found->puzzle, found->facts);
}

/// Adds a puzzle, unless it is there already or half of the wanted puzzles have the same best
/// action.
void add_line(std::vector<Line>& lines, Line&& line, int wanted) {
    const auto alike = std::count_if(lines.begin(), lines.end(),
                                     [&](const Line& one) { return one.best == line.best; });
    const bool known = std::any_of(lines.begin(), lines.end(),
                                   [&](const Line& one) { return one.text == line.text; });
    if (!known && alike < (wanted + 1) / 2) {
        lines.push_back(std::move(line));
    }
}

/// Returns `wanted` puzzles, one per match. Matches are searched in batches of a fixed size and
/// used in order, so that the result does not depend on the number of threads.
std::vector<Line> find_lines(const Matches& matches, int wanted, int threads, Progress& progress) {
    const std::int64_t most = std::int64_t{kMatchesPerPuzzle} * wanted;
    std::vector<Line> lines;
    for (std::int64_t first = 0; std::ssize(lines) < wanted; first += kBatch) {
        if (first >= most) {
            refuse(
                say("In {matches} {matches:match|matches} there {found:is|are} only {found} "
                    "{found:puzzle|puzzles} of the {wanted} asked for.",
                    {{"matches", static_cast<int>(first)},
                     {"found", static_cast<int>(lines.size())},
                     {"wanted", wanted}}));
        }
        for (auto& line : in_parallel(
                 kBatch, threads, [&](std::int64_t i) { return line_of(matches, first + i); })) {
            if (line && std::ssize(lines) < wanted) {
                add_line(lines, std::move(*line), wanted);
            }
        }
        progress.show(std::ssize(lines));
    }
    progress.finish(wanted);
    return lines;
}

/// Returns the lines from easy to hard: by rating, and of equal ones that with the larger gap first.
std::string sorted_text(std::vector<Line> lines) {
    std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
        const auto chance = [](const Line& one) { return core::hash_text(one.text, 0); };
        return a.rating != b.rating ? a.rating < b.rating
               : a.gap != b.gap     ? a.gap > b.gap
                                    : chance(a) < chance(b);
    });
    std::string text;
    for (const Line& line : lines) {
        text += line.text + " " + std::to_string(line.rating) + "\n";
    }
    return text;
}

void give(const PuzzlesArguments& arguments, const std::string& text) {
    arguments.out.empty() ? print(text) : write_file(arguments.out, text);
}

/// Returns the first line of a file, with the command that makes it.
std::string command_line(const PuzzlesArguments& arguments) {
    std::string text = "# ctq puzzles --game " + arguments.game;
    for (const std::string& options : arguments.options) {
        text += " --options \"" + options + "\"";
    }
    return text + " --puzzles " + std::to_string(arguments.puzzles) + " --seed " +
           std::to_string(arguments.seed) + "\n";
}

void find(const core::GameHandle& game, const PuzzlesArguments& arguments) {
    const core::PuzzleSource source = bots::puzzle_source(game).value();  // every game has one
    std::vector<std::string> options = arguments.options;
    if (options.empty()) {
        options.assign(source.options.begin(), source.options.end());
    }
    std::vector<Matches> all;
    for (const std::string& one : options) {
        all.push_back(matches_of(game, source, one, arguments.seed));
    }
    Progress progress(arguments.puzzles, "puzzles");
    std::vector<Line> lines;
    const int parts = static_cast<int>(all.size());
    for (int i = 0; i < parts; ++i) {
        const int share = arguments.puzzles * (i + 1) / parts - arguments.puzzles * i / parts;
        auto found =
            find_lines(all[static_cast<std::size_t>(i)], share, arguments.threads, progress);
        std::move(found.begin(), found.end(), std::back_inserter(lines));
    }
    give(arguments, command_line(arguments) + sorted_text(std::move(lines)));
}

/// Returns the comments of a file, which stay when its puzzles are rated anew.
std::string comments_of(const std::string& text) {
    std::string comments;
    for (const std::string_view line : core::split(text, '\n')) {
        comments += line.starts_with('#') ? std::string(line) + "\n" : "";
    }
    return comments;
}

/// Rates the puzzles of a file anew.
void rate(const core::GameHandle& game, const PuzzlesArguments& arguments) {
    const std::string text = read_text(arguments.rate, kMostFileBytes);
    const auto puzzles = expect(bots::read_puzzles(game, text));
    const auto rated = [&](std::int64_t i) {
        bots::Puzzle one = puzzles[static_cast<std::size_t>(i)].puzzle;
        one.rating = bots::rate_puzzle(one);
        const auto facts = bots::check_puzzle(one);
        return line_of(one, facts ? *facts : bots::PuzzleFacts{});
    };
    give(arguments, comments_of(text) +
                        sorted_text(in_parallel(std::ssize(puzzles), arguments.threads, rated)));
}

void check(const core::GameHandle& game, const PuzzlesArguments& arguments) {
    const auto lines = expect(bots::read_puzzles(game, read_text(arguments.check, kMostFileBytes)));
    const auto problem_of = [&](std::int64_t i) {
        const bots::PuzzleLine& line = lines[static_cast<std::size_t>(i)];
        const auto facts = bots::check_puzzle(line.puzzle);
        return facts ? ""
                     : say("Line {number} is no puzzle any more: {why}",
                           {{"number", line.number}, {"why", facts.problem().sentence}});
    };
    std::string all;
    for (const auto& problem : in_parallel(std::ssize(lines), arguments.threads, problem_of)) {
        all += (all.empty() || problem.empty() ? "" : " ") + problem;
    }
    if (!all.empty()) {
        refuse(all);
    }
    print(say("{n:The only line is a puzzle|All {n} lines are puzzles}.\n",
              {{"n", static_cast<int>(lines.size())}}));
}

}  // namespace

void puzzles(const PuzzlesArguments& arguments) {
    const core::GameHandle& game = *expect(core::find_game(cabinet(), arguments.game));
    if (!arguments.check.empty()) {
        check(game, arguments);
    } else if (!arguments.rate.empty()) {
        rate(game, arguments);
    } else if (arguments.puzzles == 0) {
        refuse("Either --puzzles, with how many, or --check or --rate, with a file, is needed.");
    } else {
        find(game, arguments);
    }
}

}  // namespace ctq::cli

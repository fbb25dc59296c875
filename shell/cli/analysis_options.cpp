/// The options of the commands that read a record, or compute something about a game.
#include "engine/bots/search/parts.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/options.hpp"

namespace ctq::cli {
namespace {

constexpr std::uint64_t kMostPerftDepth = 8;
constexpr std::uint64_t kMostActions = 1'000'000;
constexpr std::uint64_t kMostPuzzles = 1000;
constexpr std::uint64_t kMostBenchPlayouts = 10'000'000;

void add_weighing(CLI::App& command, WeighArguments& to, const char* playouts) {
    add_record(command, to.record);
    add_number(command, "--playouts", to.playouts, 2, bots::search::kMostPlayouts, playouts)
        ->capture_default_str();
    add_number(command, "--at", to.at, 1, kMostActions,
               "TURN: only the position before this action; the actions of a record are counted "
               "from 1, with those of chance, as review numbers them");
    add_json(command, to.json);
}

void add_puzzles(CLI::App& command, PuzzlesArguments& to) {
    command.add_option("--game", to.game, "the game's id, see ctq games")->required();
    command
        .add_option(
            "--options", to.options,
            "of the matches, unless told as the game's puzzles are; given several times, each "
            "gives an equal share")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    CLI::Option* number = add_number(command, "--puzzles", to.puzzles, 1, kMostPuzzles, "how many");
    add_seed(command, to.seed);
    add_threads(command, to.threads, "puzzles");
    command.add_option("--out", to.out, "a file for them, standard output unless told");
    CLI::Option* check =
        command
            .add_option("--check", to.check,
                        "find none, but tell which lines of this file, or - for standard input, "
                        "are no puzzles any more")
            ->excludes(number);
    command.add_option("--rate", to.rate, "find none, but rate those of this file anew")
        ->excludes(number)
        ->excludes(check);
}

}  // namespace

void describe_readers(CLI::App& program, Run& chosen) {
    const auto [legal, to_legal] = add_command(
        program, chosen, "legal", "List the legal actions after a record, one a line.", cli::legal);
    add_record(legal, to_legal);
    const auto [replay, to_replay] =
        add_command(program, chosen, "replay", "Show the position after a record.", cli::replay);
    add_record(replay, to_replay.record);
    add_json(replay, to_replay.json);
    const auto [hint, to_hint] =
        add_command(program, chosen, "hint",
                    "Say what is best after a record, and how certain that is.", cli::hint);
    add_weighing(hint, to_hint, "in all; half of them judge");
    const auto [review, to_review] = add_command(
        program, chosen, "review", "Tell what the decisions of a record gave away.", cli::review);
    add_weighing(review, to_review, "for each decision; half of them judge");
    const auto [perft, to_perft] =
        add_command(program, chosen, "perft",
                    "Count the sequences of player actions to each depth.", cli::perft);
    add_record(perft, to_perft.record);
    add_number(perft, "DEPTH", to_perft.depth, 0, kMostPerftDepth, "player actions")->required();
    const auto [merge, to_merge] = add_command(
        program, chosen, "merge",
        "Add results of run or sweep --json with different seeds; they must be of the same "
        "experiment. Single games worth a look are left out.",
        cli::merge);
    merge.add_option("RESULT", to_merge.results, "files, or - for standard input")->required();
    add_format(merge, to_merge.format);
    add_histograms(merge, to_merge.histograms);
}

void describe_analyses(CLI::App& program, Run& chosen) {
    const auto [solve, to_solve] = add_command(
        program, chosen, "solve",
        "Work out best play from the beginning: what it scores and what it does.", cli::solve);
    add_game(solve, to_solve);
    add_json(solve, to_solve.json);
    const auto [puzzles, to_puzzles] = add_command(
        program, chosen, "puzzles",
        "Find positions with one clearly best action in matches of bots.", cli::puzzles);
    add_puzzles(puzzles, to_puzzles);
    const auto [bench, to_bench] =
        add_command(program, chosen, "bench", "Measure games and actions per second.", cli::bench);
    bench.add_option("--game", to_bench.game, "of this game only, see ctq games");
    CLI::Option* search = bench.add_flag("--search", to_bench.search,
                                         "playouts of the search per second instead of games");
    bench.add_option("--options", to_bench.options, "of --search: of this row only")->needs(search);
    add_number(bench, "--playouts", to_bench.playouts, 1, kMostBenchPlayouts,
               "of --search: so many for each row, and no time is taken")
        ->needs(search);
    add_json(bench, to_bench.json);
}

}  // namespace ctq::cli

#pragma once

#include "shell/cli/arguments.hpp"

/// The subcommands of ctq, one source file each. All but `play` and `host`, which run for long,
/// print their result on standard output as a whole or not at all. They throw Refusal on bad input.
/// `visit` also throws it, after its result, if a match was not finished.
namespace ctq::cli {

/// Lists the games with their options and bots.
void games(const GamesArguments& arguments);
/// Lists the notation of each legal action, or each chance outcome, at the end of a record.
void legal(const std::string& record);
/// Shows the position at the end of a record.
void replay(const ReplayArguments& arguments);
/// Shows the best actions at the end of a record, for the seat that is to act.
void hint(const WeighArguments& arguments);
/// Shows how much each decision of a record lost compared with the best action.
void review(const WeighArguments& arguments);
/// Counts the sequences of player actions up to each depth, as `core::perft`.
void perft(const PerftArguments& arguments);
/// Plays one match-up of bots many times on several threads.
void run(const RunArguments& arguments);
/// Prints one game of a match-up by its number as a record. It is the same game that `run` counted.
void record(const RecordArguments& arguments);
/// Plays one match-up for each combination of bots and options.
void sweep(const RunArguments& arguments);
/// Plays every possible table of the bots, with `random` added, and rates the bots by the results.
void tournament(const TournamentArguments& arguments);
/// Plays until it is decided whether the first bot is better, or until the games are used up.
void sprt(const SprtArguments& arguments);
/// Merges results of `run` or `sweep` from the same experiment with different seeds.
void merge(const MergeArguments& arguments);
/// Plays a match of people and bots in the terminal.
void play(const PlayArguments& arguments);
/// Prints the links of the tables, then serves the page and the tables until it is stopped.
void host(const HostArguments& arguments);
/// Lets a bot play at each of the tables, and reports how fast the tables answered.
void visit(const VisitArguments& arguments);
/// Prints a question that a program gets at a table, and on the next line an answer.
void question(const QuestionArguments& arguments);
/// Measures games and actions per second on one thread, and prints hashes that change only with
/// behaviour. Runs `bench_search` instead if requested.
void bench(const BenchArguments& arguments);
/// Measures playouts of the search per second on one thread, and prints hashes of its results.
void bench_search(const BenchArguments& arguments);
/// Prints the score of best play with these options, and its actions. Only for games with a
/// solution.
void solve(const SolveArguments& arguments);
/// Finds positions with one clearly best action in matches of bots, or lists the puzzles of a file
/// that no longer have one.
void puzzles(const PuzzlesArguments& arguments);
/// Learns the tables of a mixed policy or a net, and writes them to a file. With a checkpoint,
/// learning can be split into several runs.
void learn(const LearnArguments& arguments);
/// Measures the gain of opponents who know the mixed policy, at a table that plays by it.
void exploit(const ExploitArguments& arguments);

}  // namespace ctq::cli

#pragma once

#include "shell/cli/arguments.hpp"

/// The subcommands of ctq, one source file each. All but `play` and `host`, which go on for long,
/// print their result on standard output whole or not at all. They throw Refusal on bad input;
/// `visit` behind its result, too, where a match was not played to its end.
namespace ctq::cli {

/// Player actions `perft` counts to, at most.
inline constexpr int kMostPerftDepth = 8;

/// The games with their options and bots.
void games(const GamesArguments& arguments);
/// The notation of each action, or outcome of chance, that may come next.
void legal(const LegalArguments& arguments);
/// The position behind the last token of a record.
void replay(const ReplayArguments& arguments);
/// What is best behind a record, for the seat that is to choose.
void hint(const WeighArguments& arguments);
/// What the decisions of a record gave away.
void review(const WeighArguments& arguments);
/// How many sequences of player actions there are to each depth, as `core::perft` counts them.
void perft(const PerftArguments& arguments);
/// One match-up of bots, played many times on several threads.
void run(const RunArguments& arguments);
/// One game of a match-up by its number, as a record: the same that `run` counted.
void record(const RecordArguments& arguments);
/// One match-up for each combination of bots and options.
void sweep(const RunArguments& arguments);
/// Plays every table that can be made of the bots, and of `random`, and rates them by it.
void tournament(const TournamentArguments& arguments);
/// Plays until it is decided, or the games are used up, whether the first bot is better.
void sprt(const SprtArguments& arguments);
/// Adds results of `run` or `sweep`, which must be of the same experiment with other seeds.
void merge(const MergeArguments& arguments);
/// A match of people and bots in the terminal, shown as it goes on.
void play(const PlayArguments& arguments);
/// Prints the links of its tables, then serves page and tables until it is told to end.
void host(const HostArguments& arguments);
/// Lets a bot play at each of the tables, and tells how fast these answered.
void visit(const VisitArguments& arguments);
/// Games and actions per second on one thread, and hashes that change only with behaviour; or what
/// `bench_search` tells, where that is asked for.
void bench(const BenchArguments& arguments);
/// Playouts of the search per second on one thread, and hashes of what it finds.
void bench_search(const BenchArguments& arguments);
/// What best play scores by these options, and what it does; only for games with a solution.
void solve(const SolveArguments& arguments);
/// Positions with one clearly best action, found in matches of bots; or which of a file's are none any more.
void puzzles(const PuzzlesArguments& arguments);
/// Learns the tables of a mixed policy and writes them into a file; with a checkpoint in pieces.
void learn(const LearnArguments& arguments);
/// What those gain who know the mixed policy, against a table of it.
void exploit(const ExploitArguments& arguments);

}  // namespace ctq::cli

#pragma once

#include "shell/cli/arguments.hpp"

/// The subcommands of ctq, one source file each. All print their result on standard output, whole
/// or not at all, and throw Refusal on bad input. `visit` throws behind its result, too, where a
/// match was not played to its end.
namespace ctq::cli {

/// Player actions `perft` counts to, at most.
inline constexpr int kMostPerftDepth = 8;

void games(const GamesArguments& arguments);
void legal(const LegalArguments& arguments);
void replay(const ReplayArguments& arguments);
void hint(const HintArguments& arguments);
void perft(const PerftArguments& arguments);
void run(const RunArguments& arguments);
void sweep(const SweepArguments& arguments);
void tournament(const TournamentArguments& arguments);
void sprt(const SprtArguments& arguments);
void merge(const MergeArguments& arguments);
void play(const PlayArguments& arguments);
void host(const HostArguments& arguments);
void visit(const VisitArguments& arguments);
void bench(const BenchArguments& arguments);
void bench_search(const BenchArguments& arguments);
void solve(const SolveArguments& arguments);

}  // namespace ctq::cli

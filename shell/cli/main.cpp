#include <cstdio>
#include <exception>

#include "shell/cli/commands.hpp"
#include "shell/cli/interrupt.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/streams.hpp"

namespace {

using namespace ctq::cli;

struct Dispatch {
    void operator()(const ShowArguments& show) const { print(show.text); }
    void operator()(const GamesArguments& arguments) const { games(arguments); }
    void operator()(const LegalArguments& arguments) const { legal(arguments); }
    void operator()(const ReplayArguments& arguments) const { replay(arguments); }
    void operator()(const HintArguments& arguments) const { hint(arguments); }
    void operator()(const ReviewArguments& arguments) const { review(arguments); }
    void operator()(const PerftArguments& arguments) const { perft(arguments); }
    void operator()(const RunArguments& arguments) const { run(arguments); }
    void operator()(const RecordArguments& arguments) const { record(arguments); }
    void operator()(const SweepArguments& arguments) const { sweep(arguments); }
    void operator()(const TournamentArguments& arguments) const { tournament(arguments); }
    void operator()(const SprtArguments& arguments) const { sprt(arguments); }
    void operator()(const MergeArguments& arguments) const { merge(arguments); }
    void operator()(const PlayArguments& arguments) const { play(arguments); }
    void operator()(const HostArguments& arguments) const { host(arguments); }
    void operator()(const VisitArguments& arguments) const { visit(arguments); }
    void operator()(const BenchArguments& arguments) const {
        arguments.search ? bench_search(arguments) : bench(arguments);
    }
    void operator()(const SolveArguments& arguments) const { solve(arguments); }
    void operator()(const PuzzlesArguments& arguments) const { puzzles(arguments); }
    void operator()(const LearnArguments& arguments) const { learn(arguments); }
    void operator()(const ExploitArguments& arguments) const { exploit(arguments); }
};

}  // namespace

int main(int count, char** words) {
    try {
        const CommandLine line = read_arguments(count, words);
        if (!line.table.empty()) {
            play_by_table(line.table);
        }
        std::visit(Dispatch{}, line.command);
        return 0;
    } catch (const Interrupted&) {
        return kInterrupted;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctq: %s\n", error.what());
        return 2;
    }
}

/// The options of the commands that play series of games.
#include "engine/core/game.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/options.hpp"

namespace ctq::cli {
namespace {

/// Adds the options for number of games, seed and threads.
template <class T>
void add_series(CLI::App& command, T& to, const char* games) {
    add_seed(command, to.seed);
    add_number(command, "--games", to.games, 1, kMostGames, games)->required();
    add_threads(command, to.threads, "results");
}

void add_from(CLI::App& command, std::string& from) {
    command.add_option("--from", from,
                       "a record, or - for standard input: every game goes on behind it");
}

void add_games(CLI::App& command, RunArguments& to, const char* seats) {
    add_match_up(command, to, seats);
    add_series(command, to, "the number of games; in a sweep of each combination");
    command.add_flag("--rotate", to.rotate, "change seats from game to game");
    add_think(command, to.think);
    add_from(command, to.from);
    add_format(command, to.format);
    add_output(command, "--each", to.each,
               "a CSV file for the single games: a line for each seat of each game");
    add_histograms(command, to.histograms);
}

void add_tournament(CLI::App& command, TournamentArguments& to) {
    add_game(command, to);
    command
        .add_option(
            "--bots", to.bots,
            "as greedy,hoarder,level:4, or programs, exec:PROGRAM; random joins them in any case")
        ->required();
    add_players(command, to.players, "at each table")->capture_default_str();
    add_series(command, to, "of each table");
    add_think(command, to.think);
    add_from(command, to.from);
    command.add_option("--anchor", to.anchor, "the bot that has 1000 Elo, the first unless told");
    add_format(command, to.format);
}

void add_sprt(CLI::App& command, SprtArguments& to) {
    add_match_up(command, to,
                 "the bot under test and its rivals, as level:5,level:4; or "
                 "programs, exec:PROGRAM");
    command.add_option("--elo", to.elo, "what does not count as better, and what does")
        ->capture_default_str();
    add_series(command, to, "at most; each seed is played with every seating");
    add_format(command, to.format);
    add_think(command, to.think);
    add_from(command, to.from);
}

}  // namespace

void describe_series(CLI::App& program, Run& chosen) {
    const auto [run, to_run] =
        add_command(program, chosen, "run", "Let bots play many games and add them up.", cli::run);
    add_games(run, to_run, "the bots, as greedy,random; or programs, exec:PROGRAM");
    const auto [record, to_record] = add_command(
        program, chosen, "record", "Print one game of such a series as a record.", cli::record);
    add_match_up(record, to_record.run, "as run was told");
    add_seed(record, to_record.run.seed);
    record.add_flag("--rotate", to_record.run.rotate, "as run was told");
    add_think(record, to_record.run.think);
    add_from(record, to_record.run.from);
    add_number(record, "--number", to_record.number, 1, kMostGames,
               "of the game in the series, from 1")
        ->required();
    const auto [sweep, to_sweep] = add_command(
        program, chosen, "sweep", "The same for every combination of bots or options.", cli::sweep);
    add_games(sweep, to_sweep,
              "as turn:1..20,myopic or random:0.05..1/0.05 or greedy|random,runner; or "
              "programs, exec:PROGRAM");
    const auto [tournament, to_tournament] =
        add_command(program, chosen, "tournament",
                    "Rate bots by every table that can be made of them.", cli::tournament);
    add_tournament(tournament, to_tournament);
    const auto [sprt, to_sprt] =
        add_command(program, chosen, "sprt",
                    "Find out by few games whether the first bot is better.", cli::sprt);
    add_sprt(sprt, to_sprt);
}

}  // namespace ctq::cli

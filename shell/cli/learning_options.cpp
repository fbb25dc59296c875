/// The options of the commands for mixed policies and learned players.
#include "engine/core/game.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/nets.hpp"
#include "shell/cli/options.hpp"

namespace ctq::cli {

void describe_learners(CLI::App& program, Run& chosen) {
    constexpr std::uint64_t most_batches = 1'000'000;
    const auto [learn, to_learn] =
        add_command(program, chosen, "learn",
                    "Learn the tables of equilibrium, or the nets of learned players, by "
                    "self-play. What is asked for alone decides the result.",
                    cli::learn);
    learn
        .add_option("--game", to_learn.game,
                    games_with(has_policy) + ": tables; " + games_with(has_net) + ": nets")
        ->required();
    learn
        .add_option("--out", to_learn.out,
                    "where the tables go; FILE.cpp: as a source; nets go to FILE-0.net, which knew "
                    "nothing, FILE-1.net, which had only watched, and FILE-2.net")
        ->required();
    learn.add_option(
        "--kind", to_learn.kind,
        "of a player: net; raw, static, frozen or sorn, readouts to compare it with, or all "
        "of them: figures go to FILE as CSV");
    add_number(learn, "--games", to_learn.games, 1, kMostGames,
               "that a net is learned from, unless told as many as the built-in one");
    learn.add_option("--curve", to_learn.curve, "where the learning curve of a net goes, as CSV");
    add_players(learn, to_learn.players, "only the table for so many; 5 and more have one");
    add_number(learn, "--batches", to_learn.batches, 1, most_batches,
               "of 8192 samples a table, unless told as many as the built-in tables took");
    add_seed(learn, to_learn.seed);
    add_threads(learn, to_learn.threads, "tables");
    learn.add_option("--checkpoint", to_learn.checkpoint,
                     "a file from which to go on, if it is there; written every few seconds");
    add_number(learn, "--part", to_learn.part, 1, most_batches,
               "end after so many batches or steps and leave the rest to the next time")
        ->needs("--checkpoint");
    const auto [exploit, to_exploit] =
        add_command(program, chosen, "exploit",
                    "Find out how much can be gained against equilibrium.", cli::exploit);
    exploit.add_option("--game", to_exploit.game, games_with(has_policy))->required();
    add_players(exploit, to_exploit.players, "at the table")->capture_default_str();
    add_number(exploit, "--games", to_exploit.games, 100, kMostGames, "of each of the best")
        ->capture_default_str();
    add_number(exploit, "--batches", to_exploit.batches, 1, most_batches,
               "of 8192 samples, from which one learns to reply")
        ->capture_default_str();
    add_number(exploit, "--playouts", to_exploit.playouts, 1, 10'000,
               "of the search, for each action")
        ->capture_default_str();
    add_seed(exploit, to_exploit.seed);
    add_threads(exploit, to_exploit.threads, "results");
}

}  // namespace ctq::cli

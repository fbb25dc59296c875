#include "shell/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

#include "engine/bots/search/parts.hpp"
#include "engine/core/game.hpp"
#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/version.hpp"

namespace ctq::cli {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;
constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kMostTables = 1000;
constexpr std::uint64_t kLongestWait = 24 * 60 * 60;
constexpr std::uint64_t kLongestPause = 60 * 1000;
constexpr std::uint64_t kLongestThink = 60 * 60;
constexpr std::uint64_t kMostPerftDepth = 8;
constexpr std::uint64_t kMostPuzzles = 1000;
constexpr std::uint64_t kMostBenchPlayouts = 10'000'000;

/// Adds an option for a whole number. The number is read here first because the library reads
/// "0x10" as 16 and "010" as 8.
template <class Number>
CLI::Option* add_number(CLI::App& command, const char* name, Number& into, std::uint64_t least,
                        std::uint64_t most, const std::string& help) {
    const std::string range = "[" + std::to_string(least) + "-" + std::to_string(most) + "]";
    const auto read = [least, most](std::string& text) {
        const auto number = core::read_unsigned(text);
        if (!number || *number < least || *number > most) {
            return "is a whole number from " + std::to_string(least) + " to " +
                   std::to_string(most) + ", not " + core::quoted(text) + ".";
        }
        text = std::to_string(*number);
        return std::string();
    };
    return command.add_option(name, into, help)
        ->transform(CLI::Validator(read, most == UINT64_MAX ? "" : range));
}

using Run = std::function<void()>;

/// Adds a command with its own arguments. If it is used, `chosen` is set to call `run` with them.
template <class T>
std::pair<CLI::App&, T&> add_command(CLI::App& program, Run& chosen, const char* name,
                                     const char* help, void (*run)(const T&)) {
    const auto arguments = std::make_shared<T>();
    CLI::App& command = *program.add_subcommand(name, help);
    command.callback([&chosen, arguments, run] { chosen = [arguments, run] { run(*arguments); }; });
    return {command, *arguments};
}

void add_record(CLI::App& command, std::string& record) {
    command.add_option("RECORD", record, "a match record: a file, or - for standard input")
        ->required();
}

CLI::Option* add_game(CLI::App& command, GameArguments& to) {
    CLI::Option* game = command.add_option("--game", to.game, "the game's id, see ctq games");
    command.add_option("--options", to.options, "\"key=value key=value\", see ctq games");
    return game->required();
}

template <class T>
void add_match_up(CLI::App& command, T& to, const char* seats) {
    add_game(command, to);
    command.add_option("--seats", to.seats, seats)->required();
}

template <class Seed>
void add_seed(CLI::App& command, Seed& seed) {
    add_number(command, "--seed", seed, 0, UINT64_MAX,
               "a whole number from which all chance follows: 1 unless told, any in ctq play");
}

/// Adds --think, for commands where programs may play.
void add_think(CLI::App& command, int& think) {
    add_number(command, "--think", think, 1, kLongestThink,
               "seconds that a program, exec:PROGRAM, may take for an answer")
        ->capture_default_str();
}

void add_json(CLI::App& command, bool& json) {
    command.add_flag("--json", json, "for programs");
}

void add_format(CLI::App& command, Format& format) {
    CLI::Option* csv = command.add_flag_callback(
        "--csv", [&format] { format = Format::csv; }, "for spreadsheets");
    command
        .add_flag_callback(
            "--json", [&format] { format = Format::json; }, "for programs")
        ->excludes(csv);
}

/// Adds --threads. Any number of threads gives the same `results`.
void add_threads(CLI::App& command, int& threads, const std::string& results) {
    add_number(command, "--threads", threads, 1, kMostThreads,
               "at once; any number gives the same " + results);
}

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
    add_format(command, to.format);
}

void add_tournament(CLI::App& command, TournamentArguments& to) {
    add_game(command, to);
    command
        .add_option("--bots", to.bots, "as greedy,hoarder,level:4; random joins them in any case")
        ->required();
    add_number(command, "--seats", to.seats, 2, core::kMostSeats, "of each table")
        ->capture_default_str();
    add_series(command, to, "of each table");
    add_think(command, to.think);
    command.add_option("--anchor", to.anchor, "the bot that has 1000 Elo, the first unless told");
    add_format(command, to.format);
}

void add_sprt(CLI::App& command, SprtArguments& to) {
    add_match_up(command, to, "the bot under test and its rivals, as level:5,level:4");
    command.add_option("--elo", to.elo, "what does not count as better, and what does")
        ->capture_default_str();
    add_series(command, to, "at most; each seed is played with every seating");
    add_format(command, to.format);
    add_think(command, to.think);
}

void add_entropy(CLI::App& command, std::optional<std::uint64_t>& entropy) {
    add_number(command, "--entropy", entropy, 0, UINT64_MAX,
               "for tests only: a number from which all chance follows, so that whoever knows "
               "it can foresee everything");
}

void add_host(CLI::App& command, HostArguments& to) {
    CLI::Option* game = add_game(command, to);
    CLI::Option* seats = command.add_option("--seats", to.seats, "as guest,guest,greedy");
    game->required(false)->needs(seats);
    seats->needs(game);
    command
        .add_option("--page", to.page,
                    "the folder of the built page, with its index.html; the one that was installed "
                    "with the program unless told")
        ->check([](const std::string& folder) {
            return folder.empty() ? "needs a folder: that of the built page." : "";
        });
    command
        .add_option("--listen", to.listen,
                    "the address to be reached at; 127.0.0.1 is this machine only")
        ->capture_default_str();
    const auto number = [&](const char* name, int& into, std::uint64_t least, std::uint64_t most,
                            const char* help) {
        add_number(command, name, into, least, most, help)->capture_default_str();
    };
    number("--port", to.port, 0, 65535, "0: any that is free");
    number("--tables", to.tables, 1, kMostTables, "how many of --game");
    CLI::Option* games =
        command.add_option("--games", to.games,
                           "the games of which visitors may open tables: all, or ids as in "
                           "cartagena,carteso");
    add_number(command, "--club-tables", to.club_tables, 1, kMostTables,
               "the most tables that visitors have open at the same time")
        ->capture_default_str()
        ->needs(games);
    add_number(command, "--tables-of-visitor", to.tables_of_visitor, 1, kMostTables,
               "the same for one visitor, by network address")
        ->capture_default_str()
        ->needs(games);
    command.add_option("--proxy", to.proxy,
                       "the address at which a reverse proxy on this machine serves the page, as "
                       "https://club.example.org: links have it, its Origin is accepted and its "
                       "X-Forwarded-For is believed");
    command.add_option("--records", to.records,
                       "a folder in which all tables are kept: a server that is started again with "
                       "it goes on with them, under the same links");
    number("--wait", to.wait, 1, kLongestWait,
           "seconds until a bot plays for a guest who has gone");
    number("--turn", to.turn, 1, kLongestWait, "the same for one who is there and does not act");
    command.add_option("--name", to.names, "a name of this machine that links may use");
    command.add_flag("--open", to.open, "have the page opened by this machine's browser, too");
    add_entropy(command, to.entropy);
}

void add_visit(CLI::App& command, VisitArguments& to) {
    command.add_option("LINK", to.links, "as ctq host prints it; with several, a bot at each")
        ->required();
    command.add_option("--bot", to.bot, "as greedy, see ctq games; or a program, exec:PROGRAM")
        ->required();
    add_think(command, to.think);
    command.add_option("--name", to.name, "what it is called, the bot's word unless told");
    add_number(command, "--pause", to.pause, 0, kLongestPause,
               "milliseconds it takes for each action")
        ->capture_default_str();
    add_entropy(command, to.entropy);
    add_json(command, to.json);
}

void add_weighing(CLI::App& command, WeighArguments& to, const char* playouts) {
    add_record(command, to.record);
    add_number(command, "--playouts", to.playouts, 2, bots::search::kMostPlayouts, playouts)
        ->capture_default_str();
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

/// Adds the commands that read a record or earlier results.
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
}

/// Adds the commands that play.
void describe_players(CLI::App& program, Run& chosen) {
    const auto [run, to_run] =
        add_command(program, chosen, "run", "Let bots play many games and add them up.", cli::run);
    add_games(run, to_run, "the bots, as greedy,random; or programs, exec:PROGRAM");
    add_think(run, to_run.think);
    add_from(run, to_run.from);
    const auto [record, to_record] = add_command(
        program, chosen, "record", "Print one game of such a series as a record.", cli::record);
    add_match_up(record, to_record.run, "the bots, as greedy,random");
    add_seed(record, to_record.run.seed);
    record.add_flag("--rotate", to_record.run.rotate, "as run was told");
    add_from(record, to_record.run.from);
    add_number(record, "--number", to_record.number, 1, kMostGames,
               "of the game in the series, from 1")
        ->required();
    const auto [sweep, to_sweep] = add_command(
        program, chosen, "sweep", "The same for every combination of bots or options.", cli::sweep);
    add_games(sweep, to_sweep,
              "as turn:1..20,myopic or random:0.05..1/0.05 or greedy|random,runner");
    const auto [tournament, to_tournament] =
        add_command(program, chosen, "tournament",
                    "Rate bots by every table that can be made of them.", cli::tournament);
    add_tournament(tournament, to_tournament);
    const auto [sprt, to_sprt] =
        add_command(program, chosen, "sprt",
                    "Find out by few games whether the first bot is better.", cli::sprt);
    add_sprt(sprt, to_sprt);
    const auto [play, to_play] =
        add_command(program, chosen, "play", "Play in the terminal.", cli::play);
    add_match_up(play, to_play, "who sits where, as human,greedy; or a program, exec:PROGRAM");
    add_seed(play, to_play.seed);
    add_think(play, to_play.think);
    const auto [host, to_host] = add_command(
        program, chosen, "host", "Serve the page, and tables for players elsewhere.", cli::host);
    add_host(host, to_host);
    const auto [visit, to_visit] = add_command(
        program, chosen, "visit", "Let a bot sit down at a table of ctq host.", cli::visit);
    add_visit(visit, to_visit);
    const auto [question, to_question] = add_command(
        program, chosen, "question",
        "Print a question to a program, exec:PROGRAM, and on the next line a valid answer.",
        cli::question);
    to_question.game = "cartagena";
    add_game(question, to_question)->required(false)->capture_default_str();
    question
        .add_option("--seats", to_question.seats,
                    "as for ctq run; the last seat is asked, or the first with a program")
        ->capture_default_str();
    add_seed(question, to_question.seed);
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

/// Adds the commands for mixed policies.
void describe_learners(CLI::App& program, Run& chosen) {
    constexpr std::uint64_t most_batches = 1'000'000;
    const auto [learn, to_learn] =
        add_command(program, chosen, "learn",
                    "Learn the tables of equilibrium, or the nets of learned players, by "
                    "self-play. What is asked for alone decides the result.",
                    cli::learn);
    learn.add_option("--game", to_learn.game, "incan_gold: tables; cartolan: nets")->required();
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
    add_number(learn, "--seats", to_learn.seats, 2, core::kMostSeats,
               "only the table for so many; 5 and more have one");
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
    exploit.add_option("--game", to_exploit.game, "incan_gold")->required();
    add_number(exploit, "--seats", to_exploit.seats, 2, core::kMostSeats, "of the table")
        ->required();
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

/// Says which word is no command, and lists the commands.
std::string no_command(const CLI::App& program, const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    const auto word = std::find_if(words.begin(), words.end(),
                                   [](const std::string& one) { return one.substr(0, 1) != "-"; });
    return (word == words.end() ? "A command is missing; there are "
                                : "There is no command " + core::quoted(*word) + "; there are ") +
           core::listed(names) + ".";
}

/// Returns the first word that looks like an option but is none of this command; empty if there is
/// none.
std::string unknown_option(const CLI::App& command, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "--") {
            break;
        }
        if (word.size() < 2 || word[0] != '-' || (word[1] >= '0' && word[1] <= '9')) {
            continue;  // a value, perhaps a negative number
        }
        std::string name = word.substr(0, word[1] == '-' ? word.find('=') : 2);
        if (command.get_option_no_throw(name) == nullptr) {
            return name;
        }
    }
    return "";
}

std::string no_option(const CLI::App& command, const std::string& name) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        if (option->nonpositional()) {
            names.push_back("--" + option->get_lnames().front());
        }
    }
    return "There is no option " + core::quoted(name) + " of ctq " + command.get_name() +
           "; there are " + core::listed(names) + ".";
}

/// Returns CLI11's message as a sentence, for errors that `sentence` has no message for.
std::string plain_sentence(const CLI::ParseError& error) {
    constexpr std::size_t kMostLetters = 200;
    const std::string text = core::printable(error.what(), kMostLetters);
    return text + (text.empty() || text.back() == '.' ? "" : ".") + " See ctq --help.";
}

/// Returns the reason why the words can't be read, as one printable sentence.
std::string sentence(const CLI::ParseError& error, const CLI::App& program,
                     const std::vector<std::string>& words) {
    const auto used = program.get_subcommands();
    if (used.empty()) {
        return no_command(program, words);
    }
    const auto behind = std::find(words.begin(), words.end(), used.front()->get_name());
    if (const std::string name = unknown_option(*used.front(), {behind, words.end()});
        !name.empty()) {
        return no_option(*used.front(), name);
    }
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
        // "--games: is a whole number …", from a validator above
        std::string what = error.what();
        return what.erase(what.find(':'), 1);
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        const std::string what = error.what();
        return what.substr(0, what.find(':')) + " needs a value. See ctq " +
               used.front()->get_name() + " --help.";
    }
    return plain_sentence(error);
}

}  // namespace

Run read_arguments(int count, const char* const* words) {
    constexpr std::size_t kColumn = 40;
    Run chosen;
    std::string table;  // file with tables of `equilibrium`, or with a net
    CLI::App program("Cartotheque: a cabinet of board games, without its window.", "ctq");
    program.get_formatter()->column_width(kColumn);
    program.require_subcommand(1);
    program.footer(
        "Exits with 0 on success, with 2 and a message if it can't do what was asked, and with 130 "
        "and the results so far after Ctrl-C.");
    program.set_version_flag("--version", std::string("ctq ") + program_version());
    program.add_option("--table", table,
                       "before the command: a file of ctq learn, by which equilibrium or learned "
                       "players play");
    const auto [games, to_games] = add_command(
        program, chosen, "games", "List the games, their options and bots.", cli::games);
    add_json(games, to_games.json);
    describe_readers(program, chosen);
    describe_players(program, chosen);
    describe_learners(program, chosen);
    try {
        program.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        return [text = program.help()] { print(text); };
    } catch (const CLI::CallForVersion& version) {
        return [text = std::string(version.what()) + "\n"] { print(text); };
    } catch (const CLI::ParseError& error) {
        refuse(sentence(error, program, {words + std::min(count, 1), words + count}));
    }
    return [chosen, table] {
        if (!table.empty()) {
            play_by_table(table);
        }
        chosen();
    };
}

}  // namespace ctq::cli

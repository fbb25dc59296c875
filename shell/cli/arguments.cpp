#include "shell/cli/arguments.hpp"

#include <CLI/CLI.hpp>

#include "engine/core/listed.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/version.hpp"

namespace ctq::cli {
namespace {

constexpr std::uint64_t kMostGames = 1'000'000'000;
constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kMostTables = 1000;
constexpr std::uint64_t kLongestWait = 24 * 60 * 60;
constexpr std::uint64_t kLongestPause = 60 * 1000;

/// The words as CLI11 hands them over; numbers stay text, because our own sentences about them are
/// clearer and no locale or overflow gets in between.
struct Raw {
    std::string record, depth, game, options, seats, games, seed, threads;
    std::string page, listen, port, tables, wait, turn, bot, pause, entropy;
    std::vector<std::string> results, names, links;
    bool json = false;
    bool csv = false;
    bool rotate = false;
};

std::uint64_t whole(const char* name, const std::string& text, std::uint64_t least,
                    std::uint64_t most) {
    const auto number = core::read_unsigned(text);
    if (!number || *number < least || *number > most) {
        refuse(std::string(name) + " is a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", not " + core::quoted(text) + ".");
    }
    return *number;
}

std::uint64_t seed_of(const std::string& text) {
    return whole("--seed", text, 0, UINT64_MAX);
}

void add_record(CLI::App& command, Raw& raw) {
    command.add_option("RECORD", raw.record, "a match record: a file, or - for standard input")
        ->required();
}

void add_match_up(CLI::App& command, Raw& raw, const char* seats) {
    command.add_option("--game", raw.game, "the game's id, see ctq games")->required();
    command.add_option("--options", raw.options, "\"key=value key=value\", see ctq games");
    command.add_option("--seats", raw.seats, seats)->required();
    command.add_option(
        "--seed", raw.seed,
        "a whole number from which all chance follows: 1 unless told, any in ctq play");
}

void add_json(CLI::App& command, Raw& raw) {
    command.add_flag("--json", raw.json, "for programs");
}

void add_format(CLI::App& command, Raw& raw) {
    CLI::Option* csv = command.add_flag("--csv", raw.csv, "for spreadsheets");
    command.add_flag("--json", raw.json, "for programs")->excludes(csv);
}

void add_games(CLI::App& command, Raw& raw, const char* seats) {
    add_match_up(command, raw, seats);
    command.add_option("--games", raw.games, "the number of games; in a sweep of each combination")
        ->required();
    command.add_option("--threads", raw.threads, "at once; any number gives the same results");
    command.add_flag("--rotate", raw.rotate, "change seats from game to game");
    add_format(command, raw);
}

void add_entropy(CLI::App& command, Raw& raw) {
    command.add_option(
        "--entropy", raw.entropy,
        "for tests only: a number from which all chance follows, so that whoever knows "
        "it can foresee everything");
}

void add_host(CLI::App& command, Raw& raw) {
    command.add_option("--game", raw.game, "the game's id, see ctq games")->required();
    command.add_option("--options", raw.options, "\"key=value key=value\", see ctq games");
    command.add_option("--seats", raw.seats, "as guest,guest,greedy")->required();
    command.add_option("--page", raw.page, "the folder of the built page, with its index.html")
        ->required();
    command.add_option("--listen", raw.listen,
                       "the address to be reached at; 127.0.0.1 unless told: this machine only");
    command.add_option("--port", raw.port, "8080 unless told; 0: any that is free");
    command.add_option("--tables", raw.tables, "how many, 1 unless told");
    command.add_option("--wait", raw.wait,
                       "seconds until a bot plays for a guest who has gone, 120 unless told");
    command.add_option("--turn", raw.turn,
                       "the same for one who is there and does not act, 300 unless told");
    command.add_option("--name", raw.names, "a name of this machine that links may use");
    add_entropy(command, raw);
}

void describe_program(CLI::App& program, Raw& raw) {
    program.require_subcommand(1);
    program.set_version_flag("--version", std::string("ctq ") + program_version());
    add_json(*program.add_subcommand("games", "List the games, their options and bots."), raw);
    add_record(*program.add_subcommand("legal", "List what is legal behind a record, one a line."),
               raw);
    CLI::App& replay = *program.add_subcommand("replay", "Show the position behind a record.");
    add_record(replay, raw);
    add_json(replay, raw);
    CLI::App& perft =
        *program.add_subcommand("perft", "Count the sequences of player actions to each depth.");
    add_record(perft, raw);
    perft.add_option("DEPTH", raw.depth, "player actions, 0 to 8")->required();
    add_games(*program.add_subcommand("run", "Let bots play many games and add them up."), raw,
              "the bots, as greedy,random");
    add_games(
        *program.add_subcommand("sweep", "The same for every combination of bots or options."), raw,
        "as turn:1..20,myopic or random:0.05..1/0.05 or greedy|random,runner");
    CLI::App& merge = *program.add_subcommand(
        "merge",
        "Add results of run or sweep --json with different seeds; they must be of the same "
        "experiment. Single games worth a look are left out.");
    merge.add_option("RESULT", raw.results, "files, or - for standard input")->required();
    add_format(merge, raw);
    add_match_up(*program.add_subcommand("play", "Play in the terminal."), raw,
                 "who sits where, as human,greedy");
    add_host(*program.add_subcommand("host", "Serve the page and tables for players elsewhere."),
             raw);
    CLI::App& visit =
        *program.add_subcommand("visit", "Let a bot sit down at a table of ctq host.");
    visit.add_option("LINK", raw.links, "as ctq host prints it; with several, a bot at each")
        ->required();
    visit.add_option("--bot", raw.bot, "as greedy, see ctq games")->required();
    visit.add_option("--name", raw.names, "what it is called, the bot's word unless told")
        ->expected(1);
    visit.add_option("--pause", raw.pause, "milliseconds it takes for each action, 0 unless told");
    add_entropy(visit, raw);
    add_json(visit, raw);
    CLI::App& solve = *program.add_subcommand(
        "solve", "Work out best play from the beginning: what it scores and what it does.");
    solve.add_option("--game", raw.game, "the game's id, see ctq games")->required();
    solve.add_option("--options", raw.options, "\"key=value key=value\", see ctq games");
    add_json(solve, raw);
    add_json(*program.add_subcommand("bench", "Measure games and actions per second."), raw);
}

Format format_of(const Raw& raw) {
    return raw.json ? Format::json : raw.csv ? Format::csv : Format::table;
}

RunArguments run_of(const Raw& raw) {
    RunArguments run{raw.game, raw.options, raw.seats};
    run.games = static_cast<std::int64_t>(whole("--games", raw.games, 1, kMostGames));
    if (!raw.seed.empty()) {
        run.seed = seed_of(raw.seed);
    }
    if (!raw.threads.empty()) {
        run.threads = static_cast<int>(whole("--threads", raw.threads, 1, kMostThreads));
    }
    run.rotate = raw.rotate;
    run.format = format_of(raw);
    return run;
}

std::optional<std::uint64_t> entropy_of(const Raw& raw) {
    return raw.entropy.empty() ? std::nullopt
                               : std::optional(whole("--entropy", raw.entropy, 0, UINT64_MAX));
}

HostArguments host_of(const Raw& raw) {
    HostArguments host;
    if (raw.page.empty()) {
        refuse("--page needs a folder: that of the built page.");
    }
    host.page = raw.page;
    host.game = raw.game;
    host.options = raw.options;
    host.seats = raw.seats;
    host.names = raw.names;
    host.listen = raw.listen.empty() ? host.listen : raw.listen;
    const auto number = [](const char* name, const std::string& text, std::uint64_t least,
                           std::uint64_t most, int& into) {
        into = text.empty() ? into : static_cast<int>(whole(name, text, least, most));
    };
    number("--port", raw.port, 0, 65535, host.port);
    number("--tables", raw.tables, 1, kMostTables, host.tables);
    number("--wait", raw.wait, 1, kLongestWait, host.wait);
    number("--turn", raw.turn, 1, kLongestWait, host.turn);
    host.entropy = entropy_of(raw);
    return host;
}

VisitArguments visit_of(const Raw& raw) {
    VisitArguments visit;
    visit.links = raw.links;
    visit.bot = raw.bot;
    visit.name = raw.names.empty() ? raw.bot : raw.names.back();
    if (!raw.pause.empty()) {
        visit.pause = static_cast<int>(whole("--pause", raw.pause, 0, kLongestPause));
    }
    visit.json = raw.json;
    visit.entropy = entropy_of(raw);
    return visit;
}

Arguments chosen(const std::string& command, const Raw& raw) {
    if (command == "games") {
        return GamesArguments{raw.json};
    }
    if (command == "legal") {
        return LegalArguments{raw.record};
    }
    if (command == "replay") {
        return ReplayArguments{raw.record, raw.json};
    }
    if (command == "perft") {
        return PerftArguments{raw.record,
                              static_cast<int>(whole("DEPTH", raw.depth, 0, kMostPerftDepth))};
    }
    if (command == "run") {
        return run_of(raw);
    }
    if (command == "sweep") {
        return SweepArguments{run_of(raw)};
    }
    if (command == "merge") {
        return MergeArguments{raw.results, format_of(raw)};
    }
    if (command == "play") {
        PlayArguments play{raw.game, raw.options, raw.seats, {}};
        if (!raw.seed.empty()) {
            play.seed = seed_of(raw.seed);
        }
        return play;
    }
    if (command == "host") {
        return host_of(raw);
    }
    if (command == "visit") {
        return visit_of(raw);
    }
    if (command == "solve") {
        return SolveArguments{raw.game, raw.options, raw.json};
    }
    return BenchArguments{raw.json};
}

/// No command was found: which word is none, and which there are.
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

/// The first word that looks like an option of this command and is none; empty where there is none.
std::string unknown_option(const CLI::App& command, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "--") {
            break;
        }
        if (word.size() < 2 || word[0] != '-' || (word[1] >= '0' && word[1] <= '9')) {
            continue;  // a value; a number below 0 is one, too
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

/// CLI11's message as a sentence, where there is no better one.
std::string plain_sentence(const CLI::ParseError& error) {
    constexpr std::size_t kMostLetters = 200;
    std::string text = error.what();
    for (char& letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        letter = byte < 0x20 || byte > 0x7e ? '?' : letter;
    }
    text.resize(std::min(text.size(), kMostLetters));
    return text + (text.empty() || text.back() == '.' ? "" : ".") + " See ctq --help.";
}

/// Why the words can't be read, as one printable sentence.
std::string sentence(const CLI::ParseError& error, const CLI::App& program,
                     const std::vector<std::string>& words) {
    const auto used = program.get_subcommands();
    if (used.empty()) {
        return no_command(program, words);
    }
    if (const std::string name = unknown_option(*used.front(), words); !name.empty()) {
        return no_option(*used.front(), name);
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        const std::string what = error.what();
        return what.substr(0, what.find(':')) + " needs a value. See ctq " +
               used.front()->get_name() + " --help.";
    }
    return plain_sentence(error);
}

}  // namespace

Arguments read_arguments(int count, const char* const* words) {
    Raw raw;
    CLI::App program("Cartotheque: a cabinet of board games, without its window.", "ctq");
    describe_program(program, raw);
    try {
        program.parse(count, words);
    } catch (const CLI::CallForHelp&) {
        return ShowArguments{program.help()};
    } catch (const CLI::CallForVersion& version) {
        return ShowArguments{std::string(version.what()) + "\n"};
    } catch (const CLI::ParseError& error) {
        refuse(sentence(error, program, {words + std::min(count, 1), words + count}));
    }
    return chosen(program.get_subcommands().front()->get_name(), raw);
}

}  // namespace ctq::cli

/// The options of the commands that play one match at a time.
#include "engine/games/catalogue.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/options.hpp"

namespace ctq::cli {
namespace {

constexpr std::uint64_t kMostTables = 1000;
constexpr std::uint64_t kLongestWait = 24 * 60 * 60;
constexpr std::uint64_t kLongestPause = 60 * 1000;

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
                           "the games of which visitors may open tables: all, or ids with commas");
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
    number("--turn", to.turn, 1, kLongestWait,
           "seconds until a bot plays one action for a guest who is there");
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

}  // namespace

void describe_tables(CLI::App& program, Run& chosen) {
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
    to_question.game = cabinet().front()->info->id;
    add_game(question, to_question)->required(false)->capture_default_str();
    question
        .add_option("--seats", to_question.seats,
                    "as for ctq run; the last seat is asked, or the first with a program")
        ->capture_default_str();
    add_seed(question, to_question.seed);
}

}  // namespace ctq::cli

#include "shell/cli/options.hpp"

#include "engine/core/game.hpp"
#include "shell/cli/streams.hpp"

namespace ctq::cli {
namespace {

constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kLongestThink = 60 * 60;

}  // namespace

void add_record(CLI::App& command, std::string& record) {
    command.add_option("RECORD", record, "a match record: a file, or - for standard input")
        ->required();
}

CLI::Option* add_game(CLI::App& command, GameArguments& to) {
    CLI::Option* game = command.add_option("--game", to.game, "the game's id, see ctq games");
    command.add_option("--options", to.options, "\"key=value key=value\", see ctq games");
    return game->required();
}

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

CLI::Option* add_players(CLI::App& command, int& players, const std::string& help) {
    CLI::Option* option = add_number(command, "--players", players, 2, core::kMostSeats, help);
    const auto read = [](std::string& text) {
        const auto number = core::read_unsigned(text);
        if (!number) {
            return std::string(
                "--seats is a list of players in other commands; here --players is their number.");
        }
        if (*number < 2 || *number > core::kMostSeats) {
            return "--seats is a whole number from 2 to " + std::to_string(core::kMostSeats) +
                   ", not " + core::quoted(text) + ".";
        }
        text = std::to_string(*number);
        remark("--seats is a list of players in other commands: write --players " + text + ".");
        return std::string();
    };
    command.add_option("--seats", players)
        ->group("")
        ->transform(CLI::Validator(read, ""))
        ->excludes(option);
    return option;
}

CLI::Option* add_output(CLI::App& command, const char* name, std::string& path,
                        const std::string& help) {
    return command.add_option(name, path, help)->check([](const std::string& file) {
        return file.empty() || file == "-"
                   ? "needs the name of a file: standard output has the results."
                   : "";
    });
}

void add_histograms(CLI::App& command, std::string& path) {
    add_output(command, "--histograms", path,
               "a CSV file for the histograms of the scores, which --json has, too");
}

void add_threads(CLI::App& command, int& threads, const std::string& results) {
    add_number(command, "--threads", threads, 1, kMostThreads,
               "at once; any number gives the same " + results);
}

}  // namespace ctq::cli

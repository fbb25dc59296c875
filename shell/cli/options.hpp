#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "engine/core/text.hpp"
#include "shell/cli/arguments.hpp"

/// The options of the command line. Each `describe_…` function adds the commands of one subject,
/// and sets `chosen` to what runs the command that is used.
namespace ctq::cli {

inline constexpr std::uint64_t kMostGames = 1'000'000'000;

using Run = std::function<void()>;

/// Adds the commands that read a record or earlier results.
void describe_readers(CLI::App& program, Run& chosen);
/// Adds the commands that play series of games.
void describe_series(CLI::App& program, Run& chosen);
/// Adds the commands that play one match at a time.
void describe_tables(CLI::App& program, Run& chosen);
/// Adds the commands that compute something about a game.
void describe_analyses(CLI::App& program, Run& chosen);
/// Adds the commands for mixed policies and learned players.
void describe_learners(CLI::App& program, Run& chosen);

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

/// Adds a command with its own arguments. If it is used, `chosen` is set to call `run` with them.
template <class T>
std::pair<CLI::App&, T&> add_command(CLI::App& program, Run& chosen, const char* name,
                                     const char* help, void (*run)(const T&)) {
    const auto arguments = std::make_shared<T>();
    CLI::App& command = *program.add_subcommand(name, help);
    command.callback([&chosen, arguments, run] { chosen = [arguments, run] { run(*arguments); }; });
    return {command, *arguments};
}

void add_record(CLI::App& command, std::string& record);

/// Adds --game and --options. Returns the first.
CLI::Option* add_game(CLI::App& command, GameArguments& to);

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
void add_think(CLI::App& command, int& think);

void add_json(CLI::App& command, bool& json);

/// Adds --csv and --json.
void add_format(CLI::App& command, Format& format);

/// Adds --players, the number of players at a table. Also reads --seats, its former name, with a
/// remark. Returns --players.
CLI::Option* add_players(CLI::App& command, int& players, const std::string& help);

/// Adds --histograms.
void add_histograms(CLI::App& command, std::string& path);

/// Adds an option for a file to write, which must have a name.
CLI::Option* add_output(CLI::App& command, const char* name, std::string& path,
                        const std::string& help);

/// Adds --threads. Any number of threads gives the same `results`.
void add_threads(CLI::App& command, int& threads, const std::string& results);

}  // namespace ctq::cli

#include "shell/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "engine/core/say.hpp"
#include "engine/core/text.hpp"
#include "shell/cli/commands.hpp"
#include "shell/cli/mixed_table.hpp"
#include "shell/cli/options.hpp"
#include "shell/cli/refusal.hpp"
#include "shell/cli/streams.hpp"
#include "shell/version.hpp"

namespace ctq::cli {
namespace {

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
        if (option->nonpositional() && !option->get_group().empty()) {
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
        if (what.starts_with(": ")) {
            return what.substr(2);  // the library does not name a hidden option
        }
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
    describe_series(program, chosen);
    describe_tables(program, chosen);
    describe_analyses(program, chosen);
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

#pragma once

#include <string>
#include <string_view>

#include "shell/cli/programs.hpp"

/// The word for the player of a seat: `exec:PROGRAM`, or a bot's name.
namespace ctq::cli {

/// Whether the word begins with `exec:`. Does not check that the program exists.
bool names_program(std::string_view word);

/// Returns the program and its arguments: "python3 mine.py" for "exec:python3 mine.py".
std::string_view program_of(std::string_view word);

/// Returns the program's name at a table: its file name.
std::string program_name(std::string_view word);

/// Reads the player of a seat: a program, registered with `programs`, or a bot of the game's
/// roster. Throws Refusal.
core::BotChoice read_seat(const core::GameHandle& game, std::string_view word, Programs& programs);

}  // namespace ctq::cli

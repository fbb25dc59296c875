#pragma once

#include <string>
#include <string_view>

#include "shell/cli/programs.hpp"

/// The word of a seat at which a program may sit: `exec:PROGRAM`, or a bot's name.
namespace ctq::cli {

/// Whether the word begins with `exec:`; the program behind it is not looked for.
bool names_program(std::string_view word);

/// The program and its arguments, "python3 mine.py" of "exec:python3 mine.py".
std::string_view program_of(std::string_view word);

/// What such a program is called at a table: the name of its file.
std::string program_name(std::string_view word);

/// Who sits at the seat: a program, started by `programs`, or a bot of the game's roster. Throws
/// Refusal.
core::BotChoice read_seat(const core::GameHandle& game, std::string_view word, Programs& programs);

}  // namespace ctq::cli

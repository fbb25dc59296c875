#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/cli/programs.hpp"

/// The word for the player of a seat: `exec:PROGRAM`, or a bot's name.
namespace ctq::cli {

/// What the word of a program begins with.
inline constexpr std::string_view kProgramPrefix = "exec:";

/// Returns the program and its arguments: "python3 mine.py" for "exec:python3 mine.py"; none if the
/// word names no program. Does not check that the program exists.
std::optional<std::string_view> program_of(std::string_view word);

/// Returns the program's name at a table: its file name.
std::string program_name(std::string_view word);

/// Reads the player of a seat: a program, registered with `programs`, or a bot of the game's
/// roster. Throws Refusal.
core::BotChoice read_seat(const core::GameHandle& game, std::string_view word, Programs& programs);

}  // namespace ctq::cli

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"

/// Text in and out of the program: files, standard input, standard output.
namespace ctq::cli {

/// Writes all of it on standard output. Throws Refusal when that fails.
void print(std::string_view text);

/// A remark for the person at the terminal, on standard error.
void remark(std::string_view sentence);

/// Reads the record in a file, or on standard input for "-", up to its last token. A record of
/// older rules is read as far as it is legal, with a remark. Throws Refusal: no such file, too
/// large, no record, or an illegal token with what was legal.
core::Match open_record(const std::string& path);

/// The text of a file, or of standard input for "-". Throws Refusal: no such file, more than `most`
/// bytes.
std::string read_text(const std::string& path, std::size_t most);

/// Writes bytes into a file, whole or not at all. Throws Refusal when that fails.
void write_file(const std::string& path, std::string_view bytes);

/// One line of standard input without its end; none at the end of input. Longer lines than any
/// answer are cut.
std::optional<std::string> read_line();

/// Whether standard output, and standard error, goes to a terminal and not to a file or pipe.
bool output_is_terminal();
bool errors_are_terminal();

}  // namespace ctq::cli

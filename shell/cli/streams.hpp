#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/match.hpp"

/// Reads and writes text: files, standard input, standard output.
namespace ctq::cli {

/// Writes all text to standard output. Throws Refusal on failure.
void print(std::string_view text);

/// Writes a remark to standard error.
void remark(std::string_view sentence);

/// Reads the record in a file, or on standard input for "-", up to its last token. A record of
/// older rules is read as far as it is legal, with a remark. Throws Refusal if there is no such
/// file, it is too large, it holds no record, or a token is illegal; then the message lists what
/// was legal.
core::Match open_record(const std::string& path);

/// Returns the text of a file, or of standard input for "-". Throws Refusal if there is no such
/// file or it has more than `most` bytes.
std::string read_text(const std::string& path, std::size_t most);

/// Writes bytes to a file, as a whole or not at all. Throws Refusal on failure.
void write_file(const std::string& path, std::string_view bytes);

/// Reads a line of standard input without its end; none at the end of input. Cuts lines that are
/// longer than any answer.
std::optional<std::string> read_line();

/// The standard streams for output, with their file descriptors.
enum class Stream { output = 1, errors = 2 };

/// Whether a stream goes to a terminal.
bool is_terminal(Stream stream);

/// Takes the numbers of standard streams that are closed, so that no file or connection gets them
/// and receives what is written for people. Reading from such an input and writing to such an
/// output still fail.
void hold_standard_streams();

}  // namespace ctq::cli

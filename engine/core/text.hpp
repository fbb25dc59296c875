#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Parses and formats words and numbers, without exceptions or locales.
namespace ctq::core {

/// Reads a whole decimal number that is the entire text. Returns nullopt if the text is not such a
/// number or the number is too large.
std::optional<std::int64_t> read_number(std::string_view text);

/// Reads an unsigned 64-bit number (seeds) in the same way.
std::optional<std::uint64_t> read_unsigned(std::string_view text);

/// Returns the pieces between separators, including empty ones: "a||b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

/// Returns the nonempty words between blanks and line ends.
std::vector<std::string_view> words(std::string_view text);

/// Copies pieces so that they outlive the text.
std::vector<std::string> strings(const std::vector<std::string_view>& pieces);

/// Joins the pieces with `separator` between them.
std::string joined(std::span<const std::string> pieces, std::string_view separator);

/// Returns the text without leading and trailing blanks and line ends.
std::string_view trimmed(std::string_view text);

/// Whether the text matches `form`, in which each 0 stands for any digit: "0000-00-00".
bool has_form(std::string_view text, std::string_view form);

/// Returns the rest of `text` after `prefix`, or nullopt if `text` doesn't start with `prefix`.
std::optional<std::string_view> after_prefix(std::string_view text, std::string_view prefix);

/// Returns the text with its first letter, if it is one of a to z, as a capital.
std::string capitalized(std::string text);

/// Writes a number with `digits` (0 to 9) decimals, rounded: "-0.25". The result is the same on
/// every machine. A number that is not finite or beyond 10^15 is written as 0.
std::string fixed(double value, int digits);

/// Writes a number like `fixed` but without trailing zeros: "4.2", "4".
std::string trimmed_fixed(double value, int digits);

/// Writes 16 digits of lower-case hexadecimal.
std::string hex(std::uint64_t value);

/// Returns at most `most` bytes, with '?' for control characters and bytes outside ASCII.
std::string printable(std::string_view text, std::size_t most);

/// Makes text from outside safe to repeat in a message: at most 40 bytes, printable.
std::string quoted(std::string_view text);

}  // namespace ctq::core

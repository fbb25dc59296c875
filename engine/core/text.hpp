#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Reading words and numbers out of text from outside, without exceptions or locales.
namespace ctq::core {

/// A whole decimal number with nothing before or after it; none when it is not one or too large.
std::optional<std::int64_t> read_number(std::string_view text);

/// As above for 64 unsigned bits (seeds).
std::optional<std::uint64_t> read_unsigned(std::string_view text);

/// The pieces between `separator`, empty ones included: "a||b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The words between blanks and line ends; no empty ones.
std::vector<std::string_view> words(std::string_view text);

/// Copies of such pieces, that outlive the text.
std::vector<std::string> strings(const std::vector<std::string_view>& pieces);

/// The pieces with `separator` between them.
std::string joined(std::span<const std::string> pieces, std::string_view separator);

/// The text without blanks and line ends around it.
std::string_view trimmed(std::string_view text);

/// Whether the text is written as `form` is, in which each 0 stands for any digit: "0000-00-00".
bool has_form(std::string_view text, std::string_view form);

/// The rest of `text` behind `prefix`; none when it begins otherwise.
std::optional<std::string_view> after_prefix(std::string_view text, std::string_view prefix);

/// The text with its first letter, where that is one of a to z, as a capital.
std::string capitalized(std::string text);

/// A number with so many digits (0 to 9) behind the point, rounded: "-0.25". The same on every
/// machine. What is not finite or beyond 10^15 is written as 0.
std::string fixed(double value, int digits);

/// The same without the zeros at its end: "4.2", "4".
std::string trimmed_fixed(double value, int digits);

/// Lower-case hexadecimal, 16 digits.
std::string hex(std::uint64_t value);

/// At most `most` bytes of it, with '?' for control characters and bytes outside ASCII.
std::string printable(std::string_view text, std::size_t most);

/// What a stranger wrote, fit to be repeated in a message: at most 40 bytes of it, printable.
std::string quoted(std::string_view text);

}  // namespace ctq::core

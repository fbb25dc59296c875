// Decodes the letters of a text, and lists those that the fonts have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctq::ui {

/// Returns the code point of the letter at `at` in a UTF-8 text, and moves `at` behind it.
/// Malformed bytes and code points beyond the basic multilingual plane read as U+FFFD.
unsigned next_letter(std::string_view text, std::size_t& at);

/// The letters that the fonts have, as ranges in ImGui's format: the first and last letter of each
/// range, then 0 at the end. They match the sets in assets/fonts/subset.py: `text_letters` is the
/// text font; `heading_letters` is the smaller set of the fonts for titles and emphasis.
extern const unsigned short text_letters[];
extern const unsigned short heading_letters[];

/// Returns the letters of the text that no font has, each once. They are drawn as ?.
std::string missing_letters(std::string_view text);
/// Returns a message about letters that can't be drawn; empty where all can be.
std::string_view about_letters(std::string_view text);

}  // namespace ctq::ui

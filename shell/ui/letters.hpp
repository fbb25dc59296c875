// The letters of a text, and which of them the fonts have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ctq::ui {

/// The next letter of UTF-8 text as its code point; steps over it. Broken bytes, and what lies
/// beyond the basic plane, read as U+FFFD.
unsigned next_letter(std::string_view text, std::size_t& at);

/// Pairs of the first and the last letter of each range, and a 0 at the end, as ImGui wants them.
/// These are the sets of assets/fonts/subset.py: those of the text font, and the fewer ones of the
/// fonts of titles and emphasis.
extern const unsigned short text_letters[];
extern const unsigned short heading_letters[];

/// The letters of the text that no font has and that show as ?, each once.
std::string missing_letters(std::string_view text);
/// A sentence for whoever wrote such letters; empty where all can be drawn.
std::string_view about_letters(std::string_view text);

}  // namespace ctq::ui

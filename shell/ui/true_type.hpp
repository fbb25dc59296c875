// What is read of a TrueType file besides what the rasteriser reads: sizes, and outlines of letters.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "shell/ui/geometry.hpp"

namespace ctq::ui {

using FontFile = std::span<const unsigned char>;

/// A number of two bytes, and the same with a sign; 0 beyond the end of the file.
unsigned read_u16(FontFile file, std::size_t at);
int read_i16(FontFile file, std::size_t at);
/// Where a table begins; the file's size when it has none.
std::size_t find_table(FontFile file, const char* tag);

/// A line around a part of a letter, closed: corners and, between two of them, perhaps one point
/// that a quadratic curve bends towards.
struct LetterPoint {
    Point at;     ///< in ems, x from the letter's origin, y down from its baseline
    bool corner;  ///< it lies on the line
};
using LetterLine = std::vector<LetterPoint>;

/// The lines around a letter of the basic plane; each begins at a corner, and between two points
/// that are none there always is one. Empty where the font lacks the letter, or it is blank.
/// Source: the tables cmap (format 4), loca and glyf of the OpenType specification. Parts of letters
/// that are put together may be moved, but not turned or enlarged.
std::vector<LetterLine> letter_lines(FontFile file, unsigned letter);

}  // namespace ctq::ui

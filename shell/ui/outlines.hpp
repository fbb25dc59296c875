// The outlines of letters, for pictures that are not made of pixels.
#pragma once

#include <vector>

#include "shell/ui/geometry.hpp"
#include "shell/ui/true_type.hpp"

namespace ctq::ui {

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

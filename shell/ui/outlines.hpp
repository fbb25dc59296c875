// The outlines of letters, for vector pictures.
#pragma once

#include <vector>

#include "shell/ui/geometry.hpp"
#include "shell/ui/true_type.hpp"

namespace ctq::ui {

/// A point of a closed outline of a part of a letter. Corners lie on the outline. Between two
/// corners there is at most one other point: the control point of a quadratic curve.
struct LetterPoint {
    Point at;     ///< in ems, x from the letter's origin, y down from its baseline
    bool corner;  ///< it lies on the outline; false: a control point
};
using LetterLine = std::vector<LetterPoint>;

/// Returns the outlines of a letter of the basic multilingual plane. Each starts at a corner, and a
/// corner separates any two control points. Empty where the font lacks the letter or the letter is
/// blank. Source: the tables cmap (format 4), loca and glyf of the OpenType specification.
/// Components of composite glyphs can be moved, but not rotated or scaled.
std::vector<LetterLine> letter_lines(FontFile file, unsigned letter);

}  // namespace ctq::ui

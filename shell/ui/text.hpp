// Text on the canvas: one line or wrapped, measured, aligned, shortened. UTF-8; letters the fonts
// lack show as ?. Sizes are logical pixels an em before the person's text size, which is applied
// here and nowhere else.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

enum class Align { left, center, right };

struct TextStyle {
    Face face = Face::text;
    float size = 15;
    Color color = 0;  // 0: the theme's text
    Align align = Align::left;
    bool dots = true;  // what is too long ends in an ellipsis; else after a letter

    /// The same in another colour, and aligned otherwise.
    constexpr TextStyle in(Color other) const { return {face, size, other, align, dots}; }
    constexpr TextStyle to(Align other) const { return {face, size, color, other, dots}; }
};

/// The styles that most words have.
namespace style {
inline constexpr TextStyle title{Face::title, 28};
inline constexpr TextStyle heading{Face::bold, 16};
inline constexpr TextStyle number{Face::bold, 15};
inline constexpr TextStyle body{Face::text, 15};
inline constexpr TextStyle small{Face::text, 14};
inline constexpr TextStyle caption{Face::text, 13};
}  // namespace style

/// Width of one line in logical pixels.
float text_width(const Canvas& canvas, std::string_view text, const TextStyle& style);
/// The style with its letters as much smaller as the text needs to fit a width: `by` pixels at a time, down
/// to `least`.
TextStyle fitted(const Canvas& canvas, std::string_view text, TextStyle style, float width,
                 float least, float by = 0.5F);
/// Distance of two baselines.
float line_height(const Canvas& canvas, const TextStyle& style);
/// Height of wrapped text.
float text_height(const Canvas& canvas, std::string_view text, float width, const TextStyle& style);

/// One line with its baseline at `at`, aligned to at.x; returns its width.
float draw_text(Canvas& canvas, Point at, std::string_view text, const TextStyle& style);
/// One line in a box, capitals centred from top to bottom, aligned left to right, shortened with an
/// ellipsis where it is too long. Returns the width drawn.
float draw_text(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style);
/// Wrapped at spaces and at line breaks, from the top of the box; lines beyond its height are left
/// out, the last one ending in an ellipsis. Returns the height used.
float draw_wrapped(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style);

}  // namespace ctq::ui

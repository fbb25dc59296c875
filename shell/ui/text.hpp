// Text on the canvas: one line or wrapped, measured, aligned, shortened. Text is UTF-8; letters
// that the fonts lack show as ?. Sizes are logical pixels per em, before scaling by the person's
// text size. That scaling happens only here.
#pragma once

#include <string_view>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

enum class Align { left, center, right };

struct TextStyle {
    Face face = Face::text;
    float size = 15;
    Color color = 0;  // 0: the theme's text colour
    Align align = Align::left;
    bool dots = true;  // shortens long text with an ellipsis; false: cuts it after a letter

    /// Returns the style with another colour (`in`) or alignment (`to`).
    constexpr TextStyle in(Color other) const { return {face, size, other, align, dots}; }
    constexpr TextStyle to(Align other) const { return {face, size, color, other, dots}; }
};

/// The most common styles.
namespace style {
inline constexpr TextStyle title{Face::title, 28};
inline constexpr TextStyle heading{Face::bold, 16};
inline constexpr TextStyle number{Face::bold, 15};
inline constexpr TextStyle body{Face::text, 15};
inline constexpr TextStyle small{Face::text, 14};
inline constexpr TextStyle caption{Face::text, 13};
}  // namespace style

/// Returns the width of one line in logical pixels.
float text_width(const Canvas& canvas, std::string_view text, const TextStyle& style);
/// Returns the style, reduced in steps of `by` pixels until the text fits `width`, but not below
/// `least`.
TextStyle fitted(const Canvas& canvas, std::string_view text, TextStyle style, float width,
                 float least, float by = 0.5F);
/// Returns the distance between two baselines, in logical pixels.
float line_height(const Canvas& canvas, const TextStyle& style);
/// Returns the height of text wrapped at `width`, in logical pixels.
float text_height(const Canvas& canvas, std::string_view text, float width, const TextStyle& style);

/// Draws one line with its baseline at `at`, aligned to at.x. Returns its width.
float draw_text(Canvas& canvas, Point at, std::string_view text, const TextStyle& style);
/// Draws one line in a box: capitals vertically centred, aligned horizontally, shortened with an
/// ellipsis where it is too long. Returns the width drawn.
float draw_text(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style);
/// Draws text wrapped at spaces and line breaks, from the top of the box. Omits lines beyond the
/// height of the box; the last line drawn then ends in an ellipsis. Returns the height used.
float draw_wrapped(Canvas& canvas, Rect box, std::string_view text, const TextStyle& style);

}  // namespace ctq::ui

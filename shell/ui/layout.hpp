// Describes layouts. A list of sizes cuts a rectangle into rows or columns of parts. A `Column`
// holds any number of parts below each other; the same function measures and draws it. Nothing here
// allocates memory or keeps state between frames.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// How much room the page has. A scene asks once and passes it to its parts.
enum class SizeClass : std::uint8_t {
    phone,         // portrait, also a tablet less than 900 pixels wide
    turned_phone,  // landscape
    tablet,        // less than 1000 pixels wide
    desktop,
    wide,  // also more than 960 pixels high: the main part of a scene can be larger
};
SizeClass size_class(const Canvas& canvas);
/// Returns whether the page is a phone, upright or on its side, or a small tablet, upright.
bool narrow(const Canvas& canvas);
/// Returns whether the page is so low that parts below each other move closer together.
bool low(const Canvas& canvas);
bool low_phone(const Canvas& canvas);  ///< whether the page is low and a phone in portrait
/// Returns a length in pixels enlarged with the text size, never reduced.
float grown(const Canvas& canvas, float length);

/// A part of a row or a column, in pixels along it. A part of size 0 that does not grow is left
/// out, with its gap.
struct Part {
    float size = 0;
    float gap = 0;       ///< to the next part that is not left out
    float grow = 0;      ///< its share of the spare room
    float least = size;  ///< its minimum size; where room is short, the last parts shrink first
};

/// Returns the total length of the parts, with the gaps between them.
float length(std::span<const Part> parts);

/// Cuts `area` into parts from top to bottom (`down`) or from left to right, and writes one
/// rectangle per part. A rectangle is empty where its part is left out or no room is left.
void cut(Rect area, bool down, std::span<const Part> parts, std::span<Rect> into);

template <std::size_t N>
std::array<Rect, N> rows(Rect area, const Part (&parts)[N]) {
    std::array<Rect, N> places;
    cut(area, true, parts, places);
    return places;
}
template <std::size_t N>
std::array<Rect, N> columns(Rect area, const Part (&parts)[N]) {
    std::array<Rect, N> places;
    cut(area, false, parts, places);
    return places;
}

/// Any number of parts below each other. A function describes them by adding them to a column. A
/// column that measures only adds up their heights; a column that draws also draws each in its
/// place.
class Column {
  public:
    /// Creates a column that measures parts `width` pixels wide.
    explicit Column(float width);
    /// Creates a column that draws into an area. Parts beyond the area get height 0.
    explicit Column(Rect area) : left_(area), draws_(true) {}

    bool draws() const { return draws_; }
    float width() const { return left_.w; }
    /// Returns the total height of the parts added so far, without a gap after the last one.
    float height() const { return height_; }
    /// Returns the part of the area that is still free.
    Rect left() const { return left_; }
    /// Indents the parts that follow, on each side.
    void inset(float dx, float dy);
    /// Draws the background of the parts that follow over all the free room, and indents them.
    template <class Ground>
    void frame(float dx, float dy, const Ground& ground) {
        if (draws_) {
            ground(left_);
        }
        inset(dx, dy);
    }
    /// Leaves `height` pixels free.
    void space(float height);

    /// Adds a part; `draw` draws it in its rectangle. A part of height 0 is left out, with its gap.
    template <class Draw>
    void add(float height, float gap, const Draw& draw) {
        if (Rect at; place(height, gap, at)) {
            draw(at);
        }
    }
    /// Adds a part that a function describes as a column of its own.
    template <class Describe>
    void group(float gap, const Describe& describe);
    /// Reserves the place of a part at the lower edge, to be drawn later. It keeps its height where
    /// room is short. `gap` pixels above it stay free. Returns the place.
    Rect foot(float height, float gap);
    /// Adds a part that fills all the free room. While the column only measures, the part counts as
    /// `height` pixels high.
    template <class Draw>
    void fill(float height, const Draw& draw) {
        add(draws_ ? left_.h : height, 0, draw);
    }

  private:
    /// Adds the height of a part and sets `at` to its rectangle. Returns whether to draw it.
    bool place(float height, float gap, Rect& at);

    Rect left_;
    float height_ = 0;
    float gap_ = 0;  ///< the gap after the last part
    bool draws_ = false;
};

/// Returns the height of the column that a function describes, for a width.
template <class Describe>
float measured(float width, const Describe& describe) {
    Column column(width);
    describe(column);
    return column.height();
}

/// Draws the column that a function describes into a rectangle.
template <class Describe>
void draw_in(Rect area, const Describe& describe) {
    Column column(area);
    describe(column);
}

template <class Describe>
void Column::group(float gap, const Describe& describe) {
    add(measured(left_.w, describe), gap, [&](Rect at) { draw_in(at, describe); });
}

}  // namespace ctq::ui

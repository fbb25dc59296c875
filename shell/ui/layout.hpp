// What stands where, by description. Rows and columns of parts are cut out of a rectangle by a list of
// their sizes; what has any number of parts below each other is a Column, which is measured and
// drawn by one function. Nothing here allocates, and nothing is kept from one frame to the next.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "shell/ui/canvas.hpp"

namespace ctq::ui {

/// How much room the page has; a scene asks once, and tells its parts.
enum class SizeClass : std::uint8_t {
    phone,         // held upright
    turned_phone,  // on its side
    tablet,        // less than 1000 pixels wide
    desktop,
    wide,  // more than 960 pixels high, too: what is looked at most may be larger
};
SizeClass size_class(const Canvas& canvas);
/// One of the two for phones.
bool narrow(const Canvas& canvas);
/// A page so low that what stands below each other moves together.
bool low(const Canvas& canvas);
bool low_phone(const Canvas& canvas);  ///< and held upright
/// A length in pixels that grows with the size of the text and never shrinks.
float grown(const Canvas& canvas, float length);

/// A part of a row or a column, in pixels along it. One of size 0 that does not grow is left out, with its gap.
struct Part {
    float size = 0;
    float gap = 0;   ///< to the next part that is there
    float grow = 0;  ///< its share of what is left over
    float least =
        size;  ///< what it gives way to, the last part first, where there is no room for all
};

/// How long parts are together, with the gaps between them.
float length(std::span<const Part> parts);

/// The parts of `area` from top to bottom (`down`) or from left to right, one for each that is asked for;
/// empty where one is left out or no room is left.
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

/// Parts below each other, in any number. A function that adds them to a column describes them: for
/// one without a place it only adds up their heights, else each is drawn in its place.
class Column {
  public:
    /// To measure what is `width` pixels wide.
    explicit Column(float width);
    /// To draw into an area. What goes beyond it has no height.
    explicit Column(Rect area) : left_(area), draws_(true) {}

    bool draws() const { return draws_; }
    float width() const { return left_.w; }
    /// Of all that was added, with no gap after the last part.
    float height() const { return height_; }
    /// What is left of the area for what follows.
    Rect left() const { return left_; }
    /// What follows stands so far inside of what is left, on each side.
    void inset(float dx, float dy);
    /// Leaves pixels free.
    void space(float height);

    /// A part, and what draws it in its place. One of height 0 is left out, with its gap.
    template <class Draw>
    void add(float height, float gap, const Draw& draw) {
        if (Rect at; place(height, gap, at)) {
            draw(at);
        }
    }
    /// The place of a part at the lower edge, to be drawn later: it keeps its height where there is too
    /// little room. `gap` pixels above it stay free.
    Rect foot(float height, float gap);
    /// A part that uses all that is left, and is `height` pixels high where it is measured.
    template <class Draw>
    void fill(float height, const Draw& draw) {
        add(draws_ ? left_.h : height, 0, draw);
    }

  private:
    /// Whether the part is to be drawn, at `at`.
    bool place(float height, float gap, Rect& at);

    Rect left_;
    float height_ = 0;
    float gap_ = 0;  ///< after the last part
    bool draws_ = false;
};

/// How high what a function describes is for a width.
template <class Describe>
float measured(float width, const Describe& describe) {
    Column column(width);
    describe(column);
    return column.height();
}

/// Draws what a function describes into a rectangle.
template <class Describe>
void draw_in(Rect area, const Describe& describe) {
    Column column(area);
    describe(column);
}

}  // namespace ctq::ui

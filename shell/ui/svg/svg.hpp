// Records the drawing on a canvas as SVG. While `Canvas::svg` is set, the functions of draw.hpp,
// text.hpp and stamp.hpp draw here. Letters become outlines, because readers of the file don't have
// the program's fonts; the text is kept as a label. On request, texts stay texts instead: they can
// be edited, and look as the fonts of the reader do. The same drawing gives the same bytes.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/ui/fonts.hpp"
#include "shell/ui/geometry.hpp"
#include "shell/ui/text.hpp"
#include "shell/ui/theme.hpp"

namespace ctq::ui {

/// Pictures are rare, so the page fetches this code after its first frame. The functions that the
/// canvas calls are virtual only to keep the optimiser from inlining them into the drawing
/// functions.
class Svg {
  public:
    /// The style of a line, in logical pixels.
    struct Line {
        float width;          ///< 0: fills the enclosed area
        bool closed = false;  ///< joins the last point to the first
        bool round = false;   ///< round ends and joints, else flat and mitred
        float on = 0;         ///< length of dashes, and of the gaps (`off`); 0: a solid line
        float off = 0;
    };

    /// `editable`: writes texts as texts, not as outlines.
    explicit Svg(bool editable) : editable_(editable) {}
    virtual ~Svg() = default;

    /// Fills a box with a gradient from `top` at the upper edge to `bottom` at the lower.
    virtual void box(Rect r, float radius, Color top, Color bottom);
    /// Draws a line of this width inside the edge of a box.
    virtual void frame(Rect r, float radius, Color color, float width);
    /// Fills a box whose edge is blurred over `blur` pixels, a fraction `inner` of them inside the
    /// box. `hollow` draws only the part around the box.
    virtual void blurred(Rect r, float radius, float blur, float inner, Color color, bool hollow);
    /// Draws an ellipse of light that fades out to its edge.
    virtual void glow(Point center, float rx, float ry, Color color);
    /// Draws a disc, or a ring that is centred on the radius.
    virtual void circle(Point center, float radius, Color color, Line line);
    /// Draws a line through the points or fills the area inside them. Draws nothing for fewer than
    /// two points.
    virtual void path(std::span<const Point> points, Color color, Line line);

    /// A line of text in the letters of a cut, with `scale` logical pixels for each of its pixels.
    /// `align` says which end of the line stays if a reader's font has other widths.
    struct Letters {
        const Fonts::Cut& cut;
        float scale;
        Color color;
        Align align;
    };
    /// Draws a line of text whose left end is at `at`, on the baseline. Returns its width in logical
    /// pixels.
    virtual float letters(std::string_view words, Point at, const Letters& look);

    /// Clips the drawing to a box until `end_clip`. Clips nest.
    virtual void clip(Rect r);
    virtual void end_clip();

    /// Records the drawing until `end_part` as a part. `end_part` returns its number, above 0.
    /// `put` draws a part scaled by `scale`, then moved by `by`.
    virtual void begin_part();
    virtual int end_part();
    virtual void put(int part, Point by, float scale);

    /// Returns the picture as the text of a file. `title` and `words` describe it to screen
    /// readers.
    std::string file(float width, float height, std::string_view title,
                     std::string_view words) const;

  private:
    void paint(std::string_view what, Color color);
    void draw(const Line& line, Color color);
    void place(Rect r, float radius);
    bool begin_definition(std::string_view element, const std::string& id);
    void outline(Face face, unsigned letter, Point at, float em);
    void write(std::string_view words, Point at, float width, const Letters& look);

    bool editable_;
    std::string defs_;
    std::string body_;
    std::size_t part_begin_ = 0;
    int parts_ = 0;
};

}  // namespace ctq::ui

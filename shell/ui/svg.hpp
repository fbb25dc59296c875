// Takes down what is drawn on a canvas as SVG: what draw.hpp, text.hpp and stamp.hpp draw goes here
// while `Canvas::svg` is set. Letters become outlines, as the fonts are the program's own and nobody
// else has them; what they say stands beside them. The same drawing gives the same bytes.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/ui/fonts.hpp"
#include "shell/ui/geometry.hpp"
#include "shell/ui/theme.hpp"

namespace ctq::ui {

/// Pictures are asked for seldom, so the page fetches this after its first frame. Whatever the canvas
/// calls is virtual for that reason alone: no optimiser puts it into the functions that draw.
class Svg {
  public:
    /// Of a line; all in logical pixels.
    struct Line {
        float width;          ///< 0: what it surrounds is filled
        bool closed = false;  ///< the last point leads to the first
        bool round = false;   ///< ends and joints are round, else plain and pointed
        float on = 0;         ///< lengths of its dashes and of the gaps between them; 0: none
        float off = 0;
    };

    /// The files have to outlive it.
    explicit Svg(const FontFiles& fonts) : fonts_(fonts) {}
    virtual ~Svg() = default;

    /// A box filled from `top` at the upper edge to `bottom` at the lower.
    virtual void box(Rect r, float radius, Color top, Color bottom);
    /// A line of that width inside the edge of a box.
    virtual void frame(Rect r, float radius, Color color, float width);
    /// A box whose edge is blurred over `blur` pixels, a share `inner` of them inside; `hollow`: only
    /// what lies around it.
    virtual void blurred(Rect r, float radius, float blur, float inner, Color color, bool hollow);
    /// An ellipse of light that fades out to its edge.
    virtual void glow(Point center, float rx, float ry, Color color);
    /// A ring lies with half of its width on either side of the radius.
    virtual void circle(Point center, float radius, Color color, Line line);
    /// A line through the points, or what they surround; nothing for fewer than two.
    virtual void path(std::span<const Point> points, Color color, Line line);

    /// One line of letters, which says `words`; then each letter with its origin on the baseline and
    /// the size of an em.
    virtual void begin_letters(std::string_view words, Color color);
    virtual void letter(Face face, unsigned letter, Point at, float em);
    virtual void end_letters();

    /// What comes until `end_clip` is seen inside the box only. They nest.
    virtual void clip(Rect r);
    virtual void end_clip();

    /// What comes until `end_part` is put aside under a number above 0, to be put somewhere later,
    /// enlarged and then moved.
    virtual void begin_part();
    virtual int end_part();
    virtual void put(int part, Point by, float scale);

    /// The picture as a file. `title` and `words` tell what is on it to who doesn't see it.
    std::string file(float width, float height, std::string_view title,
                     std::string_view words) const;

  private:
    void paint(std::string_view what, Color color);
    void draw(const Line& line, Color color);
    void place(Rect r, float radius);
    bool begin_definition(std::string_view element, const std::string& id);

    FontFiles fonts_;
    std::string defs_;
    std::string body_;
    std::size_t part_begin_ = 0;
    int parts_ = 0;
};

}  // namespace ctq::ui

#include "shell/ui/symbols.hpp"

#include <array>
#include <cassert>
#include <string_view>

#include "shell/ui/draw.hpp"

namespace ctq::ui {

namespace {

// Outlines in a square of 24, y down, absolute: M move, L line, C cubic curve, Z close,
// O circle (x y r), D filled dot (x y r). Numbers follow in pairs or threes without commas.
constexpr std::string_view outlines[] = {
    "",
    // bottle: neck, shoulders, label
    "M10 3L10 6.4C10 9 6.8 9.8 6.8 13.2L6.8 20C6.8 21 7.4 21.6 8.4 21.6L15.6 21.6C16.6 21.6 17.2 "
    "21 17.2 20L17.2 13.2C17.2 9.8 14 9 14 6.4L14 3M9 2.8L15 2.8M6.8 14.2L17.2 14.2M6.8 "
    "18.2L17.2 18.2",
    // keys: bow, shaft, two teeth
    "O7.6 7.6 4.7D7.6 7.6 1.3M11 11L20.6 20.6M15.6 15.6L18.2 13M18.8 18.8L21.4 16.2",
    // sword: a cutlass with guard, knuckle bow and pommel
    "M8.6 12.4C13.4 10.2 18 7 21 2.6C21.6 8.6 17.6 13.4 11.4 15.4M5.8 11.2L12.6 18M8.8 14.6L4.6 "
    "18.8D3.9 20 1.5M12.6 18C11.4 20.4 8.6 21.4 6 20.6",
    // skull
    "M8 16.2C5.6 15 4.2 12.8 4.2 10C4.2 5.8 7.6 2.8 12 2.8C16.4 2.8 19.8 5.8 19.8 10C19.8 12.8 "
    "18.4 15 16 16.2L16 19.4C16 20.5 15.3 21.2 14.2 21.2L9.8 21.2C8.7 21.2 8 20.5 8 19.4ZD8.7 "
    "10.6 2.1D15.3 10.6 2.1M12 13.4L11.4 14.8L12.6 14.8ZM10.7 18.4L10.7 21M13.3 18.4L13.3 21",
    // hat: a cocked hat with its trim and a rosette
    "M1.9 15.4C3.4 14.4 4 12.6 4.8 10.6C6.2 6.8 8.6 4.2 12 4.2C15.4 4.2 17.8 6.8 19.2 10.6C20 "
    "12.6 20.6 14.4 22.1 15.4C19.6 18 16.2 19.4 12 19.4C7.8 19.4 4.4 18 1.9 15.4ZM4.8 13.4C7 15 "
    "9.2 15.8 12 15.8C14.8 15.8 17 15 19.2 13.4O12 10 1.9",
    // pistol: barrel and butt, guard with trigger, cock
    "M2.4 7.2L15 7.2C18.4 7.2 19.6 8.8 20.3 11.8L21.6 17.4L18.1 18.4L16.8 14.2C16.2 12.3 15 11.4 "
    "13 11.4L2.4 11.4ZM8.8 11.6C8.8 15.2 14 16 15.4 12.8M12 11.6L11.6 13.4M14.8 7L16.4 4.2L18.6 "
    "4.8M5 7L5 5.6",
    // spade
    "M12 2.8C10.6 6.4 4 9.4 4 14C4 16.6 5.8 18 7.8 18C9.6 18 11 17 12 15.2C13 17 14.4 18 16.2 "
    "18C18.2 18 20 16.6 20 14C20 9.4 13.4 6.4 12 2.8ZM12 15.4C12 18.4 11 20.2 9 21.2L15 21.2C13 "
    "20.2 12 18.4 12 15.4",
    // heart
    "M12 20.8C10.4 17 3.4 14 3.4 8.8C3.4 5.8 5.4 4 7.8 4C9.8 4 11.2 5.2 12 7.2C12.8 5.2 14.2 4 "
    "16.2 4C18.6 4 20.6 5.8 20.6 8.8C20.6 14 13.6 17 12 20.8Z",
    // diamond
    "M12 2.6C13.6 6.2 16 9.4 19 12C16 14.6 13.6 17.8 12 21.4C10.4 17.8 8 14.6 5 12C8 9.4 10.4 "
    "6.2 12 2.6Z",
    // club
    "M10.8 12.2C9.9 11.6 9 11.4 8 11.4C5.7 11.4 4 13 4 15C4 17 5.7 18.6 8 18.6C9.8 18.6 11.3 "
    "17.6 12 15.8C12.7 17.6 14.2 18.6 16 18.6C18.3 18.6 20 17 20 15C20 13 18.3 11.4 16 11.4C15 "
    "11.4 14.1 11.6 13.2 12.2C14.9 10.9 15.9 9.3 15.9 7C15.9 4.7 14.2 2.9 12 2.9C9.8 2.9 8.1 4.7 "
    "8.1 7C8.1 9.3 9.1 10.9 10.8 12.2ZM12 15.8C12 18.6 11 20.4 9.2 21.2L14.8 21.2C13 20.4 12 "
    "18.6 12 15.8",
    // boat
    "M3 16.4L21 16.4L18.2 21L5.8 21ZM11.6 16.2L11.6 2.8L19.4 13.6L11.6 13.6M9 13.6L4.6 13.6L9 7.2Z",
    // anchor
    "O12 5 2.2M12 7.4L12 21M7.6 10.4L16.4 10.4M3.6 14C4.2 18.2 7.4 21 12 21C16.6 21 19.8 18.2 "
    "20.4 14M2.6 16L3.6 13.8L5.8 15M21.4 16L20.4 13.8L18.2 15",
    // compass
    "O12 12 9.4M15.8 8.2L13.4 13.4L8.2 15.8L10.6 10.6Z",
    // fire: a flame in a flame
    "M12 21.4C7.6 21.4 4.8 18.4 4.8 14.6C4.8 10.6 8.4 8.8 9.2 5.2C9.4 4.2 9.4 3.2 9.2 2.4C12.6 "
    "3.8 14.2 6.6 14 9.6C15 9 15.6 8 15.8 6.8C18 9 19.2 11.6 19.2 14.4C19.2 18.4 16.4 21.4 12 "
    "21.4ZM12 21.2C10 21.2 8.8 19.8 8.8 18C8.8 15.8 10.8 15 11.6 12.6C13.8 13.8 15.2 15.9 15.2 "
    "18C15.2 19.8 14 21.2 12 21.2",
    // mummy: a wrapped head
    "M5.8 9.4C5.8 5.4 8.6 2.8 12 2.8C15.4 2.8 18.2 5.4 18.2 9.4L18.2 15C18.2 18.6 15.4 21.2 12 "
    "21.2C8.6 21.2 5.8 18.6 5.8 15ZM7.6 5.2L17 6.6M5.9 8.8L18 9.6M5.9 15.2L18.1 14.4M7 18.4L17.4 "
    "17.2D9.4 12 1.2D14.6 12 1.2",
    // rocks: two lie, one falls
    "M2.6 20.6L4.2 14.8L8.6 12.8L12.4 15.4L13.2 20.6ZM14.8 20.6L14.4 16.8L17.2 14.8L20.4 "
    "16.4L21.4 20.6ZM9.2 7.8L10.8 3.8L14.8 3L17.4 6.2L15.6 9.8L11.4 10.4ZM5.6 4L5.6 8.4M20.4 "
    "7.4L20.4 11.2",
    // snake: body, head, eye and tongue
    "M3.6 19.6C8.4 21.6 19.6 21.6 19.8 17.4C20 13.6 6 15.6 6 11.6C6 8.4 16.8 10 17.6 6.2C18.1 "
    "3.8 16 2.6 14 2.8C12 3 10.8 4.4 10.8 5.8C12.4 6.8 14 6.8 15.4 6.2M10.8 5.8L8.2 7M8.2 7L6.2 "
    "6.4M8.2 7L7.2 8.8D14 4.8 0.8",
    // spiders
    "O12 14.4 4.2O12 8.2 2.1M8.8 11.6L5.4 8.8L5 4.6M15.2 11.6L18.6 8.8L19 4.6M7.9 13.4L3 "
    "11.6M16.1 13.4L21 11.6M8 15.8L4.2 17.4L3 20.8M16 15.8L19.8 17.4L21 20.8M9.6 17.8L8 "
    "21.4M14.4 17.8L16 21.4",
    // artifact: a mask with its head-dress
    "M5 7.4L19 7.4L19 12.6C19 17 16.4 20.2 12 21.4C7.6 20.2 5 17 5 12.6ZM5 7.4L3.6 3L8.4 5L12 "
    "2.4L15.6 5L20.4 3L19 7.4M8 11.4L10.4 11.4M13.6 11.4L16 11.4M12 11L12 14.6M9.6 17.2L14.4 17.2",
    // tent
    "M12 4.6L21.4 20L2.6 20ZM10.8 2.6L12 4.6L13.2 2.6M12 11.6L8.4 20M12 11.6L15.6 20",
    // backpack
    "M6.4 10.4C6.4 6.8 8.6 5 12 5C15.4 5 17.6 6.8 17.6 10.4L17.6 19C17.6 20.4 16.8 21.2 15.4 "
    "21.2L8.6 21.2C7.2 21.2 6.4 20.4 6.4 19ZM9.6 5.2C9.6 3.4 10.4 2.6 12 2.6C13.6 2.6 14.4 3.4 "
    "14.4 5.2M9.2 13.8L14.8 13.8L14.8 17.6L9.2 17.6ZM6.4 12.8L4 13.8L4 18.4L6.4 19M17.6 12.8L20 "
    "13.8L20 18.4L17.6 19",
    // menu
    "M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5",
    // back
    "M14.5 5L7.5 12L14.5 19",
    // close
    "M6 6L18 18M18 6L6 18",
    // check
    "M4.5 12.5L9.8 18L19.5 6.5",
    // undo
    "M8.5 4.5L4 9L8.5 13.5M4.4 9L14.5 9C17.8 9 20 11.2 20 14.2C20 17.2 17.8 19.4 14.5 19.4L9 19.4",
    // redo
    "M15.5 4.5L20 9L15.5 13.5M19.6 9L9.5 9C6.2 9 4 11.2 4 14.2C4 17.2 6.2 19.4 9.5 19.4L15 19.4",
    // hint: a lamp
    "M9 17C9 14.6 5.8 13.4 5.8 9.2C5.8 5.6 8.6 3 12 3C15.4 3 18.2 5.6 18.2 9.2C18.2 13.4 15 14.6 "
    "15 17ZM9.6 20.4L14.4 20.4",
    // log
    "M9 6L20 6M9 12L20 12M9 18L20 18D5 6 1.2D5 12 1.2D5 18 1.2",
    // share
    "M12 3.4L12 14.6M7.6 7.4L12 3L16.4 7.4M6.6 11L4.8 11L4.8 20.4L19.2 20.4L19.2 11L17.4 11",
    // help
    "O12 12 9.4M9.2 9.6C9.2 8 10.4 6.8 12 6.8C13.6 6.8 14.8 8 14.8 9.4C14.8 11.6 12 11.6 12 "
    "14D12 17.2 1.2",
    // more
    "D5 12 1.7D12 12 1.7D19 12 1.7",
    // plus
    "M12 5L12 19M5 12L19 12",
    // minus
    "M5 12L19 12",
    // down
    "M5.5 9L12 15.5L18.5 9",
    // play
    "M7.5 4.6L19.4 12L7.5 19.4Z",
    // pause
    "M8.5 5L8.5 19M15.5 5L15.5 19",
    // next
    "M5.5 5L15 12L5.5 19ZM18.5 5L18.5 19",
    // person
    "O12 7.8 4.2M4 21C4 16.8 7.4 14.4 12 14.4C16.6 14.4 20 16.8 20 21",
    // bot
    "M5.5 9L18.5 9L18.5 19.5L5.5 19.5ZM12 9L12 5.4D12 4.4 1.4D9.3 13.4 1.5D14.7 13.4 1.5M9.6 "
    "16.8L14.4 16.8M3 12.4L3 16.4M21 12.4L21 16.4",
    // text
    "M4.5 5L19.5 5M12 5L12 20M9 20L15 20M4.5 5L4.5 7.4M19.5 5L19.5 7.4",
    // eye
    "M2.4 12C4.6 7.6 8 5.6 12 5.6C16 5.6 19.4 7.6 21.6 12C19.4 16.4 16 18.4 12 18.4C8 18.4 4.6 "
    "16.4 2.4 12ZO12 12 3.2",
    // sun
    "O12 12 4.2M12 2.4L12 4.6M12 19.4L12 21.6M2.4 12L4.6 12M19.4 12L21.6 12M5.2 5.2L6.8 6.8M17.2 "
    "17.2L18.8 18.8M18.8 5.2L17.2 6.8M6.8 17.2L5.2 18.8",
    // moon
    "M20 14.4C18.8 15 17.5 15.3 16 15.3C11.6 15.3 8.4 12.2 8.4 8C8.4 6.4 8.8 5 9.6 3.6C5.6 4.6 3 "
    "8 3 12C3 17 7 21 12 21C15.8 21 18.8 18.4 20 14.4Z",
    // fit
    "M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15",
    // shield
    "M12 2.6L19.6 5.2L19.6 11.4C19.6 16 16.4 19.6 12 21.4C7.6 19.6 4.4 16 4.4 11.4L4.4 5.2Z",
    // upwind: an arrow towards a gust
    "M12 21.4L12 9.4M7 14L12 9L17 14M3.4 5.6C6.6 2.2 9.2 2.4 12 4.6C14.8 6.8 17.4 7 20.6 3.6",
    // vault: a safe with its wheel
    "M3.4 3.6L20.6 3.6L20.6 19L3.4 19ZO12 11.3 4.4M12 6.9L12 15.7M7.6 11.3L16.4 11.3M6.4 "
    "19.2L6.4 21.6M17.6 19.2L17.6 21.6",
    // chest: its lid, and a lock on the seam
    "M2.8 20L2.8 10C2.8 6.6 4.8 4.6 8 4.6L16 4.6C19.2 4.6 21.2 6.6 21.2 10L21.2 20ZM2.8 11.4L9.6 "
    "11.4M14.4 11.4L21.2 11.4M9.6 9.6L14.4 9.6L14.4 14.4L9.6 14.4Z",
    // cards: one before another
    "M3.6 7L13.6 7L13.6 21.4L3.6 21.4ZM8.6 3L20 5.6L17 19.4",
};
static_assert(std::size(outlines) == static_cast<std::size_t>(Symbol::cards) + 1);

float number(std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == ' ') {
        ++at;
    }
    float value = 0;
    float unit = 0;
    for (; at < text.size() && (text[at] == '.' || (text[at] >= '0' && text[at] <= '9')); ++at) {
        if (text[at] == '.') {
            unit = 0.1F;
        } else if (unit > 0) {
            value += unit * static_cast<float>(text[at] - '0');
            unit /= 10;
        } else {
            value = value * 10 + static_cast<float>(text[at] - '0');
        }
    }
    return value;
}

/// Draws outlines: collects the points of a line and strokes it when it ends.
class Plotter {
  public:
    Plotter(Canvas& canvas, Point center, float size, Color color, float weight)
        : canvas_(canvas),
          origin_(center - Point{size / 2, size / 2}),
          scale_(size / 24),
          color_(color),
          weight_(weight) {}

    void plot(std::string_view path) {
        for (std::size_t at = 0; at < path.size();) {
            const char command = path[at++];
            switch (command) {
                case 'M':
                    finish(false);
                    add(point(path, at));
                    break;
                case 'L':
                    add(point(path, at));
                    break;
                case 'C':
                    curve(path, at);
                    break;
                case 'Z':
                    finish(true);
                    break;
                default: {
                    finish(false);
                    const Point c = point(path, at);
                    const float r = number(path, at) * scale_;
                    if (command == 'O') {
                        ring(canvas_, c, r, color_, weight_);
                    } else {
                        disc(canvas_, c, r, color_);
                    }
                }
            }
        }
        finish(false);
    }

  private:
    Point point(std::string_view path, std::size_t& at) {
        const float x = number(path, at);
        const float y = number(path, at);
        return origin_ + Point{x, y} * scale_;
    }
    void add(Point p) {
        assert(size_ < points_.size());
        points_[size_++] = p;
    }
    void curve(std::string_view path, std::size_t& at) {
        const Point a = points_[size_ - 1];
        const Point b = point(path, at);
        const Point c = point(path, at);
        const Point d = point(path, at);
        const float reach = length(b - a) + length(c - b) + length(d - c);
        const int steps =
            std::clamp(static_cast<int>(std::sqrt(reach * canvas_.ratio) * 1.4F), 4, 14);
        for (int i = 1; i <= steps; ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(steps);
            const Point ab = mix(a, b, t);
            const Point bc = mix(b, c, t);
            const Point cd = mix(c, d, t);
            add(mix(mix(ab, bc, t), mix(bc, cd, t), t));
        }
    }
    void finish(bool closed) {
        if (closed && size_ > 1 && points_[0] == points_[size_ - 1]) {
            --size_;
        }
        stroke(canvas_, {points_.data(), size_}, color_, weight_, closed);
        size_ = 0;
    }

    Canvas& canvas_;
    Point origin_;
    float scale_;
    Color color_;
    float weight_;
    std::array<Point, 160> points_{};
    std::size_t size_ = 0;
};

}  // namespace

void symbol(Canvas& canvas, Symbol which, Point center, float size, Color color, float weight) {
    const float fitting = std::max(1.3F, size * 0.075F);
    Plotter(canvas, center, size, color, weight > 0 ? weight : fitting)
        .plot(outlines[static_cast<std::size_t>(which)]);
}

}  // namespace ctq::ui

#include "shell/ui/layout.hpp"

#include <algorithm>

namespace ctq::ui {

namespace {

constexpr float kPhoneWidth = 700;
constexpr float kPhoneHeight = 480;
constexpr float kUprightWidth = 900;  // in portrait, a page needs more width for panels beside it
constexpr float kTabletWidth = 1000;
constexpr float kLow = 700;
constexpr float kHigh = 960;
constexpr float kEndless = 1e6F;

bool there(const Part& part) {
    return part.size > 0 || part.grow > 0;
}

}  // namespace

SizeClass size_class(const Canvas& canvas) {
    const Rect& screen = canvas.screen;
    const float least = screen.h > screen.w ? kUprightWidth : kPhoneWidth;
    return screen.w < least || screen.h < kPhoneHeight
               ? (screen.w > screen.h ? SizeClass::turned_phone : SizeClass::phone)
           : screen.w < kTabletWidth ? SizeClass::tablet
           : screen.h > kHigh        ? SizeClass::wide
                                     : SizeClass::desktop;
}

bool narrow(const Canvas& canvas) {
    return size_class(canvas) <= SizeClass::turned_phone;
}

bool low(const Canvas& canvas) {
    return canvas.screen.h < kLow;
}

bool low_phone(const Canvas& canvas) {
    return low(canvas) && size_class(canvas) == SizeClass::phone;
}

float grown(const Canvas& canvas, float length) {
    return length * std::max(1.0F, canvas.text_scale);
}

float length(std::span<const Part> parts) {
    float all = 0;
    float gap = 0;
    for (const Part& part : parts) {
        if (there(part)) {
            all += gap + part.size;
            gap = part.gap;
        }
    }
    return all;
}

void cut(Rect area, bool down, std::span<const Part> parts, std::span<Rect> into) {
    const float room = down ? area.h : area.w;
    float shares = 0;
    float yields = 0;  // by how much all parts can shrink
    for (const Part& part : parts) {
        shares += part.grow;
        yields += part.size - part.least;
    }
    const float spare = room - length(parts);
    float lack = std::min(std::max(0.0F, -spare), yields);  // by how much the parts must shrink
    float at = 0;
    float yielded = yields;  // by how much this part and those behind it can shrink
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        // The parts behind this one shrink first.
        yielded -= part.size - part.least;
        const float gives = std::max(0.0F, lack - yielded);
        lack -= gives;
        const float grows = spare > 0 && shares > 0 ? spare * part.grow / shares : 0;
        const float size = std::min(part.size - gives + grows, std::max(0.0F, room - at));
        const float shown = there(part) ? size : 0;
        into[i] = down ? Rect{area.x, area.y + at, area.w, shown}
                       : Rect{area.x + at, area.y, shown, area.h};
        at += there(part) ? size + part.gap : 0;
    }
}

Column::Column(float width) : left_{0, 0, width, kEndless} {}

void Column::inset(float dx, float dy) {
    height_ += gap_ + 2 * dy;
    gap_ = 0;
    left_ = left_.inset(dx, dy);
}

Rect Column::foot(float height, float gap) {
    height_ += height > 0 ? height + gap : 0;
    return take_bottom(left_, height, gap);
}

void Column::space(float height) {
    height_ += gap_ + height;
    gap_ = 0;
    take_top(left_, height);
}

bool Column::place(float height, float gap, Rect& at) {
    if (height <= 0) {
        return false;
    }
    height_ += gap_ + height;
    gap_ = gap;
    at = take_top(left_, height, gap);
    return draws_;
}

}  // namespace ctq::ui

#include "shell/tables/floating_text.hpp"

#include <algorithm>

#include "shell/ui/ui.hpp"

namespace ctq::tables {

using ui::Point;
using ui::Rect;

namespace {

constexpr double kOfHold = 0.8;  // duration of a text, as a fraction of Motion::hold
constexpr float kRise = 22;      // how far a text rises, in pixels
constexpr float kHeight = 30;

/// How long a text takes to appear and to disappear, in seconds. In between it does not move.
struct Phases {
    double fade_in;
    double fade_out;
};

Phases phases_of(const FloatingText& text) {
    const double all = text.end - text.start;
    return {std::min(0.3, all * 0.3), std::min(0.5, all * 0.4)};
}

ui::Color color_of(FloatingText::Kind kind) {
    return kind == FloatingText::Kind::gain   ? ui::rgb(0xF2D589)
           : kind == FloatingText::Kind::loss ? ui::rgb(0xFFA98F)
                                              : ui::rgb(0xF6ECD8);
}

void draw_pill(ui::Canvas& canvas, Rect within, const FloatingText& text, Point at, float opacity) {
    const ui::TextStyle style{ui::Face::bold, 16, ui::faded(color_of(text.kind), opacity),
                              ui::Align::center};
    const float mark = text.seat > 0 ? 24 : 0;
    const float h = ui::grown(canvas, kHeight);
    const float w = ui::text_width(canvas, text.words, style) + mark + 26;
    Rect pill = ui::around(at, w, h);
    pill.x = std::max(within.x + 4, std::min(pill.x, within.right() - w - 4));
    ui::fill(canvas, pill, h / 2, ui::rgb(0x14202B, 0.92F * opacity));
    ui::outline(canvas, pill, h / 2, ui::faded(color_of(text.kind), 0.7F * opacity), 1.5F);
    pill = pill.inset(12, 0);
    if (mark > 0) {
        ui::TokenStyle token;
        token.opacity = opacity;
        ui::token(canvas, ui::take_left(pill, 17, mark - 17).center(), 16, text.seat, token);
    }
    ui::draw_text(canvas, pill, text.words, style);
}

}  // namespace

Point seat_point(const ui::Canvas& canvas, int seat, Point otherwise) {
    const ui::Spot* row = ui::find(canvas.spots, "seat-" + std::to_string(seat));
    return row != nullptr ? row->rect.center() : otherwise;
}

void FloatingTexts::add(std::vector<FloatingText> texts, const ui::Motion& motion, double start) {
    if (motion.hold <= 0) {
        return;
    }
    for (FloatingText& text : texts) {
        text.row = static_cast<int>(
            std::count_if(list_.begin(), list_.end(),
                          [&](const FloatingText& other) { return other.place == text.place; }));
        text.start = start;
        text.end = start + kOfHold * motion.hold;
        list_.push_back(std::move(text));
    }
}

void FloatingTexts::settle(ui::Motion& motion) {
    const std::size_t before = list_.size();
    std::erase_if(list_, [&](const FloatingText& text) { return motion.now >= text.end; });
    // Other parts depend on these texts and may already be drawn: request another frame.
    motion.moving = motion.moving || list_.size() != before;
    for (const FloatingText& text : list_) {
        const double entered = text.start + phases_of(text).fade_in;
        const double leaves = text.end - phases_of(text).fade_out;
        const bool moves =
            motion.now >= text.start && (motion.now < entered || motion.now >= leaves);
        motion.moving = motion.moving || (moves && !motion.reduced);
        ui::wake_at(motion, motion.now < text.start ? text.start
                            : motion.now < leaves   ? leaves
                                                    : text.end);
    }
}

float FloatingText::exit_progress(double now) const {
    const double fade_out = phases_of(*this).fade_out;
    return static_cast<float>(std::max(0.0, (now - (end - fade_out)) / fade_out));
}

void draw_floating_text(ui::Canvas& canvas, const FloatingText& text, Point at) {
    const double now = canvas.motion.now;
    if (now < text.start) {
        return;
    }
    const bool still = canvas.motion.reduced;
    const float entered =
        still ? 1 : ui::ease_out(static_cast<float>((now - text.start) / phases_of(text).fade_in));
    const float leaving = still ? 0 : text.exit_progress(now);
    at = at - Point{0, kRise * entered + static_cast<float>(text.row) * (kHeight + 4)};
    if (leaving <= 0 || !text.flies) {
        draw_pill(canvas, canvas.clip, text, at, entered * (1 - leaving));
        return;
    }
    ImDrawList* before = ui::draw_on_top(canvas);  // so that the text can leave the board
    draw_pill(canvas, canvas.screen, text,
              ui::mix(at, seat_point(canvas, text.seat, at), ui::ease(leaving)), 1);
    ui::draw_as_before(canvas, before);
}

}  // namespace ctq::tables

// Review: the board at any position, a slider to move along the match, the curve, and the log to
// jump by.
#include <algorithm>

#include "shell/scenes/board/drawing.hpp"
#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/review/scene.hpp"
#include "shell/ui/charts/lines.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

/// The least height of the part of the curve that reacts to a finger, in pixels.
constexpr float kCurve = 120;
constexpr float kLeastBoard = 150;  // a small page shows no curve if the board would be lower
constexpr float kLeastLog = 120;    // beside a lower log, the curve has no axes
constexpr float kSummary = 17;      // size of the summary's letters
constexpr float kLowSummary = 14;   // on a phone on its side
constexpr float kHeaderChip = 64;   // least width of a seat in the header

/// Returns the mistakes and blunders among the decisions that are counted.
std::vector<CurveMark> curve_marks(const Review& review, int seats) {
    std::vector<CurveMark> list;
    for (const bots::Verdict& one : review.verdicts) {
        const bots::Mark mark = bots::mark_of(one, seats);
        if (mark >= bots::Mark::mistake) {
            list.push_back({one.ply, one.seat, mark});
        }
    }
    return list;
}

/// Returns the least height of the whole curve.
float least_curve(const ReviewScene& scene, const ui::Canvas& canvas, bool small) {
    return ui::lines_height(canvas, kCurve, small, scene.session()->players().count());
}

void draw_review_curve(ReviewScene& scene, ui::Canvas& canvas, Rect rect, bool small) {
    const match::Session& session = *scene.session();
    const Review& review = scene.review();
    MatchCurve drawn{session, review.curve, session.match().cursor(), small};
    const std::vector<CurveMark> marks = curve_marks(review, session.players().count());
    if (!review.shows_score && !review.verdicts.empty() && review.in_wins) {
        drawn.shares = review.shares;
    }
    drawn.marks = marks;
    const int to = draw_match_curve(canvas, rect, drawn);
    if (to >= 0) {
        scene.go_to(to);
    }
}

void draw_jump_panel(ReviewScene& scene, ui::Canvas& canvas, Rect rect) {
    ui::panel(canvas, rect);
    Rect in = rect.inset(12, 12);
    ui::caption(canvas, ui::take_top(in, 20, 6), "Log: click to go there");
    draw_jumps(scene, canvas, in, 28 * canvas.text_scale);
}

void draw_jump_sheet(ReviewScene& scene, ui::Canvas& canvas) {
    if (!scene.frame().log_open) {
        return;
    }
    const ui::Sheet sheet = ui::begin_sheet(
        canvas, "log-sheet", "Log", std::min(480.0F, canvas.screen.w), canvas.screen.h * 0.6F);
    draw_jumps(scene, canvas, sheet.body, 44);
    ui::end_sheet(canvas);
    scene.frame().log_open = !sheet.dismissed;
}

/// Returns the width that the seats need in the header of a phone on its side, where they leave
/// height for the curve; 0 if they have too little room there.
float header_chips(const ReviewScene& scene, const ui::Canvas& canvas) {
    constexpr float others = 240;  // the title, and the buttons at both ends
    const auto seats = static_cast<float>(scene.session()->players().count());
    const float wanted = seats * ui::grown(canvas, kHeaderChip);
    const bool turned = ui::size_class(canvas) == ui::SizeClass::turned_phone;
    return turned && wanted + others <= canvas.screen.w ? wanted : 0;
}

void draw_head(ReviewScene& scene, const Commands& list, ui::Canvas& canvas) {
    const float chips = header_chips(scene, canvas);
    const std::string_view id = list.find("main-line") != nullptr ? "main-line"
                                : list.find("keep") != nullptr    ? "keep"
                                                                  : "learn";
    const CommandButton how{.kind = ui::ButtonKind::word, .brief = ui::narrow(canvas)};
    const float w = command_width(canvas, list, id, how);
    ui::Header head = ui::header(canvas, scene.session()->game().info->title, scene.badge(), "back",
                                 2 * ui::touch_target + chips + w);
    const Rect more = ui::take_right(head.rest, ui::touch_target);
    const Rect share = ui::take_right(head.rest, ui::touch_target);
    if (w > 0 && w + chips <= head.rest.w) {
        command_button(canvas, list, id, ui::around(ui::take_right(head.rest, w).center(), w, 44),
                       how);
    }
    ui::icon_button(canvas, {"share", "Share", ui::around(share.center(), 44, 44), true},
                    ui::Symbol::share, false);
    draw_more(canvas, more);
    if (chips > 0) {
        constexpr float height = 44;
        draw_chips(scene, canvas, ui::around(head.rest.center(), head.rest.w - 12, height), 1);
    }
}

/// Returns the id of the command that shows the verdicts on all seats or only on people.
std::string_view scope_of(const Review& review) {
    return review.own_only ? "mistakes-all" : "mistakes-mine";
}

/// Returns the width that remains beside its button.
float summary_width(const ReviewScene& scene, const Commands& list, const ui::Canvas& canvas,
                    float w) {
    const float button = command_width(canvas, list, scope_of(scene.review()));
    return button > 0 ? w - button - 8 : w;
}

/// Draws the outcome of the analysis, in letters of this size or smaller ones.
void draw_summary_words(const ReviewScene& scene, ui::Canvas& canvas, Rect rect, float size) {
    const std::string_view words = summary(scene.review());
    ui::TextStyle style{ui::Face::bold, size, canvas.theme.text, ui::Align::left};
    while (style.size > 12 && ui::text_height(canvas, words, rect.w, style) > rect.h) {
        style.size -= 0.5F;
    }
    ui::plain_spot(canvas, "summary", words, rect);
    ui::draw_wrapped(canvas, rect, words, style);
}

/// Draws the outcome of the analysis in large text, and the button that selects whose decisions it
/// judges.
void draw_summary(const ReviewScene& scene, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const float left = summary_width(scene, list, canvas, rect.w);
    if (left < rect.w) {
        const Rect at = ui::take_right(rect, rect.w - left - 8, 8);
        command_button(canvas, list, scope_of(scene.review()),
                       ui::around(at.center(), at.w, ui::touch_target));
    }
    draw_summary_words(scene, canvas, rect, kSummary);
}

/// Returns the height of the summary's text at this width; 0 if there is none.
float words_height(const ReviewScene& scene, const ui::Canvas& canvas, float w, float size) {
    const std::string_view words = summary(scene.review());
    const ui::TextStyle style{ui::Face::bold, size, canvas.theme.text, ui::Align::left};
    return words.empty() ? 0 : ui::text_height(canvas, words, w, style) + 2;
}

/// Returns the height of the summary at this width; 0 if there is none.
float summary_height(const ReviewScene& scene, const Commands& list, const ui::Canvas& canvas,
                     float w, float most) {
    const float left = summary_width(scene, list, canvas, w);
    const float text = words_height(scene, canvas, left, kSummary);
    const float least = left < w ? ui::touch_target : 0;
    return text > 0 ? std::max(least, std::min(most, text)) : 0;
}

void draw_wide(ReviewScene& scene, const Commands& list, ui::Canvas& canvas) {
    WideFrame frame = wide_frame(canvas, 0.27F, 240, 420);
    draw_position(scene, list, canvas, frame.body);
    draw_seats_above(scene, canvas, frame.side);
    if (const float h = summary_height(scene, list, canvas, frame.side.w, 140); h > 0) {
        draw_summary(scene, list, canvas, ui::take_top(frame.side, h, 12));
    }
    const float full = least_curve(scene, canvas, false);
    const bool small = frame.side.h < full + 16 + kLeastLog;
    const float least = small ? least_curve(scene, canvas, true) : full;
    const float height = std::max(least, small ? 0 : std::min(frame.side.h * 0.42F, 260.0F));
    draw_review_curve(scene, canvas, ui::take_top(frame.side, height, 16), small);
    draw_jump_panel(scene, canvas, frame.side);
}

void draw_row(ReviewScene& scene, const Commands& list, ui::Canvas& canvas, Rect row) {
    const Rect log = ui::take_left(row, 46, 6);
    if (ui::icon_button(canvas, {"log", "Log", log}, ui::Symbol::log)) {
        scene.frame().log_open = true;
    }
    draw_step_row(scene, list, canvas, row);
}

void draw_upright(ReviewScene& scene, const Commands& list, ui::Canvas& canvas) {
    const tables::ViewContext context = scene.context();
    const bool low = ui::low(canvas);
    Rect body = canvas.screen.inset(10, 0);
    ui::take_top(body, ui::header_height);
    draw_chips(scene, canvas, ui::take_top(body, low ? 44 : 46), 1);
    ui::take_bottom(body, low ? 6 : 14);
    draw_row(scene, list, canvas, ui::take_bottom(body, kStepButton, 4));
    draw_rail(scene, canvas, ui::take_bottom(body, kRail, 2));
    const float summary = summary_height(scene, list, canvas, body.w - 12, low ? 36 : 92);
    const int lines = list.in(kAtRemark).empty() || low ? 2 : 3;  // buttons take some of the width
    const float remark = remark_height(scene, list, canvas, lines);
    const float status = 44 * canvas.text_scale;
    const float curve = std::max(least_curve(scene, canvas, true), canvas.screen.h * 0.15F);
    if (body.h - curve - summary - remark - status >= kLeastBoard) {
        draw_review_curve(scene, canvas, ui::take_bottom(body, curve, 6), true);
    }
    if (summary > 0) {
        draw_summary(scene, list, canvas, ui::take_bottom(body, summary, 4).inset(6, 0));
    }
    if (remark > 0) {
        draw_remark(scene, list, canvas, ui::take_bottom(body, remark, 2).inset(6, 0));
    }
    draw_status(scene, canvas, ui::take_bottom(body, status).inset(6, 0));
    draw_board(scene, canvas, body, context);
}

/// A phone on its side: the seats are in the header and the summary is below the board, so
/// that the curve has its height. In larger text, or with more seats than the header can hold, it
/// has not, and is left out.
void draw_on_side(ReviewScene& scene, const Commands& list, ui::Canvas& canvas) {
    const tables::ViewContext context = scene.context();
    Rect body = canvas.screen.inset(8, 0);
    ui::take_top(body, ui::header_height + 4);
    ui::take_bottom(body, 6);
    Rect side = ui::take_right(body, std::max(330.0F, body.w * 0.42F), 10);
    if (const float h = words_height(scene, canvas, body.w, kLowSummary); h > 0) {
        draw_summary_words(scene, canvas, ui::take_bottom(body, std::min(h, 56.0F), 4),
                           kLowSummary);
    }
    draw_board(scene, canvas, body, context);
    if (header_chips(scene, canvas) == 0) {
        const int rows = scene.session()->players().count() > 4 ? 2 : 1;
        draw_chips(scene, canvas, ui::take_top(side, 44 * static_cast<float>(rows) - 4), rows);
    }
    draw_row(scene, list, canvas, ui::take_bottom(side, kStepButton, 2));
    draw_rail(scene, canvas, ui::take_bottom(side, kRail, 2));
    draw_status(scene, canvas, ui::take_top(side, 44 * canvas.text_scale, 2));
    if (const float best = remark_height(scene, list, canvas, 2); best > 0) {
        draw_remark(scene, list, canvas, ui::take_top(side, best, 2));
    }
    if (side.h >= least_curve(scene, canvas, true)) {
        draw_review_curve(scene, canvas, side, true);
    }
}

}  // namespace

void ReviewScene::draw(ui::Canvas& canvas, const Commands& list) {
    animate(canvas);
    take_keys(canvas, list);
    ui::room(canvas);
    draw_head(*this, list, canvas);
    if (!ui::narrow(canvas)) {
        draw_wide(*this, list, canvas);
    } else if (ui::size_class(canvas) == ui::SizeClass::phone) {
        draw_upright(*this, list, canvas);
    } else {
        draw_on_side(*this, list, canvas);
    }
    draw_more_menu(*this, list, canvas);
    draw_jump_sheet(*this, canvas);
    draw_seats_sheet(*this, canvas);
}

}  // namespace ctq::scenes

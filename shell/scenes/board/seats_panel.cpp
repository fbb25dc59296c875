#include <algorithm>
#include <string>

#include "shell/scenes/board/drawing.hpp"
#include "shell/tables/auto_answers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kSeatsPadding = 10;
constexpr float kSeatsGap = 4;
constexpr float kNamedChip = 78;  // least width of a chip with a name
constexpr float kAutoAnswer = 44;
constexpr float kAutoAnswersHead = 32;
constexpr int kMany = 4;          // with so many seats or more, rows are lower
constexpr float kMoreAt = 54;     // left margin of a seat's open information
constexpr float kMoreAside = 66;  // sum of its left and right margins

/// Draws the row of a seat, `h` pixels high, and below it what else everybody may know about the
/// seat.
void draw_seat(const BoardScene& scene, ui::Canvas& canvas, Rect whole,
               const tables::ViewContext& context, const tables::ViewContext& drawn, int seat,
               float h) {
    const tables::SeatFacts facts = scene.view().facts(context, seat);
    Rect more = whole;
    const Rect row = ui::take_top(more, h);
    const bool acts = context.turn.kind == core::Turn::Kind::seat && context.turn.seat == seat;
    const std::string title = context.titled(seat);
    const std::string label = title + ", " + facts.detail + ", " + facts.figure;
    ui::plain_spot(canvas, "seat-" + std::to_string(seat), label, whole, label);
    canvas.spots.list.back().kept = seat == context.viewer;
    if (acts) {
        ui::fill(canvas, whole, ui::radius_card, ui::faded(canvas.theme.brass, 0.1F));
    }
    ui::seat_row(canvas, row,
                 {.seat = seat,
                  .name = title,
                  .detail = facts.detail,
                  .figure = facts.figure,
                  .turn = acts && more.h <= 0,
                  .strong = seat == context.viewer,
                  .lit = acts,
                  .axis = facts.axis});
    if (more.h <= 0) {
        return;
    }
    ui::draw_in({more.x + kMoreAt, more.y - 2, more.w - kMoreAside, more.h},
                [&](ui::Column& below) { scene.view().seat_more(below, canvas, drawn, seat); });
    if (acts) {
        ui::outline(canvas, whole, ui::radius_card, ui::faded(canvas.theme.brass, 0.75F));
    }
}

/// Adds a row for every seat to the column.
void seat_rows(const BoardScene& scene, ui::Canvas& canvas, ui::Column& column) {
    const int count = scene.session()->players().count();
    const tables::ViewContext context = scene.context();
    const tables::ViewContext drawn = scene.drawn_context();
    const float h = (count >= kMany ? 52.0F : 60.0F) * std::max(1.0F, canvas.text_scale * 0.9F);
    for (int seat = 1; seat <= count; ++seat) {
        const float more = ui::measured(column.width() - kMoreAside, [&](ui::Column& below) {
            scene.view().seat_more(below, canvas, drawn, seat);
        });
        column.add(h + (more > 0 ? more + 8 : 0), kSeatsGap,
                   [&](Rect whole) { draw_seat(scene, canvas, whole, context, drawn, seat, h); });
    }
}

}  // namespace

void seats_panel(BoardScene& scene, ui::Canvas& canvas, ui::Column& column) {
    column.frame(kSeatsPadding, kSeatsPadding, [&](Rect all) { ui::panel(canvas, all); });
    const auto rows = [&](ui::Column& all) { seat_rows(scene, canvas, all); };
    const float needed = ui::measured(column.width(), rows);
    column.fill(needed, [&](Rect in) {
        if (needed <= in.h + 1) {
            ui::draw_in(in, rows);
        } else {
            ui::draw_scrolled(canvas, "seats-list", in, scene.frame().seats, needed, rows);
        }
    });
}

void draw_chips(BoardScene& scene, ui::Canvas& canvas, Rect rect, int rows) {
    const match::Session& session = *scene.session();
    const tables::ViewContext context = scene.context();
    const core::Turn turn = context.turn;
    const int columns = (session.players().count() + rows - 1) / rows;
    const float h = (rect.h - static_cast<float>(rows - 1) * kSeatsGap) / static_cast<float>(rows);
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        const int row = (seat - 1) / columns;
        const Rect line{rect.x, rect.y + static_cast<float>(row) * (h + kSeatsGap), rect.w, h};
        const Rect at = ui::column(line, (seat - 1) % columns, columns, 6);
        const tables::SeatFacts facts = scene.view().facts(context, seat);
        const std::string title = context.titled(seat);
        const std::string label = title + ", " + facts.detail + ", " + facts.figure;
        const ui::SpotState state =
            ui::labelled_spot(canvas, {"seat-" + std::to_string(seat), label, at});
        canvas.spots.list.back().kept = seat == session.viewer();
        if (state.clicked) {
            scene.frame().seats_open = true;
        }
        const Rect chip = ui::around(at.center(), at.w, 34);
        ui::seat_chip(canvas, chip,
                      {.seat = seat,
                       .name = at.w < kNamedChip * canvas.text_scale ? std::string_view() : title,
                       .detail = "",
                       .figure = facts.brief,
                       .turn = turn.kind == core::Turn::Kind::seat && turn.seat == seat,
                       .strong = seat == session.viewer(),
                       .lit = false,
                       .axis = facts.axis,
                       .sign = facts.sign,
                       .other = facts.other,
                       .other_sign = facts.other_sign});
        if (state.focused) {
            ui::focus_ring(canvas, chip, 17);
        }
    }
}

void draw_seats_sheet(BoardScene& scene, ui::Canvas& canvas) {
    if (!scene.frame().seats_open) {
        return;
    }
    const float width = std::min(440.0F, canvas.screen.w);
    const auto answers = scene.session()->viewer() > 0
                             ? scene.view().auto_answers()
                             : std::vector<tables::AutoAnswers::AutoAnswer>();
    const auto describe = [&](ui::Column& all) {
        seat_rows(scene, canvas, all);
        all.space(2 * kSeatsPadding - kSeatsGap);
        all.add(answers.empty() ? 0 : kAutoAnswersHead, 0,
                [&](Rect at) { ui::caption(canvas, at, "Answers to repeated questions"); });
        tables::auto_answers(all, canvas, answers, kAutoAnswer);
    };
    const float needed = ui::measured(width - 32, describe);
    const ui::Sheet sheet = ui::begin_sheet(canvas, "players-sheet", "Players", width, needed);
    ui::draw_scrolled(canvas, "players-list", sheet.body, scene.sheets().view.scroll, needed,
                      describe);
    ui::end_sheet(canvas);
    scene.frame().seats_open = !sheet.dismissed;
}

}  // namespace ctq::scenes

#include <algorithm>
#include <string>

#include "shell/scenes/board/drawing.hpp"
#include "shell/tables/auto_answers.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kPadding = 10;
constexpr float kGap = 4;
constexpr float kNamedChip = 78;  // the least width of a chip with a name
constexpr float kAutoAnswer = 44;
constexpr float kAutoAnswersHead = 32;
constexpr int kMany = 4;  // seats from which on the rows are lower

float row_height(const BoardScene& scene, const ui::Canvas& canvas) {
    return (scene.session()->players().count() >= kMany ? 52.0F : 60.0F) *
           std::max(1.0F, canvas.text_scale * 0.9F);
}

float more_height(const BoardScene& scene, const ui::Canvas& canvas,
                  const tables::ViewContext& context, int seat, float width) {
    const float h = scene.view().seat_more_height(canvas, context, seat, width - 66);
    return h > 0 ? h + 8 : 0;
}

void draw_rows(const BoardScene& scene, ui::Canvas& canvas, Rect in) {
    const Session& session = *scene.session();
    const tables::ViewContext context = scene.context();
    const core::Turn turn = context.turn;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        const tables::SeatFacts facts = scene.view().facts(context, seat);
        const float more = more_height(scene, canvas, context, seat, in.w);
        const float h = row_height(scene, canvas);
        const Rect whole = ui::take_top(in, h + more, kGap);
        Rect row = whole;
        const bool acts = turn.kind == core::Turn::Kind::seat && turn.seat == seat;
        const std::string title = scene.seat_title(seat);
        const std::string label = title + ", " + facts.detail + ", " + facts.figure;
        ui::plain_spot(canvas, "seat-" + std::to_string(seat), label, whole, label);
        if (acts) {
            ui::fill(canvas, whole, ui::radius_card, ui::faded(canvas.theme.brass, 0.1F));
        }
        ui::seat_row(canvas, ui::take_top(row, h),
                     {seat, title, facts.detail, facts.figure, acts && more == 0,
                      seat == session.viewer(), acts, facts.axis});
        if (more > 0) {
            scene.view().draw_seat_more(canvas, {row.x + 54, row.y - 2, row.w - 66, row.h}, context,
                                        seat);
            if (acts) {
                ui::outline(canvas, whole, ui::radius_card, ui::faded(canvas.theme.brass, 0.75F));
            }
        }
    }
}

}  // namespace

float seats_height(const BoardScene& scene, const ui::Canvas& canvas, float width) {
    const Session& session = *scene.session();
    const tables::ViewContext context = scene.context();
    float h = 2 * kPadding - kGap;
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        h += row_height(scene, canvas) + kGap +
             more_height(scene, canvas, context, seat, width - 2 * kPadding);
    }
    return h;
}

void draw_seats(BoardScene& scene, ui::Canvas& canvas, Rect rect) {
    ui::panel(canvas, rect);
    const Rect in = rect.inset(kPadding);
    const float needed = seats_height(scene, canvas, rect.w) - 2 * kPadding;
    if (needed <= in.h + 1) {
        draw_rows(scene, canvas, in);
        return;
    }
    ui::Scroll& scroll = scene.frame().seats;
    const ui::ScrollView view = ui::begin_scroll(canvas, "seats-list", in, scroll);
    draw_rows(scene, canvas, {view.content.x, view.content.y, view.content.w, needed});
    ui::end_scroll(canvas, view, "seats-list", scroll, needed);
}

void draw_chips(BoardScene& scene, ui::Canvas& canvas, Rect rect, int rows) {
    const Session& session = *scene.session();
    const tables::ViewContext context = scene.context();
    const core::Turn turn = context.turn;
    const int columns = (session.players().count() + rows - 1) / rows;
    const float h = (rect.h - static_cast<float>(rows - 1) * kGap) / static_cast<float>(rows);
    for (int seat = 1; seat <= session.players().count(); ++seat) {
        const int row = (seat - 1) / columns;
        const Rect line{rect.x, rect.y + static_cast<float>(row) * (h + kGap), rect.w, h};
        const Rect at = ui::column(line, (seat - 1) % columns, columns, 6);
        const tables::SeatFacts facts = scene.view().facts(context, seat);
        const std::string title = scene.seat_title(seat);
        const std::string label = title + ", " + facts.detail + ", " + facts.figure;
        const ui::SpotState state =
            ui::labelled_spot(canvas, {"seat-" + std::to_string(seat), label, at});
        if (state.clicked) {
            scene.frame().seats_open = true;
        }
        const Rect chip = ui::around(at.center(), at.w, 34);
        ui::seat_chip(canvas, chip,
                      {seat, at.w < kNamedChip * canvas.text_scale ? std::string_view() : title, "",
                       facts.brief, turn.kind == core::Turn::Kind::seat && turn.seat == seat,
                       seat == session.viewer(), false, facts.axis, facts.sign, facts.other,
                       facts.other_sign});
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
    const float seats = seats_height(scene, canvas, width - 32);
    const auto answers = scene.session()->viewer() > 0
                             ? scene.view().auto_answers()
                             : std::vector<tables::AutoAnswers::AutoAnswer>();
    const float auto_answers = tables::auto_answers_height(answers.size(), kAutoAnswer);
    const float needed = seats + (auto_answers > 0 ? kAutoAnswersHead + auto_answers : 0);
    const ui::Sheet sheet = ui::begin_sheet(canvas, "players-sheet", "Players", width, needed);
    const ui::ScrollView view =
        ui::begin_scroll(canvas, "players-list", sheet.body, scene.sheets().scroll);
    Rect in{view.content.x, view.content.y, view.content.w, needed};
    draw_rows(scene, canvas, ui::take_top(in, seats));
    if (auto_answers > 0) {
        ui::caption(canvas, ui::take_top(in, kAutoAnswersHead), "Answers to repeated questions");
        tables::draw_auto_answers(canvas, in, answers, kAutoAnswer);
    }
    ui::end_scroll(canvas, view, "players-list", scene.sheets().scroll, needed);
    ui::end_sheet(canvas);
    scene.frame().seats_open = !sheet.dismissed;
}

}  // namespace ctq::app

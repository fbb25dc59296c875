// Opening, joining and starting a table over the network: the layout.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/online/scene.hpp"
#include "shell/scenes/online/steps.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kOnlineMostWidth = 900;
constexpr float kMostHeight = 10000;  // more than the column ever needs
constexpr float kOnlineButton = 46;
constexpr float kOnlineRow = 34;  // height of a seat
constexpr float kOnlineGap = 10;

void put_words(ui::Canvas& canvas, Rect& in, std::string_view text, ui::TextStyle style,
               float gap) {
    const Rect at = ui::take_top(in, ui::text_height(canvas, text, in.w, style) + 1, gap);
    ui::draw_wrapped(canvas, at, text, style);
}

void put_seats(const Network& network, ui::Canvas& canvas, Rect& in) {
    const std::vector<online::RemoteSeat> seats = online::remote_seats(*network.table);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        Rect row = ui::take_top(in, kOnlineRow * std::max(1.0F, canvas.text_scale * 0.9F), 2);
        const bool empty = seats[i].kind == online::RemoteSeat::Kind::empty || seats[i].away;
        ui::token(canvas, ui::take_left(row, 30, 10).center(), 24, seat,
                  {0, false, false, empty ? 0.45F : 1.0F});
        const ui::Theme& t = canvas.theme;
        ui::draw_text(canvas, row, seat_line(seat, seats[i]),
                      {empty ? ui::Face::text : ui::Face::bold, 16, empty ? t.ink_soft : t.ink,
                       ui::Align::left});
    }
    ui::take_top(in, 0, 8);
}

constexpr float kNumber = 26;  // size of a step's number disc

/// Draws a numbered step and its buttons. The current step is highlighted, with its first button
/// golden.
void put_step(const JoinStep& step, int number, ui::Canvas& canvas, Rect& in) {
    const ui::Theme& t = canvas.theme;
    const bool present = step.state == JoinStep::State::present;
    const bool done = step.state == JoinStep::State::done;
    const ui::TextStyle style{present ? ui::Face::bold : ui::Face::text, 16,
                              present ? t.ink : t.ink_soft, ui::Align::left};
    constexpr float indent = kNumber + 10;
    const float words = ui::text_height(canvas, step.words, in.w - indent, style) + 1;
    Rect row = ui::take_top(in, std::max(kNumber, words), 8);
    const Rect disc{row.x, row.y, kNumber, kNumber};
    ui::fill(canvas, disc, kNumber / 2, present ? t.brass : ui::faded(t.brass, 0.22F));
    if (done) {
        ui::symbol(canvas, ui::Symbol::check, disc.center(), 16, t.ink_soft);
    } else {
        ui::draw_text(
            canvas, disc, std::to_string(number),
            ui::style::number.in(present ? t.on_brass : t.ink_soft).to(ui::Align::center));
    }
    ui::draw_wrapped(
        canvas,
        {row.x + indent, row.y + std::max(0.0F, (kNumber - words) / 2), row.w - indent, words},
        step.words, style);
    bool first = present;
    for (const NoteButton& one : step.buttons) {
        Rect at = ui::take_top(in, kOnlineButton, kOnlineGap);
        ui::take_left(at, indent);
        ui::button(canvas, {one.id, one.label, at},
                   {first ? ui::ButtonKind::main : ui::ButtonKind::paper});
        first = false;
    }
}

/// Draws the steps. Returns whether there are any.
bool put_steps(const std::vector<JoinStep>& steps, ui::Canvas& canvas, Rect& in) {
    int number = 0;
    for (const JoinStep& step : steps) {
        put_step(step, ++number, canvas, in);
    }
    ui::take_top(in, 0, 6);
    return !steps.empty();
}

bool in_steps(const std::vector<JoinStep>& steps, std::string_view id) {
    return std::any_of(steps.begin(), steps.end(), [id](const JoinStep& step) {
        return std::any_of(step.buttons.begin(), step.buttons.end(),
                           [id](const NoteButton& one) { return one.id == id; });
    });
}

}  // namespace

/// Draws all texts and buttons from the top of `in`, and removes their height from it.
void NetworkScene::put_column(ui::Canvas& canvas, Rect& in, const Commands& list) const {
    const ui::Theme& t = canvas.theme;
    put_words(canvas, in, status(), ui::style::title.in(t.ink), 8);
    if (const std::string words = network_words(network(), services_.settings); !words.empty()) {
        put_words(canvas, in, words, ui::style::body.in(t.ink_soft), 12);
    }
    const std::vector<JoinStep> steps = steps_of(network());
    bool first = !put_steps(steps, canvas, in);
    if (network().table) {
        put_seats(network(), canvas, in);
    }
    for (const Command& one : list.of_group("Table")) {
        if (one.id == "back" || one.label.empty() || in_steps(steps, one.id)) {
            continue;  // the header has the Back button
        }
        ui::button(canvas, {one.id, one.label, ui::take_top(in, kOnlineButton, kOnlineGap)},
                   {first ? ui::ButtonKind::main : ui::ButtonKind::paper});
        first = false;
    }
}

void NetworkScene::draw(ui::Canvas& canvas, const Commands& list) {
    ui::room(canvas);
    // An answer does not name its game.
    const core::GameHandle* known =
        network().invitation ? network().invitation->game : network().setup.game;
    const core::GameHandle& game = known != nullptr ? *known : *cabinet()[0];
    const tables::TableView& picture = services_.views.of(game);
    ui::header(canvas, title(), "With others", "back");
    const bool upright = ui::size_class(canvas) == ui::SizeClass::phone;
    const bool low = ui::size_class(canvas) == ui::SizeClass::turned_phone;
    const float margin = upright || low ? 10 : 40;
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height + (low ? 4 : 12));
    ui::take_bottom(all, low ? 6 : 12);
    const float width = std::min(kOnlineMostWidth, all.w - 2 * margin);
    const float height = std::min(all.h, upright ? all.h : 660.0F);
    const Rect paper =
        ui::around({all.center().x, all.y + std::max(height / 2, all.h * 0.46F)}, width, height);
    ui::paper(canvas, paper);
    Rect in = paper.inset(upright || low ? 14 : 24);
    const Network& here = network();
    const bool code =
        here.sharing && here.sharing->code.size > 0 && here.table && here.table->closed().empty();
    const float height_of_picture = std::min({in.w, in.h * 0.42F, code ? 260.0F : 200.0F});
    const Rect at = upright ? ui::take_top(in, height_of_picture, 12)
                            : ui::take_left(in, in.w * 0.44F, low ? 18 : 28);
    if (code) {
        const float side = std::min(at.w, at.h);
        draw_code(canvas, ui::around(at.center(), side, side), here.sharing->code);
    } else {
        picture.draw_picture(canvas, at);
    }

    const ui::ScrollView view = ui::begin_scroll(canvas, "page", in, page_);
    Rect column{view.content.x, view.content.y, view.content.w, kMostHeight};
    put_column(canvas, column, list);
    ui::end_scroll(canvas, view, "page", page_, column.y - view.content.y);
}

}  // namespace ctq::scenes

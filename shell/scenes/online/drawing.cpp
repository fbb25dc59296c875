// The way to a table over the network: opening it, joining it, waiting for the start.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/catalogue.hpp"
#include "shell/scenes/online/drawing.hpp"
#include "shell/scenes/sheets.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kMostWidth = 900;
constexpr float kMostHeight = 10000;  // more than the column ever needs
constexpr float kButton = 46;
constexpr float kRow = 34;  // of a seat
constexpr float kGap = 10;

void put_words(ui::Canvas& canvas, Rect& in, std::string_view text, ui::TextStyle style,
               float gap) {
    const Rect at = ui::take_top(in, ui::text_height(canvas, text, in.w, style) + 1, gap);
    ui::draw_wrapped(canvas, at, text, style);
}

void put_seats(const Network& network, ui::Canvas& canvas, Rect& in) {
    const std::vector<RemoteSeat> seats = network.table->seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i) + 1;
        Rect row = ui::take_top(in, kRow * std::max(1.0F, canvas.text_scale * 0.9F), 2);
        const bool empty = seats[i].kind == RemoteSeat::Kind::empty || seats[i].away;
        ui::token(canvas, ui::take_left(row, 30, 10).center(), 24, seat,
                  {0, false, false, empty ? 0.45F : 1.0F});
        const ui::Theme& t = canvas.theme;
        ui::draw_text(canvas, row, seat_line(seat, seats[i]),
                      {empty ? ui::Face::text : ui::Face::bold, 16, empty ? t.ink_soft : t.ink,
                       ui::Align::left});
    }
    ui::take_top(in, 0, 8);
}

void put_buttons(const App& app, ui::Canvas& canvas, Rect& in) {
    std::vector<Command> buttons;
    add_network(buttons, app.network());
    bool first = true;
    for (const Command& one : buttons) {
        if (one.id == "back") {
            continue;  // in the header
        }
        ui::button(canvas, {one.id, one.label, ui::take_top(in, kButton, kGap)},
                   {first ? ui::ButtonKind::main : ui::ButtonKind::paper});
        first = false;
    }
}

/// All of it from the top of `in`; the height it took.
float put_column(const App& app, ui::Canvas& canvas, Rect in) {
    const float top = in.y;
    const ui::Theme& t = canvas.theme;
    const Network& network = app.network();
    put_words(canvas, in, app.status(), {ui::Face::title, 28, t.ink, ui::Align::left}, 8);
    if (const std::string words = network_words(network); !words.empty()) {
        put_words(canvas, in, words, {ui::Face::text, 15, t.ink_soft, ui::Align::left}, 12);
    }
    if (network.table) {
        put_seats(network, canvas, in);
    }
    put_buttons(app, canvas, in);
    return in.y - top;
}

}  // namespace

void draw_network(App& app, ui::Canvas& canvas) {
    ui::room(canvas);
    // An answer tells of no game.
    const core::GameHandle* known =
        app.network().invitation ? app.network().invitation->game : app.choices().game;
    const core::GameHandle& game = known != nullptr ? *known : *cabinet()[0];
    ui::header(canvas, network_title(app.network(), app.choices()), "with others", "back");
    const bool upright = canvas.screen.w < 700;
    const bool low = canvas.screen.h < 480;
    const float margin = upright || low ? 10 : 40;
    Rect all = canvas.screen;
    ui::take_top(all, ui::header_height + (low ? 4 : 12));
    ui::take_bottom(all, low ? 6 : 12);
    const float width = std::min(kMostWidth, all.w - 2 * margin);
    const float height = std::min(all.h, upright ? all.h : 560.0F);
    const Rect paper =
        ui::around({all.center().x, all.y + std::max(height / 2, all.h * 0.46F)}, width, height);
    ui::paper(canvas, paper);
    Rect in = paper.inset(upright || low ? 14 : 24);
    const Network& network = app.network();
    const bool code = network.sharing && network.sharing->code.size > 0 && network.table &&
                      network.table->closed().empty();
    if (upright) {
        const float side = std::min({in.w, in.h * 0.42F, code ? 260.0F : 200.0F});
        Rect top = ui::take_top(in, side, 12);
        top = ui::around(top.center(), code ? side : in.w, side);
        code ? draw_code(canvas, top, network.sharing->code)
             : app.picture(game).draw_picture(canvas, top);
    } else {
        Rect left = ui::take_left(in, in.w * 0.44F, low ? 18 : 28);
        if (code) {
            const float side = std::min(left.w, left.h);
            left = ui::around(left.center(), side, side);
            draw_code(canvas, left, network.sharing->code);
        } else {
            app.picture(game).draw_picture(canvas, left);
        }
    }
    const ui::ScrollView view = ui::begin_scroll(canvas, "page", in, app.scene_state().page);
    const float needed =
        put_column(app, canvas, {view.content.x, view.content.y, view.content.w, kMostHeight});
    ui::end_scroll(canvas, view, "page", app.scene_state().page, needed);
    if (canvas.spots.top == 0 && ui::take_key(canvas, ui::Key::escape)) {
        app.ask("back");
    }
    draw_sheets(app, canvas);
    app.notices().draw(canvas, 40);
}

}  // namespace ctq::app

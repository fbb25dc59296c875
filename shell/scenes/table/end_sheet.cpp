#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/text.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kRow = 46;
constexpr float kRowGap = 4;

/// Seats by place, equal places in seat order.
std::vector<int> by_place(const core::Standing& standing) {
    std::vector<int> seats;
    for (int seat = 1; seat <= standing.seats; ++seat) {
        seats.push_back(seat);
    }
    std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) {
        return standing.rank[static_cast<std::size_t>(a - 1)] <
               standing.rank[static_cast<std::size_t>(b - 1)];
    });
    return seats;
}

std::string title_of(const Session& session, const core::Standing& standing) {
    if (session.ended()) {
        return session.ended_words();
    }
    if (standing.seats == 1) {
        return "Home again";
    }
    const int winner = by_place(standing).front();
    if (standing.drawn() || standing.rank[static_cast<std::size_t>(winner - 1)] != 1) {
        return "A draw";
    }
    const std::string& name = session.name(winner);
    return name == "You" ? "You win!" : name + " wins";
}

void draw_places(const TableScene& scene, ui::Canvas& canvas, Rect in,
                 const core::Standing& standing) {
    const Session& session = *scene.session();
    const tables::ViewContext context = scene.context();
    const ui::Theme& t = canvas.theme;
    const float row_height = std::min(kRow, in.h / static_cast<float>(standing.seats) - kRowGap);
    for (const int seat : by_place(standing)) {
        Rect row = ui::take_top(in, row_height, kRowGap);
        const int rank = standing.rank[static_cast<std::size_t>(seat - 1)];
        if (rank == 1) {
            ui::fill(canvas, row, ui::radius_card, ui::faded(t.brass, 0.14F));
            ui::outline(canvas, row, ui::radius_card, ui::faded(t.brass, 0.75F));
        }
        row = row.inset(14, 0);
        ui::draw_text(canvas, ui::take_left(row, 26, 6),
                      (rank > 0 ? std::to_string(rank) + "." : std::string("–")),
                      {ui::Face::title, 22, t.title, ui::Align::left});
        ui::token(canvas, ui::take_left(row, 28, 10).center(), 24, seat);
        const std::string detail = scene.view().facts(context, seat).detail;
        const ui::TextStyle soft{ui::Face::text, 14, t.muted, ui::Align::right};
        ui::draw_text(canvas, ui::take_right(row, ui::text_width(canvas, detail, soft) + 2, 8),
                      detail, soft);
        ui::draw_text(canvas, row, session.name(seat),
                      {rank == 1 ? ui::Face::bold : ui::Face::text, 17, t.text, ui::Align::left});
    }
}

}  // namespace

void draw_end_sheet(TableScene& scene, ui::Canvas& canvas) {
    const Session& session = *scene.session();
    if (session.turn().kind != core::Turn::Kind::over) {
        scene.end = {};
        return;
    }
    // What still moves arrives first.
    scene.end.open = scene.end.open || !canvas.motion.moving;
    if (!scene.end.open || scene.end.closed) {
        return;
    }
    const core::Standing standing = session.match().standing();
    const ui::Theme& t = canvas.theme;
    const float width = std::min(480.0F, canvas.screen.w);
    const bool flat = canvas.screen.h < 480;
    const float rows = static_cast<float>(standing.seats) * (kRow + kRowGap);
    const float why_height = 34 * canvas.text_scale;
    const float buttons = flat ? 48 : 3 * 48 + 2 * 10;
    const ui::Sheet sheet = ui::begin_sheet(canvas, "end", title_of(session, standing),
                                            flat ? std::min(680.0F, canvas.screen.w) : width,
                                            why_height + rows + 16 + buttons);
    Rect in = sheet.body;
    const std::string why = session.ended() ? (session.can_undo() ? "Undo takes it back." : "")
                            : standing.seats == 1
                                ? scene.prompt()
                                : core::capitalized(scene.view().ending(scene.context())) + ".";
    ui::draw_text(canvas, ui::take_top(in, why_height - 10, 10), why,
                  {ui::Face::text, 16, t.text, ui::Align::left});
    Rect foot = ui::take_bottom(in, buttons, 12);
    const ui::ButtonStyle main{ui::ButtonKind::main};
    bool look = false;
    if (flat) {
        ui::button(canvas, {"again", "Play again", ui::column(foot, 0, 5, 8)}, main);
        ui::button(canvas, {"review", "Review", ui::column(foot, 1, 5, 8)});
        ui::button(canvas, {"share", "Share", ui::column(foot, 2, 5, 8)});
        ui::button(canvas, {"change", "Set-up", ui::column(foot, 3, 5, 8)});
        look = ui::button(canvas, {"look", "Board", ui::column(foot, 4, 5, 8)});
    } else {
        const Rect first = ui::take_top(foot, 48, 10);
        ui::button(canvas, {"again", "Play again", ui::column(first, 0, 2, 10)}, main);
        ui::button(canvas, {"review", "Review", ui::column(first, 1, 2, 10)});
        const Rect second = ui::take_top(foot, 48, 10);
        ui::button(canvas, {"change", "Change set-up", ui::column(second, 0, 2, 10)});
        ui::button(canvas, {"share", "Share", ui::column(second, 1, 2, 10)});
        look = ui::button(canvas, {"look", "Look at the board", ui::column(foot, 0, 2, 10)});
        ui::button(canvas, {"lobby", "Lobby", ui::column(foot, 1, 2, 10)});
    }
    draw_places(scene, canvas, in, standing);
    ui::end_sheet(canvas);
    scene.end.closed = look || sheet.dismissed;
}

void draw_curtain(const TableScene& scene, ui::Canvas& canvas) {
    const int seat = scene.session()->curtain();
    if (seat == 0 || !scene.session()->covered()) {
        return;
    }
    const std::string color = core::capitalized(ui::seat_look(seat).color_name);
    const std::string words = scene.session()->name(seat) +
                              ", it is your turn. Your cards stay covered until you are ready.";
    const bool lifted = ui::curtain(canvas, seat, "Pass the device to " + color, words,
                                    "I am " + color + ": show my cards");
    if (lifted && canvas.spots.clicked != "curtain") {
        scene.ask("curtain");  // by the Enter key alone
    }
}

void draw_handover(const TableScene& scene, ui::Canvas& canvas, Rect rect) {
    const ui::Theme& t = canvas.theme;
    const std::string& name = scene.session()->name(scene.session()->curtain());
    Rect in = ui::narrow(canvas) ? rect : rect.inset(22, 0);
    ui::take_bottom(in, ui::narrow(canvas) ? 4 : 18);
    const std::string words =
        "Nobody else looks: what " + name + " chooses is opened together with all the others.";
    const ui::TextStyle style{ui::Face::text, 15, t.muted, ui::Align::left};
    const float button_height = std::min(56.0F, in.h * 0.5F);
    const float h = ui::text_height(canvas, words, in.w, style);
    if (h + 10 + button_height <= in.h) {
        ui::draw_wrapped(canvas, ui::take_top(in, h + 1, 12), words, style);
    }
    ui::ButtonStyle main{ui::ButtonKind::main};
    main.size = 17;
    const std::string label = "I am " + name + ": choose";
    Rect at = ui::take_top(in, button_height);
    at.w = std::min(at.w, 380.0F);
    const bool clicked = ui::button(canvas, {"curtain", label, at}, main);
    if (!clicked && ui::take_key(canvas, ui::Key::enter)) {
        scene.ask("curtain");
    }
}

}  // namespace ctq::app

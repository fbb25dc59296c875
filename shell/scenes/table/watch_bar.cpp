// Where only bots play: pause, one step, speed, in the place of the hand that nobody holds.
#include <algorithm>
#include <array>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::app {

using ui::Rect;

namespace {

constexpr float kRow = 44;
constexpr float kGap = 10;
constexpr float kOneRow = 620;  // the width from which on everything stands in one row

void draw_speeds(const Table& table, ui::Canvas& canvas, Rect rect) {
    const SettingChoice& choice = kSettingChoices[kWatchSpeed];
    const int now = choice.field.chosen(table.board.settings());
    std::array<std::string, 5> commands;
    std::array<Pick, 5> picks;
    for (int i = 0; i < choice.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        commands[at] = std::string("set:") + choice.key + "=" + choice.words[i].word;
        picks[at] = {commands[at], choice.words[i].label, i == now};
    }
    pick_row(canvas, rect, picks);
}

}  // namespace

bool watching(const Table& table) {
    const Session& session = table.session;
    return session.bots().watched() && session.turn().kind != core::Turn::Kind::over;
}

float watch_height(float width) {
    return width < kOneRow ? 2 * kRow + kGap + 12 : kRow + 18;
}

void draw_watch_bar(const Table& table, const Commands& list, ui::Canvas& canvas, Rect rect) {
    const bool wide = rect.w >= kOneRow;
    Rect in = rect.inset(wide ? 22 : 2, 2);
    Rect first = ui::take_top(in, kRow, kGap);
    Rect speeds = wide ? ui::take_right(first, std::min(380.0F, first.w * 0.5F), 24) : in;
    const bool cap = !canvas.input.touch;
    const float half = wide ? std::min(180.0F, first.w / 2) : (first.w - kGap) / 2;
    command_button(canvas, list, table.session.bots().paused() ? "go-on" : "pause",
                   ui::take_left(first, half, kGap),
                   {.kind = ui::ButtonKind::main, .cap = cap, .icon = true});
    command_button(canvas, list, "step", ui::take_left(first, half), {.cap = cap, .icon = true});
    draw_speeds(table, canvas, ui::take_top(speeds, kRow));
}

}  // namespace ctq::app

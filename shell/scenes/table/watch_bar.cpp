// The bar in place of the hand while only bots play: pause, one step, speed.
#include <algorithm>
#include <array>

#include "shell/scenes/command_controls.hpp"
#include "shell/scenes/table/drawing.hpp"
#include "shell/ui/ui.hpp"

namespace ctq::scenes {

using ui::Rect;

namespace {

constexpr float kWatchRow = 44;
constexpr float kWatchGap = 10;
constexpr float kOneRow = 620;  // least width at which all fits in one row

void draw_speeds(const Table& table, ui::Canvas& canvas, Rect rect) {
    const store::SettingSpec& choice = store::kSettingSpecs[store::kWatchSpeed];
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
    const match::Session& session = table.session;
    return session.bots().watched() && session.turn().kind != core::Turn::Kind::over;
}

void watch_bar(const Table& table, const Commands& list, ui::Canvas& canvas, ui::Column& column) {
    const bool wide = column.width() >= kOneRow;
    const bool cap = !canvas.input.touch;
    column.inset(wide ? 22 : 2, 2);
    column.add(kWatchRow, kWatchGap, [&](Rect row) {
        const Rect speeds = wide ? ui::take_right(row, std::min(380.0F, row.w * 0.5F), 24) : Rect{};
        const float half = wide ? std::min(180.0F, row.w / 2) : (row.w - kWatchGap) / 2;
        command_button(canvas, list, table.session.bots().paused() ? "go-on" : "pause",
                       ui::take_left(row, half, kWatchGap),
                       {.kind = ui::ButtonKind::main, .cap = cap, .icon = true});
        command_button(canvas, list, "step", ui::take_left(row, half), {.cap = cap, .icon = true});
        if (wide) {
            draw_speeds(table, canvas, speeds);
        }
    });
    column.add(wide ? 0 : kWatchRow, 0, [&](Rect row) { draw_speeds(table, canvas, row); });
    column.space(wide ? 14.0F : ui::low_phone(canvas) ? 0.0F : 8.0F);
}

}  // namespace ctq::scenes
